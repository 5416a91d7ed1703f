"""Arrivals in a span of time, feed by feed, and how much of it the user opened. Any thread reads."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

import apsw
from msgspec import Struct

from reader.model.content import PostText, Reading
from reader.model.logged import SAME_VISIT_S, ReadingFacts, ReadingSession, Visit
from reader.model.machine import PresenceSign, Sign
from reader.store.db import fetch, transaction
from reader.store.feed_state import FEED_NAME
from reader.store.prefetched import list_offline
from reader.store.settings import load_settings

# When the user looked and read: looks and sessions. The window's write thread, commands.
#
# What was opened, and for how long, is in opened_entries.py; how all of it is forgotten, in erase.py.


def is_noting(conn: apsw.Connection) -> bool:
    """Whether the user lets us note when they read. Asked here, so that nobody can forget to ask."""
    return load_settings(conn).note_reading


def add_visits(conn: apsw.Connection, visits: Iterable[Visit]) -> None:
    """Kept only while the user allows it."""
    if not is_noting(conn):
        return
    with transaction(conn):
        conn.executemany(
            "INSERT INTO visits (at, feed_id, kind) VALUES (?, ?, ?)",
            [(visit.at, visit.feed_id, visit.kind) for visit in visits],
        )


def list_visits(conn: apsw.Connection, since_at: float = 0.0, limit: int = 1_000_000) -> list[Visit]:
    """Oldest first."""
    rows = conn.execute("SELECT at, feed_id, kind FROM visits WHERE at >= ? ORDER BY at, id LIMIT ?", (since_at, limit))
    return [Visit(*row) for row in rows]


def start_session(conn: apsw.Connection, at: float) -> int:
    """The session's id; 0 where the user does not want it kept, which extend_session takes silently."""
    if not is_noting(conn):
        return 0
    with transaction(conn):
        conn.execute("INSERT INTO sessions (started_at, ended_at) VALUES (?, ?)", (at, at))
        return conn.last_insert_rowid()


def begin_sitting(conn: apsw.Connection, at: float) -> int:
    """The session of a sitting that begins with a visit. Where the last one ended a moment ago, as with a program
    that was only started again, that one goes on."""
    last = conn.execute("SELECT id, ended_at FROM sessions ORDER BY started_at DESC, id DESC LIMIT 1").fetchone()
    if last and 0.0 <= at - last[1] < SAME_VISIT_S:
        extend_session(conn, last[0], at)
        return int(last[0])
    add_visits(conn, [Visit(at, None, "view")])
    return start_session(conn, at)


def extend_session(conn: apsw.Connection, session_id: int, at: float) -> None:
    """The user is still there: a crash loses only what came after the last call."""
    if not is_noting(conn):
        return
    with transaction(conn):
        conn.execute("UPDATE sessions SET ended_at = max(ended_at, ?) WHERE id = ?", (at, session_id))


def list_sessions(conn: apsw.Connection, since_at: float = 0.0) -> list[ReadingSession]:
    """Oldest first."""
    rows = conn.execute(
        "SELECT id, started_at, ended_at FROM sessions WHERE started_at >= ? ORDER BY started_at, id", (since_at,)
    )
    return [ReadingSession(*row) for row in rows]


# Signs of presence, as the desktop told them. The engine writes, everyone reads.
#
# They are noted only while the user lets us note when they read, and forgotten with it: erase.py. Losing the
# last of them in a power cut is no harm, so nothing here waits for the disk.

_KNOWN = {sign.value for sign in Sign}


def note_sign(conn: apsw.Connection, sign: PresenceSign, keep_s: float) -> bool:
    """False where the user does not want it kept. What lies longer ago than `keep_s` is forgotten."""
    if not is_noting(conn):
        return False
    with transaction(conn, survives_power_cut=False):
        conn.execute("INSERT OR IGNORE INTO signs (at, kind) VALUES (?, ?)", (sign.at, sign.sign))
        conn.execute("DELETE FROM signs WHERE at < ?", (sign.at - keep_s,))
    return True


def list_signs(conn: apsw.Connection, since_at: float, until_at: float) -> tuple[PresenceSign, ...]:
    """Oldest first."""
    return _read(
        fetch(conn, "SELECT at, kind FROM signs WHERE at BETWEEN ? AND ? ORDER BY at, kind", (since_at, until_at))
    )


def list_latest_signs(conn: apsw.Connection, count: int) -> tuple[PresenceSign, ...]:
    """Newest first."""
    return _read(fetch(conn, "SELECT at, kind FROM signs ORDER BY at DESC, kind LIMIT ?", (count,)))


def _read(rows: Iterable[tuple[float, str]]) -> tuple[PresenceSign, ...]:
    """What a newer version calls by a name of its own is left out."""
    return tuple(PresenceSign(at, Sign(kind)) for at, kind in rows if kind in _KNOWN)


# Readings: what the user opened and for how long; never leaves this machine. The window's write thread.

LESS_S = -1e9
"""In the place of seconds: the user wants less of it. Reading it all the same does not add up to more."""
_FAR = float("inf")


