"""Key-value state of the engine between two runs: JSON under a name. The engine's thread.

The owner's settings are the window's, in `settings`; the engine writes nothing there.
"""

from __future__ import annotations

import json
from typing import Any

from reader.store.db import Connection, fetch, transaction


def find_state(conn: Connection, name: str) -> Any:
    """None where nothing was kept under this name."""
    rows = fetch(conn, "SELECT value FROM engine_state WHERE name = ?", (name,))
    return json.loads(rows[0][0]) if rows else None


def save_state(conn: Connection, name: str, value: Any) -> None:
    with transaction(conn):
        conn.execute(
            "INSERT OR REPLACE INTO engine_state (name, value) VALUES (?, ?)", (name, json.dumps(value))
        )
