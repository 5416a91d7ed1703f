"""Changes the user's settings and erases the reading history. The window's write thread, or a command.

In the window all changes go through `Commands.change_settings`, which tells the engine and every part of the window.
Terminal, settings and Insights erase by the same functions. What is learned without being stored goes with its data;
who runs the engine sends it `ReadingErased`. What goes and what stays: docs/developer/notes/what-does-erasing-erase.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from reader.core.clock import LocalZone, local_day
from reader.core.paths import Profile
from reader.core.settings import Settings, make_settings
from reader.net import proxies
from reader.store.db import Connection, get_path, transaction
from reader.store.erase import ErasedCopies, erase_copies, erase_reading
from reader.store.pictures import PictureCache
from reader.store.settings import load_settings, save_settings

WHAT_IF = "what_if"
"""The row of the last replay of the user's weeks, with its instant."""


def forget_reading(conn: Connection, now: float) -> None:
    """Erase the reading in the database and the kept plan. `forget_in_copies`, which may take long, is step two."""
    erase_reading(conn, now, local_day(now, LocalZone()))
    with suppress(OSError):  # in use by the engine on some systems: it deletes the plan itself
        Profile(get_path(conn).parent).kept_plan.unlink(missing_ok=True)


def forget_in_copies(conn: Connection, now: float) -> ErasedCopies:
    """Erase the reading in backups and databases that were set aside; `conn` only says where. Pictures go too, as they
    show what was opened and when, and so do editions, which were made before first visits."""
    profile = Profile(get_path(conn).parent)
    PictureCache(profile.pictures).clear()
    PictureCache(profile.thumbnails).clear()
    for edition in profile.editions.glob("*.*"):
        with suppress(OSError):
            edition.unlink()
    return erase_copies(profile.database, profile.backups, local_day(now, LocalZone()))


def clear_images(conn: Connection) -> int:
    """Delete the stored images, which load again when they are shown, and return how many bytes they took."""
    profile, freed = Profile(get_path(conn).parent), 0
    for folder in (profile.pictures, profile.thumbnails):
        freed += size_of(folder)
        PictureCache(folder).clear()
    return freed


def size_of(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.glob("**/*") if file.is_file()) if folder.is_dir() else 0


class SettingsChange(Struct, frozen=True):
    before: Settings
    after: Settings

    def changes_back(self) -> dict[str, Any]:
        """The changes that undo this one and leave later changes alone."""
        after = asdict(self.after)
        return {name: value for name, value in asdict(self.before).items() if value != after[name]}


def apply_changes(before: Settings, changes: Mapping[str, Any]) -> Settings:
    """The settings after the changes; window and terminal refuse a bad value here, with the same UsageError."""
    # A user who made a choice about pictures need not be asked any more.
    asked = {"pictures_asked": True} if "pictures" in changes else {}
    after = make_settings(asdict(before) | asked | dict(changes))
    if after.proxy != before.proxy:
        proxies.parse_proxy(after.proxy)  # refuses what every fetch would refuse
    return after


def change_settings(conn: Connection, changes: Mapping[str, Any]) -> SettingsChange:
    """Change only the named settings; a bad value is refused and nothing is stored."""
    with transaction(conn):
        before = load_settings(conn)
        if changes.get("strategy", before.strategy) != before.strategy:
            changes = {"strategy_until": "", **changes}  # the day was meant for the one before
        after = apply_changes(before, changes)
        save_settings(conn, after)
    return SettingsChange(before, after)
