"""The price of a poll and the worth of a feed, read off an outlook. Pure.

The price is the one at which the polls to expect until midnight are just those that are left. It is asked anew
whenever something happened: an owner who did not come makes polls cheaper, one who did dearer.
"""

from __future__ import annotations

import numpy as np

from reader.model.planning import FloatArray
from reader.plan.outlook import AGES, Outlook


def price_step(polls: FloatArray, left: float) -> float:
    """Where on the ladder of prices the polls to expect, (prices,), are those that are left."""
    return _step_for(np.asarray(np.minimum.accumulate(polls)), left)


def expected_polls(outlook: Outlook, slot: int, state: int, ages: FloatArray) -> FloatArray:
    """(prices, feeds): polls until midnight, this slot's included."""
    ripe_age = outlook.ripe_age_at(slot, state)
    fresh, ripening = outlook.polls_at(slot, state)
    share = np.minimum(ages / np.clip(ripe_age, 1e-3, AGES[-1]), 1.0)
    return np.asarray(np.where(ages >= ripe_age, 1 + fresh, fresh + share * (ripening - fresh)))


def worth_steps(outlook: Outlook, slot: int, state: int, ages: FloatArray) -> FloatArray:
    """Per feed, up to which step of the ladder of prices it is ripe; −1 if at none."""
    ripe_age = np.maximum.accumulate(outlook.ripe_age_at(slot, state), axis=0)
    top = len(ripe_age) - 1
    step = np.count_nonzero(ripe_age <= ages, axis=0) - 1
    below = np.minimum(np.maximum(step, 0), max(top - 1, 0))
    feeds = np.arange(len(ages))
    low, high = ripe_age[below, feeds], ripe_age[np.minimum(below + 1, top), feeds]
    share = np.minimum(np.maximum((ages - low) / np.maximum(high - low, 1e-9), 0.0), 1.0)
    return np.asarray(np.where(step < 0, -1.0, np.where(step >= top, float(top), below + share)))


def usual_price(outlook: Outlook, state: int, budget: int) -> float:
    """The price at which an ordinary day, begun with feeds half way to ripe, uses the budget."""
    return float(price_at(outlook, _step_for(_polls_half_way(outlook, 0, state), budget)))


def usual_polls(outlook: Outlook, price_h: float, state: int) -> float:
    """How many polls an ordinary day makes at that price."""
    known = np.log(outlook.prices)
    return float(np.interp(np.log(price_h), known, _polls_half_way(outlook, 0, state)))


def usual_rest(outlook: Outlook, slot: int, state: int, midnight_state: int, budget: int) -> float:
    """How many polls an ordinary day that uses the budget still makes from this slot on."""
    step = _step_for(_polls_half_way(outlook, 0, midnight_state), budget)
    polls = _polls_half_way(outlook, slot, state)
    return float(np.interp(step, np.arange(len(polls)), polls))


def _polls_half_way(outlook: Outlook, slot: int, state: int) -> FloatArray:
    """(prices,) polls until midnight if all feeds are half way to ripe."""
    half_way = np.minimum(outlook.ripe_age_at(slot, state) / 2, AGES[-1])
    return np.asarray(np.minimum.accumulate(expected_polls(outlook, slot, state, half_way).sum(axis=1)))


def _step_for(polls: FloatArray, wanted: float) -> float:
    """Where on the ladder of prices so many polls are made."""
    steps = np.arange(len(polls), dtype=np.float64)
    # A ladder that falls strictly, so that it can be read backwards.
    return float(np.interp(-wanted, -(polls - 1e-6 * steps), steps))


def price_at(outlook: Outlook, steps: FloatArray | float) -> FloatArray:
    """Prices between those that were worked out."""
    known = np.arange(len(outlook.prices), dtype=np.float64)
    return np.asarray(np.exp(np.interp(steps, known, np.log(outlook.prices))))
