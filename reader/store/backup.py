"""Backups through SQLite's backup API, never by copying files. Maintenance thread or commands.

A copy is first written beside its place and renamed when it is whole, so a crash leaves no half backup.
Restoring needs the profile to itself: no other connection may be open.
"""

from __future__ import annotations

import os
import shutil
import time
from contextlib import suppress
from pathlib import Path

import apsw
from msgspec import Struct

from reader.errors import StoreError
from reader.model.messages import Message, as_it_is
from reader.private_files import make_private_file, make_private_folder
from reader.store.sqlite_errors import plain_errors
from reader.wording.catalogue import Code

DAILY = "daily-"
BEFORE_MIGRATION = "before-migration-"
BY_HAND = "by-hand-"
# A WAL database is up to three files that belong together.
_COMPANIONS = ("", "-wal", "-shm")


class Backup(Struct, frozen=True):
    """One copy of the database."""

    path: Path
    made_at: float
    size: int


def back_up_daily(conn: apsw.Connection, folder: Path, now: float, keep: int) -> Path | None:
    """Today's backup, unless there is one already; the oldest daily ones go. Returns the new file."""
    path = folder / f"{DAILY}{_stamp(now)[:8]}.sqlite"
    if path.exists():
        return None
    write_backup(conn, path)
    daily = sorted(folder.glob(f"{DAILY}*.sqlite"))
    for old in daily[: max(0, len(daily) - keep)]:
        old.unlink(missing_ok=True)
    return path


def back_up_by_hand(conn: apsw.Connection, folder: Path, now: float) -> Path:
    """One that the owner asked for; these are never removed."""
    path = folder / f"{BY_HAND}{_stamp(now)}.sqlite"
    write_backup(conn, path)
    return path


def back_up_before_migration(conn: apsw.Connection, folder: Path, version: int, now: float) -> Path:
    path = folder / f"{BEFORE_MIGRATION}v{version}-{_stamp(now)}.sqlite"
    write_backup(conn, path)
    return path


def write_backup(conn: apsw.Connection, path: Path) -> None:
    """A whole, consistent copy of the database at `path`; writers are not held up (WAL)."""
    part = path.with_suffix(".part")
    with plain_errors():
        try:
            make_private_folder(path.parent)
            part.unlink(missing_ok=True)
            make_private_file(part)
            _copy(conn, part)
            os.replace(part, path)
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise StoreError(Code.BACKUP_NOT_WRITTEN(path=str(path.parent), error=reason)) from error
        finally:
            with suppress(OSError):
                part.unlink(missing_ok=True)


def list_backups(folder: Path) -> list[Backup]:
    """Newest first."""
    found = [Backup(path, path.stat().st_mtime, path.stat().st_size) for path in folder.glob("*.sqlite")]
    return sorted(found, key=lambda backup: (backup.made_at, backup.path.name), reverse=True)


def find_fault(path: Path) -> Message | None:
    """What is wrong with a database file, or None where it is sound."""
    try:
        conn = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
    except apsw.Error as error:
        return as_it_is(str(error))
    try:
        answers = [str(row[0]) for row in conn.execute("PRAGMA quick_check(5)")]
        if conn.execute("SELECT count(*) FROM sqlite_schema WHERE name = 'feeds'").get == 0:
            return Code.BACKUP_WITHOUT_FEEDS()
    except apsw.Error as error:
        return as_it_is(str(error))
    finally:
        conn.close()
    return None if answers == ["ok"] else as_it_is("; ".join(answers))


def find_newest_good(folder: Path) -> Path | None:
    return next((backup.path for backup in list_backups(folder) if find_fault(backup.path) is None), None)


def restore(database: Path, backup: Path, now: float) -> Path | None:
    """Put a backup in the database's place. Returns where the replaced file was kept, if there was one."""
    fault = find_fault(backup) if backup.exists() else Code.BACKUP_MISSING()
    if fault is not None:
        raise StoreError(Code.BACKUP_UNUSABLE(file=backup.name, fault=fault))
    # Written whole before anything is moved: a full disk must not leave the owner without a database.
    fresh = database.with_name(f"{database.stem}.restore")
    with plain_errors():
        source = apsw.Connection(str(backup), flags=apsw.SQLITE_OPEN_READONLY)
        try:
            write_backup(source, fresh)
        finally:
            source.close()
    kept = set_aside(database, "replaced", now)
    os.replace(fresh, database)
    return kept


def set_aside(database: Path, why: str, now: float) -> Path | None:
    """Give a database that is about to be replaced a second name, and its companions a new one.

    The file itself stays in its place until the new one takes it, so that a crash in between never leaves the
    owner without a database. Returns the name, or None where there is no file.
    """
    if not database.exists():
        return None
    stem = f"{database.stem}.{why}-{_stamp(now)}"
    target = database.with_name(f"{stem}{database.suffix}")
    for number in range(2, 1000):
        if not target.exists():
            break
        target = database.with_name(f"{stem}-{number}{database.suffix}")
    for ending in _COMPANIONS:
        companion = Path(f"{database}{ending}")
        if companion.exists():
            (_link if companion == database else os.rename)(companion, Path(f"{target}{ending}"))
    return target


def _link(path: Path, second: Path) -> None:
    try:
        os.link(path, second)
    except OSError:  # a disk without links, such as a memory stick
        shutil.copyfile(path, second)


def _copy(conn: apsw.Connection, path: Path) -> None:
    target = apsw.Connection(str(path))
    try:
        # All pages in one step read one snapshot; several steps would start again at each foreign write.
        with target.backup("main", conn, "main") as backup:
            backup.step(-1)
        # Without WAL the copy is one file that opens from anywhere, a read-only disk too.
        target.execute("PRAGMA journal_mode = DELETE")
    finally:
        target.close()


def _stamp(now: float) -> str:
    return time.strftime("%Y%m%d-%H%M%S", time.gmtime(now))
