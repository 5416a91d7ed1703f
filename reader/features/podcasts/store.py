"""Episodes, their chapters, how far they were heard, the queue, and downloads (their files: files.py).

The engine stores episodes and downloads them; the window and commands write listening, queue and wishes.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

import apsw
from msgspec import Struct

from reader.core.records.messages import Message
from reader.core.records.parsed import Enclosure
from reader.features.podcasts.records import Chapter, Download, Episode, find_sound
from reader.store.bodies import clean
from reader.store.db import fetch, fetch_column, find_value, transaction, write, write_many
from reader.store.feeds import FEED_NAME
from reader.store.rows import fetch_as, find_as, list_columns, make_values

MOST_CHAPTERS = 500
TIMES_KEPT_S = 120 * 86_400.0
SAME_SITTING_S = 900.0
"""Times of listening with a shorter pause between them are one."""
# Looked up only for entries that have a file.
SOUND = """(SELECT json_array(ifnull(l.duration_s, p.duration_s), l.position_s, l.heard, d.done_at)
    FROM episodes p LEFT JOIN listening l ON l.entry_id = p.entry_id LEFT JOIN downloads d ON d.entry_id = p.entry_id
    WHERE p.entry_id = e.id AND e.has_enclosure)"""
_SELECT = f"""
    SELECT p.entry_id, e.feed_id, {FEED_NAME} AS feed_name, e.title, p.url, p.media_type, p.size,
        ifnull(l.duration_s, p.duration_s) AS duration_s, p.chapters_url, m.sort_at, m.read AS is_read,
        m.starred AS is_starred, ifnull(l.position_s, 0) AS position_s, ifnull(l.heard, 0) AS is_heard, l.played_at,
        q.place AS queue_place, {list_columns(Download, "d.", prefix="download_")}
    FROM episodes p CROSS JOIN entries e ON e.id = p.entry_id CROSS JOIN marks m ON m.entry_id = p.entry_id
        CROSS JOIN feeds f ON f.id = e.feed_id CROSS JOIN feed_state s ON s.feed_id = e.feed_id
        LEFT JOIN listening l ON l.entry_id = p.entry_id LEFT JOIN play_queue q ON q.entry_id = p.entry_id
        LEFT JOIN downloads d ON d.entry_id = p.entry_id
    WHERE f.deleted_at IS NULL AND m.gone = 0 AND """


def save_episodes(conn: apsw.Connection, found: Iterable[tuple[int, Sequence[Enclosure]]]) -> None:
    """Store the episodes of entries, inside the transaction that stores these; forget those that are gone."""
    sounds = [(entry_id, find_sound(enclosures)) for entry_id, enclosures in found]
    silent = [(entry_id,) for entry_id, sound in sounds if sound is None]
    conn.executemany("DELETE FROM episodes WHERE entry_id = ?", silent)
    conn.executemany(
        """INSERT INTO episodes (entry_id, url, media_type, size, duration_s, chapters_url)
           VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (entry_id) DO UPDATE SET url = excluded.url,
               media_type = excluded.media_type, size = excluded.size, chapters_url = excluded.chapters_url,
               duration_s = ifnull(excluded.duration_s, iif(url = excluded.url, duration_s, NULL))""",
        [
            (id_, clean(one.url), clean(one.media_type), one.length, one.duration_s, clean(one.chapters_url))
            for id_, one in sounds
            if one is not None
        ],
    )


def find_episode(conn: apsw.Connection, entry_id: int) -> Episode | None:
    return next(iter(_list(conn, "p.entry_id = ?", entry_id)), None)


def list_queue(conn: apsw.Connection) -> list[Episode]:
    """The queue, in order."""
    return _list(conn, "p.entry_id IN (SELECT entry_id FROM play_queue) ORDER BY q.place, p.entry_id")


def list_newest(
    conn: apsw.Connection, limit: int, feed_id: int | None = None, *, unheard: bool = False
) -> list[Episode]:
    condition = "e.feed_id = ifnull(?, e.feed_id) AND (ifnull(l.heard, 0) = 0 OR NOT ?) ORDER BY m.sort_at DESC"
    return _list(conn, f"{condition} LIMIT ?", feed_id, unheard, limit)


def list_newest_heard_of(conn: apsw.Connection, since: float) -> list[Episode]:
    """Unheard episodes, newest first, of feeds of which the user heard something since then."""
    chosen = """e.feed_id IN
        (SELECT h.feed_id FROM listening t JOIN entries h ON h.id = t.entry_id WHERE t.played_at >= ?)
        AND ifnull(l.heard, 0) = 0"""
    return _list(conn, f"{chosen} ORDER BY m.sort_at DESC LIMIT 200", since)


def list_downloaded(conn: apsw.Connection) -> list[Episode]:
    """Episodes that are here, on their way or wanted, in the order in which they were asked for."""
    return _list(conn, "p.entry_id IN (SELECT entry_id FROM downloads) ORDER BY d.asked_at, p.entry_id")


def list_begun(conn: apsw.Connection, limit: int = 20) -> list[Episode]:
    """Episodes that were begun and not heard to the end, the last one first."""
    chosen = "p.entry_id IN (SELECT entry_id FROM listening WHERE heard = 0 AND position_s > 0)"
    return _list(conn, f"{chosen} ORDER BY l.played_at DESC LIMIT ?", limit)


def find_chapters(conn: apsw.Connection, entry_id: int) -> tuple[Chapter, ...]:
    rows = fetch(conn, "SELECT list FROM chapters WHERE entry_id = ?", (entry_id,))
    return tuple(Chapter(float(start), str(title)) for start, title in json.loads(rows[0][0])) if rows else ()


def save_chapters(conn: apsw.Connection, entry_id: int, chapters: Sequence[Chapter]) -> None:
    """Replace an episode's chapters by those found in the publisher's file or in the episode."""
    packed = json.dumps([[one.start_s, clean(one.title)] for one in chapters[:MOST_CHAPTERS]])
    sql = """INSERT INTO chapters (entry_id, list) SELECT entry_id, ?2 FROM episodes WHERE entry_id = ?1
        ON CONFLICT (entry_id) DO UPDATE SET list = excluded.list"""
    write(conn, sql, (entry_id, packed))


def _list(conn: apsw.Connection, condition: str, *parameters: Any) -> list[Episode]:
    return fetch_as(conn, Episode, _SELECT + condition, parameters)


class Heard(Struct, frozen=True):
    """How far an episode was heard."""

    entry_id: int
    position_s: float
    duration_s: float | None
    heard: bool
    played_at: float


def save_position(
    conn: apsw.Connection, entry_id: int, position_s: float, duration_s: float | None, now: float
) -> None:
    """Store the place in an episode that plays or was paused, which makes it unheard."""
    _save(conn, Heard(entry_id, max(0.0, position_s), duration_s, False, now))


def set_heard(conn: apsw.Connection, entry_id: int, heard: bool, now: float) -> None:
    """Mark an episode heard, which takes it off the queue, or unheard, to be played from its beginning."""
    before = find_heard(conn, entry_id)
    duration_s = before.duration_s if before else None
    with transaction(conn):
        _save(conn, Heard(entry_id, 0.0, duration_s, heard, now))
        if heard:
            conn.execute("DELETE FROM play_queue WHERE entry_id = ?", (entry_id,))


def find_heard(conn: apsw.Connection, entry_id: int) -> Heard | None:
    return find_as(conn, Heard, f"SELECT {list_columns(Heard)} FROM listening WHERE entry_id = ?", (entry_id,))


def _save(conn: apsw.Connection, heard: Heard) -> None:
    sql = """INSERT INTO listening (entry_id, position_s, duration_s, heard, played_at)
        SELECT id, ?2, ?3, ?4, ?5 FROM entries WHERE id = ?1
        ON CONFLICT (entry_id) DO UPDATE SET position_s = excluded.position_s, heard = excluded.heard,
            duration_s = ifnull(excluded.duration_s, duration_s), played_at = excluded.played_at"""
    write(conn, sql, make_values(heard))


def add_listening_time(conn: apsw.Connection, begun_at: float, ended_at: float) -> None:
    """Note that the user listened; a time that begins soon after the last one extends it."""
    with transaction(conn):
        conn.execute("DELETE FROM listening_times WHERE begun_at < ?", (ended_at - TIMES_KEPT_S,))
        sql = """UPDATE listening_times SET ended_at = max(ended_at, ?2)
            WHERE begun_at = (SELECT max(begun_at) FROM listening_times)
                AND ?1 BETWEEN begun_at AND ended_at + ?3"""
        conn.execute(sql, (begun_at, ended_at, SAME_SITTING_S))
        if not conn.changes():
            conn.execute("INSERT OR REPLACE INTO listening_times VALUES (?, ?)", (begun_at, ended_at))


def list_listening_times(conn: apsw.Connection, since: float) -> list[float]:
    """When the user began to listen."""
    return fetch_column(conn, "SELECT begun_at FROM listening_times WHERE begun_at >= ? ORDER BY begun_at", (since,))


def list_queued_ids(conn: apsw.Connection) -> list[int]:
    return fetch_column(conn, "SELECT entry_id FROM play_queue ORDER BY place, entry_id")


def set_queue(conn: apsw.Connection, entry_ids: Sequence[int]) -> list[int]:
    """Replace the whole queue; return what it was, for undo."""
    before = list_queued_ids(conn)
    with transaction(conn):
        conn.execute("DELETE FROM play_queue")
        sql = "INSERT INTO play_queue (entry_id, place) SELECT entry_id, ?2 FROM episodes WHERE entry_id = ?1"
        conn.executemany(sql, [(id_, place) for place, id_ in enumerate(dict.fromkeys(entry_ids))])
    return before


def ask_downloads(conn: apsw.Connection, entry_ids: Iterable[int], now: float) -> list[int]:
    """Queue episodes that the user wants; return those that are not here yet. Those that the plan began become the
    user's, and those that were given up are tried again."""
    missing: list[int] = []
    with transaction(conn):
        for entry_id in entry_ids:
            conn.execute(
                """INSERT INTO downloads (entry_id, url, asked_at, by_plan, next_at)
                   SELECT entry_id, url, ?2, 0, ?2 FROM episodes WHERE entry_id = ?1
                   ON CONFLICT (entry_id) DO UPDATE SET by_plan = 0, for_at = NULL, tries = 0, message = '',
                       next_at = iif(done_at IS NULL, ?2, NULL)""",
                (entry_id, now),
            )
            sql = "SELECT entry_id FROM downloads WHERE entry_id = ? AND done_at IS NULL"
            missing += fetch_column(conn, sql, (entry_id,))
    return missing