def note_reading(conn: apsw.Connection, entry_id: int, at: float, seconds: float) -> None:
    """An entry was open for so long; several times add up. Nothing happens if it is gone by now.

    Kept only while the user lets us note what they read and has a use for it; asked here, so that nobody
    can forget to ask.
    """
    settings = load_settings(conn)
    if not settings.note_reading or not (settings.for_you or settings.interest_in_plan):
        return
    with transaction(conn, survives_power_cut=False):
        conn.execute(
            """INSERT INTO readings (entry_id, last_at, seconds) SELECT id, ?, ? FROM entries WHERE id = ?
               ON CONFLICT (entry_id) DO UPDATE SET last_at = max(last_at, excluded.last_at),
                   seconds = seconds + excluded.seconds""",
            (at, max(seconds, 0.0), entry_id),
        )


def set_less(conn: apsw.Connection, ids: Sequence[int], at: float) -> dict[int, tuple[float, float] | None]:
    """The user wants less of what these are about. Gives what was noted of each before, for `restore_readings`."""
    with transaction(conn):
        before = {id_: _find_reading(conn, id_) for id_ in ids}
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


def _find_reading(conn: apsw.Connection, entry_id: int) -> tuple[float, float] | None:
    rows = fetch(conn, "SELECT last_at, seconds FROM readings WHERE entry_id = ?", (entry_id,))
    return rows[0] if rows else None


def list_readings(conn: apsw.Connection, since_at: float, limit: int, until_at: float = _FAR) -> list[Reading]:
    """The last first."""
    rows = fetch(
        conn,
        """SELECT r.entry_id, e.feed_id, e.title, e.snippet, r.last_at, r.seconds
           FROM readings r INDEXED BY readings_by_time CROSS JOIN entries e ON e.id = r.entry_id
           WHERE r.last_at >= ? AND r.last_at < ? ORDER BY r.last_at DESC LIMIT ?""",
        (since_at, until_at, limit),
    )
    return [Reading(*row) for row in rows]


def list_less(conn: apsw.Connection) -> set[int]:
    """What the user wants less of."""
    return {row[0] for row in conn.execute("SELECT entry_id FROM readings WHERE seconds < 0")}


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
    rows = fetch(
        conn,
        """SELECT e.id, e.feed_id, e.title, e.snippet, min(m.sort_at, e.first_seen_at), e.first_seen_at
           FROM marks m INDEXED BY marks_unread CROSS JOIN entries e ON e.id = m.entry_id
               CROSS JOIN feeds f ON f.id = m.feed_id
           WHERE m.read = 0 AND m.gone = 0 AND f.deleted_at IS NULL AND f.out_of_unread = 0
           ORDER BY m.sort_at DESC, m.entry_id DESC LIMIT ?""",
        (limit,),
    )
    return [PostText(*row) for row in rows]


# What is kept about the user's reading, counted and listed for them. Any thread that owns its connection.


def get_reading_facts(conn: apsw.Connection, latest: int = 50) -> ReadingFacts:
    """What is kept about the user's reading: all counts, and the last of it, newest first."""
    visits, first_visit = conn.execute("SELECT count(*), min(at) FROM visits").get
    count, first_session = conn.execute("SELECT count(*), min(started_at) FROM sessions").get
    rows = conn.execute(
        "SELECT id, started_at, ended_at FROM sessions ORDER BY started_at DESC, id DESC LIMIT ?", (latest,)
    )
    posts, first_post = conn.execute("SELECT count(*) FILTER (WHERE seconds >= 0), min(last_at) FROM readings").get
    signs, first_sign = conn.execute("SELECT count(*), min(at) FROM signs").get
    offline = list_offline(conn, 0.0)
    first_offline = offline[0].started_at if offline else None
    firsts = (first_visit, first_session, first_post, first_sign, first_offline)
    return ReadingFacts(
        visits,
        count,
        min((at for at in firsts if at is not None), default=None),
        tuple(ReadingSession(*row) for row in rows),
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
    """What a feed brought and cost, and what of it was opened."""

    posts: int = 0
    opened: int = 0
    polls: int = 0


def list_feed_shares(conn: apsw.Connection, since_at: float, until_at: float, most: int) -> list[FeedShare]:
    """Of feeds that are in Unread: how many entries each brought, and the newest few; who brought most first."""
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
    """By feed, since then. What a first document held was there before: it does not count as brought."""
    posts = dict(
        fetch(
            conn,
            """SELECT feed_id, count(*) FROM entries
               WHERE first_seen_at >= ? AND seen_after_at IS NOT NULL GROUP BY feed_id""",
            (int(since_at),),
        )
    )
    opened = dict(
        fetch(
            conn,
            """SELECT e.feed_id, count(*) FROM readings r JOIN entries e ON e.id = r.entry_id
               WHERE r.last_at >= ?1 AND e.first_seen_at >= ?1 AND e.seen_after_at IS NOT NULL GROUP BY e.feed_id""",
            (int(since_at),),
        )
    )
    polls = dict(fetch(conn, "SELECT feed_id, count(*) FROM polls WHERE at >= ? GROUP BY feed_id", (since_at,)))
    return {
        feed_id: FeedUse(posts.get(feed_id, 0), opened.get(feed_id, 0), polls.get(feed_id, 0))
        for feed_id in {*posts, *polls}
    }
