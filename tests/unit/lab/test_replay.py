"""The replay shows no policy the future, keeps the budget, and tells of each poll what it would bring."""

from __future__ import annotations

import csv
import io
from datetime import datetime
from zoneinfo import ZoneInfo

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from reader.core.records.machine import PresenceSign, Sign
from reader.core.records.planning import HOUR_S
from reader.lab.mine import as_rows, as_table, run_policy, write_polls
from reader.lab.policies import POLICIES
from reader.lab.replay import BrokenPolicyError, circumstances_of, replay
from reader.lab.score import score
from reader.planner.strategies import OWN_COST
from reader.planner.strategies.policy import NO_FEEDS, Policy
from tests.fake_clock import FakeClock
from tests.long_tests import mark_long
from tests.unit.lab.histories import IGNORE_VISITS, MONDAY, bare_trial, small_trial, with_other_future


def budget_of(name, trial):
    return None if name in OWN_COST else trial.budget_per_day


@pytest.mark.parametrize("name", POLICIES)
def test_no_policy_sees_the_future(name):
    """Another future leaves every poll before it as it was."""
    trial = small_trial(seed=3, test_days=6)
    before = replay(trial, POLICIES[name], budget_of(name, trial))
    for seed, share in ((1, 0.3), (2, 0.7)):
        cut_at = float(round(trial.start_at + share * (trial.end_at - trial.start_at)))
        after = replay(with_other_future(trial, cut_at, seed), POLICIES[name], budget_of(name, trial))
        kept, again = before.times <= cut_at, after.times <= cut_at
        assert kept.sum() > 0
        np.testing.assert_array_equal(before.times[kept], after.times[again])
        np.testing.assert_array_equal(before.feeds[kept], after.feeds[again])


@pytest.mark.parametrize("name", sorted(IGNORE_VISITS))
def test_some_policies_poll_the_same_whoever_reads(name):
    trial = small_trial(seed=3, test_days=4)
    other = replace(trial, visits=trial.visits[::3] + 5_000.0)
    mine, theirs = (replay(one, POLICIES[name], budget_of(name, one)) for one in (trial, other))
    np.testing.assert_array_equal(mine.times, theirs.times)
    np.testing.assert_array_equal(mine.feeds, theirs.feeds)


def test_a_policy_that_listens_is_told_of_signs_and_no_poll_waits_for_one_to_come():
    """Signs five minutes before every visit, of which the policy learns from the days before the test."""
    trial = small_trial(seed=3, train_days=10, test_days=4)
    signs = tuple(PresenceSign(at - 300.0, Sign.UNLOCKED) for at in trial.visits.tolist())
    deaf, ours = (
        replay(one, POLICIES["paperround"], trial.budget_per_day) for one in (trial, replace(trial, signs=signs))
    )
    waits = [score(trial, polls.feeds, polls.times).delay_h_per_day for polls in (deaf, ours)]
    assert waits[1] < 0.7 * waits[0]
    assert np.isin(ours.times, [sign.at for sign in signs]).any()
    unmoved = replay(replace(trial, signs=signs), POLICIES["uniform"], trial.budget_per_day)
    assert unmoved.times.size


def test_on_the_first_day_nothing_is_known_but_documents_and_it_waits_less_than_every_hour():
    trial = replace(small_trial(seed=3, train_days=10, test_days=4), is_first_day=True)
    known = circumstances_of(trial, trial.budget_per_day)
    assert not known.visits.size
    assert all(len(posts) <= window for posts, window in zip(known.posts, known.windows, strict=True))
    ours, hourly = (
        score(trial, polls.feeds, polls.times).delay_h_per_day
        for polls in (replay(trial, POLICIES[name], trial.budget_per_day) for name in ("paperround", "fix-1h@budget"))
    )
    assert ours < hourly


class Script(Policy):
    """A policy that does what a test wrote down."""

    name = "script"

    def __init__(self, wakes, on_visit=NO_FEEDS):
        self.wakes = list(wakes)
        self.on_visit = on_visit
        self.seen = []

    def next_wake(self):
        return self.wakes[0][0] if self.wakes else np.inf

    def wake(self, now):
        return self.wakes.pop(0)[1]

    def visited(self, now):
        return self.on_visit

    def polled(self, feeds, now, posts):
        self.seen.append((now, feeds.tolist(), [times.tolist() for times in posts]))


