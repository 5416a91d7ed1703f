"""Uptime: when the engine ran, and the gaps in which nothing could be polled. The engine writes, everyone reads.

Losing the last of it in a power cut is no harm, so nothing here waits for the disk.
"""

from __future__ import annotations

import apsw

from reader.model.logged import Gap, GapKind
from reader.store.db import fetch, transaction

QUARTER_S = 900


def note_awake(conn: apsw.Connection, now: float, keep_s: float) -> None:
    """The engine runs at this moment. What lies longer ago than `keep_s` is forgotten."""
    with transaction(conn, survives_power_cut=False):
        conn.execute(
            """INSERT INTO awake (quarter, last_at) VALUES (?, ?)
               ON CONFLICT (quarter) DO UPDATE SET last_at = max(last_at, excluded.last_at)""",
            (int(now // QUARTER_S), now),
        )
        conn.execute("DELETE FROM awake WHERE quarter < ?", (int((now - keep_s) // QUARTER_S),))


def list_awake(conn: apsw.Connection) -> list[float]:
    """The instants at which the quarters of an hour began in which the engine ran, in order."""
    rows = fetch(conn, "SELECT quarter FROM awake ORDER BY quarter")
    return [float(quarter * QUARTER_S) for (quarter,) in rows]


def find_last_awake(conn: apsw.Connection) -> float | None:
    """When the engine is last known to have run; None where it never did."""
    rows = fetch(conn, "SELECT last_at FROM awake ORDER BY quarter DESC LIMIT 1")
    return float(rows[0][0]) if rows else None


def save_gap(conn: apsw.Connection, gap: Gap, keep_s: float) -> None:
    """A gap that is there already grows. Those that ended longer ago than `keep_s` are forgotten."""
    with transaction(conn, survives_power_cut=False):
        conn.execute(
            """INSERT INTO gaps (started_at, kind, ended_at) VALUES (?, ?, ?)
               ON CONFLICT (started_at, kind) DO UPDATE SET ended_at = max(ended_at, excluded.ended_at)""",
            (gap.started_at, gap.kind, gap.ended_at),
        )
        conn.execute("DELETE FROM gaps WHERE ended_at < ?", (gap.ended_at - keep_s,))


def list_gaps(conn: apsw.Connection, since_at: float, until_at: float) -> list[Gap]:
    """Those that touch a stretch of time, in order."""
    rows = fetch(
        conn,
        "SELECT started_at, ended_at, kind FROM gaps WHERE started_at < ? AND ended_at > ? ORDER BY 1, 3",
        (until_at, since_at),
    )
    return [Gap(begin, end, GapKind(kind)) for begin, end, kind in rows]
