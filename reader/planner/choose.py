"""Chooses the feeds to poll now: those worth more than the price of the day, once together they are worth
a wake-up, and within the rate limit. Used by the engine and by the lab's policy. Pure.

A poll that wakes radio and processor costs more than its bytes; the next one in the same minute costs next to nothing.
So feeds that are worth a poll wait for each other until the cost of their waiting, the backlog, reaches the price of a
wake-up. It grows fast where a visit is likely or a window is about to overflow, and slowly at night. Where fewer
wake-ups are the aim, that would be too late, after the first visits of an evening, so the number of ready feeds counts
as well.

Feeds that are fetched once a day or less take turns: by the price of the day alone, those of like worth would all be
ripe at the same moment, and after an import none would be for days. So each day fetches as many of them as an even
spread would, those that come nearest to their time first, and each at its best moment of the day.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from reader.core.records.planning import WAKE_UPS, BoolArray, FloatArray, IntArray
from reader.core.records.reasons import PollReason
from reader.planner.day_model import DayModel
from reader.planner.learning.rhythm import SLOT_S, SLOTS
from reader.planner.learning.user_states import state_of
from reader.planner.outlook import DAYS_BACK, SLOT_H, lost_hours
from reader.planner.poll_state import NO_PACE, HostGrants, PollState, seconds_into_day, slot_at, user_state
from reader.planner.price import (
    ALONG_H,
    AWAY_S,
    LEAST_WORTH_H,
    even_polls_of_a_day,
    expected_polls,
    price_at,
    price_step,
    read_at,
    step_at,
    worth_steps,
)
from reader.planner.week import price_of_share

SELDOM = 1.25
"""Fetches a day on average; feeds with fewer take turns."""
NEAR_ENOUGH = 0.98
"""A feed is fetched when it is this near to its best moment of the day."""
LEAST_NEAR = 1e-3


class Turns(Struct, frozen=True):
    is_due: BoolArray
    """(feeds,) whether a feed's turn is now."""
    quota: int
    """How many of them may still be fetched today."""
    worth_h: FloatArray
    """(feeds,) what a fetch is worth by how near each is to its time."""


def choose_turns(day_model: DayModel, poll_state: PollState, state: int, bar: float) -> Turns:
    """The turns of this moment at the price `bar`."""
    outlook = day_model.outlook
    step = step_at(outlook, bar)
    rates = read_at(even_polls_of_a_day(outlook), step)
    is_seldom = (rates > 0) & (rates <= SELDOM)
    polled_today = poll_state.ages * SLOT_S < seconds_into_day(day_model, poll_state.now)
    made = min(int(np.count_nonzero(is_seldom & polled_today)), poll_state.spent)
    planned = int(poll_state.share * float(np.minimum(rates, 1.0)[is_seldom].sum()) + 0.5)
    quota = min(planned - made, poll_state.left)
    if quota <= 0:
        return Turns(np.zeros_like(is_seldom), 0, np.zeros(len(rates)))
    nearness = _nearness(day_model, poll_state, state, step)
    nearness[:, ~is_seldom] = 0.0
    best = np.sort(nearness.max(axis=0))
    enough = max(float(best[-min(quota, len(best))]), LEAST_NEAR)
    return Turns(is_seldom & (nearness[0] >= NEAR_ENOUGH * enough), quota, bar * np.minimum(nearness[0], 1.0) ** 2)


def _nearness(day_model: DayModel, poll_state: PollState, state: int, step: float) -> FloatArray:
    """(slots until midnight, feeds) how much of its time to wait has passed for each feed, if the user doesn't come."""
    slots = np.arange(slot_at(day_model, poll_state.now), SLOTS)
    since = AWAY_S if poll_state.last_visit_at is None else poll_state.now - poll_state.last_visit_at
    states = np.array([state] + [state_of(since + ahead * SLOT_S) for ahead in range(1, len(slots))], dtype=np.int64)
    ripe_age = day_model.outlook.ripe_ages_on(slots, states, step)
    return np.asarray((poll_state.ages + np.arange(len(slots))[:, None]) / np.maximum(ripe_age, 1e-3))


AT_ONCE_S = 300.0
"""How long a feed with an alert waits for the next question at most."""
AWAKE_S = 90.0
"""The machine counts as awake this long after a poll: what follows wakes nothing."""
LOSING = 4.0
"""How many times lost posts count in the backlog, as they cannot be fetched later."""
AIMING = 3
"""A wake-up that costs eight times as much comes half as often, so the price goes with this power of the aim."""
SPARING = 4
"""The same power where fewer than the usual wake-ups are the aim, and the number of ready feeds counts too."""
PREFETCH = 1.6
"""This many times an even share of the day's polls is worth a wake-up by number alone where the aim is half the usual
wake-ups or fewer; between that and the usual number it counts for less."""
LEAST_PER_FEED_H = 1 / 1_200
"""The least that a wake-up costs for each feed where the budget is more than the day needs: three seconds on mains
power, so that a large budget for few feeds wakes the machine no oftener than a small one for many."""
SLOTS_AHEAD = 8
"""What would be lost in so many slots is worth a poll now, where the machine is woken anyway."""


