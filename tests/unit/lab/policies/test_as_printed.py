"""The papers' algorithms beside literal implementations, written line by line from the printed ones, and their worked
examples."""

from __future__ import annotations

import math

import numpy as np
import pytest

from reader.core.records.planning import DAY_S, HOUR_S
from reader.lab.files import Feeds, Trial
from reader.lab.policies import EVERY_FORM
from reader.lab.replay import circumstances_of, replay
from reader.lab.score import score
from reader.planner.strategies.crossed import freshness_gain, shares_of_equal_gain
from reader.planner.strategies.daily import gap_table, make_gaps, share_out, two_days
from reader.planner.strategies.han import fullest_window_shares, minimum_missing_shares
from reader.planner.strategies.he_parker import THRESHOLD, cube_roots, cube_roots_with_prior, printed_cycle
from reader.planner.strategies.policy import make_circumstances
from reader.planner.strategies.whittle import age_index
from tests.unit.lab.histories import MONDAY, UTC, small_trial

# --- Han, Figure 8 ----------------------------------------------------------------------------------


def figure_8(total, rates, capacities, steps=None):
    """Figure 8 line by line; line 22 sums the current TP."""
    count = len(rates)
    m = [0] * count
    tp = [{1: rate} for rate in rates]
    total_tp = sum(rates)
    for _ in range(total):
        if total_tp == 0:
            for i in range(count):
                tp[i][m[i] + 1] = rates[i]
        ppa = {}
        for i in range(count):
            j = m[i] + 1
            ppa[i] = capacities[i] if tp[i][j] >= capacities[i] else tp[i][j]
        most = max(range(count), key=lambda i: ppa[i])
        if steps is not None:
            steps.append((most + 1, [tp[i][m[i] + 1] for i in range(count)], list(ppa.values())))
        before = m[most] + 1
        m[most] += 1
        tp[most][before + 1] = tp[most][before] - ppa[most]
        total_tp = sum(tp[i][m[i] + 1] for i in range(count))
    return m


def test_the_worked_example_step_by_step():
    """Example 3 and Table 3 of the paper; Tables 1 and 2 beside them."""
    rates, windows = [30, 30, 10, 10], [15, 10, 10, 5]
    steps: list[tuple[int, list[int], list[int]]] = []
    assert figure_8(8, rates, windows, steps) == [2, 3, 1, 2]
    assert [feed for feed, _, _ in steps] == [1, 1, 2, 2, 2, 3, 4, 4]
    assert steps[4][1:] == ([0, 10, 10, 10], [0, 10, 10, 5])
    assert minimum_missing_shares(np.array(rates, dtype=float), np.array(windows), 8).tolist() == [2, 3, 1, 2]
    assert share_out(np.sqrt(np.array(rates, dtype=float)), 8).tolist() == [3, 3, 1, 1]

    def missed(polls):
        return sum(max(rate - m * s, 0) for rate, m, s in zip(rates, polls, windows, strict=True))

    assert [missed(polls) for polls in ([2, 2, 2, 2], [3, 3, 1, 1], [2, 3, 1, 2])] == [10, 5, 0]


def test_figure_8_on_400_random_lists():
    rng = np.random.default_rng(8)
    differs_from_ours = 0
    for _ in range(400):
        feeds, total = int(rng.integers(1, 30)), int(rng.integers(0, 200))
        rates = rng.gamma(0.5, 20.0, feeds) if rng.random() < 0.5 else rng.integers(0, 60, feeds).astype(float)
        windows = rng.integers(1, 61, feeds)
        total = min(total, feeds * 96)
        polls = minimum_missing_shares(rates, windows, total).tolist()
        if rates.any():
            assert polls == figure_8(total, rates.tolist(), windows.tolist())
        else:
            assert not any(polls)
        differs_from_ours += polls != fullest_window_shares(rates, windows, total).tolist()
    assert differs_from_ours > 300


