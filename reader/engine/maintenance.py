"""Daily maintenance (a backup, then deleting what may go), and the engine's idle work. The engine's thread."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from datetime import tzinfo

import reader.store.content as rows
from reader.core.clock import local_day
from reader.core.errors import PaperroundError
from reader.core.paths import Profile
from reader.core.records.content import Overlap
from reader.core.records.logged import DAY_S
from reader.core.settings import Settings
from reader.features.search.store import index_some
from reader.features.stories import store as stories
from reader.features.stories import worker as content_reader
from reader.planner.content import similarity
from reader.store import backup, erase, maintenance, own_copy
from reader.store.db import Connection, give_back_space
from reader.store.engine_state import find_state, save_state
from reader.store.feeds import list_answered_ids, list_feeds

DAYS = 21
MOST_POSTS = 300
FEEDS_AT_ONCE = 10
_OVERLAPS_DAY = "overlaps_day"


class OverlapSearch:
    def __init__(self, conn: Connection, zone: tzinfo) -> None:
        self._conn, self._zone = conn, zone
        self._known = list_answered_ids(conn)
        self._done_on: str | None = find_state(conn, _OVERLAPS_DAY)
        self._left: list[int] | None = None
        """Feeds whose posts are still to be read; None between searches."""
        self._posts: dict[int, similarity.Posts] = {}

    def note_stored(self, feed_ids: set[int]) -> None:
        """Search again if a feed is new: it may be a duplicate."""
        if not feed_ids <= self._known:
            self._known |= feed_ids
            self._done_on, self._left = None, None

    def give_up(self) -> None:
        self._left, self._posts = None, {}

    def go_on(self, now: float) -> bool:
        """Do a part of a search; return False if none is due."""
        if self._left is None:
            if self._done_on == local_day(now, self._zone):
                return False
            self._left, self._posts = [feed.id for feed in list_feeds(self._conn)], {}
        batch, self._left = self._left[:FEEDS_AT_ONCE], self._left[FEEDS_AT_ONCE:]
        self._posts |= read_names(self._conn, batch, now)
        if not self._left:
            stories.save_overlaps(self._conn, similarity.find_overlaps(self._posts))
            self._done_on = local_day(now, self._zone)
            save_state(self._conn, _OVERLAPS_DAY, self._done_on)
            self.give_up()
        return True


def search_overlaps(conn: Connection, now: float) -> list[Overlap]:
    """Search all feeds at once, for a command."""
    return similarity.find_overlaps(read_names(conn, [feed.id for feed in list_feeds(conn)], now))


def read_names(conn: Connection, feed_ids: Iterable[int], now: float) -> dict[int, similarity.Posts]:
    """The names and times of the latest posts of each feed; feeds without posts are left out."""
    named: dict[int, similarity.Posts] = {}
    for feed_id in feed_ids:
        links = rows.list_links(conn, feed_id, now - DAYS * DAY_S, MOST_POSTS)
        if links:
            named[feed_id] = {similarity.name_post(link, title): float(at) for link, title, at in links}
    return named


POSTS_AT_ONCE, INDEXED_AT_ONCE = 25, 50
"""About 20 ms of work."""
PAGES_AT_ONCE = 500
"""Free pages that are given back to the system right away: 2 MB."""
_END = object()
MOST_INDEXED = 2_000
"""After a round: about 0.8 s."""

_LAST_DAY = "upkeep_day"
LONG_AWAY_S = 30 * 86_400.0
_log = logging.getLogger(__name__)


class Upkeep:
    """Does the day's maintenance. When idle, indexes a long queue for search, reads new entries, searches for
    overlapping subscriptions, copies everything once a week, and gives space back.

    Idle work is done in small steps, so that neither a due poll nor a stop waits, and asks for no wake-up when done.
    The engine's thread; rows say how far it got.
    """

    def __init__(self, conn: Connection, zone: tzinfo, profile: Profile) -> None:
        self._conn, self._zone, self._profile = conn, zone, profile
        self._hour = -1
        self._reader: content_reader.ContentReader | None = None
        self._overlaps = OverlapSearch(conn, zone)
        self._settings: Settings | None = None
        """While the day's maintenance may be due."""
        self._copying: Iterator[None] | None = None
        """A copy of everything that is being written."""
        self._is_copy_due = False
        # What an import or another program stored before this start may be neither read nor indexed.
        self._is_behind = self._is_index_behind = True

    def note_stored(self, feed_ids: Iterable[int]) -> None:
        """Note that these feeds brought something new."""
        ids = set(feed_ids)
        self._is_behind = self._is_behind or bool(ids)
        self._overlaps.note_stored(ids)

    def index_new(self) -> None:
        """Index what a round brought right away; a longer queue, as after a repair, is left to idle moments."""
        self._is_index_behind = index_some(self._conn, MOST_INDEXED) > 0

    def keep_up_hourly(self, settings: Settings, now: float) -> None:
        """Note that the day's maintenance may be due when an hour begins, since a new day may have begun, and do it if
        there was no calm moment for an hour. A copy of everything that nobody had time for starts over: it keeps the
        WAL from being emptied."""
        if int(now // 3_600) != self._hour:
            self._hour = int(now // 3_600)
            self._copying, self._is_copy_due = None, True
            self.keep_up(now)
            self._settings = settings

    def keep_up(self, now: float) -> bool:
        """Do the day's maintenance if it may be due; return False if not."""
        settings, self._settings = self._settings, None
        if settings is not None:
            keep_up(self._conn, self._profile, settings, now, self._zone)
        return settings is not None

    def use_idle_time(self, now: float, *, is_calm: bool = True) -> bool:
        """Do one small step of work; return False if none was left. Unless it is calm, only what somebody may search
        for is indexed."""
        try:
            if self._index():
                return True
            if is_calm:
                did = self.keep_up(now) or self._read() or self._overlaps.go_on(now) or self._copy(now)
                return did or give_back_space(self._conn, PAGES_AT_ONCE)
        except PaperroundError:
            # The store is busy or full: try again when something new is stored.
            self._give_up()
        except Exception:  # noqa: BLE001 - a bug in this extra must not stop polling
            _log.exception("Entries could not be read for what they are about.")
            self._give_up()
        return False

    def _index(self) -> bool:
        self._is_index_behind = self._is_index_behind and index_some(self._conn, INDEXED_AT_ONCE) > 0
        return self._is_index_behind

    def _read(self) -> bool:
        if self._is_behind and self._reader is None and rows.has_posts_left(self._conn):
            self._reader = content_reader.ContentReader(self._conn)
        self._is_behind = self._is_behind and self._reader is not None and self._reader.go_on(POSTS_AT_ONCE)
        return self._is_behind

    def _copy(self, now: float) -> bool:
        if not self._is_copy_due:
            return False
        if self._copying is None and backup.is_everything_due(self._profile.backups, now):
            folder, since_at = self._profile.backups, maintenance.find_started_over_at(self._conn)
            self._copying = own_copy.back_up_in_steps(self._profile.database, folder, now, since_at)
        self._is_copy_due = self._copying is not None and next(self._copying, _END) is not _END
        return self._is_copy_due

    def _give_up(self) -> None:
        self._copying, self._is_copy_due = None, False
        self._is_behind = self._is_index_behind = False
        self._overlaps.give_up()


def keep_up(conn: Connection, profile: Profile, settings: Settings, now: float, zone: tzinfo) -> None:
    """Do the day's maintenance unless it is done. After a month without any, delete nothing for one more day: few
    holidays are that long, but a wrong clock often is that far off, and then nothing is really old."""
    today, last = local_day(now, zone), find_state(conn, _LAST_DAY)
    if last == today or (last is None and not list_feeds(conn)):  # a first backup would be empty
        return
    if erase.do_copies_wait(conn):  # the program was stopped before they were erased
        erase.erase_copies(profile.database, profile.backups, today)
        erase.note_copies_erased(conn)
    if last is None or local_day(now - LONG_AWAY_S, zone) <= str(last) <= today:
        maintenance.tidy(conn, settings, profile.backups, now)
    save_state(conn, _LAST_DAY, today)
