"""Notifications of the desktop as Qt signals: the same as without a window (reader/desktop/notifications.py).

One that no desktop takes is told as refused. Main thread only.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from reader.desktop.notice import Notice
from reader.desktop.notifications import DesktopNotifier


class DesktopNotifications(QObject):
    acted = Signal(str, str)
    """A button or a click: its key, and a token that lets a window come to the front."""
    refused = Signal(object)
    """A `Notice` that nobody shows."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._notifier = DesktopNotifier(self.acted.emit)

    def show(self, notice: Notice) -> None:
        self._notifier.show(notice, lambda: self.refused.emit(notice))

    def take_back(self) -> None:
        self._notifier.take_back()

    def close(self) -> None:
        self._notifier.close()
