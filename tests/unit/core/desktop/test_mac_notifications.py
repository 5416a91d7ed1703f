"""macOS' notification centre, played by a program: what it is asked to show, and what its buttons do."""

# Methods are called as macOS calls them.
# ruff: noqa: N802

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from reader.core.desktop.notifications import (
    DEFAULT,
    NAME,
    MacNotifications,
    Notice,
    find_backend,
    open_mac_notifications,
)

ACTIONS = {DEFAULT: "Open", "mark-read": "Mark read"}


class Content:
    """Notes what it is told by setters, as Objective-C names them."""

    def __init__(self) -> None:
        self.said: dict[str, str] = {}

    def __getattr__(self, name: str) -> Callable[[str], None]:
        return lambda value: self.said.update({name.removeprefix("set").rstrip("_"): value})


class FakeMac:
    """The parts of UserNotifications that are used. One centre, as the system has it."""

    UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
    UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

    def __init__(self, is_allowed: bool = True) -> None:
        self.is_allowed = is_allowed
        self.shown: dict[str, Content] = {}
        self.buttons: list[tuple[str, str, int]] = []
        self.delegate: Any = None
        self.UNUserNotificationCenter = SimpleNamespace(currentNotificationCenter=lambda: self)
        self.UNMutableNotificationContent = SimpleNamespace(alloc=lambda: SimpleNamespace(init=Content))
        self.UNNotificationRequest = SimpleNamespace(
            requestWithIdentifier_content_trigger_=lambda name, content, trigger: (name, content)
        )
        self.UNNotificationAction = SimpleNamespace(actionWithIdentifier_title_options_=lambda *action: action)
        self.UNNotificationCategory = SimpleNamespace(
            categoryWithIdentifier_actions_intentIdentifiers_options_=lambda *parts: (parts[0], tuple(parts[1]))
        )

    def setDelegate_(self, delegate: Any) -> None:
        self.delegate = delegate

    def setNotificationCategories_(self, categories: set[tuple[str, tuple]]) -> None:
        ((name, self.buttons),) = categories  # type: ignore[assignment]
        assert name == NAME

    def requestAuthorizationWithOptions_completionHandler_(
        self, options: int, then: Callable[[bool, object], None]
    ) -> None:
        then(self.is_allowed, None)

    def addNotificationRequest_withCompletionHandler_(self, request: tuple[str, Content], then: object) -> None:
        self.shown[request[0]] = request[1]

    def removeDeliveredNotificationsWithIdentifiers_(self, names: list[str]) -> None:
        for name in names:
            self.shown.pop(name, None)


def open_it(mac: FakeMac) -> tuple[MacNotifications, list[str]]:
    pressed: list[str] = []
    return MacNotifications(mac, lambda handle: handle, lambda key, token: pressed.append(key)), pressed


def test_one_is_shown_with_its_buttons_and_the_next_takes_its_place() -> None:
    mac = FakeMac()
    notifications, _ = open_it(mac)
    assert notifications.show(Notice("2 new posts", "Ferry", ACTIONS))
    notifications.show(Notice("3 new posts", "Harbour", ACTIONS))
    (shown,) = mac.shown.values()
    assert (shown.said["Title"], shown.said["Body"]) == ("3 new posts", "Harbour")
    assert shown.said["CategoryIdentifier"] == shown.said["ThreadIdentifier"] == NAME
    assert [button[:2] for button in mac.buttons] == [("mark-read", "Mark read")]
    notifications.withdraw()
    assert mac.shown == {}


def test_a_click_and_a_button_are_told_and_putting_it_away_is_not() -> None:
    mac = FakeMac()
    notifications, pressed = open_it(mac)
    for action in (mac.UNNotificationDefaultActionIdentifier, mac.UNNotificationDismissActionIdentifier, "mark-read"):
        mac.delegate(action)
    assert pressed == [DEFAULT, "mark-read"]
    notifications.close()
    assert mac.delegate is None


def test_a_user_who_does_not_want_any_gets_none() -> None:
    mac = FakeMac(is_allowed=False)
    notifications, _ = open_it(mac)
    notifications.show(Notice("2 new posts", "", ACTIONS))
    assert mac.shown == {}


def test_without_macos_there_is_none() -> None:
    assert find_backend({}, "darwin") is open_mac_notifications
    assert open_mac_notifications(lambda key, token: None) is None
