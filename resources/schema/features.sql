-- The tables of features that build on feeds and entries.

-- Sending entries on, and keeping up

CREATE TABLE targets (                          -- window: where entries can be sent
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    details TEXT NOT NULL,                      -- JSON: a Target of features/sharing; its secrets are in the keyring
    added_at REAL NOT NULL,
    removed_at REAL,                            -- purged later, until then undo is free
    is_off INTEGER NOT NULL DEFAULT 0           -- from a stranger's backup: sends nothing until the user saves it
) STRICT;

CREATE TABLE sends (                            -- engine and window: entries on their way, or there
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    target_id INTEGER NOT NULL REFERENCES targets(id) ON DELETE CASCADE,
    entry_id INTEGER NOT NULL REFERENCES entries(id) ON DELETE CASCADE,
    asked_at REAL NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    next_at REAL,                               -- NULL: sent, or given up until the user wants it tried again
    sent_at REAL,
    message TEXT NOT NULL DEFAULT ''            -- why the last try failed
) STRICT;

CREATE TABLE kept_unread (                      -- window: what the user marked unread: it does not expire
    entry_id INTEGER PRIMARY KEY REFERENCES entries(id) ON DELETE CASCADE
) STRICT;

-- sending.list_due: what waits for its try
CREATE INDEX sends_due ON sends (next_at) WHERE next_at IS NOT NULL;
-- sending.queue_sends: whether it waits already; entries that go
CREATE INDEX sends_by_entry ON sends (entry_id, target_id);


-- Syncing by a folder

CREATE TABLE shared_changes (                   -- engine: what all devices together said last, see features/foldersync
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL,                        -- JSON
    counter INTEGER NOT NULL,                   -- with the device: which of two is later
    device TEXT NOT NULL,
    waits INTEGER NOT NULL                      -- 1: its feed or post is not here yet
) STRICT, WITHOUT ROWID;


-- Searches and rules

CREATE TABLE saved_searches (                   -- window: places in the sidebar
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    query TEXT NOT NULL                         -- as typed, see features/search/query.py
) STRICT;

CREATE TABLE highlights (                       -- window: entries that stand out in lists
    entry_id INTEGER PRIMARY KEY REFERENCES entries(id) ON DELETE CASCADE
) STRICT;


-- Pages followed as feeds

CREATE TABLE page_versions (                    -- engine: what the next version of a followed page is compared with
    feed_id INTEGER PRIMARY KEY REFERENCES feeds(id) ON DELETE CASCADE,
    text ANY NOT NULL,                          -- packed as in bodies
    selector TEXT NOT NULL,                     -- of the part that it is the text of
    at REAL NOT NULL
) STRICT;


-- Podcasts

CREATE TABLE episodes (                         -- engine: the episode of an entry, as its publisher describes it
    entry_id INTEGER PRIMARY KEY REFERENCES entries(id) ON DELETE CASCADE,
    url TEXT NOT NULL,
    media_type TEXT NOT NULL,
    size INTEGER,
    duration_s INTEGER,
    chapters_url TEXT NOT NULL
) STRICT;

CREATE TABLE chapters (                         -- engine and window: from the publisher's file, or from the episode
    entry_id INTEGER PRIMARY KEY REFERENCES entries(id) ON DELETE CASCADE,
    list TEXT NOT NULL                          -- JSON: [[seconds, title], …]
) STRICT;

CREATE TABLE downloads (                        -- engine: episodes here or on their way; the window asks for some
    entry_id INTEGER PRIMARY KEY REFERENCES entries(id) ON DELETE CASCADE,
    url TEXT NOT NULL,                          -- of which the bytes are
    asked_at REAL NOT NULL,
    by_plan INTEGER NOT NULL,
    for_at REAL,
    size INTEGER,
    validator TEXT NOT NULL DEFAULT '',
    tries INTEGER NOT NULL DEFAULT 0,
    next_at REAL,
    done_at REAL,
    message TEXT NOT NULL DEFAULT ''
) STRICT;

CREATE TABLE listening (                        -- window: how far an episode was heard
    entry_id INTEGER PRIMARY KEY REFERENCES entries(id) ON DELETE CASCADE,
    position_s REAL NOT NULL,
    duration_s REAL,                            -- of the file
    heard INTEGER NOT NULL,
    played_at REAL NOT NULL
) STRICT;

