"""When posts should be ready: a learned commute, nights, weekends, hours nobody reads in."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

import numpy as np

from reader.features.offline.planning import LearnedHours, find_begin, find_need_now, find_needs
from reader.features.offline.records import PrefetchedFor
from reader.planner.learning.rhythm import SLOTS
from reader.planner.learning.usual_hours import UsualHours, learn_usual_hours

ZONE = ZoneInfo("Europe/Berlin")
TODAY = date(2026, 11, 18)  # a Wednesday


NOTHING = UsualHours(np.zeros(SLOTS), np.zeros(SLOTS))


def at(day: date, hour: int, minute: int = 0) -> float:
    return datetime(day.year, day.month, day.day, hour, minute, tzinfo=ZONE).timestamp()


def days_before(count: int) -> list[date]:
    return [TODAY - timedelta(days=back) for back in range(count, 0, -1)]


def commuter(reads: bool = True, nights: bool = False) -> LearnedHours:
    weekdays = [day for day in days_before(21) if day.isoweekday() < 6]
    offline = [(at(day, 7, 40), at(day, 8, 25)) for day in weekdays]
    running = [(at(day, 6, 30), at(day, 23)) for day in days_before(21)]
    if nights:
        running = [(at(day, 7, 38), at(day, 22)) for day in days_before(21)]
    visits = [start + 300 for start, _ in offline] if reads else []
    now = at(TODAY, 0)
    known = [(at(days_before(21)[0], 0), now)]
    return LearnedHours(
        offline=learn_usual_hours(offline, running, now, ZONE),
        sittings=NOTHING,
        running=learn_usual_hours(running, known, now, ZONE),
        stretches=tuple(offline),
        visits=tuple(visits),
    )


def test_a_commute_is_expected_on_weekdays_at_its_minute():
    (need,) = find_needs(commuter(), at(TODAY, 5), ZONE)
    assert (need.at, need.cause) == (at(TODAY, 7, 40), PrefetchedFor.NO_NETWORK)
    assert need.share > 0.8
    assert not find_needs(commuter(), at(date(2026, 11, 21), 0), ZONE)  # a Saturday


def test_hours_in_which_nobody_reads_are_no_need():
    assert find_needs(commuter(reads=False), at(TODAY, 5), ZONE) == []


def test_it_is_begun_some_hours_before():
    hours = commuter()
    for now, is_begun in [
        (at(TODAY, 7), True),
        (at(TODAY - timedelta(days=1), 20), False),  # off at night, but it runs an hour before the train
        (at(TODAY, 12), False),
    ]:
        assert (find_need_now(find_needs(hours, now, ZONE), hours, now, ZONE) is not None) is is_begun


def test_a_machine_that_is_off_until_the_train_is_filled_the_evening_before():
    hours = commuter(nights=True)
    evening = at(TODAY - timedelta(days=1), 21)
    need = find_need_now(find_needs(hours, evening, ZONE), hours, evening, ZONE)
    assert need is not None
    assert need.at == at(TODAY, 7, 40)


def test_when_to_ask_again():
    hours = commuter()
    always = LearnedHours(hours.offline, hours.sittings, NOTHING, hours.stretches, hours.visits)
    night = at(TODAY, 1)
    assert find_begin(find_needs(always, night, ZONE), always, night, ZONE) == at(TODAY, 4, 40)


def test_nothing_known_means_no_need():
    nothing = LearnedHours(NOTHING, NOTHING, NOTHING)
    assert find_needs(nothing, at(TODAY, 5), ZONE) == []
