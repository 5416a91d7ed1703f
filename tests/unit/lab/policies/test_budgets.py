"""More budget never means more waiting: on a list as a newcomer has it, and woken no more often than is usual."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from reader.lab.policies import POLICIES
from reader.lab.replay import replay
from reader.lab.score import score
from tests.unit.lab.histories import small_trial

FEEDS = 12


@cache
def figures(policy, per_feed):
    trial = small_trial(seed=3, feeds=FEEDS, train_days=10, test_days=4, budget=per_feed * FEEDS)
    polls = replay(trial, POLICIES[policy], trial.budget_per_day)
    assert polls.refused == 0
    return score(trial, polls.feeds, polls.times)


@pytest.mark.parametrize(("few", "many"), [(1, 3), (3, 8), (8, 33), (33, 96)])
def test_a_larger_budget_waits_no_longer(few, many):
    assert figures("paperround", many).delay_h_per_day <= 1.1 * figures("paperround", few).delay_h_per_day


@pytest.mark.parametrize("policy", ["uniform", "fix-1h@budget", "sia-cho", "he-parker"])
def test_the_default_budget_of_a_short_list_waits_less_than_others(policy):
    """400 fetches a day for twelve feeds: most of them are worth making, in fewer wake-ups than there are quarters of
    an hour."""
    ours, theirs = figures("paperround", 33), figures(policy, 33)
    assert ours.polls_per_day <= 33 * FEEDS
    assert ours.wake_ups_per_day <= 80
    assert ours.delay_h_per_day < theirs.delay_h_per_day


def test_a_generous_budget_lasts_until_evening():
    trial = small_trial(seed=3, feeds=FEEDS, train_days=10, test_days=4, budget=24 * FEEDS)
    polls = replay(trial, POLICIES["paperround"], trial.budget_per_day)
    hours = (polls.times - trial.start_at) % 86_400 / 3_600
    assert np.count_nonzero(hours > 20) > 0
