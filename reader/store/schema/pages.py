"""The tables of pages without a feed: two choices of the owner, and the last version of a page whose changes are
followed.

A part of schema.py. Runs inside db.open_store.
"""

from __future__ import annotations

import apsw

PAGE_TABLES = ("page_versions",)

TABLES = """
CREATE TABLE page_versions (                    -- engine: what the next version of a followed page is compared with
    feed_id INTEGER PRIMARY KEY REFERENCES feeds(id) ON DELETE CASCADE,
    text ANY NOT NULL,                          -- packed as in bodies
    selector TEXT NOT NULL,                     -- of the part that it is the text of
    at REAL NOT NULL
) STRICT;
"""
COLUMNS = ("page_kind TEXT NOT NULL DEFAULT ''", "page_selector TEXT NOT NULL DEFAULT ''")


def add_pages(conn: apsw.Connection) -> None:
    conn.execute(TABLES)
    for column in COLUMNS:
        conn.execute(f"ALTER TABLE feeds ADD COLUMN {column}")
