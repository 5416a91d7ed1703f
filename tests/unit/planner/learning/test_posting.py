"""What documents tell about when feeds posted, shapes of days, and local time."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from reader.core.records.planning import DAY_S, HOUR_S
from reader.planner.learning.evidence import first_fetch_known_from, spread_undated
from reader.planner.learning.localtime import hour_of_week, local_seconds, utc_offsets
from reader.planner.strategies.daily import between_hours, daily_rates
from reader.planner.strategies.sia_cho import group_shapes

UTC = ZoneInfo("UTC")
MONDAY = 1_757_289_600.0


def test_undated_entries_are_spread_over_the_gap():
    times = spread_undated(4, 100.0, 900.0)
    assert times.tolist() == [200.0, 400.0, 600.0, 800.0]
    assert spread_undated(0, 1.0, 2.0).size == 0


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
    assert daily_rates([noon_utc], 4, 24, UTC)[0, 12] == 1.0
    both = daily_rates([noon_utc, np.empty(0)], 4, 24, berlin)
    assert both[0, 14] == 1.0
    assert both[1].sum() == 0


def test_lines_between_hours_keep_the_total():
    hourly = np.random.default_rng(1).random((3, 24))
    fine = between_hours(hourly, 96)
    np.testing.assert_allclose(fine.sum(axis=1) / 4, hourly.sum(axis=1))
    np.testing.assert_allclose(between_hours(hourly, 24), hourly)


@given(st.integers(1_600_000_000, 1_900_000_000), st.sampled_from(["Europe/Berlin", "Australia/Lord_Howe", "UTC"]))
def test_local_time_is_that_of_the_calendar(at, name):
    zone = ZoneInfo(name)
    shown = datetime.fromtimestamp(at, zone)
    local = local_seconds(np.array([float(at), at + 90_000.0]), zone)[:1]
    assert hour_of_week(local)[0] == shown.weekday() * 24 + shown.hour
    assert utc_offsets(np.array([float(at)]), zone)[0] == (shown.utcoffset() or timedelta()).total_seconds()
