"""The user's own history from the store, for baselines and a replay in the lab."""

from __future__ import annotations

from datetime import tzinfo

import numpy as np

import reader.store.feeds as feed_rows
from reader.core.records.planning import FloatArray, OwnHistory
from reader.core.records.stored import Feed
from reader.engine.planning_inputs import MEMORY_S, list_merged_visits, window_of
from reader.planner.learning.evidence import awaited_posts
from reader.store.db import Connection
from reader.store.erase import find_known_from
from reader.store.poll_log import list_posting_times
from reader.store.settings import load_settings


def read_own_history(conn: Connection, now: float, zone: tzinfo, since_at: float | None = None) -> OwnHistory:
    """The history since an instant, or all of it; nothing from before the first feed was added."""
    feeds = feed_rows.list_feeds(conn)
    since = max(now - MEMORY_S if since_at is None else since_at, find_known_from(conn))
    known, settings = [_posts_of(conn, feed, since, now) for feed in feeds], load_settings(conn)
    return OwnHistory(
        names=tuple(feed.name for feed in feeds),
        posts=tuple(out for out, _ in known),
        seen=tuple(seen for _, seen in known),
        windows=np.array([window_of(feed) for feed in feeds], dtype=np.int64),
        added_at=np.array([feed.added_at for feed in feeds], dtype=np.float64),
        visits=list_merged_visits(conn, since, now),
        known_from=max(min([feed.added_at for feed in feeds], default=now), since),
        now=now,
        zone=zone,
        budget=settings.daily_budget,
        limit_every_day=settings.limit_every_day,
    )


def _posts_of(conn: Connection, feed: Feed, since: float, now: float) -> tuple[FloatArray, FloatArray]:
    """When posts appeared and were here, without those from before the user subscribed."""
    out, seen = awaited_posts(list_posting_times(conn, feed.id, since), max(since, feed.added_at))
    return out[out <= now], seen[out <= now]
