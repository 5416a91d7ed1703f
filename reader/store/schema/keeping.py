"""The tables of sending on, and what feeds and marks got for keeping up; a part of schema.py. Runs inside
db.open_store."""

from __future__ import annotations

import apsw

SINCE = dict.fromkeys(("targets", "sends", "kept_unread"), 6)
"""These tables, and the first version that has them."""

TABLES = """
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
"""

INDEXES = """
-- sends.list_due: what waits for its try
CREATE INDEX sends_due ON sends (next_at) WHERE next_at IS NOT NULL;
-- sends.queue_sends: whether it waits already; entries that go
CREATE INDEX sends_by_entry ON sends (entry_id, target_id);
"""


def add_keeping(conn: apsw.Connection) -> None:
    """The tables of a store that has none of this."""
    conn.execute(TABLES)
    conn.execute(INDEXES)


def add_keeping_to_old(conn: apsw.Connection) -> None:
    """The step of an older store, whose feeds lack their choices, too."""
    conn.execute("ALTER TABLE feeds ADD COLUMN out_of_unread INTEGER NOT NULL DEFAULT 0")
    conn.execute("ALTER TABLE feeds ADD COLUMN expire_days INTEGER")
    add_keeping(conn)
