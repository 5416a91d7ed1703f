"""Waits while another Paperround on the same profile asks its feeds: what they answer counts for this one, too.

Two that ask at once would ask a host again that has just told the other to wait.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from reader.clock import Clock
from reader.engine.journal import Journal
from reader.paths import Profile

LONGEST_ROUND_S = 45.0
"""A fetch takes 30 s at most; what was begun longer ago was left behind by a crash."""
_LOOK_S = 0.2


def wait_for_others(profile: Profile, clock: Clock, pause: Callable[[float], None] = time.sleep) -> None:
    """Until no other poll is under way, or as long as one can take."""
    journal = Journal(profile.folder / "begun")
    try:
        until = clock.monotonic() + LONGEST_ROUND_S
        while clock.monotonic() < until and _is_asking(journal, clock.now()):
            pause(_LOOK_S)
    finally:
        journal.close()


def _is_asking(journal: Journal, now: float) -> bool:
    return any(0.0 <= now - begun.at < LONGEST_ROUND_S for begun in journal.read())
