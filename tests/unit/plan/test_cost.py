"""The cost of a gap: closed forms, numeric integrals, and the inequality all schedules rest on."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reader.errors import PlanError
from reader.lab.policies.sia_cho import posting_gaps
from reader.plan.curve.cost import (
    choose_feeds,
    expected_loss,
    gap_costs,
    gap_table,
    gaps_into,
    make_gaps,
    make_missing_gaps,
)
from tests.unit.plan.rates import make_objective, random_gaps


def test_constant_rates_cost_what_the_formula_says():
    posting, visiting, slot_h = 3.0, 0.7, 0.25
    gaps = make_gaps(np.full((1, 40), posting), np.full((1, 40), visiting), slot_h, make_objective(1))
    delay = posting_gaps(np.full((1, 40), posting), slot_h)
    missing = make_missing_gaps(np.full((1, 40), posting), np.full((1, 40), visiting), slot_h, np.ones(1))
    for begin, end in ((0, 1), (0, 40), (7, 8), (13, 31)):
        gap_h = (end - begin) * slot_h
        assert gap_table(gaps, 0)[begin, end] == pytest.approx(visiting * posting * gap_h**3 / 6)
        assert gap_table(delay, 0)[begin, end] == pytest.approx(posting * gap_h**2 / 2)
        assert gap_table(missing, 0)[begin, end] == pytest.approx(visiting * posting * gap_h**2 / 2)


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
    gaps = make_gaps(posting, visiting, 1.0, make_objective(1, alert=0.3))
    begin, end = sorted(rng.choice(slots + 1, 2, replace=False))
    times = begin + (np.arange((end - begin) * fine) + 0.5) / fine
    p, c = posting[0, times.astype(int)] / fine, visiting[0, times.astype(int)] / fine
    ahead = np.maximum(times[None, :] - times[:, None], 0.0)
    expected = (p[:, None] * c[None, :] * ahead).sum() + 0.3 * (p * (end - times)).sum()
    assert gap_table(gaps, 0)[begin, end] == pytest.approx(expected, rel=1e-3, abs=1e-3)


@settings(max_examples=60)
@given(random_gaps())
def test_quadrangle_inequality(gaps):
    for feed in range(gaps.feeds):
        table = gap_table(gaps, feed)
        nodes = range(gaps.nodes)
        for i in nodes:
            for i2 in range(i, gaps.nodes):
                for j in range(i2, gaps.nodes):
                    right = slice(j, gaps.nodes)
                    assert (table[i, j] + table[i2, right] <= table[i, right] + table[i2, j] + 1e-9).all()


@settings(max_examples=30)
@given(random_gaps())
def test_all_ways_to_ask_for_a_cost_agree(gaps):
    for feed in range(gaps.feeds):
        table = gap_table(gaps, feed)
        one = choose_feeds(gaps, np.array([feed]))
        for node in range(1, gaps.nodes):
            np.testing.assert_allclose(gaps_into(gaps, node)[feed], table[:node, node], atol=1e-9)
            np.testing.assert_allclose(gaps_into(one, node, node - 1)[0], table[node - 1 : node, node], atol=1e-9)
            begin = np.arange(node)
            single = gap_costs(gaps, np.full(node, feed), begin, np.full(node, node))
            np.testing.assert_allclose(single, table[:node, node], atol=1e-9)


@given(st.integers(1, 30), st.floats(0, 90))
def test_expected_loss_equals_its_definition(window, mean):
    n = np.arange(1, 400)
    log_terms = n * np.log(mean) - mean - np.cumsum(np.log(n)) if mean > 0 else np.full(399, -np.inf)
    expected = (np.maximum(n - window, 0) * np.exp(log_terms)).sum()
    assert expected_loss(np.array(window), np.array(mean)) == pytest.approx(expected, abs=1e-8)


def test_a_huge_mean_loses_all_but_the_window():
    assert expected_loss(np.array(15), np.array(1e6)) == pytest.approx(1e6 - 15)


@pytest.mark.parametrize("bad", [np.nan, -1.0, np.inf])
def test_rates_and_weights_must_be_numbers(bad):
    good = np.ones((2, 4))
    spoiled = good.copy()
    spoiled[1, 2] = bad
    with pytest.raises(PlanError):
        make_gaps(spoiled, good[:1], 1.0, make_objective(2))
    with pytest.raises(PlanError):
        make_gaps(good, spoiled, 1.0, make_objective(2))
    with pytest.raises(PlanError):
        make_gaps(good, good[:1], 1.0, make_objective(2, weights=[1.0, bad]))
    with pytest.raises(PlanError):
        make_gaps(good, np.ones((1, 5)), 1.0, make_objective(2))
