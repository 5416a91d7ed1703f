"""What the engine believes on one day: how feeds post, how the owner looks, when which feed is ripe. Pure.

The same machinery as the lab's policy `paperround`, fed from rows instead of from a replay, so that what the
lab promises is what the engine does. A day model is made once a day, and again when feeds or the budget change.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import tzinfo

import numpy as np
from msgspec import Struct

from reader.learn.attention import Attention, learn_attention, state_of, without_looks
from reader.learn.evidence import Stretch
from reader.learn.ledger import Ledger
from reader.learn.posting import spread_undated
from reader.learn.rhythm import Rhythm, kinds_of_days, learn_rhythm
from reader.model.content import Leaning
from reader.model.planning import DAY_S, BoolArray, FloatArray, IntArray
from reader.model.stored import Weight
from reader.plan.alerting import ALERT_WEIGHT, with_alerts
from reader.plan.day import (
    AWAY_S,
    FIRST_ROUNDS,
    LADDER,
    TRUST,
    DayPlan,
    even_price,
    make_day_plan,
    worth_of_a_lost_post,
)
from reader.plan.days import day_start, next_day_start
from reader.plan.inputs import PlanningInputs, window_of
from reader.plan.outlook import (
    DAYS_BACK,
    Outlook,
    Prospect,
    SmallFloats,
    Stakes,
    look_ahead,
    make_prospect,
    worth_at_midnight,
)
from reader.plan.rest_of_day import usual_price
from reader.plan.usual_looks import slots_until_look

WEIGHTS = {Weight.LESS: 0.5, Weight.NORMAL: 1.0, Weight.MORE: 2.0, Weight.MOST: 4.0}
LEAST_WORTH_H = 1 / 120
"""Half a minute: nobody notices less, so a server need not be asked for it, however much budget is left."""
DAYS_IMAGINED = 3
LEAST_KNOWN_S = 3_600.0
STILL_FITS = 1.5
"""A price is carried over while the even price changes by no more than this factor. A price found for the first
forty of three hundred new subscriptions is far too low for all of them."""
DAYS_TO_SETTLE = 4
"""How many days back the worth of a state is followed when nothing of it is known."""


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


class DayModel(Struct, frozen=True):
    feed_ids: tuple[int, ...]
    place: dict[int, int]
    """Where a feed stands in all arrays."""
    outlook: Outlook
    plan: DayPlan
    tomorrow: SmallFloats
    rhythm: Rhythm
    attention: Attention
    until_look: IntArray
    """(slots of a day): how many slots later the owner usually looks."""
    posting: FloatArray
    """(feeds, 8 days of slots) posts per slot: the last seven days, then today."""
    losing_share: FloatArray
    """(feeds,) posts of a day against the window."""
    alert: FloatArray
    weights: FloatArray
    """The owner's weights, times what content makes of them."""
    leanings: tuple[Leaning, ...]
    windows: IntArray
    closed: BoolArray
    price_state: PriceState
    made_at: float
    day_from: float
    day_end: float
    zone: tzinfo


def make_day_model(
    inputs: PlanningInputs,
    budget: int,
    now: float,
    zone: tzinfo,
    before: PriceState | None = None,
    known_tomorrow: SmallFloats | None = None,
) -> DayModel:
    """`before` and `known_tomorrow` come from the last day model; the latter only if it was of the same feeds."""
    rhythm, days_back = _learn_rhythm(inputs, now, zone)
    # Learned at midnight, as in the lab: today is not over and would look like a day without looks.
    morning = day_start(now, zone)
    looks = inputs.looks[inputs.looks < morning]
    attention = without_looks(
        learn_attention(looks, min(inputs.looks_from, morning), morning, zone), inputs.closed
    )
    alert = np.array([ALERT_WEIGHT * feed.choices.alert for feed in inputs.feeds], dtype=np.float64)
    leanings = tuple(inputs.leanings.get(feed.id, Leaning()) for feed in inputs.feeds)
    weights = np.array(
        [WEIGHTS[f.choices.weight] * lean.factor for f, lean in zip(inputs.feeds, leanings, strict=True)],
        dtype=np.float64,
    )
    windows = np.array([window_of(feed) for feed in inputs.feeds], dtype=np.int64)
    posting = rhythm.on_kinds(kinds_of_days(days_back))
    average = np.tile(rhythm.on_average(), (1, DAYS_BACK + 1))
    days = max((now - inputs.looks_from) / DAY_S, 1.0)
    lost_post_h = worth_of_a_lost_post(rhythm, windows, len(looks) / days, budget)
    stakes = Stakes(weights, windows, rhythm.unsteadiness, lost_post_h)

    def make_day(expected: FloatArray) -> Prospect:
        return with_alerts(make_prospect(attention, expected, stakes), expected, alert * weights)

    closed, day_end = inputs.closed, next_day_start(now, zone)
    usual = make_day(average)
    even_h = max(even_price(usual, budget), LEAST_WORTH_H)
    kept = before if before is not None and _still_fits(before, even_h, budget) else None
    price, tomorrow = _settle(usual, budget, closed, even_h, _price_on(kept, day_end), known_tomorrow)
    del usual  # 9 MB for 500 feeds, and today needs as much
    outlook = look_ahead(make_day(posting), price * LADDER, tomorrow, closed)
    asked = max(usual_price(outlook, state_of(AWAY_S), budget), LEAST_WORTH_H)
    feed_ids = tuple(feed.id for feed in inputs.feeds)
    return DayModel(
        feed_ids=feed_ids,
        place={feed_id: place for place, feed_id in enumerate(feed_ids)},
        outlook=outlook,
        plan=make_day_plan(outlook, stakes, posting, budget),
        tomorrow=tomorrow,
        rhythm=rhythm,
        attention=attention,
        until_look=slots_until_look(attention),
        posting=posting,
        losing_share=rhythm.per_day / windows,
        alert=alert,
        weights=weights,
        leanings=leanings,
        windows=windows,
        closed=closed,
        price_state=PriceState(
            price,
            float(price ** (1 - TRUST) * asked**TRUST),
            budget,
            day_end,
            # Many small changes within a day are one large one.
            kept.even_h if kept is not None and kept.day_end == day_end else even_h,
        ),
        made_at=now,
        day_from=morning,
        day_end=day_end,
        zone=zone,
    )


