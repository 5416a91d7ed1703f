-- The tables of accounts, and the triggers that fill their outbox.

CREATE TABLE accounts (                         -- window: servers that keep feeds and marks for several devices
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,                         -- a ServerKind, see features/accounts/records.py
    url TEXT NOT NULL,
    username TEXT NOT NULL,
    name TEXT NOT NULL,
    added_at REAL NOT NULL,
    ca_file TEXT NOT NULL,
    takes_new_feeds INTEGER NOT NULL,
    refreshes_server INTEGER NOT NULL,
    UNIQUE (url, username)
) STRICT;

CREATE TABLE account_state (                    -- engine: what the last synchronisations came to
    account_id INTEGER PRIMARY KEY REFERENCES accounts(id) ON DELETE CASCADE,
    state TEXT NOT NULL                         -- JSON, see features/accounts/records.py
) STRICT;

CREATE TABLE account_feeds (                    -- engine: which feeds an account has, and what both sides agreed on
    account_id INTEGER NOT NULL REFERENCES accounts(id) ON DELETE CASCADE,
    feed_id INTEGER NOT NULL REFERENCES feeds(id) ON DELETE CASCADE,
    remote_id TEXT,                             -- NULL: the server does not have it, not yet or no more
    local_name TEXT NOT NULL,
    local_folder TEXT NOT NULL,
    remote_title TEXT,                          -- NULL: whatever the server says next
    remote_label TEXT,
    refused_at REAL,                            -- the server would not take it, or the user not give it (infinity)
    PRIMARY KEY (account_id, feed_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE account_items (                    -- engine: which post of the server is which entry
    account_id INTEGER NOT NULL REFERENCES accounts(id) ON DELETE CASCADE,
    item_id INTEGER NOT NULL,
    entry_id INTEGER NOT NULL REFERENCES entries(id) ON DELETE CASCADE,
    crawled_at REAL NOT NULL,                   -- when the server found it: a restored server gives new ids
    PRIMARY KEY (account_id, item_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE agreed_marks (                     -- engine: marks of the last weeks that a server took or gave
    account_id INTEGER NOT NULL REFERENCES accounts(id) ON DELETE CASCADE,
    entry_id INTEGER NOT NULL REFERENCES entries(id) ON DELETE CASCADE,
    field TEXT NOT NULL,                        -- read, starred
    at REAL NOT NULL,                           -- so that it can be sent again to a restored server
    PRIMARY KEY (account_id, entry_id, field)
) STRICT, WITHOUT ROWID;

CREATE TABLE agreed_listening (                 -- engine: how far an episode was heard when a server last agreed
    account_id INTEGER NOT NULL REFERENCES accounts(id) ON DELETE CASCADE,
    entry_id INTEGER NOT NULL REFERENCES entries(id) ON DELETE CASCADE,
    enclosure_id INTEGER,                       -- of the episode at the server; NULL: it has none
    place_s INTEGER,                            -- the episode's length if it was heard to its end
    PRIMARY KEY (account_id, entry_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE outbox (                           -- window: by triggers, at every mark; emptied by what sends it
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    account_id INTEGER NOT NULL REFERENCES accounts(id) ON DELETE CASCADE,
    entry_id INTEGER NOT NULL REFERENCES entries(id) ON DELETE CASCADE,
    field TEXT NOT NULL,                        -- read, starred, tag
    label TEXT NOT NULL,                        -- of a tag
    value INTEGER NOT NULL,
    at REAL NOT NULL,
    UNIQUE (account_id, entry_id, field, label) ON CONFLICT REPLACE     -- the later change wins
) STRICT;

CREATE TABLE pulling (                          -- engine: whose marks are being taken over, inside one transaction
    account_id INTEGER PRIMARY KEY
) STRICT;

CREATE TABLE account_syncs (                     -- engine: each sync, and what it cost
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account_id INTEGER NOT NULL REFERENCES accounts(id) ON DELETE CASCADE,
    at REAL NOT NULL,
    local_day TEXT NOT NULL,
    reason TEXT NOT NULL,
    requests INTEGER NOT NULL,
    wire_bytes INTEGER NOT NULL,
    elapsed_s REAL NOT NULL,
    new_count INTEGER NOT NULL,
    marks_in INTEGER NOT NULL,                  -- changes made on other devices
    marks_out INTEGER NOT NULL,
    problem TEXT NOT NULL
) STRICT;

-- account_feeds: which account a feed belongs to
CREATE INDEX account_feeds_by_feed ON account_feeds (feed_id);
-- the triggers below, and which posts of a server an entry is
CREATE INDEX account_items_by_entry ON account_items (entry_id);
-- entries that go
CREATE INDEX agreed_marks_by_entry ON agreed_marks (entry_id);
CREATE INDEX agreed_listening_by_entry ON agreed_listening (entry_id);
CREATE INDEX outbox_by_entry ON outbox (entry_id);
-- accounts.sum_syncs: what a day's syncs cost
CREATE INDEX account_syncs_by_day ON account_syncs (account_id, local_day);
-- accounts.add_sync: what is forgotten
CREATE INDEX account_syncs_by_time ON account_syncs (at);

-- A change by the user to an entry of an account goes into the outbox in its own transaction, from
-- anywhere: window, terminal, undo, a rule. What is taken over from a server goes to the other accounts alone.
CREATE TRIGGER outbox_read AFTER UPDATE OF read ON marks WHEN NEW.read <> OLD.read BEGIN
    INSERT INTO outbox (account_id, entry_id, field, label, value, at)
    SELECT DISTINCT account_id, NEW.entry_id, 'read', '', NEW.read, unixepoch('subsec') FROM account_items
    WHERE entry_id = NEW.entry_id AND account_id NOT IN (SELECT account_id FROM pulling);
END;
CREATE TRIGGER outbox_starred AFTER UPDATE OF starred ON marks WHEN NEW.starred <> OLD.starred BEGIN
    INSERT INTO outbox (account_id, entry_id, field, label, value, at)
    SELECT DISTINCT account_id, NEW.entry_id, 'starred', '', NEW.starred, unixepoch('subsec') FROM account_items
    WHERE entry_id = NEW.entry_id AND account_id NOT IN (SELECT account_id FROM pulling);
END;
CREATE TRIGGER outbox_tagged AFTER INSERT ON entry_tags BEGIN
    INSERT INTO outbox (account_id, entry_id, field, label, value, at)
    SELECT DISTINCT i.account_id, NEW.entry_id, 'tag', t.name, 1, unixepoch('subsec')
    FROM account_items i JOIN accounts a ON a.id = i.account_id JOIN tags t ON t.id = NEW.tag_id
    WHERE i.entry_id = NEW.entry_id AND a.kind IN ('freshrss', 'bazqux', 'other')
        AND i.account_id NOT IN (SELECT account_id FROM pulling);
END;
CREATE TRIGGER outbox_untagged BEFORE DELETE ON entry_tags
WHEN (SELECT gone FROM marks WHERE entry_id = OLD.entry_id) < 2 BEGIN
    INSERT INTO outbox (account_id, entry_id, field, label, value, at)
    SELECT DISTINCT i.account_id, OLD.entry_id, 'tag', t.name, 0, unixepoch('subsec')
    FROM account_items i JOIN accounts a ON a.id = i.account_id JOIN tags t ON t.id = OLD.tag_id
    WHERE i.entry_id = OLD.entry_id AND a.kind IN ('freshrss', 'bazqux', 'other')
        AND i.account_id NOT IN (SELECT account_id FROM pulling);
END;
CREATE TRIGGER outbox_tag_renamed AFTER UPDATE OF name ON tags WHEN NEW.name <> OLD.name BEGIN
    INSERT INTO outbox (account_id, entry_id, field, label, value, at)
    SELECT DISTINCT i.account_id, i.entry_id, 'tag', n.label, n.value, unixepoch('subsec')
    FROM entry_tags e JOIN account_items i ON i.entry_id = e.entry_id JOIN accounts a ON a.id = i.account_id,
        (SELECT OLD.name AS label, 0 AS value UNION ALL SELECT NEW.name, 1) n
    WHERE e.tag_id = NEW.id AND a.kind IN ('freshrss', 'bazqux', 'other');
END;
CREATE TRIGGER outbox_tag_merged AFTER UPDATE OF tag_id ON entry_tags BEGIN
    INSERT INTO outbox (account_id, entry_id, field, label, value, at)
    SELECT DISTINCT i.account_id, i.entry_id, 'tag', t.name, t.id = NEW.tag_id, unixepoch('subsec')
    FROM account_items i JOIN accounts a ON a.id = i.account_id, tags t
    WHERE i.entry_id = NEW.entry_id AND a.kind IN ('freshrss', 'bazqux', 'other') AND t.id IN (OLD.tag_id, NEW.tag_id);
END;
