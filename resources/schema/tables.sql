-- The schema: these tables, then indexes.sql, features.sql and accounts.sql. Read for a new database only.
--
-- Each table has one writer, named beside it: the window (its write thread) or the engine. A command in the terminal
-- may do what either does. Written by the other side, in a transaction of its own, are only:
-- - the first mark of an entry and the tags that rules give it, which the engine inserts with the entry;
-- - the row of feed_state that comes with a new feed, and its fresh start when the user changes the address;
-- - the address of a feed that moved for good, which the engine adopts;
-- - a quarantined feed because the engine died of it: written by the one who watches the engine, while none runs;
-- - what is to be sent on: the window queues it, or takes it back; the read marks of what was in an edition;
-- - what maintenance lets go or marks, once a day in the engine: removed feeds and targets, old entries, what expired;
-- - what is erased of the user's reading, wherever the engine stored what it learned from it; and, by the engine, in
--   copies of the database, if the window ended before; what other devices did, taken over from an account's server;
-- - what the window imports from another reader or an archive, and what the engine takes over from the sync folder.
-- test_table_writers.py holds this. Ids are never used twice, so a log may name what is gone.

CREATE TABLE folders (                          -- window
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    parent_id INTEGER REFERENCES folders(id),   -- NULL: top level
    name TEXT NOT NULL,
    position INTEGER NOT NULL
) STRICT;

CREATE TABLE feeds (                            -- window: what the user decided
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    url TEXT NOT NULL UNIQUE,
    typed_url TEXT NOT NULL DEFAULT '',         -- what the user typed: only this address may lie inside
    folder_id INTEGER REFERENCES folders(id),   -- NULL: top level
    position INTEGER NOT NULL,
    added_at REAL NOT NULL,
    deleted_at REAL,                            -- unsubscribed; purged later, until then undo is free
    name TEXT NOT NULL DEFAULT '',
    weight TEXT NOT NULL DEFAULT 'normal',
    alert INTEGER NOT NULL DEFAULT 0,
    interval_s INTEGER,
    miss_nothing INTEGER NOT NULL DEFAULT 0,
    poll_when_opened INTEGER NOT NULL DEFAULT 0,
    paused INTEGER NOT NULL DEFAULT 0,
    keep_days INTEGER,
    keep_per_feed INTEGER,
    images INTEGER,
    full_text INTEGER NOT NULL DEFAULT 0,
    username TEXT NOT NULL DEFAULT '',
    labels TEXT NOT NULL DEFAULT '[]',          -- JSON: tags of the feed itself
    out_of_unread INTEGER NOT NULL DEFAULT 0,
    expire_days INTEGER,                        -- NULL: unread entries stay unread
    page_kind TEXT NOT NULL DEFAULT '',
    page_selector TEXT NOT NULL DEFAULT '',
    prefetch INTEGER                               -- NULL follows the settings, 1 prefetches all of its posts, 0 none
) STRICT;

CREATE TABLE feed_state (                       -- engine: what the publisher and the server said
    feed_id INTEGER PRIMARY KEY REFERENCES feeds(id) ON DELETE CASCADE,
    title TEXT NOT NULL DEFAULT '',
    site_url TEXT NOT NULL DEFAULT '',
    description TEXT NOT NULL DEFAULT '',
    language TEXT NOT NULL DEFAULT '',
    kind TEXT NOT NULL DEFAULT '',
    icon_url TEXT NOT NULL DEFAULT '',
    wishes TEXT NOT NULL DEFAULT '{}',          -- JSON
    window_size INTEGER NOT NULL DEFAULT 0,
    validators TEXT,                            -- JSON, with the address that gave them
    body_hash BLOB NOT NULL DEFAULT x'',
    next_poll_at REAL,
    next_reason TEXT NOT NULL DEFAULT '',
    earliest_at REAL NOT NULL DEFAULT 0,
    earliest_reason TEXT NOT NULL DEFAULT '',
    status TEXT NOT NULL DEFAULT 'active',
    failing_since REAL,
    error_count INTEGER NOT NULL DEFAULT 0,
    problem TEXT NOT NULL DEFAULT '',
    message TEXT NOT NULL DEFAULT '',
    moved_to TEXT NOT NULL DEFAULT '',
    moved_first_seen_at REAL,
    moved_count INTEGER NOT NULL DEFAULT 0,
    last_fetched_at REAL,
    last_ok_at REAL,
    last_new_at REAL,
    lies_inside INTEGER,                        -- whether its first document came from the user's own network
    all_new_count INTEGER NOT NULL DEFAULT 0,   -- large documents in a row of which nothing was known
    in_document TEXT NOT NULL DEFAULT '[]'      -- JSON: ids of the entries in the last document that had any
) STRICT;

CREATE TABLE icons (                            -- engine
    feed_id INTEGER PRIMARY KEY REFERENCES feeds(id) ON DELETE CASCADE,
    data BLOB NOT NULL,                         -- empty: looked for and not found
    fetched_at REAL NOT NULL
) STRICT;

