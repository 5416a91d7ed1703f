"""Salvage what a damaged database still holds into a new one, and compare the two. Commands and the recovery page.

The damaged file is only read, row by row; missing rows come from the newest good backup. Where something must be
guessed, nothing is lost: an entry without a mark is unread, a feed without an address stays and is paused, and every
feed is asked for its whole document again. A crash on the way leaves the damaged file where it was.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import apsw
from msgspec import Struct, field
from msgspec.structs import asdict, replace

from reader.core.errors import StoreError
from reader.core.settings import NOT_FROM_ELSEWHERE
from reader.core.words.catalogue import Code
from reader.features.search import store as search
from reader.store import backup
from reader.store.db import SCHEMA_VERSION, fetch, fetch_column, open_part, read_schema, transaction
from reader.store.own_copy import add_small_copy
from reader.store.sqlite_errors import plain_errors
from reader.store.use_lock import have_alone

MADE_AGAIN = (
    *("planned", "content_state", "term_counts", "profiles", "similar_feeds", "stories", "overlaps"),
    *("index_queue", "pulling"),
)
"""Tables that are not copied: what was learned and planned, and what is under way."""
OWN_TABLES = (
    *("folders", "feeds", "tags", "targets", "rules", "saved_searches", "settings"),
    *("feed_state", "accounts", "account_feeds", "mailboxes", "mail_senders", "host_pauses"),
)
"""What a user who starts over keeps: feeds, accounts, choices and host pauses, no entries. An account without a state
syncs as if for the first time; which feeds it has is known, so no server gets one that it should not have."""
_HIGHEST_ID = 2**62
_UNREADABLE = (apsw.Error, UnicodeDecodeError)
_TITLES = "feed_id, title, site_url"
"""The publishers' data that is kept when starting over: with validators, servers would say that nothing is new."""

_LOST: tuple[tuple[str, str], ...] = (
    ("feeds whose address is lost", "SELECT count(*) FROM feeds WHERE url LIKE 'lost:%'"),
    ("articles", "SELECT count(*) FROM marks WHERE entry_id NOT IN (SELECT id FROM entries)"),
    (
        "texts of articles",
        """SELECT count(*) FROM entries e LEFT JOIN marks m ON m.entry_id = e.id
           WHERE ifnull(m.gone, 0) < 2 AND e.id NOT IN (SELECT entry_id FROM bodies)""",
    ),
    ("marks", "SELECT count(*) FROM entries WHERE id NOT IN (SELECT entry_id FROM marks)"),
    ("identities", "SELECT count(*) FROM entries WHERE id NOT IN (SELECT entry_id FROM identities)"),
)

_FEEDS = """
INSERT OR IGNORE INTO feeds (id, url, position, added_at, paused)
    SELECT feed_id, ifnull(validators ->> 0, 'lost:' || feed_id), 0, ifnull(last_fetched_at, 0), 1
    FROM feed_state WHERE feed_id NOT IN (SELECT id FROM feeds);
INSERT OR IGNORE INTO feeds (id, url, position, added_at, paused)
    SELECT DISTINCT feed_id, 'lost:' || feed_id, 0, 0, 1
    FROM entries WHERE feed_id NOT IN (SELECT id FROM feeds);
INSERT INTO feed_state (feed_id) SELECT id FROM feeds WHERE id NOT IN (SELECT feed_id FROM feed_state);
UPDATE feeds SET folder_id = NULL WHERE folder_id NOT IN (SELECT id FROM folders);
UPDATE folders SET parent_id = NULL WHERE parent_id NOT IN (SELECT id FROM folders);
UPDATE feed_state SET validators = NULL, body_hash = x'', in_document = '[]';
"""

_ENTRIES = """
DELETE FROM identities WHERE entry_id NOT IN (SELECT id FROM entries);
UPDATE marks SET feed_id = (SELECT feed_id FROM entries e WHERE e.id = entry_id)
    WHERE feed_id <> (SELECT feed_id FROM entries e WHERE e.id = entry_id);
INSERT INTO marks (entry_id, feed_id, sort_at)
    SELECT id, feed_id, ifnull(published_at, first_seen_at) FROM entries
    WHERE id NOT IN (SELECT entry_id FROM marks);
INSERT INTO bodies (entry_id, html, extras)
    SELECT entry_id, '', '{}' FROM marks WHERE gone < 2 AND entry_id NOT IN (SELECT entry_id FROM bodies);
INSERT OR IGNORE INTO identities (feed_id, key, entry_id)
    SELECT feed_id, CAST('lost:' || id AS BLOB), id FROM entries
    WHERE id NOT IN (SELECT entry_id FROM identities);
DELETE FROM entry_tags
    WHERE sort_at IS NOT (SELECT sort_at FROM marks m WHERE m.entry_id = entry_tags.entry_id);
"""


