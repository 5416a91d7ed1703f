"""The bound on polls per minute, by what the store knows of the last minute. The engine's thread."""

from __future__ import annotations

from reader.plan.rate_limit import MINUTE_S, room_at, room_now
from reader.store.db import Connection
from reader.store.polling.poll_log import list_poll_times


def find_room_now(conn: Connection, per_minute: int, now: float) -> int:
    """How many polls this minute still bears."""
    return room_now(list_poll_times(conn, now - MINUTE_S, now), per_minute, now)


def find_room_at(conn: Connection, per_minute: int, now: float, pause_s: float) -> float:
    """When polling may go on, after a pause at least."""
    return room_at(list_poll_times(conn, now - MINUTE_S, now), per_minute, now + pause_s)
