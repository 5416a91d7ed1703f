"""Reads from the store what planning needs to know. Runs on the engine's thread; decides nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import tzinfo

import numpy as np
from msgspec import Struct, field

from reader.engine.evidence import Stretch, closed_slots, known_stretches, place_posts
from reader.engine.topics import list_leanings
from reader.learn.ledger import DAYS
from reader.learn.posting import USUAL_WINDOW
from reader.learn.reading import merge_events
from reader.model.content import Leaning
from reader.model.planning import DAY_S, BoolArray, FloatArray
from reader.model.stored import Feed, FeedStatus
from reader.store.db import Connection
from reader.store.feeds import list_feeds
from reader.store.history import list_looks, list_posting_times
from reader.store.plans import list_awake
from reader.store.preferences import load_settings

MEMORY_S = DAYS * DAY_S
"""What is older says nothing about tomorrow."""


class Knowledge(Struct, frozen=True):
    feeds: tuple[Feed, ...]
    """Those whose polls are chosen by their worth, in the order of all arrays."""
    posts: tuple[FloatArray, ...]
    stretches: tuple[tuple[Stretch, ...], ...]
    looks: FloatArray
    looks_from: float
    closed: BoolArray
    """(slots of a day): where this machine is usually off."""
    leanings: Mapping[int, Leaning] = field(default_factory=dict)
    """Feeds that count more or less for what they write, where the owner wants that."""


def is_chosen_by_worth(feed: Feed) -> bool:
    return is_wanted(feed) and feed.choices.interval_s is None and feed.http.last_ok_at is not None


def is_wanted(feed: Feed) -> bool:
    """Neither paused by the owner nor ended nor set aside."""
    return feed.http.status is FeedStatus.ACTIVE and not feed.choices.paused


def gather(
    conn: Connection, now: float, zone: tzinfo, known_feeds: Sequence[Feed] | None = None
) -> Knowledge:
    """`known_feeds` in place of the stored ones: what if the owner chose otherwise?"""
    everything = list_feeds(conn) if known_feeds is None else known_feeds
    feeds = tuple(feed for feed in everything if is_chosen_by_worth(feed))
    times = [list_posting_times(conn, feed.id, now - MEMORY_S) for feed in feeds]
    # What the publisher dates into the future has come nevertheless.
    posts = tuple(np.minimum(place_posts(rows), now) for rows in times)
    stretches = tuple(
        tuple(known_stretches(rows, window_of(feed), feed.http.last_ok_at or now))
        for rows, feed in zip(times, feeds, strict=True)
    )
    looks = merge_events(np.array([look.at for look in list_looks(conn, now - MEMORY_S)], dtype=np.float64))
    began = min([feed.added_at for feed in everything], default=now)
    first_look = float(looks[0]) if looks.size else now
    looks_from = max(min(began, first_look), now - MEMORY_S)
    return Knowledge(
        feeds,
        posts,
        stretches,
        looks,
        looks_from,
        closed_slots(list_awake(conn), now, zone),
        list_leanings(conn, load_settings(conn), now),
    )


def window_of(feed: Feed) -> int:
    return feed.publisher.window_size or USUAL_WINDOW
