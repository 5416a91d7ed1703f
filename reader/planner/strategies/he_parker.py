"""He & Parker, Optimized Retrieval Algorithms for Personalized Content Aggregation: as little waiting as possible at
the user's visits.

Section 5: a visit at a waits a − t for each post of time t that no poll came between. Section 6.1.1: with rates of
posts λp, of visits to this feed λc and a weight w, equation 4 is least where a feed gets

    n = ³√(λc · λp · w · T³ / 3μ)        of the M polls.

Section 6.1.2: its polls τ are where equation 5 is least, the sum over the gaps of ∫ λc(t) ∫ (t − f) λp(f) df dt, which
is where equation 6 holds (below). Consequence: polls come before visits, and busy feeds get fewer than in proportion.

Printed slips, put right here: equation 6 has (τ − t) on both sides, which makes its right side negative: it must be
(t − τ); n is proportional to the cube root of the product, not to "the product"; and after Table 1 the winners are
exchanged ("posting-only achieves better performance", where its column is longer).

`he-parker` finds the best schedule exactly and polls every feed at least once a day; `user-access-missing` counts posts
that a visit finds missing (Sia et al. 2007) instead of their hours. `he-parker-shares` keeps n as printed: a feed with
n < 1 is polled every 1/n days, one without posts never. `he-parker-prior` is ours: the same with one post on top of
what was seen. `he-parker-printed` is Figure 2 to the letter; where its line 9 lets no schedule through, polls are
evenly spaced. `he-parker-unrolled` is ours, a kinder Figure 2: a schedule counts if it comes back to its own beginning.
"""

from __future__ import annotations

import numpy as np

from reader.core.records.planning import FloatArray, IntArray
from reader.planner.learning.rhythm import SLOTS
from reader.planner.outlook import SLOT_H
from reader.planner.strategies import daily
from reader.planner.strategies.policy import Circumstances

CLOSE_ENOUGH = 1
"""The slots by which the unrolled schedule may miss its own beginning a day later."""
THRESHOLD = 0.1
"""By how much the sides of equation 6 may differ on line 9 of Figure 2, as a part of what they usually are; the paper
says "small"."""


def cube_roots(circumstances: Circumstances, prior_posts: float = 0.0) -> FloatArray:
    """(feeds,) ³√(λc·λp·w), to which polls are in proportion. Where it isn't known which feed a visit is to, every
    visit is to all of them and λc drops out."""
    seen = np.array([times.size for times in circumstances.posts], dtype=np.float64)
    rates = (seen + prior_posts) / daily.days_known(circumstances) * circumstances.weights
    if circumstances.visits_by_feed is not None:
        rates = rates * np.array([times.size for times in circumstances.visits_by_feed], dtype=np.float64)
    return np.cbrt(rates)


def cube_roots_with_prior(circumstances: Circumstances) -> FloatArray:
    return cube_roots(circumstances, prior_posts=1.0)


def delay_slots(circumstances: Circumstances) -> daily.Slots:
    """The daily schedules of least user-access delay."""
    return daily.best_slots(access_gaps(circumstances))


def missing_slots(circumstances: Circumstances) -> daily.Slots:
    """The daily schedules with fewest posts missing at visits."""
    return daily.best_slots(daily.make_missing_gaps(*_two_days(circumstances), SLOT_H, circumstances.weights))


def printed_slots(circumstances: Circumstances) -> daily.Slots:
    """The schedules of Figure 2."""
    posting, visiting = daily.raw_posting(circumstances), daily.raw_visiting(circumstances)[0]
    gaps = access_gaps(circumstances)

    def find(feed: int, count: int) -> IntArray:
        found = printed_cycle(posting[feed], visiting, daily.gap_table(gaps, feed), count)
        return daily.even_slots(feed, count) if found is None else found

    return find


def unrolled_slots(circumstances: Circumstances) -> daily.Slots:
    posting, visiting = daily.raw_posting(circumstances), daily.raw_visiting(circumstances)[0]
    gaps = access_gaps(circumstances)

    def find(feed: int, count: int) -> IntArray:
        table = daily.gap_table(gaps, feed)
        # With one poll there is no second to try, only the best moment.
        found = daily.best_cycle(table, count) if count < 2 else unrolled_cycle(posting[feed], visiting, table, count)
        return daily.even_slots(feed, count) if found is None else found

    return find


def access_gaps(circumstances: Circumstances) -> daily.Gaps:
    """The user-access delay alone, on plain histograms."""
    return daily.make_gaps(*_two_days(circumstances), SLOT_H, circumstances.weights)


def _two_days(circumstances: Circumstances) -> tuple[FloatArray, FloatArray]:
    return daily.two_days(daily.raw_posting(circumstances)), daily.two_days(daily.raw_visiting(circumstances))


