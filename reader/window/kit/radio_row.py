"""Rows with two lines of words beside their mark: one of a group can be chosen. Main thread only."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QRadioButton

from reader.window.kit.controls import INDICATOR, mirror, write_elided
from reader.window.kit.fonts import make_font
from reader.window.kit.humanize import joined
from reader.window.kit.theme import Theme
from reader.window.kit.tokens import INTERFACE, RADIUS_ROW, SMALL

_SIDE, _TEXT = 12, 38
_LINES = 38
"""The height of both lines."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def start_row(row: QAbstractButton, theme: Theme, words: str, about: str, note: str = "") -> tuple[QPainter, QRect]:
    """Paint a row but for its mark: its ground if it is chosen or under the pointer, two lines of words, and a note at
    the end of the first. Return the painter, and the place of the mark."""
    painter = QPainter(row)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if row.isChecked() or (row.underMouse() and row.isEnabled()):
        ground = "accent_soft" if row.isChecked() else "hover"
        theme.paint_row(painter, QRectF(row.rect()), RADIUS_ROW, ground, row.isChecked())
    top, right = (row.height() - _LINES) // 2, row.width() - _SIDE
    painter.setFont(make_font(SMALL))
    quiet = theme.ink("text_2" if row.isChecked() else "text_3")
    write_elided(painter, row, QRect(_TEXT, top + 20, right - _TEXT, 18), about, quiet)
    if note:
        wide = painter.fontMetrics().horizontalAdvance(note) + 2
        write_elided(painter, row, QRect(right - wide, top + 1, wide, 20), note, quiet, _RIGHT)
        right -= wide + 14
    painter.setFont(make_font(INTERFACE, semibold=True))
    ink = theme.ink("text" if row.isEnabled() else "text_3")
    write_elided(painter, row, QRect(_TEXT, top, right - _TEXT, 20), words, ink)
    return painter, mirror(row, QRect(_SIDE, top + 4, INDICATOR, INDICATOR))


class RadioRow(QRadioButton):
    HEIGHT = 52

    def __init__(self, theme: Theme, words: str, about: str, value: Any) -> None:
        super().__init__()
        self._theme, self._words, self._about, self.value = theme, words, about, value
        self.setFixedHeight(self.HEIGHT)
        self.setAccessibleName(joined((words, about)))
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(320, self.HEIGHT)

    def hitButton(self, position: QPoint) -> bool:
        return self.rect().contains(position)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, mark = start_row(self, self._theme, self._words, self._about)
        box = QRectF(mark).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(self._theme.ink("accent" if self.isChecked() else "field"), 1.2))
        painter.setBrush(self._theme.ink("accent" if self.isChecked() else "bg_raised"))
        painter.drawEllipse(box)
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.ink("on_accent"))
            painter.drawEllipse(box.center(), 3.0, 3.0)
