"""Policy of Azar, Horvitz, Lubetzky, Peres & Shahaf, Tractable near-optimal policies for crawling: as often as possible
a look should find a feed just as it is. Knows nothing of the hours. Pure.

Polled at random at a rate ρ, a feed that posts at a rate Δ is as it was at the last poll with the chance ρ/(ρ + Δ). The
rates that make the most of it are ρ = √(wΔ/μ) − Δ, and nothing where that is negative: what changes too fast is given
up. A schedule of low discrepancy (Tijdeman's) then keeps each feed within one poll of its rate at all times.
"""

from __future__ import annotations

import numpy as np

from reader.model.planning import DAY_S, FloatArray, IntArray
from reader.plan.days import next_day_start
from reader.plan.policies.daily import hourly_posting
from reader.plan.policies.prices import find_price
from reader.plan.policy import NO_FEEDS, Circumstances, Policy


class Azar(Policy):
    """Polls one feed at each of as many even moments of the day as the budget has polls."""

    name = "azar"

    def __init__(self, circumstances: Circumstances) -> None:
        self._zone = circumstances.zone
        self._budget = circumstances.budget_per_day or 0
        per_day = hourly_posting(circumstances).mean(axis=1) * 24
        self._rates = fresh_rates(per_day, circumstances.weights, float(self._budget))
        self._schedule = LowDiscrepancy(self._rates) if self._rates.sum() > 0 else None
        self._set_day(circumstances.start_at)
        if self._schedule is None:
            self._times: list[float] = []

    def _set_day(self, at: float) -> None:
        self._day_end = next_day_start(at, self._zone)
        step_s = DAY_S / max(self._budget, 1)
        first = self._day_end - DAY_S + step_s / 2
        times = first + step_s * np.arange(self._budget)
        self._times = times[times > at].tolist()

    def next_wake(self) -> float:
        if self._schedule is None or not self._budget:
            return np.inf
        return self._times[0] if self._times else self._day_end

    def wake(self, now: float) -> IntArray:
        due = 0
        while self._times and self._times[0] <= now:
            self._times.pop(0)
            due += 1
        if now >= self._day_end:
            self._set_day(now)
        if self._schedule is None or not due:
            return NO_FEEDS
        # Two turns of one feed at the same moment would be one poll.
        return np.unique([self._schedule.next() for _ in range(due)])


def fresh_rates(changes: FloatArray, weights: FloatArray, total: float) -> FloatArray:
    """Polls that make Σ w·ρ/(ρ + Δ) largest and add up to `total`. A feed that never posts needs none."""

    def rates_at(price: float) -> FloatArray:
        return np.maximum(np.sqrt(weights * changes / price) - changes, 0.0)

    return rates_at(find_price(lambda price: float(rates_at(price).sum()), total))


class LowDiscrepancy:
    """Turns in the given proportions: after any number of them, nobody is a whole turn away from their share."""

    def __init__(self, rates: FloatArray) -> None:
        self._who = np.flatnonzero(rates > 0)
        self._shares = rates[self._who] / rates.sum()
        self._had = np.zeros(len(self._who))
        self._turn = 0
        self._slack = 1 / max(2 * len(self._who) - 2, 1)

    def next(self) -> int:
        self._turn += 1
        owed = self._turn * self._shares - self._had
        # Of those that could be ahead by now, the one that would first be behind.
        patience = np.where(owed >= self._slack - 1e-9, (1 - self._slack - owed) / self._shares, np.inf)
        place = int(np.argmin(patience))
        self._had[place] += 1
        return int(self._who[place])
