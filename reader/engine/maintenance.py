"""Daily maintenance (a backup, then deleting what may go), and the engine's idle work."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from datetime import tzinfo

from reader.clock import local_day
from reader.engine import content_reader
from reader.engine.overlap_search import OverlapSearch
from reader.errors import PaperroundError
from reader.paths import Profile
from reader.settings import Settings
from reader.store import erase, maintenance
from reader.store.content import has_posts_left
from reader.store.db import Connection
from reader.store.engine_state import find_state, save_state
from reader.store.search import index_some

POSTS_AT_ONCE, INDEXED_AT_ONCE = 25, 50
"""Some 20 ms of work."""
MOST_INDEXED = 2_000
"""After a round: some 0.8 s."""

_LAST_DAY = "upkeep_day"
LONG_AWAY_S = 30 * 86_400.0
_log = logging.getLogger(__name__)


class Upkeep:
    """Does the day's maintenance. When idle, indexes a long queue for search, reads new entries, and searches for
    overlapping subscriptions.

    Idle work is done in small steps, so that neither a due poll nor a stop waits, and asks for no wake-up when done.
    The engine's thread; rows say how far it got.
    """

    def __init__(self, conn: Connection, zone: tzinfo, profile: Profile) -> None:
        self._conn, self._zone, self._profile = conn, zone, profile
        self._hour = -1
        self._reader: content_reader.ContentReader | None = None
        self._overlaps = OverlapSearch(conn, zone)
        # What an import or another program stored before this start may be neither read nor indexed.
        self._is_behind = self._is_index_behind = True

    def note_stored(self, feed_ids: Iterable[int]) -> None:
        """Note that these feeds brought something new."""
        ids = set(feed_ids)
        self._is_behind = self._is_behind or bool(ids)
        self._overlaps.note_stored(ids)

    def index_new(self) -> None:
        """Index what a round brought at once; a longer queue, as after a repair, is left to idle moments."""
        self._is_index_behind = index_some(self._conn, MOST_INDEXED) > 0

    def keep_up_hourly(self, settings: Settings, now: float) -> None:
        """Do the day's maintenance if an hour began: the day may have."""
        if int(now // 3_600) != self._hour:
            self._hour = int(now // 3_600)
            keep_up(self._conn, self._profile, settings, now, self._zone)

    def use_idle_time(self, now: float) -> bool:
        """Do one small step of work; return False if none was left."""
        try:
            return self._index() or self._read() or self._overlaps.go_on(now)
        except PaperroundError:
            # The store is busy or full: this is tried again when something new is stored.
            self._give_up()
        except Exception:  # noqa: BLE001 - a bug in this extra must not stop polling
            _log.exception("Entries could not be read for what they are about.")
            self._give_up()
        return False

    def _index(self) -> bool:
        self._is_index_behind = self._is_index_behind and index_some(self._conn, INDEXED_AT_ONCE) > 0
        return self._is_index_behind

    def _read(self) -> bool:
        if self._is_behind and self._reader is None and has_posts_left(self._conn):
            self._reader = content_reader.ContentReader(self._conn)
        self._is_behind = self._is_behind and self._reader is not None and self._reader.go_on(POSTS_AT_ONCE)
        return self._is_behind

    def _give_up(self) -> None:
        self._is_behind = self._is_index_behind = False
        self._overlaps.give_up()


def keep_up(conn: Connection, profile: Profile, settings: Settings, now: float, zone: tzinfo) -> None:
    """Do the day's maintenance unless it is done. After a month without, nothing is deleted for one more day: that is
    long for a holiday but typical of a wrong clock, by which nothing is really old."""
    today, last = local_day(now, zone), find_state(conn, _LAST_DAY)
    if last == today:
        return
    if erase.do_copies_wait(conn):  # the program ended before they were erased
        erase.erase_copies(profile.database, profile.backups, today)
        erase.note_copies_erased(conn)
    if last is None or local_day(now - LONG_AWAY_S, zone) <= str(last) <= today:
        maintenance.tidy(conn, settings, profile.backups, now)
    save_state(conn, _LAST_DAY, today)
