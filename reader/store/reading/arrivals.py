"""Arrivals in a span of time, feed by feed, and how much of it the owner opened. Any thread reads."""

from __future__ import annotations

from collections import defaultdict

import apsw
from msgspec import Struct

from reader.store.db import fetch
from reader.store.feeds.feed_state import FEED_NAME


class FeedShare(Struct, frozen=True):
    feed_id: int
    name: str
    count: int
    newest_ids: tuple[int, ...]


class FeedUse(Struct, frozen=True):
    """What a feed brought and cost, and what of it was opened."""

    posts: int = 0
    opened: int = 0
    polls: int = 0


def list_feed_shares(conn: apsw.Connection, since_at: float, until_at: float, most: int) -> list[FeedShare]:
    """Of feeds that are in Unread: how many entries each brought, and the newest few; who brought most first."""
    rows = fetch(
        conn,
        f"""SELECT feed_id, name, entry_id, n FROM (
                SELECT m.feed_id, {FEED_NAME} AS name, m.entry_id, count(*) OVER (PARTITION BY m.feed_id) AS n,
                    row_number() OVER (PARTITION BY m.feed_id ORDER BY m.sort_at DESC, m.entry_id DESC) AS place
                FROM marks m INDEXED BY marks_all CROSS JOIN feeds f ON f.id = m.feed_id
                    CROSS JOIN feed_state s ON s.feed_id = m.feed_id
                WHERE m.gone = 0 AND m.sort_at >= ?1 AND m.sort_at <= ?2
                    AND f.deleted_at IS NULL AND f.out_of_unread = 0)
            WHERE place <= ?3 ORDER BY n DESC, feed_id, place""",
        (int(since_at), int(until_at), most),
    )
    newest: dict[tuple[int, str, int], list[int]] = defaultdict(list)
    for feed_id, name, entry_id, count in rows:
        newest[feed_id, name, count].append(entry_id)
    return [FeedShare(*about, tuple(ids)) for about, ids in newest.items()]


def count_use(conn: apsw.Connection, since_at: float) -> dict[int, FeedUse]:
    """By feed, since then. What a first document held was there before: it does not count as brought."""
    posts = dict(
        fetch(
            conn,
            """SELECT feed_id, count(*) FROM entries
               WHERE first_seen_at >= ? AND seen_after_at IS NOT NULL GROUP BY feed_id""",
            (int(since_at),),
        )
    )
    opened = dict(
        fetch(
            conn,
            """SELECT e.feed_id, count(*) FROM readings r JOIN entries e ON e.id = r.entry_id
               WHERE r.last_at >= ?1 AND e.first_seen_at >= ?1 AND e.seen_after_at IS NOT NULL GROUP BY e.feed_id""",
            (int(since_at),),
        )
    )
    polls = dict(
        fetch(conn, "SELECT feed_id, count(*) FROM polls WHERE at >= ? GROUP BY feed_id", (since_at,))
    )
    return {
        feed_id: FeedUse(posts.get(feed_id, 0), opened.get(feed_id, 0), polls.get(feed_id, 0))
        for feed_id in {*posts, *polls}
    }
