"""Notifications on a desktop without a tray: shown, replaced, acted upon, taken back."""

from __future__ import annotations

from collections.abc import Iterator
from queue import SimpleQueue

import pytest

from reader.core.desktop.notifications import DEFAULT, DesktopNotifier, Notice, find_backend
from tests.unit.core.desktop.private_bus import FakeService, needs_bus, private_bus

pytestmark = needs_bus
NAME, PATH = "org.freedesktop.Notifications", "/org/freedesktop/Notifications"
PORTAL, PORTAL_PATH = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
ACTIONS = {DEFAULT: "Open", "mark-read": "Mark read"}


class Desktop:
    def __init__(self, address: str, abilities: list[str] | None, environment: dict[str, str]) -> None:
        """Without `abilities` it does not show notifications."""
        answers = {
            "Notify": lambda body: ("u", (body[1] or 41,)),
            "CloseNotification": lambda body: ("", ()),
            "AddNotification": lambda body: ("", ()),
            "RemoveNotification": lambda body: ("", ()),
        }
        if abilities is not None:
            answers["GetCapabilities"] = lambda body: ("as", (abilities,))
        self.service = FakeService(address, NAME, PORTAL, answers=answers)
        self.pressed: SimpleQueue[tuple[str, str]] = SimpleQueue()
        self.refused: SimpleQueue[str] = SimpleQueue()
        environment = {"DBUS_SESSION_BUS_ADDRESS": address, **environment}
        self.notifier = DesktopNotifier(lambda key, token: self.pressed.put((key, token)), find_backend(environment))

    def show(self, title: str, body: str = "") -> None:
        self.notifier.show(Notice(title, body, ACTIONS), lambda: self.refused.put(title))

    def next_asked(self, method: str) -> tuple:
        while True:
            asked, body = self.service.asked.get(timeout=60)
            if asked == method:
                return body

    def say(self, signal: str, signature: str, body: tuple) -> None:
        self.service.say(PATH, NAME, signal, signature, body)

    def close(self) -> None:
        self.notifier.close()
        self.service.close()


@pytest.fixture(params=[["actions", "body-markup"]])
def desktop(request, monkeypatch) -> Iterator[Desktop]:
    with private_bus() as address:
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
        environment = {"FLATPAK_ID": "io.example.P"} if request.param == ["portal"] else {}
        made = Desktop(address, request.param, environment)
        yield made
        made.close()


def test_a_second_one_takes_the_place_of_the_first(desktop: Desktop):
    desktop.show("2 new posts", "Ferry")
    body = desktop.next_asked("Notify")
    assert (body[0], body[1]) == ("Paperround", 0)
    assert body[3:6] == ("2 new posts", "Ferry", [DEFAULT, "Open", "mark-read", "Mark read"])
    desktop.show("3 new posts")
    assert desktop.next_asked("Notify")[1] == 41


def test_what_publishers_write_is_no_markup(desktop: Desktop):
    desktop.show("<b>x</b>", "<img src='file:///etc/passwd'> & co")
    assert desktop.next_asked("Notify")[4] == "&lt;img src='file:///etc/passwd'&gt; &amp; co"


def test_what_no_bus_takes_is_left_out(desktop: Desktop):
    desktop.show("a\0b\ud800", "c\0" + "d" * 100_000)
    shown = desktop.next_asked("Notify")
    assert shown[3] == "ab?"
    assert shown[4].startswith("cd")
    assert len(shown[4]) < 3_000


@pytest.mark.parametrize("desktop", [[]], indirect=True)
def test_a_plain_desktop_gets_plain_words_and_no_buttons(desktop: Desktop):
    desktop.show("Title", "a & b")
    assert desktop.next_asked("Notify")[4:6] == ("a & b", [])


def test_an_action_is_told_for_the_one_that_is_shown_with_its_token(desktop: Desktop):
    desktop.show("2 new posts")
    desktop.next_asked("Notify")
    desktop.show("3 new posts")
    desktop.next_asked("Notify")  # the first has been answered by now
    desktop.say("ActionInvoked", "us", (7, DEFAULT))
    desktop.say("ActivationToken", "us", (41, "t-1"))
    desktop.say("ActionInvoked", "us", (41, "mark-read"))
    desktop.say("ActionInvoked", "us", (41, DEFAULT))
    assert desktop.pressed.get(timeout=60) == ("mark-read", "t-1")
    assert desktop.pressed.get(timeout=60) == (DEFAULT, "")


def test_what_was_read_elsewhere_is_taken_back_once(desktop: Desktop):
    desktop.show("2 new posts")
    desktop.notifier.withdraw()
    desktop.notifier.withdraw()
    assert desktop.next_asked("CloseNotification") == (41,)
    desktop.show("3 new posts")
    assert desktop.service.asked.get(timeout=60)[0] == "Notify"


def test_what_is_shown_goes_with_whoever_would_hear_its_buttons(desktop: Desktop):
    desktop.show("2 new posts")
    desktop.notifier.close()
    assert desktop.next_asked("CloseNotification") == (41,)


@pytest.mark.parametrize("desktop", [["portal"]], indirect=True)
def test_in_a_sandbox_the_portal_shows_it(desktop: Desktop):
    desktop.show("2 new posts", "<b>")
    name, said = desktop.next_asked("AddNotification")
    assert said["body"] == ("s", "<b>")
    assert said["buttons"] == ("aa{sv}", [{"label": ("s", "Mark read"), "action": ("s", "mark-read")}])
    interface = "org.freedesktop.portal.Notification"
    desktop.service.say(PORTAL_PATH, interface, "ActionInvoked", "ssav", ("another", DEFAULT, []))
    desktop.service.say(PORTAL_PATH, interface, "ActionInvoked", "ssav", (name, "mark-read", []))
    assert desktop.pressed.get(timeout=60) == ("mark-read", "")
    desktop.notifier.withdraw()
    assert desktop.next_asked("RemoveNotification") == (name,)


@pytest.mark.parametrize("desktop", [None], indirect=True)
def test_where_nobody_shows_them_that_is_told(desktop: Desktop):
    desktop.show("2 new posts")
    assert desktop.refused.get(timeout=60) == "2 new posts"


def test_without_a_bus_it_is_told_at_once():
    refused = []
    assert find_backend({}, "linux") is None
    notifier = DesktopNotifier(lambda key, token: None, find_backend({}, "linux"))
    notifier.show(Notice("x", "", {}), lambda: refused.append("x"))
    assert refused == ["x"]
    notifier.close()
