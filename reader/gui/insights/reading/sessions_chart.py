"""Bar chart of the sessions of the last days; weekends paler, today outlined. Main thread only."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from reader.gui.insights.parts.chart import ChartFrame
from reader.gui.kit.fonts import make_font
from reader.gui.kit.theme import Theme
from reader.gui.kit.tokens import SMALL

LEFT, HIGH, FOOT, TOP = 24, 92, 22, 10


class Bar(Struct, frozen=True):
    value: int
    label: str
    """Under the bar; empty for most."""
    pale: bool = False
    open: bool = False


class SessionsChart(ChartFrame):
    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._bars: list[Bar] = []
        self.setMouseTracking(True)
        self.setFixedHeight(TOP + HIGH + FOOT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_bars(self, bars: Sequence[Bar], summary: str, values: list[str]) -> None:
        self._bars = list(bars)
        self.describe(self.tr("Sessions a day"), summary, values)
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._bars:
            step = (self.width() - LEFT) / len(self._bars)
            self.enter(int((event.position().x() - LEFT) // step))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(make_font(SMALL))
        most = max([bar.value for bar in self._bars], default=1) or 1
        floor = TOP + HIGH
        self._paint_axis(painter, most, floor)
        step = (self.width() - LEFT) / max(len(self._bars), 1)
        for number, bar in enumerate(self._bars):
            high = HIGH * bar.value / most
            box = QRectF(LEFT + number * step + step * 0.2, floor - high, step * 0.6, high)
            self._paint_bar(painter, box, bar, number == self.current)
            if bar.label:
                painter.setPen(self.theme.ink("text_3"))
                place = QRectF(min(max(box.center().x() - 40, 0), self.width() - 80), floor + 4, 80, 16)
                painter.drawText(place, int(Qt.AlignmentFlag.AlignCenter), bar.label)
        painter.end()

    def _paint_axis(self, painter: QPainter, most: int, floor: float) -> None:
        for value, ink in ((0, "line_2"), (most, "grid")):
            y = floor - HIGH * value / most
            painter.setPen(QPen(self.theme.ink(ink), 1))
            painter.drawLine(LEFT, round(y), self.width(), round(y))
            painter.setPen(self.theme.ink("text_3"))
            painter.drawText(QRectF(0, y - 8, LEFT - 8, 16), int(Qt.AlignmentFlag.AlignVCenter), str(value))

    def _paint_bar(self, painter: QPainter, box: QRectF, bar: Bar, chosen: bool) -> None:
        ink = self.theme.ink("plot_you")
        if bar.open:
            painter.setPen(QPen(ink, 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setOpacity(0.55 if bar.pale else 1.0)
            painter.setBrush(ink)
        painter.drawRoundedRect(box, 2, 2)
        painter.setOpacity(1.0)
        if chosen:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self.theme.ink("text"), 1.5))
            painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), 3, 3)
