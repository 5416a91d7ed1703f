"""The network's state as the system reports it, and on macOS the signs of presence. Main thread only.

On Linux the network's state needs a session bus; without one, Qt loads nothing and the engine finds out by fetching.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtNetwork import QNetworkInformation

from reader.core.desktop.linux_signs import has_route
from reader.core.records.machine import Sign
from reader.engine.messages import Network
from reader.window.kit.screens import make_timer

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


class MacPresence(QObject):
    """Signs of presence on macOS, which only the main thread of a program with a window receives. Asks once a minute
    how long the machine was idle."""

    def __init__(self, report: Callable[[Sign], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._signs = open_mac_signs(report)
        if self._signs is not None:
            self._timer = make_timer(self, self._signs.ask_idle, ASK_EVERY_S * 1000, repeats=True)
            self._timer.start()

    def close(self) -> None:
        if self._signs is not None:
            self._timer.stop()
            self._signs.close()
            self._signs = None


_Reach = QNetworkInformation.Reachability


class NetworkMonitor(QObject):
    def __init__(self, report: Callable[[Network, bool], None], parent: QObject | None = None) -> None:
        """`report` gets each change, and whether the network came back with it."""
        super().__init__(parent)
        self._on_change = report
        self._information: QNetworkInformation | None = None
        if QNetworkInformation.loadBackendByFeatures(QNetworkInformation.Feature.Reachability):
            self._information = QNetworkInformation.instance()
            self._information.reachabilityChanged.connect(self._report)
            self._information.isMeteredChanged.connect(self._report)
            self._information.isBehindCaptivePortalChanged.connect(self._report)
        self._last = self.read()

    def read(self) -> Network:
        if self._information is None:
            return Network()
        found = self._information
        return make_network(found.reachability(), found.isMetered(), found.isBehindCaptivePortal())

    def _report(self) -> None:
        before, self._last = self._last, self.read()
        self._on_change(self._last, before.online is False and bool(self._last.online))


def make_network(reach: QNetworkInformation.Reachability, metered: bool, is_behind_page: bool = False) -> Network:
    """What is known for sure: the local network alone may still hold feeds. Behind a sign-in page counts as offline,
    since every feed would answer with that page."""
    online = False if is_behind_page else {_Reach.Online: True, _Reach.Disconnected: False}.get(reach)
    if online is False and not is_behind_page and sys.platform == "linux" and has_route():
        online = None  # something other than NetworkManager manages the network
    return Network(online=online, metered=metered)
