"""Held entries of digest mode: those that came after the last edition. The window's write thread, commands; all read.

One id is enough, because ids grow as entries come. Feeds with an alert are excepted. Held entries are not changed:
without the row they are in every list.
"""

from __future__ import annotations

from collections.abc import Sequence

import apsw
from msgspec import Struct

from reader.store.db import fetch_column, find_value, write
from reader.store.rows import find_as


class HeldEntries(Struct, frozen=True):
    upto_id: int
    """Later entries are held."""
    shown_at: float

    @property
    def condition(self) -> str:
        """The SQL condition for rows of marks called m."""
        return f"(m.entry_id <= {int(self.upto_id)} OR m.feed_id IN (SELECT id FROM feeds WHERE alert = 1))"


def find_held(conn: apsw.Connection) -> HeldEntries | None:
    return find_as(conn, HeldEntries, "SELECT upto_id, shown_at FROM held")


def hold_entries(conn: apsw.Connection, upto_id: int, now: float) -> None:
    """Show entries up to this one and hold later ones; nothing that was shown is hidden again."""
    sql = """INSERT INTO held (only, upto_id, shown_at) VALUES (1, ?, ?)
        ON CONFLICT (only) DO UPDATE SET upto_id = max(upto_id, excluded.upto_id),
            shown_at = excluded.shown_at"""
    write(conn, sql, (upto_id, now))


def clear_held(conn: apsw.Connection) -> None:
    write(conn, "DELETE FROM held")


def list_alerted(conn: apsw.Connection) -> set[int]:
    """Feeds whose entries are never held."""
    return set(fetch_column(conn, "SELECT id FROM feeds WHERE alert = 1"))


def list_shown(conn: apsw.Connection, ids: Sequence[int]) -> list[int]:
    """List those of these entries that aren't held."""
    held = find_held(conn)
    if held is None:
        return list(ids)
    sql = f"SELECT m.entry_id FROM marks m WHERE m.entry_id = ? AND {held.condition}"
    return [row[0] for row in conn.executemany(sql, ((id_,) for id_ in ids))]


def count_waiting(conn: apsw.Connection, held: HeldEntries) -> int:
    """How many unread entries are held, of feeds that are in counts."""
    sql = """SELECT count(*) FROM marks m CROSS JOIN feeds f ON f.id = m.feed_id
        WHERE m.entry_id > ? AND m.read = 0 AND m.gone = 0 AND f.alert = 0 AND f.deleted_at IS NULL
            AND f.out_of_unread = 0"""
    return int(conn.execute(sql, (held.upto_id,)).get)


def find_last_seen(conn: apsw.Connection, until_at: float, after_id: int) -> int:
    """The last entry that had come by an instant; `after_id` if none came since that one."""
    sql = "SELECT id FROM entries WHERE id > ? AND first_seen_at <= ? ORDER BY id DESC LIMIT 1"
    return find_value(conn, int, sql, (after_id, int(until_at))) or after_id
