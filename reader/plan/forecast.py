"""Forecast of the coming hours' polls, if the owner does not come and nothing else happens. Pure.

What is really polled is chosen anew at every question; this is what would be chosen as far as can be seen now. It
is shown and triggers nothing.
"""

from __future__ import annotations

from collections.abc import Collection

import numpy as np
from msgspec.structs import replace

from reader.learn.ledger import SLOT_S, SLOTS
from reader.learn.localtime import local_seconds, slot_of_day
from reader.learn.owner_states import state_of
from reader.model.logged import PlannedPoll
from reader.plan.choose import choose_at, choose_now, step_now
from reader.plan.day_model import DayModel
from reader.plan.find_reason import find_reason
from reader.plan.poll_state import NO_PACE, HostGrants, PollState
from reader.plan.price import price_at, usual_price
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
    state, turns = _later(poll_state, first_at), _Turns(poll_state.grants)
    left = {True: poll_state.left, False: day_model.price_state.budget}
    found: list[PlannedPoll] = []
    for turn, (at, bar) in enumerate(_list_questions(day_model, poll_state, first_at, hours)):
        is_today = at < day_model.day_end
        state = replace(state, now=at, left=max(left[is_today], 0))
        choice = choose_now(day_model, state) if turn == 0 else choose_at(day_model, state, bar)
        ages = state.ages.copy()
        for place, worth_h in zip(choice.places.tolist(), choice.worth_h.tolist(), strict=True):
            turn_at = turns.take(place, at)
            if turn_at is None:
                continue
            left[is_today] -= 1
            ages[place] = 0.0
            if followed[place]:
                reason = find_reason(day_model, state, place, at, float(state.ages[place]))
                found.append(PlannedPoll(turn_at, day_model.feed_ids[place], worth_h, str(reason)))
        state = replace(state, ages=ages + 1, backlog_h=choice.backlog_h)
    return sorted(found, key=lambda poll: poll.at)


class _Turns:
    """When the hosts with a pace take the next request. Feeds beyond what a host grants in a slot are asked about again
    in the next one."""

    def __init__(self, grants: HostGrants | None) -> None:
        self._hosts = None if grants is None else grants.hosts
        self._spacing_s = [] if grants is None else grants.spacing_s.tolist()
        self._free_at = [] if grants is None else grants.free_at.tolist()

    def take(self, place: int, at: float) -> float | None:
        host = NO_PACE if self._hosts is None else int(self._hosts[place])
        if host == NO_PACE:
            return at
        turn_at = max(self._free_at[host], at)
        if turn_at >= at + SLOT_S:
            return None
        self._free_at[host] = turn_at + self._spacing_s[host]
        return float(turn_at)


def _later(poll_state: PollState, at: float) -> PollState:
    ages = poll_state.ages + (at - poll_state.now) / SLOT_S
    return replace(poll_state, now=at, ages=ages)


def _list_questions(
    day_model: DayModel, poll_state: PollState, first_at: float, hours: float
) -> list[tuple[float, float]]:
    """When the coming slots ask, and what a poll must be worth then if nobody comes; infinitely much while the
    machine is usually off."""
    times = np.arange(first_at, poll_state.now + hours * 3_600, SLOT_S)
    slots = slot_of_day(local_seconds(times, day_model.zone), SLOTS)
    today, tomorrow = step_now(day_model, poll_state), _tomorrow_step(day_model, poll_state)
    bars = price_at(day_model.outlook, np.where(times < day_model.day_end, today, tomorrow))
    bars = np.where(day_model.closed[slots], np.inf, np.maximum(bars, LEAST_WORTH_H))
    return list(zip(times.tolist(), bars.tolist(), strict=True))


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
