"""Tables and columns of smaller features that came after the first version: parts of schema.py, as SQL."""

from __future__ import annotations

KEEPING_UP_COLUMNS = """
ALTER TABLE feeds ADD COLUMN out_of_unread INTEGER NOT NULL DEFAULT 0;
ALTER TABLE feeds ADD COLUMN expire_days INTEGER;
"""
"""Which feeds of an older file lack."""
KEEPING_UP = """
CREATE TABLE targets (                          -- window: where entries can be sent
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    details TEXT NOT NULL,                      -- JSON: a model/targets.py Target; its secrets are in the keyring
    added_at REAL NOT NULL,
    removed_at REAL                             -- purged later, until then undo is free
) STRICT;

CREATE TABLE sends (                            -- engine and window: entries on their way, or there
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    target_id INTEGER NOT NULL REFERENCES targets(id) ON DELETE CASCADE,
    entry_id INTEGER NOT NULL REFERENCES entries(id) ON DELETE CASCADE,
    asked_at REAL NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    next_at REAL,                               -- NULL: sent, or given up until the owner wants it tried again
    sent_at REAL,
    message TEXT NOT NULL DEFAULT ''            -- why the last try failed
) STRICT;

CREATE TABLE kept_unread (                      -- window: what the owner marked unread: it does not expire
    entry_id INTEGER PRIMARY KEY REFERENCES entries(id) ON DELETE CASCADE
) STRICT;

-- sends.list_due: what waits for its try
CREATE INDEX sends_due ON sends (next_at) WHERE next_at IS NOT NULL;
-- sends.queue_sends: whether it waits already; entries that go
CREATE INDEX sends_by_entry ON sends (entry_id, target_id);
"""

SAVED_SEARCHES = """
CREATE TABLE saved_searches (                   -- window: places in the sidebar
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    query TEXT NOT NULL                         -- as typed, see query/parse.py
) STRICT;
"""

# Rules of before have one condition each: they keep it, and mean what they meant. No REFERENCES for a folder: one that
# is removed comes back by undo, and its rules must be there then.
RULES = """
CREATE TABLE highlights (                       -- window: entries that stand out in lists
    entry_id INTEGER PRIMARY KEY REFERENCES entries(id) ON DELETE CASCADE
) STRICT;

ALTER TABLE rules ADD COLUMN folder_id INTEGER;
ALTER TABLE rules ADD COLUMN category TEXT NOT NULL DEFAULT '';
ALTER TABLE rules ADD COLUMN joined TEXT NOT NULL DEFAULT 'all';
ALTER TABLE rules ADD COLUMN more TEXT NOT NULL DEFAULT '[]';
ALTER TABLE rules ADD COLUMN until_at INTEGER;
ALTER TABLE rules ADD COLUMN highlight INTEGER NOT NULL DEFAULT 0;
ALTER TABLE rules ADD COLUMN send_to INTEGER;
"""

PAGES = """
CREATE TABLE page_versions (                    -- engine: what the next version of a followed page is compared with
    feed_id INTEGER PRIMARY KEY REFERENCES feeds(id) ON DELETE CASCADE,
    text ANY NOT NULL,                          -- packed as in bodies
    selector TEXT NOT NULL,                     -- of the part that it is the text of
    at REAL NOT NULL
) STRICT;

ALTER TABLE feeds ADD COLUMN page_kind TEXT NOT NULL DEFAULT '';
ALTER TABLE feeds ADD COLUMN page_selector TEXT NOT NULL DEFAULT '';
"""

READY = """
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

ALTER TABLE feeds ADD COLUMN ready INTEGER;     -- NULL follows the settings, 1 gets all of its posts ready, 0 none
"""
