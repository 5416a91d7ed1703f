"""The polls of the coming hours, if the owner does not come and nothing else happens. Pure.

What the engine will really do is chosen anew every quarter of an hour; this is what it would choose as far as
can be seen now. It is what the owner is shown, and what `next_poll_at` says.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

import numpy as np
from msgspec import Struct

from reader.engine.causes import note_interval, note_reason
from reader.engine.choosing import fixed_due_at
from reader.engine.mind import LEAST_WORTH_H, Mind
from reader.engine.moment import Moment, slot_at, state_at
from reader.engine.why import find_reason
from reader.learn.attention import state_of
from reader.learn.ledger import SLOT_S, SLOTS
from reader.learn.localtime import local_seconds, slot_of_day
from reader.model.logged import PlannedVisit
from reader.model.planning import FloatArray, IntArray
from reader.model.stored import Feed
from reader.plan.day import AWAY_S, spare_polls
from reader.plan.reasons import Reason
from reader.plan.rest_of_day import price_step, usual_price, worth_steps


class Expected(Struct, frozen=True):
    feed_id: int
    at: float
    worth_h: float
    reason: Reason | None
    """None for a feed that is polled at an interval of the owner's own."""


def foresee(
    mind: Mind, moment: Moment, first_at: float, hours: float = 24.0, only: Collection[int] | None = None
) -> list[Expected]:
    """In the order of time. `first_at` is when the engine will next choose; `only` names feeds to follow."""
    places = _places(mind, only)
    if not places.size:
        return []
    path = _make_path(mind, moment, first_at, hours)
    ripe_age = _ripe_ages(mind, path, places)
    ages = (moment.ages + (first_at - moment.now) / SLOT_S)[places]
    left = {True: moment.left, False: mind.thrift.budget}
    found: list[Expected] = []
    for turn, at in enumerate(path.times.tolist()):
        is_today = at < mind.day_end
        picks = np.flatnonzero((ages >= ripe_age[turn]) & (moment.earliest_at[places] <= at))
        if picks.size:
            made = _expected(mind, moment, path, turn, places[picks], ages[picks])[: max(left[is_today], 0)]
            found += made
            ages[[np.searchsorted(places, mind.place[one.feed_id]) for one in made]] = 0.0
            left[is_today] -= len(made)
        ages += 1
    return found


class _Path(Struct, frozen=True):
    """The coming slots, with the owner's state and the price in each if nobody comes."""

    times: FloatArray
    slots: IntArray
    states: IntArray
    steps: FloatArray
    """Where on the ladder of prices; infinite while the machine is usually off."""


def _make_path(mind: Mind, moment: Moment, first_at: float, hours: float) -> _Path:
    times = np.arange(first_at, moment.now + hours * 3_600, SLOT_S)
    slots = slot_of_day(local_seconds(times, mind.zone), SLOTS)
    states = np.array([state_at(moment.last_look_at, at) for at in times.tolist()], dtype=np.int64)
    steps = np.where(times < mind.day_end, _today_step(mind, moment), _tomorrow_step(mind, moment))
    return _Path(times, slots, states, np.where(mind.closed[slots], np.inf, np.maximum(steps, 0.0)))


def _ripe_ages(mind: Mind, path: _Path, places: IntArray) -> FloatArray:
    """(slots, feeds) from which age on each feed would be polled: between two prices on a straight line."""
    ladder = np.maximum.accumulate(mind.outlook.ripe_age_at(path.slots, path.states)[:, :, places], axis=0)
    top = len(ladder) - 1
    low = np.minimum(path.steps, top).astype(np.int64)
    share = np.minimum(path.steps, top) - low
    turns = np.arange(len(low))
    below, above = ladder[low, turns], ladder[np.minimum(low + 1, top), turns]
    ages = below + share[:, None] * (above - below)
    return np.where(np.isinf(path.steps)[:, None], np.inf, ages)


def _places(mind: Mind, only: Collection[int] | None) -> IntArray:
    if only is None:
        return np.arange(len(mind.feed_ids))
    return np.array(sorted(mind.place[feed_id] for feed_id in only if feed_id in mind.place), dtype=np.int64)


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
    spare = spare_polls(mind.plan, slot, state, moment.left, moment.share)
    return price_step(mind.outlook, slot, state, moment.ages, spare)


def _tomorrow_step(mind: Mind, moment: Moment) -> float:
    """As if the machine had to spare, if it must now, for the whole of tomorrow, too."""
    if moment.share >= 1.0:
        return _step_of(mind, mind.thrift.next_price_h)
    return _step_of(mind, usual_price(mind.outlook, state_of(AWAY_S), int(moment.share * mind.thrift.budget)))


def _step_of(mind: Mind, price_h: float) -> float:
    known = np.log(mind.outlook.prices)
    return float(np.interp(np.log(max(price_h, LEAST_WORTH_H)), known, np.arange(len(known))))


def price_now(mind: Mind, moment: Moment) -> float:
    """What a poll must save to be made, so that what is left lasts until midnight."""
    return max(float(price_at(mind, np.array([_today_step(mind, moment)]))[0]), LEAST_WORTH_H)


def price_at(mind: Mind, steps: FloatArray) -> FloatArray:
    known = np.arange(len(mind.outlook.prices), dtype=np.float64)
    return np.asarray(np.exp(np.interp(steps, known, np.log(mind.outlook.prices))))


def _expected(
    mind: Mind, moment: Moment, path: _Path, turn: int, places: IntArray, ages: FloatArray
) -> list[Expected]:
    """The worthiest first."""
    at, slot = float(path.times[turn]), int(path.slots[turn])
    everyone = np.zeros(len(mind.feed_ids))
    everyone[places] = ages
    steps = worth_steps(mind.outlook, slot, int(path.states[turn]), everyone)[places]
    worth = price_at(mind, steps).tolist()
    held_back = (moment.earliest_at[places] > at - SLOT_S).tolist()
    made = [
        Expected(mind.feed_ids[place], at, saved, find_reason(mind, place, at, slot, age, held_back=held))
        for place, age, saved, held in zip(places.tolist(), ages.tolist(), worth, held_back, strict=True)
    ]
    return sorted(made, key=lambda one: -one.worth_h)


def note_expected(one: Expected, feed: Feed) -> PlannedVisit:
    reason = (
        note_interval(feed.choices.interval_s or 0)
        if one.reason is None
        else note_reason(one.reason, feed.http.earliest_reason)
    )
    return PlannedVisit(one.at, one.feed_id, one.worth_h, reason)
