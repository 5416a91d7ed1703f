"""Changes the user's settings: everyone who saves one comes here. The window's write thread, or a command.

In the window all go through `Commands.change_settings`, which tells the engine and every part of the window.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from reader.clock import LocalZone, local_day
from reader.fetch import proxies
from reader.paths import Profile
from reader.settings import Settings, make_settings
from reader.store.db import Connection, get_path, transaction
from reader.store.erase import ErasedCopies, erase_copies, erase_reading
from reader.store.pictures import PictureCache
from reader.store.settings import load_settings, save_settings

# Erases the reading history and what was learned from it, everywhere in the profile.
#
# The terminal, the settings and Insights all come here, so that erasing means the same everywhere. What is
# learned without being kept (reading times, interests) is gone with what it was learned from. Whoever runs
# the engine tells it `ReadingErased`, so that it forgets, too. What goes and what stays: docs/notes/what-
# does-erasing-erase.md.

WHAT_IF = "what_if"
"""The row in which the last replay of the user's weeks is kept, with its instant."""


def forget_reading(conn: Connection, now: float) -> None:
    """In the database, and the plan kept for the next start. The copies of the database are a second step,
    `forget_in_copies`, which may take a while."""
    erase_reading(conn, now, local_day(now, LocalZone()))
    with suppress(OSError):  # in use by the engine, on systems that mind: it deletes the plan itself when it hears
        Profile(get_path(conn).parent).kept_plan.unlink(missing_ok=True)


def forget_in_copies(conn: Connection, now: float) -> ErasedCopies:
    """In backups and databases that were set aside; `conn` only says where. Pictures go, too: which are there tells
    what was opened, and when; and papers, which came before the first visit."""
    profile = Profile(get_path(conn).parent)
    PictureCache(profile.pictures).clear()
    PictureCache(profile.thumbnails).clear()
    for paper in profile.editions.glob("*.*"):
        with suppress(OSError):
            paper.unlink()
    return erase_copies(profile.database, profile.backups, local_day(now, LocalZone()))


class SettingsChange(Struct, frozen=True):
    before: Settings
    after: Settings

    def changes_back(self) -> dict[str, Any]:
        """What undoes this, and leaves alone what was changed elsewhere since."""
        after = asdict(self.after)
        return {name: value for name, value in asdict(self.before).items() if value != after[name]}


def change_settings(conn: Connection, changes: Mapping[str, Any]) -> SettingsChange:
    """Only what is named changes; a bad value is refused and nothing is stored."""
    # Who chose about pictures anywhere need not be asked any more.
    asked = {"pictures_asked": True} if "pictures" in changes else {}
    with transaction(conn):
        before = load_settings(conn)
        after = make_settings(asdict(before) | asked | dict(changes))
        if after.proxy != before.proxy:
            proxies.parse_proxy(after.proxy)  # refuses here what every fetch would refuse
        save_settings(conn, after)
    return SettingsChange(before, after)
