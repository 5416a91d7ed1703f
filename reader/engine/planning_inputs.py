"""Reads from the store what planning needs to know. Runs on the engine's thread; decides nothing."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import tzinfo

import numpy as np

from reader.engine.content.topics import list_leanings
from reader.learn.evidence import Stretch, closed_slots, known_stretches, place_posts
from reader.learn.ledger import DAYS
from reader.learn.reading import merge_events
from reader.model.planning import DAY_S, FloatArray
from reader.model.stored import Feed
from reader.plan.inputs import PlanningInputs, is_chosen_by_worth, window_of
from reader.store.db import Connection
from reader.store.feeds import list_feeds
from reader.store.posting_times import list_posting_times
from reader.store.reading_log import list_looks
from reader.store.settings import load_settings
from reader.store.uptime import list_awake

MEMORY_S = DAYS * DAY_S
"""What is older says nothing about tomorrow."""


def gather_planning_inputs(
    conn: Connection, now: float, zone: tzinfo, known_feeds: Sequence[Feed] | None = None
) -> PlanningInputs:
    """`known_feeds` in place of the stored ones: what if the owner chose otherwise?"""
    everything = list_feeds(conn) if known_feeds is None else known_feeds
    feeds = tuple(feed for feed in everything if is_chosen_by_worth(feed))
    known = [_recall(conn, feed, now) for feed in feeds]
    looks = merge_events(np.array([look.at for look in list_looks(conn, now - MEMORY_S)], dtype=np.float64))
    began = min([feed.added_at for feed in everything], default=now)
    first_look = float(looks[0]) if looks.size else now
    looks_from = max(min(began, first_look), now - MEMORY_S)
    return PlanningInputs(
        feeds,
        tuple(posts for posts, _ in known),
        tuple(stretches for _, stretches in known),
        looks,
        looks_from,
        closed_slots(list_awake(conn), now, zone),
        list_leanings(conn, load_settings(conn), now),
    )


def _recall(conn: Connection, feed: Feed, now: float) -> tuple[FloatArray, tuple[Stretch, ...]]:
    """When it posted, and of which stretches that is known."""
    times = list_posting_times(conn, feed.id, now - MEMORY_S)
    stretches = known_stretches(times, window_of(feed), feed.http.last_ok_at or now)
    # What the publisher dates into the future has come nevertheless.
    return np.minimum(place_posts(times), now), tuple(stretches)
