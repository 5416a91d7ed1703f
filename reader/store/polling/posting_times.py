"""Posting times of each feed, as planning learns them: of all its entries, pruned ones included. Any thread."""

from __future__ import annotations

import apsw

from reader.model.logged import PostingTime


def list_posting_times(conn: apsw.Connection, feed_id: int, seen_since_at: float = 0.0) -> list[PostingTime]:
    """When a feed's entries appeared, pruned ones included, in the order they were first seen."""
    rows = conn.execute(
        """SELECT coalesce(published_at, first_seen_at), published_at IS NOT NULL, seen_after_at,
               first_seen_at
           FROM entries INDEXED BY entries_by_feed WHERE feed_id = ? AND first_seen_at >= ?
           ORDER BY first_seen_at, published_at""",
        (feed_id, int(seen_since_at)),
    )
    return [PostingTime(at, bool(known), after, seen) for at, known, after, seen in rows]