def list_tables(conn: apsw.Connection) -> dict[str, str]:
    """The tables that are copied, each with its key, empty if it has row ids. Parents come before children, and tables
    with keys last: with the posts of an account in place, copying a tag would put it into the outbox."""
    sql = """SELECT t.name, iif(t.wr, (SELECT group_concat(c.name, ', ' ORDER BY c.pk)
            FROM pragma_table_info(t.name) c WHERE c.pk), '')
        FROM pragma_table_list t JOIN sqlite_schema s ON s.name = t.name
        WHERE t.schema = 'main' AND t.type = 'table' AND t.name NOT LIKE 'sqlite%' ORDER BY t.wr, s.rowid"""
    return {name: key for name, key in fetch(conn, sql) if name not in MADE_AGAIN}


def mend(conn: apsw.Connection) -> dict[str, int]:
    """Make the rows of a salvaged database consistent; return what is known to be lost, in words and numbers."""
    with transaction(conn):
        conn.execute(_FEEDS)
        lost = {what: fetch(conn, sql)[0][0] for what, sql in _LOST}
        # Rows that refer to something that is gone, parents first.
        for table in list_tables(conn):
            for _, _, parent, column, key, *_ in fetch(conn, f"PRAGMA foreign_key_list({table})"):
                dangling = f"{column} IS NOT NULL AND {column} NOT IN (SELECT {key} FROM {parent})"
                conn.execute(f"DELETE FROM {table} WHERE {dangling}")
        conn.execute(_ENTRIES)
    return {what: count for what, count in lost.items() if count}


class SalvageReport(Struct, frozen=True):
    kept: Path
    """The damaged file."""
    backup: Path | None
    """Where missing rows were taken from."""
    saved: dict[str, int] = field(default_factory=dict)
    """Rows per table that the damaged file gave."""
    from_backup: dict[str, int] = field(default_factory=dict)
    """Rows per table that only the backup had."""
    damaged: tuple[str, ...] = ()
    """Tables that could not be read to the end."""
    lost: dict[str, int] = field(default_factory=dict)
    """What is known to be missing, in words and numbers."""


def salvage(database: Path, backups: Path, now: float, on_progress: backup.Progress | None = None) -> SalvageReport:
    """Replace a damaged database by a sound one with all that could be saved; the damaged one is set aside. Needs the
    database to itself."""
    part = database.with_name(f"{database.stem}.salvage.part")
    with have_alone(database):
        report = save_readable(database, backups, part, now, on_progress)
        kept = backup.put_in_place(part, database, "damaged", now)
    return replace(report, kept=kept or database)


def start_over(database: Path, backups: Path, now: float) -> SalvageReport:
    """Replace a database by one with the user's feeds and choices only; the old one is set aside."""
    part = database.with_name(f"{database.stem}.new.part")
    with have_alone(database):
        report = save_readable(database, backups, part, now, only=OWN_TABLES)
        conn = open_part(part, now)
        try:
            # Copies are compared with what the user has from now on.
            conn.execute("UPDATE feeds SET added_at = ?", (now,))
            titles = conn.execute(f"SELECT {_TITLES} FROM feed_state").fetchall()
            conn.execute("DELETE FROM feed_state")
            conn.executemany(f"INSERT INTO feed_state ({_TITLES}) VALUES (?, ?, ?)", titles)
            conn.execute("INSERT INTO engine_state (name, value) VALUES (?, ?)", (backup.STARTED_OVER, str(now)))
            conn.execute("PRAGMA journal_mode = DELETE")
        finally:
            conn.close()
        kept = backup.put_in_place(part, database, "damaged", now)
    return replace(report, kept=kept or database)


def save_readable(
    database: Path,
    backups: Path,
    target: Path,
    now: float,
    on_progress: backup.Progress | None = None,
    only: tuple[str, ...] = (),
) -> SalvageReport:
    """Write what is readable to a new file, `only` some tables if any are named; if that fails, nothing of it is left,
    as the disk may be full."""
    _remove(target)
    try:
        with plain_errors():
            conn = open_part(target, now)
            try:
                tables = {name: key for name, key in list_tables(conn).items() if not only or name in only}
                saved, damaged = _copy_all(conn, database, tables, on_progress)
                source = _find_whole(backups) if damaged else None
                from_backup = _fill_from(conn, source, damaged) if source else {}
                lost = mend(conn)
                search.queue_everything(conn)
                conn.execute("PRAGMA journal_mode = DELETE")
            finally:
                conn.close()
    except BaseException:
        _remove(target)
        raise
    return SalvageReport(database, source, saved, from_backup, damaged, lost)


