"""Addresses from outside, several at once perhaps: offered one after the other. Main thread only."""

from __future__ import annotations

from collections import deque

from PySide6.QtCore import QObject, QTimer

from reader.gui.shell.navigation.dialog_manager import DialogManager


class GivenAddresses(QObject):
    def __init__(self, dialogs: DialogManager, parent: QObject) -> None:
        super().__init__(parent)
        self._dialogs = dialogs
        self._waiting: deque[str] = deque()

    def take(self, text: str) -> None:
        """One address a line. The first is shown at once, in the place of what an open dialog shows."""
        first, *others = text.split("\n")
        self._waiting.extend(others)
        self._dialogs.open_address(first)

    def offer_next(self) -> None:
        """A dialog was closed; the next one opens when that is done."""
        QTimer.singleShot(0, self, self._open_next)

    def _open_next(self) -> None:
        if self._waiting and self._dialogs.shown is None:
            self._dialogs.open_address(self._waiting.popleft())
