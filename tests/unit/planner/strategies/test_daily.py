"""The papers' schedules: the cost of a gap by closed forms and integrals, the best daily cycle, and shares of a budget."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reader.planner.strategies.daily import (
    best_cycle,
    cycle_cost,
    gap_table,
    make_gaps,
    make_missing_gaps,
    share_out,
    two_days,
)
from reader.planner.strategies.sia_cho import posting_gaps


def random_rates(seed, slots, share=0.3):
    rng = np.random.default_rng(seed)
    return rng.gamma(0.5, 2.0, (1, slots)) * (rng.random((1, slots)) > share)


def test_constant_rates_cost_what_the_formula_says():
    posting, visiting, slot_h = np.full((1, 40), 3.0), np.full((1, 40), 0.7), 0.25
    gaps = make_gaps(posting, visiting, slot_h, np.ones(1))
    delay = posting_gaps(posting, slot_h)
    missing = make_missing_gaps(posting, visiting, slot_h, np.ones(1))
    for begin, end in ((0, 1), (0, 40), (7, 8), (13, 31)):
        gap_h = (end - begin) * slot_h
        assert gap_table(gaps, 0)[begin, end] == pytest.approx(0.7 * 3.0 * gap_h**3 / 6)
        assert gap_table(delay, 0)[begin, end] == pytest.approx(3.0 * gap_h**2 / 2)
        assert gap_table(missing, 0)[begin, end] == pytest.approx(0.7 * 3.0 * gap_h**2 / 2)


def test_one_poll_in_a_day_of_posts_and_silence():
    """Posts at rate 1 in the first hour of two: best polled at 1 (delay ½), worst at 0 (delay 3/2)."""
    slots = 200
    rates = np.tile(np.concatenate([np.ones(slots // 2), np.zeros(slots // 2)]), 2)[None, :]
    table = gap_table(posting_gaps(rates, 2 / slots), 0)
    starts = np.arange(slots)
    delays = table[starts, starts + slots]
    assert starts[delays.argmin()] * 2 / slots == pytest.approx(1.0)
    assert delays.min() == pytest.approx(0.5)
    assert starts[delays.argmax()] == 0
    assert delays.max() == pytest.approx(1.5)


@settings(max_examples=30)
@given(st.integers(0, 2**32 - 1))
def test_cost_equals_a_numeric_double_integral(seed):
    rng = np.random.default_rng(seed)
    slots, fine = 6, 60
    posting, visiting = rng.random((1, slots)) * 4, rng.random((1, slots))
    gaps = make_gaps(posting, visiting, 1.0, np.ones(1), alert=0.3)
    begin, end = sorted(rng.choice(slots + 1, 2, replace=False))
    times = begin + (np.arange((end - begin) * fine) + 0.5) / fine
    p, c = posting[0, times.astype(int)] / fine, visiting[0, times.astype(int)] / fine
    ahead = np.maximum(times[None, :] - times[:, None], 0.0)
    expected = (p[:, None] * c[None, :] * ahead).sum() + 0.3 * (p * (end - times)).sum()
    assert gap_table(gaps, 0)[begin, end] == pytest.approx(expected, rel=1e-3, abs=1e-3)


@settings(max_examples=60)
@given(st.integers(0, 2**32 - 1), st.sampled_from([0.0, 0.01, 1.0]))
def test_quadrangle_inequality(seed, alert):
    gaps = make_gaps(random_rates(seed, 7), random_rates(seed + 1, 7), 0.25, np.ones(1), alert)
    table = gap_table(gaps, 0)
    for i in range(8):
        for i2 in range(i, 8):
            for j in range(i2, 8):
                assert (table[i, j] + table[i2, j:] <= table[i, j:] + table[i2, j] + 1e-9).all()


@settings(max_examples=50)
@given(st.integers(0, 2**32 - 1), st.integers(1, 4), st.sampled_from([4, 5, 7, 8]))
def test_best_cycle_equals_brute_force(seed, polls, slots):
    posting, visiting = two_days(random_rates(seed, slots)), two_days(random_rates(seed + 1, slots))
    table = gap_table(make_gaps(posting, visiting, 1.0, np.ones(1), alert=0.05), 0)
    polls = min(polls, slots)
    best = min(cycle_cost(table, np.array(choice)) for choice in combinations(range(slots), polls))
    found = best_cycle(table, polls)
    assert len(set(found.tolist())) == polls
    assert cycle_cost(table, found) == pytest.approx(best, abs=1e-9)


def test_best_posting_cycle_meets_the_papers_condition():
    """λ(t) = 2 + 2 sin 2πt, six polls: λ(τj)(τj+1 − τj) equals the posts since τj−1."""
    slots = 600
    middles = (np.arange(slots) + 0.5) / slots
    rates = 2 + 2 * np.sin(2 * np.pi * middles)
    table = gap_table(posting_gaps(np.tile(rates, 2)[None, :], 1 / slots), 0)
    cycle = best_cycle(table, 6)
    come = np.concatenate(([0.0], np.cumsum(np.tile(rates, 3)) / slots))
    for j in range(6):
        before, at, after = (cycle[(j + k) % 6] + slots * ((j + k) // 6) + slots for k in (-1, 0, 1))
        ahead = (2 + 2 * np.sin(2 * np.pi * at / slots)) * (after - at) / slots
        assert ahead == pytest.approx(come[at] - come[before], abs=3 * 4 / slots)


def test_no_poll_gives_an_empty_cycle_and_too_many_fill_the_day():
    table = gap_table(posting_gaps(np.ones((1, 8)), 1.0), 0)
    assert best_cycle(table, 0).size == 0
    assert best_cycle(table, 99).tolist() == [0, 1, 2, 3]


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
