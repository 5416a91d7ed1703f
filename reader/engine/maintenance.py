"""Daily maintenance, whoever happens to be running: a backup, then letting go what may go."""

from __future__ import annotations

from datetime import tzinfo

from reader.clock import local_day
from reader.paths import Profile
from reader.settings import Settings
from reader.store.db import Connection
from reader.store.polling.engine_state import find_state, save_state
from reader.store.reading import erase
from reader.store.repair import maintenance

_LAST_DAY = "upkeep_day"
LONG_AWAY_S = 30 * 86_400.0


def keep_up(conn: Connection, profile: Profile, settings: Settings, now: float, zone: tzinfo) -> None:
    """Does nothing if it was done today. After a month without a day of it, nothing is let go for one more day: that is
    long for a holiday and what a wrong clock looks like, and what is old by a wrong clock is not old."""
    today, last = local_day(now, zone), find_state(conn, _LAST_DAY)
    if last == today:
        return
    if erase.do_copies_wait(conn):  # the program ended before they were done
        erase.erase_copies(profile.database, profile.backups, today)
        erase.note_copies_erased(conn)
    if last is None or local_day(now - LONG_AWAY_S, zone) <= str(last) <= today:
        maintenance.tidy(conn, settings, profile.backups, now)
    save_state(conn, _LAST_DAY, today)


class HourlyUpkeep:
    """Looks once an hour whether the day's maintenance is done."""

    def __init__(self, conn: Connection, profile: Profile, zone: tzinfo) -> None:
        self._conn, self._profile, self._zone = conn, profile, zone
        self._hour = -1

    def run(self, settings: Settings, now: float) -> None:
        hour = int(now // 3_600)
        if hour != self._hour:
            self._hour = hour
            keep_up(self._conn, self._profile, settings, now, self._zone)
