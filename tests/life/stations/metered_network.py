"""The network becomes dear, then wants a login, then is free again, and power is to be saved: the window says so at
once, and no more when it is over."""

from __future__ import annotations

import time
from typing import Any

from tests.life.life import Life
from tests.unit.core.desktop.private_bus import FakeService

NETWORK, LINE = "org.freedesktop.NetworkManager", "/org/freedesktop/NetworkManager"
POWER, PROFILES = "org.freedesktop.UPower.PowerProfiles", "/org/freedesktop/UPower/PowerProfiles"
KNOWN = {
    NETWORK: {"State": ("u", 70), "Connectivity": ("u", 4), "Metered": ("u", 4)},
    POWER: {"ActiveProfile": ("s", "balanced")},
}


def live(life: Life) -> None:
    answers = {"GetAll": lambda body: ("a{sv}", (KNOWN[body[0]],))}
    assert life.program.quit() == 0  # or its engine would ask, too
    desktop = FakeService(life.desk.bus, NETWORK, POWER, answers=answers)
    try:
        life.program = life.start()
        for _ in ("the engine", "the window"):
            while desktop.asked.get(timeout=60) != ("GetAll", (NETWORK,)):
                pass  # now it listens
        change(desktop, {"Metered": ("u", 1)})
        wait(life, "metered connection: fewer fetches")
        change(desktop, {"Metered": ("u", 4), "Connectivity": ("u", 2)})
        wait(life, "Offline")
        change(desktop, {"Connectivity": ("u", 4)})
        life.wait_until_gone("Offline")
        save_power(desktop, "power-saver")
        wait(life, "saving power")
        save_power(desktop, "balanced")
        life.wait_until_gone("saving power")
    finally:
        desktop.close()


def save_power(desktop: FakeService, profile: str) -> None:
    said: tuple[Any, ...] = (POWER, {"ActiveProfile": ("s", profile)}, [])
    desktop.say(PROFILES, "org.freedesktop.DBus.Properties", "PropertiesChanged", "sa{sv}as", said)


def change(desktop: FakeService, facts: dict[str, Any]) -> None:
    said: tuple[Any, ...] = (NETWORK, facts, [])
    desktop.say(LINE, "org.freedesktop.DBus.Properties", "PropertiesChanged", "sa{sv}as", said)


def wait(life: Life, words: str) -> None:
    began = time.monotonic()
    life.wait_to_read(words)
    life.note(f"“{words}” is told after {time.monotonic() - began:.1f} s")
    life.take_picture(words.lower().replace(" ", "-"))
