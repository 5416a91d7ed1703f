"""What publishers wish of programs, by host: robots.txt as it was last read. The engine writes and reads."""

from __future__ import annotations

import apsw
import msgspec

from reader.store.db import fetch, transaction

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
