"""The hours at which something is usually the case (no network, a sitting, a machine that runs), those at which the
user usually begins to listen, and the usual first visit of a day. Weekdays and weekends are learned apart. Pure.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date, datetime, timedelta, tzinfo

import numpy as np
from msgspec import Struct

from reader.core.records.planning import DAY_S, BoolArray, FloatArray
from reader.planner.days import FEWEST_DAYS, local_date
from reader.planner.learning.localtime import local_seconds, slot_of_day, utc_offsets
from reader.planner.learning.rhythm import SLOT_S, SLOTS

_NEAR = 3
"""Slots on either side that count as the same time."""
_LEAST_SHARE = 0.25
"""The share of days with listening on which it must have begun near a time for that to be usual."""
HALF_LIFE_DAYS = 14.0
"""Old days fade."""
DOUBT_DAYS = 0.5
"""Days on which it was not the case that are added to the known ones."""
ENOUGH_DAYS = 1.5
"""Known days, faded, that it takes to believe them."""
MEMORY_DAYS = 42
WEEKEND = 6

Span = tuple[float, float]
"""From one instant to another."""


def find_usual_times(begun: Sequence[float], zone: tzinfo) -> tuple[float, ...]:
    """The times at which listening began on most days, at most three, in seconds since local midnight and in order;
    none where nothing is known yet."""
    if not begun:
        return ()
    local = local_seconds(np.asarray(begun, dtype=np.float64), zone)
    days = np.floor(local / DAY_S)
    if len(set(days.tolist())) < FEWEST_DAYS:
        return ()
    slots = slot_of_day(local, SLOTS)
    counts = np.zeros(SLOTS)
    for slot in range(SLOTS):
        away = np.abs((slots - slot + SLOTS // 2) % SLOTS - SLOTS // 2)
        counts[slot] = len(set(days[away <= _NEAR].tolist()))
    least = max(float(FEWEST_DAYS), _LEAST_SHARE * len(set(days.tolist())))
    found: list[float] = []
    for _ in range(3):
        best = int(np.argmax(counts))
        if counts[best] < least:
            break
        away = (slots - best + SLOTS // 2) % SLOTS - SLOTS // 2
        near = np.abs(away) <= _NEAR
        found.append(float(np.median((best + away[near]) * SLOT_S + local[near] % SLOT_S) % DAY_S))
        counts[[(best + shift) % SLOTS for shift in range(-2 * _NEAR, 2 * _NEAR + 1)]] = 0.0
    return tuple(sorted(found))


def find_next_time(usual: Sequence[float], now: float, zone: tzinfo) -> float | None:
    """The next usual instant, by the wall clock."""
    if not usual:
        return None
    since = float(local_seconds(np.asarray([now]), zone)[0]) % DAY_S
    at = now + min((time - since) % DAY_S or DAY_S for time in usual)
    set_on_by = float(np.diff(utc_offsets(np.array([now, at]), zone))[0])
    return max(at - set_on_by, now)


class UsualHours(Struct, frozen=True):
    weekdays: FloatArray
    """(SLOTS,) the share of such days on which it is the case; 0 where too little is known."""
    weekend: FloatArray

    def on(self, day: date) -> FloatArray:
        return self.weekend if day.isoweekday() >= WEEKEND else self.weekdays


def learn_usual_hours(spans: Sequence[Span], known: Sequence[Span], now: float, zone: tzinfo) -> UsualHours:
    """Learn from the `spans` in which it was the case, within those in which it could be `known`."""
    today = datetime.fromtimestamp(now, zone).date()
    seen = {False: np.zeros(SLOTS), True: np.zeros(SLOTS)}
    days = {False: np.zeros(SLOTS), True: np.zeros(SLOTS)}
    was, could = _by_day(spans, today, zone), _by_day(known, today, zone)
    for day, slots in could.items():
        weight = 0.5 ** ((today - day).days / HALF_LIFE_DAYS)
        is_weekend = day.isoweekday() >= WEEKEND
        days[is_weekend] += weight * slots
        seen[is_weekend] += weight * (slots & was.get(day, np.zeros(SLOTS, dtype=np.bool_)))
    return UsualHours(_share(seen[False], days[False]), _share(seen[True], days[True]))


def slot_of(shown: datetime) -> int:
    return (shown.hour * 60 + shown.minute) * 60 // int(SLOT_S)


def _share(seen: FloatArray, days: FloatArray) -> FloatArray:
    return np.where(days >= ENOUGH_DAYS, seen / (days + DOUBT_DAYS), 0.0)


def _by_day(spans: Sequence[Span], today: date, zone: tzinfo) -> dict[date, BoolArray]:
    """Find, for each day, the slots of which spans cover a third or more."""
    first = today - timedelta(days=MEMORY_DAYS)
    found: dict[date, FloatArray] = {}
    for start_at, end_at in spans:
        at = start_at
        while at < end_at:
            shown = datetime.fromtimestamp(at, zone)
            left_s = SLOT_S - (shown.minute * 60 + shown.second) % SLOT_S
            upto = min(at + left_s, end_at)
            if first <= shown.date() <= today:
                found.setdefault(shown.date(), np.zeros(SLOTS))[slot_of(shown)] += upto - at
            elif shown.date() > today:
                break
            at = max(upto, at + 1.0)
    return {day: covered >= SLOT_S / 3 for day, covered in found.items()}


NIGHT_ENDS_HOUR = 4
"""A visit before this belongs to the evening before."""
AHEAD_MIN = 15
"""The edition is ready this long before the usual first visit, or earlier where that varies."""
ON_MOST_DAYS = 0.2
"""The user comes before the edition is ready on this share of days at most."""
EARLIEST_AHEAD_MIN = 90
"""However much first visits vary: older than this, a morning paper would be yesterday's."""
ROUND_MIN = 5
UNKNOWN_MIN = 7 * 60
"""Used while nothing is known yet."""


class FirstVisits(Struct, frozen=True):
    """Minutes after midnight of the first visits of days, each in order."""

    weekdays: tuple[int, ...] = ()
    weekend: tuple[int, ...] = ()

    def find_usual(self, day: date) -> int | None:
        """The usual first visit on such a day; None where too little is known."""
        known = self._of(day)
        return known[len(known) // 2] if len(known) >= FEWEST_DAYS else None

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
        same = self.weekend if day.isoweekday() >= WEEKEND else self.weekdays
        return same if len(same) >= FEWEST_DAYS else tuple(sorted(self.weekdays + self.weekend))


NO_VISITS = FirstVisits()


def learn_first_visits(visits: Iterable[float], today_at: float, zone: tzinfo) -> FirstVisits:
    """Learn from visits in order, on the days before today, whose first visit may be yet to come."""
    today, first = local_date(today_at, zone), dict[date, int]()
    for at in visits:
        shown = datetime.fromtimestamp(at, zone)
        if shown.hour >= NIGHT_ENDS_HOUR and shown.date() < today:
            first.setdefault(shown.date(), shown.hour * 60 + shown.minute)
    weekdays, weekend = (
        tuple(sorted(minute for day, minute in first.items() if (day.isoweekday() >= WEEKEND) is is_weekend))
        for is_weekend in (False, True)
    )
    return FirstVisits(weekdays, weekend)
