"""What happened: polls, the ledger of fetches per day, looks, reading sessions, posting times. Any thread."""

from __future__ import annotations

from collections.abc import Iterable

import apsw

from reader.model.logged import DayUse, Look, PollRecord, PostingTime, ReadingFacts, ReadingSession
from reader.model.reasons import Cause
from reader.store.bodies import clean
from reader.store.db import transaction
from reader.store.settings import load_settings

_POLL_COLUMNS = (
    "feed_id, at, trigger, reason, local_day, outcome, status, wire_bytes, elapsed_s, new_count, "
    "changed_count, problem, message, next_at, next_reason"
)


_REASONS = (
    ("polls", "reason"),
    ("polls", "next_reason"),
    ("planned", "reason"),
    ("feed_state", "next_reason"),
)


def add_poll(conn: apsw.Connection, poll: PollRecord) -> None:
    """Append to the log and charge the day's ledger, both or neither."""
    with transaction(conn):
        conn.execute(
            f"INSERT INTO polls ({_POLL_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                *(
                    poll.feed_id,
                    poll.at,
                    poll.trigger,
                    poll.reason,
                    poll.local_day,
                    poll.outcome,
                    poll.status,
                ),
                *(poll.wire_bytes, poll.elapsed_s, poll.new_count, poll.changed_count, poll.problem),
                *(clean(poll.message), poll.next_at, poll.next_reason),
            ),
        )
        conn.execute(
            """INSERT INTO days (day, trigger, fetches, unchanged, failed, wire_bytes, new_count)
               VALUES (?, ?, 1, ?, ?, ?, ?)
               ON CONFLICT (day, trigger) DO UPDATE SET fetches = fetches + 1,
                   unchanged = unchanged + excluded.unchanged, failed = failed + excluded.failed,
                   wire_bytes = wire_bytes + excluded.wire_bytes,
                   new_count = new_count + excluded.new_count""",
            (
                *(poll.local_day, poll.trigger, poll.outcome == "unchanged", poll.outcome == "failed"),
                *(poll.wire_bytes, poll.new_count),
            ),
        )


def add_side_fetch(conn: apsw.Connection, day: str, trigger: str, wire_bytes: int, failed: bool) -> None:
    """Charge the day's ledger for something that is no poll of a feed; see SIDE_TRIGGERS."""
    with transaction(conn):
        conn.execute(
            """INSERT INTO days (day, trigger, fetches, unchanged, failed, wire_bytes, new_count)
               VALUES (?, ?, 1, 0, ?, ?, 0)
               ON CONFLICT (day, trigger) DO UPDATE SET fetches = fetches + 1,
                   failed = failed + excluded.failed, wire_bytes = wire_bytes + excluded.wire_bytes""",
            (day, trigger, failed, wire_bytes),
        )


def list_polls(
    conn: apsw.Connection, limit: int, feed_id: int | None = None, since_at: float = 0.0
) -> list[PollRecord]:
    """Newest first."""
    which = "" if feed_id is None else "feed_id = ?1 AND"
    rows = conn.execute(
        f"SELECT {_POLL_COLUMNS}, id FROM polls WHERE {which} at >= ?2 ORDER BY at DESC, id DESC LIMIT ?3",
        (feed_id, since_at, limit),
    )
    return [PollRecord(*row) for row in rows]


def note_next(conn: apsw.Connection, feed_ids: Iterable[int]) -> None:
    """Write into each feed's last poll of the log what its plan says now: when next, and why then."""
    with transaction(conn, survives_power_cut=False):
        conn.executemany(
            """UPDATE polls SET (next_at, next_reason) =
                   (SELECT next_poll_at, next_reason FROM feed_state WHERE feed_id = ?1)
               WHERE id = (SELECT id FROM polls WHERE feed_id = ?1 ORDER BY at DESC, id DESC LIMIT 1)""",
            [(feed_id,) for feed_id in feed_ids],
        )


def list_poll_times(conn: apsw.Connection, after_at: float) -> list[float]:
    """When visits after an instant were answered, whatever for, in order."""
    return [at for (at,) in conn.execute("SELECT at FROM polls WHERE at > ? ORDER BY at", (after_at,))]


def forget_polls(conn: apsw.Connection, before_at: float) -> int:
    """Drop the log before an instant; the ledger of days stays."""
    with transaction(conn):
        conn.execute("DELETE FROM polls WHERE at < ?", (before_at,))
        return conn.changes()


def list_days(conn: apsw.Connection, since_day: str = "") -> list[DayUse]:
    rows = conn.execute(
        """SELECT day, trigger, fetches, unchanged, failed, wire_bytes, new_count
           FROM days WHERE day >= ? ORDER BY day, trigger""",
        (since_day,),
    )
    return [DayUse(*row) for row in rows]


def get_day(conn: apsw.Connection, day: str) -> list[DayUse]:
    """What one day spent so far, one row per trigger."""
    return [use for use in list_days(conn, day) if use.day == day]


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


def get_reading_facts(conn: apsw.Connection, sessions: int = 50) -> ReadingFacts:
    """What is kept about the owner's reading: all counts, and the last sessions, newest first."""
    looks, first_look = conn.execute("SELECT count(*), min(at) FROM looks").get
    count, first_session = conn.execute("SELECT count(*), min(started_at) FROM sessions").get
    rows = conn.execute(
        "SELECT id, started_at, ended_at FROM sessions ORDER BY started_at DESC, id DESC LIMIT ?", (sessions,)
    )
    posts, first_post = conn.execute("SELECT count(*), min(last_at) FROM readings").get
    first_at = min((at for at in (first_look, first_session, first_post) if at is not None), default=None)
    return ReadingFacts(looks, count, first_at, tuple(ReadingSession(*row) for row in rows), posts)


def erase_reading(conn: apsw.Connection, before_at: float | None = None) -> None:
    """Forget when and what the owner read: everything, or all before an instant. What the plan drew from it
    stands in the reasons of polls and goes, too."""
    end = float("inf") if before_at is None else before_at
    with transaction(conn):
        for table, column in _REASONS:
            conn.execute(
                f"UPDATE {table} SET {column} = ?1 WHERE {column} LIKE ?1 || ' %'", (Cause.BEFORE_YOU_LOOK,)
            )
        conn.execute("DELETE FROM looks WHERE at < ?", (end,))
        conn.execute("DELETE FROM sessions WHERE started_at < ?", (end,))
        conn.execute("DELETE FROM readings WHERE last_at < ?", (end,))


def list_posting_times(conn: apsw.Connection, feed_id: int, seen_since_at: float = 0.0) -> list[PostingTime]:
    """When a feed's articles appeared, pruned ones included, in the order they were first seen."""
    rows = conn.execute(
        """SELECT coalesce(published_at, first_seen_at), published_at IS NOT NULL, seen_after_at,
               first_seen_at
           FROM entries INDEXED BY entries_by_feed WHERE feed_id = ? AND first_seen_at >= ?
           ORDER BY first_seen_at, published_at""",
        (feed_id, int(seen_since_at)),
    )
    return [PostingTime(at, bool(known), after, seen) for at, known, after, seen in rows]