def at(hour):
    return MONDAY + hour * HOUR_S


def test_a_poll_brings_what_is_new_and_still_in_the_window():
    trial = bare_trial([[1, 2, 3, 4], [2.5]], [6.0], window=2)
    script = Script([(at(3.5), np.array([0, 1])), (at(5), np.array([0]))], on_visit=np.array([1]))
    polls = replay(trial, lambda circumstances: script, 10)
    assert script.seen == [(at(3.5), [0, 1], [[at(2), at(3)], [at(2.5)]]), (at(5), [0], [[at(4)]]), (at(6), [1], [[]])]
    assert polls.times.tolist() == [at(3.5), at(3.5), at(5), at(6)]


def test_what_is_asked_beyond_the_days_budget_is_refused():
    trial = bare_trial([[1], [2], [3]], [6.0], test_days=2)
    wakes = [(at(1), np.array([0, 1])), (at(2), np.array([2, 0, 1])), (at(25), np.array([0, 1, 2]))]
    script = Script(wakes)
    polls = replay(trial, lambda circumstances: script, 3)
    assert polls.refused == 1
    assert polls.feeds.tolist() == [0, 1, 2, 0, 0, 1, 2]
    assert [feeds for _, feeds, _ in script.seen] == [[0, 1], [2, 0], [0, 1, 2]]


def test_a_policy_that_never_moves_on_is_broken():
    class Stuck(Script):
        def wake(self, now):
            return NO_FEEDS

    with pytest.raises(BrokenPolicyError):
        replay(bare_trial([[1]], [2]), lambda circumstances: Stuck([(at(1), NO_FEEDS)]), 3)


ZONES = ["UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Africa/Cairo", "Pacific/Apia"]
BUDGETED = [name for name in POLICIES if name not in OWN_COST]


@settings(max_examples=4)
@given(st.integers(0, 10**6), st.sampled_from(ZONES), st.integers(0, 60), st.integers(0, 5), st.data())
@pytest.mark.parametrize("name", mark_long(BUDGETED, {"paperround"}))
def test_a_budgeted_policy_never_asks_for_more_than_the_day_allows(name, seed, zone_name, budget, spring, data):
    """Counted here by the calendar, not by the replay; clocks change in the middle of the test days."""
    zone = ZoneInfo(zone_name)
    # Around the end of October and the end of March; starting at any hour.
    start = (1_760_918_400.0 if spring % 2 else 1_742_774_400.0) + data.draw(st.integers(0, 23)) * HOUR_S
    trial = small_trial(seed, feeds=5, train_days=3, test_days=9, budget=budget, zone=zone, start_at=start)
    polls = replay(trial, POLICIES[name], budget)
    assert polls.refused == 0
    days = [datetime.fromtimestamp(at, zone).date() for at in polls.times.tolist()]
    most = 1.5 * budget if name == "paperround" else budget
    assert max((days.count(day) for day in set(days)), default=0) <= most


def test_dumped_polls_score_the_same_again():
    trial = small_trial()
    names = ("uniform", "moving-average", "he-parker")
    outcomes = [run_policy(trial, name, FakeClock(), lambda days, name: None) for name in names]
    text = io.StringIO()
    write_polls(outcomes, trial, text)
    rows = list(csv.DictReader(io.StringIO(text.getvalue())))
    for outcome in outcomes:
        mine = [row for row in rows if row["policy"] == outcome.policy]
        feeds = np.array([trial.feeds.ids.index(row["feed_id"]) for row in mine], dtype=np.int64)
        again = score(trial, feeds, np.array([float(row["unix_ts"]) for row in mine]))
        assert again == outcome.score


def test_reports_name_every_figure():
    trial = small_trial()
    notes = []
    outcome = run_policy(trial, "uniform", FakeClock(), lambda days, name: notes.append(days))
    assert sum(notes) == pytest.approx(trial.days)
    row = as_rows([outcome])[0]
    assert {"policy", "polls_per_day", "delay_h_per_day", "missing_per_day"} <= row.keys()
    assert {"fresh_share", "lost_per_day", "error", "seconds"} <= row.keys()
    assert "uniform" in as_table([outcome]).splitlines()[1]
