"""The tables of podcasts: a part of schema.py, as SQL."""

from __future__ import annotations

PODCASTS = """
CREATE TABLE episodes (                         -- engine: the recording of an entry, as its publisher tells of it
    entry_id INTEGER PRIMARY KEY REFERENCES entries(id) ON DELETE CASCADE,
    url TEXT NOT NULL,
    media_type TEXT NOT NULL,
    size INTEGER,
    duration_s INTEGER,
    chapters_url TEXT NOT NULL
) STRICT;

CREATE TABLE chapters (                         -- engine and window: as told by the publisher's file, or the recording
    entry_id INTEGER PRIMARY KEY REFERENCES entries(id) ON DELETE CASCADE,
    list TEXT NOT NULL                          -- JSON: [[seconds, title], …]
) STRICT;

CREATE TABLE downloads (                        -- engine: recordings here or on their way; the window asks for some
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

CREATE TABLE listening (                        -- window: how far a recording was heard
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

CREATE TABLE listening_times (                  -- window: when the owner listens
    begun_at REAL PRIMARY KEY,
    ended_at REAL NOT NULL
) STRICT, WITHOUT ROWID;

-- Entries of before: their first file that is sound.
INSERT INTO episodes (entry_id, url, media_type, size, duration_s, chapters_url)
    SELECT e.id, j.value ->> 0, j.value ->> 1, j.value ->> 2, NULL, ''
    FROM entries e JOIN bodies b ON b.entry_id = e.id,
        json_each(b.extras, '$.enclosures') j
    WHERE e.has_enclosure = 1 AND j.value ->> 1 LIKE 'audio/%'
    GROUP BY e.id HAVING j.key = min(j.key);
"""
