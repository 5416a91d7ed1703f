"""The user's visits, sessions, signs of presence and readings, and what feeds brought. All of it stays on this machine.

It is noted only while the user allows it; erase.py forgets it. The window's write thread and commands write, signs of
presence the engine; everyone reads.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence

import apsw
from msgspec import Struct

from reader.core.records.content import PostText, Reading
from reader.core.records.logged import DAY_S, PLACE, SAME_VISIT_S, ReadingFacts, ReadingSession, Visit
from reader.core.records.machine import PresenceSign, Sign
from reader.features.offline.store import list_offline
from reader.store.content import POST
from reader.store.db import bind_ids, fetch, fetch_column, transaction, write, write_many
from reader.store.feeds import FEED_NAME
from reader.store.rows import fetch_as, find_as
from reader.store.settings import load_settings

LESS_S = -1e9
"""In place of seconds: the user wants less of it. Time spent reading it doesn't change that."""
PLACES_KEPT_S = 60 * DAY_S
_SESSIONS = "SELECT id, started_at, ended_at FROM sessions"


def is_noting(conn: apsw.Connection) -> bool:
    """Whether the user lets us note when they read. Checked in this module, so that no caller can forget it."""
    return load_settings(conn).note_reading


def add_visits(conn: apsw.Connection, visits: Iterable[Visit]) -> None:
    if is_noting(conn):
        rows = [(visit.at, visit.feed_id, visit.kind) for visit in visits]
        write_many(conn, "INSERT INTO visits (at, feed_id, kind) VALUES (?, ?, ?)", rows)


def list_visits(conn: apsw.Connection, since_at: float = 0.0, limit: int = 1_000_000) -> list[Visit]:
    """The visits since then, oldest first, without the places that they led to."""
    sql = f"SELECT at, feed_id, kind FROM visits WHERE at >= ? AND kind != '{PLACE}' ORDER BY at, id LIMIT ?"
    return fetch_as(conn, Visit, sql, (since_at, limit))


def note_place(conn: apsw.Connection, at: float, feed_ids: Sequence[int]) -> None:
    """Note that some feeds are listed, or all where none are named. What is long ago is forgotten."""
    if is_noting(conn):
        with transaction(conn, survives_power_cut=False):
            add_visits(conn, [Visit(at, feed_id, PLACE) for feed_id in feed_ids or (None,)])
            conn.execute("DELETE FROM visits WHERE at < ? AND kind = ?", (at - PLACES_KEPT_S, PLACE))


def count_places(conn: apsw.Connection, since_at: float, until_at: float) -> dict[int | None, int]:
    """How many times each feed was visited by itself or in a folder; under None, how many times all were."""
    sql = """SELECT feed_id, count(DISTINCT CAST(at / ? AS INTEGER)) FROM visits
        WHERE at BETWEEN ? AND ? AND (kind = ? OR feed_id IS NOT NULL) GROUP BY feed_id"""
    return dict(fetch(conn, sql, (SAME_VISIT_S, since_at, until_at, PLACE)))


def start_session(conn: apsw.Connection, at: float) -> int:
    """Start a session and return its id; 0 if the user does not allow it, which extend_session ignores."""
    if not is_noting(conn):
        return 0
    with transaction(conn):
        conn.execute("INSERT INTO sessions (started_at, ended_at) VALUES (?, ?)", (at, at))
        return conn.last_insert_rowid()


def begin_sitting(conn: apsw.Connection, at: float) -> int:
    """The session of a sitting that begins with a visit; the last one goes on if it ended a moment ago."""
    last = find_as(conn, ReadingSession, f"{_SESSIONS} ORDER BY started_at DESC, id DESC LIMIT 1")
    if last and 0.0 <= at - last.ended_at < SAME_VISIT_S:
        extend_session(conn, last.id, at)
        return last.id
    add_visits(conn, [Visit(at, None, "view")])
    return start_session(conn, at)


def extend_session(conn: apsw.Connection, session_id: int, at: float) -> None:
    """Extend a session: the user is still there."""
    if is_noting(conn):
        write(conn, "UPDATE sessions SET ended_at = max(ended_at, ?) WHERE id = ?", (at, session_id))


def list_sessions(conn: apsw.Connection, since_at: float = 0.0) -> list[ReadingSession]:
    """The sessions since then, oldest first."""
    sql = f"{_SESSIONS} WHERE started_at >= ? ORDER BY started_at, id"
    return fetch_as(conn, ReadingSession, sql, (since_at,))


