"""Repairs a profile's database: restore a backup, salvage, save what is readable, start again. Window and commands.

Only with the profile's lock, so that no window or engine writes into a file that was set aside; other commands are kept
out by store/use_lock.py. The old file is never changed: it is set aside under a new name in the same folder. Then both
are compared, so that the user learns what is missing.
"""

from __future__ import annotations

import shutil
from contextlib import closing
from html import escape
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from reader.core.clock import LocalZone, show_at
from reader.core.errors import StoreError
from reader.core.paths import Profile
from reader.core.records.stored import EntryFull, View, ViewKind
from reader.core.words.catalogue import Code
from reader.features.recovery import store as salvage
from reader.features.recovery.store import Losses, find_losses
from reader.features.subscriptions.service.subscription_files import export_file
from reader.store import backup
from reader.store.backup import Backup, Contents, Progress, read_contents
from reader.store.db import Connection, can_read, open_part
from reader.store.own_copy import goes_with
from reader.store.views import get_entry, list_ids

MOST = 100_000
_HEAD = (
    '<!doctype html><html><head><meta charset="utf-8"><title>Paperround</title>'
    "<style>body{max-width:42em;margin:2em auto;padding:0 1em;font:1em/1.6 Georgia,serif}"
    "p{white-space:pre-wrap}small{color:#6d6962}</style></head><body>\n"
)


def write_starred(conn: Connection, path: Path) -> int:
    """Write starred posts as one plain page for any browser, with their texts escaped; return how many."""
    ids = list_ids(conn, View(ViewKind.STARRED), MOST).ids
    with path.open("w", encoding="utf-8", errors="replace") as file:
        file.write(_HEAD)
        for entry_id in ids:
            file.write(_make_section(get_entry(conn, entry_id)))
        file.write("</body></html>\n")
    return len(ids)


def _make_section(entry: EntryFull) -> str:
    row = entry.row
    title = escape(row.title or row.link)
    if row.link.startswith(("http://", "https://")):
        title = f'<a href="{escape(row.link)}" rel="noreferrer">{title}</a>'
    day = show_at(row.sort_at, LocalZone()).date().isoformat()
    return f"<h2>{title}</h2>\n<small>{escape(row.feed_name)}, {day}</small>\n<p>{escape(entry.text)}</p>\n"


class Copy(Struct, frozen=True):
    """A backup that was opened and checked."""

    backup: Backup
    contents: Contents


class Repaired(Struct, frozen=True):
    kept: Path | None
    """Where the old file is now; None if there was none."""
    losses: Losses
    """What the old file holds and the new one lacks."""
    filled_from: Path | None = None
    """The backup from which missing rows were taken."""
    lost: dict[str, int] = {}
    """What is known to be missing in both, as names with numbers."""
    distrusted: salvage.Distrusted = salvage.Distrusted()
    """What came back switched off."""


class Saved(Struct, frozen=True):
    folder: Path
    database: Path
    contents: Contents
    report: salvage.SalvageReport


def list_copies(profile: Profile, most: int = 8, *, is_checked: bool = True) -> list[Copy]:
    """Backups that hold something: good ones before doubtful ones, then newest first. `is_checked` leaves out unsound
    ones, which takes a while with large files."""
    found: list[Copy] = []
    for one in backup.list_backups(profile.backups):
        if len(found) >= most:
            break
        is_sound = not is_checked or backup.find_fault(one.path) is None
        contents = read_contents(one.path) if is_sound else None
        if contents is not None and not contents.is_empty and can_read(one.path):
            base = find_base(profile, one.path, is_checked=is_checked)
            posts = contents.posts if base is None else (read_contents(base) or contents).posts
            found.append(Copy(one, replace(contents, posts=max(posts, contents.posts))))
    return sorted(found, key=lambda copy: copy.backup.is_doubtful)


