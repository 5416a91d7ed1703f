"""The budget curve: it is the planner's own day, and it can be read between its points."""

from __future__ import annotations

from functools import lru_cache, partial

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from reader.core.records.planning import DAY_S
from reader.planner.alerting import ALERT_WEIGHT
from reader.planner.choose import choose_at, choose_now
from reader.planner.curve import interpolate_monotone, make_curve, read_delay, sweep_prices
from reader.planner.day_model import expect_day, make_day_model
from reader.planner.learning.rhythm import SLOT_S, SLOTS
from reader.planner.learning.user_states import state_of
from reader.planner.outlook import DAYS_BACK, SLOT_H
from reader.planner.poll_state import PollState
from reader.planner.price import LEAST_WORTH_H
from tests.unit.planner.day_models import MONDAY, UTC, make_inputs

STEPS = st.lists(st.tuples(st.floats(0.01, 10), st.floats(0, 10)), min_size=1, max_size=30)
DAYS, DAYS_BEFORE = 60, 3
"""How many days are tried out, and how many before them are not counted."""


def make_crowd(per_feed, **changes):
    """40 feeds, from one that is silent for days to some that post all the time."""
    per_day = tuple(np.random.default_rng(3).lognormal(0.8, 1.2, 40).tolist())
    return make_inputs(per_day, 40 * per_feed, (7.5, 12.5, 20.0), **changes)


@lru_cache
def crowd_curve(per_feed=3):
    return make_curve(expect_day(make_crowd(per_feed), MONDAY, UTC), 40 * per_feed)


def delay_at(curve, polls):
    return float(read_delay(np.array(float(polls)), curve.polls, curve.delay_h))


class Days:
    """Days that the planner chooses for, drawn from its own expectations of the user: each is a Monday."""

    def __init__(self, inputs, choose, seed=1):
        self.model = make_day_model(inputs, MONDAY, UTC)
        self.choose, self.budget = partial(choose, self.model), inputs.budget
        self.rng = np.random.default_rng(seed)
        self.last = np.full(len(inputs.feed_ids), MONDAY - 4 * 3_600.0)
        self.last_visit_at, self.backlog_h = MONDAY - 5 * 3_600.0, 0.0
        self.polls = self.waited_h = 0.0

    def live(self, days):
        for _ in range(days):
            self.left = self.budget
            for slot in range(SLOTS):
                now = MONDAY + slot * SLOT_S
                self.ask(now)
                visits = self.model.visits[state_of(now - self.last_visit_at), slot]
                # What visits find is expected rather than drawn, as rare ones at odd hours weigh much.
                self.waited_h += visits * self.find_waiting(slot, now + SLOT_S / 2)
                if self.rng.poisson(visits):
                    self.last_visit_at = now + SLOT_S / 2
                    self.ask(now + SLOT_S / 2, user_present=True)
            self.last, self.last_visit_at = self.last - DAY_S, self.last_visit_at - DAY_S
        return self

    def ask(self, now, *, user_present=False):
        ages, anytime = (now - self.last) / SLOT_S, np.full(len(self.last), -np.inf)
        state = PollState(now, ages, anytime, self.last_visit_at, self.left, backlog_h=self.backlog_h)
        choice = self.choose(state, user_present=user_present)
        self.last[choice.places] = now
        self.left -= choice.places.size
        self.polls += choice.places.size
        self.backlog_h = choice.backlog_h

    def find_waiting(self, slot, now):
        """The hours that all posts since their feeds' last polls have waited; each of these feeds posts evenly."""
        rates = np.diff(self.model.posted[:, DAYS_BACK * SLOTS + slot :][:, :2], axis=1)[:, 0]
        return float((rates * ((now - self.last) / SLOT_S) ** 2 / 2).sum() * SLOT_H)


def try_out(inputs, choose):
    """Polls and hours of waiting a day."""
    days = Days(inputs, choose).live(DAYS_BEFORE)
    polls, waited_h = days.polls, days.waited_h
    days.live(DAYS)
    return (days.polls - polls) / DAYS, (days.waited_h - waited_h) / DAYS


@pytest.mark.parametrize("per_feed", [3, 8])
def test_the_curve_says_what_the_planner_itself_makes_of_the_day(per_feed):
    """At the usual price, within a fifth, though fetches wait for each other and the user's states are a sketch."""
    inputs = make_crowd(per_feed)
    price_h = make_day_model(inputs, MONDAY, UTC).price_state.price_h

    def choose_at_usual_price(day_model, state, user_present):
        return choose_at(day_model, replace(state, left=10_000), price_h, user_present=user_present)

    polls, waited_h = try_out(inputs, choose_at_usual_price)
    assert polls == pytest.approx(inputs.budget, rel=0.15)
    assert delay_at(crowd_curve(per_feed), polls) == pytest.approx(waited_h, rel=0.2)


@pytest.mark.parametrize("per_feed", [3, 8])
def test_the_present_budget_buys_what_the_curve_says(per_feed):
    """Within a third: fetches wait for each other, which the curve knows nothing of and the bank pays for later."""
    polls, waited_h = try_out(make_crowd(per_feed), choose_now)
    assert polls == pytest.approx(40 * per_feed, rel=0.12)
    assert delay_at(crowd_curve(per_feed), polls) == pytest.approx(waited_h, rel=1 / 3)


