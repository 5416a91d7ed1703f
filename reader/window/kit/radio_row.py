"""A row with two lines of words, of which one in a group can be chosen. Main thread only."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QRadioButton

from reader.window.kit.controls import INDICATOR, mirror, write_elided
from reader.window.kit.fonts import make_font
from reader.window.kit.humanize import joined
from reader.window.kit.theme import Theme
from reader.window.kit.tokens import INTERFACE, RADIUS_ROW, SMALL

_SIDE, _TEXT = 12, 38


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
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.isChecked() or self.underMouse():
            ink = "accent_soft" if self.isChecked() else "hover"
            self._theme.paint_row(painter, QRectF(self.rect()), RADIUS_ROW, ink, self.isChecked())
        box = QRectF(mirror(self, QRect(_SIDE, 11, INDICATOR, INDICATOR))).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(self._theme.ink("accent" if self.isChecked() else "field"), 1.2))
        painter.setBrush(self._theme.ink("accent" if self.isChecked() else "bg_raised"))
        painter.drawEllipse(box)
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.ink("on_accent"))
            painter.drawEllipse(box.center(), 3.0, 3.0)
        room = self.width() - _TEXT - _SIDE
        painter.setFont(make_font(INTERFACE, semibold=True))
        write_elided(painter, self, QRect(_TEXT, 7, room, 20), self._words, self._theme.ink("text"))
        painter.setFont(make_font(SMALL))
        quiet = self._theme.ink("text_2" if self.isChecked() else "text_3")
        write_elided(painter, self, QRect(_TEXT, 27, room, 18), self._about, quiet)
