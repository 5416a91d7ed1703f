"""Lock on polling a profile, so that the engine and a command in the terminal never poll at the same time.

Otherwise one would ask a host that has just told the other to wait. It is a lock of the operating system, so neither a
crash nor a changed clock leaves it behind. Its holder touches the file every few seconds; a holder that does not (a
stopped process) is ignored after a while.
"""

from __future__ import annotations

import contextlib
import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from reader.core.clock import Clock
from reader.core.paths import Profile
from reader.core.private_files import try_lock

LONGEST_ROUND_S = 45.0
"""After this long without a sign of life a holder is ignored; a fetch takes 30 s at most."""
BEAT_S = 10.0
MOST_BEATS = 180
"""Half an hour: no round takes that long, so something is wrong."""
CHECK_AGAIN_S = 1.0
_PAUSE_S = 0.2
_TICK_NS = 2_000_000_000
"""More than the rounding of any file system's times."""


class PollingLock:
    def __init__(self, profile: Profile, clock: Clock) -> None:
        self._path, self._clock = profile.folder / "polling.lock", clock
        self._waits_since: float | None = None
        self._last_sign = 0

    @contextmanager
    def hold(self) -> Iterator[bool]:
        """Yield whether we hold the lock during the block; never waits. A holder that hangs loses it eventually."""
        file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        over = threading.Event()
        try:
            is_ours = self._is_free(file)
            if is_ours:
                threading.Thread(target=self._beat, args=(over,), daemon=True, name="polling-turn").start()
            yield is_ours
        finally:
            over.set()
            os.close(file)

    def _beat(self, over: threading.Event) -> None:
        for _ in range(MOST_BEATS):
            if over.wait(BEAT_S):
                return
            self.give_sign()

    def give_sign(self) -> None:
        """Advance the file's time, whatever any clock says."""
        with contextlib.suppress(OSError):
            seen = self._path.stat().st_mtime_ns
            os.utime(self._path, ns=(seen + _TICK_NS, seen + _TICK_NS))

    @contextmanager
    def wait(self, pause: Callable[[float], None] = time.sleep) -> Iterator[None]:
        """Wait for the lock, in commands that have nothing else to do."""
        while True:
            with self.hold() as is_ours:
                if is_ours:
                    yield
                    return
            pause(_PAUSE_S)

    def _is_free(self, file: int) -> bool:
        now, sign = self._clock.monotonic(), os.fstat(file).st_mtime_ns
        if sign != self._last_sign and self._waits_since is not None:
            self._waits_since = now
        self._last_sign = sign
        if try_lock(file) or (self._waits_since is not None and now - self._waits_since >= LONGEST_ROUND_S):
            self._waits_since = None
            return True
        if self._waits_since is None:
            self._waits_since = now
        return False
