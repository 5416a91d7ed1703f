"""Takes the engine's rows out of the owner's settings, where they stood up to version 1. Runs inside db.open_store, and
after a repair."""

from __future__ import annotations

import apsw

# The engine's rows that stood among the owner's settings up to version 1, and what each is called now.
_ONCE_IN_SETTINGS = (
    *(("plan_thrift", "price_state"), ("alerts_waiting", "alerts_waiting"), ("upkeep_day", "upkeep_day")),
    *(("overlaps_day", "overlaps_day"), ("newer_asked_day", "newer_asked_day"), ("newer_told", "newer_told")),
)


def move_engine_rows(conn: apsw.Connection) -> None:
    """From `settings` into the engine's own table; what stands there already is newer."""
    conn.executemany(
        """INSERT OR IGNORE INTO engine_state (name, value)
           SELECT ?2, value FROM settings WHERE name = ?1""",
        _ONCE_IN_SETTINGS,
    )
    conn.executemany("DELETE FROM settings WHERE name = ?", [(old,) for old, _ in _ONCE_IN_SETTINGS])


def add_engine_state(conn: apsw.Connection) -> None:
    conn.execute(
        "CREATE TABLE engine_state (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID"
    )
    move_engine_rows(conn)
