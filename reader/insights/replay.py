"""Reads the owner's own history for a replay in the lab. Runs on the thread that owns the connection."""

from __future__ import annotations

from datetime import tzinfo

import numpy as np

import reader.store.feeds as feed_rows
from reader.engine.planning_inputs import MEMORY_S
from reader.learn.evidence import place_posts
from reader.model.history import OwnHistory
from reader.model.planning import FloatArray
from reader.model.stored import Feed
from reader.plan.inputs import window_of
from reader.store.db import Connection
from reader.store.posting_times import list_posting_times
from reader.store.reading_log import list_looks
from reader.store.settings import load_settings


def read_own_history(conn: Connection, now: float, zone: tzinfo) -> OwnHistory:
    feeds = feed_rows.list_feeds(conn)
    since = now - MEMORY_S
    looks = np.array([look.at for look in list_looks(conn, since)], dtype=np.float64)
    return OwnHistory(
        names=tuple(feed.name for feed in feeds),
        posts=tuple(_posts_of(conn, feed, since, now) for feed in feeds),
        windows=np.array([window_of(feed) for feed in feeds], dtype=np.int64),
        looks=looks,
        known_from=max(min([feed.added_at for feed in feeds], default=now), since),
        now=now,
        zone=zone,
        budget=load_settings(conn).daily_budget,
    )


def _posts_of(conn: Connection, feed: Feed, since: float, now: float) -> FloatArray:
    """What was posted before the owner subscribed was never waited for."""
    placed = place_posts(list_posting_times(conn, feed.id, since))
    return np.asarray(placed[(placed > max(since, feed.added_at)) & (placed <= now)])
