"""First-paint signal: tells once that the first entries are painted, so that what can wait comes after them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

_PAINTED_MS = 60
"""After the entries were listed, until they are surely painted."""
_INPUT = frozenset(
    {
        QEvent.Type.ShortcutOverride,
        QEvent.Type.KeyPress,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.TouchBegin,
        QEvent.Type.DragEnter,
    }
)


class FirstScreen(QObject):
    """Ends before the owner's first key or click, too: whatever that is meant for must be there."""

    shown = Signal()
    """Entries, or that there are none, or why they cannot be read: that too is a screen."""

    def __init__(self, window: QWidget) -> None:
        """`window`: is shown already. Every key and click comes through its native one, before anybody hears of it."""
        super().__init__(window)
        self._is_listed = self._has_places = self._is_over = False
        self._native = window.windowHandle()
        self._native.installEventFilter(self)

    def note_listed(self) -> None:
        self._is_listed = True
        self._end_soon()

    def note_places(self) -> None:
        """The sidebar is there."""
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
