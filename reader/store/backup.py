"""Backups through SQLite's backup API, never by copying files. Maintenance thread, commands, the recovery page.

Everything is copied once a week, the user's own data every day, see own_copy.py. A copy is written beside its place
and renamed when it is whole. A copy of a database that is damaged or suddenly much smaller is called doubtful and
replaces no good one. Restoring needs the database to itself, see use_lock.py.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

import apsw
from msgspec import Struct

from reader.core.errors import StoreError, as_disk_error
from reader.core.private_files import make_private_file, make_private_folder
from reader.core.records.messages import Message, as_it_is
from reader.core.words.catalogue import Code
from reader.store.sqlite_errors import plain_errors
from reader.store.use_lock import have_alone

EVERYTHING, SMALL = "everything-", "own-data-"
DOUBTFUL = "doubtful-"
BY_HAND = "by-hand-"
BEFORE_STEP = "before-version-"
STARTED_OVER = "started_over_at"
"""The engine's row that says when the user started over: later copies are not compared with earlier ones."""
DOUBTFUL_SHARE = 1 / 3
"""A copy with less than this share of the last good one was made of a database that lost something."""
DOUBTFUL_KEPT = 2
RICH_SHARE = 1 / 2
"""An old copy is deleted only if one that stays holds at least this share of it."""
# A WAL database is up to three files that belong together.
_COMPANIONS = ("", "-wal", "-shm")
_PAGES_A_STEP = 1_000
WEEK_S, MONTH_S = 7 * 86_400.0, 30 * 86_400.0
_SMALL_KEPT = 2
SMALL_DATABASE = 50_000_000
"""Copies of a smaller database may take as much as those of one of this size."""
_SLACK_S = 600.0
"""Clocks that differ by less count as the same."""

Progress = Callable[[int, int], None]
"""Called with how much is done of how much; an exception ends the work."""


class Contents(Struct, frozen=True):
    """How much a database holds."""

    feeds: int = 0
    posts: int = 0
    stars: int = 0

    @property
    def is_empty(self) -> bool:
        return not self.feeds and not self.posts

    def holds(self, share: float, other: Contents) -> bool:
        """Whether this has at least a share of the other's feeds and stars. Posts come and go anyway."""
        return self.feeds >= share * other.feeds and self.stars >= share * other.stars


class Rated(Struct, frozen=True):
    path: Path
    contents: Contents


def read_contents(path: Path) -> Contents | None:
    """How much a database file holds; None if it cannot be read."""
    try:
        conn = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
    except (apsw.Error, ValueError):
        return None
    counted = ("feeds WHERE deleted_at IS NULL", "marks WHERE gone = 0", "marks WHERE starred = 1 AND gone = 0")
    try:
        return Contents(*(conn.execute(f"SELECT count(*) FROM {rows}").get or 0 for rows in counted))
    except apsw.Error:
        return None
    finally:
        conn.close()


def is_doubtful(made: Contents | None, last_good: Contents | None) -> bool:
    """Whether a new copy was made of a database that is damaged or lost most of what it held."""
    return made is None or (last_good is not None and not made.holds(DOUBTFUL_SHARE, last_good))


def choose_removals(good: Sequence[Rated], doubtful: Sequence[Path], keep: int) -> list[Path]:
    """The daily copies to delete, by age, but never the last that holds much more. Both are given newest first."""
    kept = list(good[:keep])
    removed = []
    for old in good[keep:]:
        if any(one.contents.holds(RICH_SHARE, old.contents) for one in kept):
            removed.append(old.path)
        else:
            kept.append(old)
    return removed + list(doubtful[DOUBTFUL_KEPT:])


class Backup(Struct, frozen=True):
    """One copy of the database."""

    path: Path
    made_at: float
    size: int

    @property
    def is_doubtful(self) -> bool:
        return self.path.name.startswith(DOUBTFUL)


