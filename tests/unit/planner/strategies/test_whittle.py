"""Policies by a Whittle index: their indices are the best ones where all can be tried, and none is another policy."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reader.lab.policies import POLICIES
from reader.lab.replay import replay
from reader.planner.strategies.whittle import DECAY, age_index, ephemeral_index, value_there
from tests.unit.lab.histories import small_trial

NEWER = ("whittle-age", "whittle-ephemeral")
FAST = settings(max_examples=30, deadline=None)
HOURS = np.linspace(0.01, 200.0, 20_000)


@FAST
@given(st.floats(0.005, 5.0), st.floats(0.05, 50.0))
def test_the_age_at_which_the_index_reaches_a_price_is_the_best_interval(rate, price):
    """Index of age: found against every interval."""
    step = HOURS[1] - HOURS[0]
    ages = HOURS + np.expm1(-rate * HOURS) / rate  # to expect of the oldest unfetched post
    mean_cost = (np.cumsum(ages) * step + price) / HOURS
    best = int(np.argmin(mean_cost))
    if 0 < best < len(HOURS) - 1:
        index = age_index(np.full(HOURS.shape, rate), HOURS)
        assert HOURS[int(np.argmin(np.abs(index - price)))] == pytest.approx(HOURS[best], rel=0.02, abs=0.05)


@FAST
@given(st.floats(0.005, 5.0), st.floats(0.05, 0.9))
def test_the_same_for_what_loses_its_value(rate, share):
    price = share * rate / DECAY  # more than all that is ever there is never paid
    gain = (value_there(np.full(HOURS.shape, rate), HOURS) - price) / HOURS
    index = ephemeral_index(np.full(HOURS.shape, rate), HOURS)
    best = HOURS[int(np.argmax(gain))]
    assert HOURS[int(np.argmin(np.abs(index - price)))] == pytest.approx(best, rel=0.02, abs=0.05)


def test_small_rates_keep_their_digits():
    rates, hours = np.geomspace(1e-9, 1e-2, 60), np.full(60, 3.0)
    assert (np.diff(age_index(rates, hours)) > 0).all()


@pytest.mark.parametrize("name", NEWER)
def test_it_uses_its_budget_and_never_more(name):
    trial = small_trial(feeds=8, budget=24)
    polls = replay(trial, POLICIES[name], 24)
    assert polls.refused == 0
    assert 0.6 * 24 * trial.days <= len(polls.feeds) <= 24 * trial.days


def test_none_is_another_one_renamed():
    trial = small_trial(feeds=8, budget=24)
    made = {name: replay(trial, POLICIES[name], 24) for name in (*NEWER, "uniform", "sia-cho", "he-parker")}
    for one, other in itertools.combinations(made, 2):
        same = made[one].feeds.tolist() == made[other].feeds.tolist()
        assert not (same and made[one].times.tolist() == made[other].times.tolist()), (one, other)
