"""The user's settings as rows of name and JSON. The window's write thread, commands, and the engine
for the end of a strategy's use; everyone reads."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import apsw
from msgspec.structs import asdict

from reader.core.settings import Settings, make_settings
from reader.store.db import transaction, write_many


def load_settings(conn: apsw.Connection) -> Settings:
    return make_settings(load_rows(conn))


def save_settings(conn: apsw.Connection, settings: Settings) -> None:
    """Store what differs from the defaults, and only that, so that a better default reaches everyone."""
    default = asdict(Settings())
    with transaction(conn):
        for name, value in asdict(settings).items():
            if value == default[name]:
                conn.execute("DELETE FROM settings WHERE name = ?", (name,))
            else:
                save_rows(conn, {name: value})


def load_rows(conn: apsw.Connection) -> dict[str, Any]:
    """Everything stored under a name: settings, and what the window remembers of itself."""
    return {name: json.loads(value) for name, value in conn.execute("SELECT name, value FROM settings")}


def save_rows(conn: apsw.Connection, rows: Mapping[str, Any]) -> None:
    sql = "INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)"
    write_many(conn, sql, [(name, json.dumps(value)) for name, value in rows.items()])
