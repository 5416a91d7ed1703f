"""A site's small picture: only pictures, small ones, and never from home by a stranger's wish."""

from __future__ import annotations

import pytest

from reader.net.discover import MAX_BYTES, Icon, best_first, find_icon
from tests.feedserver import FeedServer, page, redirect, running
from tests.unit.net.conftest import HOME

pytestmark = pytest.mark.real

PNG = b"\x89PNG\r\n\x1a\n" + bytes(40)
ICO = b"\x00\x00\x01\x00" + bytes(40)
SVG = b"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"


def draw(data: bytes) -> bytes:
    """What is a picture; drawing it anew is for another process."""
    return data if data.startswith((PNG[:8], ICO[:4])) else b""


def site(feedserver: FeedServer, inside: str, host: str = "127.0.0.1") -> str:
    feedserver.serve("/", page(f"<html>{inside}".encode(), content_type="text/html"))
    return feedserver.url("/", host)


def test_the_icon_that_the_page_names_is_taken(feedserver, client):
    feedserver.serve("/i.png", page(PNG, content_type="text/plain"))
    found = find_icon(client, site(feedserver, "<link rel=icon href=/i.png>"), draw)
    assert found.data == PNG
    assert len(feedserver.seen()) == 2


def test_without_a_link_the_usual_place_is_asked(feedserver, client):
    feedserver.serve("/favicon.ico", page(ICO, content_type="text/html"))
    assert find_icon(client, site(feedserver, ""), draw).data == ICO


def test_a_drawing_that_may_hold_scripts_is_refused_whatever_its_name(feedserver, client):
    feedserver.serve("/i.png", page(SVG, content_type="image/png"))
    found = find_icon(client, site(feedserver, "<link rel=icon href=/i.svg><link rel=icon href=/i.png>"), draw)
    assert found.data == b""
    assert feedserver.seen("/i.svg") == []


def test_an_icon_that_is_too_large_is_refused(feedserver, client):
    feedserver.serve("/favicon.ico", page(PNG + bytes(MAX_BYTES)))
    found = find_icon(client, site(feedserver, ""), draw)
    assert found.data == b""
    assert feedserver.seen("/favicon.ico")[0].headers["accept"].startswith("image/png")


def test_a_public_page_cannot_name_an_icon_at_home(feedserver, client):
    inside = feedserver.url("/secret.png", HOME)
    feedserver.serve("/secret.png", page(PNG))
    feedserver.serve("/favicon.ico", redirect(inside))
    found = find_icon(client, site(feedserver, f"<link rel=icon href='{inside}'>"), draw, typed_by_user=True)
    assert found.data == b""
    assert feedserver.seen("/secret.png") == []


def test_a_page_at_home_cannot_name_an_icon_at_another_port(feedserver, client):
    with running() as other:
        other.serve("/switch-off.png", page(PNG))
        url = other.url("/switch-off.png", HOME)
        find_icon(client, site(feedserver, f"<link rel=icon href='{url}'>", HOME), draw, typed_by_user=True)
        assert other.seen() == []


def test_a_feed_at_home_may_have_its_icon_there(feedserver, client):
    feedserver.serve("/favicon.ico", page(ICO))
    assert find_icon(client, site(feedserver, "", HOME), draw, typed_by_user=True).data == ICO
    assert find_icon(client, site(feedserver, "", HOME), draw, typed_by_user=False).data == b""


def test_a_site_that_fails_gives_none_and_others_few_requests(feedserver, client):
    assert find_icon(client, feedserver.serve("/", page(b"", 500)), draw).data == b""
    links = "".join(f"<link rel=icon href=/{n}.png>" for n in range(30))
    feedserver.forget()
    assert find_icon(client, site(feedserver, links), draw).data == b""
    assert len(feedserver.seen()) == 4


def test_the_smallest_that_is_large_enough_comes_first():
    icons = tuple(Icon(f"/{size}", size) for size in (16, 0, 512, 32, 64))
    assert [one.size for one in best_first((*icons, Icon("/x.svg", 32)))] == [32, 64, 512, 0, 16]
