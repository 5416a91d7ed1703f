"""Fields for numbers and times, with arrows that follow the theme and any scale. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractSpinBox, QSpinBox, QStyle, QTimeEdit

from reader.core.settings import Range
from reader.window.kit.theme import Theme
from reader.window.kit.translate import tr

_ARROW = 10
ARROWS = 20
"""Width of the two arrows, as the style sheet has it."""


def _paint_arrows(box: QAbstractSpinBox, theme: Theme) -> None:
    """Paint both arrows: a style sheet would need picture files for each colour."""
    painter = QPainter(box)
    can = box.stepEnabled()
    flags = QAbstractSpinBox.StepEnabledFlag
    half = box.height() // 2
    for icon, top, flag in (
        ("chevron-up", half - _ARROW - 1, flags.StepUpEnabled),
        ("chevron-down", half + 1, flags.StepDownEnabled),
    ):
        ink = "text_2" if box.isEnabled() and can & flag else "line_2"
        spot = QRect(box.width() - ARROWS + (ARROWS - _ARROW) // 2 - 1, top, _ARROW, _ARROW)
        pixmap = theme.pixmap(icon, ink, box.devicePixelRatioF(), _ARROW)
        painter.drawPixmap(QStyle.visualRect(box.layoutDirection(), box.rect(), spot), pixmap)
    painter.end()


class NumberBox(QSpinBox):
    """A whole number with its unit, in a range as settings declare theirs."""

    def __init__(self, theme: Theme, span: Range) -> None:
        super().__init__()
        self._theme, self._unit = theme, span.unit
        self.setRange(int(span.low), int(span.high))
        self.setGroupSeparatorShown(True)
        self.setSuffix(self.say_unit(self.minimum()))
        self.valueChanged.connect(lambda value: self.setSuffix(self.say_unit(value)))
        self.setSpecialValueText(tr(span.lowest))
        self.lineEdit().setTextMargins(5, 0, 2, 0)
        self.setAccelerated(True)
        theme.changed.connect(self.update)

    def say_unit(self, n: int) -> str:
        """What follows a value, with its blank: " days"."""
        one, many = self._unit
        return tr(many, n=n) if many and n != 1 else tr(one)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        _paint_arrows(self, self._theme)


class TimeBox(QTimeEdit):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.lineEdit().setTextMargins(5, 0, 2, 0)
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        _paint_arrows(self, self._theme)
