"""What the engine remembers for itself: its plan until tomorrow, when it ran, and who asked for a pause.

Written by the engine's thread alone; the window reads the plan. All of it can be made again, so nothing here
waits for the disk.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import apsw

from reader.model.stored import PlannedVisit
from reader.store.db import fetch, transaction

HOUR_S = 3_600


def save_planned(conn: apsw.Connection, visits: Iterable[PlannedVisit]) -> None:
    """The whole plan; what was planned before is forgotten."""
    rows = [(visit.at, visit.feed_id, visit.worth_h, visit.reason) for visit in visits]
    with transaction(conn, survives_power_cut=False):
        conn.execute("DELETE FROM planned")
        conn.executemany(
            "INSERT OR REPLACE INTO planned (at, feed_id, worth_h, reason) VALUES (?, ?, ?, ?)", rows
        )


def list_planned(conn: apsw.Connection, since_at: float = 0.0) -> list[PlannedVisit]:
    """In the order of time."""
    rows = fetch(conn, "SELECT at, feed_id, worth_h, reason FROM planned WHERE at >= ?", (since_at,))
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
