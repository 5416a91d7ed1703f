"""Whether the user was away, and what happened meanwhile."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from reader.core.records.stored import Feed, FeedChoices, HttpState, PublisherData
from reader.insights.away import DAY_S, Span, find_absence, read_catch_up
from reader.insights.feeds import find_seldom
from reader.store import feeds
from reader.store.db import open_store
from reader.store.reading_log import FeedUse, count_use, note_reading
from tests.unit.store.made import NOW, add_feed_with, make_new, store


@pytest.fixture
def conn(tmp_path):
    conn = open_store(tmp_path / "paperround.sqlite", NOW)
    yield conn
    conn.close()


@pytest.mark.parametrize(
    ("visited", "expected"),
    [
        ([], None),
        ([1, 2, 3], None),
        ([12], (12, 0)),
        ([40, 12, 0.1], (12, 0.1)),
        ([40, 12, 2.5, 1, 0], (12, 2.5)),
        ([40, 12, 4, 2, 0], None),
        ([20, 12, 6.5, 0.5], (6.5, 0.5)),
        ([4.9, 0], None),
    ],
)
def test_an_absence_is_long_and_over_lately(visited, expected):
    visits = [NOW - days * DAY_S for days in visited]
    span = find_absence(visits, NOW)
    assert span == (None if expected is None else Span(*(NOW - days * DAY_S for days in expected)))


def test_what_happened_is_told_by_story_and_by_feed(conn):
    one = add_feed_with(conn, "https://a.example/", [1, 2, 3, 4])
    two = add_feed_with(conn, "https://b.example/", [5])
    out = add_feed_with(conn, "https://c.example/", [6])
    feeds.set_choices(conn, out, replace(feeds.get_feed(conn, out).choices, out_of_unread=True))
    conn.execute("INSERT INTO stories (entry_id, story_id) SELECT entry_id, 1 FROM marks WHERE entry_id IN (1, 5)")
    catch_up = read_catch_up(conn, Span(NOW - 9 * DAY_S, NOW))
    assert (catch_up.posts, len(catch_up.stories)) == (5, 1)
    assert set(catch_up.stories[0].feeds) == {"Feed 1", "Feed 2"}
    assert [(feed.feed_id, feed.count) for feed in catch_up.feeds] == [(one, 4), (two, 1)]
    known = set(catch_up.stories[0].ids)
    assert not known & {row.id for feed in catch_up.feeds for row in feed.newest}
    assert read_catch_up(conn, Span(NOW - 90 * DAY_S, NOW - 80 * DAY_S)).posts == 0


def test_what_was_brought_opened_and_polled_is_counted(conn):
    feed_id = add_feed_with(conn, "https://a.example/", [1, 2])
    ids = store(conn, feed_id, [make_new(4), make_new(3)]).new_ids
    note_reading(conn, ids[0], NOW, 30.0)
    assert count_use(conn, NOW - DAY_S) == {feed_id: FeedUse(posts=2, opened=1, polls=2)}


def feed(feed_id: int, age_days: float = 100) -> Feed:
    publisher = PublisherData(title=f"Feed {feed_id}")
    url = f"https://{feed_id}.example/"
    return Feed(feed_id, url, None, 0, NOW - age_days * DAY_S, FeedChoices(), publisher, HttpState())


def test_only_feeds_that_bring_much_and_are_hardly_opened_are_named():
    use = {
        1: FeedUse(posts=410, opened=3, polls=110),
        2: FeedUse(posts=100, opened=40, polls=300),
        3: FeedUse(posts=5, opened=0, polls=300),
        4: FeedUse(posts=200, opened=0, polls=290),
    }
    facts = find_seldom([feed(1), feed(2), feed(3), feed(4, age_days=30), feed(5)], use, NOW, True)
    assert [(one.feed.id, one.days, one.fetch_share) for one in facts.feeds] == [(4, 30, 0.29), (1, 90, 0.11)]
    assert facts.is_known
    assert find_seldom([feed(4, age_days=5)], use, NOW, True).feeds == ()
    assert not find_seldom([], use, NOW, False).is_known
