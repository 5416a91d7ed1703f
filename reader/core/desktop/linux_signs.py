"""What the desktop tells on Linux, by D-Bus: signs of presence, from logind, the screen saver, Mutter's idle monitor
and NetworkManager; and the network and power, from NetworkManager, UPower and the power profiles.

Nothing is polled. Other people's sessions on the machine do not count. Handlers run on the buses' threads. The network
and power are for an engine without a window, and for what Qt doesn't report: power profiles, and networks behind a
sign-in page.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from reader.core.desktop.bus import Bus, BusObject, Handler
from reader.core.records.machine import Network, Sign

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
    return _get_changed(body).get(name) == ("b", False)


_NETWORK_MANAGER = "org.freedesktop.NetworkManager"
_NETWORK_STATE = BusObject(_NETWORK_MANAGER, "/org/freedesktop/NetworkManager", _PROPERTIES)
_POWER = (
    ("org.freedesktop.UPower.PowerProfiles", "/org/freedesktop/UPower/PowerProfiles"),
    ("net.hadess.PowerProfiles", "/net/hadess/PowerProfiles"),
)
"""The current name, and the one on older systems."""
_BATTERY = BusObject("org.freedesktop.UPower", "/org/freedesktop/UPower", _PROPERTIES)
_OFFLINE, _CONNECTED, _BEHIND_PAGE = (10, 20), 70, 2
_METERED = (1, 3)
"""Known for sure, and guessed by NetworkManager."""


class ConditionsWatch:
    """Reports each change of the network, and that something about power changed. Handlers run on the bus's thread."""

    def __init__(self, system: Bus, on_network: Callable[[Network], None], on_power: Callable[[], None]) -> None:
        self._system, self._on_network, self._on_power = system, on_network, on_power
        self._lock = threading.Lock()
        self._properties: dict[str, int] = {}
        self._last: Network | None = None
        self.saves_power = False

    def start(self) -> None:
        """Report the current state, and then every change; not in `__init__`, as handlers may use this object."""
        self._watch(_NETWORK_STATE, _NETWORK_MANAGER, self._note_properties)
        for name, path in _POWER:
            self._watch(BusObject(name, path, _PROPERTIES), name, self._note_profile)
        self._system.hear(_BATTERY, "PropertiesChanged", self._on_battery)

    def _watch(self, source: BusObject, interface: str, note: Callable[[Mapping[str, Any]], None]) -> None:
        self._system.hear(source, "PropertiesChanged", lambda body, path: note(_get_changed(body)))
        answer = self._system.call(source, "GetAll", "s", (interface,))
        if answer is not None and isinstance(answer[0], dict):
            note(answer[0])

    def _note_properties(self, changed: Mapping[str, Any]) -> None:
        with self._lock:
            for name in ("State", "Connectivity", "Metered"):
                value = changed.get(name)
                if isinstance(value, tuple) and isinstance(value[1], int):
                    self._properties[name] = value[1]
            network = make_network(self._properties, has_route())
            is_new, self._last = network != self._last and bool(self._properties), network
        if is_new:
            self._on_network(network)

    def _note_profile(self, changed: Mapping[str, Any]) -> None:
        if "ActiveProfile" not in changed:
            return
        before, self.saves_power = self.saves_power, changed["ActiveProfile"] == ("s", "power-saver")
        if self.saves_power != before:
            self._on_power()

    def _on_battery(self, body: tuple[Any, ...], path: str) -> None:
        if "OnBattery" in _get_changed(body):
            self._on_power()


def make_network(properties: Mapping[str, int], has_route: bool) -> Network:
    """Return what is known for sure. Behind a sign-in page every feed would answer with that page, so that is offline;
    a network that NetworkManager does not manage is offline to it, but has a route."""
    state, online = properties.get("State"), None
    if (state in _OFFLINE and not has_route) or properties.get("Connectivity") == _BEHIND_PAGE:
        online = False
    elif state == _CONNECTED:
        online = True
    return Network(online=online, metered=properties.get("Metered") in _METERED)


def has_route(routes: Path = Path("/proc/net/route"), routes_6: Path = Path("/proc/net/ipv6_route")) -> bool:
    """Tell whether the machine has a default route; True if that is unknown."""
    try:
        lines = [line.split() for line in routes.read_text("ascii").splitlines()[1:]]
        lines_6 = [line.split() for line in routes_6.read_text("ascii").splitlines()] if routes_6.exists() else []
    except (OSError, ValueError):
        return True
    is_way_4 = any(len(line) > 7 and line[1] == line[7] == "00000000" for line in lines)
    return is_way_4 or any(
        len(line) > 9 and line[1] == "00" and line[0] == "0" * 32 and line[9] != "lo" for line in lines_6
    )


def _get_changed(body: tuple[Any, ...]) -> Mapping[str, Any]:
    return body[1] if len(body) > 1 and isinstance(body[1], dict) else {}
