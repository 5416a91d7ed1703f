"""The program's lifetime beside the window: its start, the tray, coming to the front, addresses from outside, closing.

Main thread only.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QWidget

from reader.core.about import ENTRY_ADDRESS
from reader.core.desktop.program import CAN_LEAVE
from reader.engine.process import handover
from reader.window.bridge.bridge import Changes
from reader.window.kit.screens import bring_to_front

if TYPE_CHECKING:
    from reader.window.app.engine_control import EngineLink
    from reader.window.app.screen import Screen
    from reader.window.app.window import Window
    from reader.window.desktop.instance_listener import InstanceListener
    from reader.window.desktop.tray import Tray
    from reader.window.sidebar.tree import SidebarData

_TRAY_COMES_MS = 15_000
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
    def __init__(self, parts: Window, tray: Tray, link: EngineLink, instance_listener: InstanceListener) -> None:
        super().__init__(parts.window)
        self._parts, self._window, self.tray = parts, parts.window, tray
        self._link, self._instance_listener = link, instance_listener
        self._waiting: deque[str] = deque()
        """Addresses from outside, perhaps several at once, offered one after the other."""
        parts.dialogs.closed.connect(self._offer_next, Qt.ConnectionType.QueuedConnection)
        parts.sidebar.control.data_loaded.connect(self.show_count)
        self.show_count(parts.sidebar.control.data)
        self._window.closed.connect(tray.hide)
        instance_listener.wished.connect(self._on_wish)

    def start(self, address: str = "", hidden: bool = False) -> None:
        """Show the window, or only the tray, and start the engine."""
        self.tray.show()
        if not hidden:
            self._window.show()
        elif CAN_LEAVE:
            QTimer.singleShot(_TRAY_COMES_MS, self, self._leave_without_tray)
        elif not self.tray.is_there:
            self._window.showMinimized()
        self._parts.entries.view.setFocus()
        self._link.start()
        if address:
            self.bring_forward(address)

    def _leave_without_tray(self) -> None:
        """Leave if there is no tray; at login it may come later than we do."""
        if not self._window.isVisible() and not self.tray.is_there:
            self._window.leave()

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
            self._offer(address)

    def _offer(self, text: str) -> None:
        """Show the entry, or offer the addresses, one per line; the first replaces what an open dialog shows."""
        if text.startswith(ENTRY_ADDRESS):
            self._parts.presence.come()
            self._parts.navigation.show_entry(int(text.removeprefix(ENTRY_ADDRESS)))
            return
        first, *others = text.split("\n")
        self._waiting.extend(others)
        self._parts.dialogs.open_address(first)

    def _offer_next(self) -> None:
        """Offer the next address unless a dialog is open."""
        if self._waiting and self._parts.dialogs.shown is None:
            self._parts.dialogs.open_address(self._waiting.popleft())

    def _on_wish(self, wish: handover.Wish) -> None:
        """Follow what another start of the program, or a command, wants."""
        asked, announce = wish.get("do"), self._parts.bridge.changed.emit
        changed = (handover.CHANGED, handover.FEEDS, handover.ACCOUNTS)
        if asked == "raise":
            address = str(wish.get("address", ""))
            self.bring_forward(address)
            if not address:  # otherwise the user may be looking at a page in a browser
                self._parts.presence.come()
        elif asked == handover.QUIT:
            self._window.quit_at_once()
        elif asked == handover.MARKED:
            announce(Changes.MARKS | Changes.ROWS | Changes.FEEDS)
        elif asked == handover.ERASED:
            announce(Changes.READING)
        else:
            if asked in changed:
                self._parts.commands.reread_settings()
            if asked in (*changed, handover.STORED):  # a feed that was added has posts
                announce(Changes.ENTRIES)
            command = handover.make_command(wish)
            if command is not None and asked != handover.CHANGED:  # that is announced once it is read
                self._link.send(command)

    def is_in_front(self) -> bool:
        return self._window.isActiveWindow() and not self._window.isMinimized()

    def show_count(self, data: SidebarData) -> None:
        self.tray.show_count(sum(data.unread.values()))


class FirstScreen(QObject):
    """Reports once that the first entries are painted, or that the user's first key or click is coming: whatever that
    is meant for must be there."""

    def __init__(self, window: QWidget, on_shown: Callable[[], None]) -> None:
        """`on_shown` runs when entries are painted, or the message that there are none. The window must be shown
        already, since keys and clicks come through its native window first."""
        super().__init__(window)
        self._on_shown = on_shown
        self._is_listed = self._has_places = self._is_over = False
        self._native = window.windowHandle()
        self._native.installEventFilter(self)

    def follow(self, screen: Screen) -> None:
        """Learn when the first entries are listed."""
        screen.entries.model.view_loaded.connect(self.note_listed)
        for sign in (screen.entries.model.load_failed, screen.bridge.failed):
            sign.connect(self.note_failed)
        # Without feeds there is no list to wait for: the page of the first run comes right away.
        screen.sidebar.control.data_loaded.connect(lambda data: self.note_places() if data.feeds else self.end())

    def note_listed(self) -> None:
        self._is_listed = True
        self._end_soon()

    def note_places(self) -> None:
        self._has_places = True
        self._end_soon()

    def note_failed(self) -> None:
        self._is_listed = self._has_places = True
        self._end_soon()

    def _end_soon(self) -> None:
        if self._is_listed and self._has_places and not self._is_over:
            QTimer.singleShot(60, self, self.end)  # from listing the entries until they are surely painted

    def end(self) -> None:
        if not self._is_over:
            self._is_over = True
            self._native.removeEventFilter(self)
            self._on_shown()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _INPUT:
            self.end()
        return False
