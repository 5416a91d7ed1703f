"""The polls of the coming hours, if the owner does not come and nothing else happens. Pure.

What the engine will really do is chosen anew every quarter of an hour; this is what it would choose as far as
can be seen now. It is what the owner is shown, and what `next_poll_at` says.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from reader.engine.choosing import LEAST_WORTH_H, fixed_due_at
from reader.engine.mind import Mind
from reader.engine.moment import Moment, slot_at, state_at
from reader.engine.why import find_reason
from reader.learn.ledger import SLOT_S
from reader.model.planning import DAY_S, FloatArray, IntArray
from reader.model.stored import Feed
from reader.plan.reasons import Reason
from reader.plan.rest_of_day import price_step, worth_steps


@dataclass(frozen=True, slots=True)
class Expected:
    feed_id: int
    at: float
    worth_h: float
    reason: Reason | None
    """None for a feed that is polled at an interval of the owner's own."""


def foresee(mind: Mind, moment: Moment, first_at: float, hours: float = 24.0) -> list[Expected]:
    """In the order of time. `first_at` is when the engine will next choose."""
    if not mind.feed_ids:
        return []
    ages = moment.ages + (first_at - moment.now) / SLOT_S
    left, end_at = moment.left, mind.day_end
    found: list[Expected] = []
    step = _today_step(mind, moment)
    for at in np.arange(first_at, moment.now + hours * 3_600, SLOT_S).tolist():
        if at >= end_at:
            left, end_at = mind.thrift.budget, end_at + DAY_S
            step = _step_of(mind, max(mind.thrift.next_price_h, moment.bar_h))
        if not mind.closed[slot_at(mind, at)]:
            picks, worth = _ripe(mind, moment, at, ages, step, left)
            found += _expected(mind, moment, at, ages, picks, worth)
            ages[picks] = 0.0
            left -= len(picks)
        ages += 1
    return found


def foresee_fixed(feeds: Sequence[Feed], now: float, hours: float = 24.0) -> list[Expected]:
    return [Expected(feed.id, at, 0.0, None) for feed in feeds for at in _fixed_times(feed, now, hours)]


def _fixed_times(feed: Feed, now: float, hours: float) -> Iterator[float]:
    at = fixed_due_at(feed)
    interval = max(feed.choices.interval_s or 0, 60)
    while at is not None and at < now + hours * 3_600:
        yield max(at, now)
        at = max(at, now) + interval


def _today_step(mind: Mind, moment: Moment) -> float:
    """The step of the ladder of prices at which what is left lasts until midnight."""
    slot, state = slot_at(mind, moment.now), state_at(moment.last_look_at, moment.now)
    lasting = price_step(mind.outlook, slot, state, moment.ages, moment.left)
    return max(lasting, _step_of(mind, moment.bar_h))


def _step_of(mind: Mind, price_h: float) -> float:
    known = np.log(mind.outlook.prices)
    return float(np.interp(np.log(max(price_h, LEAST_WORTH_H)), known, np.arange(len(known))))


def _ripe(
    mind: Mind, moment: Moment, at: float, ages: FloatArray, step: float, left: int
) -> tuple[IntArray, FloatArray]:
    steps = worth_steps(mind.outlook, slot_at(mind, at), state_at(moment.last_look_at, at), ages)
    wanted = np.flatnonzero((steps >= max(step, 0.0)) & (moment.earliest_at <= at))
    order = np.argsort(-steps[wanted], kind="stable")[: max(left, 0)]
    return wanted[order], price_at(mind, steps[wanted[order]])


def price_at(mind: Mind, steps: FloatArray) -> FloatArray:
    known = np.arange(len(mind.outlook.prices), dtype=np.float64)
    return np.asarray(np.exp(np.interp(steps, known, np.log(mind.outlook.prices))))


def _expected(
    mind: Mind, moment: Moment, at: float, ages: FloatArray, picks: IntArray, worth: FloatArray
) -> list[Expected]:
    return [
        Expected(
            mind.feed_ids[place],
            at,
            float(saved),
            find_reason(
                mind, place, at, float(ages[place]), held_back=at - SLOT_S < moment.earliest_at[place] <= at
            ),
        )
        for place, saved in zip(picks.tolist(), worth.tolist(), strict=True)
    ]
