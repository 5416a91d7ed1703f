"""The rate of visits, given the hour and the user's state. Pure.

It is a base by the time of day times a factor by the state. Visits within a session, visits that start one and visits
after a sign of presence have bases of their own, so it is learned whether a sign means a visit soon.
"""

from __future__ import annotations

from datetime import tzinfo

import numpy as np
from msgspec import Struct

from reader.core.records.planning import DAY_S, BoolArray, FloatArray, IntArray
from reader.planner.learning.ledger import SLOT_S, SLOTS
from reader.planner.learning.localtime import local_seconds, smooth_day
from reader.planner.learning.reading import Comings, find_comings
from reader.planner.learning.user_states import HERE, SINCE_SIGN, SINCE_VISIT, STATES, is_open_to_signs, make_moves

ROUNDS = 6
TRACE = 1e-9
NO_SIGNS: FloatArray = np.empty(0)


class UsualDay(Struct, frozen=True):
    """A prior day on which all hours are alike."""

    visits: float
    """How many visits it counts as."""
    rate: float
    """Visits in a slot of an unknown user."""


class AttentionLearning(Struct, frozen=True):
    """Priors and time scales of learning the user's visits."""

    half_life_days: float = 28.0
    level_half_life_days: float = 7.0
    level_visits: float = 3.0
    """Expected visits of the last days at which half of what they say is believed."""
    prior_visits: float = 0.3
    state_visits: float = 1.0
    narrow: float = 2.0
    wide: float = 8.0
    """Smoothing over the day, in slots; the wide one is the prior of the narrow one."""
    start: UsualDay = UsualDay(visits=1.0, rate=0.04)
    here: UsualDay = UsualDay(visits=4.0, rate=0.25)
    """Priors of visits that start a session, and of those within one or just after a sign."""


class Attention(Struct, frozen=True):
    per_slot: FloatArray
    """(states, SLOTS): expected visits in a slot. STATES rows, and more where signs were heard."""
    signs: FloatArray | None = None
    """The same for signs of presence."""

    def moves(self) -> FloatArray:
        """(SLOTS, states, states): probabilities of the changes of state during each slot."""
        return make_moves(self.per_slot, self.signs)


def without_visits(attention: Attention, closed: BoolArray) -> Attention:
    """The same without the visits that smoothing leaves where the machine is off."""
    return Attention(np.where(closed, 0.0, attention.per_slot), attention.signs)


def learn_attention(
    visits: FloatArray,
    known_from: float,
    now: float,
    zone: tzinfo,
    learning: AttentionLearning | None = None,
    signs: FloatArray = NO_SIGNS,
) -> Attention:
    """Learn from all visits and telling signs from `known_from` to `now`, in order."""
    learning = learning or AttentionLearning()
    comings = find_comings(signs, visits, now, zone)
    record = _make_record(visits, comings, known_from, now, zone)
    time = _by_state_and_slot(record, _fading(record, learning))
    seen = _by_state_and_slot(record, _fading(record, learning) * record.visits)
    groups = [(slice(0, HERE), learning.here), (slice(HERE, STATES), learning.start)]
    per_slot = np.zeros((STATES, SLOTS))
    for states, usual in groups:
        rates = _fit(seen[states], time[states], usual, learning)
        per_slot[states] = rates * _level(record, states, rates, learning)
    if not signs.size:
        return Attention(per_slot)
    after_signs, coming = _learn_comings(comings, learning), _learn_signs(record, time, learning)
    return Attention(np.concatenate([per_slot, after_signs]), coming)


def _learn_comings(comings: Comings, learning: AttentionLearning) -> FloatArray:
    """(states of somebody at the machine, SLOTS): expected visits."""
    fading = 0.5 ** (comings.days_ago / learning.half_life_days)
    cells = (comings.state - STATES) * SLOTS + comings.slot
    shape = (len(SINCE_SIGN), SLOTS)
    weights = (fading * comings.length, fading * comings.visits)
    counts = [np.bincount(cells, weight, minlength=len(SINCE_SIGN) * SLOTS) for weight in weights]
    time, seen = (np.asarray(count, dtype=np.float64).reshape(shape) for count in counts)
    return _fit(seen, time, learning.here, learning)


