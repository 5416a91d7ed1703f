"""Whether a sign of presence means a visit soon is learned from what followed earlier ones."""

from __future__ import annotations

from zoneinfo import ZoneInfo

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reader.core.records.machine import PresenceSign, Sign
from reader.planner.learning.attention import learn_habits
from reader.planner.learning.reading import find_comings, find_idle_talk
from reader.planner.learning.user_states import SINCE_SIGN, STATES, state_of

UTC = ZoneInfo("UTC")
MONDAY = 1_757_289_600.0
DAYS, DAY, MINUTE = 14, 86_400.0, 60.0
MORNING = np.array([MONDAY + day * DAY + 8 * 3600 for day in range(DAYS)], dtype=np.float64)


def learned(visits, signs):
    return learn_habits(visits, MONDAY, MONDAY + DAYS * DAY, UTC, signs=signs).by_kind[0]


def comings(visits, signs):
    return find_comings(signs, visits, MONDAY + DAYS * DAY, UTC)


def test_who_looks_after_every_sign_is_expected_after_the_next():
    attention = learned(MORNING + 5 * MINUTE, MORNING)
    assert len(attention.per_slot) == STATES + len(SINCE_SIGN)
    assert attention.per_slot[STATES, 32] > 0.5
    assert attention.per_slot[STATES, 32] > 10 * attention.per_slot[state_of(20 * 3600), 32]


def test_who_uses_the_machine_without_looking_is_not():
    at_noon = learned(MORNING + 4 * 3600, MORNING)
    assert at_noon.per_slot[STATES, 32] < 0.1


def test_a_sign_at_the_very_look_heralds_nothing():
    found = comings(MORNING, MORNING)
    assert not found.at.size
    assert not found.is_heralded.any()
    assert learned(MORNING, MORNING).per_slot[state_of(20 * 3600), 32] > 0.05


def test_the_minutes_after_a_sign_end_with_the_look():
    found = comings(MORNING[:1] + 20 * MINUTE, MORNING[:1])
    assert found.visits.sum() == 1
    assert np.bincount(found.state - STATES).tolist() == [15, 5]
    assert found.is_heralded.tolist() == [True]


@pytest.mark.parametrize(
    ("since_visit_h", "since_sign_min", "expected"),
    [(10.0, None, 5), (10.0, 3, STATES), (10.0, 30, STATES + 1), (10.0, 90, 5), (0.3, 3, 1), (0.1, 60, 0)],
    ids=["nothing heard", "just came", "came", "long ago", "was here anyway", "the look came after it"],
)
def test_states(since_visit_h, since_sign_min, expected):
    assert state_of(since_visit_h * 3600, None if since_sign_min is None else since_sign_min * 60) == expected


def test_a_kind_that_no_look_follows_is_idle_talk():
    night = [PresenceSign(at - 5 * 3600, Sign.RESUMED) for at in MORNING]
    morning = [PresenceSign(at - 60, Sign.UNLOCKED) for at in MORNING]
    assert find_idle_talk([*night, *morning], MORNING) == {Sign.RESUMED}
    assert find_idle_talk(night[:3], MORNING) == frozenset()


@settings(max_examples=30, deadline=None)
@given(st.lists(st.floats(0, DAYS * 24), max_size=30), st.lists(st.floats(0, DAYS * 24), max_size=30))
def test_the_user_is_always_somewhere(visit_hours, sign_hours):
    visits, signs = (MONDAY + np.unique(hours) * 3600 for hours in (visit_hours, sign_hours))
    attention = learned(visits, signs)
    moves = attention.moves()
    np.testing.assert_allclose(moves.sum(axis=2), 1.0)
    assert (moves >= 0).all()
    assert (attention.per_slot > 0).all()
    assert np.isfinite(attention.per_slot).all()
