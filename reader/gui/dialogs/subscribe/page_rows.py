"""Rows of the page offer: what could be followed of a page, one of them chosen. Main thread only."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QFrame, QRadioButton, QScrollArea, QWidget

from reader.gui.kit.controls import INDICATOR, mirror, write_elided
from reader.gui.kit.fonts import make_font
from reader.gui.kit.humanize import joined
from reader.gui.kit.layouts import make_column
from reader.gui.kit.theme import Theme
from reader.gui.kit.tokens import INTERFACE, RADIUS_ROW, SMALL

_ROW = 52
_SHOWN_ROWS = 3
_SIDE, _TEXT = 12, 38


class PageRow(QRadioButton):
    def __init__(self, theme: Theme, words: str, about: str, value: object) -> None:
        super().__init__()
        self._theme, self._words, self._about, self.value = theme, words, about, value
        self.setFixedHeight(_ROW)
        self.setAccessibleName(joined((words, about)))
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(320, _ROW)

    def hitButton(self, position: QPoint) -> bool:
        return self.rect().contains(position)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.isChecked() or self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.ink("accent_soft" if self.isChecked() else "hover"))
            painter.drawRoundedRect(QRectF(self.rect()), RADIUS_ROW, RADIUS_ROW)
        self._paint_circle(painter)
        room = self.width() - _TEXT - _SIDE
        painter.setFont(make_font(INTERFACE, semibold=True))
        write_elided(painter, self, QRect(_TEXT, 7, room, 20), self._words, self._theme.ink("text"))
        painter.setFont(make_font(SMALL))
        quiet = self._theme.ink("text_2" if self.isChecked() else "text_3")
        write_elided(painter, self, QRect(_TEXT, 27, room, 18), self._about, quiet)
        painter.end()

    def _paint_circle(self, painter: QPainter) -> None:
        box = QRectF(mirror(self, QRect(_SIDE, 11, INDICATOR, INDICATOR))).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(self._theme.ink("accent" if self.isChecked() else "field"), 1.2))
        painter.setBrush(self._theme.ink("accent" if self.isChecked() else "bg_raised"))
        painter.drawEllipse(box)
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.ink("on_accent"))
            painter.drawEllipse(box.center(), 3.0, 3.0)


class PageRows(QScrollArea):
    """More than three scroll. The first is chosen."""

    chosen = Signal(object)
    """The value of the row that is chosen now."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keyboard walks its rows, which scroll into sight
        self.rows: list[PageRow] = []

    def show_rows(self, rows: Sequence[tuple[str, str, object]]) -> None:
        holder = QWidget()
        column = make_column(holder, spacing=0)
        group = QButtonGroup(holder)
        self.rows = [PageRow(self._theme, *row) for row in rows]
        for row in self.rows:
            group.addButton(row)
            row.toggled.connect(lambda is_on, value=row.value: self.chosen.emit(value) if is_on else None)
            column.addWidget(row)
        column.addStretch(1)
        self.setWidget(holder)
        self.setFixedHeight(_ROW * min(_SHOWN_ROWS, max(1, len(rows))))
        if self.rows:
            self.rows[0].setChecked(True)

    def value(self) -> object:
        return next((row.value for row in self.rows if row.isChecked()), None)
