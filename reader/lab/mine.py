"""Trials over an owner's own history, and what simple ways of polling would have done in it. Pure."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from reader.lab.history import Feeds, Trial
from reader.lab.score import Score, score
from reader.model.history import WAKE_UP_S, OwnHistory
from reader.model.planning import DAY_S, HOUR_S, FloatArray, IntArray

MINUTES = 60.0


@dataclass(frozen=True, slots=True)
class Ledger:
    """One way of polling over some days, everything per day."""

    score: Score
    wire_bytes: float
    wake_ups: float
    posts: float

    @property
    def wait_min(self) -> float:
        """Minutes until a new post could be read: what looks waited for posts, shared over all new posts."""
        return self.score.delay_h_per_day * MINUTES / self.posts if self.posts else 0.0


def own_trial(history: OwnHistory, start_at: float, end_at: float, budget: int = 0) -> Trial:
    """The owner's own days. What happened before `start_at` is there to learn from."""
    names = tuple(str(feed_id) for feed_id in history.feed_ids)
    feeds = Feeds(names, history.posts, history.windows)
    learned_from = min(history.known_from, start_at)
    return Trial(feeds, history.looks, history.zone, learned_from, start_at, end_at, budget)


def of_one_feed(history: OwnHistory, place: int) -> OwnHistory:
    """The same history as if it had only this feed."""
    mine = history.poll_feeds == place
    return replace(
        history,
        feed_ids=(history.feed_ids[place],),
        posts=(history.posts[place],),
        windows=history.windows[[place]],
        full_bytes=history.full_bytes[[place]],
        unchanged_bytes=history.unchanged_bytes[[place]],
        poll_feeds=np.zeros(int(mine.sum()), dtype=np.int64),
        poll_times=history.poll_times[mine],
    )


def hourly_polls(history: OwnHistory, start_at: float, end_at: float) -> tuple[IntArray, FloatArray]:
    """Every feed every hour, on the hour."""
    hours = np.arange(np.ceil(start_at / HOUR_S) * HOUR_S, end_at, HOUR_S, dtype=np.float64)
    return _all_feeds_at(history, hours)


def polls_on_opening(history: OwnHistory, start_at: float, end_at: float) -> tuple[IntArray, FloatArray]:
    """Every feed whenever the owner sat down to read."""
    starts = history.session_starts
    return _all_feeds_at(history, starts[(starts >= start_at) & (starts < end_at)])


def _all_feeds_at(history: OwnHistory, times: FloatArray) -> tuple[IntArray, FloatArray]:
    feeds = len(history.feed_ids)
    return np.tile(np.arange(feeds, dtype=np.int64), len(times)), np.repeat(times, feeds)


def real_polls(history: OwnHistory, start_at: float, end_at: float) -> tuple[IntArray, FloatArray]:
    inside = (history.poll_times >= start_at) & (history.poll_times < end_at)
    return history.poll_feeds[inside], history.poll_times[inside]


def keep_books(
    history: OwnHistory, polls: tuple[IntArray, FloatArray], start_at: float, end_at: float
) -> Ledger:
    """What these polls cost and brought, with each visit as heavy as such visits to its feed are."""
    feeds, times = polls
    days = max((end_at - start_at) / DAY_S, 1e-9)
    found = score(own_trial(history, start_at, end_at), feeds, times)
    posts = sum(int(np.count_nonzero((at > start_at) & (at < end_at))) for at in history.posts)
    return Ledger(
        score=found,
        wire_bytes=_bytes(history, feeds, times, start_at) / days,
        wake_ups=count_wake_ups(times) / days,
        posts=posts / days,
    )


def count_wake_ups(times: FloatArray) -> int:
    ordered = np.sort(times)
    return int(1 + np.count_nonzero(np.diff(ordered) > WAKE_UP_S)) if ordered.size else 0


def _bytes(history: OwnHistory, feeds: IntArray, times: FloatArray, start_at: float) -> float:
    """A visit that finds a post since the one before weighs a document, any other an unchanged answer."""
    total = 0.0
    for place, posts in enumerate(history.posts):
        mine = np.sort(times[feeds == place])
        come = np.searchsorted(posts, mine, side="right")
        before = np.concatenate(([np.searchsorted(posts, start_at, side="right")], come[:-1]))
        full = int(np.count_nonzero(come > before))
        total += full * history.full_bytes[place] + (len(mine) - full) * history.unchanged_bytes[place]
    return float(total)
