"""One day as it is told: when the machine is usually off."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import numpy as np

from reader.insights.day import off_stretches, wall_clock_slots

HOUR = 3_600


def test_what_is_shown_as_usually_off_keeps_to_the_quarter_and_to_the_wall_clock():
    """On the day on which summer time ends, the night is an hour longer and the evening an hour later."""
    berlin = ZoneInfo("Europe/Berlin")
    start = datetime(2026, 10, 25, tzinfo=berlin).timestamp()
    end = datetime(2026, 10, 26, tzinfo=berlin).timestamp()
    closed = np.array([quarter < 27 or quarter >= 95 for quarter in range(96)])
    evening = (end - HOUR / 4, end)
    woken = datetime(2026, 10, 25, 6, 45, tzinfo=berlin).timestamp()
    assert off_stretches(closed, start, end, start - 1, berlin) == [(start, woken), evening]
    assert off_stretches(closed, start, end, woken - 1.6 * HOUR, berlin) == [(woken - 1.5 * HOUR, woken), evening]
    assert off_stretches(closed, start, end, woken, berlin) == [evening]
    assert woken - start == 7.75 * HOUR


def test_an_hour_that_is_shown_twice_is_the_same_slots_of_the_day_twice():
    berlin = ZoneInfo("Europe/Berlin")
    start = datetime(2026, 10, 25, tzinfo=berlin).timestamp()
    slots = wall_clock_slots(start + np.arange(100) * HOUR / 4, berlin).tolist()
    assert slots == [*range(12), *range(8, 96)]
