"""Seconds into the day: what is reckoned from midnight is what the wall clock shows, also where clocks are set."""

from __future__ import annotations

from datetime import datetime
from types import SimpleNamespace
from zoneinfo import ZoneInfo

import pytest

from reader.core.records.planning import DAY_S
from reader.planner.days import next_day_start
from reader.planner.poll_state import seconds_into_day

BERLIN = ZoneInfo("Europe/Berlin")


@pytest.mark.parametrize("day", range(23, 28))
@pytest.mark.parametrize("month", [3, 10])
def test_today_and_tomorrow_are_as_the_wall_clock_shows_them(month, day):
    """Clocks are set on 29 March and on 25 October 2026."""
    for date in (day, day + 2):
        noon = datetime(2026, month, date, 12, tzinfo=BERLIN).timestamp()
        day_model = SimpleNamespace(day_end=next_day_start(noon, BERLIN), zone=BERLIN)
        for hours in range(-13, 40):
            at = noon + hours * 3_600 + 7.0
            shown = datetime.fromtimestamp(at, BERLIN)
            wall = shown.hour * 3_600 + shown.minute * 60 + shown.second
            assert seconds_into_day(day_model, at) % DAY_S == wall  # type: ignore[arg-type]
