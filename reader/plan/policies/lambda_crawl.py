"""Policy of Kolobov, Peres, Lu & Horvitz, Staying up to Date with Online Content Changes: LambdaCrawl. Each further
post that was missed costs less than the one before. Knows nothing of the hours. Pure.

A feed that missed n posts costs 1 + 1/2 + … + 1/n; polled by chance at a rate ρ that is −w·ln(ρ/(ρ + Δ)) in the
mean. So no feed that posts is given up: ρ = (√(Δ² + 4wΔ/μ) − Δ)/2. Polls come by chance at these rates. Rates of
posting are learned as the paper does it, with half a post in half a day on top of what was seen.

`lambda-crawl-even` spends the same rates evenly over the day, which the paper does not: chance leaves long gaps, and a
wait grows with the square of a gap.
"""

from __future__ import annotations

import heapq
from collections.abc import Sequence

import numpy as np

from reader.learn.ledger import SLOTS
from reader.model.planning import DAY_S, FloatArray, IntArray
from reader.plan.policies.daily import Daily, days_known, even_cycles
from reader.plan.policies.indexed import DayShare
from reader.plan.policies.prices import find_price
from reader.plan.policies.sharing import share_out
from reader.plan.policy import NO_FEEDS, Circumstances, Policy

PRIOR = 0.5
SEED = 2019
"""Chance that can be repeated."""


class LambdaCrawl(Policy):
    name = "lambda-crawl"

    def __init__(self, circumstances: Circumstances) -> None:
        self._rng = np.random.default_rng(SEED)
        self._share = DayShare(circumstances)
        budget, changes = float(self._share.budget), learned_changes(circumstances)
        # At least one poll a day in the mean, so that no feed is given up.
        least = min(1.0, budget / max(circumstances.feeds, 1))
        self._rates = harmonic_rates(changes, circumstances.weights, budget, least) / DAY_S
        self._due: list[tuple[float, int]] = []
        for feed in range(circumstances.feeds if self._share.budget else 0):
            self._plan(feed, circumstances.start_at)

    def _plan(self, feed: int, after: float) -> None:
        if self._rates[feed] > 0:
            # The least of a second: the same feed twice at one moment would be one poll.
            heapq.heappush(self._due, (after + 1 + self._rng.exponential(1 / self._rates[feed]), feed))

    def next_wake(self) -> float:
        return self._due[0][0] if self._due else np.inf

    def wake(self, now: float) -> IntArray:
        due: set[int] = set()
        while self._due and self._due[0][0] <= now:
            _, feed = heapq.heappop(self._due)
            due.add(feed)
            self._plan(feed, now)
        left = self._share.left(now)
        return np.array(sorted(due)[:left], dtype=np.int64) if due else NO_FEEDS

    def polled(self, feeds: IntArray, now: float, posts: Sequence[FloatArray]) -> None:
        self._share.spent += len(feeds)


def make_lambda_crawl_even(circumstances: Circumstances) -> Daily:
    budget = circumstances.budget_per_day or 0
    rates = harmonic_rates(learned_changes(circumstances), circumstances.weights, float(budget), 1.0)
    polls = share_out(rates, budget, at_least=1, at_most=SLOTS)
    return Daily("lambda-crawl-even", circumstances, even_cycles(polls))


def learned_changes(circumstances: Circumstances) -> FloatArray:
    """(feeds,) posts a day."""
    seen = np.array([times.size for times in circumstances.posts], dtype=np.float64)
    return np.asarray((seen + PRIOR) / (days_known(circumstances) + PRIOR))


def harmonic_rates(changes: FloatArray, weights: FloatArray, total: float, least: float = 0.0) -> FloatArray:
    """Polls that make −Σ w·ln(ρ/(ρ + Δ)) least and add up to `total`, each at least `least`."""

    def rates_at(price: float) -> FloatArray:
        return np.maximum((np.sqrt(changes**2 + 4 * weights * changes / price) - changes) / 2, least)

    return rates_at(find_price(lambda price: float(rates_at(price).sum()), total))
