"""The price of a poll and the worth of a feed, read off an outlook. Pure.

The price is the one at which the expected polls until midnight are just those that are left. It is computed again at
every question: polls get cheaper while the user stays away and dearer after a visit. The usual price is searched once,
carried from day to day, and searched again when it no longer fits.
"""

from __future__ import annotations

import numpy as np
from msgspec import Struct

from reader.core.records.planning import HOUR_S, BoolArray, FloatArray
from reader.planner.learning.ledger import SLOTS
from reader.planner.learning.user_states import STATES, state_of
from reader.planner.outlook import AGES, Outlook, Prospect, SmallFloats, look_ahead, worth_at_midnight

PRICE_STEPS = 9
STEP = 2.5
LOWEST = 1 / 16
"""Prices that are computed: from a sixteenth of the usual one to more than ninety times as much."""
DEAREST_H = 1 / 5
"""The ladder of prices reaches up to this at least: with a generous budget the usual price is next to nothing, and a
busy day must still be able to make polls dear before its fetches are spent."""
LEAST_WORTH_H = 1 / 38_400
"""A tenth of a second: nobody notices less, so nothing is polled for it alone, however much budget is left."""
ALONG_H = LEAST_WORTH_H / 4
"""What a poll that wakes nothing must save where the budget is more than the day needs."""
FIRST_ROUNDS = 4
"""How often the usual price is refined before the first day."""
TRUST = 0.3
"""How much of each day's answer the usual price takes over."""
AWAY_S = 5 * HOUR_S
"""How long the user is assumed to have been away at midnight."""
STILL_FITS = 1.5
"""A price is carried over while the even price changes by no more than this factor. A price found for the first forty
of three hundred new subscriptions is far too low for all of them."""
DAYS_TO_SETTLE = 4
"""How many days the worth of a state is followed back when nothing is known of it."""


def price_step(polls: FloatArray, left: float) -> float:
    """The step on the ladder of prices at which the expected polls, (prices,), are those that are left."""
    return _step_for(np.asarray(np.minimum.accumulate(polls)), left)


def expected_polls(outlook: Outlook, slot: int, state: int, ages: FloatArray) -> FloatArray:
    """(prices, feeds): polls until midnight, this slot's included."""
    ripe_age = outlook.ripe_age_at(slot, state)
    fresh, ripening = outlook.polls_at(slot, state)
    # What takes longer than a day and will not be ripe by midnight is not polled today.
    too_young = np.where(ripe_age > SLOTS, ripe_age - (SLOTS - slot), 0.0)
    share = np.clip((ages - too_young) / np.clip(ripe_age - too_young, 1e-3, AGES[-1]), 0.0, 1.0)
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


def usual_price(outlook: Outlook, state: int, budget: int) -> float:
    """The price at which an ordinary day that begins with feeds half way to ripe uses the budget."""
    return float(price_at(outlook, _step_for(_polls_half_way(outlook, 0, state), budget)))


def usual_polls(outlook: Outlook, price_h: float, state: int) -> float:
    """The number of polls that an ordinary day makes at that price."""
    known = np.log(outlook.prices)
    return float(np.interp(np.log(price_h), known, _polls_half_way(outlook, 0, state)))


def usual_rest(outlook: Outlook, slot: int, state: int, midnight_state: int, budget: int) -> float:
    """The number of polls that an ordinary day that uses the budget makes from this slot on."""
    step = _step_for(_polls_half_way(outlook, 0, midnight_state), budget)
    polls = _polls_half_way(outlook, slot, state)
    return float(np.interp(step, np.arange(len(polls)), polls))


def _polls_half_way(outlook: Outlook, slot: int, state: int) -> FloatArray:
    """(prices,) polls until midnight if all feeds are half way to ripe. Of those that take longer than a day, as many
    are taken to become ripe as the day is a part of that."""
    ripe_age = outlook.ripe_age_at(slot, state)
    fresh, ripening = outlook.polls_at(slot, state)
    share = np.where(ripe_age > SLOTS, (SLOTS - slot) / np.maximum(ripe_age, 1.0), 0.5)
    return np.asarray(np.minimum.accumulate((fresh + share * (ripening - fresh)).sum(axis=1)))


