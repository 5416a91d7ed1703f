"""Hears the desktop for as long as a program runs: signs of presence, the network, the wish to save power.

Opening what tells may take a moment, so a thread does it. What is heard comes on threads of the desktop. On Linux the
buses tell, on Windows messages to a hidden window; macOS tells the window's process alone (see mac_signs.py).
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from typing import Any, Protocol

from reader.clock import Clock
from reader.desktop.bus import SYSTEM, Bus, open_bus
from reader.desktop.conditions import ConditionsWatch
from reader.desktop.debounce import DebouncedSigns
from reader.desktop.linux_signs import SignWatch
from reader.lazy_import import lazy_import
from reader.model.machine import Network, PresenceSign

windows_messages: Any = lazy_import("reader.desktop.windows_messages")  # only Windows has what it imports

_CLOSES_WITHIN_S = 0.5


class DesktopSource(Protocol):
    """Something that hears the desktop until it is closed."""

    def close(self) -> None: ...


class DesktopListener:
    def __init__(
        self,
        clock: Clock,
        on_sign: Callable[[PresenceSign], None],
        on_network: Callable[[Network], None],
        on_power: Callable[[], None],
    ) -> None:
        self._report, self._on_network, self._on_power = DebouncedSigns(clock, on_sign), on_network, on_power
        self._sources: list[DesktopSource] = []
        self._conditions: ConditionsWatch | None = None
        self._is_closed = False
        self._lock = threading.Lock()
        self._thread = threading.Thread(target=self._open, daemon=True, name="desktop")
        self._thread.start()

    @property
    def saves_power(self) -> bool:
        """Whether the user wants power saved, as far as the desktop tells."""
        return self._conditions is not None and self._conditions.saves_power

    def close(self) -> None:
        with self._lock:
            self._is_closed = True
        self._thread.join(_CLOSES_WITHIN_S)
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
