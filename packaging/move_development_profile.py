#!/usr/bin/env python3
"""Moves a profile from before 1.0 to today's schema, once.

    .venv/bin/python packaging/move_development_profile.py [FOLDER]

Nothing was released before 1.0, so the program has no migrations for the ten versions of its development and refuses to
open their databases. This copies such a database, table by table, into a new one with the columns that both have,
builds the search index anew, compares the counts, and only then puts the new file in the old one's place. The old file
is set aside beside it and never deleted; where anything fails it stays where it was.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import apsw

from reader.core.errors import PaperroundError
from reader.core.paths import get_profile
from reader.features.search.store import index_some, queue_everything
from reader.store import backup
from reader.store.db import APPLICATION_ID, DEVELOPMENT_ID, fetch, open_part, transaction
from reader.store.use_lock import have_alone

# What is called otherwise since then, the new name first: "table": "old_table", "table.column": "old_column". A column
# of a renamed table is named with the table's new name.
RENAMED: dict[str, str] = {
    "visits": "looks",
    "held": "curtain",
    "account_syncs": "account_asks",
    "prefetched_entries": "ready_entries",
    "prefetched_pictures": "ready_pictures",
    "accounts.refreshes_server": "conducts",
    "feeds.prefetch": "ready",
}

# Rows that moved or are called otherwise: (old table, old name, new table, new name). The engine's rows stood among the
# settings in version 1.
RENAMED_ROWS: tuple[tuple[str, str, str, str], ...] = (
    ("settings", "plan_thrift", "engine_state", "price_state"),
    *(
        ("settings", name, "engine_state", name)
        for name in ("alerts_waiting", "upkeep_day", "overlaps_day", "newer_asked_day", "newer_told")
    ),
    ("settings", "ready", "settings", "prefetch"),
    ("settings", "ready_megabytes", "settings", "prefetch_megabytes"),
    ("settings", "calm", "settings", "hold"),
    ("settings", "digest", "settings", "hold"),
    ("settings", "wake_ups", "settings", "batches_per_day"),
    ("settings", "battery_wake_ups", "settings", "battery_batches_per_day"),
    ("settings", "polls_per_minute", "settings", "fetches_per_minute"),
    ("settings", "podcast_heard_days", "settings", "podcast_played_days"),
    ("settings", "list_pictures", "settings", "thumbnails"),
    ("settings", "mark_copies_read", "settings", "mark_duplicates_read"),
    ("settings", "novelty_in_plan", "settings", "novelty_in_schedule"),
    ("settings", "interest_in_plan", "settings", "interest_in_schedule"),
    ("settings", "podcast_ahead_mb", "settings", "podcast_prefetch_mb"),
    ("settings", "background_told", "settings", "background_explained"),
)

# Values that are called otherwise: (table, column, old, new).
RENAMED_VALUES = (
    ("account_syncs", "reason", "looked", "visited"),
    ("days", "trigger", "ready", "prefetch"),
    ("days", "trigger", "conducted", "server"),
)

# Made anew below, or by the engine.
DERIVED = ("search", "index_queue")
# Up to version 8 no table held the episodes of entries: the first file of each that is sound.
FIND_EPISODES = """
INSERT INTO episodes (entry_id, url, media_type, size, duration_s, chapters_url)
    SELECT e.id, j.value ->> 0, j.value ->> 1, j.value ->> 2, NULL, ''
    FROM entries e JOIN bodies b ON b.entry_id = e.id, json_each(b.extras, '$.enclosures') j
    WHERE e.has_enclosure = 1 AND j.value ->> 1 LIKE 'audio/%'
    GROUP BY e.id HAVING j.key = min(j.key)
