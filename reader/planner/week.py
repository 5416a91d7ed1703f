"""The budget as an average: each day's price, from what all days of a week would use at it, and what was saved. Pure.

A day of each kind has a curve: the polls that it uses at each price. The usual price is the one at which a week uses
seven budgets, so days without visits leave their fetches to others. What was used more or less than a day's share goes
to the bank, which the price pays back slowly; what the plan uses more or less than its curves say is learned too.
"""

from __future__ import annotations

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from reader.core.records.planning import FloatArray
from reader.planner.price import LEAST_WORTH_H

WORKDAY, FRIDAY, SATURDAY, SUNDAY = range(4)
"""Kinds of day by what follows them: Monday to Thursday are one."""
WEEK = (WORKDAY, WORKDAY, WORKDAY, WORKDAY, FRIDAY, SATURDAY, SUNDAY)
STRICT = 0.97
"""Of a budget that binds on every day, this share is planned for: not all days can use it."""
MOST_SAVED = 2.0
"""The most that the bank holds or is owed, in budgets of a day."""
PAID_BACK = 4.0
"""How strongly the bank moves a week's budget."""
LEAST_WEEK = 1.4
"""A week's budget in budgets of a day, however much the bank is owed."""
MEMORY = 0.9
"""How much of what was learned about the curves each day keeps."""
STILL_FITS = 1.5
"""Curves are carried over while the even price changes by no more than this factor. A price found for the first forty
of three hundred new subscriptions is far too low for all of them."""
_READINGS = 200


class DayCurve(Struct, frozen=True):
    prices: tuple[float, ...]
    polls: tuple[float, ...]

    def at(self, prices: FloatArray | float) -> FloatArray:
        """The polls that a day uses at these prices."""
        return np.asarray(np.interp(np.log(prices), np.log(self.prices), self.polls))


class PriceState(Struct, frozen=True):
    """What is carried from one day to the next, and over a restart."""

    price_h: float
    """What a poll must save on this day."""
    usual_h: float
    """The same if nothing were saved or owed."""
    budget: int
    day_end: float
    even_h: float
    """`even_price` of the feeds and visits that the curves were made for: tells whether they still fit."""
    curves: tuple[DayCurve, ...]
    expected: float
    """The budgets of a day that the curve says this day uses."""
    is_whole: bool
    """Whether the plan began with the day and nothing was spared, so that its use tells something."""
    used: float = 2.8
    """The budgets of a day used lately…"""
    foretold: float = 3.0
    """… and those that the curves foretold."""
    bank: float = 0.0
    """Budgets of a day saved, or owed if negative, beyond what a week of this shape has saved at its time."""
    ahead: float | None = None
    """Budgets of a day that such a week has saved since Monday: it owes on Saturday morning if weekends need none. None
    where the bank counts from here on."""

    @property
    def calibration(self) -> float:
        return self.used / self.foretold


def weekday_of(day: int) -> int:
    """The weekday, from Monday, of a day since the epoch, which was a Thursday."""
    return (day + 3) % 7


def fits(before: PriceState | None, even_h: float) -> bool:
    """Whether the curves are still those of the same feeds and visits."""
    return before is not None and before.even_h / STILL_FITS <= even_h <= before.even_h * STILL_FITS


def close_day(before: PriceState, spent: int, *, is_next: bool) -> PriceState:
    """Enter what a day has spent, when it is over. If the machine was off since, the bank keeps what it had."""
    if not before.is_whole:
        return replace(before, ahead=None)
    budgets = spent / max(before.budget, 1)
    learned = replace(before, used=MEMORY * before.used + budgets, foretold=MEMORY * before.foretold + before.expected)
    return replace(learned, bank=before.bank + 1.0 - budgets) if is_next else replace(learned, ahead=None)


def set_price(state: PriceState, weekday: int, most: int) -> PriceState:
    """The price of a day on which at most so many fetches may be made."""
    budget = max(state.budget, 1)
    prices = np.geomspace(*_ends(state.curves), _READINGS)
    polls = np.stack([state.curves[kind].at(prices) for kind in WEEK]) * state.calibration / budget
    if most <= budget:  # a week at one price would leave most of it to days without visits, which can't use it
        of_days = [_price_of(STRICT * most / budget, prices, np.minimum.accumulate(of_day)) for of_day in polls]
        expected = STRICT * most / budget / state.calibration
        usual_h = float(np.exp(np.mean(np.log(of_days))))
        return replace(state, price_h=of_days[weekday], usual_h=usual_h, bank=0.0, ahead=None, expected=expected)
    week = np.minimum.accumulate(np.minimum(polls, most / budget).sum(axis=0))
    usual_h = _price_of(7.0, prices, week)
    ahead = _ahead(np.array([float(state.curves[kind].at(usual_h)) for kind in WEEK]), weekday)
    # What a week of this shape has saved is worked out again each day, so the bank makes up for errors of its curves.
    bank = state.bank if state.ahead is None else state.bank + state.ahead - ahead
    bank = float(np.clip(bank, -MOST_SAVED, MOST_SAVED))
    price_h = _price_of(max(7.0 + PAID_BACK * bank, LEAST_WEEK), prices, week)
    expected = float(state.curves[WEEK[weekday]].at(price_h)) / budget
    return replace(state, price_h=price_h, usual_h=usual_h, bank=bank, ahead=ahead, expected=expected)


def price_of_share(state: PriceState, share: float) -> float:
    """The price at which a week uses a share of what it uses at this day's: for a machine that spares. A share of what
    is expected at each moment would be more, as feeds that were left alone ripen."""
    prices = np.geomspace(*_ends(state.curves), _READINGS)
    week = np.minimum.accumulate(np.stack([state.curves[kind].at(prices) for kind in WEEK]).sum(axis=0))
    return _price_of(share * float(np.interp(state.price_h, prices, week)), prices, week)


def _ahead(polls: FloatArray, weekday: int) -> float:
    """Budgets of a day saved from Monday to the morning of a weekday in a week that uses so many polls."""
    return weekday - float(polls[:weekday].sum() / max(polls.mean(), 1e-9))


def _ends(curves: tuple[DayCurve, ...]) -> tuple[float, float]:
    return max(min(curve.prices[0] for curve in curves), LEAST_WORTH_H), max(curve.prices[-1] for curve in curves)


def _price_of(budgets: float, prices: FloatArray, week: FloatArray) -> float:
    """The price at which a week uses that much."""
    falling = week - 1e-9 * np.arange(len(week))
    return float(np.exp(np.interp(-budgets, -falling, np.log(prices))))
