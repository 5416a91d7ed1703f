"""The papers' policies as an allocation and a schedule, each with each, as their experiments compare them.

Allocations: `even`, `square-root` (Sia & Cho, Theorem 1), `cube-root` (He & Parker, equation 4). Schedules: `even`,
`posting` (Sia & Cho, Theorem 3), `cluster` (the same by the shape of a feed's group, 4.3.1), `missing` (Sia et al.
2007), `delay` (He & Parker, equation 5). `cube-root/missing` has at least one whole poll a day for every feed,
`cube-root/missing~` the shares as the formula gives them. Consequence: what an allocation and what a schedule is worth
can be told apart.

And Cho & Garcia-Molina, Effective Page Refresh Policies for Web Crawlers (2003), which Sia & Cho compare with (Table
2), for posts at a constant rate λ and polls every h = 1/f days. `cgm-freshness`: the time during which nothing new is
out, F = (1 − e^−λh) / λh, is most where ∂F/∂f = (1 − e^−λh − λh·e^−λh) / λ is the same μ for all; consequence: a feed
with 1/λ < μ is given up. `cgm-age`: the mean age of the oldest post that isn't here is least where
h²(1/2 + e^−λh/λh − (1 − e^−λh)/(λh)²) is the same for all.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from reader.core.records.planning import FloatArray
from reader.planner.strategies import he_parker
from reader.planner.strategies.daily import Slots, days_known, even_slots, make_daily, make_shared
from reader.planner.strategies.policy import Circumstances, Factory
from reader.planner.strategies.sia_cho import cluster_slots, posting_slots, square_roots
from reader.planner.strategies.whittle import age_index

Allocation = Callable[[Circumstances], FloatArray]
Schedule = Callable[[Circumstances], Slots]
LONGEST_H = 1e7
HALVINGS = 60


def even(circumstances: Circumstances) -> FloatArray:
    return np.ones(circumstances.feeds)


def evenly_spaced(circumstances: Circumstances) -> Slots:
    return even_slots


ALLOCATIONS: dict[str, Allocation] = {"even": even, "square-root": square_roots, "cube-root": he_parker.cube_roots}
SCHEDULES: dict[str, Schedule] = {
    "even": evenly_spaced,
    "posting": posting_slots,
    "cluster": cluster_slots,
    "missing": he_parker.missing_slots,
    "delay": he_parker.delay_slots,
}


def whole(name: str, allocation: Allocation, schedule: Schedule) -> Factory:
    return lambda known: make_daily(name, known, allocation(known), schedule(known))


def shared(name: str, allocation: Allocation, schedule: Schedule) -> Factory:
    return lambda known: make_shared(name, known, allocation(known), schedule(known))


def freshness_gain(rates: FloatArray, hours: FloatArray) -> FloatArray:
    """∂F/∂f: what one more poll is worth to a feed that is polled every so many hours."""
    expected = rates * hours
    return np.asarray((-np.expm1(-expected) - expected * np.exp(-expected)) / np.maximum(rates, 1e-12))


def shares_of_equal_gain(
    gain: Callable[[FloatArray, FloatArray], FloatArray], rates: FloatArray, total: float
) -> FloatArray:
    """(feeds,) polls a day at which one more is worth the same to all feeds; `gain` grows with the hours between
    polls. A feed for which even the first poll is worth less gets none."""
    if total <= 0 or not (rates > 0).any():
        return np.zeros(len(rates))

    def shares(worth: float) -> FloatArray:
        low, high = np.full(len(rates), 1e-3), np.full(len(rates), LONGEST_H)
        for _ in range(HALVINGS):
            middle = np.sqrt(low * high)
            enough = gain(rates, middle) >= worth
            low, high = np.where(enough, low, middle), np.where(enough, middle, high)
        return np.where((rates > 0) & (gain(rates, high) >= worth), 24 / high, 0.0)

    little, much = 1e-12, 1e12
    for _ in range(HALVINGS):
        worth = float(np.sqrt(little * much))
        little, much = (worth, much) if shares(worth).sum() > total else (little, worth)
    found = shares(much)
    return found * (total / found.sum()) if found.sum() > 0 else found


def _of_equal_gain(gain: Callable[[FloatArray, FloatArray], FloatArray]) -> Allocation:
    def allocate(circumstances: Circumstances) -> FloatArray:
        seen = np.array([times.size for times in circumstances.posts], dtype=np.float64)
        rates = seen / days_known(circumstances) / 24
        return shares_of_equal_gain(gain, rates, float(circumstances.budget_per_day or 0))

    return allocate


NAMED: dict[str, Factory] = {
    "sia-cho": whole("sia-cho", square_roots, posting_slots),
    "sia-cho-allocation": whole("sia-cho-allocation", square_roots, evenly_spaced),
    "sia-cho-schedule": whole("sia-cho-schedule", even, posting_slots),
    "user-access-missing": whole("user-access-missing", he_parker.cube_roots, he_parker.missing_slots),
    "he-parker-printed": whole("he-parker-printed", he_parker.cube_roots, he_parker.printed_slots),
    "he-parker": whole("he-parker", he_parker.cube_roots, he_parker.delay_slots),
}
VARIANTS: dict[str, Factory] = {
    **{f"{a}/{s}": whole(f"{a}/{s}", ALLOCATIONS[a], SCHEDULES[s]) for a in ALLOCATIONS for s in SCHEDULES},
    **{f"{a}/{s}~": shared(f"{a}/{s}~", ALLOCATIONS[a], SCHEDULES[s]) for a in ALLOCATIONS for s in SCHEDULES},
    "sia-cho-shares": shared("sia-cho-shares", square_roots, posting_slots),
    "he-parker-shares": shared("he-parker-shares", he_parker.cube_roots, he_parker.delay_slots),
    "he-parker-prior": shared("he-parker-prior", he_parker.cube_roots_with_prior, he_parker.delay_slots),
    "he-parker-unrolled": whole("he-parker-unrolled", he_parker.cube_roots, he_parker.unrolled_slots),
    "cgm-age": shared("cgm-age", _of_equal_gain(age_index), evenly_spaced),
    "cgm-freshness": shared("cgm-freshness", _of_equal_gain(freshness_gain), evenly_spaced),
}
