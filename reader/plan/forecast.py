"""The polls of the coming hours, if the owner does not come and nothing else happens. Pure.

What the engine will really do is chosen anew every quarter of an hour; this is what it would choose as far as
can be seen now. It is what the owner is shown, and what `next_poll_at` says.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

import numpy as np
from msgspec import Struct

from reader.learn.attention import state_of
from reader.learn.ledger import SLOT_S, SLOTS
from reader.learn.localtime import local_seconds, slot_of_day
from reader.model.logged import PlannedPoll
from reader.model.planning import FloatArray, IntArray
from reader.model.stored import Feed
from reader.plan.choose import fixed_due_at
from reader.plan.day import AWAY_S, spare_polls
from reader.plan.day_model import LEAST_WORTH_H, DayModel
from reader.plan.find_reason import find_reason
from reader.plan.keep_reason import note_interval, note_reason
from reader.plan.poll_state import PollState, slot_at, state_at
from reader.plan.reasons import Reason
from reader.plan.rest_of_day import price_step, usual_price, worth_steps


class Expected(Struct, frozen=True):
    feed_id: int
    at: float
    worth_h: float
    reason: Reason | None
    """None for a feed that is polled at an interval of the owner's own."""


def foresee(
    day_model: DayModel,
    poll_state: PollState,
    first_at: float,
    hours: float = 24.0,
    only: Collection[int] | None = None,
) -> list[Expected]:
    """In the order of time. `first_at` is when the engine will next choose; `only` names feeds to follow."""
    places = _places(day_model, only)
    if not places.size:
        return []
    path = _make_path(day_model, poll_state, first_at, hours)
    ripe_age = _ripe_ages(day_model, path, places)
    ages = (poll_state.ages + (first_at - poll_state.now) / SLOT_S)[places]
    left = {True: poll_state.left, False: day_model.price_state.budget}
    found: list[Expected] = []
    for turn, at in enumerate(path.times.tolist()):
        is_today = at < day_model.day_end
        picks = np.flatnonzero((ages >= ripe_age[turn]) & (poll_state.earliest_at[places] <= at))
        if picks.size:
            made = _expected(day_model, poll_state, path, turn, places[picks], ages[picks])[
                : max(left[is_today], 0)
            ]
            found += made
            ages[[np.searchsorted(places, day_model.place[one.feed_id]) for one in made]] = 0.0
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


def _make_path(day_model: DayModel, poll_state: PollState, first_at: float, hours: float) -> _Path:
    times = np.arange(first_at, poll_state.now + hours * 3_600, SLOT_S)
    slots = slot_of_day(local_seconds(times, day_model.zone), SLOTS)
    states = np.array([state_at(poll_state.last_look_at, at) for at in times.tolist()], dtype=np.int64)
    steps = np.where(
        times < day_model.day_end, _today_step(day_model, poll_state), _tomorrow_step(day_model, poll_state)
    )
    return _Path(times, slots, states, np.where(day_model.closed[slots], np.inf, np.maximum(steps, 0.0)))


def _ripe_ages(day_model: DayModel, path: _Path, places: IntArray) -> FloatArray:
    """(slots, feeds) from which age on each feed would be polled: between two prices on a straight line."""
    ladder = np.maximum.accumulate(
        day_model.outlook.ripe_age_at(path.slots, path.states)[:, :, places], axis=0
    )
    top = len(ladder) - 1
    low = np.minimum(path.steps, top).astype(np.int64)
    share = np.minimum(path.steps, top) - low
    turns = np.arange(len(low))
    below, above = ladder[low, turns], ladder[np.minimum(low + 1, top), turns]
    ages = below + share[:, None] * (above - below)
    return np.where(np.isinf(path.steps)[:, None], np.inf, ages)


def _places(day_model: DayModel, only: Collection[int] | None) -> IntArray:
    if only is None:
        return np.arange(len(day_model.feed_ids))
    return np.array(
        sorted(day_model.place[feed_id] for feed_id in only if feed_id in day_model.place), dtype=np.int64
    )


def foresee_fixed(feeds: Sequence[Feed], now: float, hours: float = 24.0) -> list[Expected]:
    return [Expected(feed.id, at, 0.0, None) for feed in feeds for at in _fixed_times(feed, now, hours)]


def _fixed_times(feed: Feed, now: float, hours: float) -> Iterator[float]:
    at = fixed_due_at(feed)
    interval = max(feed.choices.interval_s or 0, 60)
    while at is not None and at < now + hours * 3_600:
        yield max(at, now)
        at = max(at, now) + interval


def _today_step(day_model: DayModel, poll_state: PollState) -> float:
    """The step of the ladder of prices at which what is left lasts until midnight."""
    slot, state = slot_at(day_model, poll_state.now), state_at(poll_state.last_look_at, poll_state.now)
    spare = spare_polls(day_model.plan, slot, state, poll_state.left, poll_state.share)
    return price_step(day_model.outlook, slot, state, poll_state.ages, spare)


def _tomorrow_step(day_model: DayModel, poll_state: PollState) -> float:
    """As if the machine had to spare, if it must now, for the whole of tomorrow, too."""
    if poll_state.share >= 1.0:
        return _step_of(day_model, day_model.price_state.next_price_h)
    return _step_of(
        day_model,
        usual_price(
            day_model.outlook, state_of(AWAY_S), int(poll_state.share * day_model.price_state.budget)
        ),
    )


def _step_of(day_model: DayModel, price_h: float) -> float:
    known = np.log(day_model.outlook.prices)
    return float(np.interp(np.log(max(price_h, LEAST_WORTH_H)), known, np.arange(len(known))))


def price_now(day_model: DayModel, poll_state: PollState) -> float:
    """What a poll must save to be made, so that what is left lasts until midnight."""
    return max(float(price_at(day_model, np.array([_today_step(day_model, poll_state)]))[0]), LEAST_WORTH_H)


def price_at(day_model: DayModel, steps: FloatArray) -> FloatArray:
    known = np.arange(len(day_model.outlook.prices), dtype=np.float64)
    return np.asarray(np.exp(np.interp(steps, known, np.log(day_model.outlook.prices))))


def _expected(
    day_model: DayModel, poll_state: PollState, path: _Path, turn: int, places: IntArray, ages: FloatArray
) -> list[Expected]:
    """The worthiest first."""
    at, slot = float(path.times[turn]), int(path.slots[turn])
    everyone = np.zeros(len(day_model.feed_ids))
    everyone[places] = ages
    steps = worth_steps(day_model.outlook, slot, int(path.states[turn]), everyone)[places]
    worth = price_at(day_model, steps).tolist()
    held_back = (poll_state.earliest_at[places] > at - SLOT_S).tolist()
    made = [
        Expected(
            day_model.feed_ids[place], at, saved, find_reason(day_model, place, at, slot, age, held_back=held)
        )
        for place, age, saved, held in zip(places.tolist(), ages.tolist(), worth, held_back, strict=True)
    ]
    return sorted(made, key=lambda one: -one.worth_h)


def note_expected(one: Expected, feed: Feed) -> PlannedPoll:
    reason = (
        note_interval(feed.choices.interval_s or 0)
        if one.reason is None
        else note_reason(one.reason, feed.http.earliest_reason)
    )
    return PlannedPoll(one.at, one.feed_id, one.worth_h, reason)
