"""The user's past, slot by slot, and its quiet hours: those at which this user never comes, on any day or on days of a
group. Visits are as much rarer there as such hours kept their promise so far. Pure.

Smoothing leaves a rate of visits everywhere, which suits people without habits. Whether this user has some is told by
their own days: of hours in which they came on no other day, each day shows whether they came after all.
"""

from __future__ import annotations

from datetime import tzinfo

import numpy as np
from msgspec import Struct

from reader.core.records.planning import DAY_S, BoolArray, FloatArray, IntArray
from reader.planner.days import FEWEST_DAYS
from reader.planner.learning.localtime import local_seconds
from reader.planner.learning.reading import Comings
from reader.planner.learning.rhythm import KINDS_OF_DAY, SLOT_S, SLOTS, kinds_of_days
from reader.planner.learning.user_states import HERE, SINCE_VISIT, STATES

NEAR = 4
"""Slots either side in which a visit counts as at this hour."""
DOUBT = 0.3
"""Visits seen and expected that are added to the known ones."""
HALF_WAY_DAYS, HALF_WAY_GROUP = 8, 4
"""Known days, and days of one group, at which half of what they say is believed."""


class VisitRecord(Struct, frozen=True):
    """Arrays have an item per slot, from the first known one on."""

    all_visits: FloatArray
    visits: FloatArray
    """Those that no sign preceded."""
    comings: FloatArray
    state: IntArray
    slot: IntArray
    """Of the day."""
    day: IntArray
    """Since the epoch."""
    kind: IntArray
    """Of the day."""
    days_ago: FloatArray

    def fading(self, half_life_days: float) -> FloatArray:
        return np.asarray(0.5 ** (self.days_ago / half_life_days))

    def sum_up(self, values: FloatArray) -> FloatArray:
        """(kinds, states, SLOTS) sums."""
        cells = (self.kind * STATES + self.state) * SLOTS + self.slot
        counts = np.bincount(cells, values, minlength=KINDS_OF_DAY * STATES * SLOTS)
        return np.asarray(counts, dtype=np.float64).reshape(KINDS_OF_DAY, STATES, SLOTS)

    def rates_of(self, rates: FloatArray) -> FloatArray:
        """What the rates, (kinds, states, SLOTS), say about each slot."""
        return np.asarray(rates[self.kind, self.state, self.slot])


def make_record(visits: FloatArray, comings: Comings, known_from: float, now: float, zone: tzinfo) -> VisitRecord:
    ends = local_seconds(np.array([known_from, now]), zone) // SLOT_S
    first, slots = int(ends[0]), max(int(ends[1] - ends[0]), 0)
    counts, alone, came = (
        _count(times, first, slots, zone) for times in (visits, visits[~comings.is_heralded], comings.at)
    )
    index = np.arange(slots)
    # Before the first slot the user counts as long away.
    last = np.maximum.accumulate(np.where(counts > 0, index, -DAY_S))
    before = np.append(-DAY_S, last)[:slots]
    state = np.searchsorted(SINCE_VISIT, np.maximum(index - before - 1, 0), side="right")
    day, slot = np.divmod(first + index, SLOTS)
    return VisitRecord(counts, alone, came, state, slot, day, kinds_of_days(day), (slots - index) / SLOTS)


def _count(times: FloatArray, first: int, slots: int, zone: tzinfo) -> FloatArray:
    place = (local_seconds(times, zone) // SLOT_S).astype(np.int64) - first
    return np.bincount(place[(place >= 0) & (place < slots)], minlength=slots).astype(np.float64)


def damp_quiet_hours(record: VisitRecord, rates: FloatArray, fading: FloatArray) -> FloatArray:
    """(kinds, 1, SLOTS) factors of the `rates` of session starts."""
    damping = np.ones((KINDS_OF_DAY, 1, SLOTS))
    if not record.day.size or record.day[-1] - record.day[0] + 1 < FEWEST_DAYS:
        return damping
    near = _by_day(record, np.convolve(record.all_visits > 0, np.ones(2 * NEAR + 1), "same") > 0)
    starts = fading * (record.state >= HERE)
    seen, expected = _by_day(record, starts * record.visits), _by_day(record, starts * record.rates_of(rates))
    is_weekend = _by_day(record, record.kind).max(axis=1) > 0
    days, on_other_days = len(near), near.sum(axis=0) - near
    never = (near.sum(axis=0) == 0) & np.ones(SLOTS, dtype=np.bool_)
    damping[:] = np.where(never, _kept_promise(seen, expected, on_other_days == 0) ** _trust(days, HALF_WAY_DAYS), 1.0)
    for group, kinds in ((~is_weekend, slice(0, 1)), (is_weekend, slice(1, KINDS_OF_DAY))):
        mine = near[group]
        is_quiet = (mine.sum(axis=0) - mine == 0) & (on_other_days[group] > 0)
        factor = _kept_promise(seen[group], expected[group], is_quiet) ** _trust(len(mine), HALF_WAY_GROUP)
        damping[kinds] *= np.where(~never & (mine.sum(axis=0) == 0), factor, 1.0)
    return damping


def _by_day(record: VisitRecord, values: FloatArray | BoolArray | IntArray) -> FloatArray:
    """(days, SLOTS), 0 where nothing is known."""
    table = np.zeros((int(record.day[-1] - record.day[0]) + 1, SLOTS))
    table[record.day - record.day[0], record.slot] = values
    return table


def _kept_promise(seen: FloatArray, expected: FloatArray, is_quiet: BoolArray) -> float:
    return min((float(seen[is_quiet].sum()) + DOUBT) / (float(expected[is_quiet].sum()) + DOUBT), 1.0)


def _trust(days: int, half_way: int) -> float:
    return days**2 / (days**2 + half_way**2)
