"""Listens to the desktop while a program runs: signs of presence, the network, power saving.

Connecting to the desktop may be slow, so a thread does it; handlers run on threads of the desktop. Linux has D-Bus,
Windows sends messages to a hidden window, and macOS informs only the window's process (see window/desktop/network.py).
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from typing import Any

from reader.core.clock import Clock
from reader.core.desktop import windows_messages
from reader.core.desktop.bus import SYSTEM, Bus, open_bus
from reader.core.desktop.linux_signs import ConditionsWatch, SignWatch
from reader.core.records.machine import Network, PresenceSign, Sign

ONE_SIGN_S = 10.0


class DebouncedSigns:
    """Takes signs from any thread; `on_sign` gets only the first of those of one kind that come together, as logind and
    the screen saver both report an unlocked screen."""

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


class DesktopListener:
    def __init__(
        self,
        clock: Clock,
        on_sign: Callable[[PresenceSign], None],
        on_network: Callable[[Network], None],
        on_power: Callable[[], None],
    ) -> None:
        self._report, self._on_network, self._on_power = DebouncedSigns(clock, on_sign), on_network, on_power
        self._sources: list[Any] = []
        """Buses, or Windows' window."""
        self._conditions: ConditionsWatch | None = None
        self._is_closed = False
        self._lock = threading.Lock()
        self._thread = threading.Thread(target=self._open, daemon=True, name="desktop")
        self._thread.start()

    @property
    def saves_power(self) -> bool:
        return self._conditions is not None and self._conditions.saves_power

    def close(self) -> None:
        with self._lock:
            self._is_closed = True
        self._thread.join(0.5)
        for source in self._sources:
            source.close()

    def _open(self) -> None:
        if sys.platform == "win32":
            self._sources = [windows_messages.WindowsSigns(self._report)]
        else:
            self._open_buses(open_bus(), open_bus(SYSTEM))

    def _open_buses(self, session: Bus | None, system: Bus | None) -> None:
        self._sources = [bus for bus in (session, system) if bus is not None]
        with self._lock:
            if self._is_closed:
                return
        if system is not None:
            self._conditions = ConditionsWatch(system, self._on_network, self._on_power)
            self._conditions.start()
        SignWatch(session, system, self._report)