class Condition:
    """The two sides of equation 6 for polls at slots of three days, its sign put right:

    λc(τj) · ∫ (τj − t) λp(t) dt from τj−1 to τj  =  λp(τj) · ∫ (t − τj) λc(t) dt from τj to τj+1
    """

    def __init__(self, posting: FloatArray, visiting: FloatArray) -> None:
        days = 3
        slots = len(posting)
        self._slots, self._posting, self._visiting = slots, posting, visiting
        self._hours = np.arange(days * slots + 1, dtype=np.float64) * 24 / slots
        self._posts, self._posts_moment = _sums(np.tile(posting, days), self._hours)
        self._visits, self._visits_moment = _sums(np.tile(visiting, days), self._hours)

    def before(self, last: IntArray, at: IntArray) -> FloatArray:
        waited = self._hours[at] * (self._posts[at] - self._posts[last])
        waited -= self._posts_moment[at] - self._posts_moment[last]
        return np.asarray(self._visiting[at % self._slots] * waited)

    def after(self, at: IntArray, following: IntArray) -> FloatArray:
        ahead = self._visits_moment[following] - self._visits_moment[at]
        ahead -= self._hours[at] * (self._visits[following] - self._visits[at])
        return np.asarray(self._posting[at % self._slots] * ahead)


def printed_cycle(posting: FloatArray, visiting: FloatArray, table: FloatArray, polls: int) -> IntArray | None:
    """Figure 2: try every τ1 and τ2 of a day, take each next τ where the sides of equation 6 differ least (line 6),
    break beyond the day (7), and of the schedules with `polls` polls that satisfy equation 6 at τm and at τ1 (9) keep
    the one of least delay (14). With one poll τ1 is its own neighbour on both sides. None if line 9 lets none through.
    """
    if polls < 1:
        return None
    slots = len(posting)
    condition = Condition(posting, visiting)
    steps = [np.arange(slots)]
    if polls > 1:
        first, second = np.triu_indices(slots, 1)
        steps = [first, second]
    later = np.arange(2 * slots + 1)
    for _ in range(polls - 2):
        last, at = steps[-2], steps[-1]
        differ = np.abs(condition.before(last, at)[:, None] - condition.after(at[:, None], later[None, :]))
        differ[later[None, :] <= at[:, None]] = np.inf
        following = differ.argmin(axis=1)
        inside = following < slots
        steps = [*(step[inside] for step in steps), following[inside]]
    # A day later, so that the neighbours of the first and the last poll have slots too.
    around = [steps[-1], *(step + slots for step in steps), steps[0] + 2 * slots]
    # Either side, if the rates were constant and the polls evenly spaced.
    usual = float(posting.mean() * visiting.mean()) * (24 / polls) ** 2 / 2
    at_both_ends = (around[-3:], around[:3])
    differences = [np.abs(condition.before(*gap[:2]) - condition.after(*gap[1:])) for gap in at_both_ends]
    candidates = np.array(steps).T[np.maximum(*differences) <= THRESHOLD * usual]
    if not len(candidates):
        return None
    ends = np.concatenate([candidates[:, 1:], candidates[:, :1] + slots], axis=1)
    return np.asarray(candidates[int(table[candidates, ends].sum(axis=1).argmin())], dtype=np.int64)


def unrolled_cycle(posting: FloatArray, visiting: FloatArray, table: FloatArray, polls: int) -> IntArray | None:
    """Try every first and second poll, follow the condition for the rest, and keep the best that closes the day."""
    condition = Condition(posting, visiting)
    first, second = (axis.ravel() for axis in np.meshgrid(np.arange(SLOTS), np.arange(1, SLOTS), indexing="ij"))
    steps = [first, first + second]
    for _ in range(polls - 1):
        following = _next_poll(condition, posting, visiting, steps[-2:])
        keep = following <= first + SLOTS + CLOSE_ENOUGH
        first, following = first[keep], following[keep]
        steps = [step[keep] for step in steps]
        steps.append(following)
    closes = np.abs(steps[-1] - steps[0] - SLOTS) <= CLOSE_ENOUGH
    candidates = np.array(steps[:-1]).T[closes]
    candidates = candidates[candidates[:, -1] < candidates[:, 0] + SLOTS] if len(candidates) else candidates
    if not len(candidates):
        return None
    costs = [daily.cycle_cost(table, cycle) for cycle in candidates]
    return np.sort(candidates[int(np.argmin(costs))] % SLOTS)


def _next_poll(condition: Condition, posting: FloatArray, visiting: FloatArray, last_two: list[IntArray]) -> IntArray:
    """The slot at which the condition at the last poll holds; far away if it never does."""
    before, at = last_two
    # Without posts or visits the condition says nothing about the next poll.
    known = (posting[at % SLOTS] > 2 * daily.TRACE) & (visiting[at % SLOTS] > 0)
    wanted = np.where(known, condition.before(before, at), np.inf)
    low, high = at.copy(), np.full(len(at), 3 * SLOTS)
    while (high - low > 1).any():
        middle = (low + high) // 2
        reached = condition.after(at, middle) >= wanted
        high = np.where(reached & (middle > low), middle, high)
        low = np.where(reached, low, middle)
    return high


def _sums(rates: FloatArray, hours: FloatArray) -> tuple[FloatArray, FloatArray]:
    """Running sums of a rate and of time times the rate."""
    slot_h = hours[1]
    moment = rates * slot_h * (hours[:-1] + slot_h / 2)
    return np.concatenate(([0.0], np.cumsum(rates * slot_h))), np.concatenate(([0.0], np.cumsum(moment)))
