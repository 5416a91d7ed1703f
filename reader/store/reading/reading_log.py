"""When the owner looked and read: looks and sessions. The window's write thread, commands.

What was opened, and for how long, is in opened_entries.py; how all of it is forgotten, in erase.py.
"""

from __future__ import annotations

from collections.abc import Iterable

import apsw

from reader.model.logged import SAME_LOOK_S, Look, ReadingSession
from reader.store.db import transaction
from reader.store.settings import load_settings


def is_noting(conn: apsw.Connection) -> bool:
    """Whether the owner lets us note when they read. Asked here, so that nobody can forget to ask."""
    return load_settings(conn).note_reading


def add_looks(conn: apsw.Connection, looks: Iterable[Look]) -> None:
    """Kept only while the owner allows it."""
    if not is_noting(conn):
        return
    with transaction(conn):
        conn.executemany(
            "INSERT INTO looks (at, feed_id, kind) VALUES (?, ?, ?)",
            [(look.at, look.feed_id, look.kind) for look in looks],
        )


def list_looks(conn: apsw.Connection, since_at: float = 0.0, limit: int = 1_000_000) -> list[Look]:
    """Oldest first."""
    rows = conn.execute(
        "SELECT at, feed_id, kind FROM looks WHERE at >= ? ORDER BY at, id LIMIT ?", (since_at, limit)
    )
    return [Look(*row) for row in rows]


def start_session(conn: apsw.Connection, at: float) -> int:
    """The session's id; 0 where the owner does not want it kept, which extend_session takes silently."""
    if not is_noting(conn):
        return 0
    with transaction(conn):
        conn.execute("INSERT INTO sessions (started_at, ended_at) VALUES (?, ?)", (at, at))
        return conn.last_insert_rowid()


def begin_sitting(conn: apsw.Connection, at: float) -> int:
    """The session of a sitting that begins with a look. Where the last one ended a moment ago, as with a program
    that was only started again, that one goes on."""
    last = conn.execute(
        "SELECT id, ended_at FROM sessions ORDER BY started_at DESC, id DESC LIMIT 1"
    ).fetchone()
    if last and 0.0 <= at - last[1] < SAME_LOOK_S:
        extend_session(conn, last[0], at)
        return int(last[0])
    add_looks(conn, [Look(at, None, "view")])
    return start_session(conn, at)


def extend_session(conn: apsw.Connection, session_id: int, at: float) -> None:
    """The owner is still there: a crash loses only what came after the last call."""
    if not is_noting(conn):
        return
    with transaction(conn):
        conn.execute("UPDATE sessions SET ended_at = max(ended_at, ?) WHERE id = ?", (at, session_id))


def list_sessions(conn: apsw.Connection, since_at: float = 0.0) -> list[ReadingSession]:
    """Oldest first."""
    rows = conn.execute(
        "SELECT id, started_at, ended_at FROM sessions WHERE started_at >= ? ORDER BY started_at, id",
        (since_at,),
    )
    return [ReadingSession(*row) for row in rows]