"""


class MoveError(PaperroundError):
    """The new database is not what the old one was; nothing was changed."""


class Moved(NamedTuple):
    kept: Path
    """The old file."""
    rows: dict[str, int]
    """How many came along, by table."""
    left_behind: tuple[str, ...]
    """Tables with rows, and columns, that only the old file has."""


def move(database: Path, now: float) -> Moved | None:
    """Move the database, which nobody else may have open; None where it is one of 1.0 already."""
    part = database.with_name(f"{database.stem}.moved.part")
    with have_alone(database):
        old = apsw.Connection(str(database), flags=apsw.SQLITE_OPEN_READONLY)
        try:
            made_by = old.pragma("application_id")
            if made_by == APPLICATION_ID:
                return None
            if made_by != DEVELOPMENT_ID:
                raise MoveError(f"{database} is no database of Paperround.")
            remove(part)
            rows, left_behind = write_new(old, part, now)
        except BaseException:
            remove(part)
            raise
        finally:
            old.close()
        kept = backup.put_in_place(part, database, "before-1.0", now)
    assert kept is not None
    return Moved(kept, rows, left_behind)


def write_new(old: apsw.Connection, part: Path, now: float) -> tuple[dict[str, int], tuple[str, ...]]:
    conn = open_part(part, now)
    try:
        conn.execute("PRAGMA foreign_keys = OFF")
        # What is copied is no change of the user that a server would have to be told of.
        conn.config(apsw.SQLITE_DBCONFIG_ENABLE_TRIGGER, 0)
        there = list_tables(old)
        with transaction(conn):
            rows = {table: copy_table(conn, old, table) for table in list_tables(conn) if old_name(table) in there}
            copy_sequences(conn, old)
            move_rows(conn)
            if "episodes" not in rows:
                conn.execute(FIND_EPISODES)
        queue_everything(conn)
        while index_some(conn, 1_000):
            pass
        check(conn, part)
        left_behind = list_left_behind(conn, old)
        conn.execute("PRAGMA journal_mode = DELETE")
    finally:
        conn.close()
    return rows, left_behind


def copy_table(conn: apsw.Connection, old: apsw.Connection, table: str) -> int:
    before = old_name(table)
    there = list_columns(old, before)
    columns = [name for name in list_columns(conn, table) if RENAMED.get(f"{table}.{name}", name) in there]
    wanted = ", ".join(RENAMED.get(f"{table}.{name}", name) for name in columns)
    insert = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"
    conn.executemany(insert, old.execute(f"SELECT {wanted} FROM {before}"))
    came, was = (fetch(*one)[0][0] for one in ((conn, count(table)), (old, count(before))))
    if came != was:
        raise MoveError(f"Of {was} rows of {before} only {came} came along.")
    return int(came)


def copy_sequences(conn: apsw.Connection, old: apsw.Connection) -> None:
    """Ids go on where they were: the log may name feeds that are gone."""
    counted = dict(fetch(old, "SELECT name, seq FROM sqlite_sequence"))
    conn.execute("DELETE FROM sqlite_sequence")
    known = [(table, counted[old_name(table)]) for table in list_tables(conn) if old_name(table) in counted]
    conn.executemany("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", known)


def move_rows(conn: apsw.Connection) -> None:
    for source, old, target, new in RENAMED_ROWS:
        conn.execute(
            f"INSERT OR IGNORE INTO {target} (name, value) SELECT ?, value FROM {source} WHERE name = ?", (new, old)
        )
        conn.execute(f"DELETE FROM {source} WHERE name = ?", (old,))
    for table, column, old, new in RENAMED_VALUES:
        conn.execute(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", (new, old))


def check(conn: apsw.Connection, part: Path) -> None:
    if dangling := {str(row[0]) for row in fetch(conn, "PRAGMA foreign_key_check")}:
        raise MoveError(f"Rows of {', '.join(sorted(dangling))} refer to rows that did not come along.")
    if (fault := backup.find_fault(part)) is not None:
        raise MoveError(f"The new database is not sound ({fault}).")


def list_left_behind(conn: apsw.Connection, old: apsw.Connection) -> tuple[str, ...]:
    tables = {old_name(table): table for table in list_tables(conn)}
    left = []
    for before in list_tables(old):
        table = tables.get(before)
        if table is None:
            rows = fetch(old, count(before))[0][0]
            left += [f"{before} ({rows} rows)"] if rows else []
            continue
        now_called = {RENAMED.get(f"{table}.{name}", name) for name in list_columns(conn, table)}
        left += [f"{before}.{name}" for name in list_columns(old, before) if name not in now_called]
    return tuple(left)


def list_tables(conn: apsw.Connection) -> list[str]:
    names = fetch(conn, "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY rowid")
    return [name for (name,) in names if name not in DERIVED and not name.startswith(("search_", "sqlite_"))]


def list_columns(conn: apsw.Connection, table: str) -> list[str]:
    return [row[1] for row in fetch(conn, f"PRAGMA table_info({table})")]


def old_name(table: str) -> str:
    return RENAMED.get(table, table)


def count(table: str) -> str:
    return f"SELECT count(*) FROM {table}"


def remove(part: Path) -> None:
    for ending in ("", "-wal", "-shm", "-journal"):
        Path(f"{part}{ending}").unlink(missing_ok=True)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Move a profile from before Paperround 1.0 to its schema, once.")
    parser.add_argument("folder", nargs="?", help="the profile; the usual one where none is given")
    database = get_profile(parser.parse_args(arguments).folder).database
    if not database.exists():
        print(f"There is no database at {database}.", file=sys.stderr)
        return 1
    try:
        moved = move(database, time.time())
    except (PaperroundError, apsw.Error) as error:
        print(f"{error}\nNothing was changed.", file=sys.stderr)
        return 1
    if moved is None:
        print(f"{database} is a database of Paperround 1.0 already.")
        return 0
    print(f"Moved {sum(moved.rows.values())} rows of {len(moved.rows)} tables; the old file is kept at {moved.kept}.")
    if moved.left_behind:
        print(f"Only the old file has: {', '.join(moved.left_behind)}.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
