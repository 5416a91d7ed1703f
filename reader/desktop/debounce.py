"""Debounces signs of presence: one, however many services tell it, as logind and the screen saver both tell of an
unlocked screen. Any thread."""

from __future__ import annotations

import threading
from collections.abc import Callable

from reader.clock import Clock
from reader.model.machine import PresenceSign, Sign

ONE_SIGN_S = 10.0


class DebouncedSigns:
    """Call it with a sign; `on_sign` gets the first of those that come together, with its time."""

    def __init__(self, clock: Clock, on_sign: Callable[[PresenceSign], None]) -> None:
        self._clock, self._on_sign = clock, on_sign
        self._reported_at: dict[Sign, float] = {}
        self._lock = threading.Lock()

    def __call__(self, sign: Sign) -> None:
        now = self._clock.now()
        with self._lock:
            is_new = not 0.0 <= now - self._reported_at.get(sign, float("-inf")) < ONE_SIGN_S
            if is_new:
                self._reported_at[sign] = now
        if is_new:
            self._on_sign(PresenceSign(now, sign))
