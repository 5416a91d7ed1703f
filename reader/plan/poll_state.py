"""What is known at the moment of choosing, as arrays beside those of the day model. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from msgspec import Struct

from reader.learn.attention import state_of
from reader.learn.ledger import SLOT_S, SLOTS
from reader.learn.localtime import local_seconds, slot_of_day
from reader.model.planning import DAY_S, BoolArray, FloatArray
from reader.model.stored import Feed
from reader.plan.day import AWAY_S
from reader.plan.day_model import DayModel


class PollState(Struct, frozen=True):
    now: float
    ages: FloatArray
    """Slots since each feed's last answered poll."""
    earliest_at: FloatArray
    """When each feed may politely be polled again."""
    last_look_at: float | None
    left: int
    """Fetches that the plan may still spend today."""
    share: float = 1.0
    """Of an ordinary pace: less than 1 on battery and on metered lines, where only the worthiest are polled."""

    @property
    def polite(self) -> BoolArray:
        return np.asarray(self.earliest_at <= self.now)


def make_poll_state(
    day_model: DayModel,
    feeds: Sequence[Feed],
    now: float,
    last_look_at: float | None,
    left: int,
    closed_hosts: Mapping[int, float],
    share: float = 1.0,
) -> PollState:
    """`closed_hosts`: for feeds whose host asked for a pause, until when."""
    ages = np.zeros(len(day_model.feed_ids))
    earliest = np.full(len(day_model.feed_ids), np.inf)
    for feed in feeds:
        place = day_model.place.get(feed.id)
        if place is not None and feed.choices.interval_s is None:
            ages[place] = max(now - (feed.http.last_ok_at or feed.added_at), 0.0) / SLOT_S
            earliest[place] = max(feed.http.earliest_at, closed_hosts.get(feed.id, 0.0))
    return PollState(now, ages, earliest, last_look_at, left, share)


def seconds_into_day(day_model: DayModel, at: float) -> float:
    return float(local_seconds(np.array([at]), day_model.zone)[0] % DAY_S)


def slot_at(day_model: DayModel, at: float) -> int:
    return int(slot_of_day(local_seconds(np.array([at]), day_model.zone), SLOTS)[0])


def state_at(last_look_at: float | None, at: float) -> int:
    """The owner's state; someone of whom no look is known counts as long away."""
    return state_of(AWAY_S if last_look_at is None else min(at - last_look_at, 365.0 * DAY_S))
