"""Feeds that are worth a poll wait for each other until together they are worth a wake-up."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from reader.planner.choose import (
    AT_ONCE_S,
    LEAST_PER_FEED_H,
    PREFETCH,
    choose_now,
    harm_until_next_question,
    is_worth_waking,
    next_question_at,
    wake_price,
)
from reader.planner.day_model import make_day_model
from reader.planner.learning.rhythm import SLOT_S
from tests.unit.planner.day_models import BUSY, MONDAY, UTC, clock, make_inputs, make_state, usual_day

SELDOM, OFTEN = 1.0, 1_000.0


def ask_all_day(wake_ups, hours=12.0):
    """How often something is polled if the plan is asked at every slot and nobody comes."""
    state, asked = make_state(6.0, wake_ups=wake_ups), []
    for _ in range(int(hours * 4)):
        choice = choose_now(usual_day(), state)
        asked.append(len(choice.places))
        ages = state.ages.copy()
        ages[choice.places] = 0.0
        left = state.left - len(choice.places)
        state = replace(state, now=state.now + SLOT_S, ages=ages + 1, left=left, backlog_h=choice.backlog_h)
    return sum(count > 0 for count in asked)


def test_the_fewer_wake_ups_are_wanted_the_fewer_there_are():
    seldom, usually, often = (ask_all_day(wake_ups) for wake_ups in (6.0, 24.0, OFTEN))
    assert seldom < often
    assert seldom <= usually <= often


def test_what_waits_adds_up_until_it_is_worth_a_wake_up():
    waiting = make_state(7.0, wake_ups=SELDOM)
    first = choose_now(usual_day(), waiting)
    assert not first.places.size
    assert first.backlog_h > 0
    later = replace(waiting, backlog_h=wake_price(usual_day(), waiting))
    assert choose_now(usual_day(), later).places.size
    assert choose_now(usual_day(), later).backlog_h == 0.0


def test_many_that_are_ready_are_worth_a_spared_wake_up_before_waiting_has_cost_anything():
    """Or on battery nobody would be polled ahead of the hours in which the visits come."""
    spared, budget = make_state(7.0, wake_ups=12.0), usual_day().price_state.budget
    enough = int(PREFETCH * budget / spared.wake_ups) + 1
    assert not is_worth_waking(usual_day(), spared, 0, 0.0)
    assert is_worth_waking(usual_day(), spared, enough, 0.0)
    assert is_worth_waking(usual_day(), spared, enough // 2 + 1, wake_price(usual_day(), spared) / 2)
    assert not is_worth_waking(usual_day(), replace(spared, wake_ups=24.0), enough, 0.0)


def test_the_fewer_wake_ups_are_wanted_the_more_must_be_ready():
    spared, budget = make_state(7.0, wake_ups=12.0), usual_day().price_state.budget
    enough = int(PREFETCH * budget / spared.wake_ups) + 1
    assert not is_worth_waking(usual_day(), replace(spared, wake_ups=6.0), enough, 0.0)


def test_on_battery_a_wake_up_has_its_price_however_generous_the_budget_is():
    plenty = make_day_model(make_inputs(budget=100_000), MONDAY, UTC)
    mains, battery = (wake_price(plenty, make_state(7.0, wake_ups=aim)) for aim in (24.0, 12.0))
    assert mains == pytest.approx(LEAST_PER_FEED_H * len(plenty.feed_ids))
    assert battery > 10 * mains


def test_a_machine_that_is_awake_is_woken_by_nothing():
    just = make_state(7.5, ages_h=[0.0, 12, 12, 12], wake_ups=SELDOM)
    assert wake_price(usual_day(), just) == 0.0
    assert choose_now(usual_day(), just).places.size
    assert wake_price(usual_day(), replace(just, ages=just.ages + 1)) > 0


@settings(max_examples=60, deadline=None)
@given(
    st.floats(0.0, 23.7),
    st.lists(st.floats(0.0, 60.0), min_size=4, max_size=4),
    st.sampled_from([(1.0, 12.0), (24.0, 500.0)]).flatmap(lambda aims: st.tuples(st.floats(*aims), st.floats(*aims))),
)
def test_whoever_allows_more_wake_ups_never_waits_where_others_poll(hour, ages, aims):
    """Among those who spare them, and among those who do not: only the former go by how many are ready."""
    some, more = aims
    state = make_state(hour, ages_h=ages, wake_ups=min(some, more))
    few = set(choose_now(usual_day(), state).places.tolist())
    assert few <= set(choose_now(usual_day(), replace(state, wake_ups=max(some, more))).places.tolist())


@settings(max_examples=40, deadline=None)
@given(st.floats(0.0, 23.9), st.lists(st.floats(0.0, 160.0), min_size=4, max_size=4), st.integers(0, 6))
def test_leaving_a_feed_alone_never_helps_and_hurts_more_the_longer_it_was(hour, ages, state):
    young = harm_until_next_question(usual_day(), make_state(hour, ages_h=ages), state)
    old = harm_until_next_question(usual_day(), make_state(hour, ages_h=np.array(ages) + 1), state)
    assert (young >= 0).all()
    assert (old >= young - 1e-9).all()


@pytest.mark.parametrize(("alert", "pause"), [(0.0, SLOT_S), (6.0, AT_ONCE_S)])
def test_what_is_wanted_at_once_is_asked_about_more_often(alert, pause):
    day_model = make_day_model(make_inputs(budget=2_000, alert=np.array([alert, 0, 0, 0])), MONDAY, UTC)
    assert next_question_at(day_model, clock(12)) == clock(12) + pause
    ready = make_state(12.0, ages_h=0.1, left=2_000, wake_ups=OFTEN)
    assert (BUSY in choose_now(day_model, ready).places) == (alert > 0)


def test_no_budget_is_so_generous_that_waking_up_becomes_dearer_or_costs_nothing():
    """From three polls per feed on: polls become cheaper, and what wakes the machine with them, down to a floor."""
    prices = [
        make_day_model(make_inputs(budget=budget), MONDAY, UTC).wake_up_h for budget in (12, 48, 400, 4_000, 40_000)
    ]
    assert prices == sorted(prices, reverse=True)
    assert prices[-1] == prices[-2] > 0


def test_a_wake_up_costs_less_on_a_day_with_few_polls():
    """So few that wait for each other would otherwise wake the machine more seldom than the aim says."""
    many, few = (
        make_day_model(make_inputs(per_day=(6.0,) * feeds, budget=3 * feeds), MONDAY, UTC) for feeds in (90, 12)
    )
    for_each = [model.wake_up_h / model.price_state.price_h / len(model.feed_ids) for model in (many, few)]
    assert for_each[1] == pytest.approx(for_each[0] * (12 / 90) ** (1 / 3), rel=0.05)
