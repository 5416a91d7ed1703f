"""Expiry: of a feed whose news grow stale, unread entries count as read after so many days. Nothing is let go.

Starred and tagged entries never expire, nor does what the owner marked unread: those are kept for later. The engine's
daily maintenance, and the window's write thread when the owner chooses a term.
"""

from __future__ import annotations

import apsw

from reader.model.stored import Change
from reader.store.db import fetch, transaction

DAY_S = 86_400
ENTRIES_PER_TRANSACTION = 500

STALE = """
    SELECT entry_id FROM marks m INDEXED BY marks_unread_feed
    WHERE feed_id = ?1 AND read = 0 AND gone = 0 AND starred = 0 AND sort_at < ?2
        AND NOT EXISTS (SELECT 1 FROM entry_tags t WHERE t.entry_id = m.entry_id)
        AND NOT EXISTS (SELECT 1 FROM kept_unread k WHERE k.entry_id = m.entry_id)
    ORDER BY sort_at, entry_id LIMIT ?3"""
EXPIRE = f"UPDATE marks SET read = 1 WHERE entry_id IN ({STALE}) RETURNING entry_id"


def expire_entries(conn: apsw.Connection, now: float) -> int:
    """Of every feed that has a term; how many expired."""
    rows = fetch(
        conn, "SELECT id, expire_days FROM feeds WHERE expire_days IS NOT NULL AND deleted_at IS NULL"
    )
    return sum(len(expire_feed(conn, feed_id, days, now).ids) for feed_id, days in rows)


def expire_feed(conn: apsw.Connection, feed_id: int, days: int, now: float) -> Change:
    """Returns exactly what it changed, for undo."""
    expired: list[int] = []
    before = int(now) - days * DAY_S
    is_over = False
    while not is_over:
        with transaction(conn):
            rows = fetch(conn, EXPIRE, (feed_id, before, ENTRIES_PER_TRANSACTION))
        expired += [row[0] for row in rows]
        is_over = len(rows) < ENTRIES_PER_TRANSACTION
    return Change("read", 0, 1, tuple(expired))
