"""Feeds that bring much and are seldom opened: what each takes of all fetches. Deciding is pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

import reader.store.feeds.feeds as feed_rows
from reader.model.planning import DAY_S
from reader.model.stored import Feed
from reader.store.db import Connection
from reader.store.reading.arrivals import FeedUse, count_use
from reader.store.settings import load_settings

DAYS = 90
LEAST_POSTS = 20
LEAST_AGE_S = 14 * DAY_S
"""A feed that came later has not had its chance."""
MOST_OPENED = 0.05
ENOUGH_OPENED = 10
"""Of all feeds together: who opened less has told nothing yet."""


class SeldomFeed(Struct, frozen=True):
    feed: Feed
    days: int
    """So long it was watched, at most DAYS."""
    posts: int
    opened: int
    fetch_share: float
    """Of all fetches of these days."""


class SeldomFacts(Struct, frozen=True):
    feeds: tuple[SeldomFeed, ...]
    """What takes the most fetches first."""
    is_noted: bool
    """Whether the owner lets us note what they open."""
    opened: int
    """Of all feeds."""

    @property
    def is_known(self) -> bool:
        return self.is_noted and self.opened >= ENOUGH_OPENED


def read_seldom(conn: Connection, now: float) -> SeldomFacts:
    settings = load_settings(conn)
    is_noted = settings.note_reading and (settings.for_you or settings.interest_in_plan)
    use = count_use(conn, now - DAYS * DAY_S)
    return find_seldom(feed_rows.list_feeds(conn), use, now, is_noted)


def find_seldom(feeds: Sequence[Feed], use: Mapping[int, FeedUse], now: float, is_noted: bool) -> SeldomFacts:
    polls = sum(one.polls for one in use.values())
    found = []
    for feed in feeds:
        of_it = use.get(feed.id, FeedUse())
        age_s = now - feed.added_at
        if of_it.posts < LEAST_POSTS or age_s < LEAST_AGE_S or of_it.opened > MOST_OPENED * of_it.posts:
            continue
        days = min(DAYS, int(age_s / DAY_S))
        share = of_it.polls / polls if polls else 0.0
        found.append(SeldomFeed(feed, days, of_it.posts, of_it.opened, share))
    found.sort(key=lambda one: (-one.fetch_share, -one.posts, one.feed.name.casefold()))
    return SeldomFacts(tuple(found), is_noted, sum(one.opened for one in use.values()))