CREATE TABLE entries (                          -- engine: outlives its pruned text as a memory
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    feed_id INTEGER NOT NULL REFERENCES feeds(id),
    title TEXT NOT NULL,
    link TEXT NOT NULL,
    author TEXT NOT NULL,
    published_at INTEGER,
    updated_at INTEGER,
    first_seen_at INTEGER NOT NULL,
    seen_after_at INTEGER,                      -- the last poll that did not have it; NULL: first document
    snippet TEXT NOT NULL,
    has_enclosure INTEGER NOT NULL,
    content_hash BLOB NOT NULL
) STRICT;

CREATE TABLE bodies (                           -- engine
    entry_id INTEGER PRIMARY KEY REFERENCES entries(id) ON DELETE CASCADE,
    html ANY NOT NULL,                          -- text, or a blob where compressed: see bodies.py
    extras TEXT NOT NULL                        -- JSON: categories, enclosures, language, comments
) STRICT;

CREATE TABLE full_texts (                       -- engine: the article on the page behind the link, if wanted
    entry_id INTEGER PRIMARY KEY REFERENCES entries(id) ON DELETE CASCADE,
    html ANY NOT NULL,                          -- packed as in bodies; empty: the page held no article
    fetched_at REAL NOT NULL
) STRICT;

CREATE TABLE marks (                            -- window: feed_id and sort_at are copies, for lists
    entry_id INTEGER PRIMARY KEY REFERENCES entries(id) ON DELETE CASCADE,
    feed_id INTEGER NOT NULL,
    sort_at INTEGER NOT NULL,
    read INTEGER NOT NULL DEFAULT 0,
    starred INTEGER NOT NULL DEFAULT 0,
    gone INTEGER NOT NULL DEFAULT 0,            -- 0 here, 1 deleted, 2 only remembered, -1 hidden by a rule
    gone_at REAL,
    changed_at INTEGER NOT NULL DEFAULT 0       -- when any of these last changed: for copies of the user's data
) STRICT;

