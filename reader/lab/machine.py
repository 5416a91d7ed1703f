"""The computer during a trial: when it was off or offline, and when it had processor time to spare.

A replay with these facts polls only while the machine could have, so that what was lived can be held against it.
Pure.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from datetime import tzinfo

import numpy as np
from msgspec import Struct

from reader.lab.policy import Machine, all_of_it, usual_wake_ups
from reader.learn.ledger import SLOT_S, SLOTS
from reader.learn.localtime import local_seconds, slot_of_day
from reader.model.planning import BoolArray

MOSTLY = 0.85
"""A slot counts as one in which the machine is usually off if it was so on this share of the days."""


class Facts(Struct, frozen=True):
    off: tuple[tuple[float, float], ...] = ()
    """From when to when nothing could be polled, in order, not touching each other."""
    share_at: Callable[[float], float] = all_of_it
    wake_ups: Callable[[float], float] = usual_wake_ups
    per_minute: int | None = None
    """The bound on polls in any sixty seconds, if there is one."""

    def next_on(self, at: float) -> float:
        """The first instant from `at` on at which it runs."""
        place = bisect_right(self.off, (at, np.inf)) - 1
        return self.off[place][1] if place >= 0 and at < self.off[place][1] else at


ALWAYS_ON = Facts()


def make_machine(facts: Facts, since: float, until: float, zone: tzinfo) -> Machine:
    """What a policy that had lived on this machine would know of it."""
    closed = _usually_off(facts.off, since, until, zone) if facts.off else None
    return Machine(closed, facts.share_at, facts.wake_ups)


def _usually_off(off: Sequence[tuple[float, float]], since: float, until: float, zone: tzinfo) -> BoolArray:
    """Quarters of an hour that it was off from beginning to end: in all others it can be asked once."""
    times = np.arange(since, until, SLOT_S)
    starts, ends = (np.array(column) for column in zip(*off, strict=True))
    place = np.searchsorted(starts, times, side="right") - 1
    is_off = (place >= 0) & (times + SLOT_S <= ends[np.maximum(place, 0)])
    slots = slot_of_day(local_seconds(times, zone), SLOTS)
    seen = np.bincount(slots, minlength=SLOTS)
    return np.asarray(np.bincount(slots, is_off, minlength=SLOTS) > MOSTLY * np.maximum(seen, 1))
