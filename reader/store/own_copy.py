"""Copies of everything, and small ones of what the user made: feeds, folders, tags, rules, settings, visits, and every
mark and star.

A small copy is a database like any other, and can be restored alone. Of articles it holds those that are starred,
tagged or queued, with their texts, and without texts those that the last documents hold or whose marks changed lately:
the next fetch brings their texts back. Restored onto a copy of everything it brings that up to date. Maintenance
thread, commands, the recovery page.
"""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import apsw

from reader.core.private_files import make_private_folder
from reader.store.backup import EVERYTHING, keep_copy, replace_whole
from reader.store.bodies import compress
from reader.store.db import fetch, open_part, transaction
from reader.store.sqlite_errors import plain_errors

CHANGED_S = 30 * 86_400.0
"""How far back changed marks are in a small copy at most; those since the last copy of everything are enough."""
_WHOLE = (
    *("folders", "feeds", "feed_state", "tags", "rules", "saved_searches", "settings", "targets", "kept_pairs"),
    *("accounts", "account_state", "account_feeds", "mailboxes", "mailbox_state", "mail_senders", "host_pauses"),
    *("visits", "sessions", "listening_times", "awake", "signs", "gaps", "days", "effort"),
)
_OF_ALL_CHOSEN = ("entry_tags", "kept_unread", "highlights", "play_queue", "listening", "sends", "outbox")
"""Tables of entries that a small copy holds whole, as it holds each entry they name. The outbox is last: when they are
restored, triggers on the others fill it."""
_OF_ENTRIES = (
    *("entries", "bodies", "full_texts", "marks", "identities", "episodes", "downloads", "readings"),
    *("account_items", "agreed_marks", "agreed_listening", "mail_items"),
)
_CHOOSE = """
CREATE TEMP TABLE chosen AS SELECT id, max(has_text) AS has_text FROM (
    SELECT entry_id AS id, 1 AS has_text FROM source.marks WHERE starred = 1 AND gone = 0
    UNION ALL SELECT entry_id, 1 FROM source.entry_tags
    UNION ALL SELECT entry_id, 1 FROM source.play_queue
    UNION ALL SELECT entry_id, 1 FROM source.kept_unread
    UNION ALL SELECT entry_id, 0 FROM source.highlights
    UNION ALL SELECT entry_id, 0 FROM source.listening
    UNION ALL SELECT entry_id, 0 FROM source.sends
    UNION ALL SELECT entry_id, 0 FROM source.outbox
    UNION ALL SELECT entry_id, 0 FROM source.marks WHERE changed_at >= :since
    UNION ALL SELECT value, 0 FROM source.feed_state, json_each(in_document)
) WHERE id IN (SELECT id FROM source.entries) GROUP BY id;
CREATE UNIQUE INDEX temp.chosen_by_id ON chosen (id);
"""
# What has no text here is fetched again: its feed is asked for the whole document, in which it looks changed.
_COPY_TEXTS = """
INSERT INTO entries SELECT e.id, feed_id, title, link, author, published_at, updated_at, first_seen_at, seen_after_at,
        iif(has_text, snippet, ''), has_enclosure, iif(has_text, content_hash, x'')
    FROM source.entries e JOIN chosen c ON c.id = e.id;
INSERT INTO bodies SELECT entry_id, iif(has_text, html, ''), iif(has_text, extras, '{}')
    FROM source.bodies JOIN chosen c ON c.id = entry_id;
INSERT INTO full_texts SELECT t.* FROM source.full_texts t JOIN chosen c ON c.id = t.entry_id WHERE has_text;
UPDATE feed_state SET validators = NULL, body_hash = x'';
INSERT INTO index_queue (entry_id) SELECT id FROM chosen WHERE has_text;
"""
_TEXTS = ("entries", "bodies", "full_texts")
_ROWS_A_STEP = 1_000
_TABLES = """SELECT name, wr FROM pragma_table_list
    WHERE schema = 'main' AND type = 'table' AND name NOT IN ('sqlite_schema', 'index_queue')"""
# Whether two files number other articles alike, because one of them was restored in between: no key in common.
_STRANGERS = """SELECT 1 FROM small.entries e JOIN main.entries o ON o.id = e.id
    WHERE NOT EXISTS (SELECT 1 FROM small.identities i JOIN main.identities k ON k.feed_id = i.feed_id AND k.key = i.key
        WHERE i.entry_id = e.id AND k.entry_id = o.id) LIMIT 1"""


@contextmanager
def _fill(part: Path, database: Path, now: float) -> Iterator[apsw.Connection]:
    """A new file, written in one transaction, with the database as `source`, all of it as it is now. Takes no lock of
    the source's writers."""
    conn = open_part(part, now)
    try:
        conn.execute("PRAGMA foreign_keys = OFF")
        conn.execute("PRAGMA journal_mode = MEMORY")  # a file that was not finished is of no use anyway
        conn.config(apsw.SQLITE_DBCONFIG_ENABLE_TRIGGER, 0)  # what they would add is in the source
        conn.create_scalar_function("compress", lambda *html: compress(*html), 1, deterministic=True)
        conn.execute("ATTACH ? AS source", (str(database),))
        with conn:
            conn.execute("SELECT count(*) FROM source.sqlite_schema")
            yield conn
    finally:
        conn.close()


