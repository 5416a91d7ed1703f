"""Forecast of the coming hours' polls, if the user does not come and nothing else happens, and the reason of a poll.

Real polls are chosen again each time the plan is asked. The forecast is shown and triggers nothing. Pure.
"""

from __future__ import annotations

import math
from collections.abc import Collection

import numpy as np
from msgspec.structs import replace

from reader.core.records.content import FeedBias
from reader.core.records.logged import PlannedPoll
from reader.core.records.planning import DAY_S
from reader.core.records.reasons import SIGNS, Bias, Cause, PollReason, before_visit, parse_poll_reason
from reader.planner.alerting import FELT
from reader.planner.choose import choose_at, choose_now, step_now
from reader.planner.day_model import DayModel
from reader.planner.learning.localtime import local_seconds, slot_of_day
from reader.planner.learning.rhythm import SLOT_S, SLOTS
from reader.planner.learning.user_states import STATES
from reader.planner.outlook import DAYS_BACK, NONE_SOON
from reader.planner.poll_state import NO_PACE, HostGrants, PollState, slot_at, user_state
from reader.planner.price import LEAST_WORTH_H, price_at, step_at

WORTH_TELLING = 1.25
"""The factor by which content must change a weight to be shown with the reason."""
NEARLY_FULL = 0.5
"""A window filled to this share with unfetched posts is in danger of losing some."""


def find_reason(
    day_model: DayModel, poll_state: PollState, place: int, at: float, age: float, *, user_present: bool = False
) -> PollReason:
    """The reason of a poll `at` a moment when the last one was `age` slots ago, from what the day model expects."""
    because = _find_cause(day_model, poll_state, place, at, age, user_present)
    return replace(because, bias=int(find_bias(day_model.feed_biases[place])))


def _find_cause(
    day_model: DayModel, poll_state: PollState, place: int, at: float, age: float, user_present: bool
) -> PollReason:
    slot = slot_at(day_model, at)
    posts = expected_posts(day_model, place, slot, age)
    window, per_day = int(day_model.stakes.windows[place]), float(day_model.rhythm.per_day[place])
    if user_present:
        return PollReason(Cause.YOU_ARE_READING, posts=whole_posts(posts))
    # A wish that ended within the last slot is why the poll comes only now.
    if poll_state.earliest_at[place] > at - SLOT_S and age > 1.0:
        wish = parse_poll_reason(poll_state.wishes[place]) if poll_state.wishes else None
        return PollReason(Cause.LEFT_ALONE) if wish is None else replace(wish, held_back=1)
    if posts >= NEARLY_FULL * window and per_day > 0:
        return PollReason(Cause.NOTHING_LOST, window=window, span_s=round(window / per_day * DAY_S))
    if day_model.alert[place] >= FELT:
        return PollReason(Cause.WANTED_AT_ONCE)
    sign = poll_state.last_sign
    if sign is not None and user_state(day_model, replace(poll_state, now=at)) == STATES:
        return PollReason(Cause.YOU_CAME, sign=SIGNS[sign.sign])
    slots = int(day_model.until_visit[slot])
    if slots != NONE_SOON:
        return before_visit((at // SLOT_S + slots + 0.5) * SLOT_S)
    return PollReason(Cause.POSTED_BY_THEN, posts=whole_posts(posts))


def find_bias(feed_bias: FeedBias) -> Bias:
    """What changes a feed's weight most by its content; NONE where that is little."""
    novelty, interest = math.log(feed_bias.novelty), math.log(feed_bias.interest)
    if abs(novelty) >= abs(interest):
        strength, more, less = novelty, Bias.BRINGS_NEW, Bias.REPEATS
    else:
        strength, more, less = interest, Bias.OFTEN_OPENED, Bias.SELDOM_OPENED
    if abs(strength) < math.log(WORTH_TELLING):
        return Bias.NONE
    return more if strength > 0 else less


def expected_posts(day_model: DayModel, place: int, slot: int, age: float) -> float:
    """The posts expected in the last `age` slots."""
    end = DAYS_BACK * SLOTS + slot + 1
    start = max(end - 1 - math.ceil(age), 0)
    return float(day_model.posted[place, end] - day_model.posted[place, start])


def whole_posts(posts: float) -> int:
    """The rounded number; 0 where one post is uncertain."""
    return 0 if posts < 0.75 else max(round(posts), 1)


def forecast_polls(
    day_model: DayModel,
    poll_state: PollState,
    first_at: float,
    hours: float = 24.0,
    only: Collection[int] | None = None,
) -> list[PlannedPoll]:
    """The polls in order of time. `first_at` is when the engine will choose next; `only` names the feeds to list."""
    followed = np.array([only is None or feed_id in only for feed_id in day_model.feed_ids], dtype=np.bool_)
    if not followed.any():
        return []
    state, turns = _later(poll_state, first_at), _Turns(poll_state.grants)
    left = {True: poll_state.left, False: day_model.price_state.budget}
    spent = {True: poll_state.spent, False: 0}
    found: list[PlannedPoll] = []
    for turn, (at, bar) in enumerate(_list_questions(day_model, poll_state, first_at, hours)):
        is_today = at < day_model.day_end
        state = replace(state, now=at, left=max(left[is_today], 0), spent=spent[is_today])
        choice = choose_now(day_model, state) if turn == 0 else choose_at(day_model, state, bar)
        ages = state.ages.copy()
        for place, worth_h in zip(choice.places.tolist(), choice.worth_h.tolist(), strict=True):
            turn_at = turns.next_turn(place, at)
            if turn_at is None:
                continue
            left[is_today] -= 1
            spent[is_today] += 1
            ages[place] = 0.0
            if followed[place]:
                reason = find_reason(day_model, state, place, at, float(state.ages[place]))
                found.append(PlannedPoll(turn_at, day_model.feed_ids[place], worth_h, str(reason)))
        state = replace(state, ages=ages + 1, backlog_h=choice.backlog_h)
    return sorted(found, key=lambda poll: poll.at)


class _Turns:
    """When hosts with a pace take their next requests. Feeds beyond what a host grants in a slot are considered again
    in the next slot."""

    def __init__(self, grants: HostGrants | None) -> None:
        self._hosts = None if grants is None else grants.hosts
        self._spacing_s = [] if grants is None else grants.spacing_s.tolist()
        self._free_at = [] if grants is None else grants.free_at.tolist()

    def next_turn(self, place: int, at: float) -> float | None:
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
    """The times of the coming questions with what a poll must be worth then, which is infinite while the machine is
    usually off."""
    times = np.arange(first_at, poll_state.now + hours * 3_600, SLOT_S)
    slots = slot_of_day(local_seconds(times, day_model.zone), SLOTS)
    step = step_now(day_model, poll_state)
    tomorrow = step if poll_state.share < 1.0 else step_at(day_model.outlook, day_model.price_state.price_h)
    bars = price_at(day_model.outlook, np.where(times < day_model.day_end, step, tomorrow))
    bars = np.where(day_model.closed[slots], np.inf, np.maximum(bars, LEAST_WORTH_H))
    return list(zip(times.tolist(), bars.tolist(), strict=True))


def price_now(day_model: DayModel, poll_state: PollState) -> float:
    """What a poll must save to be made now."""
    return max(float(price_at(day_model.outlook, step_now(day_model, poll_state))), LEAST_WORTH_H)