def note_sign(conn: apsw.Connection, sign: PresenceSign, keep_s: float) -> bool:
    """Note a sign; False if the user does not allow it. What is longer ago than `keep_s` is forgotten."""
    if not is_noting(conn):
        return False
    with transaction(conn, survives_power_cut=False):
        conn.execute("INSERT OR IGNORE INTO signs (at, kind) VALUES (?, ?)", (sign.at, sign.sign))
        conn.execute("DELETE FROM signs WHERE at < ?", (sign.at - keep_s,))
    return True


def list_signs(conn: apsw.Connection, since_at: float, until_at: float) -> tuple[PresenceSign, ...]:
    """The signs between two instants, oldest first."""
    sql = "SELECT at, kind FROM signs WHERE at BETWEEN ? AND ? ORDER BY at, kind"
    return _read(fetch(conn, sql, (since_at, until_at)))


def list_latest_signs(conn: apsw.Connection, count: int) -> tuple[PresenceSign, ...]:
    """The latest signs, newest first."""
    return _read(fetch(conn, "SELECT at, kind FROM signs ORDER BY at DESC, kind LIMIT ?", (count,)))


def _read(rows: Iterable[tuple[float, str]]) -> tuple[PresenceSign, ...]:
    """The signs that this version knows."""
    known = {sign.value for sign in Sign}
    return tuple(PresenceSign(at, Sign(kind)) for at, kind in rows if kind in known)


def note_reading(conn: apsw.Connection, entry_id: int, at: float, seconds: float) -> None:
    """Add up how long an entry was open, if the user allows it and uses it, and the entry is still there."""
    settings = load_settings(conn)
    if settings.note_reading and settings.for_you:
        sql = """INSERT INTO readings (entry_id, last_at, seconds) SELECT id, ?, ? FROM entries WHERE id = ?
            ON CONFLICT (entry_id) DO UPDATE SET last_at = max(last_at, excluded.last_at),
                seconds = seconds + excluded.seconds"""
        write(conn, sql, (at, max(seconds, 0.0), entry_id), survives_power_cut=False)


def set_less(conn: apsw.Connection, ids: Sequence[int], at: float) -> dict[int, tuple[float, float] | None]:
    """Note that the user wants less of this; return what was noted of each entry, for `restore_readings`."""
    with transaction(conn):
        sql = "SELECT entry_id, last_at, seconds FROM readings WHERE entry_id IN (SELECT value FROM carray(?))"
        known = {id_: (last_at, seconds) for id_, last_at, seconds in fetch(conn, sql, (bind_ids(ids),))}
        before = {id_: known.get(id_) for id_ in ids}
        conn.executemany(
            """INSERT INTO readings (entry_id, last_at, seconds) SELECT id, ?, ? FROM entries WHERE id = ?
               ON CONFLICT (entry_id) DO UPDATE SET last_at = excluded.last_at, seconds = excluded.seconds""",
            [(at, LESS_S, id_) for id_ in ids],
        )
    return before


def restore_readings(conn: apsw.Connection, before: Mapping[int, tuple[float, float] | None]) -> None:
    with transaction(conn):
        for id_, reading in before.items():
            if reading is None:
                conn.execute("DELETE FROM readings WHERE entry_id = ?", (id_,))
            else:
                conn.execute("UPDATE readings SET last_at = ?, seconds = ? WHERE entry_id = ?", (*reading, id_))


def list_readings(conn: apsw.Connection, since_at: float, limit: int, until_at: float = math.inf) -> list[Reading]:
    """The readings between two instants, the latest first."""
    sql = """SELECT r.entry_id, e.feed_id, e.title, e.snippet, r.last_at, r.seconds
        FROM readings r INDEXED BY readings_by_time CROSS JOIN entries e ON e.id = r.entry_id
        WHERE r.last_at >= ? AND r.last_at < ? ORDER BY r.last_at DESC LIMIT ?"""
    return fetch_as(conn, Reading, sql, (since_at, until_at, limit))


def list_less(conn: apsw.Connection) -> set[int]:
    """The entries that the user wants less of."""
    return set(fetch_column(conn, "SELECT entry_id FROM readings WHERE seconds < 0"))


def count_posts(conn: apsw.Connection, since_at: float) -> dict[int, int]:
    """How many entries each subscribed feed brought since then."""
    sql = """SELECT f.id, count(m.entry_id) FROM feeds f
            LEFT JOIN marks m INDEXED BY marks_feed ON m.feed_id = f.id AND m.sort_at >= ? AND m.gone = 0
        WHERE f.deleted_at IS NULL GROUP BY f.id"""
    return dict(fetch(conn, sql, (int(since_at),)))


