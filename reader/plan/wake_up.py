"""The price of a wake-up, which everything polled in it shares. Pure.

A poll that wakes radio and processor costs more than its bytes; the next one in the same minute costs next to nothing.
So feeds that are worth a poll wait for each other until the cost of their waiting, the backlog, reaches the price of a
wake-up. It grows fast where a visit is likely or a window is about to overflow, and slowly at night. Where fewer
wake-ups are the aim, that would be too late, after the first visits of an evening, so the number of ready feeds counts
as well.
"""

from __future__ import annotations

import numpy as np

from reader.learn.ledger import SLOT_S, SLOTS
from reader.model.planning import WAKE_UPS, FloatArray
from reader.plan.day_model import DayModel
from reader.plan.outlook import DAYS_BACK, SLOT_H, lost_hours
from reader.plan.poll_state import PollState, seconds_into_day, slot_at

AT_ONCE_S = 300.0
"""How long a feed with an alert waits for the next question at most."""
AWAKE_S = 90.0
"""The machine counts as awake this long after a poll: what follows wakes nothing."""
LOSING = 6.0
"""How many times lost posts count in the backlog, as they cannot be fetched later."""
AIMING = 3
"""A wake-up that costs eight times as much comes half as often, so the price goes with this power of the aim."""
SPARING = 4
"""The same power where fewer than the usual wake-ups are the aim, and the number of ready feeds counts, too."""
PREFETCH = 1.6
"""This many times an even share of the day's polls is worth a wake-up by number alone where the aim is half the usual
wake-ups or fewer; between that and the usual number it counts for less."""
LEAST_PER_FEED_H = 1 / 41_000
"""The least that a wake-up costs for each feed where polls cost next to nothing because the budget is more than the day
needs: a tenth of a second on mains power."""
LEAST_AIMING = 7
"""The power of the aim for that least cost, so that it matters on battery: half as many cost a hundred times more."""
SLOTS_AHEAD = 4
"""The next wake-up is expected in this many slots: what would be lost by then is worth a poll now."""


def next_question_at(day_model: DayModel, now: float) -> float:
    """When the plan decides next: once per slot, more often where a feed has an alert. A visit asks by itself."""
    at_slot = (now // SLOT_S + 1) * SLOT_S
    return min(at_slot, now + AT_ONCE_S) if (day_model.alert > 0).any() else at_slot


def wake_price(day_model: DayModel, poll_state: PollState) -> float:
    """Hours that all polls of a wake-up together must save; 0 while the machine is awake anyway."""
    if poll_state.ages.size and float(poll_state.ages.min()) * SLOT_S <= AWAKE_S:
        return 0.0
    spared = WAKE_UPS / poll_state.wake_ups
    least_h = LEAST_PER_FEED_H * len(day_model.feed_ids) * spared**LEAST_AIMING
    return max(day_model.wake_up_h * spared ** (SPARING if spared > 1 else AIMING), least_h)


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
    # What a visit in the middle finds waiting, without the posts that come after now, which a poll now misses, too.
    waiting = (middle * unfetched - moments) * SLOT_H
    wanted = day_model.alert * unfetched * slots * SLOT_H
    lost = _lost_ahead(day_model, poll_state.ages, now, np.array([0.0, slots]))
    return np.maximum((visits * waiting + wanted) * day_model.stakes.weights + LOSING * lost, 0.0)


def lost_until_next_wake_up(day_model: DayModel, poll_state: PollState) -> FloatArray:
    """(feeds,) hours worth of posts that only a poll now will save."""
    now = _place(day_model, poll_state.now)
    return _lost_ahead(day_model, poll_state.ages, now, np.arange(SLOTS_AHEAD + 1, dtype=np.float64))


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
