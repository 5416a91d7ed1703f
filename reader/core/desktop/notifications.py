"""Notifications of the desktop, one at a time: each replaces the one before, and is withdrawn once it was read.

Linux shows them by D-Bus (through the portal in a sandbox), Windows as toasts, macOS in its notification centre; each
is a `NotificationBackend`. The desktop may be slow, so a thread does all of it. Publishers' text is never markup.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache, partial
from html import escape
from queue import SimpleQueue
from types import new_class
from typing import Any, Protocol

from msgspec import Struct

from reader.core.about import APP_ID
from reader.core.desktop.bus import Bus, BusObject, fit_text, open_bus
from reader.core.desktop.program import is_sandboxed, write_identity

NAME, GROUP = "new-posts", "paperround"
"""The name of our one notification: another of this name replaces it."""
DEFAULT = "default"
"""The action of a click on the notification itself."""
SERVICE = BusObject("org.freedesktop.Notifications", "/org/freedesktop/Notifications", "org.freedesktop.Notifications")
PORTAL = BusObject(
    "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Notification"
)
_NO_XML = dict.fromkeys((*range(9), 11, 12, 13, *range(14, 32), *range(55296, 57344), 65534, 65535))
"""Characters that XML doesn't allow."""

OnAction = Callable[[str, str], None]
"""Gets the action's key, and a token that lets a window come to the front, or "". Called on a thread of the desktop."""


class Notice(Struct, frozen=True):
    title: str
    body: str
    actions: Mapping[str, str]
    """Key → words; `DEFAULT` is what a click does."""

    @property
    def buttons(self) -> list[tuple[str, str]]:
        """Keys and words of all actions but `DEFAULT`."""
        return [(key, words) for key, words in self.actions.items() if key != DEFAULT]


class NotificationBackend(Protocol):
    """A desktop that shows one notification of ours at a time."""

    def show(self, notice: Notice) -> bool:
        """Show a notification in place of the last; return whether that worked."""

    def withdraw(self) -> None: ...

    def close(self) -> None: ...


OpenBackend = Callable[[OnAction], NotificationBackend | None]


def find_backend(environment: Mapping[str, str], platform: str = sys.platform) -> OpenBackend | None:
    """Return a function that opens this desktop's backend; None if there is none."""
    if platform == "win32":
        return open_toasts
    if platform == "darwin":
        return open_mac_notifications
    if environment.get("DBUS_SESSION_BUS_ADDRESS"):
        return partial(open_bus_backend, is_sandboxed(environment))
    return None


class DesktopNotifier:
    """Shows notifications on a thread that starts with the first."""

    def __init__(self, on_action: OnAction, open_backend: OpenBackend | None = None) -> None:
        """`open_backend` is called on that thread; by default it opens this desktop's backend."""
        self._on_action = on_action
        self._open_backend = open_backend or find_backend(os.environ)
        self._jobs: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._backend: NotificationBackend | None = None

    def show(self, notice: Notice, on_refused: Callable[[], None] = lambda: None) -> None:
        """Show a notification in place of the last. `on_refused` is called if that is impossible."""
        if self._open_backend is not None:
            self._do(lambda: self._show(notice, on_refused))
        else:
            on_refused()

    def withdraw(self) -> None:
        if self._thread is not None:
            self._do(lambda: self._backend.withdraw() if self._backend is not None else None)

    def close(self) -> None:
        """Withdraw the notification and end, since nobody would handle its actions."""
        if self._thread is None:
            return
        self.withdraw()
        self._jobs.put(None)
        self._thread.join(0.5)
        if self._backend is not None:
            self._backend.close()
            self._backend = None

    def _do(self, job: Callable[[], None]) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, daemon=True, name="notifications")
            self._thread.start()
        self._jobs.put(job)

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            job()

    def _show(self, notice: Notice, on_refused: Callable[[], None]) -> None:
        if self._backend is None and self._open_backend is not None:
            self._backend = self._open_backend(self._on_action)
        if self._backend is None or not self._backend.show(notice):
            on_refused()


def open_bus_backend(is_sandboxed: bool, on_action: OnAction) -> NotificationBackend | None:
    """Return the backend on Linux; None if no program on the bus shows notifications."""
    bus = open_bus()
    if bus is None:
        return None
    if is_sandboxed:
        return _Portal(bus, on_action)
    answer = bus.call(SERVICE, "GetCapabilities")
    if answer is None:
        bus.close()
        return None
    return _Daemon(bus, tuple(answer[0]), on_action)


