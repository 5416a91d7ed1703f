"""Stories, which several feeds tell, and overlaps: subscriptions that bring the same entries.

The engine's thread writes what it found; the window's write thread what the user decided; any thread reads.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable

import apsw

from reader.core.records.content import Overlap, Story, StoryFold
from reader.core.records.stored import Change
from reader.core.settings import Settings
from reader.store.db import fetch, fetch_column, transaction, write
from reader.store.marks import set_read
from reader.store.rows import fetch_as, list_columns, make_values

# From the entries asked for straight to their stories, and on from there: never a scan.
STORIES = " SELECT s.entry_id, s.story_id FROM carray(?) asked CROSS JOIN stories s ON s.entry_id = asked.value"

COPIES = """
    SELECT DISTINCT m.entry_id
    FROM carray(?) asked CROSS JOIN stories own ON own.entry_id = asked.value
        CROSS JOIN stories s ON s.story_id = own.story_id CROSS JOIN marks m ON m.entry_id = s.entry_id
        CROSS JOIN feeds f ON f.id = m.feed_id
    WHERE m.gone = 0 AND f.deleted_at IS NULL"""


def find_stories(conn: apsw.Connection, ids: array[int]) -> dict[int, int]:
    """The story of each of these entries; those that one feed alone told are left out."""
    return dict(fetch(conn, STORIES, (apsw.carray(ids),))) if ids else {}


def list_copies(conn: apsw.Connection, ids: Iterable[int]) -> list[int]:
    """These entries and all that tell the same stories, each once, the given ones first."""
    given = list(dict.fromkeys(ids))
    rows = fetch(conn, COPIES, (apsw.carray(array("q", given)),))
    known = set(given)
    return given + sorted(row[0] for row in rows if row[0] not in known)


def list_stories(conn: apsw.Connection, since_at: float, limit: int) -> list[Story]:
    """Stories that several feeds told, the one with most feeds first."""
    sql = """SELECT s.story_id, max(m.sort_at), count(*), count(DISTINCT m.feed_id), sum(m.read = 0)
        FROM marks m INDEXED BY marks_all CROSS JOIN stories s ON s.entry_id = m.entry_id
            CROSS JOIN feeds f ON f.id = m.feed_id
        WHERE m.gone = 0 AND m.sort_at >= ? AND f.deleted_at IS NULL
        GROUP BY s.story_id HAVING count(DISTINCT m.feed_id) > 1
        ORDER BY count(DISTINCT m.feed_id) DESC, max(m.sort_at) DESC LIMIT ?"""
    rows = fetch(conn, sql, (int(since_at), limit))
    return [
        Story(story, newest, StoryFold(story, count, feeds, unread), tuple(list_story(conn, story)))
        for story, newest, count, feeds, unread in rows
    ]


def list_story(conn: apsw.Connection, story_id: int) -> list[int]:
    """The entries of a story, newest first."""
    sql = """SELECT m.entry_id FROM stories s CROSS JOIN marks m ON m.entry_id = s.entry_id
            CROSS JOIN feeds f ON f.id = m.feed_id
        WHERE s.story_id = ? AND m.gone = 0 AND f.deleted_at IS NULL
        ORDER BY m.sort_at DESC, m.entry_id DESC"""
    return fetch_column(conn, sql, (story_id,))


def save_overlaps(conn: apsw.Connection, found: Iterable[Overlap]) -> None:
    with transaction(conn):
        conn.execute("DELETE FROM overlaps")
        conn.executemany(f"INSERT INTO overlaps ({list_columns(Overlap)}) VALUES (?, ?, ?, ?)", map(make_values, found))


def list_overlaps(conn: apsw.Connection) -> list[Overlap]:
    """The overlaps of subscribed feeds, without pairs that the user keeps; clearest first."""
    sql = """SELECT o.feed_id, o.inside_id, o.share, o.is_mutual FROM overlaps o
            JOIN feeds one ON one.id = o.feed_id AND one.deleted_at IS NULL
            JOIN feeds other ON other.id = o.inside_id AND other.deleted_at IS NULL
        WHERE NOT EXISTS (SELECT 1 FROM kept_pairs k
                          WHERE k.low_id = min(o.feed_id, o.inside_id)
                              AND k.high_id = max(o.feed_id, o.inside_id))
        ORDER BY o.share DESC, o.feed_id, o.inside_id"""
    return fetch_as(conn, Overlap, sql)


def keep_both(conn: apsw.Connection, one_id: int, other_id: int) -> bool:
    """Note that the user wants both of these feeds; False if that was known."""
    return write(conn, "INSERT OR IGNORE INTO kept_pairs (low_id, high_id) VALUES (?, ?)", _pair(one_id, other_id)) > 0


def keep_no_more(conn: apsw.Connection, one_id: int, other_id: int) -> None:
    write(conn, "DELETE FROM kept_pairs WHERE low_id = ? AND high_id = ?", _pair(one_id, other_id))


def _pair(one_id: int, other_id: int) -> tuple[int, int]:
    return min(one_id, other_id), max(one_id, other_id)


def mark_read(conn: apsw.Connection, ids: Iterable[int], settings: Settings) -> Change:
    """Mark entries read. The change holds everything that became read, so that undo reverts all of it."""
    return set_read(conn, list_copies(conn, ids) if settings.mark_duplicates_read else ids)
