"""The user's past, slot by slot: what learning the visits counts. Pure."""

from __future__ import annotations

from datetime import tzinfo

import numpy as np
from msgspec import Struct

from reader.core.records.planning import DAY_S, FloatArray, IntArray
from reader.planner.learning.ledger import SLOT_S, SLOTS
from reader.planner.learning.localtime import local_seconds
from reader.planner.learning.reading import Comings
from reader.planner.learning.rhythm import KINDS_OF_DAY, kinds_of_days
from reader.planner.learning.user_states import SINCE_VISIT, STATES


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
