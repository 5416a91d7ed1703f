"""Notifications by D-Bus: one that replaces itself, with actions, taken back when what it tells of was read.

In a sandbox the portal shows them, else org.freedesktop.Notifications. A thread of its own asks the desktop, so that
nobody waits for it; where it does not answer, `on_refused` is told, and the tray or the window shows the words. What
publishers write is never markup there. Handlers run on the bus's thread.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Mapping
from html import escape
from queue import SimpleQueue
from typing import Any, Protocol

from msgspec import Struct

from reader.about import APP_ID
from reader.desktop.bus import Bus, BusObject, open_bus
from reader.desktop.program import is_sandboxed

DEFAULT = "default"
"""The action of a click on the notification itself."""
SERVICE = BusObject(
    "org.freedesktop.Notifications", "/org/freedesktop/Notifications", "org.freedesktop.Notifications"
)
PORTAL = BusObject(
    "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Notification"
)
_APP_NAME, _ICON = "Paperround", "paperround"
_MARKUP, _ACTIONS = "body-markup", "actions"
_PORTAL_ID = "new-posts"
_CLOSES_WITHIN_S = 0.5
OnAction = Callable[[str, str], None]
"""Gets the action's key, and a token that lets a window come to the front; empty where the desktop gives none."""


class Notice(Struct, frozen=True):
    title: str
    body: str
    actions: Mapping[str, str]
    """Key → words; `DEFAULT` is what a click does."""


class _Shower(Protocol):
    """Somebody on the bus who shows notifications."""

    def show(self, notice: Notice) -> bool: ...
    def take_back(self) -> None: ...


class DesktopNotifier:
    """One notification at a time. Nothing is opened before the first."""

    def __init__(self, on_action: OnAction, environment: Mapping[str, str] = os.environ) -> None:
        self._on_action = on_action
        self._is_sandboxed = is_sandboxed(environment)
        self._has_bus = bool(environment.get("DBUS_SESSION_BUS_ADDRESS"))
        self._jobs: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._bus: Bus | None = None
        self._shower: _Shower | None = None

    def show(self, notice: Notice, on_refused: Callable[[], None] = lambda: None) -> None:
        """Takes the place of the one that is shown. `on_refused` is told at once where there is no bus."""
        if self._has_bus:
            self._do(lambda: self._show(notice, on_refused))
        else:
            on_refused()

    def take_back(self) -> None:
        """What it told of has been read."""
        if self._thread is not None:
            self._do(lambda: self._shower.take_back() if self._shower is not None else None)

    def close(self) -> None:
        """Takes back what is shown: nobody would hear its actions any more."""
        if self._thread is None:
            return
        self.take_back()
        self._jobs.put(None)
        self._thread.join(_CLOSES_WITHIN_S)
        if self._bus is not None:
            self._bus.close()
            self._bus = self._shower = None

    def _do(self, job: Callable[[], None]) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, daemon=True, name="notifications")
            self._thread.start()
        self._jobs.put(job)

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            job()

    def _show(self, notice: Notice, on_refused: Callable[[], None]) -> None:
        if self._shower is None:
            self._bus = self._bus or open_bus()
            self._shower = self._find_shower(self._bus) if self._bus is not None else None
        if self._shower is None or not self._shower.show(notice):
            on_refused()

    def _find_shower(self, bus: Bus) -> _Shower | None:
        if self._is_sandboxed:
            return _Portal(bus, self._on_action)
        answer = bus.call(SERVICE, "GetCapabilities")
        return None if answer is None else _Daemon(bus, tuple(answer[0]), self._on_action)


class _Daemon:
    """org.freedesktop.Notifications, as every desktop has it."""

    def __init__(self, bus: Bus, abilities: tuple[str, ...], on_action: OnAction) -> None:
        self._bus, self._abilities, self._on_action = bus, abilities, on_action
        self._shown = 0
        self._token = ""
        bus.hear(SERVICE, "ActivationToken", self._take_token)
        bus.hear(SERVICE, "ActionInvoked", self._take_action)
        bus.hear(SERVICE, "NotificationClosed", self._take_closed)

    def show(self, notice: Notice) -> bool:
        body = escape(notice.body, quote=False) if _MARKUP in self._abilities else notice.body
        buttons = [part for pair in notice.actions.items() for part in pair]
        hints = {"desktop-entry": ("s", APP_ID)}
        answer = self._bus.call(
            SERVICE,
            "Notify",
            "susssasa{sv}i",
            (
                *(_APP_NAME, self._shown, _ICON, notice.title, body),
                *(buttons if _ACTIONS in self._abilities else [], hints, -1),
            ),
        )
        self._shown = int(answer[0]) if answer else 0
        return answer is not None

    def take_back(self) -> None:
        if self._shown:
            self._bus.call(SERVICE, "CloseNotification", "u", (self._shown,))
            self._shown = 0

    def _take_token(self, body: tuple[Any, ...], path: str) -> None:
        if len(body) == 2 and body[0] == self._shown:
            self._token = str(body[1])

    def _take_action(self, body: tuple[Any, ...], path: str) -> None:
        if len(body) == 2 and body[0] == self._shown:
            token, self._token = self._token, ""
            self._on_action(str(body[1]), token)

    def _take_closed(self, body: tuple[Any, ...], path: str) -> None:
        if body and body[0] == self._shown:
            self._shown = 0


class _Portal:
    """For a program in a sandbox. Its words are never markup, and a name is enough to replace what is shown."""

    def __init__(self, bus: Bus, on_action: OnAction) -> None:
        self._bus, self._on_action = bus, on_action
        bus.hear(PORTAL, "ActionInvoked", self._take_action)

    def show(self, notice: Notice) -> bool:
        buttons = [
            {"label": ("s", words), "action": ("s", key)}
            for key, words in notice.actions.items()
            if key != DEFAULT
        ]
        said = {
            "title": ("s", notice.title),
            "body": ("s", notice.body),
            "default-action": ("s", DEFAULT),
            "buttons": ("aa{sv}", buttons),
        }
        return self._bus.call(PORTAL, "AddNotification", "sa{sv}", (_PORTAL_ID, said)) is not None

    def take_back(self) -> None:
        self._bus.call(PORTAL, "RemoveNotification", "s", (_PORTAL_ID,))

    def _take_action(self, body: tuple[Any, ...], path: str) -> None:
        if len(body) >= 2 and body[0] == _PORTAL_ID:
            self._on_action(str(body[1]), "")
