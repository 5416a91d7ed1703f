"""When editions are due: chosen hours, learned ones, days of the week, changes of the clocks."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.features.editions.planning import EditionHours, read_hours
from reader.planner.days import FEWEST_DAYS
from reader.planner.learning.usual_hours import UNKNOWN_MIN, FirstVisits, learn_first_visits

BERLIN = ZoneInfo("Europe/Berlin")
THURSDAY = date(2026, 6, 11)
SATURDAY = date(2026, 6, 13)


def _at(day: date, clock: str, zone: ZoneInfo = BERLIN) -> float:
    return datetime.combine(day, time.fromisoformat(clock), tzinfo=zone).timestamp()


def _show(at: float) -> str:
    return datetime.fromtimestamp(at, BERLIN).strftime("%a %H:%M")


@pytest.mark.parametrize(
    ("hours", "days", "now", "expected"),
    [
        ("07:15", "1234567", "07:14", "Thu 07:15"),
        ("07:15", "1234567", "07:15", "Fri 07:15"),
        ("18:00 07:15", "1234567", "08:00", "Thu 18:00"),
        ("07:15", "67", "08:00", "Sat 07:15"),
        ("07:15", "4", "08:00", "Thu 07:15"),
        ("learned", "1234567", "08:00", "Fri 07:00"),
        ("learned 07:00", "1234567", "06:00", "Thu 07:00"),
    ],
)
def test_the_next_edition(hours, days, now, expected):
    due = read_hours(hours, days, zone=BERLIN).find_next(_at(THURSDAY, now))
    assert due is not None
    assert _show(due.at) == expected


def test_no_day_chosen_means_no_edition():
    assert read_hours("07:15", "", zone=BERLIN).find_next(_at(THURSDAY, "08:00")) is None


def test_an_hour_that_is_learned_and_chosen_is_due_once():
    hours = read_hours("learned 07:00", "1234567", zone=BERLIN)
    due = hours.list_due(_at(THURSDAY, "00:00"), _at(THURSDAY, "23:59"))
    assert len(due) == 1


def _visits(first: dict[int, str], weeks: int = 3) -> list[float]:
    """For each of the last days, by weekday, a first visit and others after it."""
    visits = []
    for back in range(1, 7 * weeks + 1):
        day = THURSDAY - timedelta(days=back)
        if day.isoweekday() in first:
            at = _at(day, first[day.isoweekday()])
            visits += [_at(day, "01:10"), at, at + 3_600]
    return sorted(visits)


def test_first_looks_are_learned_apart_for_weekends():
    visits = _visits({**dict.fromkeys(range(1, 6), "07:38"), 6: "09:30", 7: "09:30"})
    first = learn_first_visits(visits, _at(THURSDAY, "12:00"), BERLIN)
    assert first.find_usual(THURSDAY) == 7 * 60 + 38
    assert first.find_ready_minute(THURSDAY) == 7 * 60 + 20
    assert first.find_usual(SATURDAY) == 9 * 60 + 30
    due = EditionHours(visits=first, zone=BERLIN).find_next(_at(THURSDAY, "12:00"))
    assert due is not None
    assert (_show(due.at), due.first_visit_min, due.is_learned) == ("Fri 07:20", 458, True)


def test_today_and_the_night_before_teach_nothing():
    at_night = [_at(THURSDAY - timedelta(days=back), "00:30") for back in range(1, 9)]
    first = learn_first_visits([*at_night, _at(THURSDAY, "06:00")], _at(THURSDAY, "12:00"), BERLIN)
    assert first == FirstVisits()


def test_the_night_ends_at_four():
    visits = [_at(THURSDAY - timedelta(days=1), clock) for clock in ("03:59", "04:00", "08:00")]
    assert learn_first_visits(visits, _at(THURSDAY, "12:00"), BERLIN) == FirstVisits((4 * 60,), ())


def test_too_few_days_are_not_believed():
    first = FirstVisits(weekdays=(300,) * (FEWEST_DAYS - 1))
    assert first.find_usual(THURSDAY) is None
    assert first.find_ready_minute(THURSDAY) == UNKNOWN_MIN


def test_where_first_looks_vary_it_comes_sooner_but_not_by_hours():
    steady = FirstVisits(weekdays=(480,) * 10)
    varying = FirstVisits(weekdays=(420, 430, 440, 450, 480, 480, 480, 490, 500, 510))
    wild = FirstVisits(weekdays=(250, 250, 250, 480, 480, 480, 480, 480, 480, 480))
    minutes = [one.find_ready_minute(THURSDAY) for one in (steady, varying, wild)]
    assert minutes == [465, 440, 390]


def test_the_hour_stays_when_the_clocks_change():
    hours = read_hours("07:15", "1234567", zone=BERLIN)
    due = hours.list_due(_at(date(2026, 10, 23), "12:00"), _at(date(2026, 10, 27), "12:00"))
    assert [_show(one.at) for one in due] == ["Sat 07:15", "Sun 07:15", "Mon 07:15", "Tue 07:15"]


_MINUTE = st.integers(0, 24 * 60 - 1)
_VISITS = st.builds(
    FirstVisits,
    weekdays=st.lists(_MINUTE, max_size=9).map(lambda found: tuple(sorted(found))),
    weekend=st.lists(_MINUTE, max_size=4).map(lambda found: tuple(sorted(found))),
)


_HOURS = st.builds(
    EditionHours,
    minutes=st.lists(_MINUTE, max_size=4, unique=True).map(lambda found: tuple(sorted(found))),
    is_learned=st.booleans(),
    days=st.frozensets(st.integers(1, 7)),
    visits=_VISITS,
    zone=st.sampled_from([UTC, BERLIN]),
)


@given(_HOURS, st.integers(0, 400 * 86_400))
def test_next_follows_now_and_last_precedes_it(hours, seconds):
    now = 1_780_000_000.0 + seconds
    following, last = hours.find_next(now), hours.find_last(now)
    has_any = bool(hours.days) and (hours.is_learned or bool(hours.minutes))
    assert (following is not None) == has_any == (last is not None)
    if following is None or last is None:
        return
    assert last.at <= now < following.at
    assert datetime.fromtimestamp(following.at, hours.zone).isoweekday() in hours.days
    # Nothing is due between the two, and each finds the other.
    assert hours.list_due(last.at, now) == []
    assert hours.find_next(last.at) == following