def keep_copy(
    kind: str, folder: Path, now: float, write: Callable[[Path], None], keep: int, since_at: float = 0.0
) -> Path | None:
    """Have today's copy of a kind written unless it is there, delete old ones of its kind, and return the new file. It
    is not compared with copies from before `since_at`, when the user started over."""
    _clamp_times(folder, now)
    stamp = _stamp(now)[:8]
    path, doubtful = folder / f"{kind}{stamp}.sqlite", folder / f"{DOUBTFUL}{kind}{stamp}.sqlite"
    if path.exists() or doubtful.exists():
        return None
    paths = [one.path for one in list_backups(folder) if one.path.name.startswith(kind)]
    rated = ((path, read_contents(path)) for path in paths)
    before = [Rated(path, contents) for path, contents in rated if contents is not None]
    known = [one for one in before if one.path.stat().st_mtime >= since_at]
    write(path)
    made = read_contents(path)
    if find_fault(path) is not None or is_doubtful(made, known[0].contents if known else None):
        os.replace(path, doubtful)
        path = doubtful
    elif made is not None:
        before.insert(0, Rated(path, made))
    old_doubtful = [one.path for one in list_backups(folder) if one.path.name.startswith(DOUBTFUL + kind)]
    for old in choose_removals(before, old_doubtful, keep):
        old.unlink(missing_ok=True)
    return path


def find_everything_at(folder: Path) -> float:
    """When everything was last copied; 0 if never."""
    return max((one.made_at for one in list_backups(folder) if one.path.name.startswith(EVERYTHING)), default=0.0)


def is_everything_due(folder: Path, now: float) -> bool:
    """Whether the last copy of everything, sound or doubtful, is a week old."""
    return not any(EVERYTHING in one.path.name and abs(now - one.made_at) < WEEK_S for one in list_backups(folder))


def remove_old_copies(database: Path, folder: Path, now: float) -> list[Path]:
    """Remove databases that were set aside, and copies from before an update, after a month. While all copies together
    take more than the database, the oldest of them go after a week, and small ones but for the last two. One that holds
    much more than the database stays. Return what is gone."""
    here = read_contents(database) or Contents()
    set_aside = [Backup(path, path.stat().st_mtime, path.stat().st_size) for path in list_replaced_files(database)]
    backups = [one for one in list_backups(folder) if not one.path.name.startswith(BY_HAND)]
    total = sum(one.size for one in (*set_aside, *backups))
    small = [one for one in backups if one.path.name.startswith(SMALL)][_SMALL_KEPT:]
    may_go = [*set_aside, *small, *(one for one in backups if one.path.name.startswith(BEFORE_STEP))]
    gone: list[Path] = []
    for one in sorted(may_go, key=lambda copy: copy.made_at):
        is_old = one not in small and now - one.made_at > MONTH_S
        most = max(database.stat().st_size, SMALL_DATABASE)
        is_too_much = total > most and (one in small or now - one.made_at > WEEK_S)
        if (is_old or is_too_much) and here.holds(RICH_SHARE, read_contents(one.path) or Contents()):
            _remove(one.path)
            gone.append(one.path)
            total -= one.size
    return gone


def _clamp_times(folder: Path, now: float) -> None:
    """Date copies from the future back to now, before a new one is made: a copy made while the clock ran ahead would
    pass for the newest, push good ones out and be restored."""
    ahead = [one for one in list_backups(folder) if one.made_at > now + _SLACK_S]
    for seconds_ago, one in enumerate(ahead, start=1):
        with suppress(OSError):
            os.utime(one.path, (now - seconds_ago, now - seconds_ago))


def back_up_by_hand(conn: apsw.Connection, folder: Path, now: float) -> Path:
    """Write a backup that the user asked for; these are never deleted."""
    _clamp_times(folder, now)
    path = folder / f"{BY_HAND}{_stamp(now)}.sqlite"
    write_backup(conn, path)
    return path


def back_up_before_step(conn: apsw.Connection, folder: Path, version: int, now: float) -> None:
    """Write a backup before the step to a new schema version, again if the step failed."""
    _clamp_times(folder, now)
    write_backup(conn, folder / f"{BEFORE_STEP}{version}.sqlite")


def write_backup(conn: apsw.Connection, path: Path, on_progress: Progress | None = None) -> None:
    """Write a consistent copy of the database to `path`; writers are not held up (WAL)."""

    def copy(part: Path) -> None:
        # Several steps would start again at each foreign write. Nobody writes into a backup, so restoring one can
        # report progress.
        for done, count in _copy(conn, part, _PAGES_A_STEP if on_progress else -1):
            if on_progress:
                on_progress(done, count)

    with plain_errors():
        replace_whole(path, copy)


def replace_whole(path: Path, write: Callable[[Path], None]) -> None:
    """Have a file written beside its place and renamed when it is whole."""
    part = path.with_suffix(".part")
    try:
        make_private_folder(path.parent)
        _remove(part)
        make_private_file(part)
        write(part)
        os.replace(part, path)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise StoreError(Code.BACKUP_NOT_WRITTEN(path=str(path.parent), error=reason)) from error
    finally:
        with suppress(OSError):
            _remove(part)


