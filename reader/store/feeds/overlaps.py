"""Overlaps: subscriptions that bring the same entries, and the pairs the owner keeps on purpose.

The engine's thread writes what it found; the window's write thread what the owner decided; any thread reads.
"""

from __future__ import annotations

from collections.abc import Iterable

import apsw

from reader.model.stories import Overlap
from reader.store.db import fetch, transaction


def save_overlaps(conn: apsw.Connection, found: Iterable[Overlap]) -> None:
    """In place of what was found before."""
    with transaction(conn):
        conn.execute("DELETE FROM overlaps")
        conn.executemany(
            "INSERT INTO overlaps (feed_id, inside_id, share, is_mutual) VALUES (?, ?, ?, ?)",
            [(one.feed_id, one.inside_id, one.share, int(one.is_mutual)) for one in found],
        )


def list_overlaps(conn: apsw.Connection) -> list[Overlap]:
    """Of feeds that are both still subscribed to and that the owner did not decide to keep; clearest first."""
    rows = fetch(
        conn,
        """SELECT o.feed_id, o.inside_id, o.share, o.is_mutual FROM overlaps o
               JOIN feeds one ON one.id = o.feed_id AND one.deleted_at IS NULL
               JOIN feeds other ON other.id = o.inside_id AND other.deleted_at IS NULL
           WHERE NOT EXISTS (SELECT 1 FROM kept_pairs k
                             WHERE k.low_id = min(o.feed_id, o.inside_id)
                                 AND k.high_id = max(o.feed_id, o.inside_id))
           ORDER BY o.share DESC, o.feed_id, o.inside_id""",
    )
    return [Overlap(feed, inside, share, bool(mutual)) for feed, inside, share, mutual in rows]


def keep_both(conn: apsw.Connection, one_id: int, other_id: int) -> bool:
    """The user wants both of these: never say it again. False where that was known."""
    with transaction(conn):
        conn.execute(
            "INSERT OR IGNORE INTO kept_pairs (low_id, high_id) VALUES (?, ?)", _pair(one_id, other_id)
        )
        return conn.changes() > 0


def keep_no_more(conn: apsw.Connection, one_id: int, other_id: int) -> None:
    """Take that decision back."""
    with transaction(conn):
        conn.execute("DELETE FROM kept_pairs WHERE low_id = ? AND high_id = ?", _pair(one_id, other_id))


def _pair(one_id: int, other_id: int) -> tuple[int, int]:
    return min(one_id, other_id), max(one_id, other_id)
