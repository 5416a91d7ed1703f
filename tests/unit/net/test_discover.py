"""From what a person types to the feeds behind it, with few requests."""

from __future__ import annotations

import pytest

from reader.core.records.fetched import Credentials, Fetched, FetchRequest, Outcome, Problem
from reader.core.words.words import in_english
from reader.net.client import Client
from reader.net.discover import COMMON_PATHS, discover, kept_address
from tests.feedserver import FeedServer, page, redirect, silence, simple_feed
from tests.unit.net.conftest import IMPATIENT

FEED = simple_feed()


def html(inside: str) -> bytes:
    return f"<!doctype html><html><head><title>Site</title>{inside}</head><body></body></html>".encode()


def site(feedserver: FeedServer, inside: str) -> str:
    return feedserver.serve("/", page(html(inside), content_type="text/html"))


def test_a_page_that_is_itself_a_feed_is_found_with_one_request(feedserver, client):
    found = discover(client, feedserver.serve("/anything", page(FEED)))
    assert [(one.url, one.kind) for one in found.candidates] == [(feedserver.url("/anything"), "rss")]
    assert found.page is not None
    assert found.page.body == FEED
    assert len(feedserver.seen()) == 1


def test_an_address_without_a_scheme_at_home_is_plain_http(feedserver, client):
    feedserver.serve("/feed", page(FEED))
    found = discover(client, f"  127.0.0.1:{feedserver.port}/feed ")
    assert found.candidates[0].url == feedserver.url("/feed")


def test_an_address_without_a_scheme_falls_back_to_plain_http_where_nothing_else_answers(feedserver, clock):
    feedserver.serve("/feed", page(FEED))
    lookup = {"small.example": ["127.0.0.1"]}.__getitem__
    with Client(clock, limits=IMPATIENT, lookup=lookup) as client:
        found = discover(client, f"small.example:{feedserver.port}/feed")
    assert found.candidates[0].url == f"http://small.example:{feedserver.port}/feed"
    assert [url.partition(":")[0] for url in found.tried] == ["https", "http"]


def test_a_password_does_not_go_out_in_the_open_unless_that_was_typed(feedserver, clock):
    feedserver.serve("/feed", page(FEED))
    lookup = {"small.example": ["127.0.0.1"]}.__getitem__
    with Client(clock, limits=IMPATIENT, lookup=lookup) as client:
        discover(client, f"small.example:{feedserver.port}/feed", credentials=Credentials("me", "secret"))
        assert not any("authorization" in seen.headers for seen in feedserver.seen())
        discover(client, f"http://small.example:{feedserver.port}/feed", credentials=Credentials("me", "secret"))
        assert "authorization" in feedserver.seen()[-1].headers


@pytest.mark.parametrize(
    ("status", "kept"), [(301, "/new"), (308, "/new"), (302, "/old"), (303, "/old"), (307, "/old")]
)
def test_only_a_permanent_redirect_changes_the_address_that_is_kept(feedserver, client, status, kept):
    feedserver.serve("/new", page(FEED))
    found = discover(client, feedserver.serve("/old", redirect("/new", status)))
    assert found.candidates[0].url == feedserver.url(kept)
    assert found.page is not None


@pytest.mark.parametrize(
    ("asked", "led_to", "kept"),
    [
        ("https://a.example/feed", "http://a.example/feed", "https://a.example/feed"),
        ("http://a.example/feed", "https://b.example/feed", "https://b.example/feed"),
        ("https://me:word@a.example/feed", "", "https://a.example/feed"),
    ],
)
def test_a_kept_address_is_never_less_safe_and_holds_no_password(asked, led_to, kept):
    fetched = Fetched(FetchRequest(asked), Outcome.FRESH, 0.0, 0.0, permanent_url=led_to)
    assert kept_address(fetched) == kept


def test_link_elements_name_the_feeds_in_order(feedserver, client):
    url = site(
        feedserver,
        '<base href="/blog/">'
        '<link rel="alternate" type="application/rss+xml" title="All &amp; more" href="rss">'
        '<link rel="Alternate" type="APPLICATION/ATOM+XML; charset=utf-8" href="/atom">'
        '<link rel=alternate type=application/feed+json href=//127.0.0.1/feed.json>'
        '<link rel="alternate" hreflang="de" href="/de"><link rel=stylesheet href=x.css>',
    )  # fmt: skip
    found = discover(client, url)
    assert [(one.url, one.title, one.kind) for one in found.candidates] == [
        (feedserver.url("/blog/rss"), "All & more", "rss"),
        (feedserver.url("/atom"), "", "atom"),
        ("http://127.0.0.1/feed.json", "", "json"),
    ]
    assert len(feedserver.seen()) == 1


