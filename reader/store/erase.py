"""Erase the user's reading from a database and from every copy of it in the profile.

The rows go, and so does what was learned from them; the file is rewritten, so that no free page keeps them. The
window's write thread and commands for the database, any thread for copies.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

import apsw
from msgspec import Struct

from reader.store import backup, db
from reader.store.settings import save_rows
from reader.store.sqlite_errors import plain_errors

KNOWN_FROM = "reading_known_from"
"""The row of settings that says since when visits are known."""
COPIES_WAIT = "copies_to_erase"
"""The row of settings that is there while copies of the database still hold what was erased in it."""

# What was noted of the user, and what only they can have caused: when the program ran, what it planned to poll.
_ERASE = """
DELETE FROM visits;
DELETE FROM sessions;
DELETE FROM readings;
DELETE FROM signs;
UPDATE marks SET changed_at = 0;
DELETE FROM planned;
DELETE FROM awake;
DELETE FROM gaps;
UPDATE feed_state SET next_poll_at = NULL, next_reason = '';
UPDATE full_texts SET fetched_at = 0;
DELETE FROM settings WHERE name IN ('what_if', 'last_marks');
DELETE FROM engine_state WHERE name IN ('price_state', 'edition_due_at');
-- SQLite's own notes of how many rows there were.
DELETE FROM sqlite_sequence WHERE name IN ('visits', 'sessions', 'editions');
-- What waits to be sent stays; what was sent, and when, goes.
DELETE FROM sends WHERE sent_at IS NOT NULL;
-- How far an episode was heard stays, as a mark does; when it was heard or asked for goes.
DELETE FROM listening_times;
UPDATE listening SET played_at = 0;
UPDATE downloads SET asked_at = 0, done_at = iif(done_at IS NULL, NULL, 0), for_at = NULL;
-- An edition was made just before the user's first visit.
DELETE FROM edition_deliveries; DELETE FROM edition_entries; DELETE FROM editions;
-- What was prefetched, and for when, tells when the user leaves.
DELETE FROM prefetched_pictures; DELETE FROM prefetched_entries;
-- A poll that was made because the user was there, or would be, becomes one of the plan. The log stays otherwise:
-- politeness and savings are counted from it.
UPDATE polls SET reason = '', trigger = 'planned' WHERE trigger IN ('arrival', 'opened', 'manual');
UPDATE polls SET reason = '' WHERE reason LIKE 'before-you-look%' OR reason LIKE 'you-%';
UPDATE polls SET reason = replace(replace(reason, ' lean=3', ''), ' lean=4', '') WHERE reason LIKE '% lean=%';
UPDATE polls SET next_at = NULL, next_reason = '';
INSERT INTO days (day, trigger, fetches, unchanged, failed, wire_bytes, new_count)
    SELECT day, 'planned', sum(fetches), sum(unchanged), sum(failed), sum(wire_bytes), sum(new_count)
    FROM days WHERE trigger IN ('arrival', 'opened', 'manual') AND day < :today GROUP BY day
    ON CONFLICT (day, trigger) DO UPDATE SET fetches = fetches + excluded.fetches,
        unchanged = unchanged + excluded.unchanged, failed = failed + excluded.failed,
        wire_bytes = wire_bytes + excluded.wire_bytes, new_count = new_count + excluded.new_count;
DELETE FROM days WHERE trigger IN ('arrival', 'opened', 'manual') AND day < :today;
-- What is agreed with an account's server stays, so that no mark is lost there; all of it is dated this morning. A sync
-- that was made because the user was there, or would be, becomes one of the plan.
UPDATE agreed_marks SET at = unixepoch(:today);
UPDATE outbox SET at = unixepoch(:today);
UPDATE account_syncs SET marks_in = 0, marks_out = 0,
    reason = iif(reason IN ('added', 'tried-again'), reason, 'rarely') WHERE local_day < :today;
