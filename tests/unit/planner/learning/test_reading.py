"""Visits and sessions from events."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from reader.planner.learning.reading import merge_events, session_starts


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
