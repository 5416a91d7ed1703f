"""Maintenance: retention, integrity checks for `doctor`, the daily tidying up, and times from a clock that was wrong.

Of old entries, text, author and preview go. Identities, mark, title and link stay for another year, so that the entry
cannot come back as new. Starred and tagged entries never go, nor does what the feed's last document still holds, nor
anything of a feed whose document never held something. The engine's thread, in chunks, or a command.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from pathlib import Path

import apsw
from msgspec import Struct

from reader.core.records.logged import UNDO_DAYS
from reader.core.records.stored import Cursor
from reader.core.settings import Settings
from reader.store import backup
from reader.store.db import fetch, fetch_column, find_value, get_path, transaction, write
from reader.store.marks import expire_entries
from reader.store.own_copy import write_small_copy
from reader.store.rows import fetch_as
from reader.store.sqlite_errors import plain_errors

ENTRIES_PER_TRANSACTION = 200
DAY_S = 86_400
UNDO_S = UNDO_DAYS * DAY_S

CANDIDATES = """
    SELECT entry_id FROM marks m INDEXED BY marks_feed
    WHERE feed_id = ?1 AND gone = 0 AND starred = 0 AND (sort_at, entry_id) < (?2, ?3) AND (read OR sort_at < ?4)
        AND NOT EXISTS (SELECT 1 FROM entry_tags t WHERE t.entry_id = m.entry_id)
        AND entry_id NOT IN (SELECT value FROM feed_state s, json_each(s.in_document) WHERE s.feed_id = ?1)
    ORDER BY sort_at, entry_id"""
UNREAD_DAYS = 30
"""Newer unread articles stay however many there are, unless the user keeps all for fewer days."""
FLOOD_CANDIDATES = CANDIDATES.replace(" INDEXED BY marks_feed", "").replace("gone = 0 AND ", "")
KEPT_OF_FLOOD = 1_000
HIDDEN_CANDIDATES = CANDIDATES.replace("marks_feed", "marks_hidden").replace("gone = 0", "gone = -1")


class Keeping(Struct, frozen=True):
    """What a feed keeps, by its own choice or by the settings; 0 keeps all."""

    feed_id: int
    days: int
    count: int


def prune(conn: apsw.Connection, settings: Settings, now: float) -> int:
    """Empty the entries that are older or more than the user keeps; return how many. Feeds whose document never held
    something keep all."""
    sql = """SELECT f.id AS feed_id, ifnull(f.keep_days, ?) AS days, ifnull(f.keep_per_feed, ?) AS count
        FROM feeds f JOIN feed_state s ON s.feed_id = f.id WHERE f.deleted_at IS NULL AND s.in_document <> '[]'"""
    count = 0
    for keeping in fetch_as(conn, Keeping, sql, (settings.keep_days, settings.keep_per_feed)):
        before = _find_limit(conn, keeping, now)
        if before is not None:
            unread_days = min(keeping.days or UNREAD_DAYS, UNREAD_DAYS)
            place = (keeping.feed_id, before.sort_at, before.entry_id, now - unread_days * DAY_S)
            for candidates in (CANDIDATES, HIDDEN_CANDIDATES):
                count += _do_in_chunks(conn, lambda ids: empty_entries(conn, ids, now), candidates, *place)
    return count


def prune_flood(conn: apsw.Connection, feed_id: int) -> int:
    """Remove all but the newest entries of a feed in which everything is new at each visit. They never come back under
    the same name, so nothing need be remembered of them."""
    before = _find_limit(conn, Keeping(feed_id, 0, KEPT_OF_FLOOD), 0.0)
    if before is None:
        return 0
    place = (feed_id, before.sort_at, before.entry_id, math.inf)
    return _forget_entries(conn, feed_id, FLOOD_CANDIDATES, *place)


def purge_deleted(conn: apsw.Connection, now: float) -> int:
    """Empty entries that the user deleted longer ago than undo reaches; return how many."""
    deleted = "SELECT entry_id FROM marks WHERE gone = 1 AND gone_at < ?"
    return _do_in_chunks(conn, lambda ids: empty_entries(conn, ids, now), deleted, now - UNDO_S)


def purge_feeds(conn: apsw.Connection, now: float) -> int:
    """Remove feeds that were unsubscribed that long ago, with all their entries; return how many feeds."""
    before_at, count = now - UNDO_S, 0
    for (feed_id,) in fetch(conn, "SELECT id FROM feeds WHERE deleted_at < ?", (before_at,)):
        sql = "SELECT e.id FROM entries e JOIN feeds f ON f.id = e.feed_id WHERE e.feed_id = ? AND f.deleted_at < ?"
        _do_in_chunks(conn, lambda ids: _remove_entries(conn, ids), sql, feed_id, before_at)
        with transaction(conn):
            conn.execute("DELETE FROM feeds WHERE id = ? AND deleted_at < ?", (feed_id, before_at))
            if conn.changes():
                conn.execute("DELETE FROM identities WHERE feed_id = ?", (feed_id,))
                count += 1
    return count


def empty_entries(conn: apsw.Connection, ids: list[int], now: float) -> None:
    """Empty these entries: only what keeps them from coming back as new stays."""
    each = [(id_,) for id_ in ids]
    with transaction(conn):
        conn.executemany("UPDATE marks SET gone = 2, gone_at = ? WHERE entry_id = ?", [(now, i) for i in ids])
        conn.executemany("DELETE FROM bodies WHERE entry_id = ?", each)
        conn.executemany("DELETE FROM full_texts WHERE entry_id = ?", each)
        conn.executemany("DELETE FROM entry_tags WHERE entry_id = ?", each)
        conn.executemany("DELETE FROM highlights WHERE entry_id = ?", each)
        conn.executemany("DELETE FROM kept_unread WHERE entry_id = ?", each)
        conn.executemany("DELETE FROM episodes WHERE entry_id = ?", each)
        conn.executemany("UPDATE entries SET author = '', snippet = '', has_enclosure = 0 WHERE id = ?", each)
        conn.executemany("DELETE FROM search WHERE rowid = ?", each)
        conn.executemany("DELETE FROM index_queue WHERE entry_id = ?", each)


def _find_limit(conn: apsw.Connection, keeping: Keeping, now: float) -> Cursor | None:
    """The place in the feed's list before which entries may go."""
    limits: list[Cursor] = []
    if keeping.days:
        limits.append(Cursor(int(now) - keeping.days * DAY_S, 0))
    if keeping.count:
        sql = """SELECT sort_at, entry_id FROM marks INDEXED BY marks_feed WHERE feed_id = ? AND gone = 0
            ORDER BY sort_at DESC, entry_id DESC LIMIT ?"""
        rows = fetch(conn, sql, (keeping.feed_id, keeping.count))
        if len(rows) == keeping.count:
            limits.append(Cursor(*rows[-1]))
    return max(limits, key=lambda c: (c.sort_at, c.entry_id), default=None)


