"""The doctor command: versions, integrity, backups, repairs; and the licences command."""

from __future__ import annotations

import platform
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import metadata
from pathlib import Path
from typing import Any

import reader.store.backup as backups
from reader import __version__
from reader.cli.commands import Answer, Chosen, Commands, either, flag, value
from reader.cli.output import Row, complain, iso_time, local_time, pick, say
from reader.clock import SystemClock
from reader.errors import StoreError, UsageError
from reader.licences import Component, list_components
from reader.paths import Profile, require_utf_8
from reader.process.profile_lock import ProfileLock
from reader.services.repair import Repaired, restore_backup, salvage_database
from reader.store.db import get_sqlite_version, is_read_only, open_store
from reader.store.maintenance import check
from reader.wording.catalogue import Code
from reader.wording.words import in_english

LIBRARIES = ("PySide6-Essentials", "feedparser", "urllib3", "nh3", "apsw", "numpy")


COMMANDS = Commands()


@COMMANDS.add(
    "licences",
    "what Paperround is made of, and under which licences",
    value("name", words="print the licence of this one in full", nargs="?"),
    columns=("name", "version", "licence", "home"),
    json="print a list of objects, with all texts",
    with_store=False,
)
def run_licences(profile: Profile, chosen: Chosen) -> list[Row] | None:
    components = list_components()
    if chosen.name is not None:
        say(_get_text(components, chosen.name))
        return None
    return [pick(one, "name version licence home text") for one in components]


def _get_text(components: list[Component], name: str) -> str:
    found = [one for one in components if one.name.lower() == name.lower()]
    if not found:
        raise UsageError(f"Paperround is not made of “{name}”; 'paperround licences' lists what it is made of.")
    return found[0].text or f"{found[0].licence}: {found[0].home}"


@COMMANDS.add(
    "doctor",
    "check that everything is in order; back up, restore, salvage",
    either(
        flag("--backup", "make a backup now"),
        value("--restore", "FILE", "put a backup in place, the newest sound one by default", nargs="?", const=""),
        flag("--salvage", "save what is readable of a damaged database"),
    ),
    columns=("ok", "what", "found"),
    with_store=False,
)
def run_doctor(profile: Profile, chosen: Chosen) -> Answer | None:
    require_utf_8(profile.folder)
    if chosen.backup:
        _back_up(profile)
    elif chosen.restore is not None:
        _restore(profile, chosen.restore)
    elif chosen.salvage:
        _salvage(profile)
    else:
        return _examine(profile)
    return None


def _examine(profile: Profile) -> Answer:
    """One row per thing looked at; the exit code tells a script whether all is well."""
    rows = [*_versions(), *_integrity(profile), *_backups(profile)]
    if all(row["ok"] == "yes" for row in rows):
        return Answer(rows, ["All is well."])
    return Answer(rows, ["Something needs attention: see the lines with 'no'."], StoreError.exit_code)


def _row(ok: bool, what: str, found: str) -> dict[str, Any]:
    return {"ok": "yes" if ok else "no", "what": what, "found": found}


def _versions() -> Iterator[dict[str, Any]]:
    yield _row(True, "Paperround", __version__)
    yield _row(True, "Python", platform.python_version())
    yield _row(True, "SQLite", get_sqlite_version())
    for name in LIBRARIES:
        version = _find_version(name)
        yield _row(version is not None and _is_safe(name, version), name, version or "missing")


def _find_version(name: str) -> str | None:
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return None


def _is_safe(name: str, version: str) -> bool:
    """PySide6 6.12 aborts on Python 3.11 after some thousand calls."""
    is_old_python = platform.python_version_tuple() < ("3", "12")
    return not (name.startswith("PySide6") and version.startswith("6.12.") and is_old_python)


def _integrity(profile: Profile) -> Iterator[dict[str, Any]]:
    yield _row(True, "profile", str(profile.folder))
    if not profile.database.exists():
        is_lost = backups.has_copies(profile.database)
        yield _row(not is_lost, "database", "missing beside backups" if is_lost else "not made yet")
        return
    try:
        conn = open_store(profile.database, SystemClock().now())
    except StoreError as error:
        yield _row(False, "database", str(error))
        return
    try:
        problems = check(conn) + (["It cannot be written."] if is_read_only(conn) else [])
    finally:
        conn.close()
    size = profile.database.stat().st_size / 1e6
    yield _row(not problems, "database", f"{size:.1f} MB, sound" if not problems else " ".join(problems))


def _backups(profile: Profile) -> Iterator[dict[str, Any]]:
    found = backups.list_backups(profile.backups)
    if profile.backups.exists() and not profile.backups.is_dir():
        yield _row(False, "backups", f"none can be made: {profile.backups.name} is a file where a folder belongs")
    elif not found:
        yield _row(True, "backups", "none yet; one is made at the first refresh of each day")
    for one in found:
        fault = backups.find_fault(one.path)
        text = f"{one.path.name}, {local_time(one.made_at)}, {one.size / 1e6:.1f} MB"
        yield _row(fault is None, "backup", text if fault is None else f"{text}: {in_english(fault)}") | {
            "made": iso_time(one.made_at)
        }


def _back_up(profile: Profile) -> None:
    now = SystemClock().now()
    conn = open_store(profile.database, now)
    try:
        path = backups.back_up_by_hand(conn, profile.backups, now)
    finally:
        conn.close()
    say(f"Wrote {path}.")


@contextmanager
def _alone(profile: Profile) -> Iterator[None]:
    """No repair while a window or an engine goes on writing."""
    with ProfileLock(profile) as lock:
        if not lock.is_ours:
            raise StoreError(Code.REPAIR_WHILE_RUNNING())
        yield


def _restore(profile: Profile, name: str) -> None:
    with _alone(profile):
        source = _find_backup(profile, name)
        repaired = restore_backup(profile, source, SystemClock().now())
    say(f"Restored {source.name}.")
    _print_repaired(repaired)


def _print_repaired(repaired: Repaired) -> None:
    """Where the old file is, and the proof that nothing of it is missing, or what is."""
    if repaired.kept is None:
        return
    say(f"What was there before is kept as {repaired.kept}.")
    losses = repaired.losses
    names = ("feeds", "posts", "posts marked read", "stars", "tagged posts")
    counts = (losses.feeds, losses.posts, losses.read, losses.stars, losses.tagged)
    missing = [f"{count} {name}" for name, count in zip(names, counts, strict=True) if count]
    if missing:
        complain(f"that file holds what the database now lacks: {', '.join(missing)}")
    elif losses.is_nothing:
        say("Nothing that it holds is missing.")
    else:
        say("Nothing of what can be read in it is missing.")


def _find_backup(profile: Profile, name: str) -> Path:
    if not name:
        newest = backups.find_newest_good(profile.backups)
        if newest is None:
            raise StoreError(f"There is no sound backup in {profile.backups}.")
        return newest
    inside = profile.backups / name
    return inside if inside.exists() else Path(name)


def _salvage(profile: Profile) -> None:
    if not profile.database.exists():
        raise StoreError(f"There is no database at {profile.database}; nothing to salvage.")
    with _alone(profile):
        repaired = salvage_database(profile, SystemClock().now())
    _print_repaired(repaired)
    source = repaired.filled_from
    if source is not None:
        made = local_time(source.stat().st_mtime)
        say(f"What could not be read was taken from {source.name} where it had it.")
        complain(f"what you marked since {made} is lost where the damaged file could not be read")
    for what, count in repaired.lost.items():
        complain(f"lost {count} {what}")
