CREATE TABLE folders (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    parent_id INTEGER REFERENCES folders(id),
    name TEXT NOT NULL,
    position INTEGER NOT NULL
) STRICT;
CREATE TABLE feeds (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    url TEXT NOT NULL UNIQUE,
    folder_id INTEGER REFERENCES folders(id),
    position INTEGER NOT NULL,
    added_at REAL NOT NULL,
    deleted_at REAL,
    name TEXT NOT NULL DEFAULT '',
    weight TEXT NOT NULL DEFAULT 'normal',
    alert INTEGER NOT NULL DEFAULT 0,
    interval_s INTEGER,
    poll_when_opened INTEGER NOT NULL DEFAULT 0,
    paused INTEGER NOT NULL DEFAULT 0,
    keep_days INTEGER,
    keep_per_feed INTEGER,
    images INTEGER,
    full_text INTEGER NOT NULL DEFAULT 0,
    username TEXT NOT NULL DEFAULT '',
    labels TEXT NOT NULL DEFAULT '[]',
    out_of_unread INTEGER NOT NULL DEFAULT 0,
    expire_days INTEGER
, page_kind TEXT NOT NULL DEFAULT '', page_selector TEXT NOT NULL DEFAULT '', ready INTEGER) STRICT;
CREATE TABLE feed_state (
    feed_id INTEGER PRIMARY KEY REFERENCES feeds(id) ON DELETE CASCADE,
    title TEXT NOT NULL DEFAULT '',
    site_url TEXT NOT NULL DEFAULT '',
    description TEXT NOT NULL DEFAULT '',
    language TEXT NOT NULL DEFAULT '',
    kind TEXT NOT NULL DEFAULT '',
    icon_url TEXT NOT NULL DEFAULT '',
    wishes TEXT NOT NULL DEFAULT '{}',
    window_size INTEGER NOT NULL DEFAULT 0,
    validators TEXT,
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
    in_document TEXT NOT NULL DEFAULT '[]'
) STRICT;
CREATE TABLE icons (
    feed_id INTEGER PRIMARY KEY REFERENCES feeds(id) ON DELETE CASCADE,
    data BLOB NOT NULL,
    fetched_at REAL NOT NULL
) STRICT;
CREATE TABLE entries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    feed_id INTEGER NOT NULL REFERENCES feeds(id),
    title TEXT NOT NULL,
    link TEXT NOT NULL,
    author TEXT NOT NULL,
    published_at INTEGER,
    updated_at INTEGER,
    first_seen_at INTEGER NOT NULL,
    seen_after_at INTEGER,
    snippet TEXT NOT NULL,
    has_enclosure INTEGER NOT NULL,
    content_hash BLOB NOT NULL
) STRICT;
CREATE TABLE bodies (
    entry_id INTEGER PRIMARY KEY REFERENCES entries(id) ON DELETE CASCADE,
    html ANY NOT NULL,
    extras TEXT NOT NULL
) STRICT;
CREATE TABLE full_texts (
    entry_id INTEGER PRIMARY KEY REFERENCES entries(id) ON DELETE CASCADE,
    html ANY NOT NULL,
    fetched_at REAL NOT NULL
) STRICT;
CREATE TABLE marks (
    entry_id INTEGER PRIMARY KEY REFERENCES entries(id) ON DELETE CASCADE,
    feed_id INTEGER NOT NULL,
    sort_at INTEGER NOT NULL,
    read INTEGER NOT NULL DEFAULT 0,
    starred INTEGER NOT NULL DEFAULT 0,
    gone INTEGER NOT NULL DEFAULT 0,
    gone_at REAL
) STRICT;
CREATE TABLE identities (
    feed_id INTEGER NOT NULL,
    key BLOB NOT NULL,
    entry_id INTEGER NOT NULL,
    PRIMARY KEY (feed_id, key)
) STRICT, WITHOUT ROWID;
CREATE TABLE tags (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL UNIQUE COLLATE NOCASE
) STRICT;
CREATE TABLE entry_tags (
    tag_id INTEGER NOT NULL REFERENCES tags(id) ON DELETE CASCADE,
    sort_at INTEGER NOT NULL,
    entry_id INTEGER NOT NULL REFERENCES entries(id) ON DELETE CASCADE,
    PRIMARY KEY (tag_id, sort_at, entry_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE rules (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    position INTEGER NOT NULL,
    enabled INTEGER NOT NULL,
    feed_id INTEGER REFERENCES feeds(id) ON DELETE CASCADE,
    place TEXT NOT NULL,
    manner TEXT NOT NULL,
    wanted TEXT NOT NULL,
    mark_read INTEGER NOT NULL,
    star INTEGER NOT NULL,
    hide INTEGER NOT NULL,
    notify INTEGER NOT NULL,
    tag TEXT NOT NULL,
    is_last INTEGER NOT NULL
, folder_id INTEGER, category TEXT NOT NULL DEFAULT '', joined TEXT NOT NULL DEFAULT 'all', more TEXT NOT NULL DEFAULT '[]', until_at INTEGER, highlight INTEGER NOT NULL DEFAULT 0, send_to INTEGER) STRICT;
CREATE TABLE polls (
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
CREATE TABLE days (
    day TEXT NOT NULL,
    trigger TEXT NOT NULL,
    fetches INTEGER NOT NULL,
    unchanged INTEGER NOT NULL,
    failed INTEGER NOT NULL,
    wire_bytes INTEGER NOT NULL,
    new_count INTEGER NOT NULL,
    PRIMARY KEY (day, trigger)
) STRICT, WITHOUT ROWID;
CREATE TABLE looks (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at REAL NOT NULL,
    feed_id INTEGER,
    kind TEXT NOT NULL
) STRICT;
CREATE TABLE sessions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    started_at REAL NOT NULL,
    ended_at REAL NOT NULL
) STRICT;
CREATE TABLE planned (
    feed_id INTEGER NOT NULL,
    at REAL NOT NULL,
    worth_h REAL NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (feed_id, at)
) STRICT, WITHOUT ROWID;
CREATE TABLE awake (
    quarter INTEGER PRIMARY KEY,
    last_at REAL NOT NULL
) STRICT;
CREATE TABLE signs (
    at REAL NOT NULL,
    kind TEXT NOT NULL,
    PRIMARY KEY (at, kind)
) STRICT, WITHOUT ROWID;
CREATE TABLE gaps (
    started_at REAL NOT NULL,
    kind TEXT NOT NULL,
    ended_at REAL NOT NULL,
    PRIMARY KEY (started_at, kind)
) STRICT, WITHOUT ROWID;
CREATE TABLE host_pauses (
    host TEXT PRIMARY KEY,
    until_at REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE readings (
    entry_id INTEGER PRIMARY KEY REFERENCES entries(id) ON DELETE CASCADE,
    last_at REAL NOT NULL,
    seconds REAL NOT NULL
) STRICT;
CREATE TABLE content_state (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    last_entry_id INTEGER NOT NULL,
    counted_id INTEGER NOT NULL,
    posts INTEGER NOT NULL
) STRICT;
CREATE TABLE term_counts (
    bucket INTEGER PRIMARY KEY,
    posts INTEGER NOT NULL
) STRICT;
CREATE TABLE profiles (
    feed_id INTEGER PRIMARY KEY REFERENCES feeds(id) ON DELETE CASCADE,
    data BLOB NOT NULL,
    posts INTEGER NOT NULL,
    novel INTEGER NOT NULL,
    cohesion TEXT NOT NULL,
    rates TEXT NOT NULL,
    last_batch_at INTEGER NOT NULL
) STRICT;
CREATE TABLE similar_feeds (
    feed_id INTEGER NOT NULL REFERENCES feeds(id) ON DELETE CASCADE,
    other_id INTEGER NOT NULL,
    similarity REAL NOT NULL,
    PRIMARY KEY (feed_id, other_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE stories (
    entry_id INTEGER PRIMARY KEY REFERENCES entries(id) ON DELETE CASCADE,
    story_id INTEGER NOT NULL
) STRICT;
CREATE TABLE overlaps (
    feed_id INTEGER NOT NULL REFERENCES feeds(id) ON DELETE CASCADE,
    inside_id INTEGER NOT NULL REFERENCES feeds(id) ON DELETE CASCADE,
    share REAL NOT NULL,
    is_mutual INTEGER NOT NULL,
    PRIMARY KEY (feed_id, inside_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE kept_pairs (
    low_id INTEGER NOT NULL REFERENCES feeds(id) ON DELETE CASCADE,
    high_id INTEGER NOT NULL REFERENCES feeds(id) ON DELETE CASCADE,
    PRIMARY KEY (low_id, high_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE engine_state (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE index_queue (
    entry_id INTEGER PRIMARY KEY
) STRICT;
CREATE VIRTUAL TABLE search USING fts5(
    title, text, author, feed,
    content='', contentless_delete=1, tokenize="unicode61 remove_diacritics 2"
);
CREATE TABLE accounts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    url TEXT NOT NULL,
    username TEXT NOT NULL,
    name TEXT NOT NULL,
    added_at REAL NOT NULL,
    ca_file TEXT NOT NULL,
    takes_new_feeds INTEGER NOT NULL,
    conducts INTEGER NOT NULL,
    UNIQUE (url, username)
) STRICT;
CREATE TABLE account_state (
    account_id INTEGER PRIMARY KEY REFERENCES accounts(id) ON DELETE CASCADE,
    state TEXT NOT NULL
) STRICT;
CREATE TABLE account_feeds (
    account_id INTEGER NOT NULL REFERENCES accounts(id) ON DELETE CASCADE,
    feed_id INTEGER NOT NULL REFERENCES feeds(id) ON DELETE CASCADE,
    remote_id TEXT,
    local_name TEXT NOT NULL,
    local_folder TEXT NOT NULL,
    remote_title TEXT,
    remote_label TEXT,
    refused_at REAL,
    PRIMARY KEY (account_id, feed_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE account_items (
    account_id INTEGER NOT NULL REFERENCES accounts(id) ON DELETE CASCADE,
    item_id INTEGER NOT NULL,
    entry_id INTEGER NOT NULL REFERENCES entries(id) ON DELETE CASCADE,
    crawled_at REAL NOT NULL,
    PRIMARY KEY (account_id, item_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE agreed_marks (
    account_id INTEGER NOT NULL REFERENCES accounts(id) ON DELETE CASCADE,
    entry_id INTEGER NOT NULL REFERENCES entries(id) ON DELETE CASCADE,
    field TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (account_id, entry_id, field)
) STRICT, WITHOUT ROWID;
CREATE TABLE outbox (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    account_id INTEGER NOT NULL REFERENCES accounts(id) ON DELETE CASCADE,
    entry_id INTEGER NOT NULL REFERENCES entries(id) ON DELETE CASCADE,
    field TEXT NOT NULL,
    label TEXT NOT NULL,
    value INTEGER NOT NULL,
    at REAL NOT NULL,
    UNIQUE (account_id, entry_id, field, label) ON CONFLICT REPLACE
) STRICT;
CREATE TABLE pulling (
    account_id INTEGER PRIMARY KEY
) STRICT;
CREATE TABLE account_asks (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account_id INTEGER NOT NULL REFERENCES accounts(id) ON DELETE CASCADE,
    at REAL NOT NULL,
    local_day TEXT NOT NULL,
    reason TEXT NOT NULL,
    requests INTEGER NOT NULL,
    wire_bytes INTEGER NOT NULL,
    elapsed_s REAL NOT NULL,
    new_count INTEGER NOT NULL,
    marks_in INTEGER NOT NULL,
    marks_out INTEGER NOT NULL,
    problem TEXT NOT NULL
) STRICT;
CREATE TABLE targets (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    details TEXT NOT NULL,
    added_at REAL NOT NULL,
    removed_at REAL
) STRICT;
CREATE TABLE sends (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    target_id INTEGER NOT NULL REFERENCES targets(id) ON DELETE CASCADE,
    entry_id INTEGER NOT NULL REFERENCES entries(id) ON DELETE CASCADE,
    asked_at REAL NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    next_at REAL,
    sent_at REAL,
    message TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE TABLE kept_unread (
    entry_id INTEGER PRIMARY KEY REFERENCES entries(id) ON DELETE CASCADE
) STRICT;
CREATE TABLE saved_searches (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    query TEXT NOT NULL
) STRICT;
CREATE TABLE highlights (
    entry_id INTEGER PRIMARY KEY REFERENCES entries(id) ON DELETE CASCADE
) STRICT;
CREATE TABLE page_versions (
    feed_id INTEGER PRIMARY KEY REFERENCES feeds(id) ON DELETE CASCADE,
    text ANY NOT NULL,
    selector TEXT NOT NULL,
    at REAL NOT NULL
) STRICT;
CREATE TABLE episodes (
    entry_id INTEGER PRIMARY KEY REFERENCES entries(id) ON DELETE CASCADE,
    url TEXT NOT NULL,
    media_type TEXT NOT NULL,
    size INTEGER,
    duration_s INTEGER,
    chapters_url TEXT NOT NULL
) STRICT;
CREATE TABLE chapters (
    entry_id INTEGER PRIMARY KEY REFERENCES entries(id) ON DELETE CASCADE,
    list TEXT NOT NULL
) STRICT;
CREATE TABLE downloads (
    entry_id INTEGER PRIMARY KEY REFERENCES entries(id) ON DELETE CASCADE,
    url TEXT NOT NULL,
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
CREATE TABLE listening (
    entry_id INTEGER PRIMARY KEY REFERENCES entries(id) ON DELETE CASCADE,
    position_s REAL NOT NULL,
    duration_s REAL,
    heard INTEGER NOT NULL,
    played_at REAL NOT NULL
) STRICT;
CREATE TABLE play_queue (
    entry_id INTEGER PRIMARY KEY REFERENCES entries(id) ON DELETE CASCADE,
    place INTEGER NOT NULL
) STRICT;
CREATE TABLE listening_times (
    begun_at REAL PRIMARY KEY,
    ended_at REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE mailboxes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    host TEXT NOT NULL,
    port INTEGER NOT NULL,
    security TEXT NOT NULL,
    username TEXT NOT NULL,
    folder TEXT NOT NULL,
    name TEXT NOT NULL,
    added_at REAL NOT NULL,
    ca_file TEXT NOT NULL,
    marks_read INTEGER NOT NULL,
    first_mails INTEGER NOT NULL,
    UNIQUE (host, port, username, folder)
) STRICT;
CREATE TABLE mailbox_state (
    mailbox_id INTEGER PRIMARY KEY REFERENCES mailboxes(id) ON DELETE CASCADE,
    state TEXT NOT NULL
) STRICT;
CREATE TABLE mail_senders (
    mailbox_id INTEGER NOT NULL REFERENCES mailboxes(id) ON DELETE CASCADE,
    key TEXT NOT NULL,
    feed_id INTEGER NOT NULL,
    title TEXT NOT NULL,
    unsubscribe TEXT NOT NULL,
    PRIMARY KEY (mailbox_id, key)
) STRICT, WITHOUT ROWID;
CREATE TABLE mail_items (
    mailbox_id INTEGER NOT NULL REFERENCES mailboxes(id) ON DELETE CASCADE,
    uid INTEGER NOT NULL,
    entry_id INTEGER NOT NULL REFERENCES entries(id) ON DELETE CASCADE,
    seen INTEGER NOT NULL,
    PRIMARY KEY (mailbox_id, uid)
) STRICT, WITHOUT ROWID;
CREATE TABLE mail_checks (
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
CREATE TABLE mail_pictures (
    name TEXT PRIMARY KEY,
    data BLOB NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE mail_picture_uses (
    entry_id INTEGER NOT NULL REFERENCES bodies(entry_id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    PRIMARY KEY (entry_id, name)
) STRICT, WITHOUT ROWID;
CREATE TABLE feed_hubs (
    feed_id INTEGER PRIMARY KEY REFERENCES feeds(id) ON DELETE CASCADE,
    hub TEXT NOT NULL,
    topic TEXT NOT NULL
) STRICT;
CREATE TABLE push_subscriptions (
    feed_id INTEGER PRIMARY KEY REFERENCES feeds(id) ON DELETE CASCADE,
    token TEXT NOT NULL UNIQUE,
    state TEXT NOT NULL
) STRICT;
CREATE TABLE editions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    number INTEGER NOT NULL,
    due_at REAL,
    made_at REAL NOT NULL,
    minutes INTEGER NOT NULL,
    silent_feeds INTEGER NOT NULL DEFAULT 0,
    late TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE TABLE edition_entries (
    edition_id INTEGER NOT NULL REFERENCES editions(id) ON DELETE CASCADE,
    place INTEGER NOT NULL,
    entry_id INTEGER NOT NULL REFERENCES entries(id) ON DELETE CASCADE,
    short INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (edition_id, place)
) STRICT, WITHOUT ROWID;
CREATE TABLE edition_deliveries (
    edition_id INTEGER NOT NULL REFERENCES editions(id) ON DELETE CASCADE,
    target TEXT NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    next_at REAL,
    done_at REAL,
    path TEXT NOT NULL DEFAULT '',
    message TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (edition_id, target)
) STRICT, WITHOUT ROWID;
CREATE TABLE ready_entries (
    entry_id INTEGER PRIMARY KEY REFERENCES entries(id) ON DELETE CASCADE,
    for_at REAL NOT NULL,
    got_at REAL NOT NULL,
    wire_bytes INTEGER NOT NULL,
    probability REAL NOT NULL,
    pictures INTEGER NOT NULL,
    missing INTEGER NOT NULL,
    has_page INTEGER NOT NULL
) STRICT;
CREATE TABLE ready_pictures (
    entry_id INTEGER NOT NULL REFERENCES ready_entries(entry_id) ON DELETE CASCADE,
    url TEXT NOT NULL,
    PRIMARY KEY (entry_id, url)
) STRICT, WITHOUT ROWID;
CREATE TABLE robots (
    host TEXT PRIMARY KEY,
    fetched_at REAL NOT NULL,
    rules TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE curtain (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    upto_id INTEGER NOT NULL,
    shown_at REAL NOT NULL
) STRICT;
CREATE UNIQUE INDEX folders_by_name ON folders (ifnull(parent_id, 0), name);
CREATE INDEX feeds_by_folder ON feeds (folder_id, position);
CREATE INDEX feeds_deleted ON feeds (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX feed_state_due ON feed_state (next_poll_at) WHERE status = 'active';
CREATE INDEX entries_by_feed ON entries (feed_id, first_seen_at, published_at, seen_after_at);
CREATE INDEX marks_all ON marks (sort_at, entry_id, feed_id) WHERE gone = 0;
CREATE INDEX marks_feed ON marks (feed_id, sort_at, entry_id) WHERE gone = 0;
CREATE INDEX marks_unread ON marks (sort_at, entry_id, feed_id) WHERE read = 0 AND gone = 0;
CREATE INDEX marks_unread_feed ON marks (feed_id, sort_at, entry_id) WHERE read = 0 AND gone = 0;
CREATE INDEX marks_starred ON marks (sort_at, entry_id, feed_id) WHERE starred = 1 AND gone = 0;
CREATE INDEX marks_deleted ON marks (gone_at) WHERE gone = 1;
CREATE INDEX marks_hidden ON marks (feed_id, sort_at, entry_id) WHERE gone = -1;
CREATE INDEX entry_tags_by_entry ON entry_tags (entry_id);
CREATE INDEX polls_by_feed ON polls (feed_id, at);
CREATE INDEX polls_by_time ON polls (at);
CREATE INDEX stories_by_story ON stories (story_id, entry_id);
CREATE INDEX readings_by_time ON readings (last_at);
CREATE INDEX looks_by_time ON looks (at);
CREATE INDEX sessions_by_time ON sessions (started_at);
CREATE INDEX account_feeds_by_feed ON account_feeds (feed_id);
CREATE INDEX account_items_by_entry ON account_items (entry_id);
CREATE INDEX agreed_marks_by_entry ON agreed_marks (entry_id);
CREATE INDEX outbox_by_entry ON outbox (entry_id);
CREATE INDEX account_asks_by_day ON account_asks (account_id, local_day);
CREATE INDEX account_asks_by_time ON account_asks (at);
CREATE INDEX sends_due ON sends (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX sends_by_entry ON sends (entry_id, target_id);
CREATE INDEX mail_items_unseen ON mail_items (mailbox_id, uid, entry_id) WHERE seen = 0;
CREATE INDEX mail_items_by_entry ON mail_items (entry_id);
CREATE INDEX mail_checks_by_day ON mail_checks (mailbox_id, local_day);
CREATE INDEX mail_checks_by_time ON mail_checks (at);
CREATE INDEX mail_picture_uses_by_name ON mail_picture_uses (name);
CREATE INDEX edition_entries_by_entry ON edition_entries (entry_id);
CREATE INDEX edition_deliveries_due ON edition_deliveries (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX ready_by_time ON ready_entries (got_at);
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
    WHERE i.entry_id = NEW.entry_id AND a.kind <> 'miniflux'
        AND i.account_id NOT IN (SELECT account_id FROM pulling);
END;
CREATE TRIGGER outbox_untagged BEFORE DELETE ON entry_tags
WHEN (SELECT gone FROM marks WHERE entry_id = OLD.entry_id) < 2 BEGIN
    INSERT INTO outbox (account_id, entry_id, field, label, value, at)
    SELECT DISTINCT i.account_id, OLD.entry_id, 'tag', t.name, 0, unixepoch('subsec')
    FROM account_items i JOIN accounts a ON a.id = i.account_id JOIN tags t ON t.id = OLD.tag_id
    WHERE i.entry_id = OLD.entry_id AND a.kind <> 'miniflux'
        AND i.account_id NOT IN (SELECT account_id FROM pulling);
END;
CREATE TRIGGER outbox_tag_renamed AFTER UPDATE OF name ON tags WHEN NEW.name <> OLD.name BEGIN
    INSERT INTO outbox (account_id, entry_id, field, label, value, at)
    SELECT DISTINCT i.account_id, i.entry_id, 'tag', n.label, n.value, unixepoch('subsec')
    FROM entry_tags e JOIN account_items i ON i.entry_id = e.entry_id JOIN accounts a ON a.id = i.account_id,
        (SELECT OLD.name AS label, 0 AS value UNION ALL SELECT NEW.name, 1) n
    WHERE e.tag_id = NEW.id AND a.kind <> 'miniflux';
END;
CREATE TRIGGER outbox_tag_merged AFTER UPDATE OF tag_id ON entry_tags BEGIN
    INSERT INTO outbox (account_id, entry_id, field, label, value, at)
    SELECT DISTINCT i.account_id, i.entry_id, 'tag', t.name, t.id = NEW.tag_id, unixepoch('subsec')
    FROM account_items i JOIN accounts a ON a.id = i.account_id, tags t
    WHERE i.entry_id = NEW.entry_id AND a.kind <> 'miniflux' AND t.id IN (OLD.tag_id, NEW.tag_id);
END;
CREATE TRIGGER mail_picture_unused AFTER DELETE ON mail_picture_uses
WHEN NOT EXISTS (SELECT 1 FROM mail_picture_uses WHERE name = OLD.name)
BEGIN
    DELETE FROM mail_pictures WHERE name = OLD.name;
END;
