"""What content learning knows: progress, term counts, profiles, similar feeds. The engine's thread writes, all read.

It can be learned again, so nothing here waits for the disk.
"""

from __future__ import annotations

import apsw

from reader.core.records.content import ContentProgress, ContentStep, PostText, ProfileRow, SimilarFeed
from reader.store.db import fetch, fetch_column, transaction
from reader.store.feeds import FEED_NAME
from reader.store.rows import fetch_as, find_as, list_columns, make_values

POST = """e.id AS entry_id, e.feed_id, e.title, e.snippet, min(m.sort_at, e.first_seen_at) AS at, e.first_seen_at"""
"""For rows of entries called e and of marks called m: a PostText."""
_PROFILE = f"SELECT {list_columns(ProfileRow)} FROM profiles"
_SUBSCRIBED = "WHERE feed_id IN (SELECT id FROM feeds WHERE deleted_at IS NULL)"

# By id, which is the order of arrival: a step reads where the last one ended.
NEXT_POSTS = f"""
    SELECT {POST} FROM entries e CROSS JOIN marks m ON m.entry_id = e.id
    WHERE e.id > ? ORDER BY e.id LIMIT ?"""


def get_progress(conn: apsw.Connection) -> ContentProgress:
    sql = "SELECT last_entry_id, counted_id, posts FROM content_state"
    return find_as(conn, ContentProgress, sql) or ContentProgress()


def list_posts_after(conn: apsw.Connection, entry_id: int, limit: int) -> list[PostText]:
    """The entries to be read next."""
    return fetch_as(conn, PostText, NEXT_POSTS, (entry_id, limit))


def has_posts_left(conn: apsw.Connection) -> bool:
    return bool(list_posts_after(conn, get_progress(conn).last_entry_id, 1))


def list_posts_between(conn: apsw.Connection, after_id: int, up_to_id: int) -> list[PostText]:
    """Entries that were read but are not counted yet."""
    wanted = NEXT_POSTS.replace("e.id > ?", "e.id > ? AND e.id <= ?").replace("LIMIT ?", "")
    return fetch_as(conn, PostText, wanted, (after_id, up_to_id))


def list_recent_posts(
    conn: apsw.Connection, since_at: float, after_id: int, up_to_id: int
) -> list[tuple[PostText, int]]:
    """Entries read before, oldest first, each with its story (itself if it has none)."""
    sql = f"""SELECT {POST}, ifnull(s.story_id, e.id)
        FROM entries e CROSS JOIN marks m ON m.entry_id = e.id LEFT JOIN stories s ON s.entry_id = e.id
        WHERE e.id > ? AND e.id <= ? AND e.first_seen_at >= ? ORDER BY e.id"""
    rows = fetch(conn, sql, (after_id, up_to_id, int(since_at)))
    return [(PostText(*row[:6]), row[6]) for row in rows]


def list_last_posts(conn: apsw.Connection, feed_id: int, limit: int) -> list[PostText]:
    """The newest entries of a feed that are still here."""
    sql = f"""SELECT {POST} FROM marks m INDEXED BY marks_feed CROSS JOIN entries e ON e.id = m.entry_id
        WHERE m.feed_id = ? AND m.gone = 0 ORDER BY m.sort_at DESC, m.entry_id DESC LIMIT ?"""
    return fetch_as(conn, PostText, sql, (feed_id, limit))


def list_links(conn: apsw.Connection, feed_id: int, since_at: float, limit: int) -> list[tuple[str, str, int]]:
    """Link, title and time of a feed's latest entries."""
    sql = """SELECT e.link, e.title, m.sort_at
        FROM marks m INDEXED BY marks_feed CROSS JOIN entries e ON e.id = m.entry_id
        WHERE m.feed_id = ? AND m.gone = 0 AND m.sort_at >= ?
        ORDER BY m.sort_at DESC, m.entry_id DESC LIMIT ?"""
    return fetch(conn, sql, (feed_id, int(since_at), limit))


def list_term_counts(conn: apsw.Connection, after_bucket: int, limit: int) -> list[tuple[int, int]]:
    """Term counts in the order of their buckets, in parts: all at once would take much memory."""
    wanted = "SELECT bucket, posts FROM term_counts WHERE bucket > ? ORDER BY bucket LIMIT ?"
    return fetch(conn, wanted, (after_bucket, limit))


def find_profile(conn: apsw.Connection, feed_id: int) -> ProfileRow | None:
    return find_as(conn, ProfileRow, f"{_PROFILE} WHERE feed_id = ?", (feed_id,))


def list_profiled_ids(conn: apsw.Connection) -> list[int]:
    """The subscribed feeds that have a profile."""
    return fetch_column(conn, f"SELECT feed_id FROM profiles {_SUBSCRIBED}")


def list_profiles(conn: apsw.Connection) -> list[ProfileRow]:
    return fetch_as(conn, ProfileRow, f"{_PROFILE} {_SUBSCRIBED}")


def list_similar(conn: apsw.Connection, feed_id: int, limit: int = 10) -> list[SimilarFeed]:
    """The subscribed feeds most like one, the nearest first. Either of two similar feeds may have the row."""
    sql = f"""SELECT f.id AS feed_id, {FEED_NAME} AS name, f.url, max(n.similarity) AS similarity FROM
            (SELECT other_id AS id, similarity FROM similar_feeds WHERE feed_id = ?1
             UNION ALL SELECT feed_id, similarity FROM similar_feeds WHERE other_id = ?1) n
            JOIN feeds f ON f.id = n.id JOIN feed_state s ON s.feed_id = f.id
        WHERE f.deleted_at IS NULL GROUP BY f.id ORDER BY 4 DESC, f.id LIMIT ?2"""
    return fetch_as(conn, SimilarFeed, sql, (feed_id, limit))


def save_step(conn: apsw.Connection, step: ContentStep) -> None:
    """Store everything that reading some entries changed, without feeds and entries that are gone meanwhile."""
    with transaction(conn, survives_power_cut=False):
        sql = f"INSERT OR REPLACE INTO content_state (id, {list_columns(ContentProgress)}) VALUES (1, ?, ?, ?)"
        conn.execute(sql, make_values(step.progress))
        conn.executemany(
            """INSERT INTO term_counts (bucket, posts) VALUES (?, ?)
               ON CONFLICT (bucket) DO UPDATE SET posts = posts + excluded.posts""",
            step.terms.items(),
        )
        conn.executemany(
            f"""INSERT OR REPLACE INTO profiles ({list_columns(ProfileRow)})
                SELECT id, ?2, ?3, ?4, ?5, ?6, ?7 FROM feeds WHERE id = ?1""",
            map(make_values, step.profiles),
        )
        conn.executemany(
            "INSERT OR REPLACE INTO stories (story_id, entry_id) SELECT ?, id FROM entries WHERE id = ?",
            ((story_id, entry_id) for entry_id, story_id in step.stories),
        )
        for feed_id, near in step.similar.items():
            _save_similar(conn, feed_id, near)


def _save_similar(conn: apsw.Connection, feed_id: int, near: tuple[tuple[int, float], ...]) -> None:
    conn.execute("DELETE FROM similar_feeds WHERE feed_id = ?", (feed_id,))
    sql = "INSERT OR REPLACE INTO similar_feeds (other_id, similarity, feed_id) SELECT ?, ?, id FROM feeds WHERE id = ?"
    conn.executemany(sql, ((other, similarity, feed_id) for other, similarity in near))
