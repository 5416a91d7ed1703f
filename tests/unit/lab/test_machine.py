"""A replay that knows the machine's life polls only while it could, and spares while it had to."""

from __future__ import annotations

from datetime import datetime

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from reader.core.records.planning import DAY_S, HOUR_S
from reader.lab.policies import POLICIES
from reader.lab.replay import Facts, Polls, make_machine, replay
from reader.planner.learning.attention import learn_habits, without_visits
from reader.planner.strategies import OWN_COST
from tests.long_tests import mark_long
from tests.unit.lab.histories import MONDAY, UTC, small_trial

SPANS = st.lists(st.integers(0, 400), unique=True, max_size=12).map(sorted)


@given(SPANS, st.floats(0, 500))
def test_the_next_instant_at_which_it_runs(borders, at):
    off = tuple((float(a), float(b)) for a, b in zip(borders[::2], borders[1::2], strict=False))
    on_at = Facts(off).next_on(at)
    inside = [end for start, end in off if start <= at < end]
    assert on_at == (inside[0] if inside else at)


def nights(since: float, days: int) -> tuple[tuple[float, float], ...]:
    """From midnight to six."""
    return tuple((since + day * DAY_S, since + day * DAY_S + 6 * HOUR_S) for day in range(days))


def test_hours_in_which_it_is_mostly_off_are_known():
    machine = make_machine(Facts(nights(MONDAY, 10)), MONDAY, MONDAY + 10 * DAY_S, UTC)
    assert machine.closed is not None
    assert machine.closed.tolist() == [True] * 24 + [False] * 72
    once = make_machine(Facts(nights(MONDAY, 1)), MONDAY, MONDAY + 10 * DAY_S, UTC)
    assert once.closed is not None
    assert not once.closed.any()


def test_a_quarter_of_an_hour_in_which_it_ran_for_a_while_is_not_closed():
    """Off from ten to twelve at night to six minutes past six: it can be asked at a quarter to twelve and after six."""
    off = tuple((start - 600.0, end + 360.0) for start, end in nights(MONDAY, 10))
    machine = make_machine(Facts(off), MONDAY, MONDAY + 10 * DAY_S, UTC)
    assert machine.closed is not None
    assert machine.closed.tolist() == [True] * 24 + [False] * 72


@pytest.mark.parametrize("bound", mark_long([1, 3], {3}))
def test_what_a_minute_does_not_bear_is_polled_in_the_next_ones(bound):
    trial = small_trial(seed=2, feeds=12, test_days=3, budget=60)
    free, bounded = (
        replay(trial, POLICIES["paperround"], 60, facts=Facts(per_minute=per_minute)) for per_minute in (None, bound)
    )
    within = [np.count_nonzero((bounded.times >= at) & (bounded.times < at + 60)) for at in bounded.times]
    assert max(within) == bound
    assert max(np.unique(free.times, return_counts=True)[1]) > 2 * bound
    # Nothing is dropped for it: what waited is polled within as many minutes as it takes.
    assert bounded.times.size >= 0.9 * free.times.size
    first = free.times[0]
    together = set(free.feeds[free.times == first].tolist())
    soon = (bounded.times >= first) & (bounded.times <= first + 60 * len(together))
    assert together <= set(bounded.feeds[soon].tolist())


def test_a_publisher_who_wants_to_be_left_alone_for_a_while_is_left_alone():
    trial = small_trial(seed=2, feeds=6, test_days=3, budget=200)
    floors_s = np.array([0.0, 2 * HOUR_S, 0.0, 0.0, 0.0, 0.0])
    wished = replace(trial, feeds=replace(trial.feeds, floors_s=floors_s))
    before, after = (shortest_gap(replay(one, POLICIES["paperround"], 200), 1) for one in (trial, wished))
    assert before < HOUR_S
    assert after >= 2 * HOUR_S


def shortest_gap(polls: Polls, feed: int) -> float:
    return float(np.diff(polls.times[polls.feeds == feed]).min())


@pytest.mark.parametrize("name", ["paperround", "uniform", "fix-1h"])
def test_nothing_is_polled_while_it_is_off(name):
    trial = small_trial(seed=2, test_days=4)
    awake = trial.visits[(trial.visits - MONDAY) % DAY_S >= 6 * HOUR_S]
    trial = replace(trial, visits=awake)
    facts = Facts(nights(trial.start_at, 4))
    polls = replay(trial, POLICIES[name], None if name in OWN_COST else trial.budget_per_day, facts=facts)
    hours = {datetime.fromtimestamp(at, UTC).hour for at in polls.times.tolist()}
    assert polls.times.size > 20
    assert min(hours) >= 6


def on_days(polls: Polls, since: float) -> list[int]:
    return [int(count) for count in np.bincount(((polls.times - since) // DAY_S).astype(int))]


@pytest.mark.long
def test_a_day_on_battery_spends_about_its_share_and_a_morning_on_battery_more():
    trial = small_trial(seed=4, feeds=12, train_days=10, test_days=4, budget=60)
    always = replay(trial, POLICIES["paperround"], 60, facts=Facts(share_at=lambda at: 0.5))
    # Half on average; a day on which the user comes often may take more.
    assert 0.4 * 60 <= np.mean(on_days(always, trial.start_at)) <= 0.6 * 60
    assert max(on_days(always, trial.start_at)) <= 0.9 * 60
    morning = Facts(share_at=lambda at: 0.5 if (at - trial.start_at) % DAY_S < DAY_S / 2 else 1.0)
    mixed = replay(trial, POLICIES["paperround"], 60, facts=morning)
    assert 0.6 * 60 <= np.mean(on_days(mixed, trial.start_at)) <= 60
    early = (mixed.times - trial.start_at) % DAY_S < DAY_S / 2
    free = replay(trial, POLICIES["paperround"], 60)
    early_free = (free.times - trial.start_at) % DAY_S < DAY_S / 2
    assert 0.2 * early_free.sum() <= early.sum() <= 0.7 * early_free.sum()


def test_nobody_is_expected_to_look_while_it_is_off():
    trial = small_trial(seed=2, test_days=4)
    habits = learn_habits(trial.visits, trial.history_from, trial.end_at, UTC)
    closed = np.arange(96) < 24
    attention, heard = habits.by_kind[0], without_visits(habits, closed).by_kind[0]
    assert (heard.per_slot[:, closed] == 0).all()
    assert (heard.per_slot[:, ~closed] == attention.per_slot[:, ~closed]).all()
    assert (heard.moves()[:, :, 0][closed] <= attention.moves()[:, :, 0][closed]).all()
