"""Policies by a Whittle index: each feed has one by the age of its last poll, and the highest ones are polled slot by
slot. They know nothing of the user.

Tripathi & Modiano, A Whittle Index Approach to Minimizing Functions of Age of Information: a feed costs f(h) while its
last poll is h hours ago. Polled every h hours at a price W it costs (∫f + W) / h, so it is due at the age where
W = h·f(h) − ∫f: that is its index. Here f is the age to expect of the oldest unfetched post.

Avrachenkov & Borkar, Whittle Index Policy for Crawling Ephemeral Content: what is posted loses its value by and by, and
a poll brings what is left of it. After h hours v(h) = λ(1 − e^−ch)/c is there to be had. Polled every h hours at a
price W a feed brings (v − W)/h, so it is due at the age where W = v(h) − h·v'(h).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from reader.core.records.planning import HOUR_S, FloatArray, IntArray
from reader.planner.days import day_start, next_day_start
from reader.planner.learning.rhythm import SLOT_S
from reader.planner.strategies.daily import days_known, hourly_posting
from reader.planner.strategies.policy import Circumstances, Policy

Index = Callable[[FloatArray], FloatArray]
"""(feeds,) hours since the last poll → (feeds,) worth of a poll now, as the policy's paper counts it."""

SMALL = 1e-2
"""Below this the exact form loses digits, and two terms of its series suffice."""
PRIOR = 0.5
HALF_LIFE_H = 6.0
DECAY = float(np.log(2.0)) / HALF_LIFE_H


class Indexed(Policy):
    """A policy that polls the feeds with the highest index at each slot, with an even share of the day's budget."""

    def __init__(self, name: str, circumstances: Circumstances, index: Index, longest_h: float = np.inf) -> None:
        """A feed unpolled for `longest_h` comes before all others."""
        self.name = name
        self._index, self._longest_h = index, longest_h
        self._zone = circumstances.zone
        self._budget = circumstances.budget_per_day or 0
        self._set_day(circumstances.start_at)
        self._spent = circumstances.spent_today
        self._last_at = circumstances.last_polls_at()
        works = circumstances.feeds and self._budget
        self._next_wake = circumstances.start_at + SLOT_S if works else np.inf

    def _set_day(self, at: float) -> None:
        self._spent = 0
        self._day_start, self._day_end = day_start(at, self._zone), next_day_start(at, self._zone)

    def next_wake(self) -> float:
        return self._next_wake

    def wake(self, now: float) -> IntArray:
        self._next_wake = (now // SLOT_S + 1) * SLOT_S
        if now >= self._day_end:
            self._set_day(now)
        passed = min((now + SLOT_S - self._day_start) / (self._day_end - self._day_start), 1.0)
        due = max(int(self._budget * passed + 1e-9) - self._spent, 0)
        hours = (now - self._last_at) / HOUR_S
        index = np.where(hours >= self._longest_h, np.inf, self._index(hours))
        places = np.argsort(-index, kind="stable")[:due]
        return np.asarray(places[index[places] > 0], dtype=np.int64)

    def polled(self, feeds: IntArray, now: float, posts: Sequence[FloatArray]) -> None:
        self._last_at[feeds] = now
        self._spent += len(feeds)


def make_whittle_age(circumstances: Circumstances) -> Indexed:
    rates, weights = hourly_posting(circumstances).mean(axis=1), circumstances.weights
    # At least one poll a day, so that no feed is given up.
    return Indexed("whittle-age", circumstances, lambda hours: weights * age_index(rates, hours), 24.0)


def age_index(rates: FloatArray, hours: FloatArray) -> FloatArray:
    expected = rates * hours
    safe = np.maximum(expected, SMALL)
    exact = 0.5 + np.exp(-safe) / safe + np.expm1(-safe) / safe**2
    small = expected / 3 - expected**2 / 8
    return np.asarray(hours**2 * np.where(expected < SMALL, small, exact))


def make_whittle_ephemeral(circumstances: Circumstances) -> Indexed:
    # Posts a day, with half a post in half a day on top of what was seen.
    seen = np.array([times.size for times in circumstances.posts], dtype=np.float64)
    rates = circumstances.weights * (seen + PRIOR) / (days_known(circumstances) + PRIOR) / 24
    return Indexed("whittle-ephemeral", circumstances, lambda hours: ephemeral_index(rates, hours))


def value_there(rates: FloatArray, hours: FloatArray) -> FloatArray:
    """The value left of all posts since the last poll."""
    return np.asarray(rates * -np.expm1(-DECAY * hours) / DECAY)


def ephemeral_index(rates: FloatArray, hours: FloatArray) -> FloatArray:
    return np.asarray(value_there(rates, hours) - hours * rates * np.exp(-DECAY * hours))
