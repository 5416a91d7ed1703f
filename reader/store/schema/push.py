"""The tables of push (WebSub); a part of version 9. Runs inside db.open_store."""

from __future__ import annotations

import apsw

PUSH_TABLES = ("feed_hubs", "push_subscriptions")

TABLES = """
CREATE TABLE feed_hubs (                        -- engine: which feeds could push, as they say themselves
    feed_id INTEGER PRIMARY KEY REFERENCES feeds(id) ON DELETE CASCADE,
    hub TEXT NOT NULL,
    topic TEXT NOT NULL
) STRICT;

CREATE TABLE push_subscriptions (               -- engine
    feed_id INTEGER PRIMARY KEY REFERENCES feeds(id) ON DELETE CASCADE,
    token TEXT NOT NULL UNIQUE,
    state TEXT NOT NULL                         -- JSON, see model/push.py
) STRICT;
"""


def add_push(conn: apsw.Connection) -> None:
    conn.execute(TABLES)
