"""The rate of visits, given the kind of day, the hour and the user's state. Pure.

It is a base by the time of day times a factor by the state and one by the kind of day, fitted together. Visits within a
session, visits that start one and visits after a sign of presence have bases of their own, so it is learned whether a
sign means a visit soon. A kind of day has a base of its own as far as its visits bear it out.
"""

from __future__ import annotations

import math
from datetime import tzinfo
from functools import partial

import numpy as np
from msgspec import Struct

from reader.core.records.planning import BoolArray, FloatArray
from reader.planner.learning.localtime import smooth_day
from reader.planner.learning.reading import Comings, find_comings
from reader.planner.learning.rhythm import DAYS_OF_KIND, KINDS_OF_DAY, SLOTS
from reader.planner.learning.user_states import HERE, SINCE_SIGN, STATES, is_open_to_signs, make_moves
from reader.planner.learning.visit_record import VisitRecord, damp_quiet_hours, make_record

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
    kind_visits: float = 10.0
    """Visits that the day of all kinds counts as in that of one."""
    kinds_alike: tuple[float, ...] = (0.1, 0.3, 1.0, 2.0, 4.0, 8.0, 16.0, 64.0)
    """How strongly the numbers of visits on days of different kinds may be drawn together, in visits; the kinds' own
    evidence chooses."""
    fewest_visits: int = 10
    """With fewer, days and hours without any say nothing yet."""
    narrow: float = 2.0
    wide: float = 8.0
    """Smoothing over the day, in slots; the wide one is the prior of the narrow one."""
    start: UsualDay = UsualDay(visits=1.0, rate=0.04)
    here: UsualDay = UsualDay(visits=4.0, rate=0.25)
    """Priors of visits that start a session, and of those within one or just after a sign."""


class Attention(Struct, frozen=True):
    """The rates on one kind of day."""

    per_slot: FloatArray
    """(states, SLOTS): expected visits in a slot. STATES rows, and more where signs were heard."""
    signs: FloatArray | None = None
    """The same for signs of presence."""

    def moves(self) -> FloatArray:
        """(SLOTS, states, states): probabilities of the changes of state during each slot."""
        return make_moves(self.per_slot, self.signs)


class Habits(Struct, frozen=True):
    by_kind: tuple[Attention, ...]
    """Monday to Friday, Saturday, Sunday."""

    def on_average(self) -> Attention:
        """A day of no kind, for what is said about all days."""
        share = DAYS_OF_KIND / DAYS_OF_KIND.sum()
        per_slot = sum(part * day.per_slot for part, day in zip(share, self.by_kind, strict=True))
        return Attention(np.asarray(per_slot), self.by_kind[0].signs)


def without_visits(habits: Habits, closed: BoolArray) -> Habits:
    """The same without the visits that smoothing leaves where the machine is off."""
    return Habits(tuple(Attention(np.where(closed, 0.0, day.per_slot), day.signs) for day in habits.by_kind))


def learn_habits(
    visits: FloatArray,
    known_from: float,
    now: float,
    zone: tzinfo,
    learning: AttentionLearning | None = None,
    signs: FloatArray = NO_SIGNS,
) -> Habits:
    """Learn from all visits and telling signs from `known_from` to `now`, in order."""
    learning = learning or AttentionLearning()
    comings = find_comings(signs, visits, now, zone)
    record = make_record(visits, comings, known_from, now, zone)
    fading = record.fading(learning.half_life_days)
    time, seen = record.sum_up(fading), record.sum_up(fading * record.visits)
    tells_apart = visits.size >= learning.fewest_visits
    if not tells_apart:
        time, seen = time.sum(axis=0, keepdims=True), seen.sum(axis=0, keepdims=True)
    rates = np.zeros((KINDS_OF_DAY, STATES, SLOTS))
    for states, usual in ((slice(0, HERE), learning.here), (slice(HERE, STATES), learning.start)):
        rates[:, states] = _fit(seen[:, states], time[:, states], usual, learning)
    if tells_apart:
        rates[:, HERE:] *= damp_quiet_hours(record, rates, fading)
    for states in (slice(0, HERE), slice(HERE, STATES)):
        rates[:, states] *= _level(record, states, rates, learning)
    if not signs.size:
        return Habits(tuple(Attention(day) for day in rates))
    after_signs, coming = _learn_comings(comings, learning), _learn_signs(record, learning)
    return Habits(tuple(Attention(np.concatenate([day, after_signs]), coming) for day in rates))


