"""The outlook polls when it pays, and counts its polls right."""

from __future__ import annotations

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from reader.planner.learning.attention import Attention
from reader.planner.learning.user_states import STATES, state_of
from reader.planner.outlook import (
    AGES,
    DAYS_BACK,
    NEVER,
    Outlook,
    Stakes,
    _write_down,
    look_ahead,
    lost_hours,
    make_prospect,
    worth_at_midnight,
)
from reader.planner.price import expected_polls, polls_of_a_day, price_step, worth_steps

SLOTS = 96
LADDER = np.geomspace(0.1, 10.0, 6)


def prospect(per_day, visits_per_slot=0.05, lost_post_h=0.0, window=15):
    posting = np.repeat(np.asarray(per_day, dtype=float)[:, None] / SLOTS, (DAYS_BACK + 1) * SLOTS, axis=1)
    feeds = len(per_day)
    stakes = Stakes(
        np.ones(feeds), np.full(feeds, window), np.zeros(feeds), np.full(feeds, lost_post_h), np.ones(feeds)
    )
    return make_prospect(Attention(np.full((STATES, SLOTS), visits_per_slot)), posting, stakes)


def outlook(per_day, **given):
    day = prospect(per_day, **given)
    return look_ahead(day, LADDER, worth_at_midnight(day, 1.0, None, days=2))


def test_a_look_finds_half_the_square_of_the_gap_waiting():
    day = prospect([24.0])
    hours = (AGES + 0.5) / 4
    np.testing.assert_allclose(day.waiting[50, 0], hours**2 / 2, rtol=1e-2, atol=2e-2)


def test_busy_feeds_are_ripe_sooner_and_a_higher_price_makes_all_wait():
    ripe = outlook([1.0, 10.0, 100.0]).ripe_age[:, 20, -1]
    assert (np.diff(ripe, axis=1) <= 1e-3).all()
    assert (np.diff(ripe, axis=0) >= -1e-3).all()


def test_silent_feeds_are_never_ripe():
    assert (outlook([0.0]).ripe_age == NEVER).all()


def test_even_rates_give_the_cube_root_rule():
    """Constant rates: n polls a day cost looks · posts / (6 n²) days of waiting, so n³ = 8 λ for 8-fold λ."""
    polls = expected_polls(outlook([8.0, 64.0]), 0, STATES - 1, np.zeros(2))[2]
    assert 1.7 < polls[1] / polls[0] < 2.3


def test_polls_to_expect_are_those_that_are_made():
    """Played many times over, the plan polls as often as it said."""
    plan = outlook([20.0], visits_per_slot=0.1)
    rng = np.random.default_rng(5)
    made = np.mean([_play(plan, 3, rng) for _ in range(150)])
    assert abs(made - expected_polls(plan, 0, STATES - 1, np.zeros(1))[3, 0]) < 0.5


def _play(plan, price, rng):
    since_poll, since_visit, polls = 0, SLOTS * 2, 0
    for slot in range(SLOTS):
        if since_poll >= plan.ripe_age[price, slot, state_of(since_visit * 900.0), 0]:
            polls, since_poll = polls + 1, 0
        since_visit = 0 if rng.random() < 1 - np.exp(-0.1) else since_visit + 1
        since_poll += 1
    return polls


def test_when_the_user_is_here_for_long_feeds_are_polled_at_once():
    rates = np.full((STATES, SLOTS), 0.01)
    rates[:2] = 0.8
    posting = np.full((1, (DAYS_BACK + 1) * SLOTS), 20 / SLOTS)
    stakes = Stakes(np.ones(1), np.array([15]), np.zeros(1), np.zeros(1), np.ones(1))
    day = make_prospect(Attention(rates), posting, stakes)
    plan = look_ahead(day, LADDER, worth_at_midnight(day, 1.0, None, days=2))
    assert plan.ripe_age[3, 40, 0, 0] < 0.5 * plan.ripe_age[3, 40, STATES - 1, 0]


def test_windows_that_overflow_make_a_feed_ripe_without_any_look():
    plan = outlook([96.0], visits_per_slot=1e-6, lost_post_h=10.0, window=10)
    assert (plan.ripe_age[:, 40] < 14).all()


def test_nothing_is_lost_while_the_window_has_room():
    stakes = Stakes(np.ones(1), np.array([15]), np.zeros(1), np.ones(1), np.ones(1))
    assert lost_hours(np.array([2.0]), np.array([1.0]), stakes)[0] < 1e-3
    assert lost_hours(np.array([40.0]), np.array([1.0]), stakes)[0] > 0.99


@settings(max_examples=40)
@given(st.integers(0, 95), st.integers(0, STATES - 1), st.integers(0, 2**32 - 1))
def test_more_polls_left_are_never_dearer_and_older_feeds_never_worth_less(slot, state, seed):
    ages = np.random.default_rng(seed).random(len(PER_DAY)) * 200
    polls = expected_polls(PLAN, slot, state, ages).sum(axis=1)
    prices = [price_step(polls, left) for left in (0, 5, 20, 80, 1000)]
    assert (np.diff(prices) <= 0).all()
    older = worth_steps(PLAN, slot, state, ages * 1.5)
    assert (older >= worth_steps(PLAN, slot, state, ages) - 1e-9).all()


def test_a_day_has_fewer_polls_at_a_higher_price():
    assert (np.diff(polls_of_a_day(PLAN)) < 0).all()


PER_DAY = np.geomspace(0.1, 100, 20)
PLAN = outlook(PER_DAY)


def test_a_feed_is_ripe_at_the_age_where_leaving_it_costs_as_much_as_a_poll():
    rng, ages = np.random.default_rng(7), len(AGES)
    cost = np.sort(rng.random((2, 3, 40, ages), dtype=np.float32), axis=-1)
    polls = rng.random(cost.shape, dtype=np.float32)
    polled = rng.random(cost.shape[:-1], dtype=np.float32) * np.float32(1.2) - np.float32(0.1)
    ripe_age, fresh, ripening = (np.zeros((2, SLOTS, 3, 40), dtype=np.float16) for _ in range(3))
    written = Outlook(np.ones(2), ripe_age, fresh, ripening)
    at = (slice(None), 5, slice(None))
    _write_down(written, at, cost, polls, polled, cost > polled[..., None])
    for place in np.ndindex(polled.shape):
        first = int(np.searchsorted(cost[place], polled[place], side="right"))
        above = min(max(first, 1), ages - 1)
        low, high = cost[place][above - 1], cost[place][above]
        share = min(max((polled[place] - low) / max(high - low, np.float32(1e-12)), 0.0), 1.0)
        age = AGES[above - 1] + share * (AGES[above] - AGES[above - 1]) if first < ages else NEVER
        price, state, feed = place
        assert written.ripe_age[price, 5, state, feed] == np.float16(age)
        assert written.polls_ripening[price, 5, state, feed] == np.float16(polls[place][above - 1])
