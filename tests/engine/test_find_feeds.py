"""Looking for the feeds behind an address, on a real server."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.core.records.fetched import ContentDepth, Credentials
from reader.core.words.words import in_english
from reader.features.subscriptions.service.find_feeds import find_content_depth
from reader.planner.learning.evidence import find_rate
from tests.fake_clock import FakeClock
from tests.feedserver import page, simple_feed
from tests.starters import open_feed_search

SITE = (
    b"<html><head><title>Kernel Garden</title>"
    b'<link rel="alternate" type="application/rss+xml" title="Kernel Garden" href="/feed.xml">'
    b'<link rel="alternate" type="application/atom+xml" title="Comments" href="/comments.xml">'
    b'<link rel="alternate" type="application/rss+xml" title="Broken" href="/broken.xml">'
    b"</head><body>Hello</body></html>"
)


@pytest.fixture
def feed_search():
    with open_feed_search(FakeClock(1_700_000_000 + 86_400)) as made:
        yield made


def test_a_site_with_two_feeds_and_a_broken_one(feed_search, feedserver):
    feedserver.serve("/", page(SITE, content_type="text/html"))
    feedserver.serve("/feed.xml", page(simple_feed("Kernel Garden", 6)))
    feedserver.serve("/comments.xml", page(simple_feed("Kernel Garden, comments", 2)))
    feedserver.serve("/broken.xml", page(b"<html>no feed</html>"))
    found = feed_search.search_feeds(feedserver.url("/"))
    assert [feed.title for feed in found.feeds] == ["Kernel Garden", "Kernel Garden, comments"]
    assert [post.title for post in found.feeds[0].latest] == [f"Kernel Garden {n}" for n in (5, 4, 3, 2)]
    assert found.feeds[0].posts_per_day == pytest.approx(6)
    assert found.feeds[0].content_depth is ContentDepth.SUMMARIES
    assert feedserver.url("/broken.xml") in found.tried


def test_the_feed_itself_is_fetched_once(feed_search, feedserver):
    feedserver.serve("/feed", page(simple_feed("Harbour", 1)))
    found = feed_search.search_feeds(feedserver.url("/feed"))
    assert [feed.title for feed in found.feeds] == ["Harbour"]
    assert found.feeds[0].posts_per_day is None
    assert len(feedserver.seen("/feed")) == 1


def test_nothing_there_says_what_was_tried(feed_search, feedserver):
    feedserver.serve("/", page(b"<html><body>Nothing</body></html>", content_type="text/html"))
    found = feed_search.search_feeds(feedserver.url("/"))
    assert not found.feeds
    assert in_english(found.message).endswith(".")
    assert len(found.tried) > 3


def test_a_password_is_asked_for_and_used(feed_search, feedserver):
    def behave(exchange):
        if "authorization" in exchange.seen.headers:
            exchange.answer(200, {"Content-Type": "application/rss+xml"}, simple_feed("Secret", 2))
        else:
            exchange.answer(401, {"WWW-Authenticate": 'Basic realm="x"'})

    feedserver.serve("/feed", behave)
    assert feed_search.search_feeds(feedserver.url("/feed")).needs_password
    found = feed_search.search_feeds(feedserver.url("/feed"), Credentials("ann", "word"))
    assert [feed.title for feed in found.feeds] == ["Secret"]


def test_cancelling_stops_asking(feed_search, feedserver):
    feedserver.serve("/", page(SITE, content_type="text/html"))
    answers = iter([False, False, False])
    found = feed_search.search_feeds(feedserver.url("/"), cancelled=lambda: next(answers, True))
    assert found.was_cancelled
    assert not found.feeds


def test_nonsense_is_answered_with_a_sentence(feed_search):
    assert in_english(feed_search.search_feeds("hello").message).endswith(".")


@given(st.lists(st.one_of(st.none(), st.integers(-(10**9), 3 * 10**9)), max_size=20), st.integers(1, 2 * 10**9))
def test_a_rate_is_never_negative_and_needs_two_dates(dates, now):
    rate = find_rate(dates, now)
    known = [date for date in dates if date is not None and date <= now]
    assert (rate is None) == (len(known) < 2)
    assert rate is None or 0 < rate <= 24 * len(known)


def test_how_much_a_feed_carries():
    assert find_content_depth([]) is ContentDepth.UNKNOWN
    assert find_content_depth(["", "", "x"]) is ContentDepth.TITLES
    assert find_content_depth(["short"] * 3) is ContentDepth.SUMMARIES
    assert find_content_depth(["long " * 300] * 3) is ContentDepth.ARTICLES


def test_a_host_that_asked_for_a_pause_is_not_asked_by_the_finder_either(feed_search, feedserver):
    feedserver.serve("/feed.xml", page(simple_feed("Kernel Garden", 6)))
    host = feedserver.url("/").removeprefix("http://").rstrip("/")
    feed_search.client.hosts.close(host, feed_search.client.clock.now() + 600)
    found = feed_search.search_feeds(feedserver.url("/feed.xml"))
    assert found.may_come_back
    assert not found.feeds
    assert feedserver.seen() == []
