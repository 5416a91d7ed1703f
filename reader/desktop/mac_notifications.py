"""Notifications in macOS' own centre. No Qt.

The system shows them only of an application in a bundle, and only once its user agreed: it asks them at the first one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import new_class
from typing import Any

from reader.desktop.notice import DEFAULT, Notice, NotificationBackend, OnAction
from reader.lazy_import import lazy_import

objc: Any = lazy_import("objc")  # only macOS has these
foundation: Any = lazy_import("Foundation")
center_api: Any = lazy_import("UserNotifications")

NAME = "new-posts"
"""Another notification of this name takes its place."""
_ALERT = 1 << 2
"""UNAuthorizationOptionAlert: no sound, no number at the icon."""


class MacNotifications:
    """`api` is macOS' module UserNotifications; `make_delegate` makes the object whose method it calls."""

    def __init__(self, api: Any, make_delegate: Callable[[Callable[[str], None]], Any], on_action: OnAction) -> None:
        self._api, self._on_action = api, on_action
        self._center = api.UNUserNotificationCenter.currentNotificationCenter()
        self._delegate = make_delegate(self._deliver)  # the centre does not keep it
        self._center.setDelegate_(self._delegate)

    def show(self, notice: Notice) -> bool:
        request = self._make_request(notice)

        def add(is_allowed: bool, error: object) -> None:
            if is_allowed:
                self._center.addNotificationRequest_withCompletionHandler_(request, None)

        self._center.setNotificationCategories_({self._make_category(notice)})
        self._center.requestAuthorizationWithOptions_completionHandler_(_ALERT, add)
        return True

    def withdraw(self) -> None:
        self._center.removeDeliveredNotificationsWithIdentifiers_([NAME])

    def close(self) -> None:
        self._center.setDelegate_(None)

    def _make_request(self, notice: Notice) -> Any:
        content = self._api.UNMutableNotificationContent.alloc().init()
        content.setTitle_(notice.title)
        content.setBody_(notice.body)
        content.setCategoryIdentifier_(NAME)
        content.setThreadIdentifier_(NAME)
        return self._api.UNNotificationRequest.requestWithIdentifier_content_trigger_(NAME, content, None)

    def _make_category(self, notice: Notice) -> Any:
        buttons = [
            self._api.UNNotificationAction.actionWithIdentifier_title_options_(key, words, 0)
            for key, words in notice.actions.items()
            if key != DEFAULT
        ]
        return self._api.UNNotificationCategory.categoryWithIdentifier_actions_intentIdentifiers_options_(
            NAME, buttons, [], 0
        )

    def _deliver(self, action: str) -> None:
        if action == self._api.UNNotificationDefaultActionIdentifier:
            self._on_action(DEFAULT, "")
        elif action != self._api.UNNotificationDismissActionIdentifier:
            self._on_action(action, "")


def open_mac_notifications(on_action: OnAction) -> NotificationBackend | None:
    """None outside of a bundle, where macOS would end the program for asking."""
    try:
        if foundation.NSBundle.mainBundle().bundleIdentifier() is None:
            return None
        return MacNotifications(center_api, _make_delegate, on_action)
    except ImportError:
        return None


def _make_delegate(on_response: Callable[[str], None]) -> Any:
    made = _make_delegate_class().alloc().init()
    made.on_response = on_response
    return made


@cache
def _make_delegate_class() -> Any:
    """Objective-C knows a class of one name once."""

    def receive(self: Any, center: Any, response: Any, done: Callable[[], None]) -> None:
        self.on_response(str(response.actionIdentifier()))
        done()

    method = "userNotificationCenter_didReceiveNotificationResponse_withCompletionHandler_"
    protocol = objc.protocolNamed("UNUserNotificationCenterDelegate")
    return new_class(
        "PaperroundNotificationDelegate",
        (foundation.NSObject,),
        {"protocols": [protocol]},
        lambda members: members.update({method: receive}),
    )