class _Daemon:
    """org.freedesktop.Notifications. Handlers run on the bus's thread."""

    def __init__(self, bus: Bus, abilities: tuple[str, ...], on_action: OnAction) -> None:
        self._bus, self._abilities, self._on_action, self.close = bus, abilities, on_action, bus.close
        self._shown = 0
        self._token = ""
        bus.hear(SERVICE, "ActivationToken", self._on_token)
        bus.hear(SERVICE, "ActionInvoked", self._note_action)
        bus.hear(SERVICE, "NotificationClosed", self._on_closed)

    def show(self, notice: Notice) -> bool:
        body = fit_text(notice.body)
        body = escape(body, quote=False) if "body-markup" in self._abilities else body
        buttons = [part for pair in notice.actions.items() for part in pair] if "actions" in self._abilities else []
        hints = {"desktop-entry": ("s", APP_ID)}
        said = ("Paperround", self._shown, "paperround", fit_text(notice.title), body, buttons, hints, -1)
        answer = self._bus.call(SERVICE, "Notify", "susssasa{sv}i", said)
        self._shown = int(answer[0]) if answer else 0
        return answer is not None

    def withdraw(self) -> None:
        if self._shown:
            self._bus.call(SERVICE, "CloseNotification", "u", (self._shown,))
            self._shown = 0

    def _on_token(self, body: tuple[Any, ...], path: str) -> None:
        if len(body) == 2 and body[0] == self._shown:
            self._token = str(body[1])

    def _note_action(self, body: tuple[Any, ...], path: str) -> None:
        if len(body) == 2 and body[0] == self._shown:
            token, self._token = self._token, ""
            self._on_action(str(body[1]), token)

    def _on_closed(self, body: tuple[Any, ...], path: str) -> None:
        if body and body[0] == self._shown:
            self._shown = 0


class _Portal:
    """The portal, for a program in a sandbox. Handlers run on the bus's thread."""

    def __init__(self, bus: Bus, on_action: OnAction) -> None:
        self._bus, self._on_action, self.close = bus, on_action, bus.close
        bus.hear(PORTAL, "ActionInvoked", self._note_action)

    def show(self, notice: Notice) -> bool:
        buttons = [{"label": ("s", words), "action": ("s", key)} for key, words in notice.buttons]
        said = {
            "title": ("s", fit_text(notice.title)),
            "body": ("s", fit_text(notice.body)),
            "default-action": ("s", DEFAULT),
            "buttons": ("aa{sv}", buttons),
        }
        return self._bus.call(PORTAL, "AddNotification", "sa{sv}", (NAME, said)) is not None

    def withdraw(self) -> None:
        self._bus.call(PORTAL, "RemoveNotification", "s", (NAME,))

    def _note_action(self, body: tuple[Any, ...], path: str) -> None:
        if len(body) >= 2 and body[0] == NAME:
            self._on_action(str(body[1]), "")


class MacNotifications:
    """macOS' notification centre; it asks the user for permission at the first notification.

    `api` is macOS' module UserNotifications; `make_delegate` makes the object whose method it calls.
    """

    def __init__(self, api: Any, make_delegate: Callable[[Callable[[str], None]], Any], on_action: OnAction) -> None:
        self._api, self._on_action = api, on_action
        self._center = api.UNUserNotificationCenter.currentNotificationCenter()
        self._delegate = make_delegate(self._deliver)  # the centre does not keep it
        self._center.setDelegate_(self._delegate)

    def show(self, notice: Notice) -> bool:
        content = self._api.UNMutableNotificationContent.alloc().init()
        content.setTitle_(notice.title)
        content.setBody_(notice.body)
        content.setCategoryIdentifier_(NAME)
        content.setThreadIdentifier_(NAME)
        request = self._api.UNNotificationRequest.requestWithIdentifier_content_trigger_(NAME, content, None)

        def add(is_allowed: bool, error: object) -> None:
            if is_allowed:
                self._center.addNotificationRequest_withCompletionHandler_(request, None)

        make_button = self._api.UNNotificationAction.actionWithIdentifier_title_options_
        buttons = [make_button(key, words, 0) for key, words in notice.buttons]
        kind = self._api.UNNotificationCategory
        category = kind.categoryWithIdentifier_actions_intentIdentifiers_options_(NAME, buttons, [], 0)
        self._center.setNotificationCategories_({category})
        # UNAuthorizationOptionAlert: no sound, no badge on the icon
        self._center.requestAuthorizationWithOptions_completionHandler_(1 << 2, add)
        return True

    def withdraw(self) -> None:
        self._center.removeDeliveredNotificationsWithIdentifiers_([NAME])

    def close(self) -> None:
        self._center.setDelegate_(None)

    def _deliver(self, action: str) -> None:
        if action == self._api.UNNotificationDefaultActionIdentifier:
            self._on_action(DEFAULT, "")
        elif action != self._api.UNNotificationDismissActionIdentifier:
            self._on_action(action, "")


