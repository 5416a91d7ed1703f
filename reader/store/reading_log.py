"""The user's visits, sessions, signs of presence and readings, and what feeds brought. All of it stays on this machine.

It is noted only while the user allows it; erase.py forgets it. The window's write thread and commands write, signs of
presence the engine; everyone reads.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

import apsw
from msgspec import Struct

from reader.core.records.content import PostText, Reading
from reader.core.records.logged import SAME_VISIT_S, ReadingFacts, ReadingSession, Visit
from reader.core.records.machine import PresenceSign, Sign
from reader.features.offline.store import list_offline
from reader.store.content import POST
from reader.store.db import bind_ids, fetch, fetch_column, transaction, write, write_many
from reader.store.feeds import FEED_NAME
from reader.store.rows import fetch_as, find_as
from reader.store.settings import load_settings

LESS_S = -1e9
"""In place of seconds: the user wants less of it. Time spent reading it doesn't change that."""
_FAR = float("inf")
_SESSIONS = "SELECT id, started_at, ended_at FROM sessions"
_KNOWN = {sign.value for sign in Sign}


def is_noting(conn: apsw.Connection) -> bool:
    """Whether the user lets us note when they read. Checked in this module, so that no caller can forget it."""
    return load_settings(conn).note_reading


def add_visits(conn: apsw.Connection, visits: Iterable[Visit]) -> None:
    if not is_noting(conn):
        return
    write_many(
        conn,
        "INSERT INTO visits (at, feed_id, kind) VALUES (?, ?, ?)",
        [(visit.at, visit.feed_id, visit.kind) for visit in visits],
    )


def list_visits(conn: apsw.Connection, since_at: float = 0.0, limit: int = 1_000_000) -> list[Visit]:
    """The visits since then, oldest first."""
    return fetch_as(
        conn, Visit, "SELECT at, feed_id, kind FROM visits WHERE at >= ? ORDER BY at, id LIMIT ?", (since_at, limit)
    )


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
    if not is_noting(conn):
        return
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
    return _read(
        fetch(conn, "SELECT at, kind FROM signs WHERE at BETWEEN ? AND ? ORDER BY at, kind", (since_at, until_at))
    )


def list_latest_signs(conn: apsw.Connection, count: int) -> tuple[PresenceSign, ...]:
    """The latest signs, newest first."""
    return _read(fetch(conn, "SELECT at, kind FROM signs ORDER BY at DESC, kind LIMIT ?", (count,)))


def _read(rows: Iterable[tuple[float, str]]) -> tuple[PresenceSign, ...]:
    """The signs that this version knows."""
    return tuple(PresenceSign(at, Sign(kind)) for at, kind in rows if kind in _KNOWN)


def note_reading(conn: apsw.Connection, entry_id: int, at: float, seconds: float) -> None:
    """Add up how long an entry was open, if the user allows it and uses it, and the entry is still there."""
    settings = load_settings(conn)
    if not settings.note_reading or not (settings.for_you or settings.interest_in_schedule):
        return
    write(
        conn,
        """INSERT INTO readings (entry_id, last_at, seconds) SELECT id, ?, ? FROM entries WHERE id = ?
           ON CONFLICT (entry_id) DO UPDATE SET last_at = max(last_at, excluded.last_at),
               seconds = seconds + excluded.seconds""",
        (at, max(seconds, 0.0), entry_id),
        survives_power_cut=False,
    )


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


def list_readings(conn: apsw.Connection, since_at: float, limit: int, until_at: float = _FAR) -> list[Reading]:
    """The readings between two instants, the latest first."""
    return fetch_as(
        conn,
        Reading,
        """SELECT r.entry_id, e.feed_id, e.title, e.snippet, r.last_at, r.seconds
           FROM readings r INDEXED BY readings_by_time CROSS JOIN entries e ON e.id = r.entry_id
           WHERE r.last_at >= ? AND r.last_at < ? ORDER BY r.last_at DESC LIMIT ?""",
        (since_at, until_at, limit),
    )


def list_less(conn: apsw.Connection) -> set[int]:
    """The entries that the user wants less of."""
    return set(fetch_column(conn, "SELECT entry_id FROM readings WHERE seconds < 0"))


def count_posts(conn: apsw.Connection, since_at: float) -> dict[int, int]:
    """How many entries each subscribed feed brought since then."""
    rows = fetch(
        conn,
        """SELECT f.id, count(m.entry_id) FROM feeds f
               LEFT JOIN marks m INDEXED BY marks_feed
               ON m.feed_id = f.id AND m.sort_at >= ? AND m.gone = 0
           WHERE f.deleted_at IS NULL GROUP BY f.id""",
        (int(since_at),),
    )
    return dict(rows)


def list_unread_posts(conn: apsw.Connection, limit: int) -> list[PostText]:
    """The newest unread entries of all subscribed feeds."""
    return fetch_as(
        conn,
        PostText,
        f"""SELECT {POST} FROM marks m INDEXED BY marks_unread CROSS JOIN entries e ON e.id = m.entry_id
               CROSS JOIN feeds f ON f.id = m.feed_id
           WHERE m.read = 0 AND m.gone = 0 AND f.deleted_at IS NULL AND f.out_of_unread = 0
           ORDER BY m.sort_at DESC, m.entry_id DESC LIMIT ?""",
        (limit,),
    )


def get_reading_facts(conn: apsw.Connection, latest: int = 50) -> ReadingFacts:
    """What is kept about the user's reading: all counts, and the latest of each, newest first."""
    visits, first_visit = conn.execute("SELECT count(*), min(at) FROM visits").get
    count, first_session = conn.execute("SELECT count(*), min(started_at) FROM sessions").get
    sessions = fetch_as(conn, ReadingSession, f"{_SESSIONS} ORDER BY started_at DESC, id DESC LIMIT ?", (latest,))
    posts, first_post = conn.execute("SELECT count(*) FILTER (WHERE seconds >= 0), min(last_at) FROM readings").get
    signs, first_sign = conn.execute("SELECT count(*), min(at) FROM signs").get
    offline = list_offline(conn, 0.0)
    first_offline = offline[0].started_at if offline else None
    firsts = (first_visit, first_session, first_post, first_sign, first_offline)
    return ReadingFacts(
        visits,
        count,
        min((at for at in firsts if at is not None), default=None),
        tuple(sessions),
        posts,
        signs,
        list_latest_signs(conn, latest),
        len(offline),
        tuple(offline[::-1][:latest]),
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
    rows = fetch(
        conn,
        f"""SELECT feed_id, name, entry_id, n FROM (
                SELECT m.feed_id, {FEED_NAME} AS name, m.entry_id, count(*) OVER (PARTITION BY m.feed_id) AS n,
                    row_number() OVER (PARTITION BY m.feed_id ORDER BY m.sort_at DESC, m.entry_id DESC) AS place
                FROM marks m INDEXED BY marks_all CROSS JOIN feeds f ON f.id = m.feed_id
                    CROSS JOIN feed_state s ON s.feed_id = m.feed_id
                WHERE m.gone = 0 AND m.sort_at >= ?1 AND m.sort_at <= ?2
                    AND f.deleted_at IS NULL AND f.out_of_unread = 0)
            WHERE place <= ?3 ORDER BY n DESC, feed_id, place""",
        (int(since_at), int(until_at), most),
    )
    newest: dict[tuple[int, str, int], list[int]] = defaultdict(list)
    for feed_id, name, entry_id, count in rows:
        newest[feed_id, name, count].append(entry_id)
    return [FeedShare(*about, tuple(ids)) for about, ids in newest.items()]


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
