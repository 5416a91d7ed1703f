"""Policies of He & Parker: as little waiting as possible at the user's visits.

`user-access-missing` counts posts that a visit finds missing, `he-parker` their hours. Both learn plain
histograms, and poll every feed at least once a day. `he-parker-printed` searches for a schedule the way the
paper prints it, with the sign of its condition put right.
"""

from __future__ import annotations

import numpy as np

from reader.lab.policies.daily import (
    TRACE,
    Daily,
    Gaps,
    best_cycle,
    best_cycles,
    cycle_cost,
    even_cycles,
    gap_table,
    hourly_posting,
    make_gaps,
    make_missing_gaps,
    raw_posting,
    raw_visiting,
    share_out,
    two_days,
)
from reader.lab.policy import Circumstances
from reader.learn.ledger import SLOTS
from reader.model.planning import FloatArray, IntArray
from reader.plan.outlook import SLOT_H

CLOSE_ENOUGH = 1
"""The slots by which the unrolled schedule may miss its own beginning a day later."""


def make_he_parker(circumstances: Circumstances) -> Daily:
    gaps = access_gaps(circumstances)
    return Daily("he-parker", circumstances, best_cycles(gaps, cube_root_shares(circumstances)))


def make_user_access_missing(circumstances: Circumstances) -> Daily:
    posting, visiting = two_days(raw_posting(circumstances)), two_days(raw_visiting(circumstances))
    gaps = make_missing_gaps(posting, visiting, SLOT_H, circumstances.weights)
    return Daily("user-access-missing", circumstances, best_cycles(gaps, cube_root_shares(circumstances)))


def make_he_parker_printed(circumstances: Circumstances) -> Daily:
    gaps = access_gaps(circumstances)
    posting, visiting = raw_posting(circumstances), raw_visiting(circumstances)[0]
    polls = cube_root_shares(circumstances)
    cycles = even_cycles(polls)
    for feed, count in enumerate(polls.tolist()):
        table = gap_table(gaps, feed)
        # With one poll there is no second to try, only the best moment.
        found = best_cycle(table, count) if count < 2 else unrolled_cycle(posting[feed], visiting, table, count)
        cycles[feed] = cycles[feed] if found is None else found
    return Daily("he-parker-printed", circumstances, cycles)


def cube_root_shares(circumstances: Circumstances) -> IntArray:
    # The user visits all feeds equally often, so the rate of visits drops out.
    rates = hourly_posting(circumstances).mean(axis=1) * circumstances.weights
    return share_out(rates ** (1 / 3), circumstances.budget_per_day or 0, at_least=1, at_most=SLOTS)


def access_gaps(circumstances: Circumstances) -> Gaps:
    """The user-access delay alone, on plain histograms."""
    posting, visiting = two_days(raw_posting(circumstances)), two_days(raw_visiting(circumstances))
    return make_gaps(posting, visiting, SLOT_H, circumstances.weights)


def unrolled_cycle(posting: FloatArray, visiting: FloatArray, table: FloatArray, polls: int) -> IntArray | None:
    """Try every first and second poll, follow the condition for the rest, and keep the best that closes the day.

    The condition: visiting(τ) · ∫(τ − t) posting before τ = posting(τ) · ∫(t − τ) visiting after τ.
    """
    first, second = (axis.ravel() for axis in np.meshgrid(np.arange(SLOTS), np.arange(1, SLOTS), indexing="ij"))
    steps = [first, first + second]
    for _ in range(polls - 1):
        following = _next_poll(posting, visiting, steps[-2], steps[-1])
        keep = following <= first + SLOTS + CLOSE_ENOUGH
        first, following = first[keep], following[keep]
        steps = [step[keep] for step in steps]
        steps.append(following)
    closes = np.abs(steps[-1] - steps[0] - SLOTS) <= CLOSE_ENOUGH
    candidates = np.array(steps[:-1]).T[closes]
    candidates = candidates[candidates[:, -1] < candidates[:, 0] + SLOTS] if len(candidates) else candidates
    if not len(candidates):
        return None
    costs = [cycle_cost(table, cycle) for cycle in candidates]
    return np.sort(candidates[int(np.argmin(costs))] % SLOTS)


def _next_poll(posting: FloatArray, visiting: FloatArray, before: IntArray, at: IntArray) -> IntArray:
    """The slot at which the condition at `at` holds; far away if it never does."""
    days = 3
    hours = np.arange(days * SLOTS + 1, dtype=np.float64) * SLOT_H
    posts, posts_moment = _sums(np.tile(posting, days), hours)
    visits, visits_moment = _sums(np.tile(visiting, days), hours)
    waited = hours[at] * (posts[at] - posts[before]) - (posts_moment[at] - posts_moment[before])
    rate, visit_rate = posting[at % SLOTS], visiting[at % SLOTS]
    # Without posts or visits the condition says nothing about the next poll.
    known = (rate > 2 * TRACE) & (visit_rate > 0)
    wanted = np.where(known, visit_rate * waited / np.where(known, rate, 1.0), np.inf)
    low, high = at.copy(), np.full(len(at), days * SLOTS)
    while (high - low > 1).any():
        middle = (low + high) // 2
        reached = visits_moment[middle] - visits_moment[at] - hours[at] * (visits[middle] - visits[at]) >= wanted
        high = np.where(reached & (middle > low), middle, high)
        low = np.where(reached, low, middle)
    return high


def _sums(rates: FloatArray, hours: FloatArray) -> tuple[FloatArray, FloatArray]:
    """Running sums of a rate and of time times the rate."""
    moment = rates * SLOT_H * (hours[:-1] + SLOT_H / 2)
    return np.concatenate(([0.0], np.cumsum(rates * SLOT_H))), np.concatenate(([0.0], np.cumsum(moment)))
