"""A title that leads somewhere: a button that looks like a link, cut where there is no room. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy

from reader.gui.kit.text import set_tooltip

_SLACK = 12
"""Letters are drawn a little wider than they are counted."""


class LinkButton(QPushButton):
    def __init__(self, words: str) -> None:
        super().__init__()
        self._words = words
        self.setObjectName("titleLink")
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(words)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(60)
        set_tooltip(self, words)
        self._show_words(10_000)

    def sizeHint(self) -> QSize:
        wide = self.fontMetrics().horizontalAdvance(self._words) + _SLACK
        return QSize(wide, super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_words(event.size().width())

    def _show_words(self, room: int) -> None:
        """An ampersand of a title is no key."""
        fitting = self.fontMetrics().elidedText(self._words, Qt.TextElideMode.ElideRight, room)
        self.setText(fitting.replace("&", "&&"))
