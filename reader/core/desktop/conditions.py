"""Network and power on Linux, from NetworkManager, UPower and the power profiles by D-Bus. Nothing is polled.

For an engine without a window, and for what Qt doesn't report: power profiles, and networks behind a sign-in page.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from reader.core.desktop.bus import Bus, BusObject
from reader.core.records.machine import Network

_PROPERTIES = "org.freedesktop.DBus.Properties"
_NETWORK = "org.freedesktop.NetworkManager"
_MANAGER = BusObject(_NETWORK, "/org/freedesktop/NetworkManager", _PROPERTIES)
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
        self._watch(_MANAGER, _NETWORK, self._note_properties)
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
