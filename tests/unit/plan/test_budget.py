"""Sharing a budget by price: as good as trying every allocation, never over it, with an honest bound."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reader.errors import PlanError
from reader.lab.policies.daily import share_out
from reader.plan.curve.budget import allocate
from reader.plan.curve.cost import make_gaps
from reader.plan.curve.curve import costs_of, curve_of, knee, sweep_prices
from tests.unit.plan.rates import make_objective, random_gaps, schedules_by_count


def best_by_trying(gaps, budget):
    costs, _ = schedules_by_count(gaps, gaps.nodes - 2)
    options = range(gaps.nodes - 1)
    return min(
        sum(costs[feed, count] for feed, count in enumerate(counts))
        for counts in product(options, repeat=gaps.feeds)
        if sum(counts) <= budget
    )


@settings(max_examples=60)
@given(random_gaps(), st.integers(0, 14))
def test_price_finds_what_trying_every_allocation_finds(gaps, budget):
    found = allocate(gaps, budget)
    best = best_by_trying(gaps, budget)
    assert found.schedules.polls.sum() <= budget
    assert found.bound <= best + 1e-8
    # Equal slopes of one feed can keep a price from splitting them; the bound then says how much it may cost.
    assert found.cost == pytest.approx(best, rel=1e-7, abs=1e-7) or found.cost <= best + found.cost * found.gap
    np.testing.assert_allclose(costs_of(gaps, found.schedules.marks), found.schedules.costs, atol=1e-8)


@settings(max_examples=30)
@given(random_gaps(), st.integers(0, 14), st.integers(0, 999))
def test_forbidden_slots_stay_free(gaps, budget, seed):
    allowed = np.random.default_rng(seed).random((gaps.feeds, gaps.nodes)) > 0.5
    found = allocate(gaps, budget, allowed)
    assert not (found.schedules.marks & ~allowed).any()
    assert found.schedules.polls.sum() <= budget
    assert found.bound <= found.cost + 1e-8


def larger_gaps(feeds=40, slots=48):
    rng = np.random.default_rng(5)
    posting = rng.pareto(1.2, (feeds, 1)) * rng.gamma(2, 0.5, (feeds, slots))
    return make_gaps(posting, rng.gamma(0.3, 1, (1, slots)), 0.5, make_objective(feeds, lost_h=2.0, window=15))


@pytest.mark.parametrize("budget", [1, 40, 119, 120, 121, 600])
def test_the_budget_is_used_up_and_the_plan_is_certified(budget):
    found = allocate(larger_gaps(), budget)
    assert found.schedules.polls.sum() == budget
    assert found.gap < 1e-3


def test_every_poll_is_worth_at_least_the_price():
    gaps = larger_gaps()
    found = allocate(gaps, 120)
    for feed, node in np.argwhere(found.schedules.marks).tolist():
        without = found.schedules.marks.copy()
        without[feed, node] = False
        assert costs_of(gaps, without)[feed] - found.schedules.costs[feed] >= found.price * 0.999


def test_a_budget_of_nothing_and_of_a_million():
    gaps = larger_gaps()
    assert allocate(gaps, 0).schedules.polls.sum() == 0
    plenty = allocate(gaps, 1_000_000)
    assert plenty.schedules.polls.sum() <= 40 * 48
    assert plenty.price == 0
    assert plenty.gap == 0
    with pytest.raises(PlanError):
        allocate(gaps, -1)


def test_no_feeds_and_silent_feeds_need_no_polls():
    nobody = make_gaps(np.zeros((0, 8)), np.ones((1, 8)), 1.0, make_objective(0))
    assert allocate(nobody, 10).schedules.polls.sum() == 0
    silent = make_gaps(np.zeros((3, 8)), np.ones((1, 8)), 1.0, make_objective(3))
    assert allocate(silent, 10).cost == 0


def test_the_curve_falls_and_is_convex_and_bends_somewhere():
    gaps = larger_gaps()
    curve = curve_of(sweep_prices(gaps, gaps))
    assert (np.diff(curve.polls) > 0).all()
    assert (np.diff(curve.delay_h) <= 0).all()
    slopes = np.diff(curve.delay_h) / np.diff(curve.polls)
    assert (np.diff(slopes) >= -1e-6).all()
    assert curve.polls[0] < knee(curve) < curve.polls[-1]
    for budget in (10, 100, 300):
        between = np.interp(np.log1p(budget), np.log1p(curve.polls), curve.delay_h)
        assert between == pytest.approx(allocate(gaps, budget).cost, rel=0.25)


def test_square_root_shares_of_the_worked_example():
    rates = np.array([30.0, 30.0, 10.0, 10.0])
    assert share_out(np.sqrt(rates), 8).tolist() == [3, 3, 1, 1]


@given(st.lists(st.floats(0, 1e6), min_size=1, max_size=30), st.integers(0, 500), st.integers(0, 2))
def test_shares_add_up(scores, total, at_least):
    shares = share_out(np.array(scores), total, at_least)
    assert shares.sum() == total
    assert (shares >= 0).all()
    if total >= at_least * len(scores):
        assert shares.min() >= at_least


@given(st.lists(st.floats(0, 1e6), min_size=1, max_size=30), st.integers(0, 500), st.integers(2, 9))
def test_shares_stay_between_their_limits(scores, total, at_most):
    shares = share_out(np.array(scores), total, 1, at_most)
    assert shares.max() <= at_most
    assert shares.sum() == min(total, at_most * len(scores))
