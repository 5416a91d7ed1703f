"""The user's visits and sessions, and the signs of presence before visits, from the reading log. Pure.

A coming is a sign before which the user had been away.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import tzinfo

import numpy as np
from msgspec import Struct

from reader.core.records.logged import SAME_VISIT_S
from reader.core.records.machine import PresenceSign, Sign
from reader.core.records.planning import HOUR_S, BoolArray, FloatArray, IntArray
from reader.planner.learning.localtime import local_seconds, slot_of_day
from reader.planner.learning.rhythm import SLOT_S, SLOTS
from reader.planner.learning.user_states import LONG_HERE_SLOTS, SINCE_SIGN, STATES

LEAD_S = 5.0
"""A sign that comes less than this before the visit is too late for any poll."""
STEP_S = 60.0
SOON_S = HOUR_S
FEWEST_FOLLOWED = 0.1
ENOUGH_SIGNS = 10
"""A kind of sign that came this often with fewer than FEWEST_FOLLOWED followed by a visit is idle talk."""
SESSION_GAP_S = 1_800.0
DOUBT_VISITS = 2.0
"""Visits to a feed at which half of what they say is believed."""


class Comings(Struct, frozen=True):
    at: FloatArray
    """When the user came to the machine and did not visit right away, in order."""
    is_heralded: BoolArray
    """(visits,) whether a sign came before it, early enough."""
    state: IntArray
    """One for each minute after a coming until a visit, inclusive, as are all arrays that follow."""
    slot: IntArray
    visits: FloatArray
    days_ago: FloatArray
    length: float = STEP_S / SLOT_S


def find_idle_talk(signs: Sequence[PresenceSign], visits: FloatArray) -> frozenset[Sign]:
    """The kinds of signs that no visit follows, as of a machine that wakes up on its own every night."""
    kinds: dict[Sign, list[float]] = {}
    for one in signs:
        kinds.setdefault(one.sign, []).append(one.at)
    return frozenset(
        kind
        for kind, times in kinds.items()
        if len(times) >= ENOUGH_SIGNS and np.mean(_next_of(visits, np.array(times)) - times <= SOON_S) < FEWEST_FOLLOWED
    )


def find_comings(signs: FloatArray, visits: FloatArray, now: float, zone: tzinfo) -> Comings:
    """The comings up to `now`, from signs and visits in order."""
    was_away = signs - _last_of(visits, signs) >= LONG_HERE_SLOTS * SLOT_S
    at = signs[was_away & (_next_of(visits, signs) - signs >= LEAD_S)]
    minutes = np.arange(int(SINCE_SIGN[-1] * SLOT_S / STEP_S)) * STEP_S
    steps = at[:, None] + minutes
    ends_at = np.minimum(_next_of(visits, at), np.append(at[1:], now))
    lived = steps < ends_at[:, None]
    next_visit = np.broadcast_to(_next_of(visits, at)[:, None], steps.shape)[lived]
    state = STATES + np.searchsorted(SINCE_SIGN, minutes // SLOT_S, side="right")
    times = steps[lived]
    return Comings(
        at=at,
        is_heralded=_is_heralded(at, visits),
        state=np.broadcast_to(state, steps.shape)[lived],
        slot=slot_of_day(local_seconds(times, zone), SLOTS),
        visits=(next_visit <= times + STEP_S).astype(np.float64),
        days_ago=(now - times) / (SLOTS * SLOT_S),
    )


def _is_heralded(comings: FloatArray, visits: FloatArray) -> BoolArray:
    """(visits,) whether it is the first after a coming and comes while the user counts as at the machine."""
    heralded = np.zeros(len(visits), dtype=np.bool_)
    first = np.searchsorted(visits, comings, side="left")
    followed = first < len(visits)
    lag = visits[first[followed]] - comings[followed]
    heralded[first[followed][lag < SINCE_SIGN[-1] * SLOT_S]] = True
    return heralded


def _next_of(events: FloatArray, times: FloatArray) -> FloatArray:
    """The first event at or after each time."""
    return np.append(events, np.inf)[np.searchsorted(events, times, side="left")]


def _last_of(events: FloatArray, times: FloatArray) -> FloatArray:
    """The last event before each time."""
    return np.append(-np.inf, events)[np.searchsorted(events, times, side="left")]


def merge_events(times: FloatArray, gap_s: float = SAME_VISIT_S) -> FloatArray:
    """The visits: events without those closer than `gap_s` to the last one kept."""
    kept: list[float] = []
    last = -np.inf
    for at in np.sort(times).tolist():
        if at - last >= gap_s:
            kept.append(at)
            last = at
    return np.array(kept, dtype=np.float64)


def session_starts(visits: FloatArray, gap_s: float = SESSION_GAP_S) -> IntArray:
    """Indices of the visits that begin a session: the first, and each after a pause longer than the gap."""
    if not visits.size:
        return np.empty(0, dtype=np.int64)
    return np.flatnonzero(np.concatenate(([True], np.diff(visits) > gap_s)))


def weigh_by_visits(visits: FloatArray, known: FloatArray | float = 1.0, to_all: float = 0.0) -> FloatArray:
    """(feeds,) how often the user visits each feed against all of them: He & Parker's λc of each, drawn to the mean.
    `known` is the share of the time for which the feed was there, `to_all` counts visits to all feeds."""
    mean = visits.sum() / max(np.sum(known * np.ones(len(visits))), 1e-9) + to_all
    return np.asarray((visits + known * to_all + DOUBT_VISITS) / (known * mean + DOUBT_VISITS))