@pytest.mark.parametrize("per_feed", [3, 8, 16])
def test_the_curve_asks_the_price_that_the_planner_asks(per_feed):
    curve = crowd_curve(per_feed)
    known = np.log(curve.prices[1:])
    price_h = np.exp(np.interp(np.log(40 * per_feed), np.log(curve.polls[1:]), known))
    assert price_h == pytest.approx(make_day_model(make_crowd(per_feed), MONDAY, UTC).price_state.price_h, rel=0.25)


def test_what_a_poll_saves_is_its_price():
    """The curve falls by the price: that is what makes it the best one. Here only waiting costs anything."""
    expected = expect_day(make_crowd(3, windows=np.full(40, 10_000)), MONDAY, UTC)
    prices = 0.5 * 1.3 ** np.arange(8.0)[::-1]
    curve = sweep_prices(expected, prices)
    saved = -np.diff(curve.waiting_h.sum(axis=1)) / np.diff(curve.polls)
    np.testing.assert_allclose(saved, np.sqrt(prices[1:] * prices[:-1]), rtol=0.15)


def test_the_curve_begins_with_nothing_and_ends_with_all_that_is_worth_a_poll():
    curve = crowd_curve()
    assert (curve.polls[0], curve.prices[0]) == (0.0, np.inf)
    assert curve.prices[-1] == pytest.approx(LEAST_WORTH_H)
    assert (np.diff(curve.polls) > 0).all()
    assert (np.diff(curve.delay_h) < 0).all()
    assert (np.diff(curve.missed.sum(axis=1)) < 0).all()
    assert (curve.news <= curve.by_feed + 1e-6).all()
    assert (curve.news.sum(axis=0)[curve.posts > 1] > 0).all()
    assert curve.polls[1] < 120 / 2 < curve.best_value() < curve.polls[-1]


def test_a_few_prices_are_enough():
    fine = sweep_prices(expect_day(make_crowd(3), MONDAY, UTC), np.append(np.inf, np.geomspace(600.0, 1e-4, 40)))
    for polls in (60, 120, 300, crowd_curve().polls[-1]):
        assert delay_at(crowd_curve(), polls) == pytest.approx(delay_at(fine, polls), rel=0.04)


def test_nothing_is_polled_while_the_machine_is_off():
    closed = np.zeros(SLOTS, dtype=np.bool_)
    closed[: SLOTS // 2] = True
    always, half = (sweep_prices(expect_day(make_crowd(3, closed=off), MONDAY, UTC), np.array([1e-4]))
                    for off in (~closed & closed, closed))  # fmt: skip
    assert half.polls[0] < 0.6 * always.polls[0]


def test_weights_and_alerts_count_as_they_do_for_the_planner():
    def polls_with(**changes):
        inputs = make_inputs((6.0, 6.0), 10, **changes)
        return sweep_prices(expect_day(inputs, MONDAY, UTC), np.array([0.5])).by_feed[0]

    assert polls_with()[0] == pytest.approx(polls_with()[1])
    heavy, wanted = polls_with(weights=np.array([4.0, 1.0])), polls_with(alert=np.array([ALERT_WEIGHT, 0.0]))
    assert heavy[0] > 1.2 * heavy[1]
    assert wanted[0] > 2 * wanted[1]


def test_one_feed_is_followed_alone_as_it_is_among_all():
    expected, curve = expect_day(make_crowd(3), MONDAY, UTC), crowd_curve()
    alone = sweep_prices(expected.of(slice(7, 8)), curve.prices)
    np.testing.assert_allclose(alone.by_feed[:, 0], curve.by_feed[:, 7], rtol=1e-4, atol=1e-4)
    others = curve.without(7)
    np.testing.assert_allclose(others.polls + alone.polls, curve.polls, rtol=1e-4)


def test_silent_feeds_make_no_curve():
    curve = make_curve(expect_day(make_inputs((0.0, 0.0), 10), MONDAY, UTC), 10)
    assert curve.polls.tolist() == [0.0]
    assert curve.best_value() == 0.0


@given(STEPS, st.floats(0, 1))
def test_a_falling_line_only_falls_and_meets_its_points(steps, share):
    xs = np.cumsum([0.0, *(wide for wide, _ in steps)])
    ys = 100 - np.cumsum([0.0, *(fall for _, fall in steps)])
    assert interpolate_monotone(xs, xs, ys).tolist() == ys.tolist()
    x = share * float(xs[-1])
    here, later = interpolate_monotone(np.array([x, min(x * 1.01, float(xs[-1]))]), xs, ys)
    place = min(int(np.searchsorted(xs, x, side="right")), len(xs) - 1)
    assert ys[place] - 1e-9 <= here <= ys[place - 1] + 1e-9
    assert later <= here + 1e-9


def test_beyond_the_ends_the_ends_hold():
    xs, ys = np.array([1.0, 2.0, 4.0]), np.array([9.0, 3.0, 1.0])
    assert interpolate_monotone(np.array([0.0, 9.0]), xs, ys).tolist() == [9, 1]
    assert interpolate_monotone(np.array([5.0]), xs[:1], ys[:1]).tolist() == [9]
