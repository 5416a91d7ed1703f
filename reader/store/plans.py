"""What the engine remembers for itself: its plan until tomorrow, when it ran and when
it could not poll, and who asked for a pause.

Written by the engine's thread alone; the window reads the plan. All of it can be made again, so nothing here
waits for the disk.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

import apsw

from reader.model.logged import Gap, GapKind, PlannedPoll
from reader.store.db import fetch, transaction

QUARTER_S = 900


def save_planned(
    conn: apsw.Connection, visits: Iterable[PlannedPoll], feed_ids: Collection[int] | None = None
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


def list_planned(conn: apsw.Connection, since_at: float = 0.0) -> list[PlannedPoll]:
    """In the order of time."""
    rows = fetch(
        conn,
        "SELECT at, feed_id, worth_h, reason FROM planned WHERE at >= ? ORDER BY at, worth_h DESC, feed_id",
        (since_at,),
    )
    return [PlannedPoll(*row) for row in rows]


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
