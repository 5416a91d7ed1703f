"""At which hours of which days something usually is the case: no line, a sitting, a machine that runs. Pure.

Weekdays and weekends are learned apart: a commute is on five days of seven. Old days fade.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime, timedelta, tzinfo

import numpy as np
from msgspec import Struct

from reader.learn.ledger import SLOT_S, SLOTS
from reader.model.planning import BoolArray, FloatArray

HALF_LIFE_DAYS = 14.0
DOUBT_DAYS = 0.5
"""So many days on which it was not the case are added to those that are known."""
ENOUGH_DAYS = 1.5
"""What fewer days say, faded, is not believed."""
MEMORY_DAYS = 42
WEEKEND = 6

Span = tuple[float, float]
"""From one instant to another."""


class UsualHours(Struct, frozen=True):
    weekdays: FloatArray
    """(SLOTS,) on which share of such days, 0 where too little is known."""
    weekend: FloatArray

    def on(self, day: date) -> FloatArray:
        return self.weekend if day.isoweekday() >= WEEKEND else self.weekdays


def learn_usual_hours(spans: Sequence[Span], known: Sequence[Span], now: float, zone: tzinfo) -> UsualHours:
    """`spans` are when it was the case, `known` when anybody could have known; what lies outside says nothing.

    Today counts as far as it has come: who stays without a line is believed at once, but not over the whole past.
    """
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
    """Which slots of each day a span covers to a third or more."""
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
