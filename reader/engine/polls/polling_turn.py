"""Whose turn it is to ask the feeds of a profile: the engine's or a command's in the terminal, never both at once.

Two that ask at the same time would ask a host again that has just told the other to wait. The turn is a lock of the
operating system, so neither a crash nor a clock that was set can leave it behind. Whoever has it and hangs (a
stopped process) is passed by after as long as a round can take.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from reader.clock import Clock
from reader.file_lock import try_lock
from reader.paths import Profile

LONGEST_ROUND_S = 45.0
"""A fetch takes 30 s at most."""
LOOK_AGAIN_S = 1.0
_PAUSE_S = 0.2


class PollingTurn:
    def __init__(self, profile: Profile, clock: Clock) -> None:
        self._path, self._clock = profile.folder / "polling.lock", clock
        self._waits_since: float | None = None

    @contextmanager
    def take(self) -> Iterator[bool]:
        """Whether it is ours for as long as the block lasts; never waits. One who asks again and again gets it in the
        end, even if another does not let go of it."""
        file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            yield self._is_free(file)
        finally:
            os.close(file)

    @contextmanager
    def wait(self, pause: Callable[[float], None] = time.sleep) -> Iterator[None]:
        """For commands that have nothing else to do."""
        while True:
            with self.take() as is_ours:
                if is_ours:
                    yield
                    return
            pause(_PAUSE_S)

    def _is_free(self, file: int) -> bool:
        now = self._clock.monotonic()
        if try_lock(file) or (self._waits_since is not None and now - self._waits_since >= LONGEST_ROUND_S):
            self._waits_since = None
            return True
        if self._waits_since is None:
            self._waits_since = now
        return False