def open_mac_notifications(on_action: OnAction) -> NotificationBackend | None:
    """Return the backend on macOS; None outside of a bundle, where macOS would end the program."""
    try:
        import Foundation
        import UserNotifications

        if Foundation.NSBundle.mainBundle().bundleIdentifier() is None:
            return None
        return MacNotifications(UserNotifications, _make_delegate, on_action)
    except ImportError:
        return None


def _make_delegate(on_response: Callable[[str], None]) -> Any:
    made = _make_delegate_class().alloc().init()
    made.on_response = on_response
    return made


@cache
def _make_delegate_class() -> Any:
    """Return the delegate's class; Objective-C allows only one of a name."""
    import objc
    from Foundation import NSObject

    def receive(self: Any, center: Any, response: Any, done: Callable[[], None]) -> None:
        self.on_response(str(response.actionIdentifier()))
        done()

    method = "userNotificationCenter_didReceiveNotificationResponse_withCompletionHandler_"
    protocol = objc.protocolNamed("UNUserNotificationCenterDelegate")
    return new_class(
        "PaperroundNotificationDelegate",
        (NSObject,),
        {"protocols": [protocol]},
        lambda members: members.update({method: receive}),
    )


class Toasts:
    """Windows' toasts, which are XML and belong to the program's identity (see program.py).

    `api` is `WindowsToasts`, each of whose methods may raise OSError.
    """

    def __init__(self, api: Any, on_action: OnAction) -> None:
        self._api, self._on_action = api, on_action

    def show(self, notice: Notice) -> bool:
        try:
            self._api.show(make_toast(notice), lambda key: self._on_action(key or DEFAULT, ""))
        except OSError:
            return False
        return True

    def withdraw(self) -> None:
        with suppress(OSError):  # it was gone already
            self._api.remove()

    def close(self) -> None:
        """Do nothing: Windows needs no cleanup."""


def make_toast(notice: Notice) -> str:
    buttons = "".join(f'<action content="{_text(words)}" arguments="{_text(key)}"/>' for key, words in notice.buttons)
    return (
        f'<toast launch="{DEFAULT}"><visual><binding template="ToastGeneric">'
        f"<text>{_text(notice.title)}</text><text>{_text(notice.body)}</text>"
        f"</binding></visual><actions>{buttons}</actions></toast>"
    )


def _text(words: str) -> str:
    return escape(words.translate(_NO_XML))


class WindowsToasts:
    """Shows and removes a toast by Windows' own interfaces."""

    def __init__(self) -> None:
        from winrt.runtime import ApartmentType, init_apartment
        from winrt.windows.ui.notifications import ToastNotificationManager

        init_apartment(ApartmentType.MULTI_THREADED)
        self._manager = ToastNotificationManager
        self._notifier = self._manager.create_toast_notifier(APP_ID)
        self._shown: Any = None

    def show(self, xml: str, on_activated: Callable[[str], None]) -> None:
        from winrt.windows.data.xml.dom import XmlDocument
        from winrt.windows.ui.notifications import ToastActivatedEventArgs, ToastNotification

        document = XmlDocument()
        document.load_xml(xml)
        toast = ToastNotification(document)
        toast.tag, toast.group = NAME, GROUP
        toast.add_activated(lambda _, said: on_activated(str(said.as_(ToastActivatedEventArgs).arguments)))
        self._shown = toast  # keeps its handler
        self._notifier.show(toast)

    def remove(self) -> None:
        self._manager.history.remove(NAME, GROUP, APP_ID)


def open_toasts(on_action: OnAction) -> NotificationBackend | None:
    try:
        write_identity()
        return Toasts(WindowsToasts(), on_action)
    except (OSError, ImportError):
        return None
