"""Each policy does what its paper says, and none falls over an odd history."""

from __future__ import annotations

from zoneinfo import ZoneInfo

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from reader.core.errors import PlanError
from reader.core.records.planning import DAY_S, HOUR_S
from reader.lab.files import Feeds, Trial
from reader.lab.policies import EVERY_FORM, POLICIES
from reader.lab.replay import circumstances_of, replay
from reader.planner.strategies import OWN_COST
from reader.planner.strategies.daily import (
    Daily,
    best_cycle,
    cycle_cost,
    even_slots,
    gap_table,
    raw_posting,
    raw_visiting,
    share_out,
)
from reader.planner.strategies.han import equal_parts
from reader.planner.strategies.he_parker import access_gaps, cube_roots, printed_cycle, unrolled_cycle
from reader.planner.strategies.intervals import LONGEST_S, SHORTEST_S, bounded, mean_distance, with_virtual_item
from reader.planner.strategies.policy import make_circumstances
from reader.planner.strategies.sia_cho import square_roots
from tests.long_tests import mark_long
from tests.unit.lab.histories import MONDAY, small_trial

UTC = ZoneInfo("UTC")


def circumstances(posts, budget=12, visits=(), days=10, windows=None):
    start = MONDAY + days * DAY_S
    return make_circumstances(
        start_at=start,
        zone=UTC,
        posts=[MONDAY + np.asarray(times, dtype=float) * HOUR_S for times in posts],
        visits=MONDAY + np.asarray(visits, dtype=float) * HOUR_S,
        budget_per_day=budget,
        windows=windows,
        history_from=MONDAY,
    )


# --- the papers' numbers ----------------------------------------------------------------------------


@given(st.lists(st.floats(0, 1e7), min_size=2, max_size=20), st.floats(0, 1e7))
def test_moving_average_with_a_virtual_item(times, later):
    items = np.sort(np.array(times))
    now = items[-1] + later
    gaps = len(items) - 1
    interval = (items[-1] - items[0]) / gaps
    expected = interval - (items[1] - items[0]) / gaps + (now - items[-1]) / gaps
    assert with_virtual_item(items, now) == pytest.approx(expected, abs=1e-6)


def test_an_interval_that_cannot_be_calculated_is_one_hour():
    for items in ([], [5.0], [5.0, 5.0, 5.0]):
        assert mean_distance(np.array(items)) == HOUR_S
    assert mean_distance(np.array([0.0, 10.0, 40.0])) == 20.0
    assert with_virtual_item(np.array([5.0]), 99.0) == HOUR_S


def test_intervals_keep_their_bounds():
    assert bounded(1.0) == SHORTEST_S == 120
    assert bounded(1e12) == LONGEST_S == 31 * 86400


def polls_of(name, trial, feed=0):
    polls = replay(trial, POLICIES[name], None if name in OWN_COST else trial.budget_per_day)
    return polls.times[polls.feeds == feed]


def regular_trial(every_h=3.0, days=20, start_day=10, budget=4):
    posts = (MONDAY + np.arange(every_h, days * 24, every_h) * HOUR_S,)
    visits = MONDAY + np.arange(12.0, days * 24, 24.0) * HOUR_S
    start = MONDAY + start_day * DAY_S
    feeds = Feeds(("a",), posts, np.array([10]))
    return Trial(feeds, visits, UTC, MONDAY, start, start + 5 * DAY_S, budget)


def test_fixed_intervals_are_fixed():
    trial = regular_trial()
    assert set(np.diff(polls_of("fix-1h", trial))) == {3600.0}
    assert set(np.diff(polls_of("fix-1d", trial))) == {86400.0}
    assert set(np.diff(polls_of("fix-learned", trial))) == {3 * 3600.0}


def test_moving_average_and_post_rate_follow_a_regular_feed():
    trial = regular_trial()
    assert np.median(np.diff(polls_of("moving-average", trial))) == pytest.approx(3 * 3600, rel=0.2)


