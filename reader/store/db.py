"""Open the database and run statements and transactions. Any thread, but a connection belongs to one at a time."""

from __future__ import annotations

import time
from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import apsw

from reader.core.errors import StoreError
from reader.core.paths import get_profile, get_resources
from reader.core.private_files import close_to_others, make_private_file, make_private_folder, require_utf_8
from reader.core.records.messages import Message
from reader.core.words.catalogue import Code
from reader.store import backup
from reader.store.sqlite_errors import LostError, plain_errors
from reader.store.use_lock import Use, share_use

# Rooms above name the type without importing apsw.
Connection = apsw.Connection
Value = TypeVar("Value")
Parameters: TypeAlias = Sequence[Any] | dict[str, Any]

# "PRND": tells our files from other SQLite databases.
APPLICATION_ID = 0x50524E44
# "PAPR": those of before 1.0, which packaging/move_development_profile.py moves.
DEVELOPMENT_ID = 0x50415052
STEPS: tuple[str, ...] = ()
"""Step N, as SQL, turns version N of the schema into N + 1, from 1 on. A released step never changes; resources/schema
has the result of all of them."""
SCHEMA_VERSION = 1 + len(STEPS)
BUSY_TIMEOUT_MS = 5_000
PATIENT_TIMEOUT_MS = 60_000
WAL_PAUSE_S = 0.01
# apsw forgets a statement after so many uses of others, and every row of executemany is one: its default of 100 would
# prepare nearly everything again for each feed.
STATEMENTS_KEPT = 512
# Before this version two processes that write a WAL database at the same moment can damage it.
OLDEST_SAFE_SQLITE = (3, 51, 3)


class _UsedConnection(apsw.Connection):
    """A connection that holds the lock of a database's users until it is closed."""

    use = Use(None)

    def close(self, force: bool = False) -> None:
        super().close(force)
        self.use.release()


def open_store(path: Path, now: float) -> apsw.Connection:
    """Open for reading and writing; makes the file, or brings an older one up to date after a backup. LostError if it
    is missing or empty although there are copies of it."""
    require_safe_sqlite()
    require_utf_8(path)
    try:
        make_private_folder(path.parent)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise StoreError(Code.PROFILE_NOT_MADE(path=str(path.parent), error=reason)) from error
    use = share_use(path)
    try:
        _require_not_lost(path)
        return _open(path, now, use)
    except BaseException:
        use.release()
        raise


def open_part(path: Path, now: float) -> apsw.Connection:
    """Make or open a file that will replace a database; nobody else knows it yet."""
    return _open(path, now, Use(None), is_part=True)


def _open(path: Path, now: float, use: Use, *, is_part: bool = False) -> apsw.Connection:
    with suppress(OSError):  # read only, full or denied: SQLite says so better
        # Keep other users out of the database and its companions.
        make_private_file(path)
        for companion in (Path(f"{path}-wal"), Path(f"{path}-shm"), path.parent / "backups"):
            close_to_others(companion)
        if path == get_profile().database:  # a folder of the user's choice may be shared
            close_to_others(path.parent)
    with plain_errors():
        conn = _UsedConnection(str(path), statementcachesize=STATEMENTS_KEPT)
        conn.use = use
        try:
            _check_is_ours(conn, path, may_be_new=is_part)
            _use_wal(conn)
            conn.execute("PRAGMA synchronous = FULL")
            conn.execute("PRAGMA foreign_keys = ON")
            _bring_up_to_date(conn, path, now)
        except BaseException:
            conn.close()
            raise
    return conn


def open_reader(path: Path) -> apsw.Connection:
    """Open for reading only; the file must exist and be up to date."""
    require_safe_sqlite()
    require_utf_8(path)
    use = share_use(path)
    try:
        if not path.exists():
            raise StoreError(Code.STORE_MISSING(path=str(path)))
        with plain_errors():
            conn = _UsedConnection(str(path), flags=apsw.SQLITE_OPEN_READONLY, statementcachesize=STATEMENTS_KEPT)
    except BaseException:
        use.release()
        raise
    conn.use = use
    try:
        with plain_errors():
            _check_is_ours(conn, path)
            if conn.pragma("user_version") < SCHEMA_VERSION:
                raise StoreError(Code.STORE_OLDER())
            conn.execute("PRAGMA query_only = ON")
    except BaseException:
        conn.close()
        raise
    return conn