def list_unread_posts(conn: apsw.Connection, limit: int) -> list[PostText]:
    """The newest unread entries of all subscribed feeds."""
    sql = f"""SELECT {POST} FROM marks m INDEXED BY marks_unread CROSS JOIN entries e ON e.id = m.entry_id
            CROSS JOIN feeds f ON f.id = m.feed_id
        WHERE m.read = 0 AND m.gone = 0 AND f.deleted_at IS NULL AND f.out_of_unread = 0
        ORDER BY m.sort_at DESC, m.entry_id DESC LIMIT ?"""
    return fetch_as(conn, PostText, sql, (limit,))


def get_reading_facts(conn: apsw.Connection, latest: int = 50) -> ReadingFacts:
    """What is kept about the user's reading: all counts, and the latest of each, newest first."""
    visits, first_visit = conn.execute("SELECT count(*), min(at) FROM visits").get
    count, first_session = conn.execute("SELECT count(*), min(started_at) FROM sessions").get
    sessions = fetch_as(conn, ReadingSession, f"{_SESSIONS} ORDER BY started_at DESC, id DESC LIMIT ?", (latest,))
    posts, first_post = conn.execute("SELECT count(*) FILTER (WHERE seconds >= 0), min(last_at) FROM readings").get
    signs, first_sign = conn.execute("SELECT count(*), min(at) FROM signs").get
    offline = list_offline(conn, 0.0)[::-1]
    firsts = (first_visit, first_session, first_post, first_sign, *(one.started_at for one in offline[-1:]))
    first = min((at for at in firsts if at is not None), default=None)
    latest_signs = list_latest_signs(conn, latest)
    return ReadingFacts(
        visits, count, first, tuple(sessions), posts, signs, latest_signs, len(offline), tuple(offline[:latest])
    )


class FeedShare(Struct, frozen=True):
    feed_id: int
    name: str
    count: int
    newest_ids: tuple[int, ...]


class FeedUse(Struct, frozen=True):
    """How many entries a feed brought, how many of them were opened, and its polls."""

    posts: int = 0
    opened: int = 0
    polls: int = 0


def list_feed_shares(conn: apsw.Connection, since_at: float, until_at: float, most: int) -> list[FeedShare]:
    """How many entries each feed in Unread brought, and the newest few; feeds that brought most first."""
    sql = f"""SELECT feed_id, name, n AS count, json_group_array(entry_id ORDER BY place) AS newest_ids FROM (
            SELECT m.feed_id, {FEED_NAME} AS name, m.entry_id, count(*) OVER (PARTITION BY m.feed_id) AS n,
                row_number() OVER (PARTITION BY m.feed_id ORDER BY m.sort_at DESC, m.entry_id DESC) AS place
            FROM marks m INDEXED BY marks_all CROSS JOIN feeds f ON f.id = m.feed_id
                CROSS JOIN feed_state s ON s.feed_id = m.feed_id
            WHERE m.gone = 0 AND m.sort_at >= ?1 AND m.sort_at <= ?2
                AND f.deleted_at IS NULL AND f.out_of_unread = 0)
        WHERE place <= ?3 GROUP BY feed_id ORDER BY n DESC, feed_id"""
    return fetch_as(conn, FeedShare, sql, (int(since_at), int(until_at), most))


def count_use(conn: apsw.Connection, since_at: float) -> dict[int, FeedUse]:
    """The use of each feed since then, without what its first document held."""
    counted = (
        "SELECT feed_id, count(*) FROM entries WHERE first_seen_at >= ? AND seen_after_at IS NOT NULL GROUP BY feed_id",
        """SELECT e.feed_id, count(*) FROM readings r JOIN entries e ON e.id = r.entry_id
           WHERE r.last_at >= ?1 AND e.first_seen_at >= ?1 AND e.seen_after_at IS NOT NULL GROUP BY e.feed_id""",
        "SELECT feed_id, count(*) FROM polls WHERE at >= ?1 GROUP BY feed_id",
    )
    posts, opened, polls = (dict(fetch(conn, sql, (int(since_at),))) for sql in counted)
    return {id_: FeedUse(posts.get(id_, 0), opened.get(id_, 0), polls.get(id_, 0)) for id_ in {*posts, *polls}}
