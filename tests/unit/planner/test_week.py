"""The budget as an average: what a week uses comes to seven budgets, and what was saved or owed is paid back."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from reader.planner.week import (
    FRIDAY,
    MOST_SAVED,
    SATURDAY,
    SUNDAY,
    WEEK,
    WORKDAY,
    DayCurve,
    PriceState,
    close_day,
    fits,
    set_price,
    weekday_of,
)

PRICES = tuple(np.geomspace(0.01, 10.0, 9).tolist())


def curve(at_one: float) -> DayCurve:
    """Polls fall with the cube root of the price, from so many at a price of 1."""
    return DayCurve(PRICES, tuple((at_one * np.array(PRICES) ** (-1 / 3)).tolist()))


def week(workday=100.0, friday=100.0, saturday=100.0, sunday=100.0, budget=100, **changes) -> PriceState:
    curves = tuple(map(curve, (workday, friday, saturday, sunday)))
    state = PriceState(1.0, 1.0, budget, 0.0, 1.0, curves, 1.0, True, used=1.0, foretold=1.0)
    return replace(state, **changes)


def test_the_kinds_of_the_days_of_a_week():
    monday = 4  # 1970-01-05
    kinds = [WEEK[weekday_of(monday + day)] for day in range(7)]
    assert kinds == [WORKDAY, WORKDAY, WORKDAY, WORKDAY, FRIDAY, SATURDAY, SUNDAY]


@pytest.mark.parametrize("needs", [(100, 100, 100, 100), (100, 100, 20, 10), (50, 60, 40, 40)])
def test_a_week_uses_seven_budgets_at_the_usual_price(needs):
    state = set_price(week(*needs), 0, 1_000)
    used = sum(float(state.curves[kind].at(state.usual_h)) for kind in WEEK)
    assert used == pytest.approx(700, rel=0.03)
    assert state.price_h == pytest.approx(state.usual_h)


def test_weekends_without_visits_pay_for_workdays():
    days = [set_price(week(100, 100, 10, 10), weekday, 150) for weekday in range(7)]
    assert sum(day.expected for day in days) == pytest.approx(7.0, rel=0.03)
    assert days[0].expected > 1.3
    assert days[6].expected < 0.2
    assert min(range(7), key=lambda weekday: days[weekday].ahead or 0.0) == 5, "most is owed on Saturday morning"


def test_a_day_that_cannot_use_more_than_its_most_leaves_it_to_others():
    free, capped = (set_price(week(10, 10, 10, 1_000), 6, most) for most in (10_000, 150))
    assert capped.usual_h < free.usual_h


@given(st.floats(-2, 2), st.floats(-2, 2))
def test_what_was_saved_makes_polls_cheaper(one, other):
    prices = [set_price(week(bank=bank), 0, 150).price_h for bank in sorted((one, other))]
    assert prices[0] >= prices[1]


def test_a_day_is_entered_when_it_is_over():
    state = week(expected=1.2, bank=0.25, ahead=0.5)
    closed = close_day(state, spent=90, is_next=True)
    assert closed.bank == pytest.approx(0.35)
    assert closed.ahead == 0.5
    assert closed.calibration == pytest.approx((0.9 + 0.9) / (0.9 + 1.2))
    later = close_day(state, spent=90, is_next=False)
    assert (later.bank, later.ahead, later.calibration) == (0.25, None, closed.calibration)
    assert close_day(replace(state, is_whole=False), 5, is_next=True) == replace(state, is_whole=False, ahead=None)


@given(st.lists(st.integers(0, 1_000), max_size=12))
def test_the_bank_is_bounded(days):
    state = week()
    for number, spent in enumerate(days):
        state = set_price(close_day(state, spent, is_next=True), number % 7, 150)
        assert -MOST_SAVED <= state.bank <= MOST_SAVED


def test_what_a_week_saves_is_worked_out_again_when_its_curves_change():
    """Each weekend turns out to need less than was thought, and all of that is spent."""
    state, spent = week(100, 100, 80, 80), []
    for number in range(28):
        if number in (5, 6):
            state = replace(state, curves=(*map(curve, (100.0, 100.0, 20.0, 20.0)),))
        state = set_price(state, number % 7, 150)
        spent.append(float(state.curves[WEEK[number % 7]].at(state.price_h)))
        state = close_day(state, round(spent[-1]), is_next=True)
    assert np.mean(spent) == pytest.approx(100, rel=0.015)


def test_what_the_curves_promise_too_much_is_learned():
    """At every price a day uses four fifths of what its curve says: after two weeks the mean is the budget."""
    state, spent = week(), []
    for number in range(28):
        state = set_price(state, number % 7, 150)
        spent.append(0.8 * float(state.curves[WORKDAY].at(state.price_h)))
        state = close_day(state, round(spent[-1]), is_next=True)
    assert np.mean(spent[14:]) == pytest.approx(100, rel=0.05)


def test_a_limit_of_every_day_is_nearly_all_planned_for():
    state = set_price(week(), 0, 100)
    assert float(state.curves[WORKDAY].at(state.price_h)) == pytest.approx(97, rel=0.03)


def test_with_a_limit_of_every_day_each_has_a_price_of_its_own():
    """Days without visits cannot use their budget at any price; that makes polls no cheaper on the others."""
    days = [set_price(week(300, 300, 1, 1), weekday, 100) for weekday in range(7)]
    workday, weekend = days[0].price_h, days[5].price_h
    assert weekend < workday / 100
    assert workday == pytest.approx(set_price(week(300, 300, 300, 300), 0, 100).price_h)
    assert all(weekend <= day.usual_h <= workday for day in days)


def test_curves_fit_while_feeds_and_visits_are_much_the_same():
    assert fits(week(), 1.3)
    assert not fits(week(), 1.6)
    assert not fits(None, 1.0)
