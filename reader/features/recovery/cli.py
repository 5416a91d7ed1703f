"""The doctor command, which checks, backs up and repairs the database, and the licences command."""

from __future__ import annotations

import platform
from collections.abc import Iterator
from contextlib import closing, contextmanager
from importlib import metadata
from pathlib import Path
from typing import Any

import reader.features.accounts.store as accounts
import reader.store.backup as backups
from reader import __version__
from reader.cli.arguments import suggest
from reader.cli.commands import Answer, Chosen, Commands, either, flag, value
from reader.cli.output import Row, complain, iso_time, local_time, pick, say, say_size
from reader.core.clock import SystemClock
from reader.core.errors import StoreError, UsageError
from reader.core.licences import Component, list_components
from reader.core.paths import Profile
from reader.core.private_files import require_utf_8
from reader.core.words.catalogue import Code
from reader.core.words.words import in_english
from reader.engine.process.profile_lock import ProfileLock
from reader.features.recovery.service import Repaired, restore_backup, salvage_database
from reader.store.db import Connection, get_sqlite_version, is_read_only, open_store
from reader.store.maintenance import check

LIBRARIES = ("PySide6-Essentials", "feedparser", "urllib3", "nh3", "apsw", "numpy")


COMMANDS = Commands()


@COMMANDS.add(
    "licences",
    "list the components of Paperround and their licences",
    value("name", "NAME", "print the full licence of this component", nargs="?"),
    columns=("name", "version", "licence", "home"),
    json="print a list of objects, with the full texts",
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
        names = [one.name for one in components]
        raise UsageError(
            f"There's no component {name!r}.{suggest(name, names)} Run 'paperround licences' to list them."
        )
    return found[0].text or f"{found[0].licence}: {found[0].home}"


@COMMANDS.add(
    "doctor",
    "check the database; back up, restore or recover it",
    either(
        flag("--backup", "back up now"),
        value("--restore", "FILE", "restore a backup (default: the newest valid one)", nargs="?", const=""),
        flag("--salvage", "recover what is readable from a damaged database"),
    ),
    columns=("ok", "check", "result"),
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
    """Check everything, one row each; the exit code tells scripts whether there are problems."""
    rows = [*_versions(), *_integrity(profile), *_backups(profile)]
    if all(row["ok"] == "yes" for row in rows):
        return Answer(rows, ["Everything is OK."])
    return Answer(rows, ['Problems found: see the lines marked "no".'], StoreError.exit_code)


def _row(ok: bool, check: str, result: str) -> dict[str, Any]:
    return {"ok": "yes" if ok else "no", "check": check, "result": result}


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
        yield _row(not is_lost, "database", "missing (backups exist)" if is_lost else "not created yet")
        return
    try:
        with closing(open_store(profile.database, SystemClock().now())) as conn:
            yield from _accounts(conn)
            problems = check(conn) + (["It can't be written to."] if is_read_only(conn) else [])
    except StoreError as error:
        yield _row(False, "database", str(error))
        return
    verified = f"{say_size(profile.database.stat().st_size)}, verified"
    yield _row(not problems, "database", " ".join(problems) or verified)


def _accounts(conn: Connection) -> Iterator[dict[str, Any]]:
    """Entries that the server doesn't know of though it may have them: their marks wouldn't be sent."""
    for account in accounts.list_accounts(conn):
        known = accounts.find_account_state(conn, account.id).untied
        untied = accounts.count_untied(conn, account.id)
        count = sum(count for feed_id, count in untied.items() if known.get(str(feed_id)) != count)
        found = f"{account.name}: {count} articles aren't linked with the server's; 'paperround sync' mends that"
        yield _row(not count, "account", found if count else f"{account.name}: all articles are linked or only here")


def _backups(profile: Profile) -> Iterator[dict[str, Any]]:
    found = backups.list_backups(profile.backups)
    if profile.backups.exists() and not profile.backups.is_dir():
        yield _row(
            False, "backups", f"can't back up: {profile.backups.name} is a file and must be a folder. Move it away."
        )
    elif not found:
        yield _row(True, "backups", "none yet; the first refresh of each day makes one")
    for one in found:
        fault = backups.find_fault(one.path)
        text = f"{one.path.name}, {local_time(one.made_at)}, {say_size(one.size)}"
        yield _row(fault is None, "backup", text if fault is None else f"{text}: {in_english(fault)}") | {
            "made": iso_time(one.made_at)
        }


def _back_up(profile: Profile) -> None:
    now = SystemClock().now()
    with closing(open_store(profile.database, now)) as conn:
        path = backups.back_up_by_hand(conn, profile.backups, now)
    say(f"Wrote {path}.")


@contextmanager
def _alone(profile: Profile) -> Iterator[None]:
    """Hold the profile's lock, so that no window or engine writes during the repair."""
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
    off = repaired.distrusted
    if off.targets:
        say(
            f"{off.targets} destinations and {off.rules} rules that use them came back switched off, because this file "
            "isn't from your own folder of backups. Check each destination and save it to switch it on."
        )


def _print_repaired(repaired: Repaired) -> None:
    """Print where the old file is, and what is missing from the new one."""
    if repaired.kept is None:
        return
    say(f"The old database is kept as {repaired.kept}.")
    losses = repaired.losses
    names = ("feeds", "articles", "articles marked as read", "starred articles", "tagged articles")
    counts = (losses.feeds, losses.posts, losses.read, losses.stars, losses.tagged)
    missing = [f"{count} {name}" for name, count in zip(names, counts, strict=True) if count]
    if missing:
        complain(f"The old file contains data that's missing now: {', '.join(missing)}.")
    elif losses.is_nothing:
        say("Nothing in it is missing.")
    else:
        say("Nothing readable in it is missing.")


def _find_backup(profile: Profile, name: str) -> Path:
    if not name:
        newest = backups.find_newest_good(profile.backups)
        if newest is None:
            raise StoreError(
                f"There's no valid backup in {profile.backups}. Give the path of a backup after --restore."
            )
        return newest
    inside = profile.backups / name
    return inside if inside.exists() else Path(name)


def _salvage(profile: Profile) -> None:
    if not profile.database.exists():
        raise StoreError(f"There's no database at {profile.database}, so there's nothing to recover.")
    with _alone(profile):
        repaired = salvage_database(profile, SystemClock().now())
    _print_repaired(repaired)
    source = repaired.filled_from
    if source is not None:
        made = local_time(source.stat().st_mtime)
        say(f"What couldn't be read was taken from {source.name}, as far as it was there.")
        complain(f"Marks made since {made} are lost where the damaged file couldn't be read.")
    for what, count in repaired.lost.items():
        complain(f"Lost {count} {what}.")