def write_small_copy(database: Path, path: Path, now: float, since_at: float = 0.0) -> None:
    """Write a small copy of a database to `path`, whole or not at all. `since_at`: when everything was copied."""

    def write(part: Path) -> None:
        with _fill(part, database, now) as conn:
            conn.execute(_CHOOSE, {"since": max(since_at, now - CHANGED_S)})
            for table in (*_WHOLE, "sqlite_sequence"):
                conn.execute(f"INSERT INTO {table} SELECT * FROM source.{table}")
            conn.execute(_COPY_TEXTS)
            for table in (*_OF_ENTRIES, *_OF_ALL_CHOSEN):
                if table not in _TEXTS:
                    rows = f"SELECT * FROM source.{table} WHERE entry_id IN (SELECT id FROM chosen)"
                    conn.execute(f"INSERT INTO {table} {rows}")

    with plain_errors():
        replace_whole(path, write)


def back_up_in_steps(database: Path, folder: Path, now: float, since_at: float) -> Generator[None]:
    """Write a copy of everything but the search index, which is made again, with all texts compressed. A part of it is
    written at each step; all see the same state of the store. The WAL can't be emptied meanwhile."""
    part = folder / f"{EVERYTHING}steps.part"
    try:
        with plain_errors():
            make_private_folder(folder)
            part.unlink(missing_ok=True)
            with _fill(part, database, now) as conn:
                for table, has_no_rowid in fetch(conn, _TABLES):
                    conn.execute(f"DELETE FROM {table}")
                    for _ in _copy_rows(conn, table, is_at_once=bool(has_no_rowid)):
                        yield
                conn.execute("INSERT INTO index_queue (entry_id) SELECT entry_id FROM marks WHERE gone < 2")
            keep_copy(EVERYTHING, folder, now, lambda path: os.replace(part, path), 1, since_at)
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def _copy_rows(conn: apsw.Connection, table: str, *, is_at_once: bool) -> Iterator[None]:
    names = [str(row[1]) for row in conn.execute(f"PRAGMA table_info({table})")]
    columns = ", ".join(f"compress({name})" if name == "html" else name for name in names)
    copied, last = 1, -1
    while copied and not is_at_once:
        rows = f"SELECT {columns} FROM source.{table} WHERE rowid > ? ORDER BY rowid LIMIT {_ROWS_A_STEP}"
        conn.execute(f"INSERT INTO {table} {rows}", (last,))
        copied, last = conn.changes(), conn.execute(f"SELECT max(rowid) FROM {table}").get or 0
        yield
    if is_at_once:
        conn.execute(f"INSERT INTO {table} SELECT {columns} FROM source.{table}")
        yield


def goes_with(small: Path, base: Path) -> bool:
    """Whether a small copy brings a copy of everything up to date: both number the same articles alike."""
    try:
        conn = apsw.Connection(str(base), flags=apsw.SQLITE_OPEN_READONLY)
    except apsw.Error:
        return False
    try:
        conn.execute("ATTACH ? AS small", (str(small),))
        return not fetch(conn, _STRANGERS)
    except apsw.Error:
        return False
    finally:
        conn.close()


def add_small_copy(conn: apsw.Connection, small: Path) -> None:
    """Bring a copy of everything up to date, in a file that nobody else has open. What refers to something that is gone
    now is left to `recovery.store.mend`."""
    conn.execute("PRAGMA foreign_keys = OFF")
    conn.execute("ATTACH ? AS small", (str(small),))
    with transaction(conn):
        new = "SELECT id FROM small.entries WHERE id NOT IN (SELECT id FROM main.entries)"
        conn.execute(f"INSERT OR IGNORE INTO index_queue (entry_id) {new}")
        conn.execute("UPDATE marks SET starred = 0 WHERE starred = 1")
        for table in _WHOLE:
            conn.execute(f"DELETE FROM {table}")
            conn.execute(f"INSERT INTO {table} SELECT * FROM small.{table}")
        for table in _OF_ENTRIES:
            # Here are whole texts; the small copy has newer marks and agreements with servers.
            clash = "IGNORE" if table in (*_TEXTS, "identities", "episodes") else "REPLACE"
            conn.execute(f"INSERT OR {clash} INTO {table} SELECT * FROM small.{table}")
        for table in _OF_ALL_CHOSEN:
            conn.execute(f"DELETE FROM {table}")
            conn.execute(f"INSERT INTO {table} SELECT * FROM small.{table}")
        conn.execute("DELETE FROM sqlite_sequence")
        conn.execute("INSERT INTO sqlite_sequence SELECT * FROM small.sqlite_sequence")
    conn.execute("DETACH small")
