"""The ribbon's curve: when the user reads, from the visits of earlier days."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from hypothesis import given
from hypothesis import strategies as st

from reader.insights.batches import QUARTERS, make_day_curve, typical_curve

BERLIN = ZoneInfo("Europe/Berlin")


def at(day: int, hour: float) -> float:
    return (datetime(2026, 6, 1, tzinfo=BERLIN) + timedelta(days=day, hours=hour)).timestamp()


def test_the_curve_is_highest_where_the_user_reads_on_most_days():
    curve = make_day_curve([*(at(day, 7.1) for day in range(10)), *(at(day, 21.1) for day in range(3))], BERLIN)
    assert curve.index(max(curve)) == 28
    assert 0.2 < curve[84] < 0.4
    assert curve[48] == 0.0


def test_a_long_day_counts_once():
    long_day = [at(0, 7 + minute / 60) for minute in range(10)]
    other_days = [at(day, 20.1) for day in range(1, 4)]
    curve = make_day_curve([*long_day, *other_days], BERLIN)
    assert curve.index(max(curve)) == 80


def test_without_visits_there_is_no_curve_and_a_typical_day_has_three_bumps():
    assert make_day_curve([], BERLIN) == ()
    curve = typical_curve()
    tops = [i for i in range(1, QUARTERS - 1) if curve[i - 1] < curve[i] >= curve[i + 1]]
    assert len(tops) == 3


@given(st.lists(st.floats(0, 28 * 24), min_size=1, max_size=60))
def test_the_curve_is_between_nought_and_one(hours):
    curve = make_day_curve([at(0, hour) for hour in hours], BERLIN)
    assert len(curve) == QUARTERS
    assert max(curve) == 1.0
    assert min(curve) >= 0.0
