"""Changes the owner's settings: everyone who saves one comes here. The window's write thread, or a command.

In the window all go through `Commands.change_settings`, which tells the engine and every part of the window.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from reader.fetch.connection import proxies
from reader.settings import Settings, make_settings
from reader.store.db import Connection, transaction
from reader.store.settings import load_settings, save_settings


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