def test_post_rate_waits_for_one_post_on_average():
    times = MONDAY + np.cumsum(np.random.default_rng(2).exponential(3 * HOUR_S, 120))
    trial = regular_trial()
    trial = replace(trial, feeds=Feeds(("a",), (times,), np.array([10])))
    assert np.diff(polls_of("post-rate", trial)).mean() == pytest.approx(3 * 3600, rel=0.25)


def test_moving_average_slows_down_when_a_feed_falls_silent():
    trial = regular_trial(days=11)
    gaps = np.diff(polls_of("moving-average", trial))
    assert gaps[-1] > gaps[0]


@pytest.mark.parametrize("name", ["fix-1h@budget", "fix-learned@budget", "moving-average@budget", "post-rate@budget"])
def test_scaled_intervals_come_close_to_the_budget(name):
    trial = small_trial(seed=4, feeds=10, budget=30, test_days=10)
    polls = replay(trial, POLICIES[name], 30)
    assert polls.times.size / trial.days == pytest.approx(30, rel=0.25)


def test_uniform_spaces_every_feed_evenly():
    trial = small_trial(feeds=6, budget=18, test_days=4)
    polls = replay(trial, POLICIES["uniform"], 18)
    for feed in range(6):
        assert set(np.diff(polls.times[polls.feeds == feed])) == {8 * 3600.0}


def test_uniform_shares_an_uneven_budget_fairly():
    trial = small_trial(feeds=7, budget=10, test_days=8)
    counts = np.bincount(replay(trial, POLICIES["uniform"], 10).feeds, minlength=7)
    assert counts.max() - counts.min() <= 2


def test_allocations_grow_with_root_and_cube_root_of_the_rate():
    busy, quiet = np.arange(0, 240, 0.25), np.arange(0, 240, 8.0)
    known = circumstances([busy, quiet], budget=40)
    rate = busy.size / quiet.size
    root, cube = (share_out(scores(known), 40, 1) for scores in (square_roots, cube_roots))
    assert root[0] / root[1] == pytest.approx(rate**0.5, rel=0.25)
    assert cube[0] / cube[1] == pytest.approx(rate ** (1 / 3), rel=0.25)
    assert root.sum() == cube.sum() == 40


@pytest.mark.parametrize("name", ["sia-cho", "he-parker"])
def test_every_feed_is_polled_at_least_once_a_day(name):
    known = circumstances([np.arange(0, 240, 0.1), [], []], budget=10)
    policy = POLICIES[name](known)
    polled = []
    while policy.next_wake() < known.start_at + 2 * DAY_S:
        is_second_day = policy.next_wake() >= known.start_at + DAY_S
        polled += policy.wake(policy.next_wake()).tolist() * is_second_day
    assert set(polled) == {0, 1, 2}
    assert len(polled) == 10


def test_he_parker_polls_just_before_the_looks():
    """One poll a day, posts at all hours, one look at 18:10: the best slot is the last before it."""
    posts = np.arange(0.0, 240.0, 0.5)
    visits = np.arange(18.2, 240.0, 24.0)
    known = circumstances([posts], budget=1, visits=visits)
    policy = POLICIES["he-parker"](known)
    hour = (policy.next_wake() - known.start_at) / HOUR_S
    assert 16.5 <= hour <= 18.25


@pytest.mark.parametrize("search", [unrolled_cycle, printed_cycle])
def test_a_search_is_never_better_than_the_exact_schedule(search):
    trial = small_trial(seed=9, feeds=6, train_days=14)
    known = circumstances_of(trial, 24)
    gaps = access_gaps(known)
    closed = 0
    for feed in range(known.feeds):
        table = gap_table(gaps, feed)
        for polls in (2, 3, 4):
            found = search(raw_posting(known)[feed], raw_visiting(known)[0], table, polls)
            if found is not None:
                closed += 1
                assert len(set(found.tolist())) == polls
                assert cycle_cost(table, found) >= cycle_cost(table, best_cycle(table, polls)) - 1e-9
    assert closed > 0


