"""Heat map of the week, 168 cells: the darker, the surer the owner looks in that hour. Main thread only.

Painted by hand: a grid of rounded rectangles needs no plotting library. Arrow keys walk all four ways.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from reader.gui.insights import words
from reader.gui.insights.parts.chart import ChartFrame
from reader.gui.kit.fonts import make_font
from reader.gui.kit.theme import Theme
from reader.gui.kit.tokens import INTERFACE, SMALL
from reader.insights.reading import ReadingFacts

LABELS, GAP, ROW, HOURS = 88, 3, 35, 22
STEPS = 6


class HeatMap(ChartFrame):
    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._facts: ReadingFacts | None = None
        self._days: list[str] = []
        self._today = -1
        self.setMouseTracking(True)
        self.setFixedHeight(7 * (ROW + GAP) + HOURS)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_week(
        self, facts: ReadingFacts, days: list[str], today: int, summary: str, values: list[str]
    ) -> None:
        self._facts, self._days, self._today = facts, days, today
        self.describe(self.tr("Your week, seven days by 24 hours"), summary, values)
        self.update()

    def share(self, day: int, hour: int) -> float:
        assert self._facts is not None
        known = int(self._facts.known[day])
        return float(self._facts.looked[day, hour]) / known if known else 0.0

    # --- keys and pointer ------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and self.current >= 0:
            step = -24 if event.key() == Qt.Key.Key_Up else 24
            self.enter(min(max(self.current + step, self.current % 24), 144 + self.current % 24), speak=True)
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = self._cell_at(event.position())
        if at is not None:
            self.enter(at)

    def _cell_at(self, point: QPointF) -> int | None:
        wide = (self.width() - LABELS) / 24
        hour, day = int((point.x() - LABELS) // wide), int(point.y() // (ROW + GAP))
        return day * 24 + hour if 0 <= hour < 24 and 0 <= day < 7 else None

    # --- painting --------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._facts is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide = (self.width() - LABELS) / 24
        for day in range(7):
            self._paint_day(painter, day, wide)
        self._paint_hours(painter, wide)
        painter.end()
        super().paintEvent(event)

    def _paint_day(self, painter: QPainter, day: int, wide: float) -> None:
        top = day * (ROW + GAP)
        painter.setFont(make_font(SMALL, semibold=day == self._today))
        painter.setPen(self.theme.ink("text" if day == self._today else "text_2"))
        box = QRectF(0, top, LABELS, ROW)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter), self._days[day])
        heat = self.theme.colours.heat
        for hour in range(24):
            cell = QRectF(LABELS + hour * wide, top, wide - GAP, ROW)
            painter.setBrush(QColor(heat[heat_step(self.share(day, hour))]))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawRoundedRect(cell, 4, 4)
            if day * 24 + hour == self.current:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(self.theme.ink("text"), 1.5))
                painter.drawRoundedRect(cell.adjusted(-0.5, -0.5, 0.5, 0.5), 5, 5)

    def _paint_hours(self, painter: QPainter, wide: float) -> None:
        painter.setFont(make_font(SMALL))
        painter.setPen(self.theme.ink("text_3"))
        step = 3 if wide >= 30 else 6
        for hour in range(0, 24, step):
            box = QRectF(LABELS + hour * wide, 7 * (ROW + GAP) + 2, 60, HOURS - 4)
            painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter), f"{hour:02d}:00")


def heat_step(share: float) -> int:
    """0 is never, 5 almost always."""
    return 0 if share <= 0 else min(1 + int(share * (STEPS - 1)), STEPS - 1)


class HeatLegend(ChartFrame):
    """never ▢▢▢▢▢▢ almost always"""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFixedSize(276, 18)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(make_font(INTERFACE))
        painter.setPen(self.theme.ink("text_2"))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(0, 0, 40, 18), int(middle | Qt.AlignmentFlag.AlignRight), words.tr("never"))
        painter.setPen(Qt.PenStyle.NoPen)
        for step, colour in enumerate(self.theme.colours.heat):
            painter.setBrush(QColor(colour))
            painter.drawRoundedRect(QRectF(48 + step * 22, 3, 18, 12), 3, 3)
        painter.setPen(self.theme.ink("text_2"))
        painter.drawText(QRectF(186, 0, 90, 18), int(middle), words.tr("almost always"))
        painter.end()
