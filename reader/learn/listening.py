"""When the owner usually listens, from the times at which they began to. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import tzinfo

import numpy as np

from reader.learn.ledger import SLOT_S, SLOTS
from reader.learn.localtime import local_seconds, slot_of_day, utc_offsets
from reader.model.planning import DAY_S

FEWEST_DAYS = 3
"""On fewer days nothing is usual."""
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
    slots = slot_of_day(local, SLOTS)
    counts = np.zeros(SLOTS)
    for slot in range(SLOTS):
        away = np.abs((slots - slot + SLOTS // 2) % SLOTS - SLOTS // 2)
        counts[slot] = len(set(days[away <= _NEAR].tolist()))
    least = max(float(FEWEST_DAYS), _LEAST_SHARE * len(set(days.tolist())))
    found: list[float] = []
    for _ in range(3):
        best = int(np.argmax(counts))
        if counts[best] < least:
            break
        away = (slots - best + SLOTS // 2) % SLOTS - SLOTS // 2
        near = np.abs(away) <= _NEAR
        found.append(float(np.median((best + away[near]) * SLOT_S + local[near] % SLOT_S) % DAY_S))
        counts[[(best + shift) % SLOTS for shift in range(-2 * _NEAR, 2 * _NEAR + 1)]] = 0.0
    return tuple(sorted(found))


def find_next_time(usual: Sequence[float], now: float, zone: tzinfo) -> float | None:
    """The next usual instant, by the wall clock."""
    if not usual:
        return None
    since = float(local_seconds(np.asarray([now]), zone)[0]) % DAY_S
    at = now + min((time - since) % DAY_S or DAY_S for time in usual)
    set_on_by = float(np.diff(utc_offsets(np.array([now, at]), zone))[0])
    return max(at - set_on_by, now)
