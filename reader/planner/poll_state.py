"""The poll state: what is known at the moment of choosing, as arrays beside those of the day model. Pure."""

from __future__ import annotations

from datetime import tzinfo
from functools import lru_cache

import numpy as np
from msgspec import Struct

from reader.core.records.machine import PresenceSign
from reader.core.records.planning import DAY_S, WAKE_UPS, FloatArray, IntArray
from reader.planner.day_model import DayModel
from reader.planner.days import day_start, next_day_start
from reader.planner.learning.localtime import local_seconds
from reader.planner.learning.rhythm import SLOT_S, SLOTS
from reader.planner.learning.user_states import STATES, state_of
from reader.planner.price import AWAY_S

NO_PACE = -1


class HostGrants(Struct, frozen=True):
    """Budgets of hosts that limit requests, however many feeds they have."""

    hosts: IntArray
    """(feeds,) the index of each feed's host; NO_PACE for all other hosts."""
    granted: FloatArray
    """(hosts,) requests until midnight."""
    spacing_s: FloatArray
    """(hosts,) seconds between requests."""
    free_at: FloatArray
    """(hosts,) when each takes the next request."""


class PollState(Struct, frozen=True):
    now: float
    ages: FloatArray
    """Slots since each feed's last answered poll."""
    earliest_at: FloatArray
    """When each feed may politely be polled again."""
    last_visit_at: float | None
    left: int
    """Fetches that the plan may still spend today."""
    spent: int = 0
    """Fetches that the plan made today."""
    share: float = 1.0
    """Share of an ordinary pace: below 1 on battery and on metered networks, where only the worthiest are polled."""
    wake_ups: float = WAKE_UPS
    """How often a day the machine may be woken."""
    last_sign: PresenceSign | None = None
    backlog_h: float = 0.0
    """`Choice.backlog_h` of the previous question."""
    grants: HostGrants | None = None
    wishes: tuple[str, ...] = ()
    """Why each feed may not be polled sooner, as PollReason writes it; empty where unknown."""


def seconds_into_day(day_model: DayModel, at: float) -> float:
    """Seconds since local midnight. Called for every moment of a forecast, so the time zone is asked only where the
    clocks change today or tomorrow."""
    seconds, zone = at - (day_model.day_end - DAY_S), day_model.zone
    if 0.0 <= seconds < DAY_S and _is_even_day(day_model.day_end - DAY_S, zone):
        return seconds
    if DAY_S <= seconds < 2 * DAY_S and _is_even_day(day_model.day_end, zone):
        return seconds - DAY_S
    return float(local_seconds(np.array([at]), zone)[0] % DAY_S)


@lru_cache(maxsize=16)
def _is_even_day(start: float, zone: tzinfo) -> bool:
    """Whether a local day of 24 hours begins at this instant."""
    return day_start(start, zone) == start and next_day_start(start, zone) == start + DAY_S


def slot_at(day_model: DayModel, at: float) -> int:
    return min(int(seconds_into_day(day_model, at) // SLOT_S), SLOTS - 1)


def user_state(day_model: DayModel, poll_state: PollState) -> int:
    """The user's state; without a known visit the user counts as long away."""
    at, last_visit_at, sign = poll_state.now, poll_state.last_visit_at, poll_state.last_sign
    since_visit = AWAY_S if last_visit_at is None else min(at - last_visit_at, 365.0 * DAY_S)
    if sign is None or sign.sign in day_model.idle_talk or len(day_model.visits) == STATES:
        return state_of(since_visit)
    return state_of(since_visit, at - sign.at)
