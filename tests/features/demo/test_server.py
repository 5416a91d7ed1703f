"""The server on loopback: answers like real sites, good and bad, and stops cleanly."""

from __future__ import annotations

import http.client
import shutil
import socket
import sys
from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import feedparser
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reader.core.errors import PaperroundError
from reader.features.demo.content import DemoContent, DemoPost
from reader.features.demo.server import Answer, DemoSite, spawn_server
from tests.features.demo.conftest import NOW, OFFSET_S

Get = Callable[..., Answer]


@pytest.fixture(scope="module")
def get(content: DemoContent, past: tuple[DemoPost, ...], live: tuple[DemoPost, ...]) -> Get:
    """What a site answers."""

    def ask(slug: str, path: str = "/feed.xml", etag: str = "", now: float = NOW) -> Answer:
        return DemoSite(content, content.get_feed(slug), past + live, f"http://{slug}").answer(path, etag, now)

    return ask


def size_of(png: bytes) -> tuple[int, int]:
    return int.from_bytes(png[16:20]), int.from_bytes(png[20:24])


def test_all_feeds_answer_and_parse(get: Get, content: DemoContent):
    expected = {"gone": 410, "failing": 503, "moved": 301}
    for feed in content.feeds:
        answer = get(feed.slug, feed.first_address)
        assert answer.status == expected.get(feed.behaviour, 200), feed.slug
        if answer.status == 200:
            assert bool(feedparser.parse(answer.body).bozo) == (feed.behaviour == "broken"), feed.slug
        if answer.status == 301:
            assert answer.headers["Location"] == f"http://{feed.slug}/feed.xml"


def test_the_broken_feed_gives_no_entries(get: Get):
    found = feedparser.parse(get("the-ink-spill").body)
    assert found.bozo
    assert [entry for entry in found.entries if entry.get("link")] == []


def test_a_second_visit_hears_that_nothing_changed(get: Get):
    answer = get("harbour-gazette", etag=get("harbour-gazette").headers["ETag"])
    assert (answer.status, answer.body) == (304, b"")


def test_a_new_post_ends_the_304s(get: Get, live: tuple[DemoPost, ...]):
    first = next(post for post in live if post.feed == "harbour-gazette")
    before = get(first.feed)
    after = get(first.feed, etag=before.headers["ETag"], now=first.published_at + 1.0)
    assert after.status == 200
    assert first.guid.encode() not in before.body
    assert feedparser.parse(after.body).entries[0].title == first.title


def test_publishers_ask_for_pauses(get: Get):
    assert get("orbit-and-ash").headers["Cache-Control"] == "max-age=7200"


def test_pages_pictures_icons_and_recordings_are_there(get: Get, past: tuple[DemoPost, ...]):
    article = next(post for post in past if post.title.startswith("À vélo"))
    page = get(article.feed, article.path)
    assert page.status == 200
    assert "<article>" in page.body.decode()
    assert "Les sept haltes" in page.body.decode()
    assert size_of(get("gull-and-buoy", "/favicon.ico").body) == (64, 64)
    assert size_of(get("tidewater-lab-notes", "/pictures/estuary.png").body) == (1160, 454)
    found = feedparser.parse(get("long-wave").body).entries[0].enclosures[0]
    episode = get("long-wave", urlsplit(found.href).path)
    assert (episode.status, episode.content_type, len(episode.body)) == (200, "audio/mpeg", int(found.length))


def test_the_front_page_announces_the_feed(get: Get):
    page = get("sada-almarfa", "/").body.decode()
    assert 'rel="alternate" type="application/rss+xml"' in page
    assert 'dir="rtl"' in page


def test_a_page_of_the_future_is_not_there_yet(get: Get, live: tuple[DemoPost, ...]):
    assert get(live[0].feed, live[0].path).status == 404
    assert get(live[0].feed, live[0].path, now=live[0].published_at + 1.0).status == 200


@settings(max_examples=80)
@given(path=st.text(max_size=60), etag=st.text(max_size=40))
def test_a_site_has_an_answer_to_anything(content: DemoContent, past: tuple[DemoPost, ...], path: str, etag: str):
    site = DemoSite(content, content.get_feed("long-wave"), past, "http://h")
    for wanted in (path, "/" + path, "/feed.xml", "/posts/" + path):
        assert site.answer(wanted, etag, NOW).status in (200, 304, 404)


@pytest.fixture(scope="module")
def bases() -> Iterator[dict[str, str]]:
    bases, stop = spawn_server(NOW, 7, OFFSET_S)
    yield bases
    stop()
    with pytest.raises(ConnectionError):
        socket.create_connection(place_of(bases["orbit-and-ash"]), timeout=60)


def place_of(base: str) -> tuple[str, int]:
    address = urlsplit(base)
    return str(address.hostname), int(address.port or 0)


def fetch(base: str, path: str = "/feed.xml", etag: str = "") -> tuple[int, dict[str, str], bytes]:
    connection = http.client.HTTPConnection(*place_of(base), timeout=60)
    connection.request("GET", path, headers={"If-None-Match": etag})
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer.status, dict(answer.getheaders()), body


@pytest.mark.real
def test_every_feed_is_a_host_of_its_own(bases: dict[str, str]):
    assert len(set(bases.values())) == 40
    assert all(base.startswith("http://127.0.0.1:") for base in bases.values())


@pytest.mark.real
def test_in_a_process_of_its_own_it_serves_the_same_posts(bases: dict[str, str], past: tuple[DemoPost, ...]):
    status, headers, body = fetch(bases["tidewater-lab-notes"])
    newest = next(post for post in past if post.feed == "tidewater-lab-notes")
    assert status == 200
    assert newest.guid.encode() in body
    assert headers["Content-Type"].startswith("application/rss+xml")
    assert fetch(bases["tidewater-lab-notes"], etag=headers["ETag"])[0] == 304


@pytest.mark.real
@pytest.mark.parametrize(
    "words",
    [
        b"\r\n\r\n",
        b"GET\r\n\r\n",
        b"GET /feed.xml HTTP/9.9\r\n\r\n",
        b"POST /feed.xml HTTP/1.1\r\nContent-Length: 3\r\n\r\nabc",
        b"GET http://[::1 HTTP/1.1\r\n\r\n",
        b"GET /\xff\xfe%zz?a=/../.. HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
        b"GET /pictures/../../pyproject.toml HTTP/1.1\r\nConnection: close\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 300 + b"\r\n",
        b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\n\r\n",
    ],
)
def test_odd_requests_harm_nobody(bases: dict[str, str], words: bytes):
    with socket.create_connection(place_of(bases["harbour-gazette"]), timeout=60) as connection:
        connection.sendall(words)
        connection.shutdown(socket.SHUT_WR)
        while connection.recv(65_536):
            pass
    assert fetch(bases["harbour-gazette"])[0] == 200


@pytest.mark.real
def test_a_server_that_does_not_start_is_told(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sys, "executable", shutil.which("false"))
    with pytest.raises(PaperroundError, match="didn't start"):
        spawn_server(NOW, 7, OFFSET_S)