def _remove(database: Path) -> None:
    for ending in _COMPANIONS:
        Path(f"{database}{ending}").unlink(missing_ok=True)


def list_backups(folder: Path) -> list[Backup]:
    """The copies in a folder, newest first."""
    found = [Backup(path, path.stat().st_mtime, path.stat().st_size) for path in folder.glob("*.sqlite")]
    return sorted(found, key=lambda backup: (backup.made_at, backup.path.name), reverse=True)


def find_fault(path: Path) -> Message | None:
    """What is wrong with a database file; None if it is sound."""
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


def find_newest_good(folder: Path, kinds: tuple[str, ...] = ("",)) -> Path | None:
    """The newest sound backup whose name begins like that; a doubtful or empty one only if there is nothing better."""
    found = [one for one in list_backups(folder) if one.path.name.startswith(kinds)]
    sound = [one for one in found if find_fault(one.path) is None]
    sound.sort(key=lambda one: one.is_doubtful or (read_contents(one.path) or Contents()).is_empty)
    return sound[0].path if sound else None


def has_copies(database: Path) -> bool:
    """Whether there is a backup of a database, or one that was set aside, that is not empty."""
    paths = [*(database.parent / "backups").glob("*.sqlite"), *list_replaced_files(database)]
    return any(not (read_contents(path) or Contents(posts=1)).is_empty for path in paths)


def list_replaced_files(database: Path) -> list[Path]:
    return sorted(database.parent.glob(f"{database.stem}.*{database.suffix}"))


def restore(
    database: Path,
    backup: Path,
    now: float,
    on_progress: Progress | None = None,
    prepare: Callable[[Path], None] = lambda fresh: None,
) -> Path | None:
    """Put a backup in the database's place; return where the replaced file was kept, if there was one. StoreError if
    somebody still uses the database. `prepare` gets the copy before it is put in place, and raises if it must not."""
    fault = find_fault(backup) if backup.exists() else Code.BACKUP_MISSING()
    if fault is not None:
        raise StoreError(Code.BACKUP_UNUSABLE(file=backup.name, fault=fault))
    # Written whole before anything is moved: a full disk must not leave the user without a database.
    fresh = database.with_name(f"{database.stem}.restore")
    with have_alone(database), plain_errors():
        source = apsw.Connection(str(backup), flags=apsw.SQLITE_OPEN_READONLY)
        try:
            write_backup(source, fresh, on_progress)
        finally:
            source.close()
        try:
            prepare(fresh)
        except BaseException:
            _remove(fresh)
            raise
        return put_in_place(fresh, database, "replaced", now)


def put_in_place(fresh: Path, database: Path, why: str, now: float) -> Path | None:
    """Replace the database by a new file; return where the old one was kept. Needs the database to itself."""
    try:
        kept = _quarantine(database, why, now)
        os.replace(fresh, database)
    except PermissionError as error:  # Windows, where somebody has it open
        raise StoreError(Code.STORE_HELD()) from error
    except OSError as error:
        known = as_disk_error(error)
        if known is None:
            raise
        raise known from error
    return kept


def _quarantine(database: Path, why: str, now: float) -> Path | None:
    """Rename a database and its companions; return the new name, or None if there was no database.

    The database goes first: after a crash in between it is missing, which db.open_store notices. Without its -wal file
    it would open and lack what that holds.
    """
    is_there = database.exists()
    stem = f"{database.stem}.{why}-{_stamp(now)}"
    names = (f"{stem}{more}{database.suffix}" for more in ("", *(f"-{number}" for number in range(2, 1000))))
    target = next(path for name in names if not (path := database.with_name(name)).exists())
    for ending in _COMPANIONS:
        companion = Path(f"{database}{ending}")
        if companion.exists():
            os.rename(companion, Path(f"{target}{ending}"))
    return target if is_there else None


def _copy(conn: apsw.Connection, path: Path, pages: int) -> Iterator[tuple[int, int]]:
    """Copy some pages at each step; yield how many are done of how many."""
    target = apsw.Connection(str(path))
    try:
        with target.backup("main", conn, "main") as backup:
            while not backup.done:
                backup.step(pages)
                yield backup.page_count - backup.remaining, backup.page_count
        # Without WAL the copy is one file that opens from anywhere, a read-only disk too.
        target.execute("PRAGMA journal_mode = DELETE")
    finally:
        target.close()


def _stamp(now: float) -> str:
    return time.strftime("%Y%m%d-%H%M%S", time.gmtime(now))
