"""A whole plan: within every day's budget, honest about what it costs, and able to say why."""

from __future__ import annotations

from zoneinfo import ZoneInfo

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from reader.errors import PlanError
from reader.model.planning import HOUR_S
from reader.plan.curve.arrive import polls_on_arrival, worth_now
from reader.plan.curve.cost import gap_table
from reader.plan.curve.planner import (
    DayBudget,
    PlanRequest,
    day_budgets,
    make_plan,
    make_request_gaps,
    plan_curve,
)
from reader.plan.reasons import Why
from tests.unit.plan.rates import make_objective

NOW = 1_757_289_600.0
UTC = ZoneInfo("UTC")


def make_request(feeds=6, slots=96, seed=1, budget=20, **changes):
    rng = np.random.default_rng(seed)
    posting = rng.pareto(1.2, (feeds, 1)) * rng.gamma(2, 0.5, (feeds, slots))
    waiting = posting[:, 0]
    request = PlanRequest(
        now=NOW,
        slot_s=900.0,
        posting=posting,
        looking=rng.gamma(0.3, 1, (1, slots)),
        waiting=waiting,
        waiting_age_h=waiting * 2,
        objective=make_objective(feeds, alert=0.01, lost_h=2.0, window=15),
        budgets=(DayBudget(NOW + slots * 900.0, budget),),
    )
    return replace(request, **changes)


def test_polls_come_in_order_with_worth_and_reason():
    plan = make_plan(make_request())
    assert len(plan.polls) == 20
    assert [poll.at for poll in plan.polls] == sorted(poll.at for poll in plan.polls)
    assert all(NOW <= poll.at < NOW + 86400 for poll in plan.polls)
    assert min(poll.worth_h for poll in plan.polls) >= plan.price_h * 0.999
    assert plan.bound_h <= plan.cost_h + 1e-9
    assert plan.cost_h <= plan.bound_h * 1.01
    assert 0 < plan.expected_delay_h <= plan.cost_h
    assert plan.horizon_h == 24


@settings(max_examples=25)
@given(st.integers(0, 999), st.integers(0, 15), st.integers(0, 15), st.integers(1, 31))
def test_each_days_budget_is_kept(seed, today, tomorrow, midnight):
    until = NOW + midnight * 900.0
    budgets = (DayBudget(until, today), DayBudget(NOW + 32 * 900, tomorrow))
    plan = make_plan(make_request(seed=seed, feeds=4, slots=32, budgets=budgets))
    assert sum(poll.at < until for poll in plan.polls) <= today
    assert sum(poll.at >= until for poll in plan.polls) <= tomorrow
    assert plan.bound_h <= plan.cost_h + 1e-6


def test_two_days_cost_little_more_than_the_bound():
    budgets = (DayBudget(NOW + 30 * 900.0, 12), DayBudget(NOW + 86400, 30))
    plan = make_plan(make_request(feeds=20, budgets=budgets))
    assert len(plan.polls) >= 40
    assert plan.cost_h <= plan.bound_h * 1.05


def test_a_feed_is_left_alone_where_it_may_not_be_polled():
    allowed = np.ones((6, 96), dtype=bool)
    allowed[2, :40] = False
    plan = make_plan(make_request(allowed=allowed, budget=60))
    mine = [poll for poll in plan.polls if poll.feed == 2]
    assert all(poll.at >= NOW + 40 * 900 for poll in mine)


def one_feed(posting, looking, **changes):
    base = make_request(feeds=1, slots=posting.size)
    quiet = np.zeros(1)
    changes = {"budgets": (DayBudget(NOW + 86400, 1),), "objective": make_objective(1), **changes}
    return replace(
        base,
        posting=posting[None, :],
        looking=looking[None, :],
        waiting=quiet,
        waiting_age_h=quiet,
        **changes,
    )


def peak(slots, at, width=4):
    rates = np.zeros(slots)
    rates[at : at + width] = 1.0
    return rates


def test_reason_before_you_look():
    (poll,) = make_plan(one_feed(np.ones(96), peak(96, 48))).polls
    assert poll.reason.kind is Why.BEFORE_YOU_LOOK
    assert poll.reason.look_at is not None
    assert poll.at <= poll.reason.look_at <= NOW + 53 * 900
    assert poll.reason.posts > 5


