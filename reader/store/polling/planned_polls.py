"""The forecast as rows: the polls that the engine expects to make until tomorrow. The engine writes, everyone reads.

It can be made again, so nothing here waits for the disk.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

import apsw

from reader.model.logged import PlannedPoll
from reader.store.db import fetch, transaction


def save_planned(
    conn: apsw.Connection, polls: Iterable[PlannedPoll], feed_ids: Collection[int] | None = None
) -> None:
    """The whole plan, or that of some feeds; what was planned for them before is forgotten."""
    rows = [(poll.at, poll.feed_id, poll.worth_h, poll.reason) for poll in polls]
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


def get_planned_ahead(conn: apsw.Connection, now: float, day_end: float) -> tuple[float | None, int]:
    """When the next poll is planned, and how many until the end of the day."""
    next_at, today = fetch(
        conn,
        "SELECT min(at), count(*) FILTER (WHERE at < ?2) FROM planned WHERE at >= ?1",
        (now, day_end),
    )[0]
    return next_at, today
