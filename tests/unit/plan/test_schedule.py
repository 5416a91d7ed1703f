"""Exact schedules against brute force, and the condition of the posting papers."""

from __future__ import annotations

from itertools import combinations, pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reader.lab.policies.daily import best_cycle, cycle_cost, two_days
from reader.lab.policies.sia_cho import posting_gaps
from reader.plan.curve.budget import schedule_for_each
from reader.plan.curve.cost import gap_table, make_gaps
from tests.unit.plan.rates import make_objective, path_by_count, random_gaps, schedules_by_count


def every_schedule(nodes, allowed=None):
    inner = [node for node in range(1, nodes - 1) if allowed is None or allowed[node]]
    for count in range(len(inner) + 1):
        yield from combinations(inner, count)


def cost_of(table, path, nodes):
    return sum(table[a, b] for a, b in pairwise([0, *path, nodes - 1]))


@settings(max_examples=60)
@given(random_gaps(), st.sampled_from([0.0, 0.01, 0.3, 3.0]), st.booleans(), st.integers(0, 999))
def test_schedule_for_a_price_equals_brute_force(gaps, price, restricted, seed):
    """Whatever other prices are solved with it."""
    allowed = np.random.default_rng(seed).random((gaps.feeds, gaps.nodes)) > 0.4 if restricted else None
    others = np.random.default_rng(seed).choice([0.0, 0.01, 0.3, 3.0], seed % 3)
    prices = np.tile(np.array([*others, price])[:, None], gaps.nodes)
    found = schedule_for_each(gaps, prices, allowed)[-1]
    for feed in range(gaps.feeds):
        table = gap_table(gaps, feed)
        rules = None if allowed is None else allowed[feed]
        best = min(cost_of(table, p, gaps.nodes) + price * len(p) for p in every_schedule(gaps.nodes, rules))
        total = found.costs[feed] - gaps.constant[feed] + price * found.polls[feed]
        assert total == pytest.approx(best, abs=1e-8)
        path = np.flatnonzero(found.marks[feed]).tolist()
        assert cost_of(table, path, gaps.nodes) == pytest.approx(found.costs[feed] - gaps.constant[feed], abs=1e-8)
        assert rules is None or rules[path].all()


@settings(max_examples=40)
@given(random_gaps(max_feeds=2))
def test_schedules_by_count_equal_brute_force_and_are_convex(gaps):
    most = gaps.nodes - 2
    costs, came_from = schedules_by_count(gaps, most)
    for feed in range(gaps.feeds):
        table = gap_table(gaps, feed)
        for polls in range(most + 1):
            best = min(cost_of(table, p, gaps.nodes) for p in combinations(range(1, gaps.nodes - 1), polls))
            assert costs[feed, polls] - gaps.constant[feed] == pytest.approx(best, abs=1e-8)
            path = path_by_count(came_from, feed, polls)
            assert cost_of(table, path, gaps.nodes) == pytest.approx(best, abs=1e-8)
        savings = -np.diff(costs[feed])
        assert (np.diff(savings) <= 1e-8).all()


def test_a_price_for_each_node_keeps_polls_out_of_dear_nodes():
    rates = np.ones((1, 8))
    gaps = posting_gaps(rates, 1.0)
    prices = np.full(gaps.nodes, 0.5)
    prices[4] = 100.0
    marks = schedule_for_each(gaps, prices[None])[0].marks[0]
    assert not marks[4]
    assert marks.sum() >= 3


@settings(max_examples=50)
@given(st.integers(0, 2**32 - 1), st.integers(1, 4), st.sampled_from([4, 5, 7, 8]))
def test_best_cycle_equals_brute_force(seed, polls, slots):
    rng = np.random.default_rng(seed)
    posting = rng.gamma(0.5, 2.0, (1, slots)) * (rng.random((1, slots)) > 0.3)
    visiting = rng.gamma(0.5, 2.0, (1, slots)) * (rng.random((1, slots)) > 0.3)
    gaps = make_gaps(two_days(posting), two_days(visiting), 1.0, make_objective(1, alert=0.05))
    table = gap_table(gaps, 0)
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