def test_reason_posts_then():
    (poll,) = make_plan(one_feed(peak(96, 20), peak(96, 80), objective=make_objective(1, alert=0.001))).polls
    assert poll.reason.kind is Why.POSTS_THEN
    assert poll.at == NOW + 24 * 900


def test_reason_nothing_lost():
    objective = make_objective(1, lost_h=10.0, window=10)
    plan = make_plan(one_feed(np.ones(96), np.zeros(96), objective=objective))
    assert plan.polls[0].reason.kind is Why.NOTHING_LOST
    assert plan.polls[0].reason.window == 10
    assert plan.polls[0].reason.fills_h == pytest.approx(10.0)


def test_reason_alert():
    plan = make_plan(one_feed(np.ones(96), np.zeros(96), objective=make_objective(1, alert=1.0)))
    assert plan.polls[0].reason.kind is Why.ALERT


def test_reason_publisher_floor():
    allowed = np.zeros((1, 96), dtype=bool)
    allowed[0, 60:] = True
    (poll,) = make_plan(one_feed(np.ones(96), np.ones(96), allowed=allowed)).polls
    assert poll.at == NOW + 60 * 900
    assert poll.reason.kind is Why.PUBLISHER_FLOOR


def test_reason_you_are_here():
    request = one_feed(np.ones(96), peak(96, 0), present=True)
    request = replace(request, waiting=np.array([20.0]), waiting_age_h=np.array([100.0]))
    (poll,) = make_plan(request).polls
    assert poll.at == NOW
    assert poll.reason.kind is Why.YOU_ARE_HERE


def test_the_curve_covers_the_budget_and_ends_low():
    curve = plan_curve(make_request(feeds=20))
    assert curve.polls[0] < 20 < curve.polls[-1]
    assert curve.delay_h[-1] < curve.delay_h[0] / 10


def test_arrival_takes_the_most_valuable_first_and_visible_before_others():
    request = make_request(feeds=8)
    gaps = make_request_gaps(request)
    never = np.full(8, gaps.nodes - 1)
    feeds, worth = polls_on_arrival(gaps, never, 0.0, 5)
    assert len(feeds) == 5
    assert (np.diff(worth) <= 0).all()
    visible = np.zeros(8, dtype=bool)
    visible[feeds[-1]] = True
    assert polls_on_arrival(gaps, never, 0.0, 5, visible=visible)[0][0] == feeds[-1]
    assert polls_on_arrival(gaps, never, 1e12, 5)[0].size == 0
    assert polls_on_arrival(gaps, never, 0.0, 5, allowed_now=np.zeros(8, dtype=bool))[0].size == 0
    table = gap_table(gaps, 3)
    assert worth_now(gaps, never)[3] == pytest.approx(table[0, -1] - table[0, 1] - table[1, -1])


@pytest.mark.parametrize("budget", [0, 1_000_000])
def test_extreme_budgets(budget):
    plan = make_plan(make_request(budget=budget))
    assert len(plan.polls) <= budget
    assert plan.cost_h >= plan.bound_h - 1e-9


def test_days_of_the_horizon_have_their_budgets():
    berlin = ZoneInfo("Europe/Berlin")
    noon = 1_761_343_200.0 + 12 * HOUR_S  # 2025-10-25 12:00 in Berlin; the next day has 25 hours
    budgets = day_budgets(noon, 36 * HOUR_S, berlin, 7, 100)
    assert [budget.polls for budget in budgets] == [7, 96]
    assert budgets[0].until_at == noon + 12 * HOUR_S
    assert day_budgets(noon, HOUR_S, berlin, 7, 100) == (DayBudget(noon + HOUR_S, 7),)


def test_no_feeds_give_an_empty_plan():
    plan = make_plan(make_request(feeds=0))
    assert plan.polls == ()
    assert plan.expected_delay_h == 0
    assert plan_curve(make_request(feeds=0)).polls.tolist() == [0]


def test_nonsense_is_refused():
    with pytest.raises(PlanError):
        make_plan(make_request(waiting=np.full(6, np.nan)))
    with pytest.raises(PlanError):
        make_plan(make_request(waiting=np.full(6, -1.0)))
    with pytest.raises(PlanError):
        make_plan(make_request(budgets=()))
