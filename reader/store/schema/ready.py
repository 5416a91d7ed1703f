"""The tables of posts that were got ready, of robots.txt and of the curtain. Runs inside db.open_store."""

from __future__ import annotations

import apsw

READY_TABLES = ("ready_entries", "ready_pictures", "robots", "curtain")

TABLES = """
CREATE TABLE ready_entries (                    -- engine: posts got ready to be read without a line
    entry_id INTEGER PRIMARY KEY REFERENCES entries(id) ON DELETE CASCADE,
    for_at REAL NOT NULL,                       -- the hour they were to be here
    got_at REAL NOT NULL,
    wire_bytes INTEGER NOT NULL,
    probability REAL NOT NULL,                  -- of being opened, as it was thought then
    pictures INTEGER NOT NULL,
    missing INTEGER NOT NULL,                   -- pictures and pages that could not be had
    has_page INTEGER NOT NULL                   -- 1: its whole text was fetched for this, nobody asked for it
) STRICT;
CREATE INDEX ready_by_time ON ready_entries (got_at);   -- what was got ready lately
CREATE TABLE ready_pictures (                   -- engine: which files the cache must not clear away
    entry_id INTEGER NOT NULL REFERENCES ready_entries(entry_id) ON DELETE CASCADE,
    url TEXT NOT NULL,
    PRIMARY KEY (entry_id, url)
) STRICT, WITHOUT ROWID;
CREATE TABLE robots (                           -- engine: what publishers wish of programs, by host
    host TEXT PRIMARY KEY,
    fetched_at REAL NOT NULL,
    rules TEXT NOT NULL                         -- JSON, see store/polling/robots.py
) STRICT, WITHOUT ROWID;
CREATE TABLE curtain (                          -- window: on calm days, what was shown so far
    only INTEGER PRIMARY KEY CHECK (only = 1),
    upto_id INTEGER NOT NULL,                   -- entries that came later wait for the next edition
    shown_at REAL NOT NULL                      -- since when it hides what comes
) STRICT;
"""


def add_ready(conn: apsw.Connection) -> None:
    conn.execute(TABLES)
    # NULL follows the settings, 1 gets all of its posts ready, 0 none.
    conn.execute("ALTER TABLE feeds ADD COLUMN ready INTEGER")