def _find_whole(backups: Path) -> Path | None:
    """The newest backup with texts, or at least one of the user's own data."""
    whole = (backup.EVERYTHING, backup.BY_HAND, backup.BEFORE_STEP)
    return backup.find_newest_good(backups, whole) or backup.find_newest_good(backups)


def _copy_all(
    conn: apsw.Connection, database: Path, tables: dict[str, str], on_progress: backup.Progress | None
) -> tuple[dict[str, int], tuple[str, ...]]:
    if not database.exists():
        return {}, tuple(tables)
    try:
        # Read only: closing must not write the WAL back into the damaged file.
        old = apsw.Connection(str(database), flags=apsw.SQLITE_OPEN_READONLY)
    except apsw.Error:
        return {}, tuple(tables)
    conn.execute("PRAGMA foreign_keys = OFF")
    saved: dict[str, int] = {}
    damaged: list[str] = []
    try:
        for done, (table, key) in enumerate(tables.items()):
            if on_progress is not None:
                on_progress(done, len(tables))
            with transaction(conn):
                saved[table], whole = _copy_table(conn, old, table, key)
            if not whole:
                damaged.append(table)
        _keep_ids_unique(conn, old)
    finally:
        old.close()
    return saved, tuple(damaged)


def _keep_ids_unique(conn: apsw.Connection, old: apsw.Connection) -> None:
    """Continue numbering where the damaged file stopped: the log may name feeds that are gone."""
    counted: list[Any] = []
    with suppress(*_UNREADABLE):
        counted = fetch(old, "SELECT name, seq FROM sqlite_sequence")
    usable = [(name, seq) for name, seq in counted if isinstance(seq, int) and seq < _HIGHEST_ID]
    with transaction(conn):
        conn.executemany("UPDATE sqlite_sequence SET seq = max(seq, ?2) WHERE name = ?1", usable)


def _copy_table(conn: apsw.Connection, old: apsw.Connection, table: str, key: str) -> tuple[int, bool]:
    """Copy a table; return how many rows were saved, and whether all could be read."""
    if _was_never_there(old, table):
        return 0, True
    columns = _list_common_columns(conn, old, table)
    names = ", ".join(columns)
    insert = f"INSERT OR IGNORE INTO {table} ({names}) VALUES ({', '.join('?' * len(columns))})"
    reading = Reading()
    if key:
        rows = read_keyed(old, f"SELECT {names} FROM {table}", key, reading)
    else:
        rows = read_by_rowid(old, f"SELECT rowid, {names} FROM {table}", reading)
    for row in rows:
        try:
            conn.execute(insert, row)
        except (apsw.ConstraintError, apsw.MismatchError):
            # Bytes that were overwritten with nonsense.
            reading.whole = False
    return conn.execute(f"SELECT count(*) FROM {table}").get or 0, reading.whole


def _list_common_columns(conn: apsw.Connection, old: apsw.Connection, table: str) -> list[str]:
    """The columns that the old file has too; all if it cannot say."""
    has: list[str] = []
    with suppress(*_UNREADABLE):
        has = _columns(old, "main", table)
    return [name for name in _columns(conn, "main", table) if not has or name in has]


def _was_never_there(old: apsw.Connection, table: str) -> bool:
    """Whether the file is older than the table. A file without any tables lost them."""
    with suppress(*_UNREADABLE):
        tables = fetch_column(old, "SELECT name FROM sqlite_schema WHERE type = 'table'")
        return bool(tables) and table not in tables
    return False


class Reading(Struct):
    whole: bool = True


def read_by_rowid(old: apsw.Connection, select: str, reading: Reading) -> Iterator[tuple[Any, ...]]:
    """Every readable row, before and behind holes."""
    last = -1
    while True:
        try:
            for row in old.execute(f"{select} WHERE rowid > ? ORDER BY rowid", (last,)):
                if row[0] <= last:
                    # Pages that point in a circle.
                    raise apsw.CorruptError
                last = row[0]
                yield row[1:]
            return
        except _UNREADABLE:
            reading.whole = False
            behind = _find_behind(old, select, last)
            if behind is None:
                return
            last = behind


def _find_behind(old: apsw.Connection, select: str, last: int) -> int | None:
    """The lowest id behind `last` after which reading works again."""
    step = 1
    while not _can_read(old, select, last + step):
        step *= 2
        if step > _HIGHEST_ID:
            return None
    low, high = last + step // 2, last + step
    while high - low > 1:
        middle = (low + high) // 2
        if _can_read(old, select, middle):
            high = middle
        else:
            low = middle
    return high


