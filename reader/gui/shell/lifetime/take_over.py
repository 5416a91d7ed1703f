"""Asks whoever has the profile to show its window, or, where it has none, to leave the profile to this start."""

from __future__ import annotations

import time

from reader.engine.process.single_instance.profile_lock import YIELDS, ProfileLock
from reader.gui.desktop import instance_listener
from reader.paths import Profile

_WITHIN_S, _AGAIN_S = 10.0, 0.05


def take_over(profile: Profile, lock: ProfileLock, address: str) -> str | None:
    """What the other says to the owner; None where the lock is ours now, or nobody answers. Who has just started does
    not listen yet, and where one gives the profile up another may get it first, so they are asked again."""
    until = time.monotonic() + _WITHIN_S
    while not lock.acquire() and time.monotonic() < until:
        answer = instance_listener.ring(profile, address)
        if answer is not None and answer != YIELDS:
            return answer
        time.sleep(_AGAIN_S)
    return None