def _learn_comings(comings: Comings, learning: AttentionLearning) -> FloatArray:
    """(states of somebody at the machine, SLOTS): expected visits."""
    fading = 0.5 ** (comings.days_ago / learning.half_life_days)
    cells = (comings.state - STATES) * SLOTS + comings.slot
    weights = (fading * comings.length, fading * comings.visits)
    counts = [np.bincount(cells, weight, minlength=len(SINCE_SIGN) * SLOTS) for weight in weights]
    time, seen = (np.asarray(count, dtype=np.float64).reshape(1, len(SINCE_SIGN), SLOTS) for count in counts)
    return np.asarray(_fit(seen, time, learning.here, learning)[0])


def _learn_signs(record: VisitRecord, learning: AttentionLearning) -> FloatArray:
    """(states, SLOTS): expected comings."""
    fading, is_open = record.fading(learning.half_life_days), is_open_to_signs(STATES + len(SINCE_SIGN))
    time, heard = (record.sum_up(some).sum(axis=0)[is_open[:STATES]] for some in (fading, fading * record.comings))
    rates = np.zeros((len(is_open), SLOTS))
    rates[is_open] = _fit(heard[None], time[None], learning.start, learning)[0]
    return rates


def _fit(seen: FloatArray, time: FloatArray, usual: UsualDay, learning: AttentionLearning) -> FloatArray:
    """(kinds, states, SLOTS) visits per slot: a factor of the kind times one of the state times a base of the slot."""
    kinds, states = np.ones(len(seen)), np.ones(seen.shape[1])
    bases = np.zeros((len(seen), SLOTS))
    for _ in range(ROUNDS):
        exposed = np.einsum("s,kst->kt", states, time)
        common = _base(seen.sum(axis=(0, 1)), kinds @ exposed, usual, learning)
        bases = _base_of_kinds(seen.sum(axis=1), kinds[:, None] * exposed, common, learning)
        expected = time * kinds[:, None, None] * bases[:, None, :]
        states = (seen.sum(axis=(0, 2)) + learning.state_visits) / (expected.sum(axis=(0, 2)) + learning.state_visits)
        expected_of_kind = (exposed * bases).sum(axis=1)
        kinds = _factors_of_kinds(seen.sum(axis=(1, 2)), expected_of_kind, learning.kinds_alike)
    return kinds[:, None, None] * states[:, None] * bases[:, None, :]


def _base_of_kinds(seen: FloatArray, time: FloatArray, common: FloatArray, learning: AttentionLearning) -> FloatArray:
    """(kinds, SLOTS) the bases, drawn to the common one."""
    if len(seen) == 1:
        return common[None]
    prior = learning.kind_visits * common / max(common.sum(), TRACE)
    smooth = partial(smooth_day, width=learning.narrow)
    return np.asarray((smooth(seen) + prior) / (smooth(time) + prior / np.maximum(common, TRACE)))


def _factors_of_kinds(seen: FloatArray, expected: FloatArray, alike: tuple[float, ...]) -> FloatArray:
    """How much likelier visits are on days of each kind than on others. If the factors came from a gamma distribution,
    the numbers of visits would be negative binomial; that says how alike the kinds are."""
    if len(seen) == 1:
        return np.ones(1)
    worth = np.array(alike)
    logs = [
        sum(_log_negative_binomial(float(n), float(e), strength) for n, e in zip(seen, expected, strict=True))
        for strength in alike
    ]
    odds = np.exp(np.array(logs) - max(logs))
    factors = (seen[:, None] + worth) / (expected[:, None] + worth)
    return np.asarray(factors @ odds / odds.sum())


def _log_negative_binomial(seen: float, expected: float, worth: float) -> float:
    chance = math.lgamma(seen + worth) - math.lgamma(worth)
    return chance + worth * math.log(worth / (worth + expected)) - seen * math.log1p(worth / max(expected, TRACE))


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


def _level(record: VisitRecord, states: slice, rates: FloatArray, learning: AttentionLearning) -> float:
    """The factor by which the user visits more or less of late than usual."""
    inside = (record.state >= states.start) & (record.state < states.stop)
    recent = record.fading(learning.level_half_life_days)[inside]
    seen, expected = float(recent @ record.visits[inside]), float(recent @ record.rates_of(rates)[inside])
    return (seen + learning.level_visits) / (expected + learning.level_visits)
