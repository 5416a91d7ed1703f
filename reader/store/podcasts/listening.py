"""How far recordings were heard, when the owner listens, and what is to be heard next. Window and commands."""

from __future__ import annotations

from collections.abc import Sequence

import apsw
from msgspec import Struct

from reader.store.db import fetch, transaction

TIMES_KEPT_S = 120 * 86_400.0
SAME_SITTING_S = 900.0
"""A pause of less is one time of listening."""


class Heard(Struct, frozen=True):
    """What is kept of listening to one recording; `None` in its fields' place means that nothing is."""

    entry_id: int
    position_s: float
    duration_s: float | None
    heard: bool
    played_at: float


def save_position(
    conn: apsw.Connection, entry_id: int, position_s: float, duration_s: float | None, now: float
) -> None:
    """The place in a recording that plays or was paused. It is not heard, whatever it was before."""
    with transaction(conn):
        _save(conn, Heard(entry_id, max(0.0, position_s), duration_s, False, now))


def set_heard(conn: apsw.Connection, entry_id: int, heard: bool, now: float) -> None:
    """Heard to the end, or to be heard from its beginning. What is heard leaves the queue."""
    before = find_heard(conn, entry_id)
    duration_s = before.duration_s if before else None
    with transaction(conn):
        _save(conn, Heard(entry_id, 0.0, duration_s, heard, now))
        if heard:
            conn.execute("DELETE FROM play_queue WHERE entry_id = ?", (entry_id,))


def find_heard(conn: apsw.Connection, entry_id: int) -> Heard | None:
    rows = fetch(
        conn, "SELECT position_s, duration_s, heard, played_at FROM listening WHERE entry_id = ?", (entry_id,)
    )
    if not rows:
        return None
    position_s, duration_s, heard, played_at = rows[0]
    return Heard(entry_id, position_s, duration_s, bool(heard), played_at)


def _save(conn: apsw.Connection, heard: Heard) -> None:
    conn.execute(
        """INSERT INTO listening (entry_id, position_s, duration_s, heard, played_at)
           SELECT id, ?2, ?3, ?4, ?5 FROM entries WHERE id = ?1
           ON CONFLICT (entry_id) DO UPDATE SET position_s = excluded.position_s, heard = excluded.heard,
               duration_s = ifnull(excluded.duration_s, duration_s), played_at = excluded.played_at""",
        (heard.entry_id, heard.position_s, heard.duration_s, heard.heard, heard.played_at),
    )


def add_listening_time(conn: apsw.Connection, begun_at: float, ended_at: float) -> None:
    """The owner listened; a time that goes on soon after the last is one with it."""
    with transaction(conn):
        conn.execute("DELETE FROM listening_times WHERE begun_at < ?", (ended_at - TIMES_KEPT_S,))
        conn.execute(
            """UPDATE listening_times SET ended_at = max(ended_at, ?2)
               WHERE begun_at = (SELECT max(begun_at) FROM listening_times)
                   AND ?1 BETWEEN begun_at AND ended_at + ?3""",
            (begun_at, ended_at, SAME_SITTING_S),
        )
        if not conn.changes():
            conn.execute("INSERT OR REPLACE INTO listening_times VALUES (?, ?)", (begun_at, ended_at))


def list_listening_times(conn: apsw.Connection, since: float) -> list[float]:
    """When the owner began to listen."""
    rows = fetch(conn, "SELECT begun_at FROM listening_times WHERE begun_at >= ? ORDER BY begun_at", (since,))
    return [begun_at for (begun_at,) in rows]


def list_queued_ids(conn: apsw.Connection) -> list[int]:
    return [id_ for (id_,) in fetch(conn, "SELECT entry_id FROM play_queue ORDER BY place, entry_id")]


def set_queue(conn: apsw.Connection, entry_ids: Sequence[int]) -> list[int]:
    """The whole queue in its order, for adding, removing, moving and undo alike; gives what it was."""
    before = list_queued_ids(conn)
    with transaction(conn):
        conn.execute("DELETE FROM play_queue")
        conn.executemany(
            "INSERT INTO play_queue (entry_id, place) SELECT entry_id, ?2 FROM episodes WHERE entry_id = ?1",
            [(id_, place) for place, id_ in enumerate(dict.fromkeys(entry_ids))],
        )
    return before
