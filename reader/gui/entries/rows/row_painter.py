"""Writes and draws inside one row of the entry list, in either direction. Main thread only.

Everything is placed as for left to right, then mirrored where the window reads the other way.
"""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QPainter, QPixmap
from PySide6.QtWidgets import QStyle

from reader.gui.entries.rows import hit_painter
from reader.gui.entries.rows.rows import ListRow
from reader.gui.kit.theme import Theme
from reader.query import hits as found
from reader.query.tree import Column

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_LTR, _RTL = Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft


class RowPainter:
    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._painter: QPainter | None = None
        self._row = QRect()
        self.direction = _LTR

    def begin(self, painter: QPainter, row: QRect, direction: Qt.LayoutDirection) -> None:
        """Another row is painted now."""
        self._painter, self._row, self.direction = painter, row, direction

    def placed(self, rect: QRect) -> QRect:
        return QStyle.visualRect(self.direction, self._row, rect)

    def draw(self, rect: QRect, pixmap: QPixmap) -> None:
        assert self._painter
        self._painter.drawPixmap(self.placed(rect).topLeft(), pixmap)

    def write(
        self,
        rect: QRect,
        text: str,
        font: QFont,
        ink: str,
        align: Qt.AlignmentFlag,
        right_to_left: bool | None = None,
    ) -> None:
        """One line. Right to left, "left" is where lines begin, and full stops stand at the left.

        `right_to_left` is the text's own direction; None follows the window's.
        """
        painter, own = self._painter, _RTL if right_to_left else _LTR
        assert painter
        painter.setLayoutDirection(self.direction if right_to_left is None else own)
        painter.setFont(font)
        painter.setPen(self._theme.ink(ink))
        painter.drawText(self.placed(rect), align | Qt.TextFlag.TextSingleLine, text)

    def write_found(
        self, rect: QRect, line: str, font: QFont, ink: str, row: ListRow, column: Column = Column.TEXT
    ) -> None:
        """A line of the entry's text or title, with what was searched for marked in it."""
        hits = found.find_hits(line, row.marked_words, column) if row.marked_words else []
        if not hits:
            self.write(rect, line, font, ink, _LEFT, row.right_to_left)
            return
        assert self._painter
        marks = self._theme.ink("hit"), self._theme.ink("star")
        self._painter.setPen(self._theme.ink(ink))
        hit_painter.paint_hits(self._painter, self.placed(rect), line, font, hits, marks, row.right_to_left)
