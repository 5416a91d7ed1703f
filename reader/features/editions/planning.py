"""When editions are due: at hours that the user chose, or before their usual first visit of the day. Pure.

Hours are minutes of the wall clock and become instants last, so a day on which the clocks change has its edition at the
same hour.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime, timedelta, tzinfo
from itertools import chain

from msgspec import Struct

from reader.core.records.logged import DAY_S
from reader.planner.days import local_date, wall_time

LEARNED = "learned"
NIGHT_ENDS_MIN = 4 * 60
"""A visit before this belongs to the evening before."""
ENOUGH_DAYS = 3
"""Weekdays or weekend days it takes to know the usual first visit on them."""
AHEAD_MIN = 15
"""The edition is ready this long before the usual first visit, or earlier where that varies."""
ON_MOST_DAYS = 0.2
"""The user comes before the edition is ready on this share of days at most."""
EARLIEST_AHEAD_MIN = 90
"""However much first visits vary: older than this, a morning paper would be yesterday's."""
ROUND_MIN = 5
UNKNOWN_MIN = 7 * 60
"""Used while nothing is known yet."""
DAYS_AHEAD = 8


class FirstVisits(Struct, frozen=True):
    """Minutes after midnight of the first visits of days, each in order."""

    weekdays: tuple[int, ...] = ()
    weekend: tuple[int, ...] = ()

    def find_usual(self, day: date) -> int | None:
        """The usual first visit on such a day; None where too little is known."""
        known = self._of(day)
        return known[len(known) // 2] if len(known) >= ENOUGH_DAYS else None

    def find_ready_minute(self, day: date) -> int:
        """The minute at which a day's edition should be ready: before the usual first visit, and on most days before
        the real one."""
        usual, known = self.find_usual(day), self._of(day)
        if usual is None:
            return UNKNOWN_MIN
        early = known[int(ON_MOST_DAYS * len(known))]
        minute = max(min(usual - AHEAD_MIN, early), usual - EARLIEST_AHEAD_MIN, 0)
        return minute // ROUND_MIN * ROUND_MIN

    def _of(self, day: date) -> tuple[int, ...]:
        """The minutes of days like this one, or of all days if too few like it are known."""
        same = self.weekend if day.isoweekday() >= 6 else self.weekdays
        return same if len(same) >= ENOUGH_DAYS else tuple(sorted(self.weekdays + self.weekend))


NO_VISITS = FirstVisits()


class DueEdition(Struct, frozen=True, order=True):
    """An edition that is to be made, and the reason for its hour."""

    at: float
    first_visit_min: int | None = None
    """The usual first visit; None where the hour was chosen, or no visit is known."""
    is_learned: bool = False


class EditionHours(Struct, frozen=True):
    """The hours that the user chose, and the visits that the learned one goes by."""

    minutes: tuple[int, ...] = ()
    """Minutes after midnight."""
    is_learned: bool = True
    """Whether there is also one before the first visit."""
    days: frozenset[int] = frozenset(range(1, 8))
    """Days of the week; Monday is 1."""
    visits: FirstVisits = NO_VISITS
    zone: tzinfo = UTC

    def find_next(self, now: float) -> DueEdition | None:
        """The first edition after `now`; None where no day has one."""
        return next(iter(self.list_due(now, now + DAYS_AHEAD * DAY_S)), None)

    def find_last(self, now: float) -> DueEdition | None:
        """The latest edition that was due by `now`."""
        return next(reversed(self.list_due(now - DAYS_AHEAD * DAY_S, now)), None)

    def list_due(self, since_at: float, until_at: float) -> list[DueEdition]:
        """The editions after one instant and until another, in order."""
        first_day, last_day = local_date(since_at, self.zone), local_date(until_at, self.zone)
        days = (first_day + timedelta(days=ahead) for ahead in range(max((last_day - first_day).days, 0) + 1))
        due = chain.from_iterable(self._list_day(day) for day in days if day.isoweekday() in self.days)
        return sorted(one for one in due if since_at < one.at <= until_at)

    def _list_day(self, day: date) -> Iterator[DueEdition]:
        learned = self.visits.find_ready_minute(day) if self.is_learned else None
        if learned is not None:
            yield DueEdition(wall_time(day, learned * 60.0, self.zone), self.visits.find_usual(day), True)
        for minute in self.minutes:
            if minute != learned:
                yield DueEdition(wall_time(day, minute * 60.0, self.zone))


def read_hours(hours: str, days: str, visits: FirstVisits = NO_VISITS, zone: tzinfo = UTC) -> EditionHours:
    """Read the settings `edition_hours` and `edition_days`."""
    chosen = {int(word[:2]) * 60 + int(word[3:]) for word in hours.split() if word != LEARNED}
    return EditionHours(tuple(sorted(chosen)), LEARNED in hours.split(), frozenset(map(int, days)), visits, zone)


def learn_first_visits(visits: Iterable[float], today_at: float, zone: tzinfo) -> FirstVisits:
    """Learn from the days before today, whose first visit may be yet to come."""
    today, first = local_date(today_at, zone), dict[date, int]()
    for at in visits:
        shown = datetime.fromtimestamp(at, zone)
        minute, day = shown.hour * 60 + shown.minute, shown.date()
        if minute >= NIGHT_ENDS_MIN and day < today:
            first[day] = min(minute, first.get(day, minute))
    weekdays = sorted(minute for day, minute in first.items() if day.isoweekday() < 6)
    weekend = sorted(minute for day, minute in first.items() if day.isoweekday() >= 6)
    return FirstVisits(tuple(weekdays), tuple(weekend))
