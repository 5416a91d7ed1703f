"""Comings: signs of presence before which the owner had been away, and the looks that followed them. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import tzinfo

import numpy as np
from msgspec import Struct

from reader.learn.ledger import SLOT_S, SLOTS
from reader.learn.localtime import local_seconds, slot_of_day
from reader.learn.owner_states import LONG_HERE_SLOTS, SINCE_SIGN, STATES
from reader.model.planning import HOUR_S, BoolArray, FloatArray, IntArray
from reader.model.presence import PresenceSign, Sign

LEAD_S = 5.0
"""A sign that comes less than this before the look is too late for any poll."""
STEP_S = 60.0
SOON_S = HOUR_S
FEWEST_FOLLOWED = 0.1
ENOUGH_SIGNS = 10
"""A kind of sign that came so often and was followed by a look so seldom tells nothing of this owner."""


class Comings(Struct, frozen=True):
    at: FloatArray
    """When the owner came to the machine and did not look at once, in order."""
    is_heralded: BoolArray
    """(looks,) whether a sign came before it, early enough."""
    state: IntArray
    """Of each minute after a coming in which no look had followed yet, with those that a look ended."""
    slot: IntArray
    looks: FloatArray
    """Looks in that minute."""
    days_ago: FloatArray
    length: float = STEP_S / SLOT_S


def find_idle_talk(signs: Sequence[PresenceSign], looks: FloatArray) -> frozenset[Sign]:
    """The kinds of signs that say nothing of this owner: a machine that wakes up by itself every night."""
    kinds: dict[Sign, list[float]] = {}
    for one in signs:
        kinds.setdefault(one.sign, []).append(one.at)
    return frozenset(kind for kind, times in kinds.items() if not _is_telling(np.array(times), looks))


def _is_telling(times: FloatArray, looks: FloatArray) -> bool:
    followed = np.count_nonzero(_next_of(looks, times) - times <= SOON_S)
    return len(times) < ENOUGH_SIGNS or bool(followed >= FEWEST_FOLLOWED * len(times))


def find_comings(signs: FloatArray, looks: FloatArray, now: float, zone: tzinfo) -> Comings:
    """Both in order, up to `now`."""
    at = signs[_is_coming(signs, looks)]
    minutes = np.arange(int(SINCE_SIGN[-1] * SLOT_S / STEP_S)) * STEP_S
    steps = at[:, None] + minutes
    ends_at = np.minimum(_next_of(looks, at), np.append(at[1:], now))
    lived = steps < ends_at[:, None]
    next_look = np.broadcast_to(_next_of(looks, at)[:, None], steps.shape)[lived]
    state = STATES + np.searchsorted(SINCE_SIGN, minutes // SLOT_S, side="right")
    times = steps[lived]
    return Comings(
        at=at,
        is_heralded=_is_heralded(at, looks),
        state=np.broadcast_to(state, steps.shape)[lived],
        slot=slot_of_day(local_seconds(times, zone), SLOTS),
        looks=(next_look <= times + STEP_S).astype(np.float64),
        days_ago=(now - times) / (SLOTS * SLOT_S),
    )


def _is_coming(signs: FloatArray, looks: FloatArray) -> BoolArray:
    was_away = signs - _last_of(looks, signs) >= LONG_HERE_SLOTS * SLOT_S
    return np.asarray(was_away & (_next_of(looks, signs) - signs >= LEAD_S))


def _is_heralded(comings: FloatArray, looks: FloatArray) -> BoolArray:
    """The first look after each coming, if it comes while the owner counts as being at the machine."""
    heralded = np.zeros(len(looks), dtype=np.bool_)
    first = np.searchsorted(looks, comings, side="left")
    followed = first < len(looks)
    lag = looks[first[followed]] - comings[followed]
    heralded[first[followed][lag < SINCE_SIGN[-1] * SLOT_S]] = True
    return heralded


def _next_of(events: FloatArray, times: FloatArray) -> FloatArray:
    """The first event at or after each time."""
    return np.append(events, np.inf)[np.searchsorted(events, times, side="left")]


def _last_of(events: FloatArray, times: FloatArray) -> FloatArray:
    """The last event before each time."""
    return np.append(-np.inf, events)[np.searchsorted(events, times, side="left")]
