"""What the engine keeps between runs: JSON by name, host pauses, the forecast, robots.txt. The engine writes, all read.

Host pauses, forecast and robots.txt can be had again, so they don't wait for the disk.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping
from typing import Any

import apsw
import msgspec

from reader.core.records.logged import PlannedPoll
from reader.store.db import Connection, fetch, transaction, write
from reader.store.rows import fetch_as


def find_state(conn: Connection, name: str) -> Any:
    rows = fetch(conn, "SELECT value FROM engine_state WHERE name = ?", (name,))
    return json.loads(rows[0][0]) if rows else None


def save_state(conn: Connection, name: str, value: Any) -> None:
    write(conn, "INSERT OR REPLACE INTO engine_state (name, value) VALUES (?, ?)", (name, json.dumps(value)))


def save_pauses(conn: apsw.Connection, pauses: Mapping[str, float], now: float) -> None:
    """Add pauses of hosts, each until an instant; a later one that is known stays, and those that are over go."""
    with transaction(conn, survives_power_cut=False):
        conn.execute("DELETE FROM host_pauses WHERE until_at <= ?", (now,))
        conn.executemany(
            "INSERT INTO host_pauses (host, until_at) VALUES (?, ?)"
            " ON CONFLICT (host) DO UPDATE SET until_at = max(until_at, excluded.until_at)",
            list(pauses.items()),
        )


def load_pauses(conn: apsw.Connection) -> dict[str, float]:
    return dict(fetch(conn, "SELECT host, until_at FROM host_pauses"))


def save_planned(conn: apsw.Connection, polls: Iterable[PlannedPoll], feed_ids: Collection[int] | None = None) -> None:
    """Replace the forecast of the polls until tomorrow, of all feeds or of some."""
    rows = [(poll.at, poll.feed_id, poll.worth_h, poll.reason) for poll in polls]
    with transaction(conn, survives_power_cut=False):
        if feed_ids is None:
            conn.execute("DELETE FROM planned")
        else:
            conn.executemany("DELETE FROM planned WHERE feed_id = ?", [(feed_id,) for feed_id in feed_ids])
        conn.executemany("INSERT OR REPLACE INTO planned (feed_id, at, worth_h, reason) VALUES (?2, ?1, ?3, ?4)", rows)


def list_planned(conn: apsw.Connection, since_at: float = 0.0) -> list[PlannedPoll]:
    """The forecast, in the order of time."""
    sql = "SELECT at, feed_id, worth_h, reason FROM planned WHERE at >= ? ORDER BY at, worth_h DESC, feed_id"
    return fetch_as(conn, PlannedPoll, sql, (since_at,))


def get_planned_ahead(conn: apsw.Connection, now: float, day_end: float) -> tuple[float | None, int]:
    """When the next poll after `now` is planned, and how many until the end of the day."""
    sql = "SELECT min(at), count(*) FILTER (WHERE at < ?2) FROM planned WHERE at > ?1"
    next_at, today = fetch(conn, sql, (now, day_end))[0]
    return next_at, today


class StoredRobots(msgspec.Struct, frozen=True):
    rules: tuple[tuple[bool, str], ...]
    delay_s: float = 0.0


def find_robots(conn: apsw.Connection, host: str, since_at: float) -> StoredRobots | None:
    """A host's robots.txt, if it was fetched since then."""
    rows = fetch(conn, "SELECT rules FROM robots WHERE host = ? AND fetched_at >= ?", (host, since_at))
    try:
        return msgspec.json.decode(rows[0][0], type=StoredRobots) if rows else None
    except msgspec.MsgspecError:
        return None  # of another version: asked for again


def save_robots(conn: apsw.Connection, host: str, robots: StoredRobots, now: float) -> None:
    """Store a host's robots.txt; the oldest go once there are too many."""
    with transaction(conn, survives_power_cut=False):
        sql = "INSERT OR REPLACE INTO robots (host, fetched_at, rules) VALUES (?, ?, ?)"
        conn.execute(sql, (host, now, msgspec.json.encode(robots).decode()))
        conn.execute(
            "DELETE FROM robots WHERE host IN (SELECT host FROM robots ORDER BY fetched_at DESC LIMIT -1 OFFSET 2000)"
        )
