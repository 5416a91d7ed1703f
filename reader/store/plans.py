"""What the engine remembers for itself: its plan until tomorrow, when it ran, and who asked for a pause.

Written by the engine's thread alone; the window reads the plan. All of it can be made again, so nothing here
waits for the disk.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

import apsw

from reader.model.stored import PlannedVisit
from reader.store.db import fetch, transaction

HOUR_S = 3_600


def save_planned(
    conn: apsw.Connection, visits: Iterable[PlannedVisit], feed_ids: Collection[int] | None = None
) -> None:
    """The whole plan, or that of some feeds; what was planned for them before is forgotten."""
    rows = [(visit.at, visit.feed_id, visit.worth_h, visit.reason) for visit in visits]
    with transaction(conn, survives_power_cut=False):
        if feed_ids is None:
            conn.execute("DELETE FROM planned")
        else:
            conn.executemany("DELETE FROM planned WHERE feed_id = ?", [(feed_id,) for feed_id in feed_ids])
        conn.executemany(
            "INSERT OR REPLACE INTO planned (feed_id, at, worth_h, reason) VALUES (?2, ?1, ?3, ?4)", rows
        )


def list_planned(conn: apsw.Connection, since_at: float = 0.0) -> list[PlannedVisit]:
    """In the order of time."""
    rows = fetch(
        conn,
        "SELECT at, feed_id, worth_h, reason FROM planned WHERE at >= ? ORDER BY at, worth_h DESC, feed_id",
        (since_at,),
    )
    return [PlannedVisit(*row) for row in rows]


def note_awake(conn: apsw.Connection, now: float, keep_s: float) -> None:
    """The engine runs in this hour. Hours longer ago than `keep_s` are forgotten."""
    with transaction(conn, survives_power_cut=False):
        conn.execute("INSERT OR IGNORE INTO awake (hour) VALUES (?)", (int(now // HOUR_S),))
        conn.execute("DELETE FROM awake WHERE hour < ?", (int((now - keep_s) // HOUR_S),))


def list_awake(conn: apsw.Connection) -> list[float]:
    """The instants at which the hours began in which the engine ran, in order."""
    return [float(hour * HOUR_S) for (hour,) in fetch(conn, "SELECT hour FROM awake ORDER BY hour")]


def save_pauses(conn: apsw.Connection, pauses: Mapping[str, float]) -> None:
    """Every host that must be left alone, and until when; others are forgotten."""
    with transaction(conn, survives_power_cut=False):
        conn.execute("DELETE FROM host_pauses")
        conn.executemany("INSERT INTO host_pauses (host, until_at) VALUES (?, ?)", list(pauses.items()))


def load_pauses(conn: apsw.Connection) -> dict[str, float]:
    return dict(fetch(conn, "SELECT host, until_at FROM host_pauses"))


def get_planned_ahead(conn: apsw.Connection, now: float, day_end: float) -> tuple[float | None, int]:
    """When the next poll is planned, and how many until the end of the day."""
    next_at, today = fetch(
        conn,
        "SELECT min(at), count(*) FILTER (WHERE at < ?2) FROM planned WHERE at >= ?1",
        (now, day_end),
    )[0]
    return next_at, today
