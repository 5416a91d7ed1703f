"""Recordings that come with entries, and their chapters. Told by the engine as it stores entries; read by everybody."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

import apsw

from reader.model.messages import parse_message
from reader.model.parsed import Enclosure
from reader.model.podcasts import Chapter, Download, Episode, find_sound
from reader.store.db import fetch, transaction
from reader.store.entries.bodies import clean
from reader.store.feeds.feed_state import FEED_NAME

MOST_CHAPTERS = 500
# One row is looked up for each of these, and only for entries that have a file at all.
SOUND = """(SELECT json_array(ifnull(l.duration_s, p.duration_s), l.position_s, l.heard, d.done_at)
    FROM episodes p LEFT JOIN listening l ON l.entry_id = p.entry_id LEFT JOIN downloads d ON d.entry_id = p.entry_id
    WHERE p.entry_id = e.id AND e.has_enclosure)"""
_SELECT = f"""
    SELECT p.entry_id, e.feed_id, {FEED_NAME}, e.title, p.url, p.media_type, p.size,
        ifnull(l.duration_s, p.duration_s), p.chapters_url, m.sort_at, m.read, m.starred,
        ifnull(l.position_s, 0), ifnull(l.heard, 0), l.played_at, q.place,
        d.url, d.asked_at, d.by_plan, d.for_at, d.size, d.validator, d.tries, d.next_at, d.done_at, d.message
    FROM episodes p CROSS JOIN entries e ON e.id = p.entry_id CROSS JOIN marks m ON m.entry_id = p.entry_id
        CROSS JOIN feeds f ON f.id = e.feed_id CROSS JOIN feed_state s ON s.feed_id = e.feed_id
        LEFT JOIN listening l ON l.entry_id = p.entry_id LEFT JOIN play_queue q ON q.entry_id = p.entry_id
        LEFT JOIN downloads d ON d.entry_id = p.entry_id
    WHERE f.deleted_at IS NULL AND m.gone = 0 AND """


def tell_episodes(conn: apsw.Connection, told: Iterable[tuple[int, Sequence[Enclosure]]]) -> None:
    """What entries bring to hear, inside the transaction that stores them; one that brings nothing more has none."""
    sounds = [(entry_id, find_sound(enclosures)) for entry_id, enclosures in told]
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


def note_file_length(conn: apsw.Connection, entry_id: int, seconds: float) -> None:
    """As the head of the file says it; what the publisher says counts for more."""
    with transaction(conn):
        conn.execute(
            "UPDATE episodes SET duration_s = ? WHERE entry_id = ? AND duration_s IS NULL",
            (round(seconds), entry_id),
        )


def find_episode(conn: apsw.Connection, entry_id: int) -> Episode | None:
    return next(iter(_list(conn, "p.entry_id = ?", entry_id)), None)


def list_queue(conn: apsw.Connection) -> list[Episode]:
    """What is to be heard next, in order."""
    return _list(conn, "p.entry_id IN (SELECT entry_id FROM play_queue) ORDER BY q.place, p.entry_id")


def list_newest(
    conn: apsw.Connection, limit: int, feed_id: int | None = None, *, unheard: bool = False
) -> list[Episode]:
    condition = (
        "e.feed_id = ifnull(?, e.feed_id) AND (ifnull(l.heard, 0) = 0 OR NOT ?) ORDER BY m.sort_at DESC"
    )
    return _list(conn, f"{condition} LIMIT ?", feed_id, unheard, limit)


def list_newest_heard_of(conn: apsw.Connection, since: float) -> list[Episode]:
    """Unheard, newest first, of feeds of which the owner heard something since then."""
    chosen = """e.feed_id IN
        (SELECT h.feed_id FROM listening t JOIN entries h ON h.id = t.entry_id WHERE t.played_at >= ?)
        AND ifnull(l.heard, 0) = 0"""
    return _list(conn, f"{chosen} ORDER BY m.sort_at DESC LIMIT 200", since)


def list_downloaded(conn: apsw.Connection) -> list[Episode]:
    """Whatever is here, on its way or wanted, in the order in which it was asked for."""
    chosen = "p.entry_id IN (SELECT entry_id FROM downloads) ORDER BY d.asked_at, p.entry_id"
    return _list(conn, chosen)


def list_begun(conn: apsw.Connection, limit: int = 20) -> list[Episode]:
    """Begun and not heard to the end, the last one first."""
    chosen = "p.entry_id IN (SELECT entry_id FROM listening WHERE heard = 0 AND position_s > 0)"
    return _list(conn, f"{chosen} ORDER BY l.played_at DESC LIMIT ?", limit)


def find_chapters(conn: apsw.Connection, entry_id: int) -> tuple[Chapter, ...]:
    rows = fetch(conn, "SELECT list FROM chapters WHERE entry_id = ?", (entry_id,))
    return tuple(Chapter(float(start), str(title)) for start, title in json.loads(rows[0][0])) if rows else ()


def save_chapters(conn: apsw.Connection, entry_id: int, chapters: Sequence[Chapter]) -> None:
    """What was found in the publisher's file or in the recording; the last word counts."""
    packed = json.dumps([[one.start_s, clean(one.title)] for one in chapters[:MOST_CHAPTERS]])
    with transaction(conn):
        conn.execute(
            """INSERT INTO chapters (entry_id, list) SELECT entry_id, ?2 FROM episodes WHERE entry_id = ?1
               ON CONFLICT (entry_id) DO UPDATE SET list = excluded.list""",
            (entry_id, packed),
        )


def _list(conn: apsw.Connection, condition: str, *parameters: Any) -> list[Episode]:
    return [_make(row) for row in fetch(conn, _SELECT + condition, parameters)]


def _make(row: Sequence[Any]) -> Episode:
    values, told = list(row[:16]), row[16:]
    values[10:12] = map(bool, values[10:12])
    values[13] = bool(values[13])
    values.append(None if told[0] is None else make_download(row[0], told))
    return Episode(*values)


def make_download(entry_id: int, told: Sequence[Any]) -> Download:
    values = [entry_id, *told]
    values[3], values[-1] = bool(told[2]), parse_message(told[-1]) if told[-1] else None
    return Download(*values)