def _step_for(polls: FloatArray, wanted: float) -> float:
    """The step on the ladder of prices at which this many polls are made."""
    steps = np.arange(len(polls), dtype=np.float64)
    # Made strictly falling, so that it can be read backwards.
    return float(np.interp(-wanted, -(polls - 1e-6 * steps), steps))


def price_at(outlook: Outlook, steps: FloatArray | float) -> FloatArray:
    """Prices interpolated between those that were computed."""
    known = np.arange(len(outlook.prices), dtype=np.float64)
    return np.asarray(np.exp(np.interp(steps, known, np.log(outlook.prices))))


def make_ladder(price_h: float) -> FloatArray:
    """Prices around the usual one, none below the least that a poll must save."""
    cheapest_h = max(price_h * LOWEST, ALONG_H)
    return np.geomspace(cheapest_h, max(cheapest_h * STEP ** (PRICE_STEPS - 1), DEAREST_H), PRICE_STEPS)


class PriceState(Struct, frozen=True):
    """What is carried from one day to the next, and over a restart."""

    price_h: float
    """What a poll must save on an ordinary day."""
    next_price_h: float
    """The same from the next day on, after what this one taught."""
    budget: int
    day_end: float
    even_h: float
    """`even_price` of the feeds and visits it was found for: tells whether it still fits."""


def carry_price(before: PriceState | None, even_h: float, budget: int, day_end: float) -> PriceState | None:
    """The state to go on with, with `price_h` for the day that ends then; None where the previous one does not fit."""
    if before is None or before.budget != budget:
        return None
    if not before.even_h / STILL_FITS <= even_h <= before.even_h * STILL_FITS:
        return None
    if before.day_end == day_end:
        # Many small changes within a day are one large one: the even price stays what it was in the morning.
        return before
    return PriceState(before.next_price_h, before.next_price_h, budget, day_end, even_h)


def settle(
    ordinary: Prospect,
    carried: PriceState | None,
    even_h: float,
    budget: int,
    midnight: SmallFloats | None,
    closed: BoolArray,
) -> tuple[float, SmallFloats]:
    """The usual price and what each state costs after midnight, which depend on each other. Where no price is carried
    over, the search starts from the even one."""
    if midnight is not None and len(midnight) != ordinary.visits.shape[1]:
        midnight = None  # signs of presence were heard for the first time, or forgotten
    if carried is not None:
        days = DAYS_TO_SETTLE if midnight is None else 1
        return carried.price_h, worth_at_midnight(ordinary, carried.price_h, midnight, days, closed)
    price = even_h
    for _ in range(FIRST_ROUNDS):
        midnight = worth_at_midnight(ordinary, price, midnight, 2, closed)
        # Not kept for a moment: two outlooks at once would be what the whole engine takes.
        price = asked_price(look_ahead(ordinary, make_ladder(price), midnight, closed), budget)
    return price, worth_at_midnight(ordinary, price, midnight, 1, closed)


def asked_price(outlook: Outlook, budget: int) -> float:
    """The price at which this day, if it is an ordinary one, uses the budget."""
    return max(usual_price(outlook, state_of(AWAY_S), budget), LEAST_WORTH_H)


def next_price(price_h: float, asked_h: float) -> float:
    return float(price_h ** (1 - TRUST) * asked_h**TRUST)


def even_price(ordinary: Prospect, budget: int) -> float:
    """The price at which visits and posts that come evenly would use the budget."""
    return float(max((even_polls(ordinary).sum() / max(budget, 1)) ** 3, LEAST_WORTH_H))


def even_polls(ordinary: Prospect) -> FloatArray:
    """(feeds,) polls a day if visits and posts come evenly, ∝ ∛(visits · posts), times the cube root of the price."""
    a_day = ordinary.waiting_a_day().mean(axis=0) * ordinary.visits[:, :STATES].mean() * SLOTS
    return np.asarray(np.cbrt(a_day * 2 / 3))
