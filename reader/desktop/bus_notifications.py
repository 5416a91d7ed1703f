"""Notifications on Linux, by D-Bus: the portal in a sandbox, else org.freedesktop.Notifications.

What publishers write is never markup there. Handlers run on the bus's thread.
"""

from __future__ import annotations

from html import escape
from typing import Any

from reader.about import APP_ID
from reader.desktop.bus import Bus, BusObject, fit_text, open_bus
from reader.desktop.notice import DEFAULT, Notice, NotificationBackend, OnAction

SERVICE = BusObject("org.freedesktop.Notifications", "/org/freedesktop/Notifications", "org.freedesktop.Notifications")
PORTAL = BusObject(
    "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Notification"
)
_APP_NAME, _ICON = "Paperround", "paperround"
_MARKUP, _ACTIONS = "body-markup", "actions"
_PORTAL_ID = "new-posts"


def open_bus_backend(is_sandboxed: bool, on_action: OnAction) -> NotificationBackend | None:
    """None where nobody on the bus shows notifications."""
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
    """org.freedesktop.Notifications, as every desktop has it."""

    def __init__(self, bus: Bus, abilities: tuple[str, ...], on_action: OnAction) -> None:
        self._bus, self._abilities, self._on_action = bus, abilities, on_action
        self._shown = 0
        self._token = ""
        bus.hear(SERVICE, "ActivationToken", self._on_token)
        bus.hear(SERVICE, "ActionInvoked", self._note_action)
        bus.hear(SERVICE, "NotificationClosed", self._on_closed)

    def show(self, notice: Notice) -> bool:
        body = fit_text(notice.body)
        body = escape(body, quote=False) if _MARKUP in self._abilities else body
        buttons = [part for pair in notice.actions.items() for part in pair]
        hints = {"desktop-entry": ("s", APP_ID)}
        answer = self._bus.call(
            SERVICE,
            "Notify",
            "susssasa{sv}i",
            (
                *(_APP_NAME, self._shown, _ICON, fit_text(notice.title), body),
                *(buttons if _ACTIONS in self._abilities else [], hints, -1),
            ),
        )
        self._shown = int(answer[0]) if answer else 0
        return answer is not None

    def withdraw(self) -> None:
        if self._shown:
            self._bus.call(SERVICE, "CloseNotification", "u", (self._shown,))
            self._shown = 0

    def close(self) -> None:
        self._bus.close()

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
    """For a program in a sandbox. Its words are never markup, and a name is enough to replace what is shown."""

    def __init__(self, bus: Bus, on_action: OnAction) -> None:
        self._bus, self._on_action = bus, on_action
        bus.hear(PORTAL, "ActionInvoked", self._note_action)

    def show(self, notice: Notice) -> bool:
        buttons = [
            {"label": ("s", words), "action": ("s", key)} for key, words in notice.actions.items() if key != DEFAULT
        ]
        said = {
            "title": ("s", fit_text(notice.title)),
            "body": ("s", fit_text(notice.body)),
            "default-action": ("s", DEFAULT),
            "buttons": ("aa{sv}", buttons),
        }
        return self._bus.call(PORTAL, "AddNotification", "sa{sv}", (_PORTAL_ID, said)) is not None

    def withdraw(self) -> None:
        self._bus.call(PORTAL, "RemoveNotification", "s", (_PORTAL_ID,))

    def close(self) -> None:
        self._bus.close()

    def _note_action(self, body: tuple[Any, ...], path: str) -> None:
        if len(body) >= 2 and body[0] == _PORTAL_ID:
            self._on_action(str(body[1]), "")