def find_base(profile: Profile, source: Path, *, is_checked: bool = True) -> Path | None:
    """The copy of everything upon which a copy of the user's own data is restored; None for any other backup."""
    if source.parent != profile.backups or not source.name.startswith(backup.SMALL):
        return None
    made_at = source.stat().st_mtime
    for one in backup.list_backups(profile.backups):
        is_whole = one.path.name.startswith((backup.EVERYTHING, backup.BY_HAND)) and one.made_at <= made_at
        if is_whole and (not is_checked or backup.find_fault(one.path) is None) and goes_with(source, one.path):
            return one.path
    return None


def restore_backup(profile: Profile, source: Path, now: float, on_progress: Progress | None = None) -> Repaired:
    """Put a backup in place; one of the user's own data upon the newest copy of everything that goes with it. In a file
    from outside the folder of backups nothing is trusted that is new here."""
    distrusted = salvage.Distrusted()

    def prepare(fresh: Path) -> None:
        nonlocal distrusted
        salvage.require_our_schema(fresh, source.name, now)
        if base is not None:
            salvage.bring_up_to_date(fresh, source, now)
        if source.resolve().parent != profile.backups.resolve():
            distrusted = salvage.distrust(fresh, profile.database)

    base = find_base(profile, source)
    kept = backup.restore(profile.database, base or source, now, on_progress, prepare)
    return replace(_compare(profile, kept), distrusted=distrusted)


def salvage_database(profile: Profile, now: float) -> Repaired:
    report = salvage.salvage(profile.database, profile.backups, now)
    kept = report.kept if report.kept != profile.database else None
    return _compare(profile, kept, report)


def start_over(profile: Profile, now: float) -> Repaired:
    """Start with an empty database and the user's feeds; the old one is set aside."""
    report = salvage.start_over(profile.database, profile.backups, now)
    _require_sound(profile.database)
    return Repaired(report.kept if report.kept != profile.database else None, Losses())


def save_readable(profile: Profile, folder: Path, now: float, on_progress: Progress | None = None) -> Saved:
    """Write feeds, stars and every readable post into a new folder inside `folder`; the profile is only read."""
    made = _make_folder(folder)
    target = made / profile.database.name
    try:
        report = salvage.save_readable(profile.database, profile.backups, target, now, on_progress)
        with closing(open_part(target, now)) as conn:
            export_file(conn, made / "feeds.opml")
            write_starred(conn, made / "stars.html")
            conn.execute("PRAGMA journal_mode = DELETE")
    except BaseException:
        shutil.rmtree(made, ignore_errors=True)  # cancelled, or no room: nothing incomplete is left
        raise
    return Saved(made, target, read_contents(target) or Contents(), report)


def use_saved(profile: Profile, saved: Saved, now: float) -> Repaired:
    """Continue with what was saved: a copy of it replaces the database, which is set aside."""
    return _compare(profile, backup.restore(profile.database, saved.database, now), saved.report)


def _compare(profile: Profile, kept: Path | None, report: salvage.SalvageReport | None = None) -> Repaired:
    """Compare the new database with the file that was set aside for it."""
    _require_sound(profile.database)
    losses = find_losses(kept, profile.database) if kept else Losses()
    return Repaired(kept, losses, report.backup, report.lost) if report else Repaired(kept, losses)


def _require_sound(database: Path) -> None:
    fault = backup.find_fault(database)
    if fault is not None:
        raise StoreError(Code.REPAIR_NOT_SOUND(fault=fault))


def _make_folder(folder: Path) -> Path:
    for number in range(1, 1_000):
        made = folder / ("Paperround" if number == 1 else f"Paperround {number}")
        try:
            made.mkdir()
        except FileExistsError:
            continue
        except OSError as error:
            raise StoreError(
                Code.PROFILE_NOT_MADE(path=str(made), error=error.strerror or type(error).__name__)
            ) from error
        return made
    raise StoreError(Code.PROFILE_NOT_MADE(path=str(folder), error=""))
