"""Learning when the user looks: sessions, habits, cold start and changes of the clocks."""

from __future__ import annotations

from zoneinfo import ZoneInfo

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.errors import PlanError
from reader.learn.localtime import visits_on_grid
from reader.learn.reading import learn_reading, merge_events, session_starts
from reader.model.planning import DAY_S, HOUR_S

UTC = ZoneInfo("UTC")
MONDAY = 1_757_289_600.0


def learn(hours, days=28):
    visits = MONDAY + np.asarray(hours, dtype=float) * HOUR_S
    return learn_reading(visits, MONDAY, MONDAY + days * DAY_S, UTC)


@given(st.lists(st.integers(0, 5000), max_size=60))
def test_merged_events_are_five_minutes_apart(times):
    events = np.array(times, dtype=float)
    visits = merge_events(events)
    assert (np.diff(visits) >= 300).all()
    assert all(((visits <= at) & (at - visits < 300)).any() for at in events)


def test_sessions_begin_after_a_pause():
    visits = np.array([0.0, 600.0, 1200.0, 4000.0, 9000.0])
    assert session_starts(visits).tolist() == [0, 3, 4]
    assert session_starts(np.empty(0)).size == 0


def test_habits_show_at_their_hours():
    mornings = [day * 24 + 8.1 for day in range(28)]
    profile = learn(mornings)
    assert profile.week[:24].argmax() == 8
    assert profile.week.sum() / 7 == pytest.approx(1.3, rel=0.25)
    assert profile.sessions.sum() > profile.week.sum() / 1.5


def test_weekends_come_apart_with_evidence():
    weekdays = [day * 24 + hour for day in range(28) if day % 7 < 5 for hour in (8.1, 9.2, 12.3, 18.4, 21.5)]
    profile = learn(weekdays)
    assert profile.week[5 * 24 + 8] < profile.week[24 + 8] / 2


def test_looks_of_one_session_count_as_one_session():
    visits = [day * 24 + 20 + k * 0.2 for day in range(28) for k in range(5)]
    profile = learn(visits)
    assert profile.week.sum() / profile.sessions.sum() == pytest.approx(5.0, rel=0.25)


def test_without_any_history_a_usual_day_stands_in():
    profile = learn([], days=0)
    day = profile.week[:24]
    assert day.sum() == pytest.approx(6.0)
    assert day[8] > 5 * day[3]


def test_a_year_of_silence_is_believed():
    assert learn([1.0], days=365).week.sum() / 7 < 0.5


def test_clocks_change_and_the_habit_stays():
    berlin = ZoneInfo("Europe/Berlin")
    sunday = 1_761_429_600.0  # 2025-10-26 00:00 in Berlin, a day of 25 hours
    before = np.array([sunday + 8.5 * HOUR_S - day * DAY_S for day in range(1, 29)])
    profile = learn_reading(before, sunday - 28 * DAY_S, sunday, berlin)
    grid = visits_on_grid(profile.week, sunday, 25, HOUR_S, berlin)
    assert grid.argmax() == 9


def test_order_does_not_matter_and_nonsense_is_refused():
    hours = [200.0, 5.0, 90.0, 90.05]
    np.testing.assert_allclose(learn(hours).week, learn(sorted(hours)).week)
    np.testing.assert_allclose(learn([*hours, 24 * 99.0]).week, learn(hours).week)
    with pytest.raises(PlanError):
        learn([np.nan])
