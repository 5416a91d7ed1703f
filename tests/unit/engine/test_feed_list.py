"""The engine's list of feeds is what the store has after every change, and only what changed is made again."""

from __future__ import annotations

from pathlib import Path

from reader.engine.loop import FeedList
from reader.store.feeds import add_feed, list_feeds, move_feed, remove_feed, rename_feed
from tests.new_store import open_new_store


def test_a_change_makes_one_feed_anew_and_keeps_the_others(tmp_path: Path):
    conn = open_new_store(tmp_path / "store.sqlite", 0.0)
    one, two, three = (add_feed(conn, f"https://{n}.example/feed", 0.0).feed_id for n in "abc")
    reads: list[None] = []
    feeds = FeedList(conn, lambda: reads.append(None))
    before = {feed.id: feed for feed in feeds.read()}
    assert feeds.read() == list_feeds(conn)
    assert len(reads) == 1
    rename_feed(conn, two, "Another")
    after = {feed.id: feed for feed in feeds.read()}
    assert (after[one], after[three]) == (before[one], before[three])
    assert after[one] is before[one]
    assert after[two].name == "Another"
    move_feed(conn, three, None, 0)
    assert [feed.id for feed in feeds.read()] == [three, one, two]
    remove_feed(conn, one, 1.0)
    assert feeds.read() == list_feeds(conn)
    assert [feed.id for feed in feeds.read()] == [three, two]
    conn.close()
