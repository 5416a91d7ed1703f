"""What a running program hears of its desktop, over buses that may come and go."""

from __future__ import annotations

from queue import SimpleQueue
from typing import Any

import pytest

from reader.core.desktop.linux_signs import has_route, make_network
from reader.core.desktop.listener import DesktopListener
from reader.core.records.machine import Network, PresenceSign, Sign
from tests.fake_clock import FakeClock
from tests.unit.core.desktop.private_bus import FakeService, needs_bus, private_bus

NETWORK, POWER = "org.freedesktop.NetworkManager", "org.freedesktop.UPower.PowerProfiles"
LINE, PROFILES = "/org/freedesktop/NetworkManager", "/org/freedesktop/UPower/PowerProfiles"
PROPERTIES = "org.freedesktop.DBus.Properties"
BATTERY = "org.freedesktop.UPower"
LOGIND = "org.freedesktop.login1"
KNOWN = {
    NETWORK: {"State": ("u", 70), "Connectivity": ("u", 4), "Metered": ("u", 2)},
    POWER: {"ActiveProfile": ("s", "balanced")},
}


@needs_bus
def test_signs_line_and_power_are_heard_until_the_bus_goes(monkeypatch: pytest.MonkeyPatch):
    with private_bus() as address:
        for name in ("DBUS_SESSION_BUS_ADDRESS", "DBUS_SYSTEM_BUS_ADDRESS"):
            monkeypatch.setenv(name, address)
        answers = {"AddIdleWatch": lambda body: ("u", (7,)), "GetAll": lambda body: ("a{sv}", (KNOWN[body[0]],))}
        names = (NETWORK, POWER, BATTERY, LOGIND, "org.gnome.Mutter.IdleMonitor")
        programs = FakeService(address, *names, answers=answers)
        signs: SimpleQueue[PresenceSign] = SimpleQueue()
        lines: SimpleQueue[Network] = SimpleQueue()
        powers: SimpleQueue[bool] = SimpleQueue()
        listener = DesktopListener(FakeClock(), signs.put, lines.put, lambda: powers.put(listener.saves_power))
        while programs.asked.get(timeout=60)[0] != "AddIdleWatch":
            pass  # the last thing it asks for
        assert lines.get(timeout=60) == Network(online=True)
        assert not listener.saves_power
        change(programs, PROFILES, POWER, {"ActiveProfile": ("s", "power-saver")})
        assert powers.get(timeout=60), "told when it is known"
        change(programs, "/org/freedesktop/UPower", BATTERY, {"OnBattery": ("b", True)})
        assert powers.get(timeout=60)
        change(programs, LINE, NETWORK, {"Metered": ("u", 1)})
        assert lines.get(timeout=60) == Network(online=True, metered=True)
        programs.say(f"/{LOGIND.replace('.', '/')}", f"{LOGIND}.Manager", "PrepareForSleep", "b", (False,))
        assert signs.get(timeout=60).sign is Sign.RESUMED
        programs.close()
    listener.close()


def change(programs: FakeService, path: str, name: str, facts: dict[str, Any]) -> None:
    programs.say(path, PROPERTIES, "PropertiesChanged", "sa{sv}as", (name, facts, []))


@pytest.mark.parametrize(
    ("line", "has_way", "network"),
    [
        ({}, False, Network()),
        ({"State": 20}, False, Network(online=False)),
        ({"State": 20}, True, Network()),
        ({"State": 10, "Metered": 4}, False, Network(online=False)),
        ({"State": 70, "Metered": 3}, True, Network(online=True, metered=True)),
        ({"State": 60}, True, Network()),
        ({"State": 50, "Connectivity": 2}, True, Network(online=False)),
        ({"State": 70, "Connectivity": 2}, True, Network(online=False)),
    ],
)
def test_only_what_is_sure_is_said_of_the_line(line, has_way, network):
    assert make_network(line, has_way) == network


WAY = "eth0 00000000 0101A8C0 0003 0 0 100 00000000 0 0 0"
NEAR = "eth0 0001A8C0 00000000 0001 0 0 100 00FFFFFF 0 0 0"
WAY_6 = f"{'0' * 32} 00 {'0' * 32} 00 fe80{'0' * 27}1 00000400 00000001 00000000 00000003 eth0"
NO_WAY_6 = f"{'0' * 32} 00 {'0' * 32} 00 {'0' * 32} ffffffff 00000001 00000000 00200200 lo"


@pytest.mark.parametrize(
    ("routes", "routes_6", "expected"),
    [([WAY, NEAR], [], True), ([NEAR], [NO_WAY_6], False), ([], [WAY_6], True), ([], [], False)],
)
def test_a_way_to_everywhere_is_known_or_not(tmp_path, routes, routes_6, expected):
    files = tmp_path / "route", tmp_path / "ipv6_route"
    files[0].write_text("\n".join(["Iface Destination Gateway", *routes]))
    files[1].write_text("\n".join(routes_6))
    assert has_route(*files) is expected
    assert has_route(tmp_path / "nowhere", files[1]), "where it cannot be asked"
