"""What the engine believes on one day: how feeds post, how the owner looks, and when which feed is ripe. Pure.

The same machinery as the lab's policy `paperround`, fed from rows instead of from a replay, so that what the
lab promises is what the engine does. A mind is made once a day, and again when feeds or the budget change.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import tzinfo

import numpy as np

from reader.engine.knowledge import Knowledge, window_of
from reader.learn.attention import Attention, learn_attention, state_of
from reader.learn.ledger import Ledger
from reader.learn.rhythm import Rhythm, kinds_of_days, learn_rhythm
from reader.model.planning import DAY_S, BoolArray, FloatArray, IntArray
from reader.model.stored import Weight
from reader.plan.alerting import ALERT_WEIGHT, with_alerts
from reader.plan.days import day_start, next_day_start
from reader.plan.outlook import (
    DAYS_BACK,
    Outlook,
    Prospect,
    SmallFloats,
    Stakes,
    look_ahead,
    make_prospect,
    worth_of_tomorrow,
)
from reader.plan.policies.paperround import FIRST_ROUNDS, LADDER, LONG_AWAY, LOST_POST_H, TRUST, first_price
from reader.plan.rest_of_day import usual_price

WEIGHTS = {Weight.LESS: 0.5, Weight.NORMAL: 1.0, Weight.MORE: 2.0, Weight.MOST: 4.0}
DAYS_TO_SETTLE = 4
"""How many days back the worth of a state is followed when nothing of it is known."""


@dataclass(frozen=True, slots=True)
class Thrift:
    """What is carried from one day to the next, and over a restart."""

    price_h: float
    """What a poll must save on an ordinary day."""
    next_price_h: float
    """The same from the next day on, after what was learned of this one."""
    budget: int
    day_end: float


@dataclass(frozen=True, slots=True)
class Mind:
    feed_ids: tuple[int, ...]
    place: dict[int, int]
    """Where a feed stands in all arrays."""
    outlook: Outlook
    tomorrow: SmallFloats
    rhythm: Rhythm
    attention: Attention
    posting: FloatArray
    """(feeds, 8 days of slots) posts per slot: the last seven days, then today."""
    losing_share: FloatArray
    """(feeds,) posts of a day against the window."""
    alert: FloatArray
    weights: FloatArray
    windows: IntArray
    closed: BoolArray
    thrift: Thrift
    made_at: float
    day_from: float
    day_end: float
    zone: tzinfo


def make_mind(
    knowledge: Knowledge,
    budget: int,
    now: float,
    zone: tzinfo,
    before: Thrift | None = None,
    known_tomorrow: SmallFloats | None = None,
) -> Mind:
    """`before` and `known_tomorrow` come from the last mind; the latter only if it was of the same feeds."""
    ledger = make_ledger(knowledge, now, zone)
    rhythm = learn_rhythm(ledger)
    # Learned at midnight, as in the lab: today is not over and would look like a day without looks.
    morning = day_start(now, zone)
    looks = knowledge.looks[knowledge.looks < morning]
    attention = learn_attention(looks, min(knowledge.looks_from, morning), morning, zone)
    alert = np.array([ALERT_WEIGHT * feed.choices.alert for feed in knowledge.feeds], dtype=np.float64)
    weights = np.array([WEIGHTS[feed.choices.weight] for feed in knowledge.feeds], dtype=np.float64)
    windows = np.array([window_of(feed) for feed in knowledge.feeds], dtype=np.int64)
    posting = rhythm.on_kinds(kinds_of_days(ledger.days[-1 - DAYS_BACK :]))
    average = np.tile(rhythm.on_average(), (1, DAYS_BACK + 1))
    days = max((now - knowledge.looks_from) / DAY_S, 1.0)
    stakes = Stakes(weights, windows, rhythm.unsteadiness, LOST_POST_H * max(len(looks) / days, 0.1))
    today, usual = (
        with_alerts(make_prospect(attention, expected, stakes), expected, alert * weights)
        for expected in (posting, average)
    )
    closed, day_end = knowledge.closed, next_day_start(now, zone)
    price, tomorrow = _settle(usual, budget, closed, _price_for(before, budget, day_end), known_tomorrow)
    outlook = look_ahead(today, price * LADDER, tomorrow, closed)
    asked = usual_price(outlook, state_of(LONG_AWAY), budget)
    feed_ids = tuple(feed.id for feed in knowledge.feeds)
    return Mind(
        feed_ids=feed_ids,
        place={feed_id: place for place, feed_id in enumerate(feed_ids)},
        outlook=outlook,
        tomorrow=tomorrow,
        rhythm=rhythm,
        attention=attention,
        posting=posting,
        losing_share=rhythm.per_day / windows,
        alert=alert,
        weights=weights,
        windows=windows,
        closed=closed,
        thrift=Thrift(price, float(price ** (1 - TRUST) * asked**TRUST), budget, day_end),
        made_at=now,
        day_from=morning,
        day_end=day_end,
        zone=zone,
    )


def make_ledger(knowledge: Knowledge, now: float, zone: tzinfo) -> Ledger:
    windows = np.array([window_of(feed) for feed in knowledge.feeds], dtype=np.int64)
    ledger = Ledger(windows, now, now, zone)
    for place, (posts, stretches) in enumerate(zip(knowledge.posts, knowledge.stretches, strict=True)):
        for since, until in stretches:
            inside = posts[(posts > since) & (posts <= until)]
            ledger.add_known(np.array([place]), np.array([since]), until, [inside])
    return ledger


def _price_for(before: Thrift | None, budget: int, day_end: float) -> float | None:
    """None where no earlier price fits."""
    if before is None or before.budget != budget:
        return None
    return before.price_h if before.day_end == day_end else before.next_price_h


def _settle(
    usual: Prospect, budget: int, closed: BoolArray, price: float | None, tomorrow: SmallFloats | None
) -> tuple[float, SmallFloats]:
    """The usual price and what each state is worth at midnight, which depend on each other."""
    if price is not None:
        days = DAYS_TO_SETTLE if tomorrow is None else 1
        return price, worth_of_tomorrow(usual, price, tomorrow, days, closed)
    price = first_price(usual, budget)
    for _ in range(FIRST_ROUNDS):
        tomorrow = worth_of_tomorrow(usual, price, tomorrow, 2, closed)
        price = usual_price(look_ahead(usual, price * LADDER, tomorrow, closed), state_of(LONG_AWAY), budget)
    return price, worth_of_tomorrow(usual, price, tomorrow, 1, closed)
