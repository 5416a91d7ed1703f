"""What a desktop tells of its user by D-Bus, heard on a bus of its own."""

from __future__ import annotations

import os
from collections.abc import Iterator
from queue import Empty, SimpleQueue
from typing import Any

import pytest

from reader.core.desktop.bus import Bus, open_bus
from reader.core.desktop.linux_signs import IDLE_MS, SignWatch
from reader.core.desktop.listener import ONE_SIGN_S, DebouncedSigns
from reader.core.records.machine import Sign
from tests.fake_clock import FakeClock
from tests.unit.core.desktop.private_bus import FakeService, needs_bus, private_bus

pytestmark = needs_bus
LOGIND, SESSION_PATH = "/org/freedesktop/login1", "/org/freedesktop/login1/session/_32"
NAMES = (
    "org.freedesktop.login1",
    "org.gnome.ScreenSaver",
    "org.freedesktop.NetworkManager",
    "org.gnome.Mutter.IdleMonitor",
)
PROPERTIES = "org.freedesktop.DBus.Properties"


class Desktop:
    """A session bus and a system bus in one, with logind, a screen saver, Mutter and NetworkManager on it."""

    def __init__(self, address: str) -> None:
        self.clock = FakeClock()
        self.signs: SimpleQueue[Sign] = SimpleQueue()
        self.session_user = os.getuid()
        watches = {
            "AddIdleWatch": lambda body: ("u", (7,)),
            "AddUserActiveWatch": lambda body: ("u", (8,)),
            "Get": lambda body: ("v", (("(uo)", (self.session_user, "/x")),)),
        }
        # One program plays all of them, so that what it says comes in order.
        self.programs = FakeService(address, *NAMES, answers=watches)
        found = open_bus(address)
        assert isinstance(found, Bus)
        self.bus = found
        self.watch = SignWatch(self.bus, self.bus, DebouncedSigns(self.clock, lambda notes: self.signs.put(notes.sign)))

    def close(self) -> None:
        self.bus.close()
        self.programs.close()

    def change(self, path: str, interface: str, name: str, value: bool) -> None:
        body: tuple[Any, ...] = (interface, {name: ("b", value)}, [])
        self.programs.say(path, PROPERTIES, "PropertiesChanged", "sa{sv}as", body)

    def next_sign(self) -> Sign:
        return self.signs.get(timeout=60)

    def is_silent(self) -> bool:
        """Signals come in order: what was said before this one has been heard when it comes."""
        self.programs.say(
            "/org/freedesktop/NetworkManager", "org.freedesktop.NetworkManager", "StateChanged", "u", (70,)
        )
        return self.next_sign() is Sign.NETWORK_JOINED


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with private_bus() as found:
        yield found


@pytest.fixture
def desktop(address: str) -> Iterator[Desktop]:
    made = Desktop(address)
    yield made
    made.close()


def test_waking_up_is_a_sign_and_falling_asleep_is_none(desktop: Desktop):
    desktop.programs.say(LOGIND, "org.freedesktop.login1.Manager", "PrepareForSleep", "b", (True,))
    desktop.programs.say(LOGIND, "org.freedesktop.login1.Manager", "PrepareForSleep", "b", (False,))
    assert desktop.next_sign() is Sign.RESUMED
    assert desktop.is_silent()


def test_an_unlocked_screen_is_one_sign_however_many_tell_it(desktop: Desktop):
    desktop.change(SESSION_PATH, "org.freedesktop.login1.Session", "LockedHint", True)
    desktop.change(SESSION_PATH, "org.freedesktop.login1.Session", "LockedHint", False)
    desktop.programs.say(SESSION_PATH, "org.freedesktop.login1.Session", "Unlock")
    desktop.programs.say("/org/gnome/ScreenSaver", "org.gnome.ScreenSaver", "ActiveChanged", "b", (False,))
    assert desktop.next_sign() is Sign.UNLOCKED
    assert desktop.is_silent()


def test_another_persons_session_tells_nothing_of_the_user(desktop: Desktop):
    desktop.session_user += 1
    desktop.change(SESSION_PATH, "org.freedesktop.login1.Session", "LockedHint", False)
    desktop.programs.say(SESSION_PATH, "org.freedesktop.login1.Session", "Unlock")
    assert desktop.is_silent()


def test_a_desktop_that_tells_logind_of_idling_is_heard(desktop: Desktop):
    desktop.change(SESSION_PATH, "org.freedesktop.login1.Session", "IdleHint", True)
    desktop.change(SESSION_PATH, "org.freedesktop.login1.Session", "IdleHint", False)
    assert desktop.next_sign() is Sign.IDLE_ENDED


def test_the_next_unlocking_is_another_sign(desktop: Desktop):
    for _ in range(2):
        desktop.programs.say("/org/gnome/ScreenSaver", "org.gnome.ScreenSaver", "ActiveChanged", "b", (False,))
        assert desktop.next_sign() is Sign.UNLOCKED
        desktop.clock.advance(ONE_SIGN_S)


def test_an_opened_lid_is_a_sign(desktop: Desktop):
    desktop.change(LOGIND, "org.freedesktop.login1.Manager", "LidClosed", True)
    desktop.change(LOGIND, "org.freedesktop.login1.Manager", "LidClosed", False)
    assert desktop.next_sign() is Sign.LID_OPENED


def test_the_end_of_idling_is_a_sign_and_is_asked_for_only_while_idle(desktop: Desktop):
    assert desktop.programs.asked.get(timeout=60) == ("AddIdleWatch", (IDLE_MS,))
    path, interface = "/org/gnome/Mutter/IdleMonitor/Core", "org.gnome.Mutter.IdleMonitor"
    desktop.programs.say(path, interface, "WatchFired", "u", (99,))
    desktop.programs.say(path, interface, "WatchFired", "u", (7,))
    assert desktop.programs.asked.get(timeout=60) == ("AddUserActiveWatch", ())
    desktop.programs.say(path, interface, "WatchFired", "u", (8,))
    assert desktop.next_sign() is Sign.IDLE_ENDED
    with pytest.raises(Empty):
        desktop.programs.asked.get_nowait()


def test_nonsense_on_the_bus_does_no_harm(desktop: Desktop):
    desktop.programs.say(LOGIND, "org.freedesktop.login1.Manager", "PrepareForSleep")
    desktop.programs.say(SESSION_PATH, PROPERTIES, "PropertiesChanged", "s", ("x",))
    desktop.programs.say(
        SESSION_PATH, PROPERTIES, "PropertiesChanged", "sa{sv}as", ("x", {"LockedHint": ("s", "no")}, [])
    )
    assert desktop.is_silent()


def test_without_a_bus_nothing_is_told_and_nothing_breaks():
    assert open_bus("unix:path=/nonexistent/bus") is None
    SignWatch(None, None, lambda sign: None)
