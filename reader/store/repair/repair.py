"""Makes the rows of a salvaged database consistent again. Runs inside salvage only.

Where something must be guessed, the guess is the one that loses nothing: an entry without a mark is unread,
a feed whose address is lost stays with its entries and is paused, and every feed is asked for its whole
document again.
"""

from __future__ import annotations

import apsw

from reader.store.db import fetch, transaction
from reader.store.repair.salvage_tables import KEYED_TABLES, ROWID_TABLES

_LOST: tuple[tuple[str, str], ...] = (
    ("feeds whose address is lost", "SELECT count(*) FROM feeds WHERE url LIKE 'lost:%'"),
    ("articles", "SELECT count(*) FROM marks WHERE entry_id NOT IN (SELECT id FROM entries)"),
    (
        "texts of articles",
        """SELECT count(*) FROM entries e LEFT JOIN marks m ON m.entry_id = e.id
           WHERE ifnull(m.gone, 0) < 2 AND e.id NOT IN (SELECT entry_id FROM bodies)""",
    ),
    ("marks", "SELECT count(*) FROM entries WHERE id NOT IN (SELECT entry_id FROM marks)"),
    ("identities", "SELECT count(*) FROM entries WHERE id NOT IN (SELECT entry_id FROM identities)"),
)

_FEEDS = """
INSERT OR IGNORE INTO feeds (id, url, position, added_at, paused)
    SELECT feed_id, ifnull(validators ->> 0, 'lost:' || feed_id), 0, ifnull(last_fetched_at, 0), 1
    FROM feed_state WHERE feed_id NOT IN (SELECT id FROM feeds);
INSERT OR IGNORE INTO feeds (id, url, position, added_at, paused)
    SELECT DISTINCT feed_id, 'lost:' || feed_id, 0, 0, 1
    FROM entries WHERE feed_id NOT IN (SELECT id FROM feeds);
INSERT INTO feed_state (feed_id) SELECT id FROM feeds WHERE id NOT IN (SELECT feed_id FROM feed_state);
UPDATE feeds SET folder_id = NULL WHERE folder_id NOT IN (SELECT id FROM folders);
UPDATE folders SET parent_id = NULL WHERE parent_id NOT IN (SELECT id FROM folders);
UPDATE feed_state SET validators = NULL, body_hash = x'', in_document = '[]';
"""

_ENTRIES = """
DELETE FROM identities WHERE entry_id NOT IN (SELECT id FROM entries);
UPDATE marks SET feed_id = (SELECT feed_id FROM entries e WHERE e.id = entry_id)
    WHERE feed_id <> (SELECT feed_id FROM entries e WHERE e.id = entry_id);
INSERT INTO marks (entry_id, feed_id, sort_at)
    SELECT id, feed_id, ifnull(published_at, first_seen_at) FROM entries
    WHERE id NOT IN (SELECT entry_id FROM marks);
INSERT INTO bodies (entry_id, html, extras)
    SELECT entry_id, '', '{}' FROM marks WHERE gone < 2 AND entry_id NOT IN (SELECT entry_id FROM bodies);
INSERT OR IGNORE INTO identities (feed_id, key, entry_id)
    SELECT feed_id, CAST('lost:' || id AS BLOB), id FROM entries
    WHERE id NOT IN (SELECT entry_id FROM identities);
DELETE FROM entry_tags
    WHERE sort_at IS NOT (SELECT sort_at FROM marks m WHERE m.entry_id = entry_tags.entry_id);
"""


def mend(conn: apsw.Connection) -> dict[str, int]:
    """Returns what is known to be lost, in words and numbers."""
    with transaction(conn):
        conn.execute(_FEEDS)
        lost = {what: fetch(conn, sql)[0][0] for what, sql in _LOST}
        _drop_dangling(conn)
        conn.execute(_ENTRIES)
    return {what: count for what, count in lost.items() if count}


def _drop_dangling(conn: apsw.Connection) -> None:
    """Rows that refer to something that is gone; parents first."""
    for table in (*ROWID_TABLES, *KEYED_TABLES):
        for _, _, parent, column, key, *_ in fetch(conn, f"PRAGMA foreign_key_list({table})"):
            dangling = f"{column} IS NOT NULL AND {column} NOT IN (SELECT {key} FROM {parent})"
            conn.execute(f"DELETE FROM {table} WHERE {dangling}")