UPDATE account_state SET state = json_remove(state, '$.next_at', '$.next_reason');
-- Checks that the user wanted, or that sent what they had just read.
DELETE FROM mail_checks WHERE local_day < :today;
UPDATE held SET shown_at = unixepoch(:today);
"""
_STATISTICS = (
    ("sqlite_stat1", "DELETE FROM sqlite_stat1 WHERE tbl IN ('visits', 'sessions', 'readings', 'planned', 'signs')"),
    ("sqlite_stat4", "DELETE FROM sqlite_stat4 WHERE tbl IN ('visits', 'sessions', 'readings', 'planned', 'signs')"),
)


class ErasedCopies(Struct, frozen=True):
    """What became of the copies of a database."""

    cleaned: tuple[Path, ...] = ()
    kept: tuple[Path, ...] = ()
    """Copies that could not be opened or written."""


def erase_reading(conn: apsw.Connection, now: float, today: str) -> None:
    """Forget when and what the user read and what was learned from it. The counts of `today` stay, as the budget needs
    them. Copies of the database wait for `erase_copies`."""
    with db.transaction(conn):
        conn.execute("PRAGMA secure_delete = ON")
        _erase_rows(conn, today)
        save_rows(conn, {KNOWN_FROM: now, COPIES_WAIT: True})
    with plain_errors():
        conn.execute("PRAGMA secure_delete = OFF")
        _rewrite(conn)


def find_known_from(conn: apsw.Connection) -> float:
    """Since when visits are known; 0 if they were never erased."""
    return db.find_value(conn, float, "SELECT value FROM settings WHERE name = ?", (KNOWN_FROM,)) or 0.0


def do_copies_wait(conn: apsw.Connection) -> bool:
    return bool(db.fetch(conn, "SELECT 1 FROM settings WHERE name = ?", (COPIES_WAIT,)))


def note_copies_erased(conn: apsw.Connection) -> None:
    db.write(conn, "DELETE FROM settings WHERE name = ?", (COPIES_WAIT,))


def erase_copies(database: Path, backups: Path, today: str) -> ErasedCopies:
    """Erase the same in every backup and in every database that was set aside, each in a transaction of its own."""
    copies = [one.path for one in backup.list_backups(backups)] + backup.list_replaced_files(database)
    cleaned: list[Path] = []
    kept: list[Path] = []
    for part in (*backups.glob("*.part"), *database.parent.glob(f"{database.stem}.*.part")):
        with suppress(OSError):
            part.unlink()  # left by a crash
    for path in copies:
        try:
            _erase_in(path, today)
        except (apsw.Error, OSError):
            kept.append(path)
        else:
            cleaned.append(path)
    return ErasedCopies(tuple(cleaned), tuple(kept))


def _erase_in(path: Path, today: str) -> None:
    found = path.stat()
    conn = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READWRITE)
    try:
        conn.set_busy_timeout(db.BUSY_TIMEOUT_MS)
        if conn.pragma("application_id") not in (db.APPLICATION_ID, db.DEVELOPMENT_ID):
            return  # another program's file
        conn.execute("PRAGMA secure_delete = ON")
        with conn:
            _erase_rows(conn, today)
        _rewrite(conn)
    finally:
        conn.close()
    os.utime(path, ns=(found.st_atime_ns, found.st_mtime_ns))  # which says when the copy was made


def _erase_rows(conn: apsw.Connection, today: str) -> None:
    conn.execute(_ERASE, {"today": today})
    tables = db.fetch_column(conn, "SELECT name FROM sqlite_schema")
    for sql in (sql for table, sql in _STATISTICS if table in tables):
        conn.execute(sql)


def _rewrite(conn: apsw.Connection) -> None:
    """Rewrite the file without free pages, and empty the WAL."""
    conn.execute("VACUUM")
    with suppress(apsw.BusyError):  # somebody reads an older state just now; the next checkpoint has it
        conn.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
