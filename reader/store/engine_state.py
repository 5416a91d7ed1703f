"""What publishers wish of programs, by host: robots.txt as it was last read. The engine writes and reads."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping
from typing import Any

import apsw
import msgspec

from reader.model.logged import PlannedPoll
from reader.store.db import Connection, fetch, transaction

# Key-value state of the engine between two runs: JSON under a name. The engine's thread.
#
# The user's settings are the window's, in `settings`; the engine writes nothing there.


def find_state(conn: Connection, name: str) -> Any:
    """None where nothing was kept under this name."""
    rows = fetch(conn, "SELECT value FROM engine_state WHERE name = ?", (name,))
    return json.loads(rows[0][0]) if rows else None


def save_state(conn: Connection, name: str, value: Any) -> None:
    with transaction(conn):
        conn.execute("INSERT OR REPLACE INTO engine_state (name, value) VALUES (?, ?)", (name, json.dumps(value)))


# Host pauses: which hosts asked to be left alone, until when. Whoever fetches writes; nothing waits for the
# disk.


def save_pauses(conn: apsw.Connection, pauses: Mapping[str, float], now: float) -> None:
    """Hosts that must be left alone, and until when. What others were told meanwhile stays, and the later wish counts;
    pauses that are over are forgotten."""
    with transaction(conn, survives_power_cut=False):
        conn.execute("DELETE FROM host_pauses WHERE until_at <= ?", (now,))
        conn.executemany(
            "INSERT INTO host_pauses (host, until_at) VALUES (?, ?)"
            " ON CONFLICT (host) DO UPDATE SET until_at = max(until_at, excluded.until_at)",
            list(pauses.items()),
        )


def load_pauses(conn: apsw.Connection) -> dict[str, float]:
    return dict(fetch(conn, "SELECT host, until_at FROM host_pauses"))


# The forecast as rows: the polls that the engine expects to make until tomorrow. The engine writes, everyone
# reads.
#
# It can be made again, so nothing here waits for the disk.


def save_planned(conn: apsw.Connection, polls: Iterable[PlannedPoll], feed_ids: Collection[int] | None = None) -> None:
    """The whole plan, or that of some feeds; what was planned for them before is forgotten."""
    rows = [(poll.at, poll.feed_id, poll.worth_h, poll.reason) for poll in polls]
    with transaction(conn, survives_power_cut=False):
        if feed_ids is None:
            conn.execute("DELETE FROM planned")
        else:
            conn.executemany("DELETE FROM planned WHERE feed_id = ?", [(feed_id,) for feed_id in feed_ids])
        conn.executemany("INSERT OR REPLACE INTO planned (feed_id, at, worth_h, reason) VALUES (?2, ?1, ?3, ?4)", rows)


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
        conn, "SELECT min(at), count(*) FILTER (WHERE at < ?2) FROM planned WHERE at >= ?1", (now, day_end)
    )[0]
    return next_at, today


MOST_HOSTS = 2_000


class StoredRobots(msgspec.Struct, frozen=True):
    rules: tuple[tuple[bool, str], ...]
    delay_s: float = 0.0


def find_robots(conn: apsw.Connection, host: str, since_at: float) -> StoredRobots | None:
    """None where nobody asked since then."""
    rows = fetch(conn, "SELECT rules FROM robots WHERE host = ? AND fetched_at >= ?", (host, since_at))
    try:
        return msgspec.json.decode(rows[0][0], type=StoredRobots) if rows else None
    except msgspec.MsgspecError:
        return None  # of another version: asked for again


def save_robots(conn: apsw.Connection, host: str, robots: StoredRobots, now: float) -> None:
    """Of hosts that were not asked for longest nothing is kept once there are too many."""
    with transaction(conn, survives_power_cut=False):
        conn.execute(
            "INSERT OR REPLACE INTO robots (host, fetched_at, rules) VALUES (?, ?, ?)",
            (host, now, msgspec.json.encode(robots).decode()),
        )
        conn.execute(
            "DELETE FROM robots WHERE host IN (SELECT host FROM robots ORDER BY fetched_at DESC LIMIT -1 OFFSET ?)",
            (MOST_HOSTS,),
        )
