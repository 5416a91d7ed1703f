"""Forecast of the coming hours' polls, if the owner does not come and nothing else happens. Pure.

What is really polled is chosen anew at every question; this is what would be chosen as far as can be seen now. It
is shown and triggers nothing.
"""

from __future__ import annotations

from collections.abc import Collection

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from reader.learn.attention import state_of
from reader.learn.ledger import SLOT_S, SLOTS
from reader.learn.localtime import local_seconds, slot_of_day
from reader.model.logged import PlannedPoll
from reader.model.planning import FloatArray, IntArray
from reader.plan.choose import Choice, choose_now, step_now
from reader.plan.day_model import DayModel
from reader.plan.find_reason import find_reason
from reader.plan.poll_state import PollState, state_at
from reader.plan.price import price_at, usual_price, worth_steps
from reader.plan.price_state import AWAY_S, LEAST_WORTH_H


def forecast_polls(
    day_model: DayModel,
    poll_state: PollState,
    first_at: float,
    hours: float = 24.0,
    only: Collection[int] | None = None,
) -> list[PlannedPoll]:
    """In the order of time. `first_at` is when the engine will next choose; `only` names feeds to follow."""
    followed = np.array([only is None or feed_id in only for feed_id in day_model.feed_ids], dtype=np.bool_)
    if not followed.any():
        return []
    path = _make_path(day_model, poll_state, first_at, hours)
    state = _later(poll_state, first_at)
    ages, left = state.ages, {True: poll_state.left, False: day_model.price_state.budget}
    found: list[PlannedPoll] = []
    for turn, at in enumerate(path.times.tolist()):
        is_today = at < day_model.day_end
        choice = (
            choose_now(day_model, state) if turn == 0 else _choose_then(day_model, state, path, turn, ages)
        )
        kept = np.flatnonzero(followed[choice.places])[: max(left[is_today], 0)]
        places, worth = choice.places[kept], choice.worth_h[kept]
        for place, worth_h in zip(places.tolist(), worth.tolist(), strict=True):
            reason = find_reason(day_model, state, place, at, float(ages[place]))
            found.append(PlannedPoll(at, day_model.feed_ids[place], worth_h, str(reason)))
        left[is_today] -= len(places)
        ages = ages.copy()
        ages[places] = 0.0
        ages += 1
    return found


class _Path(Struct, frozen=True):
    """The coming slots, with the owner's state and the price in each if nobody comes."""

    times: FloatArray
    slots: IntArray
    states: IntArray
    steps: FloatArray
    """Where on the ladder of prices; infinite while the machine is usually off."""


def _later(poll_state: PollState, at: float) -> PollState:
    ages = poll_state.ages + (at - poll_state.now) / SLOT_S
    return replace(poll_state, now=at, ages=ages)


def _make_path(day_model: DayModel, poll_state: PollState, first_at: float, hours: float) -> _Path:
    times = np.arange(first_at, poll_state.now + hours * 3_600, SLOT_S)
    slots = slot_of_day(local_seconds(times, day_model.zone), SLOTS)
    states = np.array([state_at(poll_state.last_look_at, at) for at in times.tolist()], dtype=np.int64)
    today, tomorrow = step_now(day_model, poll_state), _tomorrow_step(day_model, poll_state)
    steps = np.where(times < day_model.day_end, today, tomorrow)
    return _Path(times, slots, states, np.where(day_model.closed[slots], np.inf, np.maximum(steps, 0.0)))


def _choose_then(
    day_model: DayModel, poll_state: PollState, path: _Path, turn: int, ages: FloatArray
) -> Choice:
    """As choose_now, at a price that was foreseen; the worthiest first."""
    worth_at = worth_steps(day_model.outlook, int(path.slots[turn]), int(path.states[turn]), ages)
    polite = poll_state.earliest_at <= path.times[turn]
    wanted = np.flatnonzero((worth_at >= path.steps[turn]) & polite)
    worth = price_at(day_model.outlook, worth_at[wanted])
    wanted, worth = wanted[worth >= LEAST_WORTH_H], worth[worth >= LEAST_WORTH_H]
    order = np.argsort(-worth, kind="stable")
    return Choice(wanted[order], worth[order])


def _tomorrow_step(day_model: DayModel, poll_state: PollState) -> float:
    """As if the machine had to spare, if it must now, for the whole of tomorrow, too."""
    price_h, budget = day_model.price_state.next_price_h, day_model.price_state.budget
    if poll_state.share < 1.0:
        price_h = usual_price(day_model.outlook, state_of(AWAY_S), int(poll_state.share * budget))
    known = np.log(day_model.outlook.prices)
    return float(np.interp(np.log(max(price_h, LEAST_WORTH_H)), known, np.arange(len(known))))


def price_now(day_model: DayModel, poll_state: PollState) -> float:
    """What a poll must save to be made, so that what is left lasts until midnight."""
    return max(float(price_at(day_model.outlook, step_now(day_model, poll_state))), LEAST_WORTH_H)
