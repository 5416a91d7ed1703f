"""The next visit is expected where earlier ones were, and soon after the last one if there are sessions."""

from __future__ import annotations

from zoneinfo import ZoneInfo

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from reader.planner.learning.attention import learn_habits
from reader.planner.learning.user_states import STATES, state_of

UTC = ZoneInfo("UTC")
MONDAY = 1_757_289_600.0
DAY = 86_400.0


def habits(hours, days=28, zone=UTC):
    visits = MONDAY + np.sort(np.asarray(hours, dtype=float)) * 3600
    return learn_habits(visits, MONDAY, MONDAY + days * DAY, zone)


def learned(hours, days=28, zone=UTC):
    """The habits of a workday."""
    return habits(hours, days, zone).by_kind[0]


def daily(*hours, days=28):
    return [24 * day + hour for day in range(days) for hour in hours]


def test_looks_are_expected_at_their_hour():
    attention = learned(daily(8.1))
    away = state_of(20 * 3600)
    assert 30 <= attention.per_slot[away].argmax() <= 34
    assert attention.per_slot[away, 32] > 10 * attention.per_slot[away, 70]


def test_hours_are_those_of_the_wall_clock():
    attention = learned(daily(8.1), zone=ZoneInfo("Asia/Tokyo"))
    assert 66 <= attention.per_slot[state_of(20 * 3600)].argmax() <= 70


def test_within_a_session_the_next_look_is_near():
    sessions = learned(daily(8.0, 8.2, 8.4, 8.6))
    single = learned(daily(8.0))
    assert sessions.per_slot[0].mean() > 5 * single.per_slot[0].mean()


def test_states_by_the_time_since_the_last_look():
    assert [state_of(minutes * 60) for minutes in (0, 20, 40, 90, 300, 700, 3000)] == list(range(STATES))
    assert state_of(-5.0) == 0


def on_workdays(*hours, days=28):
    return [24 * day + hour for day in range(days) for hour in hours if day % 7 < 5]


def test_who_never_comes_at_weekends_is_not_expected_there():
    workday, saturday, sunday = (day.per_slot[STATES - 2 :].mean() for day in habits(on_workdays(9.1, 14.3)).by_kind)
    assert saturday < 0.1 * workday
    assert sunday < 0.1 * workday


def test_days_that_are_alike_stay_alike():
    workday, saturday, sunday = (day.per_slot[STATES - 2 :, 36] for day in habits(daily(9.1)).by_kind)
    np.testing.assert_allclose(saturday, workday, rtol=0.4)
    np.testing.assert_allclose(sunday, workday, rtol=0.4)


def test_who_comes_at_regular_hours_is_not_expected_at_others_and_who_does_not_is():
    dice = np.random.default_rng(4)
    regular = learned(daily(9.1, 14.3))
    erratic = learned(np.sort(dice.uniform(0, 28 * 24, 56)))
    night = [day.per_slot[STATES - 2, 4:16].mean() / day.per_slot[STATES - 2].mean() for day in (regular, erratic)]
    assert night[0] < 0.02
    assert night[1] > 0.5


def test_hours_of_the_weekend_are_not_expected_on_workdays():
    late = [24 * day + 23.0 for day in range(28) if day % 7 >= 5]
    workday, saturday, _ = (day.per_slot[STATES - 2, 92] for day in habits(sorted(on_workdays(9.1) + late)).by_kind)
    assert workday < 0.1 * saturday


def test_one_regular_day_is_no_habit():
    once = learned([8.1, 8.3, 8.5, 8.7, 9.1, 9.5, 9.8, 10.1, 10.4, 10.8], days=1)
    assert once.per_slot[STATES - 2, 70] > 0.002


@settings(max_examples=30)
@given(st.lists(st.floats(0, 14 * 24), max_size=40), st.integers(0, 14))
def test_the_user_is_always_somewhere(hours, days):
    attention = learned([hour for hour in hours if hour < days * 24], days)
    moves = attention.moves()
    np.testing.assert_allclose(moves.sum(axis=2), 1.0)
    assert (moves >= 0).all()
    assert (attention.per_slot > 0).all()
