"""Policy of Horincar, Amann & Artières, Online refresh strategies for content based feed aggregation: best effort
for completeness first and freshness then, by rates that are learned at every poll. Knows nothing of the owner. Pure.

A feed's divergence is what it posted since its last poll, by its learned rate and hours. Its utility is the area
between that and what it is now, (t − T)·D(t) − ∫D: a feed is due when it passes a threshold, which follows the
budget. A feed whose window is full is saturated: each further post is lost. Those come first, whatever their
utility.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from reader.learn.ledger import SLOT_S
from reader.learn.localtime import local_seconds
from reader.model.planning import DAY_S, HOUR_S, FloatArray, IntArray
from reader.plan.policies.daily import hourly_posting
from reader.plan.policies.indexed import DayShare
from reader.plan.policy import Circumstances, Policy

LEARNING = 0.5
"""How much of a poll's own rate the learned one takes over, for a gap of a day."""
PRIOR_PER_HOUR = 0.1 / 24
FOLLOWING = 0.05
"""How quickly the threshold follows the budget."""
SATURATED = 0.9
"""Of a window: the next posts push some out."""


class Horincar(Policy):
    name = "horincar"

    def __init__(self, circumstances: Circumstances) -> None:
        feeds = circumstances.feeds
        self._zone, self._weights, self._windows = (
            circumstances.zone,
            circumstances.weights,
            circumstances.windows,
        )
        self._share = DayShare(circumstances)
        hourly = hourly_posting(circumstances) + PRIOR_PER_HOUR
        self._level = hourly.mean(axis=1)
        self._shape = hourly / np.maximum(self._level, 1e-12)[:, None]
        self._divergence, self._area_h = np.zeros(feeds), np.zeros(feeds)
        self._last_at, self._now = np.full(feeds, circumstances.start_at), circumstances.start_at
        self._threshold = first_threshold(self._weights * self._level, self._share.budget)
        works = feeds and self._share.budget
        self._next_wake = circumstances.start_at + SLOT_S if works else np.inf

    def next_wake(self) -> float:
        return self._next_wake

    def wake(self, now: float) -> IntArray:
        self._next_wake = (now // SLOT_S + 1) * SLOT_S
        self._go_on(now)
        gap_h = (now - self._last_at) / HOUR_S
        value = self._weights * utility(gap_h, self._divergence, self._area_h)
        saturated = self._divergence >= SATURATED * self._windows
        due = np.flatnonzero(saturated | (value >= self._threshold))
        even = self._share.budget * SLOT_S / DAY_S
        self._threshold *= float(np.exp(FOLLOWING * np.clip((len(due) - even) / even, -1.0, 3.0)))
        order = due[np.lexsort((-value[due], ~saturated[due]))]
        return np.asarray(order[: self._share.left(now)], dtype=np.int64)

    def _go_on(self, now: float) -> None:
        """Divergence and area up to now, by the hour of the day."""
        passed_h = (now - self._now) / HOUR_S
        hour = int(local_seconds(np.array([(now + self._now) / 2]), self._zone)[0] % DAY_S // HOUR_S)
        posted = self._level * self._shape[:, hour] * passed_h
        self._area_h += (self._divergence + posted / 2) * passed_h
        self._divergence += posted
        self._now = now

    def polled(self, feeds: IntArray, now: float, posts: Sequence[FloatArray]) -> None:
        gap_h = np.maximum((now - self._last_at[feeds]) / HOUR_S, 1e-3)
        seen = np.array([times.size for times in posts], dtype=np.float64)
        # What was seen against what this gap was expected to bring; a long gap tells more.
        trust = 1 - (1 - LEARNING) ** (gap_h / 24)
        expected = np.maximum(self._divergence[feeds], PRIOR_PER_HOUR * gap_h)
        self._level[feeds] *= 1 + trust * np.clip(seen / expected - 1, -1.0, 4.0)
        self._level[feeds] = np.maximum(self._level[feeds], PRIOR_PER_HOUR)
        self._divergence[feeds], self._area_h[feeds], self._last_at[feeds] = 0.0, 0.0, now
        self._share.spent += len(feeds)


def utility(gap_h: FloatArray, divergence: FloatArray, area_h: FloatArray) -> FloatArray:
    """What polling now saves against having polled all along, as far as it is not spent already."""
    return np.asarray(gap_h * divergence - area_h)


def first_threshold(rates: FloatArray, budget: int) -> float:
    """The one at which feeds that post evenly at these rates an hour use the budget: utility is λh²/2."""
    return float(0.5 * (24 * np.sqrt(rates).sum() / max(budget, 1)) ** 2)