def _learn_rhythm(inputs: PlanningInputs, now: float, zone: tzinfo) -> tuple[Rhythm, IntArray]:
    """Also the day itself, last, and those before it. The ledger, 16 MB for 500 feeds, is not kept."""
    ledger = make_ledger(inputs, now, zone)
    return learn_rhythm(ledger), ledger.days[-1 - DAYS_BACK :]


def make_ledger(inputs: PlanningInputs, now: float, zone: tzinfo) -> Ledger:
    morning = day_start(now, zone)
    windows = np.array([window_of(feed) for feed in inputs.feeds], dtype=np.int64)
    ledger = Ledger(windows, now, zone)
    for place, (posts, stretches) in enumerate(zip(inputs.posts, inputs.stretches, strict=True)):
        if sum(until - since for since, until in stretches) < DAY_S:
            posts, stretches = imagine_days(posts, stretches, morning)
        for since, until in stretches:
            inside = posts[(posts > since) & (posts <= until)]
            ledger.add_known(np.array([place]), np.array([since]), until, [inside])
    return ledger


def imagine_days(
    posts: FloatArray, stretches: Sequence[Stretch], morning: float
) -> tuple[FloatArray, tuple[Stretch, ...]]:
    """Of a feed that is known for less than a day only its rate can be told: as if it had posted evenly at
    that rate for some days. Otherwise the busiest newcomers would pass for silent until tomorrow."""
    known_s = sum(until - since for since, until in stretches)
    seen = sum(int(((posts > since) & (posts <= until)).sum()) for since, until in stretches)
    since = morning - DAYS_IMAGINED * DAY_S
    count = round(seen / max(known_s, LEAST_KNOWN_S) * DAYS_IMAGINED * DAY_S)
    return spread_undated(count, since, morning), ((since, morning),)


def _still_fits(before: PriceState, even_h: float, budget: int) -> bool:
    return before.budget == budget and before.even_h / STILL_FITS <= even_h <= before.even_h * STILL_FITS


def _price_on(kept: PriceState | None, day_end: float) -> float | None:
    if kept is None:
        return None
    return kept.price_h if kept.day_end == day_end else kept.next_price_h


def _settle(
    usual: Prospect,
    budget: int,
    closed: BoolArray,
    even_h: float,
    price: float | None,
    tomorrow: SmallFloats | None,
) -> tuple[float, SmallFloats]:
    """The usual price and what each state is worth at midnight, which depend on each other. Where no `price` is
    known, it is sought from the even one."""
    if price is not None:
        days = DAYS_TO_SETTLE if tomorrow is None else 1
        return price, worth_at_midnight(usual, price, tomorrow, days, closed)
    price = even_h
    for _ in range(FIRST_ROUNDS):
        tomorrow = worth_at_midnight(usual, price, tomorrow, 2, closed)
        # Not kept for a moment: two outlooks at once would be what the whole engine takes.
        asked = usual_price(look_ahead(usual, price * LADDER, tomorrow, closed), state_of(AWAY_S), budget)
        price = max(asked, LEAST_WORTH_H)
    return price, worth_at_midnight(usual, price, tomorrow, 1, closed)