def next_question_at(day_model: DayModel, now: float) -> float:
    """When the plan decides next: once per slot, more often where a feed has an alert. A visit also asks."""
    at_slot = (now // SLOT_S + 1) * SLOT_S
    return min(at_slot, now + AT_ONCE_S) if (day_model.alert > 0).any() else at_slot


def wake_price(day_model: DayModel, poll_state: PollState) -> float:
    """Hours that all polls of a wake-up together must save; 0 while the machine is awake anyway."""
    if poll_state.ages.size and float(poll_state.ages.min()) * SLOT_S <= AWAKE_S:
        return 0.0
    spared = WAKE_UPS / poll_state.wake_ups
    usual_h = max(day_model.wake_up_h, LEAST_PER_FEED_H * len(day_model.feed_ids))
    return usual_h * spared ** (SPARING if spared > 1 else AIMING)


def is_worth_waking(day_model: DayModel, poll_state: PollState, ready: int, backlog_h: float) -> bool:
    """Whether the backlog and the number of `ready` feeds, each as a share of what is enough, add up to a wake-up."""
    price_h = wake_price(day_model, poll_state)
    if backlog_h >= price_h:
        return True
    by_number = min(max(WAKE_UPS / poll_state.wake_ups - 1.0, 0.0), 1.0)
    enough = PREFETCH * max(day_model.price_state.budget, 1) / poll_state.wake_ups
    return backlog_h / price_h + by_number * ready / enough >= 1.0


def harm_until_next_question(day_model: DayModel, poll_state: PollState, state: int) -> FloatArray:
    """(feeds,) hours that leaving each feed alone until then costs, compared with a poll now."""
    now = _place(day_model, poll_state.now)
    slots = (next_question_at(day_model, poll_state.now) - poll_state.now) / SLOT_S
    middle = now + slots / 2
    visits = float(day_model.visits[state, slot_at(day_model, poll_state.now)]) * slots
    unfetched = _posted_at(day_model, np.array([now]))[:, 0] - _read(day_model.posted, now - poll_state.ages)
    moments = _columns(day_model.moments, np.array([now]))[:, 0] - _read(day_model.moments, now - poll_state.ages)
    # What a visit in the middle finds waiting, without the posts that come after now, which a poll now misses too.
    waiting = (middle * unfetched - moments) * SLOT_H
    wanted = day_model.alert * unfetched * slots * SLOT_H
    lost = _lost_ahead(day_model, poll_state.ages, now, np.array([0.0, slots]))
    stakes = day_model.stakes
    return np.maximum(visits * waiting * stakes.of_waiting() + wanted * stakes.weights + LOSING * lost, 0.0)


def _lost_ahead(day_model: DayModel, ages: FloatArray, now: float, ahead: FloatArray) -> FloatArray:
    """(feeds,) hours worth of posts lost until the last of the moments `ahead` by not polling now."""
    posted = _posted_at(day_model, now + ahead)
    coming, fresh = posted[:, 1:] - posted[:, :-1], (posted[:, 1:] + posted[:, :-1]) / 2 - posted[:, :1]
    unfetched = posted[:, :1] - _read(day_model.posted, now - ages)[:, None]
    alone = lost_hours(unfetched + fresh, coming, day_model.stakes)
    return np.asarray((alone - lost_hours(fresh, coming, day_model.stakes)).sum(axis=1))


def _place(day_model: DayModel, at: float) -> float:
    """The place of an instant on the borders of `DayModel.posted`."""
    return DAYS_BACK * SLOTS + seconds_into_day(day_model, at) / SLOT_S


def _posted_at(day_model: DayModel, places: FloatArray) -> FloatArray:
    """(feeds, places) of `DayModel.posted`; after midnight tonight is taken to be like today."""
    posted = day_model.posted
    is_tonight = places > posted.shape[1] - 1
    if not is_tonight.any():
        return _columns(posted, places)
    of_a_day = np.where(is_tonight, (posted[:, -1] - posted[:, -1 - SLOTS])[:, None], 0.0)
    return np.asarray(_columns(posted, np.where(is_tonight, places - SLOTS, places)) + of_a_day)


def _columns(table: FloatArray, places: FloatArray) -> FloatArray:
    """(feeds, places), interpolated between the borders."""
    below = np.minimum(places.astype(np.int64), table.shape[1] - 2)
    low = table[:, below]
    return np.asarray(low + (places - below) * (table[:, below + 1] - low))


def _read(table: FloatArray, place: FloatArray) -> FloatArray:
    """(feeds,) the same with a place for each feed; places before the table count as its beginning."""
    place = np.maximum(place, 0.0)
    below = np.minimum(place.astype(np.int64), table.shape[1] - 2)
    feeds = np.arange(len(place))
    low = table[feeds, below]
    return np.asarray(low + (place - below) * (table[feeds, below + 1] - low))


MINUTE_S = 60.0
ROUND_S = 15.0
"""How long a round of polls usually takes at most."""
ONCE_A_SLOT = 0.9
"""A feed polled fewer slots ago is left alone: the plan counts one poll of each in a slot. Feeds with an alert may be
polled at every question, and any feed at a visit where the budget is more than the day needs."""
STRETCH = 1.15
"""Feeds that wait for each other are polled less often than the outlook counts, so what is left lasts longer."""
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
    reasons: tuple[PollReason, ...] = ()
    """Why each, where another strategy than Paperround's own chose."""


def room_now(times: Sequence[float], per_minute: int, now: float) -> int:
    """How many polls the rate limit still allows. `times` are when polls were answered, in order; the limit holds for
    any sixty seconds. A poll is answered after it was asked, so servers see the limit kept too."""
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
    turns = choose_turns(day_model, poll_state, state, bar)
    in_turn = _sort(may & turns.is_due & ~ready, turns.worth_h, poll_state)[: turns.quota]
    ready[in_turn] = True
    if not ready.any():
        return _nothing(poll_state.backlog_h)
    harm = harm_until_next_question(day_model, poll_state, state)
    # Whose turn it is costs as much by waiting as others cost at the bar.
    worth[in_turn] = np.maximum(worth, turns.worth_h)[in_turn]
    harm[in_turn] *= bar / np.maximum(turns.worth_h[in_turn], LEAST_WORTH_H)
    backlog_h = poll_state.backlog_h + float(harm[ready].sum())
    if not is_worth_waking(day_model, poll_state, int(np.count_nonzero(ready)), backlog_h):
        return _nothing(backlog_h)
    bar_to_join = ALONG_H if _is_plenty(bar) else max(JOINING * bar, LEAST_WORTH_H)
    chosen = _sort((may & (worth >= bar_to_join)) | ready, worth, poll_state)[: poll_state.left]
    return Choice(chosen, worth[chosen])


def _is_plenty(bar: float) -> bool:
    """Whether the budget is more than the day needs: the bar is as low as it gets."""
    return bar <= LEAST_WORTH_H


def _sort(wanted: BoolArray, worth: FloatArray, poll_state: PollState) -> IntArray:
    """The places by worth; of equal worth, the longest unpolled first."""
    places = np.flatnonzero(wanted)
    return np.asarray(places[np.lexsort((-poll_state.ages[places], -worth[places]))])


def _nothing(backlog_h: float) -> Choice:
    return Choice(np.empty(0, dtype=np.int64), np.empty(0), backlog_h)


def _worth_now(day_model: DayModel, poll_state: PollState, state: int) -> FloatArray:
    slot = slot_at(day_model, poll_state.now)
    steps = worth_steps(day_model.outlook, slot, state, poll_state.ages)
    worth = np.where(steps < 0, 0.0, price_at(day_model.outlook, steps))
    # What only a poll now will save counts too.
    ahead = np.arange(SLOTS_AHEAD + 1, dtype=np.float64)
    return np.maximum(worth, _lost_ahead(day_model, poll_state.ages, _place(day_model, poll_state.now), ahead))


def step_now(day_model: DayModel, poll_state: PollState, *, user_present: bool = False) -> float:
    """The step on the ladder of prices of the day's price, or of the one at which what is left lasts until midnight, if
    that is higher. A machine that saves power or bytes makes a share of a day's polls; the rest stays for others."""
    slot, state = slot_at(day_model, poll_state.now), _state(day_model, poll_state, user_present)
    outlook = day_model.outlook
    polls = total_polls(expected_polls(outlook, slot, state, poll_state.ages), poll_state.grants)
    day, share = day_model.price_state, poll_state.share
    step = step_at(outlook, day.price_h if share >= 1.0 else price_of_share(day, share))
    usual = float(np.interp(step, np.arange(len(polls)), polls))
    return max(step, price_step(polls, min(share * STRETCH * poll_state.left, usual)))


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
