"""The tables of editions: a part of schema.py, as SQL."""

from __future__ import annotations

EDITIONS = """
CREATE TABLE editions (                         -- engine: papers that were made
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    number INTEGER NOT NULL,
    due_at REAL,                                -- NULL: the owner asked for it
    made_at REAL NOT NULL,
    minutes INTEGER NOT NULL,
    silent_feeds INTEGER NOT NULL DEFAULT 0,
    late TEXT NOT NULL DEFAULT ''               -- a message: why it came after its hour
) STRICT;

CREATE TABLE edition_entries (                  -- engine: what stood in which
    edition_id INTEGER NOT NULL REFERENCES editions(id) ON DELETE CASCADE,
    place INTEGER NOT NULL,
    entry_id INTEGER NOT NULL REFERENCES entries(id) ON DELETE CASCADE,
    short INTEGER NOT NULL DEFAULT 0,           -- on the page of short news
    PRIMARY KEY (edition_id, place)
) STRICT, WITHOUT ROWID;

CREATE TABLE edition_deliveries (               -- engine: where each goes, and whether it got there
    edition_id INTEGER NOT NULL REFERENCES editions(id) ON DELETE CASCADE,
    target TEXT NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    next_at REAL,                               -- NULL: there, or given up until the owner wants it tried again
    done_at REAL,
    path TEXT NOT NULL DEFAULT '',
    message TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (edition_id, target)
) STRICT, WITHOUT ROWID;

-- editions.list_printed: whether an entry stood in an edition; entries that go
CREATE INDEX edition_entries_by_entry ON edition_entries (entry_id);
-- editions.list_waiting: what is to be tried
CREATE INDEX edition_deliveries_due ON edition_deliveries (next_at) WHERE next_at IS NOT NULL;
"""