CREATE TABLE play_queue (                       -- window: what is to be heard next
    entry_id INTEGER PRIMARY KEY REFERENCES entries(id) ON DELETE CASCADE,
    place INTEGER NOT NULL
) STRICT;

CREATE TABLE listening_times (                  -- window: when the user listens
    begun_at REAL PRIMARY KEY,
    ended_at REAL NOT NULL
) STRICT, WITHOUT ROWID;


-- Newsletters by mail

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
    state TEXT NOT NULL                         -- JSON, see features/mail/records.py
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

-- mailboxes.list_unseen: what may have to be marked as read at the server
CREATE INDEX mail_items_unseen ON mail_items (mailbox_id, uid, entry_id) WHERE seen = 0;
-- everything of an entry that goes
CREATE INDEX mail_items_by_entry ON mail_items (entry_id);
-- mailboxes.sum_checks: what a day's checks cost
CREATE INDEX mail_checks_by_day ON mail_checks (mailbox_id, local_day);
-- mailboxes.add_check: old ones go
CREATE INDEX mail_checks_by_time ON mail_checks (at);
-- the trigger below: whether another text shows the same picture
CREATE INDEX mail_picture_uses_by_name ON mail_picture_uses (name);

CREATE TRIGGER mail_picture_unused AFTER DELETE ON mail_picture_uses
WHEN NOT EXISTS (SELECT 1 FROM mail_picture_uses WHERE name = OLD.name)
BEGIN
    DELETE FROM mail_pictures WHERE name = OLD.name;
END;


-- Editions

CREATE TABLE editions (                         -- engine: those that were made
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    number INTEGER NOT NULL,
    due_at REAL,                                -- NULL: the user asked for it
    made_at REAL NOT NULL,
    minutes INTEGER NOT NULL,
    silent_feeds INTEGER NOT NULL DEFAULT 0,
    late TEXT NOT NULL DEFAULT ''               -- a message: why it came after its hour
) STRICT;

CREATE TABLE edition_entries (                  -- engine: what each of them holds
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
    next_at REAL,                               -- NULL: there, or given up until the user wants it tried again
    done_at REAL,
    path TEXT NOT NULL DEFAULT '',
    message TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (edition_id, target)
) STRICT, WITHOUT ROWID;

-- editions.list_printed: whether an entry was in an edition; entries that go
CREATE INDEX edition_entries_by_entry ON edition_entries (entry_id);
-- editions.list_waiting: what is to be tried
CREATE INDEX edition_deliveries_due ON edition_deliveries (next_at) WHERE next_at IS NOT NULL;


-- Posts prefetched to be read offline, and digest mode

CREATE TABLE prefetched_entries (                    -- engine: what was prefetched
    entry_id INTEGER PRIMARY KEY REFERENCES entries(id) ON DELETE CASCADE,
    for_at REAL NOT NULL,                       -- when they were to be here
    got_at REAL NOT NULL,
    wire_bytes INTEGER NOT NULL,
    probability REAL NOT NULL,                  -- of being opened, as predicted then
    pictures INTEGER NOT NULL,
    missing INTEGER NOT NULL,                   -- pictures and pages that could not be fetched
    has_page INTEGER NOT NULL                   -- 1: its full text was fetched, though nobody asked for it
) STRICT;
CREATE INDEX prefetched_by_time ON prefetched_entries (got_at);   -- what was prefetched lately
CREATE TABLE prefetched_pictures (                   -- engine: which files the cache must not clear away
    entry_id INTEGER NOT NULL REFERENCES prefetched_entries(entry_id) ON DELETE CASCADE,
    url TEXT NOT NULL,
    PRIMARY KEY (entry_id, url)
) STRICT, WITHOUT ROWID;
CREATE TABLE robots (                           -- engine: robots.txt, by host
    host TEXT PRIMARY KEY,
    fetched_at REAL NOT NULL,
    rules TEXT NOT NULL                         -- JSON, see store/engine_state.py
) STRICT, WITHOUT ROWID;
CREATE TABLE held (                          -- window: in digest mode, what was shown so far
    only INTEGER PRIMARY KEY CHECK (only = 1),
    upto_id INTEGER NOT NULL,                   -- entries that came later wait for the next edition
    shown_at REAL NOT NULL                      -- since when it hides what comes
) STRICT;
