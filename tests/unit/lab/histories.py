"""Small histories for the tests of the lab and of the policies."""

from __future__ import annotations

from zoneinfo import ZoneInfo

import numpy as np
from msgspec.structs import replace

from reader.core.records.planning import DAY_S
from reader.lab.files import Feeds, Trial, make_trial
from reader.lab.generate import Recipe, generate
from reader.planner.strategies import intervals

UTC = ZoneInfo("UTC")
MONDAY = 1_757_289_600.0  # 2025-09-08 00:00 UTC


def small_trial(seed=1, feeds=8, train_days=6, test_days=8, budget=20, zone=UTC, start_at=MONDAY) -> Trial:
    recipe = Recipe(
        feeds=feeds,
        days=train_days + test_days + 1,
        start_at=start_at,
        median_posts_per_day=4.0,
        most_posts_per_day=120.0,
        sessions_per_day=3.0,
    )
    made = generate(recipe, np.random.default_rng(seed), zone)
    return make_trial(made.feeds, made.events["U1"], zone, train_days, test_days, budget)


def with_other_future(trial: Trial, cut_at: float, seed: int) -> Trial:
    """The same up to `cut_at`, and another world after it."""
    rng = np.random.default_rng(seed)
    length = trial.end_at - cut_at

    def spoiled(times):
        extra = cut_at + 1 + np.floor(rng.random(rng.integers(0, 40)) * length)
        return np.sort(np.concatenate([times[times <= cut_at], extra]))

    posts = tuple(spoiled(times) for times in trial.feeds.posts)
    feeds = Feeds(trial.feeds.ids, posts, trial.feeds.windows)
    return replace(trial, feeds=feeds, visits=np.unique(spoiled(trial.visits)))


def bare_trial(posts, visits, test_days=2, budget=4, window=15) -> Trial:
    """Test days only, given in hours from the start."""
    ids = tuple(str(i) for i in range(len(posts)))
    arrays = tuple(MONDAY + np.sort(np.asarray(times, dtype=float)) * 3600 for times in posts)
    feeds = Feeds(ids, arrays, np.full(len(posts), window, dtype=np.int64))
    seen = MONDAY + np.sort(np.asarray(visits, dtype=float)) * 3600
    return Trial(feeds, seen, UTC, MONDAY, MONDAY, MONDAY + test_days * DAY_S, budget)


IGNORE_VISITS: frozenset[str] = frozenset(
    {
        "uniform",
        *intervals.FACTORIES,
        *intervals.SCALED,
        "sia-cho",
        "sia-cho-allocation",
        "sia-cho-schedule",
        "minimum-missing",
        "whittle-age",
        "whittle-ephemeral",
    }
)
"""Policies that poll the same whoever reads: one replay serves all people with the same days."""
