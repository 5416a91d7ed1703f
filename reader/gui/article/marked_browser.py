"""The newspaper's column of text, with marks painted over it. Main thread only."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QPainter, QPaintEvent

from reader.gui.article.browser import ColumnBrowser
from reader.gui.kit import tokens


class MarkedBrowser(ColumnBrowser):
    def __init__(self, paint_marks: Callable[[QPainter], None]) -> None:
        super().__init__(tokens.NEWSPAPER_COLUMN)
        self._paint_marks = paint_marks

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        self._paint_marks(painter)
        painter.end()
