"""Expiry: of a feed whose news grow stale, unread entries count as read after so many days. Nothing is let go.

Starred and tagged entries never expire, nor does what the user marked unread: those are kept for later. The engine's
daily maintenance, and the window's write thread when the user chooses a term.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence

import apsw
from msgspec.structs import replace

from reader.model.stored import Change, Cursor, View
from reader.store.db import fetch, transaction
from reader.store.views import list_ids

# Read marks, stars and deletions: the user's own data. The window's write thread, commands.
#
# Every change returns exactly what it changed, so that undo restores that and nothing else. Large changes run
# in chunks, so that neither the engine nor the next mark waits long.

MARKS_PER_TRANSACTION = 500
_COUNTED_AT_ONCE = 20_000


def set_read(conn: apsw.Connection, ids: Iterable[int], read: bool = True) -> Change:
    """What the user marks unread is kept so: it does not expire (expire.py), also if it was unread already, or is read
    meanwhile and unread again by undo."""
    meant = list(ids)
    if not read:
        with transaction(conn):
            conn.executemany(
                "INSERT OR IGNORE INTO kept_unread (entry_id) SELECT entry_id FROM marks WHERE entry_id = ?",
                [(id_,) for id_ in meant],
            )
    return _set(conn, "read", meant, before=int(not read), after=int(read))


def set_starred(conn: apsw.Connection, ids: Iterable[int], starred: bool = True) -> Change:
    return _set(conn, "starred", ids, before=int(not starred), after=int(starred))


def delete_entries(conn: apsw.Connection, ids: Iterable[int], now: float) -> Change:
    """Hide entries at once; retention.purge_deleted empties them later. Never comes back as new."""
    return _set(conn, "gone", ids, before=0, after=1, now=now)


def mark_all_read(
    conn: apsw.Connection, view: View, up_to_id: int, is_meant: Callable[[Cursor], bool] = lambda place: True
) -> Change:
    """Mark read what a view holds up to a snapshot (views.find_newest_id): what came later stays unread. `is_meant`
    says of a place in the list whether what stands there is marked."""
    changed: list[int] = []
    for places in _list_unread(conn, view, up_to_id, MARKS_PER_TRANSACTION):
        changed += set_read(conn, [place.entry_id for place in places if is_meant(place)]).ids
    return Change("read", 0, 1, tuple(changed))


def count_unread(conn: apsw.Connection, view: View, up_to_id: int) -> int:
    """How many `mark_all_read` would mark now."""
    return sum(map(len, _list_unread(conn, view, up_to_id, _COUNTED_AT_ONCE)))


def count_unread_of(conn: apsw.Connection, ids: Iterable[int]) -> int:
    """How many of these `set_read` would mark now."""
    sql = """SELECT count(*) FROM marks
             WHERE entry_id IN (SELECT value FROM carray(?)) AND read = 0 AND gone < 2"""
    return sum(conn.execute(sql, (apsw.carray(chunk),)).get for chunk in _chunks(ids))


def _list_unread(conn: apsw.Connection, view: View, up_to_id: int, at_once: int) -> Iterator[list[Cursor]]:
    """Part by part; whoever goes through them may mark a part before the next one is read."""
    unread = replace(view, unread_only=True)
    after: Cursor | None = None
    while True:
        page = list_ids(conn, unread, at_once, after)
        places = (Cursor(*place) for place in zip(page.sort_at, page.ids, strict=True))
        yield [place for place in places if place.entry_id <= up_to_id]
        if page.next is None:
            return
        after = page.next


def undo(conn: apsw.Connection, change: Change) -> Change:
    """Take a change back. Returns the change this was, so that it can be done again."""
    return _set(conn, change.field, change.ids, before=change.after, after=change.before)


def _set(
    conn: apsw.Connection, field: str, ids: Iterable[int], before: int, after: int, now: float | None = None
) -> Change:
    changed: list[int] = []
    for chunk in _chunks(ids):
        with transaction(conn):
            changed += _set_chunk(conn, field, chunk, before, after, now)
    return Change(field, before, after, tuple(changed))


def _set_chunk(
    conn: apsw.Connection, field: str, ids: array[int], before: int, after: int, now: float | None
) -> list[int]:
    and_when = ", gone_at = :now" if field == "gone" else ""
    rows = conn.execute(
        f"""UPDATE marks SET {field} = :after{and_when}
            WHERE entry_id IN (SELECT value FROM carray(:ids)) AND {field} = :before AND gone < 2
            RETURNING entry_id""",
        {"after": after, "before": before, "ids": apsw.carray(ids), "now": now},
    )
    return [row[0] for row in rows]


def _chunks(ids: Iterable[int]) -> Iterator[array[int]]:
    every = array("q", ids)
    for start in range(0, len(every), MARKS_PER_TRANSACTION):
        yield every[start : start + MARKS_PER_TRANSACTION]


# Entries that stand out in lists, because a rule or the user said so. The window's write thread; the engine
# adds those of rules with the entries themselves (entries.py).


def highlight(conn: apsw.Connection, ids: Sequence[int]) -> list[int]:
    """Returns those that did not stand out before, for undo."""
    with transaction(conn):
        rows = conn.executemany(
            """INSERT OR IGNORE INTO highlights (entry_id)
               SELECT entry_id FROM marks WHERE entry_id = ? AND gone < 2 RETURNING entry_id""",
            [(id_,) for id_ in ids],
        )
        return [row[0] for row in rows]


def remove_tags(conn: apsw.Connection, ids: Sequence[int]) -> list[int]:
    """Returns those that stood out, for undo."""
    if not ids:
        return []
    with transaction(conn):
        rows = fetch(
            conn,
            """DELETE FROM highlights WHERE entry_id IN (SELECT value FROM carray(?)) RETURNING entry_id""",
            (apsw.carray(array("q", ids)),),
        )
    return [row[0] for row in rows]


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
    rows = fetch(conn, "SELECT id, expire_days FROM feeds WHERE expire_days IS NOT NULL AND deleted_at IS NULL")
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
