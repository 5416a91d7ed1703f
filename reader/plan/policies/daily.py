"""Policies with a fixed daily schedule, as Sia & Cho, He & Parker and Han plan it. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta

import numpy as np

from reader.learn.histogram import between_hours, daily_rates
from reader.learn.ledger import SLOTS
from reader.model.planning import DAY_S, FloatArray, IntArray
from reader.plan.days import local_date, wall_time
from reader.plan.policy import NO_FEEDS, Circumstances, Policy

TRACE = 1e-9


class Daily(Policy):
    """Polls each feed at its slots of the local day. Slots are those of the wall clock."""

    def __init__(self, name: str, circumstances: Circumstances, cycles: Sequence[IntArray]) -> None:
        self.name = name
        self._zone = circumstances.zone
        feeds = np.repeat(np.arange(len(cycles)), [len(cycle) for cycle in cycles])
        slots = np.concatenate([np.asarray(cycle) for cycle in cycles]) if len(cycles) else NO_FEEDS
        self._by_slot = [(int(slot), feeds[slots == slot]) for slot in np.unique(slots)]
        self._day = local_date(circumstances.start_at, self._zone)
        self._due = [turn for turn in self._turns(self._day) if turn[0] > circumstances.start_at]
        self._fill()

    def _turns(self, day: date) -> list[tuple[float, IntArray]]:
        turns = [(wall_time(day, slot * DAY_S / SLOTS, self._zone), feeds) for slot, feeds in self._by_slot]
        return sorted(turns, key=lambda turn: turn[0])

    def _fill(self) -> None:
        while self._by_slot and not self._due:
            self._day += timedelta(days=1)
            self._due = self._turns(self._day)

    def next_wake(self) -> float:
        return self._due[0][0] if self._due else np.inf

    def wake(self, now: float) -> IntArray:
        due = []
        while self._due and self._due[0][0] <= now:
            due.append(self._due.pop(0)[1])
            self._fill()
        return np.unique(np.concatenate(due)) if due else NO_FEEDS


def days_known(circumstances: Circumstances) -> float:
    return max((circumstances.start_at - circumstances.history_from) / DAY_S, 1.0)


def hourly_posting(circumstances: Circumstances) -> FloatArray:
    """(feeds, 24) posts per hour, as counted."""
    return daily_rates(circumstances.posts, days_known(circumstances), 24, circumstances.zone)


def raw_posting(circumstances: Circumstances) -> FloatArray:
    """(feeds, slots) posts per hour. The trace of a rate everywhere settles ties: later before a look."""
    return between_hours(hourly_posting(circumstances), SLOTS) + TRACE


def raw_looking(circumstances: Circumstances) -> FloatArray:
    """(1, slots) looks per hour."""
    hourly = daily_rates([circumstances.looks], days_known(circumstances), 24, circumstances.zone)
    return between_hours(hourly, SLOTS)


def even_cycles(polls: IntArray) -> list[IntArray]:
    """Evenly spaced, in the middle of equal parts of the day."""
    return [np.floor((np.arange(count) + 0.5) * SLOTS / count).astype(np.int64) for count in polls.tolist()]


def equal_shares(circumstances: Circumstances) -> IntArray:
    """The same number for every feed, as nearly as whole numbers allow."""
    feeds, budget = circumstances.feeds, circumstances.budget_per_day or 0
    counts = (np.arange(feeds) + 1) * budget // max(feeds, 1) - np.arange(feeds) * budget // max(feeds, 1)
    return np.asarray(np.minimum(counts, SLOTS), dtype=np.int64)
