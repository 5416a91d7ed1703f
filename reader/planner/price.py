"""The price of a poll and the worth of a feed, read off an outlook. Pure.

A day's price comes from the budget of a week (`planner/week`). Prices are computed on a ladder around it, and read
off between its steps.
"""

from __future__ import annotations

import numpy as np

from reader.core.records.planning import HOUR_S, FloatArray
from reader.planner.learning.rhythm import SLOTS
from reader.planner.learning.user_states import STATES, state_of
from reader.planner.outlook import AGES, NEVER, Outlook, Prospect

PRICE_STEPS = 9
OF_CURVES = 5
"""As many for days whose curve alone is asked for."""
STEP = 2.5
LOWEST = 1 / 16
"""Prices that are computed: from a sixteenth of the usual one to more than ninety times as much."""
DEAREST_H = 1 / 5
"""The ladder of prices reaches up to this at least: with a generous budget the usual price is next to nothing, and a
busy day must still be able to make polls dear before its fetches are spent."""
LEAST_WORTH_H = 1 / 720
"""Five seconds: nothing is polled for less, however much budget is left. A feed with an article a day is then polled
less often than every hour."""
ALONG_H = LEAST_WORTH_H / 4
"""What a poll that wakes nothing must save where the budget is more than the day needs."""
AWAY_S = 5 * HOUR_S
"""How long the user is assumed to have been away at midnight."""
AT_MIDNIGHT = slice(state_of(AWAY_S), state_of(AWAY_S) + 1)
"""The only state of the user that a day's polls are read off."""


def price_step(polls: FloatArray, left: float) -> float:
    """The step on the ladder of prices at which the expected polls, (prices,), are those that are left."""
    falling = np.minimum.accumulate(polls)
    steps = np.arange(len(polls), dtype=np.float64)
    # Made strictly falling, so that it can be read backwards.
    return float(np.interp(-left, -(falling - 1e-6 * steps), steps))


def expected_polls(outlook: Outlook, slot: int, state: int, ages: FloatArray) -> FloatArray:
    """(prices, feeds): polls until midnight, this slot's included."""
    ripe_age = outlook.ripe_age_at(slot, state)
    fresh, ripening = outlook.polls_at(slot, state)
    share = np.minimum(ages / np.clip(ripe_age, 1e-3, AGES[-1]), 1.0)
    return np.asarray(np.where(ages >= ripe_age, 1 + fresh, fresh + share * (ripening - fresh)))


def worth_steps(outlook: Outlook, slot: int, state: int, ages: FloatArray) -> FloatArray:
    """(feeds,) the highest step of the ladder of prices at which each is ripe; −1 if at none."""
    ripe_age = np.maximum.accumulate(outlook.ripe_age_at(slot, state), axis=0)
    top = len(ripe_age) - 1
    step = np.count_nonzero(ripe_age <= ages, axis=0) - 1
    below = np.minimum(np.maximum(step, 0), max(top - 1, 0))
    feeds = np.arange(len(ages))
    low, high = ripe_age[below, feeds], ripe_age[np.minimum(below + 1, top), feeds]
    share = np.minimum(np.maximum((ages - low) / np.maximum(high - low, 1e-9), 0.0), 1.0)
    return np.asarray(np.where(step < 0, -1.0, np.where(step >= top, float(top), below + share)))


def polls_of_a_day(outlook: Outlook) -> FloatArray:
    """(prices,) expected polls of a day."""
    return np.asarray(np.minimum.accumulate(even_polls_of_a_day(outlook).sum(axis=1)))


def even_polls_of_a_day(outlook: Outlook) -> FloatArray:
    """(prices, feeds) expected polls of a day at whose beginning feeds are spread over their way to ripe and the user
    is away. Of feeds that are ripe after days at the best moment of each, a part has its turn."""
    state = state_of(AWAY_S)
    fresh, ripening = outlook.polls_at(0, state)
    soonest = outlook.soonest_ripe(state)
    seldom = np.where(soonest < NEVER, SLOTS / np.maximum(soonest, 1.0), 0.0)
    return np.asarray(np.where(soonest > SLOTS, seldom, (fresh + ripening) / 2))


def read_at(table: FloatArray, step: float) -> FloatArray:
    """(feeds,) of (prices, feeds) at a step of the ladder."""
    below = min(int(step), len(table) - 2)
    return np.asarray(table[below] + (step - below) * (table[below + 1] - table[below]))


def price_at(outlook: Outlook, steps: FloatArray | float) -> FloatArray:
    """Prices interpolated between those that were computed."""
    known = np.arange(len(outlook.prices), dtype=np.float64)
    return np.asarray(np.exp(np.interp(steps, known, np.log(outlook.prices))))


def step_at(outlook: Outlook, price_h: float) -> float:
    """The step on the ladder of a price."""
    known = np.log(outlook.prices)
    return float(np.interp(np.log(price_h), known, np.arange(len(known))))


def make_ladder(price_h: float, steps: int = PRICE_STEPS) -> FloatArray:
    """Prices around the usual one, none below the least that a poll must save."""
    cheapest_h = max(price_h * LOWEST, ALONG_H)
    return np.geomspace(cheapest_h, max(cheapest_h * STEP ** (PRICE_STEPS - 1), DEAREST_H), steps)


def even_price(polls: FloatArray, budget: int) -> float:
    """The price at which visits and posts that come evenly would use the budget. `polls` are the `even_polls`."""
    return float(max((polls.sum() / max(budget, 1)) ** 3, LEAST_WORTH_H))


def even_polls(ordinary: Prospect) -> FloatArray:
    """(feeds,) polls a day if visits and posts come evenly, ∝ ∛(visits · posts), times the cube root of the price."""
    after_a_day = ordinary.waiting[:, :, int(np.searchsorted(AGES, SLOTS))].mean(axis=0, dtype=np.float64)
    a_day = after_a_day * ordinary.visits[:, :STATES].mean() * SLOTS
    return np.asarray(np.cbrt(a_day * 2 / 3))
