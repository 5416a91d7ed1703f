"""Windows toasts: a notification as XML with its buttons, shown under this program's own identity. No Qt.

Windows shows toasts only of programs that it knows (windows_identity.py). Where any of it fails, nothing is shown and
that is told.
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any, Protocol

from reader.about import APP_ID
from reader.desktop.notice import DEFAULT, Notice, NotificationBackend, OnAction
from reader.desktop.program import write_identity
from reader.lazy_import import lazy_import

runtime: Any = lazy_import("winrt.runtime")  # only Windows has these
xml_dom: Any = lazy_import("winrt.windows.data.xml.dom")
toast_api: Any = lazy_import("winrt.windows.ui.notifications")

TAG, GROUP = "new-posts", "paperround"
"""What the one toast is called: another of this name takes its place."""
_NO_XML = dict.fromkeys((*range(9), 11, 12, 13, *range(14, 32), *range(55296, 57344), 65534, 65535))
"""Characters that XML cannot hold."""


class ToastApi(Protocol):
    """What Windows does for us. Each may raise OSError."""

    def show(self, xml: str, on_activated: Callable[[str], None]) -> None: ...
    def remove(self) -> None: ...


class Toasts:
    """`on_action` is called on a thread of Windows."""

    def __init__(self, api: ToastApi, on_action: OnAction) -> None:
        self._api, self._on_action = api, on_action

    def show(self, notice: Notice) -> bool:
        try:
            self._api.show(make_toast(notice), lambda key: self._on_action(key or DEFAULT, ""))
        except OSError:
            return False
        return True

    def withdraw(self) -> None:
        try:
            self._api.remove()
        except OSError:
            return  # it was gone already

    def close(self) -> None:
        """Windows needs no goodbye."""


def make_toast(notice: Notice) -> str:
    """The toast as Windows reads it. What publishers write is text, never markup."""
    buttons = "".join(
        f'<action content="{_text(words)}" arguments="{_text(key)}"/>'
        for key, words in notice.actions.items()
        if key != DEFAULT
    )
    return (
        f'<toast launch="{DEFAULT}"><visual><binding template="ToastGeneric">'
        f"<text>{_text(notice.title)}</text><text>{_text(notice.body)}</text>"
        f"</binding></visual><actions>{buttons}</actions></toast>"
    )


def _text(words: str) -> str:
    return escape(words.translate(_NO_XML))


class WindowsToasts:
    """The real thing, by Windows' own interfaces."""

    def __init__(self) -> None:
        runtime.init_apartment(runtime.ApartmentType.MULTI_THREADED)
        self._manager = toast_api.ToastNotificationManager
        self._notifier = self._manager.create_toast_notifier(APP_ID)
        self._shown: Any = None

    def show(self, xml: str, on_activated: Callable[[str], None]) -> None:
        document = xml_dom.XmlDocument()
        document.load_xml(xml)
        toast = toast_api.ToastNotification(document)
        toast.tag, toast.group = TAG, GROUP
        toast.add_activated(lambda _, said: on_activated(_read_arguments(said)))
        self._shown = toast  # with it, its handler would go
        self._notifier.show(toast)

    def remove(self) -> None:
        self._manager.history.remove(TAG, GROUP, APP_ID)


def _read_arguments(said: Any) -> str:
    return str(said.as_(toast_api.ToastActivatedEventArgs).arguments)


def open_toasts(on_action: OnAction) -> NotificationBackend | None:
    """None where this Windows shows no toasts of programs such as this one."""
    try:
        write_identity()
        return Toasts(WindowsToasts(), on_action)
    except (OSError, ImportError):
        return None