def test_a_youtube_page_names_its_channel_in_a_link_element(feedserver, client):
    feed = "https://www.youtube.com/feeds/videos.xml?channel_id=UC123"
    url = site(feedserver, f'<link rel="alternate" type="application/rss+xml" title="RSS" href="{feed}">')
    assert discover(client, url).candidates[0].url == feed


def test_ordinary_links_that_look_like_feeds_are_tried_and_the_first_that_is_one_wins(feedserver, client):
    url = site(feedserver, '<a href="/about-rss">About</a><a href="/blog/feed">x</a><a href="/news">RSS feed</a>')
    feedserver.serve("/about-rss", page(html(""), content_type="text/html"))
    feedserver.serve("/blog/feed", page(FEED))
    found = discover(client, url)
    assert [one.url for one in found.candidates] == [feedserver.url("/blog/feed")]
    assert found.tried == (url, feedserver.url("/about-rss"), feedserver.url("/blog/feed"))


def test_the_sites_own_links_come_before_those_of_strangers(feedserver, client):
    other = feedserver.url("/feed", host="127.0.0.5")
    url = site(feedserver, f'<a href="{other}">RSS of a friend</a><a href="/rss">RSS</a>')
    feedserver.serve("/rss", page(FEED))
    assert discover(client, url).candidates[0].url == feedserver.url("/rss")
    assert {seen.host for seen in feedserver.seen()} == {"127.0.0.1"}


def test_common_paths_are_tried_until_the_first_hit(feedserver, client):
    url = site(feedserver, "")
    feedserver.serve("/atom.xml", page(FEED))
    found = discover(client, url)
    assert found.candidates[0].url == feedserver.url("/atom.xml")
    assert [seen.path for seen in feedserver.seen()] == ["/", "/feed", "/rss", "/atom.xml"]
    assert len({seen.connection for seen in feedserver.seen()}) == 1


def test_a_site_without_a_feed_says_so_after_few_requests(feedserver, client):
    found = discover(client, site(feedserver, ""))
    assert found.candidates == ()
    assert "No feed found at" in in_english(found.message)
    assert len(feedserver.seen()) == 1 + len(COMMON_PATHS)


@pytest.mark.parametrize(
    ("behaviour", "problem", "word"),
    [
        (page(b"", 404), Problem.NOT_FOUND, "Check the address"),
        (page(b"", 401), Problem.NEEDS_PASSWORD, "password"),
        (page(b"", 500), Problem.SERVER_ERROR, "error 500"),
    ],
)
def test_what_went_wrong_at_the_site_is_passed_on(feedserver, client, behaviour, problem, word):
    found = discover(client, feedserver.serve("/page", behaviour))
    assert (found.candidates, found.problem) == ((), problem)
    assert word in in_english(found.message)
    assert len(feedserver.seen()) == 1


def test_a_silent_site_is_named_so(feedserver, impatient):
    found = discover(impatient, feedserver.serve("/page", silence()))
    assert (found.candidates, found.problem) == ((), Problem.TIMEOUT)
    assert "too long" in in_english(found.message)


def test_a_front_page_that_is_missing_does_not_hide_the_feed(feedserver, client):
    feedserver.serve("/feed", page(FEED))
    assert discover(client, feedserver.url("/")).candidates[0].url == feedserver.url("/feed")


def test_a_password_is_used_and_never_shown(feedserver, client):
    url = feedserver.serve("/feed", page(FEED)).replace("//", "//me:secret@")
    found = discover(client, url)
    assert found.candidates
    assert "authorization" in feedserver.seen()[0].headers
    assert "secret" not in repr((found.candidates, found.tried, found.message))
    discover(client, feedserver.url("/feed"), credentials=Credentials("me", "x"))
    assert "authorization" in feedserver.seen()[1].headers


@pytest.mark.parametrize("typed", ["", "   ", "hello world of feeds", "ftp://example.org/", "javascript:alert(1)"])
def test_what_is_no_address_asks_nobody(client, typed):
    found = discover(client, typed)
    assert (found.candidates, found.tried, found.problem) == ((), (), Problem.BAD_ADDRESS)
    assert in_english(found.message).endswith(".")


def test_an_address_that_tells_its_feed_asks_nobody(client):
    found = discover(client, "github.com/python/cpython")
    assert found.candidates[0].url == "https://github.com/python/cpython/releases.atom"
    assert found.tried == ()


def test_a_search_can_be_cancelled(feedserver, client):
    found = discover(client, site(feedserver, ""), cancelled=lambda: len(feedserver.seen()) >= 3)
    assert found.candidates == ()
    assert len(feedserver.seen()) <= 4
