"""Which feeds to poll now, so that what is left of the day's budget goes where it is worth most until midnight.

The price of a poll is the one at which the polls to expect until midnight are just those that are left. It is
asked anew whenever something happened: an owner who did not come makes polls cheaper, one who did dearer. Pure.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from reader.model.planning import FloatArray, IntArray
from reader.plan.outlook import AGES, NEVER, Outlook


@dataclass(frozen=True, slots=True)
class Choice:
    """Feeds to poll now, the worthiest first."""

    feeds: IntArray
    worth_h: FloatArray
    """The highest price at which each would still be polled now."""
    price_h: float


def choose(outlook: Outlook, slot: int, state: int, ages: FloatArray, left: int, spend_all: bool = False) -> Choice:
    """`ages` are slots since each feed's last poll. With `spend_all` nothing is kept for later today."""
    steps = worth_steps(outlook, slot, state, ages)
    price = price_step(outlook, slot, state, ages, left)
    wanted = np.arange(len(ages)) if spend_all else np.flatnonzero(steps >= price)
    # Equal worth: the longest unpolled first.
    order = np.lexsort((-ages[wanted], -steps[wanted]))[: max(left, 0)]
    chosen = wanted[order]
    return Choice(chosen, _price(outlook, steps[chosen]), float(_price(outlook, np.array([price]))[0]))


def price_step(outlook: Outlook, slot: int, state: int, ages: FloatArray, left: int) -> float:
    """Where on the ladder of prices the polls to expect are those that are left."""
    polls = np.minimum.accumulate(expected_polls(outlook, slot, state, ages).sum(axis=1))
    steps = np.arange(len(polls), dtype=np.float64)
    # A ladder that falls strictly, so that it can be read backwards.
    falling = polls - 1e-6 * steps
    return float(np.interp(-left, -falling, steps))


def expected_polls(outlook: Outlook, slot: int, state: int, ages: FloatArray) -> FloatArray:
    """(prices, feeds): polls until midnight, this slot's included."""
    ripe_age = outlook.ripe_age[:, slot, state]
    fresh, ripening = outlook.polls_fresh[:, slot, state], outlook.polls_ripening[:, slot, state]
    share = np.minimum(ages / np.clip(ripe_age, 1e-3, AGES[-1]), 1.0)
    return np.asarray(np.where(ages >= ripe_age, 1 + fresh, fresh + share * (ripening - fresh)))


def worth_steps(outlook: Outlook, slot: int, state: int, ages: FloatArray) -> FloatArray:
    """Per feed, up to which step of the ladder of prices it is ripe; −1 if at none."""
    ripe_age = np.maximum.accumulate(outlook.ripe_age[:, slot, state], axis=0)
    top = len(ripe_age) - 1
    step = np.count_nonzero(ripe_age <= ages, axis=0) - 1
    below = np.clip(step, 0, max(top - 1, 0))
    feeds = np.arange(len(ages))
    low, high = ripe_age[below, feeds], ripe_age[np.minimum(below + 1, top), feeds]
    share = np.clip((ages - low) / np.maximum(high - low, 1e-9), 0.0, 1.0)
    return np.asarray(np.where(step < 0, -1.0, np.where(step >= top, float(top), below + share)))


def usual_price(outlook: Outlook, state: int, budget: int) -> float:
    """The price at which an ordinary day, begun with feeds half way to ripe, uses the budget."""
    half_way = np.minimum(outlook.ripe_age[:, 0, state] / 2, AGES[-1])
    polls = np.minimum.accumulate(expected_polls(outlook, 0, state, half_way).sum(axis=1))
    steps = np.arange(len(polls), dtype=np.float64)
    step = np.interp(-budget, -(polls - 1e-6 * steps), steps)
    return float(_price(outlook, np.array([step]))[0])


def _price(outlook: Outlook, steps: FloatArray) -> FloatArray:
    known = np.arange(len(outlook.prices), dtype=np.float64)
    return np.asarray(np.exp(np.interp(steps, known, np.log(outlook.prices))))


__all__ = ["NEVER", "Choice", "choose", "expected_polls", "price_step", "usual_price", "worth_steps"]
