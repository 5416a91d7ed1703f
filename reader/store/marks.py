"""Read marks, stars, deletions, highlights and expiry. The window's write thread, commands, the engine's maintenance.

Every change returns exactly what it changed, so that undo restores that and nothing else. Large changes run in chunks,
so that neither the engine nor the next mark waits long.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence

import apsw
from msgspec.structs import replace

from reader.core.records.stored import Change, Cursor, View
from reader.store.db import fetch, fetch_column, transaction, write_many
from reader.store.views import list_ids

MARKS_PER_TRANSACTION = 500
_COUNTED_AT_ONCE = 20_000
DAY_S = 86_400
STALE = """
    SELECT entry_id FROM marks m INDEXED BY marks_unread_feed
    WHERE feed_id = ?1 AND read = 0 AND gone = 0 AND starred = 0 AND sort_at < ?2
        AND NOT EXISTS (SELECT 1 FROM entry_tags t WHERE t.entry_id = m.entry_id)
        AND NOT EXISTS (SELECT 1 FROM kept_unread k WHERE k.entry_id = m.entry_id)
    ORDER BY sort_at, entry_id LIMIT ?3"""
EXPIRE = f"UPDATE marks SET read = 1, changed_at = unixepoch() WHERE entry_id IN ({STALE}) RETURNING entry_id"


def set_read(conn: apsw.Connection, ids: Iterable[int], read: bool = True) -> Change:
    """Mark entries read or unread. What the user marks unread does not expire, even if it was unread already."""
    meant = list(ids)
    if not read:
        sql = "INSERT OR IGNORE INTO kept_unread (entry_id) SELECT entry_id FROM marks WHERE entry_id = ?"
        write_many(conn, sql, [(id_,) for id_ in meant])
    return _set(conn, "read", meant, before=int(not read), after=int(read))


def set_starred(conn: apsw.Connection, ids: Iterable[int], starred: bool = True) -> Change:
    return _set(conn, "starred", ids, before=int(not starred), after=int(starred))


def delete_entries(conn: apsw.Connection, ids: Iterable[int], now: float) -> Change:
    """Hide entries right away; maintenance.purge_deleted empties them later. They never come back as new."""
    return _set(conn, "gone", ids, before=0, after=1, now=now)


def mark_all_read(
    conn: apsw.Connection, view: View, up_to_id: int, is_meant: Callable[[Cursor], bool] = lambda place: True
) -> Change:
    """Mark a view read up to an entry (views.find_newest_id), so that what came later stays unread. `is_meant` says
    which places in the list are marked."""
    changed: list[int] = []
    for places in _list_unread(conn, view, up_to_id, MARKS_PER_TRANSACTION):
        changed += set_read(conn, [place.entry_id for place in places if is_meant(place)]).ids
    return Change("read", 0, 1, tuple(changed))


def count_unread(conn: apsw.Connection, view: View, up_to_id: int) -> int:
    """How many `mark_all_read` would mark now."""
    return sum(map(len, _list_unread(conn, view, up_to_id, _COUNTED_AT_ONCE)))


def count_unread_of(conn: apsw.Connection, ids: Iterable[int]) -> int:
    """How many of these `set_read` would mark now."""
    sql = "SELECT count(*) FROM marks WHERE entry_id IN (SELECT value FROM carray(?)) AND read = 0 AND gone < 2"
    return sum(conn.execute(sql, (apsw.carray(chunk),)).get for chunk in _chunks(ids))


def _list_unread(conn: apsw.Connection, view: View, up_to_id: int, at_once: int) -> Iterator[list[Cursor]]:
    """The unread places of a view, part by part; a part may be marked before the next one is read."""
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
    """Take a change back; return the change this was, so that it can be done again."""
    return _set(conn, change.field, change.ids, before=change.after, after=change.before)


def _set(
    conn: apsw.Connection, field: str, ids: Iterable[int], before: int, after: int, now: float | None = None
) -> Change:
    and_when = ", gone_at = :now" if field == "gone" else ""
    sql = f"""UPDATE marks SET {field} = :after, changed_at = unixepoch(){and_when}
        WHERE entry_id IN (SELECT value FROM carray(:ids)) AND {field} = :before AND gone < 2
        RETURNING entry_id"""
    changed: list[int] = []
    for chunk in _chunks(ids):
        with transaction(conn):
            values = {"after": after, "before": before, "ids": apsw.carray(chunk), "now": now}
            changed += fetch_column(conn, sql, values)
    return Change(field, before, after, tuple(changed))


def _chunks(ids: Iterable[int]) -> Iterator[array[int]]:
    every = array("q", ids)
    for start in range(0, len(every), MARKS_PER_TRANSACTION):
        yield every[start : start + MARKS_PER_TRANSACTION]


def highlight(conn: apsw.Connection, ids: Sequence[int]) -> list[int]:
    """Highlight entries in lists; return those that were not highlighted, for undo."""
    sql = """INSERT OR IGNORE INTO highlights (entry_id)
        SELECT entry_id FROM marks WHERE entry_id = ? AND gone < 2 RETURNING entry_id"""
    return write_many(conn, sql, [(id_,) for id_ in ids])


def remove_highlights(conn: apsw.Connection, ids: Sequence[int]) -> list[int]:
    """Take highlights off; return the entries that had one, for undo."""
    return write_many(conn, "DELETE FROM highlights WHERE entry_id = ? RETURNING entry_id", [(id_,) for id_ in ids])


def expire_entries(conn: apsw.Connection, now: float) -> int:
    """Expire unread entries of every feed that has a term; return how many."""
    rows = fetch(conn, "SELECT id, expire_days FROM feeds WHERE expire_days IS NOT NULL AND deleted_at IS NULL")
    return sum(len(expire_feed(conn, feed_id, days, now).ids) for feed_id, days in rows)


def expire_feed(conn: apsw.Connection, feed_id: int, days: int, now: float) -> Change:
    """Mark a feed's older unread entries read, but for starred and tagged ones and those the user marked unread."""
    expired: list[int] = []
    before = int(now) - days * DAY_S
    is_over = False
    while not is_over:
        with transaction(conn):
            ids = fetch_column(conn, EXPIRE, (feed_id, before, MARKS_PER_TRANSACTION))
        expired += ids
        is_over = len(ids) < MARKS_PER_TRANSACTION
    return Change("read", 0, 1, tuple(expired))