# --- He & Parker ------------------------------------------------------------------------------------


class Figure2:
    """Figure 2 with plain loops and sums over a grid, the sign of equation 6 put right."""

    def __init__(self, posting, visiting, m):
        self.posting, self.visiting, self.m = posting, visiting, m
        self.bins, self.width = len(posting), 24 / len(posting)

    def posts_side(self, last, at):  # λc(τj) ∫ (τj − t) λp(t) dt, exact for rates that are constant in a bin
        waits = (self.posting[k % self.bins] * (at - k - 0.5) for k in range(last, at))
        return self.visiting[at % self.bins] * sum(waits) * self.width**2

    def visits_side(self, at, following):  # λp(τj) ∫ (t − τj) λc(t) dt
        ahead = (self.visiting[k % self.bins] * (k + 0.5 - at) for k in range(at, following))
        return self.posting[at % self.bins] * sum(ahead) * self.width**2

    def delay(self, schedule):
        total = 0.0
        for start, end in zip(schedule, [*schedule[1:], schedule[0] + self.bins], strict=True):
            for t in range(start, end):
                waits = sum(self.posting[f % self.bins] * (t - f) for f in range(start, t))
                total += self.visiting[t % self.bins] * (waits + self.posting[t % self.bins] / 6)
        return total

    def unroll(self, taus):
        while len(taus) < self.m:
            wanted = self.posts_side(taus[-2], taus[-1])
            options = range(taus[-1] + 1, 2 * self.bins + 1)
            following = min(options, key=lambda tau: abs(wanted - self.visits_side(taus[-1], tau)))
            if following >= self.bins:
                return None
            taus.append(following)
        return taus

    def is_valid(self, taus):
        at_last = self.posts_side(taus[-2], taus[-1]) - self.visits_side(taus[-1], taus[0] + self.bins)
        at_first = self.posts_side(taus[-1] - self.bins, taus[0]) - self.visits_side(taus[0], taus[1])
        usual = np.mean(self.posting) * np.mean(self.visiting) * (24 / self.m) ** 2 / 2
        return max(abs(at_last), abs(at_first)) <= THRESHOLD * usual

    def run(self):
        pairs = ([first, second] for first in range(self.bins) for second in range(first + 1, self.bins))
        schedules = filter(None, map(self.unroll, pairs))
        return min(filter(self.is_valid, schedules), key=self.delay, default=None)


def test_figure_2_to_the_letter():
    found = []
    for seed in range(12):
        rng = np.random.default_rng(seed)
        bins, m = 24, int(rng.integers(2, 4))
        turns = np.arange(bins) / bins * 2 * np.pi
        posting, visiting = (1 + share * np.sin(turns + rng.random() * 6) for share in rng.random(2) * 0.8)
        table = gap_table(make_gaps(two_days(posting[None]), two_days(visiting[None]), 1.0, np.ones(1)), 0)
        cycle, literal = printed_cycle(posting, visiting, table, m), Figure2(posting, visiting, m).run()
        found.append(cycle is not None)
        assert (None if cycle is None else cycle.tolist()) == literal
    assert 4 <= sum(found) < 12


def test_how_often_the_user_reads_a_feed_counts():
    """Two feeds post alike; of one read eight times as often the share is twice as large (λc,i of section 6.1.1)."""
    posts = MONDAY + np.arange(0.0, 240.0, 2.0) * HOUR_S
    often, seldom = MONDAY + np.arange(0.0, 240.0, 3.0) * HOUR_S, MONDAY + np.arange(0.0, 240.0, 24.0) * HOUR_S
    known = make_circumstances(
        start_at=MONDAY + 10 * DAY_S,
        zone=UTC,
        posts=[posts, posts],
        visits=often,
        visits_by_feed=[often, seldom],
        budget_per_day=9,
        history_from=MONDAY,
    )
    assert cube_roots(known)[0] / cube_roots(known)[1] == pytest.approx(2.0)
    feeds = Feeds(("a", "b"), (posts, posts), np.array([15, 15]))
    trial = Trial(feeds, often, UTC, MONDAY, MONDAY + 5 * DAY_S, MONDAY + 10 * DAY_S, 3, visits_by_feed=(often, seldom))
    assert [times.size for times in circumstances_of(trial, 3).visits_by_feed or ()] == [40, 5]
    alone = Trial(feeds, often, UTC, MONDAY, MONDAY + 5 * DAY_S, MONDAY + 10 * DAY_S, 3)
    never = np.empty(0, dtype=np.int64), np.empty(0)
    assert score(trial, *never).missing_per_day < score(alone, *never).missing_per_day


