"""What a page on the public web names is never fetched from the user's machine or network; what they typed is."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest

from reader.core.records.fetched import Credentials, Problem
from reader.features.subscriptions.service.find_feeds import MOST_OPENED, FeedSearch
from reader.net.client import Client
from reader.net.discover import Patience, discover, fetch_candidate
from reader.parse.worker import GuardedParser
from tests.fake_clock import FakeClock
from tests.feedserver import FeedServer, page, redirect, simple_feed
from tests.unit.net.conftest import HOME, SMALL, pretend_reach

pytestmark = pytest.mark.real

FEED = simple_feed()
LINK = '<link rel="alternate" type="application/rss+xml" href="{}">'
FORMS = [
    LINK,
    LINK.replace("rss", "atom"),
    LINK.replace("application/rss+xml", "application/feed+json"),
    LINK.replace("http", "HTTP"),
    '<link rel="feed" href="{}">',
    '<a href="{}">RSS</a>',
    '<a href="{}/rss">news</a>',
    '<base href="{}"><link rel="alternate" type="application/rss+xml" href="/rss">',
    '<base href="{}"><a href="/feed">feed</a>',
]
SPELLINGS = [
    *("127.0.0.99", "127.99", "0x7f.0.0.99", "0177.0.0.0143", "2130706531", "[::ffff:127.0.0.99]"),
    *("inside.example", "INSIDE.example."),
]  # fmt: skip
WAYS = [(form, "127.0.0.99") for form in FORMS] + [(LINK, host) for host in SPELLINGS]


@pytest.fixture(scope="module")
def parser() -> Iterator[GuardedParser]:
    """One process reads for all of them."""
    with GuardedParser() as made:
        yield made


@pytest.fixture
def web(clock: FakeClock):
    """127.0.0.99 lies at home, all else on loopback is the public web; so does one name of a stranger's."""

    def lookup(host: str) -> list[str]:
        return ["127.0.0.99"] if "inside" in host or "7f00:63" in host or "127.0.0.99" in host else [host]

    def reach(ip: str):
        return pretend_reach(ip.removeprefix("::ffff:"))

    with Client(clock, limits=SMALL, lookup=lookup, reach=reach) as made:
        yield made


def inside(feedserver: FeedServer, host: str) -> str:
    return f"http://{host}:{feedserver.port}/secret"


def asked_inside(feedserver: FeedServer) -> list[str]:
    return [seen.path for seen in feedserver.seen() if seen.host == HOME]


@pytest.mark.parametrize(("form", "host"), WAYS)
def test_no_link_on_a_public_page_leads_inside(web, parser, feedserver, form, host):
    for path in ("/secret", "/secret/rss", "/rss", "/feed"):
        feedserver.serve(path, page(FEED))
    body = form.replace("{}", inside(feedserver, host)).encode()
    url = feedserver.serve("/page.html", page(body, content_type="text/html"))
    found = FeedSearch(web, parser).search_feeds(url)
    discovery = discover(web, url)
    for candidate in discovery.candidates:
        fetch_candidate(web, candidate, None, Patience(30.0))
    assert asked_inside(feedserver) == []
    assert {urlsplit(feed.url).hostname for feed in found.feeds} <= {"127.0.0.1"}, "the page's own"


def test_links_that_are_only_listed_do_not_lead_inside_either(web, parser, feedserver):
    feedserver.serve("/ok", page(FEED))
    links = [feedserver.url(f"/ok?{n}") for n in range(MOST_OPENED)] + [inside(feedserver, "inside.example")]
    body = "".join(LINK.replace("{}", link) for link in links).encode()
    url = feedserver.serve("/page.html", page(body, content_type="text/html"))
    found = FeedSearch(web, parser).search_feeds(url)
    assert "inside" not in str([feed.url for feed in found.feeds])
    assert asked_inside(feedserver) == []


def test_a_redirect_of_a_link_does_not_lead_inside(web, parser, feedserver):
    feedserver.serve("/feed", redirect(inside(feedserver, HOME), 302))
    body = LINK.replace("{}", "/feed").encode()
    url = feedserver.serve("/page.html", page(body, content_type="text/html"))
    assert FeedSearch(web, parser).search_feeds(url).feeds == ()
    assert asked_inside(feedserver) == []


def test_a_name_that_moves_inside_between_page_and_link_is_not_followed(clock, feedserver):
    """The page's host answers DNS with the user's own network the second time."""
    feedserver.serve("/feed", page(FEED))
    feedserver.serve("/", page(LINK.replace("{}", "/feed").encode(), content_type="text/html"))
    with Client(clock, lookup=lambda host: ["127.0.0.1"], reach=pretend_reach) as web:
        found = discover(web, f"http://turncoat.example:{feedserver.port}/")
    with Client(clock, lookup=lambda host: [HOME], reach=pretend_reach) as web:
        result = fetch_candidate(web, found.candidates[0], None, Patience(30.0))
    assert result.problem is Problem.FORBIDDEN_ADDRESS
    assert asked_inside(feedserver) == []


def test_what_the_user_typed_may_lie_inside_with_its_own_links(client, parser, feedserver):
    feedserver.serve("/feed", page(FEED))
    feedserver.serve("/", page(LINK.replace("{}", "/feed").encode(), content_type="text/html"))
    found = FeedSearch(client, parser).search_feeds(feedserver.url("/", host=HOME))
    assert [feed.url for feed in found.feeds] == [feedserver.url("/feed", host=HOME)]


def test_inside_a_page_names_its_own_host_only(client, parser, feedserver, clock):
    """Another service of the same machine is another's."""
    feedserver.serve("/feed", page(FEED))
    with contextlib.closing(FeedServer()) as other:
        other.serve("/admin/rss", page(FEED))
        body = LINK.replace("{}", other.url("/admin/rss", host=HOME)).encode()
        url = feedserver.serve("/", page(body, content_type="text/html")).replace("127.0.0.1", HOME)
        assert FeedSearch(client, parser).search_feeds(url).feeds == ()
        assert other.seen() == []


# --- passwords ----------------------------------------------------------------------------------------


def test_a_password_goes_to_the_origin_that_it_was_given_for_only(client, parser, feedserver):
    feedserver.serve("/own", page(FEED))
    feedserver.serve("/stranger", page(FEED))
    links = ["/own", feedserver.url("/stranger", host="127.0.0.5")]
    body = "".join(LINK.replace("{}", link) for link in links).encode()
    url = feedserver.serve("/", page(body, content_type="text/html"))
    found = FeedSearch(client, parser).search_feeds(url, credentials=Credentials("me", "secret"))
    assert [feed.takes_password for feed in found.feeds] == [True, False]
    assert {seen.path for seen in feedserver.seen() if "authorization" in seen.headers} == {"/", "/own"}


def test_a_password_in_the_address_is_told_apart_from_it(client, parser, feedserver):
    url = feedserver.serve("/feed", page(FEED)).replace("//", "//me:se%3Acret@")
    found = FeedSearch(client, parser).search_feeds(url)
    assert found.credentials == Credentials("me", "se:cret")
    assert found.feeds[0].takes_password
    assert "cret" not in found.feeds[0].url