def can_read(path: Path) -> bool:
    """Whether this version can use a sound database."""
    conn = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
    try:
        return _find_misfit(conn) is None
    finally:
        conn.close()


def get_sqlite_version() -> str:
    return apsw.sqlite_lib_version()


def require_safe_sqlite() -> None:
    found = tuple(int(part) for part in apsw.sqlite_lib_version().split("."))
    if found < OLDEST_SAFE_SQLITE:
        wanted = ".".join(map(str, OLDEST_SAFE_SQLITE))
        raise StoreError(Code.SQLITE_TOO_OLD(version=apsw.sqlite_lib_version(), wanted=wanted))


@contextmanager
def snapshot(conn: apsw.Connection) -> Iterator[None]:
    """Let several queries see one state of the store, whatever others write meanwhile. Keep it short: the WAL cannot be
    emptied until it ends."""
    if conn.in_transaction:
        yield
        return
    conn.execute("BEGIN")
    try:
        yield
    finally:
        conn.execute("ROLLBACK")


@contextmanager
def transaction(conn: apsw.Connection, *, survives_power_cut: bool = True) -> Iterator[None]:
    """Run all statements or none. Takes the write lock right away, and joins a transaction that is open already.

    What can be made again, such as the search index, need not wait for the disk (3 ms and a wake-up each time): with
    `survives_power_cut` False it survives a crash of ours, but not of the machine.
    """
    with plain_errors():
        if conn.in_transaction:
            yield
            return
        conn.execute(f"PRAGMA synchronous = {'FULL' if survives_power_cut else 'NORMAL'}")
        conn.execute("BEGIN IMMEDIATE")
        try:
            yield
            conn.execute("COMMIT")
        except BaseException:
            # A full disk may have rolled it back already.
            if conn.in_transaction:
                conn.execute("ROLLBACK")
            raise


def is_read_only(conn: apsw.Connection) -> bool:
    """Whether SQLite could open the file for reading only."""
    return conn.readonly("main")


def use_long_busy_timeout(conn: apsw.Connection) -> None:
    """Wait long for other processes, which may be rewriting the whole file; for threads that nobody waits for."""
    conn.set_busy_timeout(PATIENT_TIMEOUT_MS)


def get_path(conn: apsw.Connection) -> Path:
    return Path(conn.filename)


def shrink(conn: apsw.Connection) -> None:
    """Free SQLite's page cache; the system's cache still has the pages."""
    conn.execute("PRAGMA shrink_memory")


def give_back_space(conn: apsw.Connection, pages: int) -> bool:
    """Return some free pages to the system; False if hardly any are left."""
    if conn.pragma("freelist_count") < pages:
        return False
    with plain_errors():
        conn.execute(f"PRAGMA incremental_vacuum({pages})").fetchall()
    return True


def get_change_mark(conn: apsw.Connection) -> tuple[int, int]:
    """A pair that changes whenever this or another connection changed anything in the database."""
    return conn.pragma("data_version"), conn.total_changes()


def write(conn: apsw.Connection, sql: str, parameters: Parameters = (), *, survives_power_cut: bool = True) -> int:
    """Run one statement in a transaction; return how many rows it changed."""
    with transaction(conn, survives_power_cut=survives_power_cut):
        conn.execute(sql, parameters)
        return conn.changes()


def write_many(
    conn: apsw.Connection, sql: str, rows: Iterable[Sequence[Any]], *, survives_power_cut: bool = True
) -> list[Any]:
    """Run one statement for each of some rows, all in a transaction; return the first column of what it returns."""
    with transaction(conn, survives_power_cut=survives_power_cut):
        return [row[0] for row in conn.executemany(sql, rows)]


def fetch(conn: apsw.Connection, sql: str, parameters: Parameters = ()) -> list[Any]:
    """All rows at once: a cursor left half read would hold an old snapshot of the file."""
    return conn.execute(sql, parameters).fetchall()


