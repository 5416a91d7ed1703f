"""Retention: lets old entries go, and empties what the owner deleted. The engine's thread, in chunks.

What goes: text, author, preview. What stays for ever: the entry's identities, its mark, title and link, so
that it cannot come back as new. Starred and tagged entries never go, nor does what the feed's last document
still holds, nor anything of a feed whose document was never seen to hold something.
"""

from __future__ import annotations

from collections.abc import Callable

import apsw
from msgspec import Struct

from reader.model.stored import Cursor
from reader.settings import Settings
from reader.store.db import fetch, transaction

ENTRIES_PER_TRANSACTION = 200
DAY_S = 86_400
# How long an undo is possible after a restart, too.
UNDO_S = 7 * DAY_S

CANDIDATES = """
    SELECT entry_id FROM marks m INDEXED BY marks_feed
    WHERE feed_id = ?1 AND gone = 0 AND starred = 0 AND (sort_at, entry_id) < (?2, ?3)
        AND NOT EXISTS (SELECT 1 FROM entry_tags t WHERE t.entry_id = m.entry_id)
        AND entry_id NOT IN (SELECT value FROM feed_state s, json_each(s.in_document) WHERE s.feed_id = ?1)
    ORDER BY sort_at, entry_id LIMIT ?4"""


# What a rule hid is let go by the same rules as what it did not.
HIDDEN_CANDIDATES = CANDIDATES.replace("marks_feed", "marks_hidden").replace("gone = 0", "gone = -1")


class Keeping(Struct, frozen=True):
    """What one feed keeps: its own rule where the owner made one, else that of the settings. 0 keeps all."""

    feed_id: int
    days: int
    count: int


def prune(conn: apsw.Connection, settings: Settings, now: float) -> int:
    """Let go what the owner's rules say. Returns how many entries went."""
    return sum(_prune_feed(conn, keeping, now) for keeping in list_keeping(conn, settings))


def purge_deleted(conn: apsw.Connection, now: float) -> int:
    """Empty entries that the owner deleted so long ago that no undo will come."""
    deleted = "SELECT entry_id FROM marks WHERE gone = 1 AND gone_at < ? LIMIT ?"
    return _do_in_chunks(conn, lambda ids: empty_entries(conn, ids, now), deleted, now - UNDO_S)


def purge_feeds(conn: apsw.Connection, now: float) -> int:
    """Remove feeds that were unsubscribed so long ago, with all their entries. Returns how many feeds."""
    before_at, count = now - UNDO_S, 0
    for (feed_id,) in fetch(conn, "SELECT id FROM feeds WHERE deleted_at < ?", (before_at,)):
        _do_in_chunks(conn, lambda ids: _remove_entries(conn, ids), _ENTRIES_OF_REMOVED, feed_id, before_at)
        with transaction(conn):
            conn.execute("DELETE FROM feeds WHERE id = ? AND deleted_at < ?", (feed_id, before_at))
            if conn.changes():
                conn.execute("DELETE FROM identities WHERE feed_id = ?", (feed_id,))
                count += 1
    return count


_ENTRIES_OF_REMOVED = """
    SELECT e.id FROM entries e JOIN feeds f ON f.id = e.feed_id WHERE e.feed_id = ? AND f.deleted_at < ? LIMIT ?"""


def empty_entries(conn: apsw.Connection, ids: list[int], now: float) -> None:
    """Keep of these entries only the memory."""
    each = [(id_,) for id_ in ids]
    with transaction(conn):
        conn.executemany("UPDATE marks SET gone = 2, gone_at = ? WHERE entry_id = ?", [(now, i) for i in ids])
        conn.executemany("DELETE FROM bodies WHERE entry_id = ?", each)
        conn.executemany("DELETE FROM full_texts WHERE entry_id = ?", each)
        conn.executemany("DELETE FROM entry_tags WHERE entry_id = ?", each)
        conn.executemany("DELETE FROM highlights WHERE entry_id = ?", each)
        conn.executemany("DELETE FROM kept_unread WHERE entry_id = ?", each)
        conn.executemany("DELETE FROM episodes WHERE entry_id = ?", each)
        conn.executemany("UPDATE entries SET author = '', snippet = '', has_enclosure = 0 WHERE id = ?", each)
        conn.executemany("DELETE FROM search WHERE rowid = ?", each)
        conn.executemany("DELETE FROM index_queue WHERE entry_id = ?", each)


def list_keeping(conn: apsw.Connection, settings: Settings) -> list[Keeping]:
    """The rule of every feed that has one and whose document was seen to hold something."""
    rows = fetch(
        conn,
        """SELECT f.id, ifnull(f.keep_days, ?), ifnull(f.keep_per_feed, ?)
           FROM feeds f JOIN feed_state s ON s.feed_id = f.id
           WHERE f.deleted_at IS NULL AND s.in_document <> '[]'""",
        (settings.keep_days, settings.keep_per_feed),
    )
    return [Keeping(*row) for row in rows if row[1] or row[2]]


def _prune_feed(conn: apsw.Connection, keeping: Keeping, now: float) -> int:
    before = _find_limit(conn, keeping, now)
    if before is None:
        return 0
    place = (keeping.feed_id, before.sort_at, before.entry_id)
    return sum(
        _do_in_chunks(conn, lambda ids: empty_entries(conn, ids, now), candidates, *place)
        for candidates in (CANDIDATES, HIDDEN_CANDIDATES)
    )


def _find_limit(conn: apsw.Connection, keeping: Keeping, now: float) -> Cursor | None:
    """Entries before this place in the feed's list may go."""
    limits: list[Cursor] = []
    if keeping.days:
        limits.append(Cursor(int(now) - keeping.days * DAY_S, 0))
    if keeping.count:
        rows = fetch(
            conn,
            """SELECT sort_at, entry_id FROM marks INDEXED BY marks_feed WHERE feed_id = ? AND gone = 0
               ORDER BY sort_at DESC, entry_id DESC LIMIT ?""",
            (keeping.feed_id, keeping.count),
        )
        if len(rows) == keeping.count:
            limits.append(Cursor(*rows[-1]))
    return max(limits, key=lambda c: (c.sort_at, c.entry_id), default=None)


def _do_in_chunks(
    conn: apsw.Connection, do: Callable[[list[int]], None], select: str, *parameters: float
) -> int:
    """To how many entries. Each chunk is chosen in its own transaction: what the owner stars or takes back until the
    last moment stays."""
    count, is_over = 0, False
    while not is_over:
        with transaction(conn):
            ids = [row[0] for row in fetch(conn, select, (*parameters, ENTRIES_PER_TRANSACTION))]
            do(ids)
        count += len(ids)
        is_over = len(ids) < ENTRIES_PER_TRANSACTION
    return count


def _remove_entries(conn: apsw.Connection, ids: list[int]) -> None:
    each = [(id_,) for id_ in ids]
    conn.executemany("DELETE FROM search WHERE rowid = ?", each)
    conn.executemany("DELETE FROM index_queue WHERE entry_id = ?", each)
    # Bodies, marks and tags go with their entry.
    conn.executemany("DELETE FROM entries WHERE id = ?", each)
