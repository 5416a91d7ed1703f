"""Looking for the feeds behind an address, on a real server."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.clock import FakeClock
from reader.learn.evidence import find_rate
from reader.model.fetched import Carries, Credentials
from reader.services.find_feeds import find_carries, open_looker
from reader.wording.words import in_english
from tests.feedserver import page, simple_feed

SITE = (
    b"<html><head><title>Kernel Garden</title>"
    b'<link rel="alternate" type="application/rss+xml" title="Kernel Garden" href="/feed.xml">'
    b'<link rel="alternate" type="application/atom+xml" title="Comments" href="/comments.xml">'
    b'<link rel="alternate" type="application/rss+xml" title="Broken" href="/broken.xml">'
    b"</head><body>Hello</body></html>"
)


@pytest.fixture
def looker():
    with open_looker(FakeClock(1_700_000_000 + 86_400)) as made:
        yield made


def test_a_site_with_two_feeds_and_a_broken_one(looker, feedserver):
    feedserver.serve("/", page(SITE, content_type="text/html"))
    feedserver.serve("/feed.xml", page(simple_feed("Kernel Garden", 6)))
    feedserver.serve("/comments.xml", page(simple_feed("Kernel Garden, comments", 2)))
    feedserver.serve("/broken.xml", page(b"<html>no feed</html>"))
    found = looker.look_for(feedserver.url("/"))
    assert [feed.title for feed in found.feeds] == ["Kernel Garden", "Kernel Garden, comments"]
    assert [post.title for post in found.feeds[0].latest] == [f"Kernel Garden {n}" for n in (5, 4, 3, 2)]
    assert found.feeds[0].posts_per_day == pytest.approx(6)
    assert found.feeds[0].carries is Carries.SUMMARIES
    assert feedserver.url("/broken.xml") in found.tried


def test_the_feed_itself_is_fetched_once(looker, feedserver):
    feedserver.serve("/feed", page(simple_feed("Harbour", 1)))
    found = looker.look_for(feedserver.url("/feed"))
    assert [feed.title for feed in found.feeds] == ["Harbour"]
    assert found.feeds[0].posts_per_day is None
    assert len(feedserver.seen("/feed")) == 1


def test_nothing_there_says_what_was_tried(looker, feedserver):
    feedserver.serve("/", page(b"<html><body>Nothing</body></html>", content_type="text/html"))
    found = looker.look_for(feedserver.url("/"))
    assert not found.feeds
    assert in_english(found.message).endswith(".")
    assert len(found.tried) > 3


def test_a_password_is_asked_for_and_used(looker, feedserver):
    def behave(exchange):
        if "authorization" in exchange.seen.headers:
            exchange.answer(200, {"Content-Type": "application/rss+xml"}, simple_feed("Secret", 2))
        else:
            exchange.answer(401, {"WWW-Authenticate": 'Basic realm="x"'})

    feedserver.serve("/feed", behave)
    assert looker.look_for(feedserver.url("/feed")).needs_password
    found = looker.look_for(feedserver.url("/feed"), Credentials("ann", "word"))
    assert [feed.title for feed in found.feeds] == ["Secret"]


def test_cancelling_stops_asking(looker, feedserver):
    feedserver.serve("/", page(SITE, content_type="text/html"))
    answers = iter([False, False, False])
    found = looker.look_for(feedserver.url("/"), cancelled=lambda: next(answers, True))
    assert found.was_cancelled
    assert not found.feeds


def test_nonsense_is_answered_with_a_sentence(looker):
    assert in_english(looker.look_for("hello").message).endswith(".")


@given(
    st.lists(st.one_of(st.none(), st.integers(-(10**9), 3 * 10**9)), max_size=20), st.integers(1, 2 * 10**9)
)
def test_a_rate_is_never_negative_and_needs_two_dates(dates, now):
    rate = find_rate(dates, now)
    known = [date for date in dates if date is not None and date <= now]
    assert (rate is None) == (len(known) < 2)
    assert rate is None or 0 < rate <= 24 * len(known)


def test_how_much_a_feed_carries():
    assert find_carries([]) is Carries.UNKNOWN
    assert find_carries(["", "", "x"]) is Carries.TITLES
    assert find_carries(["short"] * 3) is Carries.SUMMARIES
    assert find_carries(["long " * 300] * 3) is Carries.ARTICLES


def test_a_host_that_asked_for_a_pause_is_not_asked_by_the_finder_either(looker, feedserver):
    feedserver.serve("/feed.xml", page(simple_feed("Kernel Garden", 6)))
    host = feedserver.url("/").removeprefix("http://").rstrip("/")
    looker.client.hosts.close(host, looker.client.clock.now() + 600)
    found = looker.look_for(feedserver.url("/feed.xml"))
    assert found.may_come_back
    assert not found.feeds
    assert feedserver.seen() == []