def drop_downloads(conn: apsw.Connection, entry_ids: Iterable[int]) -> list[Download]:
    """Forget downloads that the user does not want any more; return them, for undo. Their files go minutes later."""
    dropped = []
    with transaction(conn):
        for entry_id in entry_ids:
            dropped += list_downloads(conn, "WHERE entry_id = ?", entry_id)
            conn.execute("DELETE FROM downloads WHERE entry_id = ?", (entry_id,))
    return dropped


def restore_downloads(conn: apsw.Connection, downloads: Iterable[Download]) -> None:
    """Take back `drop_downloads`."""
    sql = f"""INSERT OR IGNORE INTO downloads ({list_columns(Download)})
        SELECT entry_id, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11 FROM episodes WHERE entry_id = ?1"""
    write_many(conn, sql, map(make_values, downloads))


def plan_download(conn: apsw.Connection, entry_id: int, for_at: float | None, now: float) -> None:
    """Queue an episode to be fetched ahead, unless it is queued or here."""
    sql = """INSERT OR IGNORE INTO downloads (entry_id, url, asked_at, by_plan, for_at, next_at)
        SELECT entry_id, url, ?2, 1, ?3, ?2 FROM episodes WHERE entry_id = ?1"""
    write(conn, sql, (entry_id, now, for_at))


