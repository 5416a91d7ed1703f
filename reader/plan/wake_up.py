"""The price of a wake-up, which everything polled in it shares. Pure.

A poll that wakes radio and processor costs more than its bytes; the next one in the same minute costs next to
nothing. So feeds that are worth a poll wait for each other until what their waiting costs comes to the price of a
wake-up: the backlog. It grows fast where a visit is likely or a window about to overflow, and slowly at night. Where
wake-ups are spared it would come too late, after the first visits of an evening: there the number of feeds that are
ready speaks for waking the machine, too.
"""

from __future__ import annotations

import numpy as np

from reader.learn.ledger import SLOT_S, SLOTS
from reader.model.planning import WAKE_UPS, FloatArray
from reader.plan.day_model import DayModel
from reader.plan.outlook import DAYS_BACK, SLOT_H, lost_hours
from reader.plan.poll_state import PollState, seconds_into_day, slot_at

AT_ONCE_S = 300.0
"""How long a feed that is wanted at once waits for the next question at most."""
AWAKE_S = 90.0
"""So long after a poll the machine counts as awake: what follows wakes nothing."""
LOSING = 6.0
"""What is lost until the next question cannot be had later: it counts so many times in the backlog."""
AIMING = 3
"""A wake-up that costs eight times as much comes half as often, so the price goes with this power of the aim."""
SPARING = 4
"""The same where fewer than usual are aimed at, and the number of feeds that are ready counts, too."""
PREFETCH = 1.6
"""So many times an even share of the day's polls are worth a wake-up by their number alone, from half the usual
wake-ups on; between that and the usual ones their number counts for less."""
LEAST_PER_FEED_H = 1 / 41_000
"""Where the budget is more than the day needs a poll costs next to nothing, and a wake-up goes on costing this for each
feed: on mains a tenth of a second. It is a waste of power to spare it there, but not on battery."""
LEAST_AIMING = 7
"""That is why it goes with this power of the aim: a hundred times as much where half as many are aimed at."""
SLOTS_AHEAD = 4
"""The next wake-up is expected in so many slots: what would be lost by then is worth a poll now."""


def next_question_at(day_model: DayModel, now: float) -> float:
    """The plan decides once per slot, more often where a feed is wanted at once; a visit is a question of its own."""
    at_slot = (now // SLOT_S + 1) * SLOT_S
    return min(at_slot, now + AT_ONCE_S) if (day_model.alert > 0).any() else at_slot


def wake_price(day_model: DayModel, poll_state: PollState) -> float:
    """What all polls of a wake-up together must save, in hours; nothing while the machine is awake anyway."""
    if poll_state.ages.size and float(poll_state.ages.min()) * SLOT_S <= AWAKE_S:
        return 0.0
    spared = WAKE_UPS / poll_state.wake_ups
    least_h = LEAST_PER_FEED_H * len(day_model.feed_ids) * spared**LEAST_AIMING
    return max(day_model.wake_up_h * spared ** (SPARING if spared > 1 else AIMING), least_h)


def is_worth_waking(day_model: DayModel, poll_state: PollState, ready: int, backlog_h: float) -> bool:
    """Whether the backlog and the number of feeds that are `ready` come to a wake-up, each counted in parts of it."""
    price_h = wake_price(day_model, poll_state)
    if backlog_h >= price_h:
        return True
    by_number = min(max(WAKE_UPS / poll_state.wake_ups - 1.0, 0.0), 1.0)
    enough = PREFETCH * max(day_model.price_state.budget, 1) / poll_state.wake_ups
    return backlog_h / price_h + by_number * ready / enough >= 1.0


def harm_until_next_question(day_model: DayModel, poll_state: PollState, state: int) -> FloatArray:
    """(feeds,) hours that leaving each feed alone until then costs beyond what a poll now would leave."""
    now = _place(day_model, poll_state.now)
    slots = (next_question_at(day_model, poll_state.now) - poll_state.now) / SLOT_S
    middle = now + slots / 2
    visits = float(day_model.visits[state, slot_at(day_model, poll_state.now)]) * slots
    unfetched = _posted_at(day_model, np.array([now]))[:, 0] - _read(day_model.posted, now - poll_state.ages)
    moments = _columns(day_model.moments, np.array([now]))[:, 0] - _read(day_model.moments, now - poll_state.ages)
    # A visit in the middle finds these waiting beside the posts that come after now, which a poll now leaves, too.
    waiting = (middle * unfetched - moments) * SLOT_H
    wanted = day_model.alert * unfetched * slots * SLOT_H
    lost = _lost_ahead(day_model, poll_state.ages, now, np.array([0.0, slots]))
    return np.maximum((visits * waiting + wanted) * day_model.stakes.weights + LOSING * lost, 0.0)


def lost_until_next_wake_up(day_model: DayModel, poll_state: PollState) -> FloatArray:
    """(feeds,) hours worth of posts that only a poll now will save."""
    now = _place(day_model, poll_state.now)
    return _lost_ahead(day_model, poll_state.ages, now, np.arange(SLOTS_AHEAD + 1, dtype=np.float64))


def _lost_ahead(day_model: DayModel, ages: FloatArray, now: float, ahead: FloatArray) -> FloatArray:
    """(feeds,) lost between now and the last of some moments `ahead` by leaving feeds alone rather than polling them
    now."""
    posted = _posted_at(day_model, now + ahead)
    coming, fresh = posted[:, 1:] - posted[:, :-1], (posted[:, 1:] + posted[:, :-1]) / 2 - posted[:, :1]
    unfetched = posted[:, :1] - _read(day_model.posted, now - ages)[:, None]
    alone = lost_hours(unfetched + fresh, coming, day_model.stakes)
    return np.asarray((alone - lost_hours(fresh, coming, day_model.stakes)).sum(axis=1))


def _place(day_model: DayModel, at: float) -> float:
    """On the borders of `DayModel.posted`."""
    return DAYS_BACK * SLOTS + seconds_into_day(day_model, at) / SLOT_S


def _posted_at(day_model: DayModel, places: FloatArray) -> FloatArray:
    """(feeds, places). Tonight after midnight is taken to be as today after the last one."""
    posted = day_model.posted
    is_tonight = places > posted.shape[1] - 1
    if not is_tonight.any():
        return _columns(posted, places)
    of_a_day = np.where(is_tonight, (posted[:, -1] - posted[:, -1 - SLOTS])[:, None], 0.0)
    return np.asarray(_columns(posted, np.where(is_tonight, places - SLOTS, places)) + of_a_day)


def _columns(table: FloatArray, places: FloatArray) -> FloatArray:
    """(feeds, places), between the borders on a straight line."""
    below = np.minimum(places.astype(np.int64), table.shape[1] - 2)
    low = table[:, below]
    return np.asarray(low + (places - below) * (table[:, below + 1] - low))


def _read(table: FloatArray, place: FloatArray) -> FloatArray:
    """The same with a place for each feed; what is older than the table counts from its beginning."""
    place = np.maximum(place, 0.0)
    below = np.minimum(place.astype(np.int64), table.shape[1] - 2)
    feeds = np.arange(len(place))
    low = table[feeds, below]
    return np.asarray(low + (place - below) * (table[feeds, below + 1] - low))
