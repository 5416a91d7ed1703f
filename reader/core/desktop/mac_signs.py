"""Signs of presence on macOS: an unlocked screen, a machine that woke (or whose lid opened), the end of idling.

macOS informs a program's main thread: the window listens and hands signs on to the engine. The window itself notices
that a network was joined.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

from reader.core.records.machine import Sign

ASK_EVERY_S = 60
"""How often to call `ask_idle`: macOS doesn't report the end of idling."""
IDLE_S = 15 * 60.0
SCREEN_UNLOCKED = "com.apple.screenIsUnlocked"


class MacSigns:
    """Reports signs on the main thread, whose event loop must run."""

    def __init__(self, report: Callable[[Sign], None], find_idle_s: Callable[[], float]) -> None:
        import AppKit  # only macOS has these
        import Foundation

        self._report, self._find_idle_s = report, find_idle_s
        self._was_idle = False
        self._observers: list[tuple[Any, Any]] = []
        self._hear(Foundation.NSDistributedNotificationCenter.defaultCenter(), SCREEN_UNLOCKED, Sign.UNLOCKED)
        machine = AppKit.NSWorkspace.sharedWorkspace().notificationCenter()
        self._hear(machine, AppKit.NSWorkspaceDidWakeNotification, Sign.RESUMED)

    def _hear(self, center: Any, name: str, sign: Sign) -> None:
        observer = center.addObserverForName_object_queue_usingBlock_(name, None, None, lambda note: self._report(sign))
        self._observers.append((center, observer))

    def ask_idle(self) -> None:
        """Report the end of 15 minutes without input."""
        was_idle, self._was_idle = self._was_idle, self._find_idle_s() >= IDLE_S
        if was_idle and not self._was_idle:
            self._report(Sign.IDLE_ENDED)

    def close(self) -> None:
        for center, observer in self._observers:
            center.removeObserver_(observer)
        self._observers.clear()


def open_mac_signs(report: Callable[[Sign], None]) -> MacSigns | None:
    try:
        services = "/System/Library/Frameworks/ApplicationServices.framework/ApplicationServices"
        ask = ctypes.CDLL(services).CGEventSourceSecondsSinceLastEventType
        ask.argtypes, ask.restype = (ctypes.c_int32, ctypes.c_uint32), ctypes.c_double
        return MacSigns(report, lambda: float(ask(0, 0xFFFFFFFF)))
    except (ImportError, OSError, AttributeError):
        return None