def fetch_column(conn: apsw.Connection, sql: str, parameters: Parameters = ()) -> list[Any]:
    """The first column of all rows."""
    return [row[0] for row in conn.execute(sql, parameters)]


def find_value(
    conn: apsw.Connection, kind: Callable[[Any], Value], sql: str, parameters: Parameters = ()
) -> Value | None:
    """The first column of the first row, made by its type; None if there is no row, or NULL in it."""
    row = conn.execute(sql, parameters).fetchone()
    return None if row is None or row[0] is None else kind(row[0])


def bind_ids(ids: Iterable[int]) -> Any:
    """Ids as a parameter for `carray(?)`. SQLite takes no empty array, and no row has the id -1."""
    return apsw.carray(array("q", ids) or array("q", (-1,)))


def _require_not_lost(path: Path) -> None:
    try:
        if path.stat().st_size > 0:
            return
    except FileNotFoundError:
        pass
    except OSError:
        return  # opening says why
    if backup.has_copies(path):
        raise LostError(Code.STORE_LOST())


def _check_is_ours(conn: apsw.Connection, path: Path, *, may_be_new: bool = False) -> None:
    conn.set_busy_timeout(BUSY_TIMEOUT_MS)
    # Without this, a statement is planned again for every value bound to it: five times slower here.
    conn.config(apsw.SQLITE_DBCONFIG_ENABLE_QPSG, 1)
    # 16 MB: a search in a large store looks up some thousand rows all over the file. `shrink` frees it.
    conn.execute("PRAGMA cache_size = -16384")
    # Asked in this order: another process may make the tables between the two questions.
    is_empty = conn.execute("SELECT count(*) FROM sqlite_schema").get == 0
    if is_empty and not may_be_new and backup.has_copies(path):
        raise LostError(Code.STORE_LOST())
    if not is_empty and (misfit := _find_misfit(conn)) is not None:
        raise StoreError(misfit)


def _find_misfit(conn: apsw.Connection) -> Message | None:
    """Why this version cannot use a database that has tables, or None."""
    made_by = conn.pragma("application_id")
    if made_by == DEVELOPMENT_ID:
        return Code.STORE_OF_DEVELOPMENT()
    if made_by != APPLICATION_ID:
        return Code.STORE_OF_OTHER_PROGRAM(path=conn.filename)
    return Code.STORE_NEWER() if conn.pragma("user_version") > SCHEMA_VERSION else None


def _use_wal(conn: apsw.Connection) -> None:
    """Switch WAL on; while another process makes the same new file, SQLite is busy right away, without its timeout."""
    give_up_at = time.monotonic() + BUSY_TIMEOUT_MS / 1000
    conn.set_busy_timeout(0)
    while True:
        try:
            if not conn.pragma("page_count"):  # a new file; it would be written into any other each time
                conn.execute("PRAGMA auto_vacuum = INCREMENTAL")
            conn.execute("PRAGMA journal_mode = WAL")
            conn.set_busy_timeout(BUSY_TIMEOUT_MS)
            return
        except apsw.BusyError:
            if time.monotonic() >= give_up_at:
                raise
            time.sleep(WAL_PAUSE_S)


def read_schema() -> str:
    """Return the schema of a new database, as SQL."""
    parts = ("tables", "indexes", "features", "accounts")
    return "".join((get_resources() / "schema" / f"{part}.sql").read_text("utf-8") for part in parts)


def _bring_up_to_date(conn: apsw.Connection, path: Path, now: float) -> None:
    version = conn.pragma("user_version")
    if version == SCHEMA_VERSION:
        return
    if version > 0:
        backup.back_up_before_step(conn, path.parent / "backups", SCHEMA_VERSION, now)
    with transaction(conn):
        # Another process may have done the same: ask again now that the lock is ours.
        version = conn.pragma("user_version")
        if version >= SCHEMA_VERSION:
            return
        for step in STEPS[version - 1 :] if version else (read_schema(),):
            conn.execute(step)
        conn.pragma("application_id", APPLICATION_ID)
        conn.pragma("user_version", SCHEMA_VERSION)
