"""The tables of newsletters by mail: a part of schema.py, as SQL."""

from __future__ import annotations

MAIL = """
CREATE TABLE mailboxes (                        -- window: folders of mail servers that are read as feeds
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    host TEXT NOT NULL,
    port INTEGER NOT NULL,
    security TEXT NOT NULL,                     -- tls, starttls, none
    username TEXT NOT NULL,
    folder TEXT NOT NULL,
    name TEXT NOT NULL,
    added_at REAL NOT NULL,
    ca_file TEXT NOT NULL,
    marks_read INTEGER NOT NULL,
    first_mails INTEGER NOT NULL,
    UNIQUE (host, port, username, folder)
) STRICT;

CREATE TABLE mailbox_state (                    -- engine: what the last checks came to
    mailbox_id INTEGER PRIMARY KEY REFERENCES mailboxes(id) ON DELETE CASCADE,
    state TEXT NOT NULL                         -- JSON, see model/mail.py
) STRICT;

CREATE TABLE mail_senders (                     -- engine: a feed for each; one that was unsubscribed stays known
    mailbox_id INTEGER NOT NULL REFERENCES mailboxes(id) ON DELETE CASCADE,
    key TEXT NOT NULL,
    feed_id INTEGER NOT NULL,                   -- no REFERENCES: it may be purged, and its sender is still not wanted
    title TEXT NOT NULL,
    unsubscribe TEXT NOT NULL,
    PRIMARY KEY (mailbox_id, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE mail_items (                       -- engine: which mail is which entry
    mailbox_id INTEGER NOT NULL REFERENCES mailboxes(id) ON DELETE CASCADE,
    uid INTEGER NOT NULL,
    entry_id INTEGER NOT NULL REFERENCES entries(id) ON DELETE CASCADE,
    seen INTEGER NOT NULL,                      -- the server has it marked as read
    PRIMARY KEY (mailbox_id, uid)
) STRICT, WITHOUT ROWID;

CREATE TABLE mail_checks (                      -- engine
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    mailbox_id INTEGER NOT NULL REFERENCES mailboxes(id) ON DELETE CASCADE,
    at REAL NOT NULL,
    local_day TEXT NOT NULL,
    reason TEXT NOT NULL,
    requests INTEGER NOT NULL,
    wire_bytes INTEGER NOT NULL,
    elapsed_s REAL NOT NULL,
    new_count INTEGER NOT NULL,
    problem TEXT NOT NULL
) STRICT;

CREATE TABLE mail_pictures (                    -- engine: pictures that came inside mails, each once
    name TEXT PRIMARY KEY,                      -- a hash of it
    data BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE mail_picture_uses (                -- engine: they go with the text that shows them
    entry_id INTEGER NOT NULL REFERENCES bodies(entry_id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    PRIMARY KEY (entry_id, name)
) STRICT, WITHOUT ROWID;

-- mail_items.list_unseen: what may have to be marked as read at the server
CREATE INDEX mail_items_unseen ON mail_items (mailbox_id, uid, entry_id) WHERE seen = 0;
-- everything of an entry that goes
CREATE INDEX mail_items_by_entry ON mail_items (entry_id);
-- mail_state.sum_checks: what a day's checks cost
CREATE INDEX mail_checks_by_day ON mail_checks (mailbox_id, local_day);
-- mail_state.add_check: old ones go
CREATE INDEX mail_checks_by_time ON mail_checks (at);
-- the trigger below: whether another text shows the same picture
CREATE INDEX mail_picture_uses_by_name ON mail_picture_uses (name);

CREATE TRIGGER mail_picture_unused AFTER DELETE ON mail_picture_uses
WHEN NOT EXISTS (SELECT 1 FROM mail_picture_uses WHERE name = OLD.name)
BEGIN
    DELETE FROM mail_pictures WHERE name = OLD.name;
END;
"""
