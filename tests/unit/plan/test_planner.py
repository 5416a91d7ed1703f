"""What a budget buys: within it, where a feed may be polled, and honest about how good it is."""

from __future__ import annotations

import numpy as np
import pytest
from msgspec.structs import replace

from reader.errors import PlanError
from reader.plan.curve.planner import PlanRequest, make_plan, plan_curve
from tests.unit.plan.rates import make_objective

NOW = 1_757_289_600.0


def make_request(feeds=6, slots=96, seed=1, budget=20, **changes):
    rng = np.random.default_rng(seed)
    posting = rng.pareto(1.2, (feeds, 1)) * rng.gamma(2, 0.5, (feeds, slots))
    waiting = posting[:, 0]
    request = PlanRequest(
        now=NOW,
        slot_s=900.0,
        posting=posting,
        visiting=rng.gamma(0.3, 1, (1, slots)),
        waiting=waiting,
        waiting_age_h=waiting * 2,
        objective=make_objective(feeds, alert=0.01, lost_h=2.0, window=15),
        budget=budget,
    )
    return replace(request, **changes)


def test_a_plan_keeps_its_budget_and_knows_how_good_it_is():
    plan = make_plan(make_request())
    assert plan.schedules.marks.sum() == 20
    assert plan.bound <= plan.cost + 1e-9
    assert plan.cost <= plan.bound * 1.01
    assert plan.price > 0


def test_a_feed_is_left_alone_where_it_may_not_be_polled():
    allowed = np.ones((6, 96), dtype=bool)
    allowed[2, :40] = False
    plan = make_plan(make_request(allowed=allowed, budget=60))
    assert plan.schedules.marks[2, 1:41].sum() == 0


def test_the_one_poll_of_a_day_comes_before_the_looks():
    visiting = np.zeros((1, 96))
    visiting[0, 48:52] = 1.0
    request = make_request(feeds=1, budget=1, objective=make_objective(1), visiting=visiting)
    quiet = {"posting": np.ones((1, 96)), "waiting": np.zeros(1), "waiting_age_h": np.zeros(1)}
    (_, node) = np.argwhere(make_plan(replace(request, **quiet)).schedules.marks)[0]
    assert 44 <= node - 1 <= 50


def test_the_curve_covers_the_budget_and_ends_low():
    curve = plan_curve(make_request(feeds=20))
    assert curve.polls[0] < 20 < curve.polls[-1]
    assert curve.delay_h[-1] < curve.delay_h[0] / 10


@pytest.mark.parametrize("budget", [0, 1_000_000])
def test_extreme_budgets(budget):
    plan = make_plan(make_request(budget=budget))
    assert plan.schedules.marks.sum() <= budget
    assert np.isfinite(plan.cost)


def test_no_feeds_give_an_empty_plan():
    plan = make_plan(make_request(feeds=0))
    assert plan.schedules.marks.sum() == 0
    assert plan.cost == 0
    assert plan_curve(make_request(feeds=0)).polls.tolist() == [0]


def test_nonsense_is_refused():
    with pytest.raises(PlanError):
        make_plan(make_request(waiting=np.full(6, np.nan)))
    with pytest.raises(PlanError):
        make_plan(make_request(waiting=np.full(6, -1.0)))
    with pytest.raises(PlanError):
        make_plan(make_request(budget=-1))
