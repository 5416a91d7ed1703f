"""The probability that the owner looks next, given the hour and how long ago they last looked. Pure.

Somebody who looked five minutes ago is likelier to look again than the hour alone says; somebody who has
been away for a day may be on holiday. The rate of looks is a base by the time of day times a factor by the
time since the last look. Looks of a session going on and looks that start a new one have their own bases.
"""

from __future__ import annotations

from datetime import tzinfo

import numpy as np
from msgspec import Struct

from reader.learn.ledger import SLOT_S, SLOTS
from reader.learn.localtime import local_seconds
from reader.learn.smoothing import smooth_day
from reader.model.planning import DAY_S, BoolArray, FloatArray, IntArray

SINCE_LOOK: IntArray = np.array([1, 2, 4, 12, 32, 96], dtype=np.int64)
"""Borders, in slots, between the owner's states: just here, a half hour, an hour, three, eight, a day ago."""
STATES = len(SINCE_LOOK) + 1
HERE = 3
"""The first states, up to an hour, belong to a session that may go on."""
ROUNDS = 6
TRACE = 1e-9


class AttentionLearning(Struct, frozen=True):
    """Priors and time scales of learning the owner's looks."""

    half_life_days: float = 28.0
    level_half_life_days: float = 7.0
    level_looks: float = 3.0
    """How many expected looks of the last days it takes to believe half of what they say."""
    prior_looks: float = 0.3
    state_looks: float = 1.0
    narrow: float = 2.0
    wide: float = 8.0
    """Smoothing over the day, in slots; the wide one is the prior of the narrow one."""
    start_looks: float = 1.0
    here_looks: float = 4.0
    """How many looks a flat day is worth, for looks that start a session and for those within one."""


class Attention(Struct, frozen=True):
    per_slot: FloatArray
    """(STATES, SLOTS): looks to expect in a slot."""

    def moves(self) -> FloatArray:
        """(SLOTS, STATES, STATES): from which state to which, during each slot."""
        look = 1 - np.exp(-self.per_slot.T)
        widths = np.diff(SINCE_LOOK, prepend=0)
        on = np.append(1 / widths, 0.0)
        moves = np.zeros((SLOTS, STATES, STATES))
        states = np.arange(STATES)
        moves[:, states, states] = (1 - look) * (1 - on)
        moves[:, states[:-1], states[1:]] += ((1 - look) * on)[:, :-1]
        moves[:, :, 0] += look
        return moves


def without_looks(attention: Attention, closed: BoolArray | None) -> Attention:
    """Nobody looks through a machine that is off: a look that the smoothing leaves there would only be feared."""
    if closed is None:
        return attention
    return Attention(np.where(closed, 0.0, attention.per_slot))


def state_of(since_look_s: float) -> int:
    """The owner's state when the last look was so long ago."""
    return int(np.searchsorted(SINCE_LOOK, max(since_look_s, 0.0) // SLOT_S, side="right"))


def learn_attention(
    looks: FloatArray, known_from: float, now: float, zone: tzinfo, learning: AttentionLearning | None = None
) -> Attention:
    """`looks` are all looks from `known_from` to `now`, in order."""
    learning = learning or AttentionLearning()
    record = _make_record(looks, known_from, now, zone)
    fading = 0.5 ** (record.days_ago / learning.half_life_days)
    per_slot = np.zeros((STATES, SLOTS))
    groups = ((slice(0, HERE), learning.here_looks), (slice(HERE, STATES), learning.start_looks))
    for states, worth in groups:
        time = _by_state_and_slot(record, fading)[states]
        seen = _by_state_and_slot(record, fading * record.looks)[states]
        rates = _fit(seen, time, worth, learning)
        per_slot[states] = rates * _level(record, states, rates, learning)
    return Attention(per_slot)


class _Record(Struct, frozen=True):
    """The past, slot by slot."""

    looks: FloatArray
    state: IntArray
    slot: IntArray
    days_ago: FloatArray


def _make_record(looks: FloatArray, known_from: float, now: float, zone: tzinfo) -> _Record:
    ends = local_seconds(np.array([known_from, now]), zone) // SLOT_S
    first, slots = int(ends[0]), max(int(ends[1] - ends[0]), 0)
    place = (local_seconds(looks, zone) // SLOT_S).astype(np.int64) - first
    counts = np.bincount(place[(place >= 0) & (place < slots)], minlength=slots).astype(np.float64)
    index = np.arange(slots)
    # Nothing is known before the first slot: the owner counts as long away.
    last = np.maximum.accumulate(np.where(counts > 0, index, -DAY_S))
    before = np.append(-DAY_S, last)[:slots]
    state = np.searchsorted(SINCE_LOOK, np.maximum(index - before - 1, 0), side="right")
    return _Record(counts, state, (first + index) % SLOTS, (slots - index) / SLOTS)


def _by_state_and_slot(record: _Record, weights: FloatArray) -> FloatArray:
    cells = record.state * SLOTS + record.slot
    counts = np.bincount(cells, weights, minlength=STATES * SLOTS)
    return np.asarray(counts, dtype=np.float64).reshape(STATES, SLOTS)


def _fit(seen: FloatArray, time: FloatArray, worth: float, learning: AttentionLearning) -> FloatArray:
    """Looks per slot by state and slot, as a factor of the state times a base of the slot."""
    factors = np.ones(len(seen))
    base = np.zeros(SLOTS)
    for _ in range(ROUNDS):
        base = _base(seen.sum(axis=0), factors @ time, worth, learning)
        expected = time @ base
        factors = (seen.sum(axis=1) + learning.state_looks) / (expected + learning.state_looks)
    return factors[:, None] * base


def _base(seen: FloatArray, time: FloatArray, worth: float, learning: AttentionLearning) -> FloatArray:
    flat = (seen.sum() + learning.prior_looks) / max(time.sum(), 1.0)
    wide = _drawn(seen, time, flat, worth, learning.wide)
    return _drawn(seen, time, wide, 2 * worth, learning.narrow)


def _drawn(
    seen: FloatArray, time: FloatArray, prior: FloatArray | float, worth: float, width: float
) -> FloatArray:
    """Looks per slot from smoothed counts, drawn to `prior` as if `worth` looks had told it."""
    looks = worth / (2 * np.sqrt(np.pi) * width)
    return np.asarray(
        (smooth_day(seen, width) + looks) / (smooth_day(time, width) + looks / np.maximum(prior, TRACE))
    )


def _level(record: _Record, states: slice, rates: FloatArray, learning: AttentionLearning) -> float:
    """Whether the owner looks more or less of late than usual."""
    inside = (record.state >= states.start) & (record.state < states.stop)
    recent = 0.5 ** (record.days_ago[inside] / learning.level_half_life_days)
    expected = rates[record.state[inside] - states.start, record.slot[inside]]
    seen = float(recent @ record.looks[inside])
    return (seen + learning.level_looks) / (float(recent @ expected) + learning.level_looks)
