"""Chooses the feeds to poll now: those worth more than the price for the rest of the day. Pure.

The one function that chooses. The engine asks it about rows; the lab's policy asks it about a replay in which
nobody is impolite.
"""

from __future__ import annotations

import numpy as np
from msgspec import Struct

from reader.learn.attention import state_of
from reader.learn.ledger import SLOT_S, SLOTS
from reader.model.planning import FloatArray, IntArray
from reader.plan.day_model import DayModel
from reader.plan.outlook import DAYS_BACK, lost_hours
from reader.plan.poll_state import PollState, seconds_into_day, slot_at, state_at
from reader.plan.price import price_at, price_step, usual_rest, worth_steps
from reader.plan.price_state import AWAY_S, LEAST_WORTH_H

PAUSE_S = (60, 300)
"""At least and at most between two questions."""
LAST_CALL_S = 300
"""What is left so shortly before midnight would be lost."""
URGENT = 5.0
"""A loss about to happen counts so many times: to prevent it now takes one poll, later it cannot be."""
FILLING = 0.25
"""How full a window may grow from one question to the next."""


class Choice(Struct, frozen=True):
    """Feeds to poll now, the worthiest first."""

    places: IntArray
    """Where they stand in the day model."""
    worth_h: FloatArray
    """The highest price at which each would still be polled now."""


NOTHING = Choice(np.empty(0, dtype=np.int64), np.empty(0))


def choose_now(day_model: DayModel, poll_state: PollState, *, here: bool = False) -> Choice:
    """`here` at the moment at which the owner looks."""
    if poll_state.left <= 0 or poll_state.share <= 0 or not day_model.feed_ids:
        return NOTHING
    now, ages = poll_state.now, poll_state.ages
    slot, state = slot_at(day_model, now), _state(poll_state, here)
    steps = worth_steps(day_model.outlook, slot, state, ages)
    worth = np.where(steps < 0, 0.0, price_at(day_model.outlook, steps))
    worth = np.maximum(worth, _lost_until_next_question(day_model, poll_state))
    bar = LEAST_WORTH_H
    if not _is_last_call(day_model, poll_state, state):
        bar = max(bar, float(price_at(day_model.outlook, step_now(day_model, poll_state, here=here))))
    wanted = np.flatnonzero((worth >= bar) & (poll_state.earliest_at <= now))
    # Equal worth: the longest unpolled first.
    chosen = wanted[np.lexsort((-ages[wanted], -worth[wanted]))[: poll_state.left]]
    return Choice(chosen, worth[chosen])


def step_now(day_model: DayModel, poll_state: PollState, *, here: bool = False) -> float:
    """Where on the ladder of prices what is left lasts until midnight.

    A machine that has to spare goes on at a share of an ordinary day's pace; what it keeps so is there for later in
    the day."""
    slot, state = slot_at(day_model, poll_state.now), _state(poll_state, here)
    left = poll_state.left - float(day_model.extra_polls[slot])
    if poll_state.share < 1.0:
        usual = usual_rest(day_model.outlook, slot, state, state_of(AWAY_S), day_model.price_state.budget)
        left = poll_state.share * min(left, usual)
    return price_step(day_model.outlook, slot, state, poll_state.ages, left)


def pause_s(day_model: DayModel, now: float) -> float:
    """How long until the next question: shorter while a feed posts so fast that its window fills."""
    here = DAYS_BACK * SLOTS + slot_at(day_model, now)
    per_s = (day_model.posted[:, here + 1] - day_model.posted[:, here]) / SLOT_S
    fills_s = FILLING * day_model.stakes.windows / np.maximum(per_s, 1e-9)
    return float(np.clip(fills_s.min(initial=np.inf), *PAUSE_S))


def _state(poll_state: PollState, here: bool) -> int:
    return 0 if here else state_at(poll_state.last_look_at, poll_state.now)


def _is_last_call(day_model: DayModel, poll_state: PollState, state: int) -> bool:
    """Nothing is kept for later today, unless the owner is here and may still need it, or it is to be spared."""
    return poll_state.now + LAST_CALL_S >= day_model.day_end and state > 0 and poll_state.share >= 1.0


def _lost_until_next_question(day_model: DayModel, poll_state: PollState) -> FloatArray:
    """The outlook decides once per slot; some feeds fill their window faster."""
    posted, ages = day_model.posted, poll_state.ages
    now = DAYS_BACK * SLOTS + seconds_into_day(day_model, poll_state.now) / SLOT_S
    next_question = now + pause_s(day_model, poll_state.now) / SLOT_S
    until = _posted_by(posted, np.full(len(ages), now))
    waiting = until - _posted_by(posted, now - ages)
    coming = _posted_by(posted, np.full(len(ages), next_question)) - until
    return URGENT * lost_hours(waiting + coming / 2, coming, day_model.stakes)


def _posted_by(posted: FloatArray, place: FloatArray) -> FloatArray:
    """Per feed, between the borders on a straight line."""
    place = np.clip(place, 0.0, posted.shape[1] - 1.0)
    below = np.minimum(place.astype(np.int64), posted.shape[1] - 2)
    feeds = np.arange(len(place))
    low = posted[feeds, below]
    return np.asarray(low + (place - below) * (posted[feeds, below + 1] - low))
