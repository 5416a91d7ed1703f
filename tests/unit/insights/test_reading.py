"""The user's week: hours are those of the wall clock, also where it is half an hour beside others."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import numpy as np
import pytest

from reader.core.records.logged import ReadingSession
from reader.insights.reading import make_reading, peaks
from reader.planner.learning.rhythm import SLOTS


@pytest.mark.parametrize("zone", [ZoneInfo("Asia/Kolkata"), ZoneInfo("Europe/Berlin")])
def test_minutes_are_counted_in_the_hours_in_which_they_were_read(zone):
    monday = datetime(2026, 6, 8, tzinfo=zone)
    begun = [monday.replace(hour=10, minute=45).timestamp(), monday.replace(hour=20, minute=30).timestamp()]
    sessions = [ReadingSession(1, begun[0], begun[0] + 30 * 60), ReadingSession(2, begun[1], begun[1] + 7_200)]
    now = monday.replace(day=9).timestamp()
    minutes = make_reading(np.array(begun), sessions, monday.timestamp(), now, zone).minutes[0]
    notes = {hour: round(float(minutes[hour])) for hour in np.flatnonzero(minutes).tolist()}
    assert notes == {10: 15, 11: 15, 20: 30, 21: 60, 22: 30}


def test_a_time_around_midnight_is_one():
    away = np.abs((np.arange(SLOTS) + SLOTS // 2) % SLOTS - SLOTS // 2)
    [hour] = peaks(np.maximum(1 - away / 10, 0.0))
    assert hour == pytest.approx(0.5 * 24 / SLOTS)