def note_begun(conn: apsw.Connection, entry_id: int, url: str, size: int | None, validator: str) -> None:
    """Note what the server's headers say of the bytes that follow."""
    sql = "UPDATE downloads SET url = ?2, size = ?3, validator = ?4 WHERE entry_id = ?1"
    write(conn, sql, (entry_id, url, size, validator))


def note_done(conn: apsw.Connection, entry_id: int, size: int, now: float) -> bool:
    """Note that an episode is here; False if nobody wants it any more."""
    sql = "UPDATE downloads SET size = ?2, done_at = ?3, next_at = NULL, message = '' WHERE entry_id = ?1"
    return write(conn, sql, (entry_id, size, now)) > 0


def note_failed(
    conn: apsw.Connection, entry_id: int, message: Message, next_at: float | None, *, counts: bool = True
) -> None:
    """Note why a download failed; `next_at` None gives up until the user asks again."""
    sql = "UPDATE downloads SET message = ?2, next_at = ?3, tries = tries + ?4 WHERE entry_id = ?1"
    write(conn, sql, (entry_id, str(message), next_at, counts))


def note_missing(conn: apsw.Connection, entry_ids: Iterable[int], now: float) -> None:
    """Handle files that somebody removed: fetch again what the user asked for, forget the rest."""
    ids = [(id_,) for id_ in entry_ids]
    with transaction(conn):
        conn.executemany("DELETE FROM downloads WHERE entry_id = ? AND by_plan", ids)
        sql = "UPDATE downloads SET done_at = NULL, validator = '', next_at = ?2 WHERE entry_id = ?1"
        conn.executemany(sql, [(*one, now) for one in ids])


def let_go(conn: apsw.Connection, entry_ids: Iterable[int]) -> None:
    """Forget downloads by the rules of keeping: there is nothing to undo."""
    write_many(conn, "DELETE FROM downloads WHERE entry_id = ?", [(id_,) for id_ in entry_ids])


def retry_waiting(conn: apsw.Connection, now: float) -> None:
    """Try everything that waits now: the network is back, or there is room again."""
    write(conn, "UPDATE downloads SET next_at = ?1 WHERE next_at > ?1", (now,))


def list_downloads(conn: apsw.Connection, condition: str = "", *parameters: float) -> list[Download]:
    return fetch_as(conn, Download, f"SELECT {list_columns(Download)} FROM downloads {condition}", parameters)


def list_due_downloads(conn: apsw.Connection, now: float) -> list[Download]:
    """Downloads to be tried now, those that the user asked for first."""
    return list_downloads(conn, "WHERE next_at <= ? ORDER BY by_plan, asked_at, entry_id", now)


def find_next_download_at(conn: apsw.Connection) -> float | None:
    return find_value(conn, float, "SELECT min(next_at) FROM downloads")


def has_episodes(conn: apsw.Connection) -> bool:
    return bool(fetch(conn, "SELECT 1 FROM episodes LIMIT 1"))