def _learn_signs(record: _Record, time: FloatArray, learning: AttentionLearning) -> FloatArray:
    """(states, SLOTS): expected comings."""
    heard = _by_state_and_slot(record, _fading(record, learning) * record.comings)
    is_open = is_open_to_signs(STATES + len(SINCE_SIGN))
    rates = np.zeros((len(is_open), SLOTS))
    rates[is_open] = _fit(heard[is_open[:STATES]], time[is_open[:STATES]], learning.start, learning)
    return rates


def _fading(record: _Record, learning: AttentionLearning) -> FloatArray:
    return np.asarray(0.5 ** (record.days_ago / learning.half_life_days))


class _Record(Struct, frozen=True):
    """The past, slot by slot."""

    visits: FloatArray
    """Visits that no sign preceded."""
    comings: FloatArray
    state: IntArray
    slot: IntArray
    days_ago: FloatArray


def _make_record(visits: FloatArray, comings: Comings, known_from: float, now: float, zone: tzinfo) -> _Record:
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
    return _Record(alone, came, state, (first + index) % SLOTS, (slots - index) / SLOTS)


def _count(times: FloatArray, first: int, slots: int, zone: tzinfo) -> FloatArray:
    place = (local_seconds(times, zone) // SLOT_S).astype(np.int64) - first
    return np.bincount(place[(place >= 0) & (place < slots)], minlength=slots).astype(np.float64)


def _by_state_and_slot(record: _Record, weights: FloatArray) -> FloatArray:
    cells = record.state * SLOTS + record.slot
    counts = np.bincount(cells, weights, minlength=STATES * SLOTS)
    return np.asarray(counts, dtype=np.float64).reshape(STATES, SLOTS)


def _fit(seen: FloatArray, time: FloatArray, usual: UsualDay, learning: AttentionLearning) -> FloatArray:
    """Visits per slot by state and slot: a factor of the state times a base of the slot."""
    factors = np.ones(len(seen))
    base = np.zeros(SLOTS)
    for _ in range(ROUNDS):
        base = _base(seen.sum(axis=0), factors @ time, usual, learning)
        expected = time @ base
        factors = (seen.sum(axis=1) + learning.state_visits) / (expected + learning.state_visits)
    return factors[:, None] * base


def _base(seen: FloatArray, time: FloatArray, usual: UsualDay, learning: AttentionLearning) -> FloatArray:
    flat = (seen.sum() + learning.prior_visits) / (time.sum() + learning.prior_visits / usual.rate)
    wide = _drawn(seen, time, flat, usual.visits, learning.wide)
    return _drawn(seen, time, wide, 2 * usual.visits, learning.narrow)


def _drawn(seen: FloatArray, time: FloatArray, prior: FloatArray | float, worth: float, width: float) -> FloatArray:
    """Visits per slot from smoothed counts, drawn to `prior` as if that came from `worth` visits."""
    visits = worth / (2 * np.sqrt(np.pi) * width)
    return np.asarray(
        (smooth_day(seen, width) + visits) / (smooth_day(time, width) + visits / np.maximum(prior, TRACE))
    )


def _level(record: _Record, states: slice, rates: FloatArray, learning: AttentionLearning) -> float:
    """The factor by which the user visits more or less of late than usual."""
    inside = (record.state >= states.start) & (record.state < states.stop)
    recent = 0.5 ** (record.days_ago[inside] / learning.level_half_life_days)
    expected = rates[record.state[inside] - states.start, record.slot[inside]]
    seen = float(recent @ record.visits[inside])
    return (seen + learning.level_visits) / (float(recent @ expected) + learning.level_visits)
