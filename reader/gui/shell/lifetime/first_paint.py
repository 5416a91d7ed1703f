"""First-paint signal: tells once that the first entries are painted, so that what can wait starts after them."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

_PAINTED_MS = 60
"""After the entries were listed, until they are surely painted."""


class FirstScreen(QObject):
    shown = Signal()
    """Entries, or that there are none, or why they cannot be read: that too is a screen."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._is_listed = False

    def note_listed(self) -> None:
        if not self._is_listed:
            self._is_listed = True
            QTimer.singleShot(_PAINTED_MS, self, self.shown.emit)
