"""Planning inputs: one record for a day's plan, filled by the engine from rows and by the lab from a replay; and the
poll state, what is known at the moment of choosing. Pure.

Also weighs the posts that an account's server brings. One sync brings everything, so by its worth alone a large server
would be synced every quarter of an hour. But it is synced at every visit too, and everything is there seconds later,
so an earlier sync saves less than with a feed that may have to wait for its turn.
"""

from __future__ import annotations

from datetime import tzinfo
from functools import lru_cache

import numpy as np
from msgspec import Struct

from reader.core.records.content import FeedBias
from reader.core.records.machine import PresenceSign
from reader.core.records.planning import DAY_S, WAKE_UPS, BoolArray, FloatArray, IntArray
from reader.planner.day_model import DayModel
from reader.planner.days import day_start, next_day_start
from reader.planner.learning.attention import STATES, state_of
from reader.planner.learning.localtime import local_seconds
from reader.planner.learning.rhythm import SLOT_S, SLOTS, Rhythm
from reader.planner.price import AWAY_S
from reader.planner.week import PriceState

USUAL_SYNCS = 12
"""Syncs a day, apart from those at visits; fewer where the budget is small, on battery and on metered networks."""
HOLDS_EVERYTHING = 1_000_000
"""The window of a server, which keeps what feeds drop; tells servers from feeds."""
MEAN_AGE_H = 12.0
FELT_H = 1 / 240
"""A quarter of a minute: what a sync must save however generous the budget is."""


class PlanningInputs(Struct, frozen=True):
    """Arrays with an entry per feed are in the order of `feed_ids`."""

    feed_ids: tuple[int, ...]
    windows: IntArray
    weights: FloatArray
    """The user's, times what content makes of them."""
    alert: FloatArray
    """What each hour that a post waits costs, visit or not; 0 for feeds without an alert."""
    feed_biases: tuple[FeedBias, ...]
    """What content makes of the weights, shown with a reason."""
    rhythm: Rhythm
    """Learned from a ledger that is not kept: 16 MB for 500 feeds."""
    visits: FloatArray
    visits_from: float
    """Since when visits are known."""
    closed: BoolArray
    """(slots of a day): when this machine is usually off."""
    budget: int
    """Fetches a day on average."""
    most: int
    """Fetches on any day at most."""
    whole_budget: int = 0
    """What the user allows where digest mode needs less: losing a post is as bad as on any day. 0: the same."""
    price_before: PriceState | None = None
    spent_before: int = 0
    """Fetches made on the day of that state."""
    signs: tuple[PresenceSign, ...] = ()
    """Signs of presence from the same time as the visits, oldest first."""


def weigh_servers(inputs: PlanningInputs, morning: float) -> FloatArray:
    """(feeds,) weights with those of servers lowered so that a usual day syncs each about USUAL_SYNCS times.

    Polls that come evenly at price p are ∛(⅔ · a / p) a day, where a is what a day's visits find waiting at a feed that
    is not polled (see `even_price`)."""
    is_server = inputs.windows >= HOLDS_EVERYTHING
    if not is_server.any():
        return inputs.weights
    days = max((morning - inputs.visits_from) / DAY_S, 1.0)
    visits_a_day = np.count_nonzero(inputs.visits < morning) / days
    waiting = 2 / 3 * inputs.weights * inputs.rhythm.per_day * MEAN_AGE_H * visits_a_day
    price_h = (np.cbrt(waiting[~is_server]).sum() / max(inputs.budget, 1)) ** 3
    most = max(price_h, FELT_H) * USUAL_SYNCS**3
    share = np.minimum(most / np.maximum(waiting, 1e-9), 1.0)
    return np.asarray(np.where(is_server, inputs.weights * share, inputs.weights))


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
