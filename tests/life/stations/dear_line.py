"""The line becomes dear, then wants a login, then is free again: the window says so at once, and no more when it is over."""

from __future__ import annotations

import time
from typing import Any

from tests.life.life import Life
from tests.unit.desktop.private_bus import FakeService

NETWORK, LINE = "org.freedesktop.NetworkManager", "/org/freedesktop/NetworkManager"
FREE = {"State": ("u", 70), "Connectivity": ("u", 4), "Metered": ("u", 4)}


def live(life: Life) -> None:
    desktop = FakeService(life.desk.bus, NETWORK, answers={"GetAll": lambda body: ("a{sv}", (FREE,))})
    try:
        life.start_again()  # a desktop is there before its programs
        for _ in ("the engine", "the window"):
            while desktop.asked.get(timeout=60)[0] != "GetAll":
                pass  # now it listens
        change(desktop, {"Metered": ("u", 1)})
        wait(life, "on a metered line")
        change(desktop, {"Metered": ("u", 4), "Connectivity": ("u", 2)})
        wait(life, "Offline")
        change(desktop, {"Connectivity": ("u", 4)})
        life.wait_until_gone("Offline")
    finally:
        desktop.close()


def change(desktop: FakeService, facts: dict[str, Any]) -> None:
    said: tuple[Any, ...] = (NETWORK, facts, [])
    desktop.say(LINE, "org.freedesktop.DBus.Properties", "PropertiesChanged", "sa{sv}as", said)


def wait(life: Life, words: str) -> None:
    began = time.monotonic()
    life.wait_to_read(words)
    life.note(f"“{words}” is told after {time.monotonic() - began:.1f} s")
    life.take_picture(words.lower().replace(" ", "-"))
