"""Learning when feeds post: towards the truth with evidence, towards the others without."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.errors import PlanError
from reader.lab.generate import Recipe, generate
from reader.learn.grid import expected_waiting, posting_on_grid
from reader.learn.histogram import between_hours, daily_rates, daily_rates_of_all
from reader.learn.localtime import hour_of_week, local_seconds, utc_offsets
from reader.learn.posting import (
    PostingLearning,
    first_fetch_known_from,
    learn_posting,
    spread_undated,
    window_size,
)
from reader.learn.shapes import group_shapes
from reader.model.planning import DAY_S, HOUR_S

UTC = ZoneInfo("UTC")
MONDAY = 1_757_289_600.0


def learn(posts, days=28, known_from=None, **options):
    now = MONDAY + days * DAY_S
    since = np.full(len(posts), MONDAY) if known_from is None else np.asarray(known_from, dtype=float)
    arrays = [MONDAY + np.asarray(times, dtype=float) * HOUR_S for times in posts]
    return learn_posting(arrays, since, now, UTC, PostingLearning(**options))


def test_rates_come_near_the_truth_and_better_than_counting():
    made = generate(Recipe(feeds=150, days=14, silent_share=0.0), np.random.default_rng(4), UTC)
    now = MONDAY + 14 * DAY_S
    profile = learn_posting(made.feeds.posts, np.full(150, MONDAY), now, UTC)
    counted = np.array([times.size for times in made.feeds.posts]) / 14
    rare = made.truth.per_day < 2
    learned_error = np.abs(np.log(profile.per_day[rare]) - np.log(made.truth.per_day[rare])).mean()
    counted_error = np.abs(np.log(counted[rare] + 1 / 28) - np.log(made.truth.per_day[rare])).mean()
    assert learned_error < counted_error
    busy = made.truth.per_day > 20
    np.testing.assert_allclose(profile.per_day[busy], made.truth.per_day[busy], rtol=0.4)


def test_shapes_are_nearer_to_the_truth_than_raw_counts():
    made = generate(Recipe(feeds=150, days=21, silent_share=0.0), np.random.default_rng(6), UTC)
    profile = learn_posting(made.feeds.posts, np.full(150, MONDAY), MONDAY + 21 * DAY_S, UTC)
    np.testing.assert_allclose(profile.week.sum(axis=1), 1.0)
    raw = np.array(
        [np.bincount(hour_of_week(times), minlength=168) / times.size for times in made.feeds.posts]
    )
    learned_error = np.abs(profile.week - made.truth.week).sum(axis=1)
    raw_error = np.abs(raw - made.truth.week).sum(axis=1)
    assert learned_error.mean() < 0.7 * raw_error.mean()
    assert (learned_error < raw_error).mean() > 0.9


def test_weekends_come_apart_with_evidence_only():
    weekdays = [day * 24 + 9 + k / 50 for day in range(28) if day % 7 < 5 for k in range(50)]
    few = [33.0, 57.0]
    profile = learn([weekdays, few])
    saturday_9, tuesday_9 = 5 * 24 + 9, 24 + 9
    assert profile.week[0, saturday_9] < profile.week[0, tuesday_9] / 5
    assert profile.week[1, saturday_9] > profile.week[1, tuesday_9] / 2


def test_old_evidence_fades():
    early = np.arange(0, 24 * 14, 1.0)
    late = np.arange(24 * 14, 24 * 28, 1.0)
    profile = learn([early, late], half_life_days=7.0)
    assert profile.per_day[1] > 2.5 * profile.per_day[0]


def test_a_feed_without_history_is_like_the_others():
    others = [np.arange(k, 24 * 28, 6.0) for k in range(5)]
    profile = learn([*others, []], known_from=[MONDAY] * 5 + [MONDAY + 28 * DAY_S])
    assert profile.per_day[5] == pytest.approx(4.0, rel=0.2)
    silent = learn([*others, []])
    assert silent.per_day[5] < 1.0


def test_no_feeds_no_history_and_a_year_of_silence():
    assert learn([]).per_day.size == 0
    nothing = learn([[], []], days=0)
    assert np.isfinite(nothing.per_day).all()
    assert (nothing.per_day > 0).all()
    silent = learn([[1.0]], days=365)
    assert 0 < silent.per_day[0] < 0.1
    np.testing.assert_allclose(silent.week.sum(axis=1), 1.0)


def test_posts_at_one_instant_from_the_future_and_out_of_order():
    profile = learn([[5.0] * 30, [24.0 * 40], [9.0, 3.0, 6.0]])
    assert np.isfinite(profile.per_day).all()
    assert profile.evidence[1] == 0
    assert profile.per_day[0] > profile.per_day[2] > profile.per_day[1]
    with pytest.raises(PlanError):
        learn([[np.nan]])
    with pytest.raises(PlanError):
        learn_posting([np.empty(0)], np.empty(0), MONDAY, UTC)


def test_undated_entries_are_spread_over_the_gap():
    times = spread_undated(4, 100.0, 900.0)
    assert times.tolist() == [200.0, 400.0, 600.0, 800.0]
    assert spread_undated(0, 1.0, 2.0).size == 0


def test_the_window_is_what_documents_usually_hold():
    assert window_size([]) == 15
    assert window_size([0, 20, 20, 19, 20]) == 20
    assert window_size([10] * 40 + [60]) == 10


def test_a_first_fetch_tells_since_when_posts_are_known():
    dates = MONDAY - np.array([1.0, 2.0, 3.0]) * DAY_S
    assert first_fetch_known_from(dates, MONDAY) == MONDAY - 3 * DAY_S
    assert first_fetch_known_from(dates, MONDAY, window_full=False) == MONDAY - 7 * DAY_S
    assert first_fetch_known_from(np.empty(0), MONDAY) == MONDAY - 7 * DAY_S
    assert first_fetch_known_from(np.array([MONDAY + 99]), MONDAY) == MONDAY - 7 * DAY_S


def test_shapes_find_their_groups_and_stay_the_same():
    morning, evening = np.zeros(24), np.zeros(24)
    morning[7:10], evening[19:22] = 5.0, 5.0
    counts = np.array([morning, evening, morning * 3, evening * 9, np.zeros(24)])
    shapes = group_shapes(counts, 2)
    assert shapes.member[0] == shapes.member[2] != shapes.member[1] == shapes.member[3]
    np.testing.assert_allclose(shapes.centres.sum(axis=1), 1.0)
    assert (group_shapes(counts, 2).centres == shapes.centres).all()
    assert group_shapes(np.zeros((3, 24))).centres.shape == (1, 24)


def test_histograms_count_by_local_hour():
    berlin = ZoneInfo("Europe/Berlin")
    noon_utc = MONDAY + 12 * HOUR_S + np.arange(4.0) * DAY_S
    assert daily_rates(noon_utc, 4, 24, UTC)[12] == 1.0
    assert daily_rates(noon_utc, 4, 24, berlin)[14] == 1.0
    both = daily_rates_of_all([noon_utc, np.empty(0)], 4, 24, berlin)
    assert both[0, 14] == 1.0
    assert both[1].sum() == 0


def test_lines_between_hours_keep_the_total():
    hourly = np.random.default_rng(1).random((3, 24))
    fine = between_hours(hourly, 96)
    np.testing.assert_allclose(fine.sum(axis=1) / 4, hourly.sum(axis=1))
    np.testing.assert_allclose(between_hours(hourly, 24), hourly)


@given(
    st.integers(1_600_000_000, 1_900_000_000),
    st.sampled_from(["Europe/Berlin", "Australia/Lord_Howe", "UTC"]),
)
def test_local_time_is_that_of_the_calendar(at, name):
    zone = ZoneInfo(name)
    shown = datetime.fromtimestamp(at, zone)
    local = local_seconds(np.array([float(at), at + 90_000.0]), zone)[:1]
    assert hour_of_week(local)[0] == shown.weekday() * 24 + shown.hour
    assert utc_offsets(np.array([float(at)]), zone)[0] == (shown.utcoffset() or timedelta()).total_seconds()


def test_rates_on_a_grid_follow_the_wall_clock_over_a_change():
    berlin = ZoneInfo("Europe/Berlin")
    saturday = 1_761_343_200.0  # 2025-10-25 00:00 in Berlin; clocks go back on Sunday
    nines = np.array([saturday + 9 * HOUR_S - day * DAY_S for day in range(60)])
    profile = learn_posting([nines], np.array([saturday - 60 * DAY_S]), saturday, berlin)
    grid = posting_on_grid(profile, saturday, 72, HOUR_S, berlin)[0]
    assert grid[:24].argmax() == 9
    assert 24 + grid[24:49].argmax() == 24 + 10
    np.testing.assert_allclose(grid.sum() / 3, profile.per_day[0], rtol=0.2)


def test_expected_waiting_grows_with_the_time_since_the_last_poll():
    profile = learn([np.arange(0, 24 * 28, 1.0)])
    now = MONDAY + 28 * DAY_S
    posts, ages = expected_waiting(profile, np.array([now - 6.5 * HOUR_S]), now, UTC)
    rate = profile.per_day[0] / 24
    assert posts[0] == pytest.approx(6.5 * rate, rel=0.1)
    assert ages[0] == pytest.approx(6.5**2 / 2 * rate, rel=0.15)
    posts, ages = expected_waiting(profile, np.array([now + 5.0]), now, UTC)
    assert posts[0] == ages[0] == 0