CREATE TABLE identities (                       -- engine: outlive entries, so that none comes back as new
    feed_id INTEGER NOT NULL,
    key BLOB NOT NULL,
    entry_id INTEGER NOT NULL,                  -- no REFERENCES: an index for it would cost every insert
    PRIMARY KEY (feed_id, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE tags (                             -- window
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL UNIQUE COLLATE NOCASE
) STRICT;

CREATE TABLE entry_tags (                       -- window
    tag_id INTEGER NOT NULL REFERENCES tags(id) ON DELETE CASCADE,
    sort_at INTEGER NOT NULL,                   -- copied from marks: a tag's list in order
    entry_id INTEGER NOT NULL REFERENCES entries(id) ON DELETE CASCADE,
    PRIMARY KEY (tag_id, sort_at, entry_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE rules (                            -- window: asked by position
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    position INTEGER NOT NULL,
    enabled INTEGER NOT NULL,
    feed_id INTEGER REFERENCES feeds(id) ON DELETE CASCADE,     -- NULL: every feed
    place TEXT NOT NULL,                        -- title, text, author, anywhere
    manner TEXT NOT NULL,                       -- words, phrase, pattern
    wanted TEXT NOT NULL,
    mark_read INTEGER NOT NULL,
    star INTEGER NOT NULL,
    hide INTEGER NOT NULL,
    notify INTEGER NOT NULL,
    tag TEXT NOT NULL,
    is_last INTEGER NOT NULL,
    folder_id INTEGER,                          -- no REFERENCES: a removed folder comes back by undo, to its rules
    category TEXT NOT NULL DEFAULT '',
    joined TEXT NOT NULL DEFAULT 'all',
    more TEXT NOT NULL DEFAULT '[]',            -- JSON: further conditions
    until_at INTEGER,
    highlight INTEGER NOT NULL DEFAULT 0,
    send_to INTEGER
) STRICT;

CREATE TABLE polls (                            -- engine
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    feed_id INTEGER NOT NULL,
    at REAL NOT NULL,
    trigger TEXT NOT NULL,
    reason TEXT NOT NULL,
    local_day TEXT NOT NULL,
    outcome TEXT NOT NULL,
    status INTEGER,
    wire_bytes INTEGER NOT NULL,
    elapsed_s REAL NOT NULL,
    new_count INTEGER NOT NULL,
    changed_count INTEGER NOT NULL,
    problem TEXT NOT NULL,
    message TEXT NOT NULL,
    next_at REAL,
    next_reason TEXT NOT NULL
) STRICT;

CREATE TABLE days (                             -- engine: the ledger of fetches, per local day and trigger
    day TEXT NOT NULL,
    trigger TEXT NOT NULL,
    fetches INTEGER NOT NULL,
    unchanged INTEGER NOT NULL,
    failed INTEGER NOT NULL,
    wire_bytes INTEGER NOT NULL,
    new_count INTEGER NOT NULL,
    PRIMARY KEY (day, trigger)
) STRICT, WITHOUT ROWID;

CREATE TABLE effort (                           -- engine: what it and the window took of the processor, per local day
    day TEXT PRIMARY KEY,
    cpu_s REAL NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE visits (                            -- window
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at REAL NOT NULL,
    feed_id INTEGER,                            -- NULL: all feeds
    kind TEXT NOT NULL
) STRICT;

CREATE TABLE sessions (                         -- window
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    started_at REAL NOT NULL,
    ended_at REAL NOT NULL
) STRICT;

CREATE TABLE planned (                          -- engine: what it means to poll until tomorrow
    feed_id INTEGER NOT NULL,
    at REAL NOT NULL,
    worth_h REAL NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (feed_id, at)
) STRICT, WITHOUT ROWID;

CREATE TABLE awake (                            -- engine: quarters of an hour in which it ran
    quarter INTEGER PRIMARY KEY,                -- since the epoch
    last_at REAL NOT NULL                       -- the last moment of it at which it is known to have run
) STRICT;

CREATE TABLE signs (                            -- engine: signs of presence from the desktop
    at REAL NOT NULL,
    kind TEXT NOT NULL,                         -- see core/records/machine.py
    PRIMARY KEY (at, kind)
) STRICT, WITHOUT ROWID;

CREATE TABLE gaps (                             -- engine: when nothing could be polled
    started_at REAL NOT NULL,
    kind TEXT NOT NULL,                         -- asleep, closed, offline
    ended_at REAL NOT NULL,                     -- grows while it lasts
    PRIMARY KEY (started_at, kind)
) STRICT, WITHOUT ROWID;

CREATE TABLE host_pauses (                      -- engine: hosts that asked for a pause
    host TEXT PRIMARY KEY,
    until_at REAL NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE readings (                         -- window: what the user opened, and for how long in all
    entry_id INTEGER PRIMARY KEY REFERENCES entries(id) ON DELETE CASCADE,
    last_at REAL NOT NULL,
    seconds REAL NOT NULL
) STRICT;

-- The five tables of content can be learned again from entries: without rows the engine starts over.
CREATE TABLE content_state (                    -- engine: one row: how far the entries were read
    id INTEGER PRIMARY KEY CHECK (id = 1),
    last_entry_id INTEGER NOT NULL,
    counted_id INTEGER NOT NULL,                -- up to here term_counts holds the terms
    posts INTEGER NOT NULL                      -- how many entries term_counts holds
) STRICT;

CREATE TABLE term_counts (                      -- engine: in how many entries each numbered term stood
    bucket INTEGER PRIMARY KEY,
    posts INTEGER NOT NULL
) STRICT;

CREATE TABLE profiles (                         -- engine: what each feed is about
    feed_id INTEGER PRIMARY KEY REFERENCES feeds(id) ON DELETE CASCADE,
    data BLOB NOT NULL,                         -- terms of its last entries, see features/stories/worker.py
    posts INTEGER NOT NULL,
    novel INTEGER NOT NULL,
    cohesion TEXT NOT NULL,                     -- JSON: posts, mean, variance
    rates TEXT NOT NULL,                        -- JSON: all and novel ones per day, updates
    last_batch_at INTEGER NOT NULL
) STRICT;

CREATE TABLE similar_feeds (                    -- engine: only the nearest of each feed
    feed_id INTEGER NOT NULL REFERENCES feeds(id) ON DELETE CASCADE,
    other_id INTEGER NOT NULL,
    similarity REAL NOT NULL,
    PRIMARY KEY (feed_id, other_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE stories (                          -- engine: only entries whose story another feed has, too
    entry_id INTEGER PRIMARY KEY REFERENCES entries(id) ON DELETE CASCADE,
    story_id INTEGER NOT NULL                   -- the id of its first entry
) STRICT;

CREATE TABLE overlaps (                         -- engine: feeds whose posts another feed brings anyway
    feed_id INTEGER NOT NULL REFERENCES feeds(id) ON DELETE CASCADE,
    inside_id INTEGER NOT NULL REFERENCES feeds(id) ON DELETE CASCADE,
    share REAL NOT NULL,
    is_mutual INTEGER NOT NULL,
    PRIMARY KEY (feed_id, inside_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE kept_pairs (                       -- window: overlapping feeds that the user wants both
    low_id INTEGER NOT NULL REFERENCES feeds(id) ON DELETE CASCADE,
    high_id INTEGER NOT NULL REFERENCES feeds(id) ON DELETE CASCADE,
    PRIMARY KEY (low_id, high_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE settings (                         -- window; engine: the end of a strategy's use
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL                         -- JSON
) STRICT, WITHOUT ROWID;

CREATE TABLE engine_state (                     -- engine: what it keeps between two runs, see engine_state.py
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL                         -- JSON
) STRICT, WITHOUT ROWID;

CREATE TABLE index_queue (                      -- engine: entries that the search index lacks yet
    entry_id INTEGER PRIMARY KEY
) STRICT;

CREATE VIRTUAL TABLE search USING fts5(         -- engine
    title, text, author, feed,
    content='', contentless_delete=1, tokenize="unicode61 remove_diacritics 2"
);
