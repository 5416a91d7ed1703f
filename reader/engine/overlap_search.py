"""Searches for overlapping subscriptions once a day and after a new feed, some feeds at a time. The engine's thread."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import tzinfo

import reader.store.content as rows
from reader.clock import local_day
from reader.learn.content import similarity
from reader.model.content import Overlap
from reader.model.planning import DAY_S
from reader.store.db import Connection
from reader.store.engine_state import find_state, save_state
from reader.store.feeds import list_answered_ids, list_feeds
from reader.store.stories import save_overlaps

DAYS = 21
MOST_POSTS = 300
FEEDS_AT_ONCE = 10
_LAST_DAY = "overlaps_day"


class OverlapSearch:
    def __init__(self, conn: Connection, zone: tzinfo) -> None:
        self._conn, self._zone = conn, zone
        self._known = list_answered_ids(conn)
        self._done_on: str | None = find_state(conn, _LAST_DAY)
        self._left: list[int] | None = None
        """Feeds whose posts are still to be read; None between searches."""
        self._posts: dict[int, similarity.Posts] = {}

    def note_stored(self, feed_ids: set[int]) -> None:
        """Search again if a feed is new: the user may have it already."""
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
            self._finish(now)
        return True

    def _finish(self, now: float) -> None:
        save_overlaps(self._conn, similarity.find_overlaps(self._posts))
        self._done_on = local_day(now, self._zone)
        save_state(self._conn, _LAST_DAY, self._done_on)
        self.give_up()


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
