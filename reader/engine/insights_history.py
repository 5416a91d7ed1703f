"""Reads one owner's history from the store, for scoring what was done against what might have been.

Runs on whichever thread owns the connection; decides nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import tzinfo

import numpy as np

from reader.engine.evidence import place_posts
from reader.engine.knowledge import window_of
from reader.learn.reading import merge_events, session_starts
from reader.model.history import OwnHistory
from reader.model.planning import FloatArray
from reader.model.stored import Feed, PollRecord
from reader.store.db import Connection
from reader.store.feeds import list_feeds
from reader.store.history import list_looks, list_polls, list_posting_times

MOST_POLLS = 1_000_000
FAILED, UNCHANGED = "failed", "unchanged"
USUAL_FULL, USUAL_UNCHANGED = 20_000.0, 300.0
"""Bytes of a visit, for feeds that were never seen to answer so."""


def read_history(
    conn: Connection, since: float, now: float, zone: tzinfo, only: int | None = None
) -> OwnHistory:
    """Everything since an instant; of one feed where `only` names it."""
    feeds = [feed for feed in list_feeds(conn) if only in (None, feed.id)]
    polls = [poll for poll in reversed(list_polls(conn, MOST_POLLS, only, since)) if poll.outcome != FAILED]
    looks = merge_events(np.array([look.at for look in list_looks(conn, since)], dtype=np.float64))
    places = {feed.id: place for place, feed in enumerate(feeds)}
    known = [poll for poll in polls if poll.feed_id in places]
    return OwnHistory(
        feed_ids=tuple(places),
        posts=tuple(_posts_of(conn, feed, since, now) for feed in feeds),
        windows=np.array([window_of(feed) for feed in feeds], dtype=np.int64),
        full_bytes=_mean_bytes(known, places, UNCHANGED, USUAL_FULL, equal=False),
        unchanged_bytes=_mean_bytes(known, places, UNCHANGED, USUAL_UNCHANGED, equal=True),
        looks=looks,
        session_starts=looks[session_starts(looks)],
        poll_feeds=np.array([places[poll.feed_id] for poll in known], dtype=np.int64),
        poll_times=np.array([poll.at for poll in known], dtype=np.float64),
        known_from=max(since, min([feed.added_at for feed in feeds], default=now)),
        zone=zone,
    )


def _posts_of(conn: Connection, feed: Feed, since: float, now: float) -> FloatArray:
    """What was posted before the owner subscribed was never waited for."""
    placed = place_posts(list_posting_times(conn, feed.id, since))
    return np.asarray(placed[(placed > max(since, feed.added_at)) & (placed <= now)])


def _mean_bytes(
    polls: Sequence[PollRecord], places: dict[int, int], outcome: str, usual: float, *, equal: bool
) -> FloatArray:
    """Per feed, the mean size of the visits with (or without) this outcome; of all feeds where it had none."""
    chosen = [poll for poll in polls if (poll.outcome == outcome) == equal]
    at = np.array([places[poll.feed_id] for poll in chosen], dtype=np.int64)
    sizes = np.array([float(poll.wire_bytes) for poll in chosen])
    counts = np.bincount(at, minlength=len(places))
    sums = np.bincount(at, sizes, minlength=len(places))
    everywhere = float(sizes.mean()) if sizes.size else usual
    return np.asarray(np.where(counts > 0, sums / np.maximum(counts, 1), everywhere))
