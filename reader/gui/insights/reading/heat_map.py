"""Heat map of the week, 168 cells: the darker, the surer the owner looks in that hour. Main thread only.

Painted by hand: a grid of rounded rectangles needs no plotting library. Arrow keys walk all four ways.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from reader.gui.insights.parts.chart import ChartFrame
from reader.gui.kit.fonts import make_font
from reader.gui.kit.layouts import make_row
from reader.gui.kit.text import Label
from reader.gui.kit.theme import Theme
from reader.gui.kit.tokens import SMALL
from reader.gui.kit.translate import tr
from reader.insights.reading import ReadingFacts

GAP, ROW, HOURS = 3, 35, 22
STEPS = 6


class HeatMap(ChartFrame):
    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._facts: ReadingFacts | None = None
        self._days: list[str] = []
        self._today = -1
        self._labels = 0
        """How wide the names of the days are."""
        self.setMouseTracking(True)
        self.setFixedHeight(7 * (ROW + GAP) + HOURS)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_week(
        self, facts: ReadingFacts, days: list[str], today: int, summary: str, values: list[str]
    ) -> None:
        self._facts, self._days, self._today = facts, days, today
        metrics = QFontMetrics(make_font(SMALL, semibold=True))
        self._labels = max(metrics.horizontalAdvance(day) for day in days) + 12
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
        wide = (self.width() - self._labels) / 24
        hour, day = int((point.x() - self._labels) // wide), int(point.y() // (ROW + GAP))
        return day * 24 + hour if 0 <= hour < 24 and 0 <= day < 7 else None

    # --- painting --------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._facts is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide = (self.width() - self._labels) / 24
        for day in range(7):
            self._paint_day(painter, day, wide)
        self._paint_hours(painter, wide)
        painter.end()

    def _paint_day(self, painter: QPainter, day: int, wide: float) -> None:
        top = day * (ROW + GAP)
        painter.setFont(make_font(SMALL, semibold=day == self._today))
        painter.setPen(self.theme.ink("text" if day == self._today else "text_2"))
        box = QRectF(0, top, self._labels, ROW)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter), self._days[day])
        heat = self.theme.colours.heat
        for hour in range(24):
            cell = QRectF(self._labels + hour * wide, top, wide - GAP, ROW)
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
            box = QRectF(self._labels + hour * wide, 7 * (ROW + GAP) + 2, 60, HOURS - 4)
            # Hours run from left to right in every window.
            side = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute
            painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter | side), f"{hour:02d}:00")


def heat_step(share: float) -> int:
    """0 is never, 5 almost always."""
    return 0 if share <= 0 else min(1 + int(share * (STEPS - 1)), STEPS - 1)


class HeatLegend(QWidget):
    """never ▢▢▢▢▢▢ almost always"""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        make_row(self, Label(tr("never")), _Steps(theme), Label(tr("almost always")), spacing=8)


class _Steps(QWidget):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setFixedSize(STEPS * 22 - 4, 18)
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        for step, colour in enumerate(self._theme.colours.heat):
            painter.setBrush(QColor(colour))
            painter.drawRoundedRect(QRectF((STEPS - 1 - step if mirrored else step) * 22, 3, 18, 12), 3, 3)
        painter.end()