def test_equal_parts_of_the_posts():
    posting = np.zeros(96)
    posting[40:48] = 1.0
    assert equal_parts(posting, 2).tolist() == [44, 48]
    assert equal_parts(np.zeros(96), 3).tolist() == [0, 32, 64]
    assert len(set(equal_parts(posting, 20).tolist())) == 20


def test_even_slots_lie_in_the_middle_of_equal_parts():
    assert even_slots(0, 1).tolist() == [48]
    assert even_slots(0, 2).tolist() == [24, 72]
    assert even_slots(0, 0).size == 0


def test_a_daily_policy_keeps_to_the_wall_clock_when_the_clocks_change():
    berlin = ZoneInfo("Europe/Berlin")
    start = 1_761_343_200.0  # 2025-10-24 22:00 UTC: midnight of Saturday in Berlin
    known = make_circumstances(start_at=start, zone=berlin, posts=[np.empty(0)], visits=np.empty(0), budget_per_day=1)
    policy = Daily("x", known, [np.array([48])])
    wakes = []
    for _ in range(3):
        wakes.append(policy.next_wake())
        assert policy.wake(wakes[-1]).tolist() == [0]
    assert np.diff(wakes).tolist() == [25 * 3600.0, 24 * 3600.0]


# --- odd histories ----------------------------------------------------------------------------------

ODD = {
    "no feeds": [],
    "no history": [[], []],
    "one post": [[5.0], []],
    "all at one instant": [[7.0] * 50, [7.0]],
    "out of order": [[9.0, 3.0, 200.0, 1.0], [2.0]],
}


@pytest.mark.parametrize("name", EVERY_FORM)
@pytest.mark.parametrize("odd", ODD)
@pytest.mark.parametrize("budget", mark_long([0, 5, 1_000_000], {1_000_000}))
def test_odd_histories_give_a_sensible_day(name, odd, budget):
    known = circumstances(ODD[odd], budget=None if name in OWN_COST else budget)
    policy = EVERY_FORM[name](known)
    now, asked = known.start_at, 0
    for _ in range(50):
        following = policy.next_wake()
        assert following >= now
        now = following
        if now > known.start_at + DAY_S:
            break
        feeds = policy.wake(now)
        asked += feeds.size
        assert set(feeds.tolist()) <= set(range(known.feeds))
        policy.polled(feeds, now, [np.empty(0)] * feeds.size)
    assert policy.visited(now).size == 0 or known.feeds
    assert name in OWN_COST or asked <= budget


@pytest.mark.parametrize("name", POLICIES)
def test_a_year_of_silence(name):
    known = circumstances([[1.0, 2.0], [3.0]], days=365, visits=[5.0], budget=4)
    policy = POLICIES[name](known)
    assert policy.next_wake() > known.start_at


@pytest.mark.parametrize(
    "spoiled",
    [
        {"posts": [np.array([np.nan])]},
        {"visits": np.array([np.inf])},
        {"weights": np.array([-1.0])},
        {"weights": np.array([np.nan])},
        {"weights": np.ones(3)},
        {"windows": np.array([0])},
        {"budget_per_day": -1},
    ],
)
def test_nonsense_is_refused_in_one_sentence(spoiled):
    good = {"start_at": MONDAY, "zone": UTC, "posts": [np.array([MONDAY - 5])], "visits": np.empty(0)}
    with pytest.raises(PlanError, match=r"^[A-Z].*\.$"):
        make_circumstances(**{**good, **spoiled})


def test_the_future_is_cut_off():
    known = make_circumstances(
        start_at=MONDAY, zone=UTC, posts=[np.array([MONDAY + 1, MONDAY - 1])], visits=np.array([MONDAY + 9])
    )
    assert known.posts[0].tolist() == [MONDAY - 1]
    assert known.visits.size == 0
