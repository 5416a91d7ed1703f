"""Migrations: makes the tables of a new database, and brings an older one up to date. Runs inside db.open_store."""

from __future__ import annotations

import re
from collections.abc import Callable

import apsw

from reader.store.schema import later_tables, schema_version
from reader.store.schema.accounts import ACCOUNTS, AGREED_LISTENING
from reader.store.schema.editions import EDITIONS
from reader.store.schema.engine_rows import add_engine_state
from reader.store.schema.mail import MAIL
from reader.store.schema.merge_looks import merge_looks
from reader.store.schema.podcasts import PODCASTS
from reader.store.schema.schema import INDEXES, TABLES

SIGNS = (
    "CREATE TABLE signs (at REAL NOT NULL, kind TEXT NOT NULL, PRIMARY KEY (at, kind)) STRICT, WITHOUT ROWID"
)
VERSION_9 = later_tables.PAGES + PODCASTS + MAIL + EDITIONS + later_tables.READY
_LATEST = (later_tables.SAVED_SEARCHES, later_tables.RULES, VERSION_9, AGREED_LISTENING)

# Append only: step N turns version N into N + 1, as SQL or by a function. A released step never changes.
MIGRATIONS: tuple[str | Callable[[apsw.Connection], None], ...] = (
    *(add_engine_state, merge_looks, ACCOUNTS, SIGNS),
    *(later_tables.KEEPING_UP_COLUMNS + later_tables.KEEPING_UP, *_LATEST),
)
NEW_FILE = "".join((TABLES, INDEXES, ACCOUNTS, later_tables.KEEPING_UP, *_LATEST))
# Tables that an older file lacks, and the first version that has them.
TABLES_SINCE = {"engine_state": 2} | {
    name: version
    for version, step in enumerate(MIGRATIONS, 2)
    if isinstance(step, str)
    for name in re.findall(r"^CREATE TABLE (\w+)", step, re.MULTILINE)
}


def migrate(conn: apsw.Connection, version: int) -> None:
    """Bring the schema from `version` to the newest, inside the caller's transaction."""
    for step in MIGRATIONS[version - 1 :] if version else (NEW_FILE,):
        if isinstance(step, str):
            conn.execute(step)
        else:
            step(conn)
    conn.pragma("user_version", schema_version.VERSION)
