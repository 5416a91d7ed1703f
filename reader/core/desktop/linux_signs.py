"""Signs of presence on Linux, from logind, the screen saver, Mutter's idle monitor and NetworkManager by D-Bus.

Nothing is polled. Other people's sessions on the machine do not count. Handlers run on the buses' threads.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from typing import Any

from reader.core.desktop.bus import Bus, BusObject, Handler
from reader.core.records.machine import Sign

IDLE_MS = 15 * 60_000
_PROPERTIES = "org.freedesktop.DBus.Properties"
_LOGIND, _LOGIND_PATH = "org.freedesktop.login1", "/org/freedesktop/login1"
_MANAGER = BusObject(_LOGIND, _LOGIND_PATH, "org.freedesktop.login1.Manager")
_SESSIONS = BusObject(_LOGIND, f"{_LOGIND_PATH}/session", "org.freedesktop.login1.Session")
_SESSIONS_CHANGED = BusObject(_LOGIND, f"{_LOGIND_PATH}/session", _PROPERTIES)
_MANAGER_CHANGED = BusObject(_LOGIND, _LOGIND_PATH, _PROPERTIES)
_NETWORK = BusObject(
    "org.freedesktop.NetworkManager", "/org/freedesktop/NetworkManager", "org.freedesktop.NetworkManager"
)
_SAVERS = (
    BusObject("org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver", "org.freedesktop.ScreenSaver"),
    BusObject("org.gnome.ScreenSaver", "/org/gnome/ScreenSaver", "org.gnome.ScreenSaver"),
)
_IDLE = BusObject("org.gnome.Mutter.IdleMonitor", "/org/gnome/Mutter/IdleMonitor/Core", "org.gnome.Mutter.IdleMonitor")


class SignWatch:
    """Reports signs of presence. Either bus may be missing."""

    def __init__(self, session: Bus | None, system: Bus | None, report: Callable[[Sign], None]) -> None:
        self.report = report
        self._lock = threading.Lock()
        self._session, self._system = session, system
        self._idle_watch = self._active_watch = 0
        self._fired: set[int] = set()
        if system is not None:
            system.hear(_MANAGER, "PrepareForSleep", self._report_if(Sign.RESUMED, False))
            system.hear(_SESSIONS, "Unlock", self._on_unlock, below=True)
            system.hear(_SESSIONS_CHANGED, "PropertiesChanged", self._on_session, below=True)
            system.hear(_MANAGER_CHANGED, "PropertiesChanged", self._on_lid)
            # NetworkManager's state for a network with internet access
            system.hear(_NETWORK, "StateChanged", self._report_if(Sign.NETWORK_JOINED, 70))
        if session is not None:
            for saver in _SAVERS:
                session.hear(saver, "ActiveChanged", self._report_if(Sign.UNLOCKED, False))
            session.hear(_IDLE, "WatchFired", self._on_idle)
            answer = session.call(_IDLE, "AddIdleWatch", "t", (IDLE_MS,))
            self._idle_watch = answer[0] if answer else 0

    def _report_if(self, sign: Sign, wanted: object) -> Handler:
        return lambda body, path: self.report(sign) if body[:1] == (wanted,) else None

    def _on_unlock(self, body: tuple[Any, ...], path: str) -> None:
        if self._is_own(path):
            self.report(Sign.UNLOCKED)

    def _on_session(self, body: tuple[Any, ...], path: str) -> None:
        """Report that the user's session was unlocked or is no longer idle."""
        signs = [
            sign for name, sign in (("LockedHint", Sign.UNLOCKED), ("IdleHint", Sign.IDLE_ENDED)) if _is_off(body, name)
        ]
        if signs and self._is_own(path):
            for sign in signs:
                self.report(sign)

    def _on_lid(self, body: tuple[Any, ...], path: str) -> None:
        if _is_off(body, "LidClosed"):
            self.report(Sign.LID_OPENED)

    def _is_own(self, session: str) -> bool:
        """Tell whether a session of logind is the user's; assume so without an answer."""
        target = BusObject(_LOGIND, session, _PROPERTIES)
        bus = self._system
        answer = bus.call(target, "Get", "ss", (_SESSIONS.interface, "User")) if bus is not None else None
        return answer is None or answer[0][1][0] == os.getuid()

    def _on_idle(self, body: tuple[Any, ...], path: str) -> None:
        """Watch for the user's return once Mutter says that they are idle, or note that a watch fired."""
        fired = body[0] if body and isinstance(body[0], int) else 0
        if fired and fired == self._idle_watch and self._session is not None:
            self._fired.clear()
            threading.Thread(target=self._await_return, args=(self._session,), daemon=True).start()
            return
        with self._lock:
            self._fired.add(fired)
        self._report_return()

    def _await_return(self, session: Bus) -> None:
        answer = session.call(_IDLE, "AddUserActiveWatch")
        with self._lock:
            self._active_watch = answer[0] if answer else 0
        self._report_return()

    def _report_return(self) -> None:
        """Report the user's return, which may come before Mutter has named the watch for it."""
        with self._lock:
            is_back = self._active_watch != 0 and self._active_watch in self._fired
            self._active_watch = 0 if is_back else self._active_watch
        if is_back:
            self.report(Sign.IDLE_ENDED)


def _is_off(body: tuple[Any, ...], name: str) -> bool:
    """Tell whether PropertiesChanged says that this property is now false."""
    changed = body[1] if len(body) > 1 and isinstance(body[1], dict) else {}
    return changed.get(name) == ("b", False)
