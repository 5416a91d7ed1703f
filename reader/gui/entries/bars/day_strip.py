"""The strip at the top of the entry list, which names the day or feed of the first row in sight. Main thread only."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHeaderView, QTableView

from reader.gui.kit.tokens import DAY_HEADER
from reader.gui.kit.viewports import meet_viewport


class DayStrip(QHeaderView):
    """The table's own header, so that the table leaves room for it."""

    def __init__(self, table: QTableView, paint: Callable[[QPainter, QRect], None]) -> None:
        super().__init__(Qt.Orientation.Horizontal, table)
        meet_viewport(self)
        self._paint = paint
        self.setFixedHeight(DAY_HEADER)
        self.setSectionsClickable(False)

    def refresh(self) -> None:
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        self._paint(painter, self.viewport().rect())
        painter.end()
