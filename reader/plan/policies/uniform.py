"""Uniform policy: every feed equally often, evenly spaced, as most readers do. Pure."""

from __future__ import annotations

import numpy as np

from reader.model.planning import IntArray
from reader.plan.days import day_start, next_day_start
from reader.plan.policy import Circumstances, Policy


class Uniform(Policy):
    """Rounds through all feeds, evenly spaced over the local day.

    Where the budget is not a whole number of rounds, each round takes the next feeds in turn.
    """

    name = "uniform"

    def __init__(self, circumstances: Circumstances) -> None:
        self._feeds = circumstances.feeds
        self._budget = circumstances.budget_per_day or 0
        self._zone = circumstances.zone
        self._turn = 0
        self._rounds: list[tuple[float, int]] = []
        if self._feeds and self._budget:
            self._set_day(circumstances.start_at)

    def _set_day(self, at: float) -> None:
        """The rounds of the day, each with its number of polls; those before `at` are past."""
        start, self._day_end = day_start(at, self._zone), next_day_start(at, self._zone)
        rounds = min(-(-self._budget // self._feeds), 1440)
        times = start + (np.arange(rounds) + 0.5) * (self._day_end - start) / rounds
        marks = np.arange(rounds + 1) * min(self._budget, rounds * self._feeds) // rounds
        sizes = np.diff(marks)
        self._rounds = [(float(times[i]), int(sizes[i])) for i in range(rounds) if times[i] > at]

    def next_wake(self) -> float:
        if not self._feeds or not self._budget:
            return np.inf
        return self._rounds[0][0] if self._rounds else self._day_end

    def wake(self, now: float) -> IntArray:
        due = 0
        while self._rounds and self._rounds[0][0] <= now:
            due += self._rounds.pop(0)[1]
        if now >= self._day_end:
            self._set_day(now)
        turns = np.arange(self._turn, self._turn + min(due, self._feeds), dtype=np.int64) % self._feeds
        self._turn = (self._turn + due) % self._feeds
        return turns
