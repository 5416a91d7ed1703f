"""The frame around a pyqtgraph plot of fixed height: drawn anew with other colours, the current value marked.

Main thread only. A subclass draws in `draw` and gives the items that mark a value in `make_marks`.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QSizePolicy

from reader.gui.insights.parts import plots
from reader.gui.insights.parts.chart import ChartFrame
from reader.gui.kit.theme import Theme


class PlotFrame(ChartFrame):
    def __init__(self, theme: Theme, height: int, *, left: bool = True) -> None:
        self.plot = plots.make_plot(theme, left=left)
        super().__init__(theme, self.plot)
        self._marked: list[object] = []
        self.setFixedHeight(height)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.plot.setMouseTracking(True)
        self.plot.viewport().installEventFilter(self)

    def recolour(self) -> None:
        plots.dress(self.plot, self.theme)
        self.redraw()
        super().recolour()

    def redraw(self) -> None:
        self.plot.clear()
        self._marked = []
        self.draw()
        self.show_current()

    def show_current(self) -> None:
        for item in self._marked:
            self.plot.removeItem(item)
        self._marked = self.make_marks(self.current) if 0 <= self.current < len(self.values()) else []

    def draw(self) -> None:
        """Put everything into the empty plot."""
        raise NotImplementedError

    def make_marks(self, at: int) -> list[object]:
        """The items that show which value is meant."""
        return []

    def nearest(self, position: QPointF) -> int:
        """The value under the pointer, or none."""
        return -1

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The pointer does what the arrow keys do; a click opens."""
        if isinstance(event, QMouseEvent) and self.values():
            if event.type() == QEvent.Type.MouseMove:
                self.enter(self.nearest(event.position()))
            elif (
                event.type() == QEvent.Type.MouseButtonRelease and event.button() == Qt.MouseButton.LeftButton
            ):
                self._open(self.nearest(event.position()))
        return False

    def _open(self, at: int) -> None:
        if at >= 0:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.value_opened.emit(at)
