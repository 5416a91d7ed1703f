"""Hours at which this user never comes, on any day or on days of this group: visits are as much rarer there as such
hours kept their promise so far. Pure.

Smoothing leaves a rate of visits everywhere, which suits people without habits. Whether this user has some is told by
their own days: of hours in which they came on no other day, each day shows whether they came after all.
"""

from __future__ import annotations

import numpy as np

from reader.core.records.planning import BoolArray, FloatArray, IntArray
from reader.planner.learning.ledger import SLOTS
from reader.planner.learning.rhythm import KINDS_OF_DAY
from reader.planner.learning.user_states import HERE
from reader.planner.learning.visit_record import VisitRecord

NEAR = 4
"""Slots either side in which a visit counts as at this hour."""
DOUBT = 0.3
"""Visits seen and expected that are added to the known ones."""
FEWEST_DAYS = 3
HALF_WAY_DAYS, HALF_WAY_GROUP = 8, 4
"""Known days, and days of one group, at which half of what they say is believed."""


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
