"""Hears the desktop for as long as a program runs: signs of presence, the line, the wish to save power.

Opening the buses may take a moment, so a thread does it. What is heard comes on the buses' threads. On systems without
D-Bus nothing is heard.
"""

from __future__ import annotations

import threading
from collections.abc import Callable

from reader.clock import Clock
from reader.desktop.bus import SYSTEM, Bus, open_bus
from reader.desktop.conditions import ConditionsWatch
from reader.desktop.signs import SignWatch
from reader.model.line import Network
from reader.model.presence import PresenceSign

_CLOSES_WITHIN_S = 0.5


class DesktopListener:
    def __init__(
        self, clock: Clock, on_sign: Callable[[PresenceSign], None], on_network: Callable[[Network], None]
    ) -> None:
        self._clock, self._on_sign, self._on_network = clock, on_sign, on_network
        self._buses: list[Bus] = []
        self._conditions: ConditionsWatch | None = None
        self._is_closed = False
        self._lock = threading.Lock()
        self._thread = threading.Thread(target=self._open, daemon=True, name="desktop")
        self._thread.start()

    @property
    def saves_power(self) -> bool:
        """Whether the owner wants power saved, as far as the desktop tells."""
        return self._conditions is not None and self._conditions.saves_power

    def close(self) -> None:
        with self._lock:
            self._is_closed = True
        self._thread.join(_CLOSES_WITHIN_S)
        for bus in self._buses:
            bus.close()

    def _open(self) -> None:
        session, system = open_bus(), open_bus(SYSTEM)
        self._buses = [bus for bus in (session, system) if bus is not None]
        with self._lock:
            if self._is_closed:
                return
        if system is not None:
            self._conditions = ConditionsWatch(system, self._on_network)
        SignWatch(session, system, self._clock, self._on_sign)
