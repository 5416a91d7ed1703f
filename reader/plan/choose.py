"""Chooses the feeds to poll now: those worth more than the price for the rest of the day, once together they are worth
a wake-up, and within the rate limit. Used by the engine and by the lab's policy. Pure.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from reader.learn.ledger import SLOT_S
from reader.learn.user_states import state_of
from reader.model.planning import BoolArray, FloatArray, IntArray
from reader.plan.day_model import DayModel, how_sparse
from reader.plan.poll_state import NO_PACE, HostGrants, PollState, slot_at, user_state
from reader.plan.price import (
    ALONG_H,
    AWAY_S,
    LEAST_WORTH_H,
    expected_polls,
    price_at,
    price_step,
    usual_rest,
    worth_steps,
)
from reader.plan.wake_up import AT_ONCE_S, harm_until_next_question, is_worth_waking, lost_until_next_wake_up

MINUTE_S = 60.0
ROUND_S = 15.0
"""How long a round of polls usually takes at most."""
ONCE_A_SLOT = 0.9
"""A feed polled fewer slots ago is left alone: the plan counts one poll of each in a slot. Feeds with an alert may be
polled at every question, and any feed at a visit where the budget is more than the day needs."""
STRETCH = 1.15
"""Feeds that wait for each other are polled less often than the outlook counts, so what is left lasts longer."""
LAST_CALL = 0.5
"""The share of the usual price that a poll must be worth in the last slot of a day, when what is left is of no other
use. Less where there are fewer than the usual polls per feed: those must not be wasted."""
JOINING = 0.9
"""A feed worth this share of the price is polled along with others that wake the machine."""


class Choice(Struct, frozen=True):
    """Feeds to poll now, the worthiest first."""

    places: IntArray
    """Their indices in the day model."""
    worth_h: FloatArray
    """The highest price at which each would still be polled now."""
    backlog_h: float = 0.0
    """What waiting for each other has cost the feeds worth a poll; passed on to the next question."""


def room_now(times: Sequence[float], per_minute: int, now: float) -> int:
    """How many polls the rate limit still allows. `times` are when polls were answered, in order; the limit holds for
    any sixty seconds. A poll is answered after it was asked, so servers see the limit kept, too."""
    return max(per_minute - sum(at > now - MINUTE_S for at in times), 0)


def room_at(times: Sequence[float], per_minute: int, now: float) -> float:
    """When to poll on: as soon as there is room for as many polls as one round answered, without waiting for a slow
    host."""
    if len(times) < per_minute:
        return now
    return max(min(times[-1], times[0] + ROUND_S) + MINUTE_S, now)


def choose_now(day_model: DayModel, poll_state: PollState, *, user_present: bool = False) -> Choice:
    """Choose at the price of this moment. `user_present` is true at the moment of a visit."""
    if poll_state.left <= 0 or poll_state.share <= 0 or not day_model.feed_ids:
        return _nothing(poll_state.backlog_h)
    if _is_last_call(day_model, poll_state, _state(day_model, poll_state, user_present)):
        sparse = how_sparse(day_model.price_state.budget, len(day_model.feed_ids))
        bar = max(LAST_CALL * sparse * day_model.price_state.price_h, LEAST_WORTH_H)
        return choose_at(day_model, replace(poll_state, wake_ups=np.inf), bar, user_present=user_present)
    price_h = float(price_at(day_model.outlook, step_now(day_model, poll_state, user_present=user_present)))
    return choose_at(day_model, poll_state, max(price_h, LEAST_WORTH_H), user_present=user_present)


def choose_at(day_model: DayModel, poll_state: PollState, bar: float, *, user_present: bool = False) -> Choice:
    """Choose what is worth more than `bar`, if it is worth a wake-up; the bar is infinite while the machine is off."""
    if bar == np.inf:
        return _nothing(poll_state.backlog_h)
    state = _state(day_model, poll_state, user_present)
    worth = _worth_now(day_model, poll_state, state)
    often = (day_model.alert > 0) | (user_present and _is_plenty(bar))
    least_age = np.where(often, AT_ONCE_S / SLOT_S, 1.0) * ONCE_A_SLOT
    may = (poll_state.earliest_at <= poll_state.now) & (poll_state.ages >= least_age)
    ready = may & (worth >= bar)
    if not ready.any():
        return _nothing(poll_state.backlog_h)
    harm = harm_until_next_question(day_model, poll_state, state)
    backlog_h = poll_state.backlog_h + float(harm[ready].sum())
    if not is_worth_waking(day_model, poll_state, int(np.count_nonzero(ready)), backlog_h):
        return _nothing(backlog_h)
    bar_to_join = ALONG_H if _is_plenty(bar) else max(JOINING * bar, LEAST_WORTH_H)
    return _in_order(may & (worth >= bar_to_join), worth, poll_state)


def _is_plenty(bar: float) -> bool:
    """Whether the budget is more than the day needs: the bar is as low as it gets."""
    return bar <= LEAST_WORTH_H


def _in_order(wanted: BoolArray, worth: FloatArray, poll_state: PollState) -> Choice:
    """The choice by worth; of equal worth, the longest unpolled first."""
    places = np.flatnonzero(wanted)
    chosen = places[np.lexsort((-poll_state.ages[places], -worth[places]))[: poll_state.left]]
    return Choice(chosen, worth[chosen])


def _nothing(backlog_h: float) -> Choice:
    return Choice(np.empty(0, dtype=np.int64), np.empty(0), backlog_h)


def _worth_now(day_model: DayModel, poll_state: PollState, state: int) -> FloatArray:
    slot = slot_at(day_model, poll_state.now)
    steps = worth_steps(day_model.outlook, slot, state, poll_state.ages)
    worth = np.where(steps < 0, 0.0, price_at(day_model.outlook, steps))
    return np.maximum(worth, lost_until_next_wake_up(day_model, poll_state))


def step_now(day_model: DayModel, poll_state: PollState, *, user_present: bool = False) -> float:
    """The step on the ladder of prices at which what is left lasts until midnight. A machine that saves power or bytes
    goes on at a share of an ordinary day's pace; the rest stays for later in the day."""
    slot, state = slot_at(day_model, poll_state.now), _state(day_model, poll_state, user_present)
    left = STRETCH * poll_state.left
    if poll_state.share < 1.0:
        usual = usual_rest(day_model.outlook, slot, state, state_of(AWAY_S), day_model.price_state.budget)
        left = poll_state.share * min(left, usual)
    polls = expected_polls(day_model.outlook, slot, state, poll_state.ages)
    return price_step(total_polls(polls, poll_state.grants), left)


def total_polls(polls: FloatArray, grants: HostGrants | None) -> FloatArray:
    """(prices,) sums of (prices, feeds); polls that a host does not grant are left to other feeds."""
    if grants is None:
        return np.asarray(polls.sum(axis=1))
    total = polls[:, grants.hosts == NO_PACE].sum(axis=1)
    for host, granted in enumerate(grants.granted.tolist()):
        total = total + np.minimum(polls[:, grants.hosts == host].sum(axis=1), granted)
    return np.asarray(total)


def _state(day_model: DayModel, poll_state: PollState, user_present: bool) -> int:
    return 0 if user_present else user_state(day_model, poll_state)


def _is_last_call(day_model: DayModel, poll_state: PollState, state: int) -> bool:
    """Whether nothing needs to be kept for later today: the user is not here, and nothing has to be saved."""
    return poll_state.now + SLOT_S >= day_model.day_end and state > 0 and poll_state.share >= 1.0
