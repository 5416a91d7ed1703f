"""Delegate of the rule list: a box to switch a rule off, and its sentence over as many lines as it needs."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from reader.gui.kit.controls import INDICATOR, paint_box
from reader.gui.kit.theme import Theme
from reader.gui.kit.tokens import RADIUS_BUTTON

Index = QModelIndex | QPersistentModelIndex
_SIDE, _TOP, _TEXT = 10, 7, 36
_FLAGS = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop


class RuleRows(QStyledItemDelegate):
    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = option.widget.viewport().width() if option.widget else 400  # type: ignore[attr-defined]
        room = QRect(0, 0, max(80, width - _TEXT - _SIDE), 10_000)
        flags = int(_FLAGS | Qt.AlignmentFlag.AlignLeft)
        wanted = option.fontMetrics.boundingRect(room, flags, index.data())
        return QSize(width, max(INDICATOR + 4, wanted.height()) + 2 * _TOP)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            has_focus = option.widget is not None and option.widget.hasFocus()
            ink = "accent_soft" if has_focus else "sel_idle"
            self._theme.paint_row(painter, QRectF(option.rect), RADIUS_BUTTON, ink, True)
        is_on = _is_on(index)
        paint_box(painter, self._theme, self._box(option), is_on, True)
        painter.setPen(self._theme.ink("text" if is_on else "text_3"))
        painter.setFont(option.font)
        room = option.rect.adjusted(_TEXT, _TOP, -_SIDE, -_TOP)
        flags = QStyle.visualAlignment(option.direction, Qt.AlignmentFlag.AlignLeft)
        painter.drawText(
            QStyle.visualRect(option.direction, option.rect, room), int(_FLAGS | flags), index.data()
        )
        painter.restore()

    def editorEvent(
        self, event: QEvent, model: QAbstractItemModel, option: QStyleOptionViewItem, index: Index
    ) -> bool:
        """A click on the box switches; keys do what Qt does."""
        if not isinstance(event, QMouseEvent):
            return super().editorEvent(event, model, option, index)
        hit = self._box(option).adjusted(-6, -6, 6, 6).contains(event.position().toPoint())
        if event.type() == QEvent.Type.MouseButtonRelease and hit:
            state = Qt.CheckState.Unchecked if _is_on(index) else Qt.CheckState.Checked
            return model.setData(index, state, Qt.ItemDataRole.CheckStateRole)
        return False

    def _box(self, option: QStyleOptionViewItem) -> QRect:
        rect: QRect = option.rect
        box = QRect(rect.left() + _SIDE, rect.top() + _TOP, INDICATOR, INDICATOR)
        return QStyle.visualRect(option.direction, rect, box)


def _is_on(index: Index) -> bool:
    return Qt.CheckState(index.data(Qt.ItemDataRole.CheckStateRole)) is Qt.CheckState.Checked
