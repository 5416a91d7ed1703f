"""The slider of the player: where it is, and where chapters begin. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSlider

from reader.gui.kit.theme import Theme

STEP_S = 5
_HEIGHT, _GROOVE, _HANDLE, _TICK = 20, 4, 6.0, 9


class PositionSlider(QSlider):
    """In tenths of a second; a click goes there."""

    moved_to = Signal(float)
    """The owner wants it there."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._theme = theme
        self._starts: tuple[float, ...] = ()
        self._is_dragged = False
        self.setFixedHeight(_HEIGHT)
        self.setAccessibleName(self.tr("Position"))
        self.setSingleStep(STEP_S * 10)
        self.setPageStep(600)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(200, _HEIGHT)

    def show_position(self, position_s: float, duration_s: float) -> None:
        """What plays; while the owner drags, only they move it."""
        self.setMaximum(max(1, int(duration_s * 10)))
        if not self._is_dragged:
            self.setValue(int(position_s * 10))

    def show_chapters(self, starts: tuple[float, ...]) -> None:
        self._starts = starts
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._is_dragged = True
        self._drag(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._is_dragged:
            self._drag(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._is_dragged = False
        self.moved_to.emit(self.value() / 10)

    def _drag(self, event: QMouseEvent) -> None:
        share = (event.position().x() - _HANDLE) / max(1.0, self.width() - 2 * _HANDLE)
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            share = 1.0 - share
        self.setValue(int(min(max(share, 0.0), 1.0) * self.maximum()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        before = self.value()
        super().keyPressEvent(event)
        if self.value() != before:
            self.moved_to.emit(self.value() / 10)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            painter.translate(self.width(), 0)
            painter.scale(-1, 1)
        middle, at = self.height() / 2, self._place(self.value() / 10)
        self._paint_groove(painter, _HANDLE, self.width() - _HANDLE, middle, "groove")
        self._paint_groove(painter, _HANDLE, at, middle, "accent")
        painter.setPen(Qt.PenStyle.NoPen)
        for start in self._starts:
            if start > 0 and start * 10 < self.maximum():
                place = self._place(start)
                painter.setBrush(self._theme.ink("accent" if place <= at else "text_3"))
                painter.drawRect(QRectF(place - 1, middle - _TICK / 2, 2, _TICK))
        painter.setBrush(self._theme.ink("accent" if self.isEnabled() else "field"))
        painter.drawEllipse(QPointF(at, middle), _HANDLE, _HANDLE)

    def _place(self, seconds: float) -> float:
        return _HANDLE + (self.width() - 2 * _HANDLE) * min(1.0, seconds * 10 / max(1, self.maximum()))

    def _paint_groove(self, painter: QPainter, left: float, right: float, middle: float, ink: str) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.ink(ink))
        groove = QRectF(left, middle - _GROOVE / 2, max(0.0, right - left), _GROOVE)
        painter.drawRoundedRect(groove, _GROOVE / 2, _GROOVE / 2)