def _can_read(old: apsw.Connection, select: str, after: int) -> bool:
    try:
        rows = fetch(old, f"{select} WHERE rowid > ? ORDER BY rowid LIMIT 1", (after,))
    except _UNREADABLE:
        return False
    return not rows or rows[0][0] > after


def read_keyed(old: apsw.Connection, select: str, key: str, reading: Reading) -> Iterator[tuple[Any, ...]]:
    """The rows from the front up to the first hole, then from the back up to the last one."""
    backwards = ", ".join(f"{name} DESC" for name in key.split(", "))
    for order in (key, backwards):
        try:
            # No file holds more rows than bytes; pages that point in a circle would give rows for ever.
            yield from old.execute(f"{select} ORDER BY {order} LIMIT ?", (Path(old.filename).stat().st_size,))
            return
        except _UNREADABLE:
            reading.whole = False


def _fill_from(conn: apsw.Connection, source: Path, tables: tuple[str, ...]) -> dict[str, int]:
    """Add what only the backup has, in tables that were damaged."""
    conn.execute("ATTACH ? AS backup", (str(source),))
    added: dict[str, int] = {}
    with transaction(conn):
        for table in tables:
            mine = _columns(conn, "main", table)
            names = ", ".join(name for name in _columns(conn, "backup", table) if name in mine)
            if names:
                every = f"SELECT {names} FROM backup.{table}"
                conn.execute(f"INSERT OR IGNORE INTO main.{table} ({names}) {every}")
                added[table] = conn.changes()
    conn.execute("DETACH backup")
    return {table: count for table, count in added.items() if count}


def _columns(conn: apsw.Connection, schema: str, table: str) -> list[str]:
    return [row[1] for row in fetch(conn, f"PRAGMA {schema}.table_info({table})")]


def _remove(path: Path) -> None:
    for ending in ("", "-wal", "-shm"):
        Path(f"{path}{ending}").unlink(missing_ok=True)


def require_our_schema(fresh: Path, name: str, now: float) -> None:
    """Refuse a file with any table, trigger, view or index that isn't ours, word for word: a trigger would run with
    the program's next write, and a foreign table could never be opened. Raises StoreError."""
    conn = apsw.Connection(str(fresh), flags=apsw.SQLITE_OPEN_READONLY)
    try:
        version = conn.pragma("user_version")
    finally:
        conn.close()
    if version < 1:
        raise StoreError(Code.BACKUP_UNUSABLE(file=name, fault=Code.BACKUP_OTHER_SCHEMA()))
    if version >= SCHEMA_VERSION:
        _compare_schema(fresh, name)
    part = open_part(fresh, now)  # brings it up to date, or says that it is of another program or a newer version
    part.execute("PRAGMA journal_mode = DELETE")
    part.close()
    _compare_schema(fresh, name)


def _compare_schema(path: Path, name: str) -> None:
    ours = apsw.Connection(":memory:")
    theirs = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
    try:
        ours.execute(read_schema())
        if _list_schema(theirs) != _list_schema(ours):
            raise StoreError(Code.BACKUP_UNUSABLE(file=name, fault=Code.BACKUP_OTHER_SCHEMA()))
    finally:
        theirs.close()
        ours.close()


def bring_up_to_date(fresh: Path, small: Path, now: float) -> None:
    """Add a copy of the user's own data to a copy of everything."""
    conn = open_part(fresh, now)
    try:
        add_small_copy(conn, small)
        mend(conn)
        conn.execute("PRAGMA journal_mode = DELETE")
    finally:
        conn.close()


_COMMENT = re.compile(r"""('(?:[^']|'')*'|"(?:[^"]|"")*")|--[^\n]*""")
"""Two hyphens inside quotes do not begin a comment: what follows them is compared."""


def _list_schema(conn: apsw.Connection) -> set[tuple[str, str, str, str]]:
    """Type, name, table and text without comments of everything but SQLite's own statistics."""
    rows = fetch(conn, "SELECT type, name, tbl_name, ifnull(sql, '') FROM sqlite_schema")
    return {
        (kind, name, table, " ".join(_COMMENT.sub(r"\1", sql).split()))
        for kind, name, table, sql in rows
        if (kind, name) not in {("table", f"sqlite_stat{number}") for number in (1, 3, 4)}
    }


class Distrusted(Struct, frozen=True):
    """What a stranger's backup brought and nobody here has said yes to."""

    targets: int = 0
    rules: int = 0
    """Rules that send to them."""


