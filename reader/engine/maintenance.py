"""What is done about once a day, whoever happens to be running: a backup, then letting go what may go."""

from __future__ import annotations

from reader.engine.update import local_day
from reader.paths import Profile
from reader.settings import Settings
from reader.store.db import Connection
from reader.store.maintenance import tidy
from reader.store.settings import load_rows, save_rows

_LAST_DAY = "upkeep_day"


def keep_up(conn: Connection, profile: Profile, settings: Settings, now: float) -> None:
    """Does nothing if it was done today."""
    today = local_day(now)
    if load_rows(conn).get(_LAST_DAY) == today:
        return
    tidy(conn, settings, profile.backups, now)
    save_rows(conn, {_LAST_DAY: today})