def _do_in_chunks(conn: apsw.Connection, do: Callable[[list[int]], None], select: str, *parameters: float) -> int:
    """Do something to the selected entries and return how many. Each chunk is selected in its own transaction, so that
    what the user stars or takes back until the last moment stays."""
    count, is_over = 0, False
    while not is_over:
        with transaction(conn):
            ids = fetch_column(conn, f"{select} LIMIT {ENTRIES_PER_TRANSACTION}", parameters)
            do(ids)
        count += len(ids)
        is_over = len(ids) < ENTRIES_PER_TRANSACTION
    return count


def _remove_entries(conn: apsw.Connection, ids: list[int]) -> None:
    each = [(id_,) for id_ in ids]
    conn.executemany("DELETE FROM search WHERE rowid = ?", each)
    conn.executemany("DELETE FROM index_queue WHERE entry_id = ?", each)
    # Bodies, marks and tags go with their entry.
    conn.executemany("DELETE FROM entries WHERE id = ?", each)


REMEMBERED_S = 365 * DAY_S
EMPTIED = """SELECT entry_id FROM marks WHERE feed_id = ?1 AND gone = 2 AND gone_at < ?2
    AND entry_id NOT IN (SELECT value FROM feed_state s, json_each(s.in_document) WHERE s.feed_id = ?1)"""


