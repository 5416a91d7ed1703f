"""Readings: what the owner opened and for how long; never leaves this machine. The window's write thread."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import apsw

from reader.model.content import PostText, Reading
from reader.store.db import fetch, transaction
from reader.store.settings import load_settings

LESS_S = -1e9
"""In the place of seconds: the owner wants less of it. Reading it all the same does not add up to more."""
_FAR = float("inf")


def note_reading(conn: apsw.Connection, entry_id: int, at: float, seconds: float) -> None:
    """An entry was open for so long; several times add up. Nothing happens if it is gone by now.

    Kept only while the owner lets us note what they read and has a use for it; asked here, so that nobody
    can forget to ask.
    """
    settings = load_settings(conn)
    if not settings.note_reading or not (settings.for_you or settings.interest_in_plan):
        return
    with transaction(conn, survives_power_cut=False):
        conn.execute(
            """INSERT INTO readings (entry_id, last_at, seconds) SELECT id, ?, ? FROM entries WHERE id = ?
               ON CONFLICT (entry_id) DO UPDATE SET last_at = max(last_at, excluded.last_at),
                   seconds = seconds + excluded.seconds""",
            (at, max(seconds, 0.0), entry_id),
        )


def set_less(conn: apsw.Connection, ids: Sequence[int], at: float) -> dict[int, tuple[float, float] | None]:
    """The owner wants less of what these are about. Gives what was noted of each before, for `restore_readings`."""
    with transaction(conn):
        before = {id_: _find_reading(conn, id_) for id_ in ids}
        conn.executemany(
            """INSERT INTO readings (entry_id, last_at, seconds) SELECT id, ?, ? FROM entries WHERE id = ?
               ON CONFLICT (entry_id) DO UPDATE SET last_at = excluded.last_at, seconds = excluded.seconds""",
            [(at, LESS_S, id_) for id_ in ids],
        )
    return before


def restore_readings(conn: apsw.Connection, before: Mapping[int, tuple[float, float] | None]) -> None:
    with transaction(conn):
        for id_, reading in before.items():
            if reading is None:
                conn.execute("DELETE FROM readings WHERE entry_id = ?", (id_,))
            else:
                conn.execute(
                    "UPDATE readings SET last_at = ?, seconds = ? WHERE entry_id = ?", (*reading, id_)
                )


def _find_reading(conn: apsw.Connection, entry_id: int) -> tuple[float, float] | None:
    rows = fetch(conn, "SELECT last_at, seconds FROM readings WHERE entry_id = ?", (entry_id,))
    return rows[0] if rows else None


def list_readings(
    conn: apsw.Connection, since_at: float, limit: int, until_at: float = _FAR
) -> list[Reading]:
    """The last first."""
    rows = fetch(
        conn,
        """SELECT r.entry_id, e.feed_id, e.title, e.snippet, r.last_at, r.seconds
           FROM readings r INDEXED BY readings_by_time CROSS JOIN entries e ON e.id = r.entry_id
           WHERE r.last_at >= ? AND r.last_at < ? ORDER BY r.last_at DESC LIMIT ?""",
        (since_at, until_at, limit),
    )
    return [Reading(*row) for row in rows]


def list_less(conn: apsw.Connection) -> set[int]:
    """What the owner wants less of."""
    return {row[0] for row in conn.execute("SELECT entry_id FROM readings WHERE seconds < 0")}


def count_posts(conn: apsw.Connection, since_at: float) -> dict[int, int]:
    """How many entries each subscribed feed brought since then."""
    rows = fetch(
        conn,
        """SELECT f.id, count(m.entry_id) FROM feeds f
               LEFT JOIN marks m INDEXED BY marks_feed
               ON m.feed_id = f.id AND m.sort_at >= ? AND m.gone = 0
           WHERE f.deleted_at IS NULL GROUP BY f.id""",
        (int(since_at),),
    )
    return dict(rows)


def list_unread_posts(conn: apsw.Connection, limit: int) -> list[PostText]:
    """The newest unread entries of all subscribed feeds."""
    rows = fetch(
        conn,
        """SELECT e.id, e.feed_id, e.title, e.snippet, min(m.sort_at, e.first_seen_at), e.first_seen_at
           FROM marks m INDEXED BY marks_unread CROSS JOIN entries e ON e.id = m.entry_id
               CROSS JOIN feeds f ON f.id = m.feed_id
           WHERE m.read = 0 AND m.gone = 0 AND f.deleted_at IS NULL AND f.out_of_unread = 0
           ORDER BY m.sort_at DESC, m.entry_id DESC LIMIT ?""",
        (limit,),
    )
    return [PostText(*row) for row in rows]
