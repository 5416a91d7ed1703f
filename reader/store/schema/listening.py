"""The table of listening that accounts agree on; version 10. Runs inside db.open_store."""

from __future__ import annotations

import apsw

LISTENING_TABLES = ("agreed_listening",)

TABLES = """
CREATE TABLE agreed_listening (                 -- engine: how far a recording was heard when a server last agreed
    account_id INTEGER NOT NULL REFERENCES accounts(id) ON DELETE CASCADE,
    entry_id INTEGER NOT NULL REFERENCES entries(id) ON DELETE CASCADE,
    enclosure_id INTEGER,                       -- of the recording at the server; NULL: it has none
    place_s INTEGER,                            -- the recording's length where it was heard to its end
    PRIMARY KEY (account_id, entry_id)
) STRICT, WITHOUT ROWID;
"""

INDEXES = """
-- entries that go
CREATE INDEX agreed_listening_by_entry ON agreed_listening (entry_id);
"""


def add_listening(conn: apsw.Connection) -> None:
    conn.execute(TABLES + INDEXES)