# --- shares that are no whole numbers ---------------------------------------------------------------


@pytest.mark.parametrize("name", ["sia-cho-shares", "he-parker-shares", "he-parker-prior", "cgm-age", "cgm-freshness"])
def test_shares_are_kept_over_the_days(name):
    trial = small_trial(seed=3, feeds=9, train_days=14, test_days=40, budget=12)
    known = circumstances_of(trial, 12)
    polls = replay(trial, EVERY_FORM[name], 12)
    assert polls.refused == 0
    per_day = np.bincount(((polls.times - trial.start_at) // DAY_S).astype(int), minlength=40)
    assert set(per_day.tolist()) == {12}
    rates = np.array([times.size for times in known.posts]) / 14 / 24
    scores = {
        "sia-cho-shares": np.sqrt(rates),
        "he-parker-shares": np.cbrt(rates),
        "he-parker-prior": cube_roots_with_prior(known),
        "cgm-age": shares_of_equal_gain(age_index, rates, 12.0),
        "cgm-freshness": shares_of_equal_gain(freshness_gain, rates, 12.0),
    }[name]
    wanted = scores / scores.sum() * 12
    assert np.bincount(polls.feeds, minlength=9) / 40 == pytest.approx(wanted, abs=0.06)


def test_a_feed_without_posts_gets_a_poll_by_the_prior_alone():
    known = make_circumstances(
        start_at=MONDAY + 10 * DAY_S,
        zone=UTC,
        posts=[MONDAY + np.arange(0.0, 240.0) * HOUR_S, np.empty(0)],
        visits=np.empty(0),
        history_from=MONDAY,
    )
    assert cube_roots(known)[1] == 0
    assert cube_roots_with_prior(known)[1] == pytest.approx(0.1 ** (1 / 3))


# --- Cho & Garcia-Molina, whom Sia & Cho compare with ------------------------------------------------


def mean_freshness(rate, polls):
    return (1 - math.exp(-rate / polls)) * polls / rate if polls else 0.0


def mean_age(rate, polls):
    h = 1 / polls
    return h / 2 - 1 / rate + (1 - math.exp(-rate * h)) / (rate * rate * h)


@pytest.mark.parametrize(("gain", "measure", "sign"), [(freshness_gain, mean_freshness, -1), (age_index, mean_age, 1)])
def test_equal_gain_is_best(gain, measure, sign):
    """Moving a little of the budget from any feed to any other makes it no better."""
    rates = np.array([0.5, 2.0, 6.0])
    shares = shares_of_equal_gain(gain, rates / 24, 6.0)
    assert shares.sum() == pytest.approx(6.0)

    def cost(polls):
        return sign * sum(measure(rate, max(n, 1e-9)) for rate, n in zip(rates, polls, strict=True))

    for one in range(3):
        for other in range(3):
            moved = shares.copy()
            step = min(0.05, moved[one])
            moved[one] -= step
            moved[other] += step
            assert cost(moved) >= cost(shares) - 1e-6


def test_freshness_gives_up_the_busiest():
    shares = shares_of_equal_gain(freshness_gain, np.array([1.0, 1.0, 50.0]) / 24, 2.0)
    assert shares[2] == 0
    assert shares[:2] == pytest.approx([1.0, 1.0])
