"""Visits and sessions from events."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.planner.learning.reading import merge_events, session_starts, weigh_by_visits


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


@given(st.lists(st.integers(0, 500), min_size=1, max_size=20), st.integers(0, 500))
def test_feeds_are_weighed_by_their_own_visits_drawn_to_the_mean(counts, to_all):
    visits = np.array(counts, dtype=np.float64)
    weights = weigh_by_visits(visits, to_all=to_all)
    assert weights.mean() == pytest.approx(1.0)
    assert (np.diff(weights[np.argsort(visits)]) >= 0).all(), "more visits, more weight"
    assert (np.abs(np.log(weigh_by_visits(visits, to_all=to_all + 10.0))) <= np.abs(np.log(weights)) + 1e-9).all()


def test_a_new_feed_has_had_less_time_for_visits():
    weights = weigh_by_visits(np.array([20.0, 20.0, 2.0]), known=np.array([1.0, 1.0, 0.1]))
    assert weights == pytest.approx(1.0)
