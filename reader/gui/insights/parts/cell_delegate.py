"""Delegate of the tables: words, bars, pills, rules instead of a grid. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from reader.gui.insights.parts.cells import CELL, Cell, CellModel, Column, Index
from reader.gui.kit.fonts import make_font
from reader.gui.kit.theme import Theme
from reader.gui.kit.tokens import INTERFACE, SMALL

_GAP = 8
_TILE = 16
_BAR_MOST = 64
_SHARE_ROOM = 62
"""For the figure before a bar."""


class CellDelegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, model: CellModel, parent: QWidget, row_height: int) -> None:
        super().__init__(parent)
        self._theme, self._model, self._height, self._view = theme, model, row_height, parent
        self._font, self._bold = make_font(INTERFACE), make_font(INTERFACE, semibold=True)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, self._height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        box: QRect = option.rect
        state: QStyle.StateFlag = option.state
        cell = index.data(CELL)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, box, state)
        column = self._model.columns[index.column()]
        inner = box.adjusted(0 if index.column() == 0 else _GAP, 0, -_GAP, 0)
        if cell.pill:
            self._paint_pill(painter, inner, cell)
        else:
            self._paint_words(painter, inner, cell, column)
        painter.restore()

    def _paint_ground(self, painter: QPainter, box: QRect, state: QStyle.StateFlag) -> None:
        if state & QStyle.StateFlag.State_Selected:
            focused = bool(state & QStyle.StateFlag.State_Active) and self._view.hasFocus()
            painter.fillRect(box, self._theme.ink("accent_soft" if focused else "bg_sunken"))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(box, self._theme.ink("bg_sunken"))
        painter.fillRect(box.left(), box.bottom(), box.width(), 1, self._theme.ink("line"))

    def _paint_words(self, painter: QPainter, box: QRect, cell: Cell, column: Column) -> None:
        painter.setFont(self._bold if cell.bold else self._font)
        if column.right and cell.share is None:
            self._paint_text(painter, box, cell, Qt.AlignmentFlag.AlignRight)
            return
        x = self._paint_lead(painter, box, cell)
        x = self._paint_tiles(painter, x, box, cell)
        if cell.share is not None:
            self._paint_text(painter, _part(box, x, _SHARE_ROOM), cell, Qt.AlignmentFlag.AlignRight)
            self._paint_bar(painter, x + _SHARE_ROOM + 10, box, cell.share)
            return
        x += self._paint_text(painter, _part(box, x), cell, Qt.AlignmentFlag.AlignLeft) + 6
        if cell.after:
            painter.setFont(self._font)
            painter.setPen(self._theme.ink("text_3"))
            painter.drawText(_part(box, x), int(Qt.AlignmentFlag.AlignVCenter), cell.after)

    def _paint_text(self, painter: QPainter, box: QRect, cell: Cell, side: Qt.AlignmentFlag) -> int:
        """How wide it became."""
        painter.setPen(self._theme.ink(cell.ink))
        metrics = painter.fontMetrics()
        words = metrics.elidedText(cell.text, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, int(side | Qt.AlignmentFlag.AlignVCenter), words)
        return metrics.horizontalAdvance(words)

    def _paint_lead(self, painter: QPainter, box: QRect, cell: Cell) -> int:
        """Where the rest begins."""
        if not cell.lead:
            return box.left()
        painter.setPen(self._theme.ink(cell.ink))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter), cell.lead)
        return box.left() + max(painter.fontMetrics().horizontalAdvance(cell.lead), 54) + 10

    def _paint_tiles(self, painter: QPainter, x: int, box: QRect, cell: Cell) -> int:
        """Where the rest begins."""
        for tile in cell.tiles:
            painter.drawPixmap(x, box.center().y() - _TILE // 2 + 1, tile)
            x += _TILE + 4
        return x + 4 if cell.tiles else x

    def _paint_bar(self, painter: QPainter, x: int, box: QRect, share: float) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.ink("plot_you"))
        most = min(_BAR_MOST, box.right() - x)
        painter.drawRoundedRect(QRectF(x, box.center().y() - 1, max(3.0, share * most), 4), 2, 2)

    def _paint_pill(self, painter: QPainter, box: QRect, cell: Cell) -> None:
        painter.setFont(make_font(SMALL))
        icon = {"warn": "triangle-alert", "err": "circle-alert"}.get(cell.pill, "")
        ink, ground = ("text_2", "bg_sunken") if cell.pill == "plain" else (cell.pill, f"{cell.pill}_soft")
        metrics = painter.fontMetrics()
        before = 22 if icon else 8
        words = metrics.elidedText(cell.text, Qt.TextElideMode.ElideRight, box.width() - before - 8)
        width = metrics.horizontalAdvance(words) + before + 8
        place = QRectF(box.left(), box.center().y() - 9, width, 20)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.ink(ground))
        painter.drawRoundedRect(place, 10, 10)
        if icon:
            picture = self._theme.pixmap(icon, ink, painter.device().devicePixelRatio(), 12)
            painter.drawPixmap(int(place.left()) + 7, int(place.top()) + 4, picture)
        painter.setPen(self._theme.ink(ink))
        at = place.adjusted(before, 0, 0, 0)
        painter.drawText(at, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), words)


def _part(box: QRect, x: int, width: int | None = None) -> QRect:
    """From `x` on, to the end where no width is said."""
    return QRect(x, box.top(), box.right() - x if width is None else width, box.height())
