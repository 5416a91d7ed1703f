"""The plan of one local day, and what to poll at any moment of it. Pure.

Made once a day from what was learned; asked whenever something may have changed. The lab's policy and the
engine ask the same way.
"""

from __future__ import annotations

import numpy as np
from msgspec import Struct

from reader.learn.attention import Attention, state_of
from reader.learn.ledger import SLOT_S, SLOTS
from reader.learn.rhythm import Rhythm, kinds_of_days
from reader.model.planning import HOUR_S, BoolArray, FloatArray, IntArray
from reader.plan.outlook import (
    DAYS_BACK,
    Outlook,
    Prospect,
    SmallFloats,
    Stakes,
    look_ahead,
    lost_hours,
    make_prospect,
    worth_at_midnight,
)
from reader.plan.rest_of_day import Choice, choose, usual_price, usual_rest

LADDER: FloatArray = np.geomspace(1 / 16, 8.0, 8)
"""Prices that are worked out, against the usual one."""
FIRST_ROUNDS = 4
"""How often the usual price is asked anew before the first day."""
TRUST = 0.3
"""How much of each day's answer the usual price takes over."""
AWAY_S = 5 * HOUR_S
"""How long the owner has usually been away at midnight, for want of better."""
PAUSE_S = (60, 300)
"""At least and at most between two questions."""
URGENT = 5.0
"""A loss about to happen counts so many times: to prevent it now takes one poll, later it cannot be."""
LOST_POST_H = 0.4
"""A lost post is as bad as one that every look of a day finds missing for so many hours."""
AFFORDABLE = 1 / 4
"""The share of the budget that may go into losing nothing."""
FEW_LOOKS = 0.1
FILLED = 0.6
"""How full a window is, usually, when it is polled to lose nothing."""
FILLING = 0.25
"""How full a window may grow from one question to the next."""


class Usual(Struct, frozen=True):
    """What one day hands to the next."""

    price_h: float
    """Of a poll on an ordinary day."""
    midnight: SmallFloats
    """(STATES, feeds, ages): what each state at midnight costs on the days after it."""


class DayPlan(Struct, frozen=True):
    outlook: Outlook
    stakes: Stakes
    posted: FloatArray
    """(feeds, borders): posts to expect from the first border of seven days ago to each."""
    budget: int
    extra_polls: FloatArray
    """(SLOTS + 1,): polls until midnight beyond one a slot, for feeds that fill their window faster."""


def plan_day(
    rhythm: Rhythm,
    attention: Attention,
    days: IntArray,
    stakes: Stakes,
    budget: int,
    usual: Usual | None,
    closed: BoolArray | None = None,
) -> tuple[DayPlan, Usual]:
    """`days` are the day itself, last, and the seven before it, since the epoch."""
    posting = rhythm.on_kinds(kinds_of_days(days))
    ordinary = make_prospect(attention, np.tile(rhythm.on_average(), (1, DAYS_BACK + 1)), stakes)
    usual = usual or _first_usual(ordinary, budget, closed)
    midnight = worth_at_midnight(ordinary, usual.price_h, usual.midnight, closed=closed)
    outlook = look_ahead(make_prospect(attention, posting, stakes), usual.price_h * LADDER, midnight, closed)
    asked = usual_price(outlook, state_of(AWAY_S), budget)
    price = usual.price_h ** (1 - TRUST) * asked**TRUST
    return make_day_plan(outlook, stakes, posting, budget), Usual(float(price), midnight)


def make_day_plan(outlook: Outlook, stakes: Stakes, posting: FloatArray, budget: int) -> DayPlan:
    """`posting` is (feeds, 8 · SLOTS) posts per slot: the last seven days, then the day itself."""
    posted = np.concatenate([np.zeros((len(posting), 1)), np.cumsum(posting, axis=1)], axis=1)
    return DayPlan(outlook, stakes, posted, budget, _extra_polls(posting[:, -SLOTS:], stakes))


def worth_of_a_lost_post(rhythm: Rhythm, windows: IntArray, looks_a_day: float, budget: int) -> float:
    """In hours. Less where losing nothing would take too much of the budget, or nothing would be left."""
    needed = float((rhythm.per_day / (FILLED * windows)).sum())
    affordable = min(AFFORDABLE * budget / max(needed, 1e-9), 1.0)
    return LOST_POST_H * max(looks_a_day, FEW_LOOKS) * affordable**3


