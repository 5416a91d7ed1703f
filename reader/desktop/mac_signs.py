"""Signs of presence on macOS: an unlocked screen, a machine that woke (or whose lid opened), the end of idling.

macOS informs a program's main thread: the window listens and hands signs on to the engine. The window itself notices
that a network was joined.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

from reader.lazy_import import lazy_import
from reader.model.machine import Sign

appkit: Any = lazy_import("AppKit")  # only macOS has these
foundation: Any = lazy_import("Foundation")

ASK_EVERY_S = 60
"""How often to call `ask_idle`: macOS does not report the end of idling by itself."""
IDLE_S = 15 * 60.0
SCREEN_UNLOCKED = "com.apple.screenIsUnlocked"
_APPLICATION_SERVICES = "/System/Library/Frameworks/ApplicationServices.framework/ApplicationServices"
_THIS_SESSION, _ANY_INPUT = 0, 0xFFFFFFFF


class IdleReader:
    """Finds the end of 15 minutes without input."""

    def __init__(self) -> None:
        self._was_idle = False

    def read(self, idle_s: float) -> Sign | None:
        was_idle, self._was_idle = self._was_idle, idle_s >= IDLE_S
        return Sign.IDLE_ENDED if was_idle and not self._was_idle else None


class MacSigns:
    """Reports signs on the main thread, whose event loop must run."""

    def __init__(self, report: Callable[[Sign], None], find_idle_s: Callable[[], float]) -> None:
        self._report, self._find_idle_s = report, find_idle_s
        self._idle = IdleReader()
        self._observers: list[tuple[Any, Any]] = []
        self._hear(foundation.NSDistributedNotificationCenter.defaultCenter(), SCREEN_UNLOCKED, Sign.UNLOCKED)
        machine = appkit.NSWorkspace.sharedWorkspace().notificationCenter()
        self._hear(machine, appkit.NSWorkspaceDidWakeNotification, Sign.RESUMED)

    def _hear(self, center: Any, name: str, sign: Sign) -> None:
        observer = center.addObserverForName_object_queue_usingBlock_(name, None, None, lambda note: self._report(sign))
        self._observers.append((center, observer))

    def ask_idle(self) -> None:
        sign = self._idle.read(self._find_idle_s())
        if sign is not None:
            self._report(sign)

    def close(self) -> None:
        for center, observer in self._observers:
            center.removeObserver_(observer)
        self._observers.clear()


def open_mac_signs(report: Callable[[Sign], None]) -> MacSigns | None:
    """Return the listener; None where macOS' interfaces are missing."""
    try:
        ask = ctypes.CDLL(_APPLICATION_SERVICES).CGEventSourceSecondsSinceLastEventType
        ask.argtypes, ask.restype = (ctypes.c_int32, ctypes.c_uint32), ctypes.c_double
        return MacSigns(report, lambda: float(ask(_THIS_SESSION, _ANY_INPUT)))
    except (ImportError, OSError, AttributeError):
        return None
