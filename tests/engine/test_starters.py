"""The check of the starter feeds, against a server of our own."""

from __future__ import annotations

from reader.core.clock import SystemClock
from reader.features.subscriptions.window.starter_feeds import Interest, StarterFeed
from tests.feedserver import FeedServer, page, simple_feed
from tests.starters import check, open_feed_search


def test_a_feed_that_answers_is_counted_and_one_that_does_not_is_named(feedserver: FeedServer) -> None:
    here, gone = feedserver.serve("/here.xml", page(simple_feed("Here", 9))), feedserver.url("/gone.xml")
    feeds = [StarterFeed(Interest.NEWS, "en", "A feed", "About", url) for url in (here, gone)]
    with open_feed_search(SystemClock()) as feed_search:
        checked, troubles = check(feeds, feed_search.search_feeds)
    assert list(troubles) == [gone]
    assert checked[0].posts_a_day is not None
    assert checked[0].posts_a_day > 0
    assert checked[1] == feeds[1]
