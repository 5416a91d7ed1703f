"""Urbansky et al., An Optimized Web Feed Aggregation Approach for Generic Feed Types (2011), section 3: poll again
after an interval u that each feed's own posts suggest, at least 2 minutes and at most 31 days.

Fix 1h and Fix 1d; Fix Learned (equation 1): the mean distance of the w items in the first document, for ever, or an
hour if there is none to be had; Moving Average (equations 1 and 2): the same from every document or, after a poll p
without news, as if an item had come at p and the oldest had gone, u = (p − i₁) / (w − 1), i₁ being the second oldest;
Post Rate (equation 3): until one more item is expected by the posts of each minute of the day. Consequence: busy feeds
are polled often and silent ones rarely, whatever the user does and whatever it costs.

They know no budget. The forms called `…@budget` are ours: for a comparison at equal cost all intervals are scaled
alike, so that the polls of all feeds come to the budget; once a day's budget is spent, polls wait for the next day.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import numpy as np

from reader.core.records.planning import DAY_S, HOUR_S, FloatArray, IntArray
from reader.planner.days import next_day_start
from reader.planner.learning.localtime import local_seconds, utc_offsets
from reader.planner.strategies.policy import Circumstances, Factory, Policy

SHORTEST_S = 120.0
LONGEST_S = 31.0 * DAY_S
UNKNOWN_S = float(HOUR_S)
"""The interval of a feed whose document has fewer than two dates, or one and the same for all (3.2)."""


class Interval(Protocol):
    """The seconds to wait after a poll of one feed."""

    def first(self, feed: int) -> float: ...

    def after(self, feed: int, now: float, posts: FloatArray) -> float:
        """The interval after a poll at `now` that brought `posts`."""
        ...


class Intervals(Policy):
    """A policy that polls each feed when its interval has passed. With a budget, all intervals are scaled to it."""

    def __init__(self, name: str, circumstances: Circumstances, interval: Interval) -> None:
        self.name = name
        self._interval = interval
        self._budget = circumstances.budget_per_day
        self._zone = circumstances.zone
        self._left = np.inf if self._budget is None else max(float(self._budget - circumstances.spent_today), 0.0)
        self._day_end = next_day_start(circumstances.start_at, self._zone)
        own = [bounded(interval.first(feed)) for feed in range(circumstances.feeds)]
        self._own_s = np.array(own, dtype=np.float64)
        due = circumstances.last_polls_at() + self._own_s * self._scale()
        self._due = np.maximum(due, circumstances.start_at + 1.0)

    def _scale(self) -> float:
        """The polls a day that the intervals would make, by those in the budget."""
        if not self._budget or not self._own_s.size:
            return 1.0
        return float((DAY_S / self._own_s).sum() / self._budget)

    def next_wake(self) -> float:
        if not self._due.size or self._budget == 0:
            return np.inf
        # Once the budget is spent nothing happens before midnight, however much is due.
        return float(self._due.min()) if self._left > 0 else max(self._day_end, float(self._due.min()))

    def wake(self, now: float) -> IntArray:
        while now >= self._day_end:
            self._day_end = next_day_start(self._day_end, self._zone)
            self._left = np.inf if self._budget is None else float(self._budget)
        due = np.flatnonzero(self._due <= now)
        if due.size > self._left:
            due = due[np.argsort(self._due[due], kind="stable")][: int(self._left)]
        self._left -= due.size
        self._due[due] = np.inf
        return due

    def polled(self, feeds: IntArray, now: float, posts: Sequence[FloatArray]) -> None:
        for feed, found in zip(feeds.tolist(), posts, strict=True):
            self._own_s[feed] = bounded(self._interval.after(feed, now, found))
        self._due[feeds] = now + np.maximum(self._own_s[feeds] * self._scale(), 1.0)

    def usual_span_s(self, feed: int) -> float:
        return float(self._own_s[feed])


def bounded(seconds: float) -> float:
    return min(max(seconds, SHORTEST_S), LONGEST_S)


class Fixed:
    """A fixed interval for each feed."""

    def __init__(self, seconds: Sequence[float]) -> None:
        self._seconds = seconds

    def first(self, feed: int) -> float:
        return self._seconds[feed]

    def after(self, feed: int, now: float, posts: FloatArray) -> float:
        return self._seconds[feed]


class MovingAverage:
    """The mean distance of the posts in the document, learned again at every poll."""

    def __init__(self, windows: Sequence[FloatArray], sizes: IntArray) -> None:
        self._items = list(windows)
        self._sizes = sizes.tolist()

    def first(self, feed: int) -> float:
        return mean_distance(self._items[feed])

    def after(self, feed: int, now: float, posts: FloatArray) -> float:
        if posts.size:
            self._items[feed] = np.concatenate([self._items[feed], posts])[-self._sizes[feed] :]
            return mean_distance(self._items[feed])
        return with_virtual_item(self._items[feed], now)


def mean_distance(items: FloatArray) -> float:
    span = float(items[-1] - items[0]) if items.size else 0.0
    return span / (items.size - 1) if span > 0 else UNKNOWN_S


def with_virtual_item(items: FloatArray, now: float) -> float:
    """The mean distance after an empty poll, as if an item had come just now and the oldest had gone."""
    return (now - float(items[1])) / (items.size - 1) if items.size > 1 else UNKNOWN_S


class PostRate:
    """The time until one more post is expected, by the posts of each minute of the day so far."""

    def __init__(self, circumstances: Circumstances) -> None:
        self._zone = circumstances.zone
        self._since = circumstances.history_from
        self._start_at = circumstances.start_at
        self._come = np.zeros((circumstances.feeds, 1441))
        """Posts from midnight up to each minute of the day, over all days."""
        self._offset_of_quarter: dict[int, float] = {}
        for feed, times in enumerate(circumstances.posts):
            self._add(feed, local_seconds(times, self._zone))

    def _add(self, feed: int, local: FloatArray) -> None:
        minutes = (local % DAY_S // 60).astype(np.int64)
        self._come[feed, 1:] += np.cumsum(np.bincount(minutes, minlength=1440))

    def first(self, feed: int) -> float:
        return self._until_next(feed, self._start_at)

    def after(self, feed: int, now: float, posts: FloatArray) -> float:
        if posts.size:
            self._add(feed, posts + self._offset(now))
        return self._until_next(feed, now)

    def _until_next(self, feed: int, now: float) -> float:
        days = max((now - self._since) / DAY_S, 1.0)
        come = self._come[feed]
        if come[-1] <= 0:
            return LONGEST_S
        minute = (now + self._offset(now)) % DAY_S / 60
        whole = int(minute)
        by_now = float(come[whole] + (minute - whole) * (come[whole + 1] - come[whole]))
        # One more post on an average day is as many more as days were seen.
        rounds, rest = divmod(by_now + days, float(come[-1]))
        return (rounds * 1440 + float(np.searchsorted(come, rest)) - minute) * 60

    def _offset(self, now: float) -> float:
        # Zones are slow to ask, and never change within a quarter of an hour.
        quarter = int(now // 900)
        if quarter not in self._offset_of_quarter:
            self._offset_of_quarter[quarter] = float(utc_offsets(np.array([now]), self._zone)[0])
        return self._offset_of_quarter[quarter]


def documents(circumstances: Circumstances) -> list[FloatArray]:
    """The posts in each feed's document at the start."""
    return [times[-window:] for times, window in zip(circumstances.posts, circumstances.windows.tolist(), strict=True)]


INTERVALS: dict[str, Callable[[Circumstances], Interval]] = {
    "fix-1h": lambda circumstances: Fixed([HOUR_S] * circumstances.feeds),
    "fix-1d": lambda circumstances: Fixed([DAY_S] * circumstances.feeds),
    "fix-learned": lambda circumstances: Fixed([mean_distance(items) for items in documents(circumstances)]),
    "moving-average": lambda circumstances: MovingAverage(documents(circumstances), circumstances.windows),
    "post-rate": PostRate,
}


def _factory(name: str, make_interval: Callable[[Circumstances], Interval]) -> Factory:
    return lambda circumstances: Intervals(name, circumstances, make_interval(circumstances))


FACTORIES = {name: _factory(name, make) for name, make in INTERVALS.items()}
SCALED = {f"{name}@budget": _factory(f"{name}@budget", make) for name, make in INTERVALS.items()}
"""The same within the day's budget."""
