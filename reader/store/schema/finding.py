"""The tables of saved searches and highlights, and what rules got; a part of schema.py. Runs inside db.open_store."""

from __future__ import annotations

import apsw

FOUND_SINCE = {"saved_searches": 7, "highlights": 8}

TABLES = """
CREATE TABLE saved_searches (                   -- window: places in the sidebar
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    query TEXT NOT NULL                         -- as typed, see query/parse.py
) STRICT;
"""

RULE_TABLES = """
CREATE TABLE highlights (                       -- window: entries that stand out in lists
    entry_id INTEGER PRIMARY KEY REFERENCES entries(id) ON DELETE CASCADE
) STRICT;
"""
# No REFERENCES for a folder: one that is removed comes back by undo, and its rules must be there then.
RULE_COLUMNS = (
    "folder_id INTEGER",
    "category TEXT NOT NULL DEFAULT ''",
    "joined TEXT NOT NULL DEFAULT 'all'",
    "more TEXT NOT NULL DEFAULT '[]'",
    "until_at INTEGER",
    "highlight INTEGER NOT NULL DEFAULT 0",
    "send_to INTEGER",
)


def add_finding(conn: apsw.Connection) -> None:
    """The step of a store that has none of this."""
    conn.execute(TABLES)


def widen_rules(conn: apsw.Connection) -> None:
    """The step of a store whose rules have one condition each: they keep it, and mean what they meant."""
    conn.execute(RULE_TABLES)
    for column in RULE_COLUMNS:
        conn.execute(f"ALTER TABLE rules ADD COLUMN {column}")


FINDING = (add_finding, widen_rules)
"""The two steps, one after the other."""
