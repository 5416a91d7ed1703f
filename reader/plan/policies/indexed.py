"""Policies that give each feed an index by the age of its last poll, and poll the highest ones slot by slot. Pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from reader.learn.ledger import SLOT_S
from reader.model.planning import HOUR_S, FloatArray, IntArray
from reader.plan.days import day_start, next_day_start
from reader.plan.policy import Circumstances, Policy

Index = Callable[[FloatArray], FloatArray]
"""(feeds,) hours since the last poll → (feeds,) worth of a poll now, as the policy's paper counts it."""


class DayShare:
    """How much of each local day's budget a policy that spends it evenly may have spent by now."""

    def __init__(self, circumstances: Circumstances) -> None:
        self._zone = circumstances.zone
        self.budget = circumstances.budget_per_day or 0
        self.spent = 0
        self._set_day(circumstances.start_at)

    def due(self, now: float, ahead_s: float = SLOT_S) -> int:
        if now >= self._end:
            self._set_day(now)
            self.spent = 0
        passed = min((now + ahead_s - self._start) / (self._end - self._start), 1.0)
        return max(int(self.budget * passed + 1e-9) - self.spent, 0)

    def left(self, now: float) -> int:
        return self.due(now, ahead_s=self._end)

    def _set_day(self, at: float) -> None:
        self._start, self._end = day_start(at, self._zone), next_day_start(at, self._zone)


class Indexed(Policy):
    """At each slot, as many feeds as the budget grants to it: those with the highest index."""

    def __init__(
        self, name: str, circumstances: Circumstances, index: Index, longest_h: float = np.inf
    ) -> None:
        """A feed unpolled for `longest_h` comes before all others."""
        self.name = name
        self._index, self._longest_h = index, longest_h
        self._share = DayShare(circumstances)
        self._last_at = np.full(circumstances.feeds, circumstances.start_at)
        works = circumstances.feeds and self._share.budget
        self._next_wake = circumstances.start_at + SLOT_S if works else np.inf

    def next_wake(self) -> float:
        return self._next_wake

    def wake(self, now: float) -> IntArray:
        self._next_wake = (now // SLOT_S + 1) * SLOT_S
        due = self._share.due(now)
        hours = (now - self._last_at) / HOUR_S
        index = np.where(hours >= self._longest_h, np.inf, self._index(hours))
        places = np.argsort(-index, kind="stable")[:due]
        return np.asarray(places[index[places] > 0], dtype=np.int64)

    def polled(self, feeds: IntArray, now: float, posts: Sequence[FloatArray]) -> None:
        self._last_at[feeds] = now
        self._share.spent += len(feeds)