def distrust(fresh: Path, database: Path) -> Distrusted:
    """Switch off all destinations that the user's own database doesn't have word for word, and the rules that use
    them: some run a program. Settings that could do so stay as they are here. Forget which addresses were typed."""
    conn = apsw.Connection(str(fresh))
    own = _read_own(database)
    try:
        with transaction(conn):
            off = [
                (id_,)
                for id_, details in fetch(conn, "SELECT id, details FROM targets")
                if details not in own["details"]
            ]
            conn.executemany("UPDATE targets SET is_off = 1 WHERE id = ?", off)
            sql = "UPDATE rules SET enabled = 0 WHERE send_to = ? AND enabled RETURNING id"
            rules = conn.executemany(sql, off).fetchall()
            typed = [(url,) for (url,) in fetch(conn, "SELECT typed_url FROM feeds") if url not in own["typed_url"]]
            conn.executemany("UPDATE feeds SET typed_url = '' WHERE typed_url = ?", typed)
            for name in NOT_FROM_ELSEWHERE:
                conn.execute("DELETE FROM settings WHERE name = ?", (name,))
                conn.executemany("INSERT INTO settings VALUES (?, ?)", [(name, value) for value in own[name]])
    finally:
        conn.close()
    return Distrusted(len(off), len(rules))


def _read_own(database: Path) -> dict[str, set[str]]:
    """What the user has here; nothing where the file can't be read."""
    asked = {
        "details": "SELECT details FROM targets WHERE NOT is_off",
        "typed_url": "SELECT typed_url FROM feeds WHERE typed_url <> ''",
    } | {name: f"SELECT value FROM settings WHERE name = '{name}'" for name in NOT_FROM_ELSEWHERE}
    found: dict[str, set[str]] = {name: set() for name in asked}
    with suppress(*_UNREADABLE):
        conn = apsw.Connection(str(database), flags=apsw.SQLITE_OPEN_READONLY)
        try:
            for name, sql in asked.items():
                with suppress(*_UNREADABLE):
                    found[name] = set(fetch_column(conn, sql))
        finally:
            conn.close()
    return found


_URLS = "SELECT rowid, url FROM feeds"
_MARKS = "SELECT rowid, entry_id, feed_id, read, starred FROM marks"
_POSTS = "SELECT rowid, id FROM entries"
_TAGS = "SELECT tag_id, sort_at, entry_id FROM entry_tags"


class Losses(Struct, frozen=True):
    """How many rows one database has and the other lacks."""

    feeds: int = 0
    posts: int = 0
    read: int = 0
    """Posts that were marked read."""
    stars: int = 0
    tagged: int = 0
    is_whole: bool = True
    """Whether all of the first could be read; if not, there may have been more."""

    @property
    def is_nothing(self) -> bool:
        return self.is_whole and not any(count for name, count in asdict(self).items() if name != "is_whole")


def find_losses(before: Path, after: Path) -> Losses:
    """What `before` holds and `after` lacks."""
    try:
        old = apsw.Connection(str(before), flags=apsw.SQLITE_OPEN_READONLY)
    except apsw.Error:
        return Losses(is_whole=False)
    new = apsw.Connection(str(after), flags=apsw.SQLITE_OPEN_READONLY)
    try:
        return _compare(old, new)
    finally:
        old.close()
        new.close()


def _compare(old: apsw.Connection, new: apsw.Connection) -> Losses:
    reading = Reading()
    urls = set(fetch_column(new, "SELECT url FROM feeds"))
    feeds = sum(url not in urls for (url,) in read_by_rowid(old, _URLS, reading))
    posts = sum(not _has(new, "SELECT 1 FROM entries WHERE id = ?", row) for row in read_by_rowid(old, _POSTS, reading))
    read = stars = 0
    for entry_id, _, is_read, is_starred in read_by_rowid(old, _MARKS, reading):
        if is_read or is_starred:
            found = fetch(new, "SELECT read, starred FROM marks WHERE entry_id = ?", (entry_id,))
            has_read, has_star = found[0] if found else (0, 0)
            read += bool(is_read and not has_read)
            stars += bool(is_starred and not has_star)
    tagged = sum(
        not _has(new, "SELECT 1 FROM entry_tags WHERE tag_id = ? AND sort_at = ? AND entry_id = ?", row)
        for row in set(read_keyed(old, _TAGS, "tag_id, sort_at, entry_id", reading))
    )
    return Losses(feeds, posts, read, stars, tagged, reading.whole)


def _has(conn: apsw.Connection, sql: str, row: tuple[object, ...]) -> bool:
    return bool(fetch(conn, sql, row))
