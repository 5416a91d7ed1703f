"""Integrity checks for `doctor`, and daily database maintenance. The engine's thread, or a command."""

from __future__ import annotations

from pathlib import Path

import apsw

from reader.settings import Settings
from reader.store.db import fetch
from reader.store.entries import retention
from reader.store.entries.expire import expire_entries
from reader.store.polling import poll_log
from reader.store.repair import backup
from reader.store.sqlite_errors import plain_errors

LOG_KEPT_S = 400 * 86_400.0

# Each must count nothing.
CHECKS: tuple[tuple[str, str], ...] = (
    (
        "articles without a mark",
        "SELECT count(*) FROM entries WHERE id NOT IN (SELECT entry_id FROM marks)",
    ),
    (
        "marks that differ from their article",
        "SELECT count(*) FROM marks m JOIN entries e ON e.id = m.entry_id WHERE m.feed_id <> e.feed_id",
    ),
    (
        "identities of no article",
        "SELECT count(*) FROM identities WHERE entry_id NOT IN (SELECT id FROM entries)",
    ),
    (
        "articles without an identity",
        "SELECT count(*) FROM entries WHERE id NOT IN (SELECT entry_id FROM identities)",
    ),
    (
        "articles whose text is missing",
        """SELECT count(*) FROM marks WHERE gone < 2 AND entry_id NOT IN (SELECT entry_id FROM bodies)""",
    ),
    (
        "texts of articles that are gone",
        "SELECT count(*) FROM bodies WHERE entry_id IN (SELECT entry_id FROM marks WHERE gone = 2)",
    ),
    (
        "feeds without a state",
        "SELECT count(*) FROM feeds WHERE id NOT IN (SELECT feed_id FROM feed_state)",
    ),
    (
        "tagged articles out of place",
        """SELECT count(*) FROM entry_tags t LEFT JOIN marks m ON m.entry_id = t.entry_id
           WHERE m.sort_at IS NOT t.sort_at""",
    ),
    (
        "unread counts that disagree",
        """SELECT abs((SELECT count(*) FROM marks INDEXED BY marks_unread_feed WHERE read = 0 AND gone = 0)
               - (SELECT count(*) FROM marks NOT INDEXED WHERE read = 0 AND gone = 0))""",
    ),
)


def check(conn: apsw.Connection) -> list[str]:
    """What is wrong with the database, in sentences; an empty list where all is well."""
    with plain_errors():
        damage = [str(row[0]) for row in fetch(conn, "PRAGMA quick_check(20)")]
        problems = [] if damage == ["ok"] else [f"The file is damaged: {line}." for line in damage]
        dangling = len(fetch(conn, "PRAGMA foreign_key_check"))
        if dangling:
            problems.append(f"The database holds {dangling} rows that refer to something missing.")
        for what, sql in CHECKS:
            count = fetch(conn, sql)[0][0]
            if count:
                problems.append(f"The database holds {count} {what}.")
    return problems


def tidy(conn: apsw.Connection, settings: Settings, backups: Path, now: float) -> None:
    """Once a day: back up first, then let go what may go."""
    rows = fetch(conn, "SELECT value FROM engine_state WHERE name = ?", (backup.STARTED_ANEW,))
    anew_at = float(rows[0][0]) if rows else 0.0
    backup.back_up_daily(conn, backups, now, settings.backups_kept, anew_at)
    retention.purge_deleted(conn, now)
    retention.purge_feeds(conn, now)
    retention.prune(conn, settings, now)
    expire_entries(conn, now)
    poll_log.forget_polls(conn, now - LOG_KEPT_S)
    with plain_errors():
        conn.execute("PRAGMA optimize")