def poll_now(
    plan: DayPlan,
    second_of_day: float,
    state: int,
    unpolled_s: FloatArray,
    left: int,
    spend_all: bool,
    share: float = 1.0,
) -> Choice:
    """What to poll at that second of the local day, with so many polls left until midnight. A `share` below 1
    means that the machine has to spare."""
    slot = min(int(second_of_day // SLOT_S), SLOTS - 1)
    urgent_h = _lost_until_next_question(plan, second_of_day, unpolled_s)
    spare = spare_polls(plan, slot, state, left - plan.extra_polls[slot], share)
    return choose(plan.outlook, slot, state, unpolled_s / SLOT_S, left, spare, urgent_h, spend_all)


def spare_polls(plan: DayPlan, slot: int, state: int, left: float, share: float) -> float:
    """How many polls the price is to last for. A machine that has to spare goes on at a share of an ordinary
    day's pace; what it keeps so is there for later in the day."""
    if share >= 1.0:
        return left
    return share * min(left, usual_rest(plan.outlook, slot, state, state_of(AWAY_S), plan.budget))


def pause_s(plan: DayPlan, second_of_day: float) -> float:
    """How long until the next question: shorter while a feed posts so fast that its window fills."""
    here = DAYS_BACK * SLOTS + min(int(second_of_day // SLOT_S), SLOTS - 1)
    per_s = (plan.posted[:, here + 1] - plan.posted[:, here]) / SLOT_S
    fills_s = FILLING * plan.stakes.windows / np.maximum(per_s, 1e-9)
    return float(np.clip(fills_s.min(initial=np.inf), *PAUSE_S))


def _lost_until_next_question(plan: DayPlan, second_of_day: float, unpolled_s: FloatArray) -> FloatArray:
    """The outlook decides once per slot; some feeds fill their window faster."""
    now = DAYS_BACK * SLOTS + second_of_day / SLOT_S
    next_question = now + pause_s(plan, second_of_day) / SLOT_S
    until = _posted_by(plan.posted, np.full(len(unpolled_s), now))
    waiting = until - _posted_by(plan.posted, now - unpolled_s / SLOT_S)
    coming = _posted_by(plan.posted, np.full(len(unpolled_s), next_question)) - until
    return URGENT * lost_hours(waiting + coming / 2, coming, plan.stakes)


def _extra_polls(posting: FloatArray, stakes: Stakes) -> FloatArray:
    per_slot = posting / (FILLED * stakes.windows[:, None])
    extra = np.maximum(per_slot - 1, 0.0).sum(axis=0)
    return np.append(np.cumsum(extra[::-1])[::-1], 0.0)


def _posted_by(posted: FloatArray, place: FloatArray) -> FloatArray:
    """Per feed, between the borders on a straight line."""
    place = np.clip(place, 0.0, posted.shape[1] - 1.0)
    below = np.minimum(place.astype(np.int64), posted.shape[1] - 2)
    feeds = np.arange(len(place))
    low = posted[feeds, below]
    return np.asarray(low + (place - below) * (posted[feeds, below + 1] - low))


def _first_usual(ordinary: Prospect, budget: int, closed: BoolArray | None) -> Usual:
    price, midnight = even_price(ordinary, budget), None
    for _ in range(FIRST_ROUNDS):
        midnight = worth_at_midnight(ordinary, price, midnight, 2, closed)
        price = usual_price(look_ahead(ordinary, price * LADDER, midnight, closed), state_of(AWAY_S), budget)
    return Usual(price, worth_at_midnight(ordinary, price, midnight, closed=closed))


def even_price(ordinary: Prospect, budget: int) -> float:
    """The price at which looks and posts that come evenly would use the budget: polls ∝ ∛(looks · posts)."""
    a_day = ordinary.waiting_a_day().mean(axis=0) * ordinary.looks.mean() * SLOTS
    return float(max((np.cbrt(a_day * 2 / 3).sum() / max(budget, 1)) ** 3, 1e-9))
