"""The usual price of a poll: searched once, carried from day to day, searched anew when it no longer fits. Pure."""

from __future__ import annotations

import numpy as np
from msgspec import Struct

from reader.learn.ledger import SLOTS
from reader.learn.owner_states import STATES, state_of
from reader.model.planning import HOUR_S, BoolArray, FloatArray
from reader.plan.outlook import Outlook, Prospect, SmallFloats, look_ahead, worth_at_midnight
from reader.plan.price import usual_price

RUNGS = 9
STEP = 2.5
LOWEST = 1 / 16
"""Prices that are worked out: from a sixteenth of the usual one to more than ninety times as much."""
DEAREST_H = 1 / 5
"""The ladder of prices reaches up to this at least: with a generous budget the usual price is next to nothing, and a
busy day must still be able to make polls dear before its fetches are spent."""
LEAST_WORTH_H = 1 / 38_400
"""A tenth of a second: nobody notices less, so nothing is polled for it alone, however much budget is left."""
ALONG_H = LEAST_WORTH_H / 4
"""What a poll must save that wakes nothing, where the budget is more than the day needs."""
FIRST_ROUNDS = 4
"""How often the usual price is asked anew before the first day."""
TRUST = 0.3
"""How much of each day's answer the usual price takes over."""
AWAY_S = 5 * HOUR_S
"""How long the owner has usually been away at midnight, for want of better."""
STILL_FITS = 1.5
"""A price is carried over while the even price changes by no more than this factor. A price found for the first
forty of three hundred new subscriptions is far too low for all of them."""
DAYS_TO_SETTLE = 4
"""How many days back the worth of a state is followed when nothing of it is known."""


def make_ladder(price_h: float) -> FloatArray:
    """Prices around the usual one. None lies below the least that a poll must save, where nothing is ever bought."""
    cheapest_h = max(price_h * LOWEST, ALONG_H)
    return np.geomspace(cheapest_h, max(cheapest_h * STEP ** (RUNGS - 1), DEAREST_H), RUNGS)


class PriceState(Struct, frozen=True):
    """What is carried from one day to the next, and over a restart."""

    price_h: float
    """What a poll must save on an ordinary day."""
    next_price_h: float
    """The same from the next day on, after what was learned of this one."""
    budget: int
    day_end: float
    even_h: float
    """`even_price` of the feeds and looks it was found for: tells whether it still fits."""


def carry_price(before: PriceState | None, even_h: float, budget: int, day_end: float) -> PriceState | None:
    """The state before where it still fits, with `price_h` for the day that ends then; None where it does not."""
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
    """The usual price and what each state is worth at midnight, which depend on each other. Where no price is
    carried over, it is sought from the even one."""
    if midnight is not None and len(midnight) != ordinary.looks.shape[1]:
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
    """The price that this day asks for, if it is an ordinary one."""
    return max(usual_price(outlook, state_of(AWAY_S), budget), LEAST_WORTH_H)


def next_price(price_h: float, asked_h: float) -> float:
    return float(price_h ** (1 - TRUST) * asked_h**TRUST)


def even_price(ordinary: Prospect, budget: int) -> float:
    """The price at which looks and posts that come evenly would use the budget: polls ∝ ∛(looks · posts)."""
    a_day = ordinary.waiting_a_day().mean(axis=0) * ordinary.looks[:, :STATES].mean() * SLOTS
    return float(max((np.cbrt(a_day * 2 / 3).sum() / max(budget, 1)) ** 3, LEAST_WORTH_H))
