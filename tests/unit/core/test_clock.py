"""Instants on wall clocks: every year that a date can show, on systems whose own clock knows fewer."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.core.clock import LocalZone, local_midnight, show_at, show_utc
from reader.planner.learning.localtime import utc_offsets
from reader.window.kit.humanize import age_in_words, local_day
from tests.engine.simulated import local_time

FIRST, LAST = -62_135_000_000, 253_402_000_000
"""Within the years 1 to 9999, a few days off their ends: a wall clock may show the next year already."""
WINDOWS = range(32_536_799_999)


@pytest.fixture
def like_windows(monkeypatch):
    """`time.localtime` as Windows has it: it refuses what is before 1970 and after 3000."""
    real = time.localtime

    def localtime(at: float | None = None) -> time.struct_time:
        if at is not None and not WINDOWS.start <= at < WINDOWS.stop:
            raise OSError(22, "Invalid argument")
        return real(at)

    monkeypatch.setattr(time, "localtime", localtime)


@given(st.floats(FIRST, LAST))
def test_an_instant_in_utc(at):
    assert abs((show_utc(at) - datetime(1970, 1, 1, tzinfo=UTC)).total_seconds() - at) < 1e-3


@given(st.integers(0, 32_000_000_000))
def test_near_our_time_the_system_is_believed(at):
    assert show_at(at) == datetime.fromtimestamp(at, UTC)
    assert show_at(at).utcoffset() == datetime.fromtimestamp(at, UTC).astimezone().utcoffset()


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="the zone cannot be set for one process")
@pytest.mark.parametrize(
    ("name", "changes"),
    [
        ("Europe/Berlin", [(3, 29), (10, 25)]),
        ("America/Santiago", [(4, 4), (9, 6)]),
        ("America/Havana", [(3, 8), (11, 1)]),
        ("Australia/Lord_Howe", [(4, 5), (10, 4)]),
    ],
)
def test_this_machines_clock_is_read_as_any_other_where_it_is_changed(name, changes):
    """Also in the hour that is left out, in some countries the first of the day, and in the one that comes twice."""
    days = [datetime(2026, month, day, tzinfo=UTC) for month, day in changes]
    shown = [day + timedelta(minutes=15 * quarter) for day in days for quarter in range(100)]
    shown += [when.replace(fold=1) for when in shown]
    here, there = LocalZone(), ZoneInfo(name)
    assert len({there.utcoffset(when) for when in shown}) == 2
    with local_time(name):
        assert [when for when in shown if here.utcoffset(when) != there.utcoffset(when)] == []


@pytest.mark.parametrize("at", [FIRST, -1, 0, 3_600, WINDOWS.stop, LAST])
def test_years_that_windows_does_not_know(like_windows, at):
    shown = show_at(at)
    assert shown.astimezone(UTC) == show_utc(at)
    assert abs(shown.utcoffset() or timedelta(0)) < timedelta(days=1)
    assert shown.tzname()
    assert shown.strftime("%m-%d %H:%M")
    assert LocalZone().dst(shown) is not None


@pytest.mark.parametrize("at", [FIRST, -1, LAST])
def test_a_post_of_such_a_year_has_a_day_and_an_age(like_windows, at):
    assert local_day(at)
    assert age_in_words(at, 1_790_000_000)


def test_the_learner_takes_such_times(like_windows):
    times = np.array([FIRST, -1.0, 1_790_000_000.0, LAST])
    assert np.abs(utc_offsets(times, LocalZone())).max() < 86_400
    assert utc_offsets(times[2:3], ZoneInfo("Europe/Berlin")).tolist() == [7_200.0]


@pytest.mark.parametrize("day", ["2026-03-29", "2026-10-25", "2026-06-11"])
def test_a_day_begins_at_midnight_whether_or_not_the_clocks_change_on_it(day):
    berlin = ZoneInfo("Europe/Berlin")
    midnight = datetime.fromisoformat(day).replace(tzinfo=berlin)
    noon = midnight.replace(hour=12)
    with local_time("Europe/Berlin"):
        assert local_midnight(noon.timestamp()) == local_midnight(midnight.timestamp()) == midnight.timestamp()
