"""When the owner usually listens, from the times at which they began to. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import tzinfo

import numpy as np

from reader.learn.localtime import local_seconds
from reader.model.planning import DAY_S

FEWEST_DAYS = 3
"""On fewer days nothing is usual."""
_SLOTS = 96
_SLOT_S = DAY_S / _SLOTS
_NEAR = 3
"""Slots on either side that count as the same hour."""
_LEAST_SHARE = 0.25
"""Of the days with listening: how many must have begun near a time for it to be a usual one."""


def find_usual_times(begun: Sequence[float], zone: tzinfo) -> tuple[float, ...]:
    """Seconds since local midnight, at most three, in order of the day; none where nothing is known yet. A time counts
    by the number of days on which listening began near it."""
    if not begun:
        return ()
    local = local_seconds(np.asarray(begun, dtype=np.float64), zone)
    days = np.floor(local / DAY_S)
    if len(set(days.tolist())) < FEWEST_DAYS:
        return ()
    slots = ((local % DAY_S) // _SLOT_S).astype(int)
    counts = np.zeros(_SLOTS)
    for slot in range(_SLOTS):
        away = np.abs((slots - slot + _SLOTS // 2) % _SLOTS - _SLOTS // 2)
        counts[slot] = len(set(days[away <= _NEAR].tolist()))
    least = max(float(FEWEST_DAYS), _LEAST_SHARE * len(set(days.tolist())))
    found: list[float] = []
    for _ in range(3):
        best = int(np.argmax(counts))
        if counts[best] < least:
            break
        away = (slots - best + _SLOTS // 2) % _SLOTS - _SLOTS // 2
        near = np.abs(away) <= _NEAR
        found.append(float(np.median((best + away[near]) * _SLOT_S + local[near] % _SLOT_S) % DAY_S))
        counts[[(best + shift) % _SLOTS for shift in range(-2 * _NEAR, 2 * _NEAR + 1)]] = 0.0
    return tuple(sorted(found))


def find_next_time(usual: Sequence[float], now: float, zone: tzinfo) -> float | None:
    """The next usual instant after now."""
    if not usual:
        return None
    local = float(local_seconds(np.asarray([now]), zone)[0])
    since = local % DAY_S
    return now + min((time - since) % DAY_S or DAY_S for time in usual)
