"""The newer papers' policies: their rates and indices are the best ones where all can be tried, and none is another."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reader.lab.replay import replay
from reader.learn.ledger import SLOTS
from reader.plan.outlook import SLOT_H
from reader.plan.policies import POLICIES
from reader.plan.policies.azar import LowDiscrepancy, fresh_rates
from reader.plan.policies.horincar import first_threshold, utility
from reader.plan.policies.lambda_crawl import harmonic_rates
from reader.plan.policies.query_age import AGES, daily_polls, find_due_ages, plan_polls
from reader.plan.policies.whittle_age import age_index, age_to_expect
from reader.plan.policies.whittle_ephemeral import DECAY, ephemeral_index, value_there
from tests.unit.lab.histories import bare_trial, small_trial

NEWER = (
    "azar",
    "lambda-crawl",
    "lambda-crawl-even",
    "whittle-age",
    "whittle-ephemeral",
    "query-age",
    "horincar",
)
FAST = settings(max_examples=30, deadline=None)
RATES = st.lists(st.floats(0.05, 40.0), min_size=2, max_size=3)


def all_shares(feeds, total, steps=60):
    """Every way to share out a total in so many steps."""
    for cuts in itertools.combinations_with_replacement(range(steps + 1), feeds - 1):
        edges = (0, *cuts, steps)
        yield np.diff(edges) * total / steps


# --- rates ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("changes", [[1.0, 1.0], [1.0, 20.0], [0.2, 3.0, 30.0]])
def test_no_other_rates_keep_more_pages_fresh_than_azars(changes):
    changes, weights = np.array(changes), np.linspace(1.0, 2.0, len(changes))

    def fresh(rates):
        return float((weights * rates / (rates + changes)).sum())

    found = fresh_rates(changes, weights, 6.0)
    assert found.sum() == pytest.approx(6.0)
    assert fresh(found) >= max(map(fresh, all_shares(len(changes), 6.0))) - 1e-9


def test_azar_gives_up_what_changes_too_fast_and_lambda_crawl_does_not():
    changes, ones = np.array([1.0, 2.0, 500.0]), np.ones(3)
    assert fresh_rates(changes, ones, 4.0)[2] == 0
    assert (harmonic_rates(changes, ones, 4.0) > 0.1).all()


@pytest.mark.parametrize("changes", [[1.0, 1.0], [1.0, 20.0], [0.2, 3.0, 30.0]])
def test_no_other_rates_cost_less_than_lambda_crawls(changes):
    changes, weights = np.array(changes), np.linspace(1.0, 2.0, len(changes))

    def cost(rates):
        return float(-(weights * np.log(np.maximum(rates, 1e-12) / (rates + changes))).sum())

    found = harmonic_rates(changes, weights, 6.0)
    assert found.sum() == pytest.approx(6.0)
    assert cost(found) <= min(map(cost, all_shares(len(changes), 6.0))) + 1e-9


@FAST
@given(st.lists(st.floats(0.01, 10.0), min_size=1, max_size=8))
def test_turns_never_stray_a_whole_one_from_their_shares(rates):
    rates = np.array(rates)
    turns, had = LowDiscrepancy(rates), np.zeros(len(rates))
    for turn in range(1, 121):
        had[turns.next()] += 1
        assert np.abs(had - turn * rates / rates.sum()).max() <= 1.0 + 1e-6


# --- indices ----------------------------------------------------------------------------------------

HOURS = np.linspace(0.01, 200.0, 20_000)


@FAST
@given(st.floats(0.005, 5.0), st.floats(0.05, 50.0))
def test_the_age_at_which_the_index_reaches_a_price_is_the_best_interval(rate, price):
    """Index of age: found against every interval."""
    step = HOURS[1] - HOURS[0]
    ages = age_to_expect(np.full(HOURS.shape, rate), HOURS)
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
    assert (np.diff(age_to_expect(rates, hours)) > 0).all()


# --- schedules --------------------------------------------------------------------------------------


def test_query_age_polls_just_before_the_looks_and_no_other_moment_is_better():
    looks = np.zeros(SLOTS)
    looks[[32, 72]] = [1.0, 0.4]
    rates, ones = np.array([0.5]), np.ones(1)

    def cost(polls):
        age, total = 0, 0.0
        for slot in 2 * list(range(SLOTS)):
            age = 0 if slot in polls else age + 1
            total += looks[slot] * float(age_to_expect(rates, np.array([(age + 0.5) * SLOT_H]))[0])
        return total

    assert np.flatnonzero(plan_polls(rates, ones, looks, 1)[:, 0]).tolist() == [32]
    assert min(range(SLOTS), key=lambda slot: cost((slot,))) == 32
    assert np.flatnonzero(plan_polls(rates, ones, looks, 2)[:, 0]).tolist() == [32, 72]
    assert not plan_polls(rates, ones, looks, 0).any()


def test_query_age_keeps_within_the_budget_and_a_dear_poll_is_never_due():
    rates, looks = np.array([0.1, 1.0, 4.0]), np.full(SLOTS, 0.05)
    for budget in (1, 3, 10, 40):
        assert plan_polls(rates, np.ones(3), looks, budget).sum() <= budget
    assert (find_due_ages(np.ones((2, AGES + 1)), looks, 1e9) == AGES + 1).all()
    assert not daily_polls(np.full((SLOTS, 2), AGES + 1)).any()


def test_horincar_utility_is_the_area_above_the_divergence():
    # Two posts an hour for three hours: divergence 6, area under it 9, above it 9.
    assert utility(np.array([3.0]), np.array([6.0]), np.array([9.0])).tolist() == [9.0]
    # At that threshold one feed of two posts an hour is polled every three hours.
    assert first_threshold(np.array([2.0]), 8) == pytest.approx(9.0)


def test_horincar_polls_a_full_window_first_and_learns_a_feed_that_wakes_up():
    busy = np.arange(0.0, 48.0, 0.1)
    trial = bare_trial([busy, [1.0], [2.0]], [30.0], budget=24, window=10)
    polls = replay(trial, POLICIES["horincar"], 24)
    counts = np.bincount(polls.feeds, minlength=3)
    assert counts[0] > 2 * max(counts[1:])


# --- all of them ------------------------------------------------------------------------------------


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
