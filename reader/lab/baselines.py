"""Baselines over the user's own history: every feed every hour or every day, and all feeds at the start of each
session.

Budget, Savings and Compare strategies all take their baselines from here.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from reader.core.records.planning import DAY_S, HOUR_S, FloatArray, OwnHistory
from reader.lab.replay import Polls
from reader.lab.score import Wait, measure_wait, sum_waits
from reader.planner.learning.reading import session_starts

HOURLY, ON_OPENING, DAILY = "fix-1h", "on-opening", "fix-1d"
PLAIN_WAYS = (HOURLY, ON_OPENING, DAILY)


class AnswerSizes(Struct, frozen=True):
    full: FloatArray
    """(feeds,) bytes of a whole answer."""
    unchanged: float
    """Bytes of an answer without news."""


class BaselineOutcome(Struct, frozen=True):
    fetches: int
    wire_bytes: int
    """Bytes with conditional requests."""
    whole_bytes: int
    """Bytes if every answer came in full."""
    wait: Wait
    lost: int
    """Posts that left their feed's list before any poll came."""


def poll_times(way: str, history: OwnHistory, since: float, until: float) -> list[FloatArray]:
    """When each feed would have been polled from `since` to `until`, but not before it was subscribed to."""
    if way in (HOURLY, DAILY):
        every_s = HOUR_S if way == HOURLY else DAY_S
        return [_regular_times(place, history, since, until, every_s) for place in range(len(history.posts))]
    visits = visits_between(history, since, until)
    starts = visits[session_starts(visits)]
    return [starts[starts >= added_at] for added_at in history.added_at.tolist()]


def visits_between(history: OwnHistory, since: float, until: float) -> FloatArray:
    return history.visits[(history.visits >= since) & (history.visits < until)]


def _regular_times(place: int, history: OwnHistory, since: float, until: float, every_s: float) -> FloatArray:
    # Every feed has a minute of its own.
    offset = place * 977 % every_s
    first = np.ceil((max(since, float(history.added_at[place])) - offset) / every_s) * every_s + offset
    return np.arange(first, until, every_s, dtype=np.float64)


def baseline_polls(way: str, history: OwnHistory, since: float, until: float) -> Polls:
    """All polls of a baseline in the order of time."""
    times = poll_times(way, history, since, until)
    feeds = np.repeat(np.arange(len(times), dtype=np.int64), [len(polls) for polls in times])
    every = np.concatenate([np.empty(0), *times])
    order = np.argsort(every, kind="stable")
    return Polls(feeds[order], every[order], 0)


def polled_at(posts: FloatArray, polls: FloatArray) -> FloatArray:
    """When each post would have been fetched; infinity if never."""
    return np.asarray(np.append(polls, np.inf)[np.searchsorted(polls, posts, side="left")])


def reckon(way: str, history: OwnHistory, since: float, until: float, sizes: AnswerSizes) -> BaselineOutcome:
    visits = visits_between(history, since, until)
    waits, wire, whole, fetches, lost = [], 0.0, 0.0, 0, 0
    for place, polls in enumerate(poll_times(way, history, since, until)):
        posts = posts_between(history.posts[place], since, until)
        fetched = polled_at(posts, polls)
        changed = len(np.unique(fetched[np.isfinite(fetched)]))
        waits.append(measure_wait(posts, fetched, visits))
        fetches += len(polls)
        wire += changed * sizes.full[place] + (len(polls) - changed) * sizes.unchanged
        whole += len(polls) * sizes.full[place]
        lost += count_lost(posts, fetched, int(history.windows[place]))
    return BaselineOutcome(fetches, int(wire), int(whole), sum_waits(waits), lost)


def posts_between(posts: FloatArray, since: float, until: float) -> FloatArray:
    return posts[(posts > since) & (posts < until)]


def count_lost(out: FloatArray, polled: FloatArray, window: int) -> int:
    """The posts of one feed after which `window` others appeared (`out`, in order) before the next poll (`polled`)."""
    by_then = np.searchsorted(out, polled, side="right") - 1
    return int(np.count_nonzero(np.isfinite(polled) & (by_then - np.arange(len(out)) >= window)))


def count_awaited(posts: Sequence[FloatArray], visits: FloatArray) -> int:
    """The number of posts with a visit after them: those that were waited for at all."""
    last = visits.max(initial=-np.inf)
    return sum(int(np.count_nonzero(times <= last)) for times in posts)
