"""The program's lifetime beside the window: its start, the tray, coming to the front, addresses from outside, closing.

Main thread only.
"""

from __future__ import annotations

import os
from collections import deque
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from reader.desktop.background import CAN_LEAVE
from reader.gui.kit.screens import bring_to_front

if TYPE_CHECKING:
    from reader.gui.desktop.instance_listener import InstanceListener
    from reader.gui.desktop.tray import Tray
    from reader.gui.shell.dialog_manager import DialogManager
    from reader.gui.shell.engine_link import EngineLink
    from reader.gui.sidebar.tree import SidebarData

_TRAY_COMES_MS = 15_000
_PAINTED_MS = 60
"""From listing the entries until they are surely painted."""
_INPUT = frozenset(
    {
        QEvent.Type.ShortcutOverride,
        QEvent.Type.KeyPress,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.TouchBegin,
        QEvent.Type.DragEnter,
    }
)


class AppLifetime(QObject):
    address_given = Signal(str)
    """An address from outside: from a second start, or a link of the system."""
    leave_wanted = Signal()
    """The program was started hidden, and there is no tray to hide in."""

    def __init__(
        self, window: QWidget, first_focus: QWidget, tray: Tray, link: EngineLink, instance_listener: InstanceListener
    ) -> None:
        super().__init__(window)
        self._window, self._first_focus, self.tray = window, first_focus, tray
        self._link, self._instance_listener = link, instance_listener

    def start(self, address: str = "", hidden: bool = False) -> None:
        """Show the window, or only the tray, and start the engine."""
        self.tray.show()
        if not hidden:
            self._window.show()
        elif CAN_LEAVE:
            QTimer.singleShot(_TRAY_COMES_MS, self, self._leave_without_tray)
        elif not self.tray.is_there:
            self._window.showMinimized()
        self._first_focus.setFocus()
        self._link.start()
        if address:
            self.bring_forward(address)

    def _leave_without_tray(self) -> None:
        """Leave if there is no tray; at login it may come later than we do."""
        if not self._window.isVisible() and not self.tray.is_there:
            self.leave_wanted.emit()

    def close(self) -> None:
        """End the engine and the listener within two seconds; may be called twice."""
        self.tray.hide()
        self._instance_listener.close()
        self._link.close()

    def bring_forward(self, address: str = "", token: str = "") -> None:
        """Show the window in front. Some desktops refuse that without the `token` that they gave us."""
        if token:
            os.environ["XDG_ACTIVATION_TOKEN"] = token  # Qt reads it once
        bring_to_front(self._window)
        if address:
            self.address_given.emit(address)

    def is_in_front(self) -> bool:
        """Whether the window is active, so that the user probably sees it."""
        return self._window.isActiveWindow() and not self._window.isMinimized()

    def show_count(self, data: SidebarData) -> None:
        self.tray.show_count(sum(data.unread.values()))


class FirstScreen(QObject):
    """Reports once that the first entries are painted, or that the user's first key or click is coming: whatever that
    is meant for must be there."""

    shown = Signal()
    """Entries are painted, or the message that there are none."""

    def __init__(self, window: QWidget) -> None:
        """The window must be shown already, since keys and clicks come through its native window first."""
        super().__init__(window)
        self._is_listed = self._has_places = self._is_over = False
        self._native = window.windowHandle()
        self._native.installEventFilter(self)

    def note_listed(self) -> None:
        self._is_listed = True
        self._end_soon()

    def note_places(self) -> None:
        """Note that the sidebar is loaded."""
        self._has_places = True
        self._end_soon()

    def note_failed(self) -> None:
        self._is_listed = self._has_places = True
        self._end_soon()

    def _end_soon(self) -> None:
        if self._is_listed and self._has_places and not self._is_over:
            QTimer.singleShot(_PAINTED_MS, self, self.end)

    def end(self) -> None:
        if not self._is_over:
            self._is_over = True
            self._native.removeEventFilter(self)
            self.shown.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _INPUT:
            self.end()
        return False


class GivenAddresses(QObject):
    """Addresses from outside, perhaps several at once, offered one after the other."""

    def __init__(self, dialogs: DialogManager, parent: QObject) -> None:
        super().__init__(parent)
        self._dialogs = dialogs
        self._waiting: deque[str] = deque()

    def offer(self, text: str) -> None:
        """Offer addresses, one per line; the first replaces what an open dialog shows."""
        first, *others = text.split("\n")
        self._waiting.extend(others)
        self._dialogs.open_address(first)

    def offer_next(self) -> None:
        """Offer the next address unless a dialog is open."""
        if self._waiting and self._dialogs.shown is None:
            self._dialogs.open_address(self._waiting.popleft())