def forget_emptied(conn: apsw.Connection, now: float) -> int:
    """Remove what only keeps emptied entries from coming back as new, a year after they left; return how many."""
    feeds = fetch_column(conn, "SELECT id FROM feeds")
    return sum(_forget_entries(conn, feed_id, EMPTIED, feed_id, now - REMEMBERED_S) for feed_id in feeds)


def _forget_entries(conn: apsw.Connection, feed_id: int, select: str, *parameters: float) -> int:
    """Remove entries of a feed with their identities, and return how many."""
    count = _do_in_chunks(conn, lambda ids: _remove_entries(conn, ids), select, *parameters)
    if count:
        write(conn, "DELETE FROM identities WHERE feed_id = ? AND entry_id NOT IN (SELECT id FROM entries)", (feed_id,))
    return count


LOG_KEPT_S = 400 * 86_400.0

# Each must count nothing.
CHECKS: tuple[tuple[str, str], ...] = (
    ("articles without a mark", "SELECT count(*) FROM entries WHERE id NOT IN (SELECT entry_id FROM marks)"),
    (
        "marks that differ from their article",
        "SELECT count(*) FROM marks m JOIN entries e ON e.id = m.entry_id WHERE m.feed_id <> e.feed_id",
    ),
    ("identities of no article", "SELECT count(*) FROM identities WHERE entry_id NOT IN (SELECT id FROM entries)"),
    ("articles without an identity", "SELECT count(*) FROM entries WHERE id NOT IN (SELECT entry_id FROM identities)"),
    (
        "articles whose text is missing",
        """SELECT count(*) FROM marks WHERE gone < 2 AND entry_id NOT IN (SELECT entry_id FROM bodies)""",
    ),
    (
        "texts of articles that are gone",
        "SELECT count(*) FROM bodies WHERE entry_id IN (SELECT entry_id FROM marks WHERE gone = 2)",
    ),
    ("feeds without a state", "SELECT count(*) FROM feeds WHERE id NOT IN (SELECT feed_id FROM feed_state)"),
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
    """What is wrong with the database, in sentences."""
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


def find_started_over_at(conn: apsw.Connection) -> float:
    return find_value(conn, float, "SELECT value FROM engine_state WHERE name = ?", (backup.STARTED_OVER,)) or 0.0


def tidy(conn: apsw.Connection, settings: Settings, backups: Path, now: float) -> None:
    """Back up the user's own data and prune, once a day."""
    database = get_path(conn)
    since_at = backup.find_everything_at(backups)
    copy = partial(write_small_copy, database, now=now, since_at=since_at)
    backup.keep_copy(backup.SMALL, backups, now, copy, settings.backups_kept, find_started_over_at(conn))
    backup.remove_old_copies(database, backups, now)
    purge_deleted(conn, now)
    purge_feeds(conn, now)
    prune(conn, settings, now)
    expire_entries(conn, now)
    write(conn, "DELETE FROM polls WHERE at < ?", (now - LOG_KEPT_S,))  # the ledger of days stays
    forget_emptied(conn, now)
    with plain_errors():
        conn.execute("PRAGMA optimize")


SLACK_S = 600.0
"""Clocks that differ by less count as the same."""
LONGEST_WISH_S = 8 * 86_400.0
"""The longest pause that a publisher can have asked for is a week."""
AGAIN_S = 3_600.0
"""How long a host that asked for a pause is left alone if its end is not known any more."""

# What a clock that ran ahead wrote would be above all others for as long as it was ahead.
_SORT_BY_NOW = """
UPDATE entries SET first_seen_at = :now WHERE first_seen_at > :now + :slack;
UPDATE entry_tags SET sort_at = :now WHERE sort_at > :now + :slack;
UPDATE marks SET sort_at = :now WHERE sort_at > :now + :slack;
"""
_SURELY_AHEAD_S = 30 * DAY_S
"""A clock that runs behind now makes everything look ahead, but leaves no gap of a month after now."""
_MEND = """
-- The row was written by a clock that ran ahead: all of it moves back by as much.
UPDATE feed_state SET
    earliest_at = earliest_at - (last_fetched_at - :now),
    next_poll_at = NULL,
    failing_since = iif(failing_since > :now, :now, failing_since),
    moved_first_seen_at = iif(moved_first_seen_at > :now, :now, moved_first_seen_at),
    last_ok_at = iif(last_ok_at > :now, :now, last_ok_at),
    last_fetched_at = :now
WHERE last_fetched_at > :now + :slack;
-- A clock that ran behind left these before the subscription, which would be shown as weeks of quiet or failure.
UPDATE feed_state SET
    failing_since = iif(failing_since < feeds.added_at, feeds.added_at, failing_since),
    last_new_at = iif(last_new_at < feeds.added_at, feeds.added_at, last_new_at)
FROM feeds WHERE feeds.id = feed_state.feed_id AND feeds.added_at <= :now
    AND (failing_since < feeds.added_at OR last_new_at < feeds.added_at);
UPDATE feed_state SET earliest_at = :now, earliest_reason = '' WHERE earliest_at > :now + :wish;
UPDATE host_pauses SET until_at = :now + :again WHERE until_at > :now + :wish;
DELETE FROM gaps WHERE ended_at > :now + :slack;
DELETE FROM awake WHERE last_at > :now + :slack;
DELETE FROM robots WHERE fetched_at > :now + :slack;
-- Failed, and waiting for the next try.
UPDATE sends SET next_at = :now WHERE next_at > :now + :wish;
UPDATE downloads SET next_at = :now WHERE next_at > :now + :wish;
UPDATE edition_deliveries SET next_at = :now WHERE next_at > :now + :wish;
"""

# When servers were last asked, from which their next turn is counted.
_ASKED = (
    (
        "UPDATE account_state SET state = json_set(state, '$.' || ?3, ?1) WHERE state ->> ?3 > ?1 + ?2",
        ("synced_at", "tried_at", "listed_at", "complete_at", "counted_at", "compared_listening_at"),
    ),
    (
        "UPDATE mailbox_state SET state = json_set(state, '$.' || ?3, ?1) WHERE state ->> ?3 > ?1 + ?2",
        ("synced_at", "tried_at"),
    ),
)


def clamp_future_times(conn: apsw.Connection, now: float) -> None:
    """Mend times that decide about polling and lie in the future, or a clock that ran ahead would stop polling.

    What the user read stays as it is; learning leaves out the future.
    docs/developer/notes/what-if-the-clock-is-wrong.md
    """
    with transaction(conn):
        if fetch(conn, "SELECT 1 FROM feed_state WHERE last_fetched_at > ?1 + ?2 LIMIT 1", (now, _SURELY_AHEAD_S)):
            # Entries from the far future come back to now, unless it is the present that lies behind.
            near = """SELECT count(*) FILTER (WHERE first_seen_at <= ?1), count(*) FROM entries
                WHERE abs(first_seen_at - ?1) < ?2"""
            before, around = fetch(conn, near, (int(now), _SURELY_AHEAD_S))[0]
            if before and before == around:
                conn.execute(_SORT_BY_NOW, {"now": int(now), "slack": _SURELY_AHEAD_S})
        times = {"now": now, "slack": SLACK_S, "wish": LONGEST_WISH_S, "again": AGAIN_S}
        conn.execute(_MEND, times)
        for sql, names in _ASKED:
            conn.executemany(sql, [(now, SLACK_S, name) for name in names])
