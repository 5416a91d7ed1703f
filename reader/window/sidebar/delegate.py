"""Delegate that paints the sidebar's rows: chevron, icon or tile, name, warning sign, count. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPen, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLineEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QWidget,
)

from reader.features.search.store import MOST_COUNTED
from reader.window.kit.fonts import make_font
from reader.window.kit.humanize import number
from reader.window.kit.theme import Theme
from reader.window.kit.tiles import FeedIcons
from reader.window.kit.tokens import CAPTION, INTERFACE, RADIUS_BUTTON, SIDEBAR_ROW, SMALL
from reader.window.sidebar.model import NODE_ROLE
from reader.window.sidebar.tree import Kind, Node

Index = QModelIndex | QPersistentModelIndex
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
_INSET, _EDGE, _STEP = 8, 16, 16
_ICON, _SIGN = 16, 14
_LABEL_HEIGHT, _LABEL_MOST = 26, 180
_ICONS = {
    Kind.TODAY: "sun",
    Kind.UNREAD: "inbox",
    Kind.FOR_YOU: "wand-sparkles",
    Kind.STARRED: "star",
    Kind.TAG: "tag",
    Kind.SAVED: "search",
    Kind.EDITION: "newspaper",
    Kind.AWAY: "calendar-days",
}


class SidebarDelegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, feed_icons: FeedIcons, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._feed_icons = feed_icons
        # The row being painted; everything is laid out from left to right, then mirrored if needed.
        self._row, self._direction = QRect(), Qt.LayoutDirection.LeftToRight
        self._plain = make_font(INTERFACE)
        self._strong = make_font(INTERFACE, semibold=True)
        self._small = make_font(SMALL)
        self._caption = make_font(CAPTION)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        node: Node = index.data(NODE_ROLE)
        is_section = node.key.kind is Kind.SECTION
        return QSize(100, 34 if is_section else SIDEBAR_ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        node: Node = index.data(NODE_ROLE)
        self._row, self._direction = option.rect, option.direction
        painter.save()
        painter.setLayoutDirection(option.direction)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if node.key.kind is Kind.SECTION:
            painter.setFont(self._caption)
            painter.setPen(self._theme.ink("text_3"))
            painter.drawText(option.rect.adjusted(_EDGE, 10, -_EDGE, 0), _LEFT, node.name)
        else:
            self._paint_node(painter, option, node, index)
        painter.restore()

    def chevron_rect(self, row: QRect, node: Node, direction: Qt.LayoutDirection) -> QRect:
        """The area where a click folds or unfolds a folder."""
        place = QRect(row.left() + _INSET + node.depth * _STEP, row.top(), 24, row.height())
        return QStyle.visualRect(direction, row, place)

    def _draw(self, painter: QPainter, left: int, pixmap: QPixmap, size: int) -> None:
        top = self._row.center().y() + 1 - size // 2
        placed = QStyle.visualRect(self._direction, self._row, QRect(left, top, size, size))
        painter.drawPixmap(placed.topLeft(), pixmap)

    def _paint_node(self, painter: QPainter, option: QStyleOptionViewItem, node: Node, index: Index) -> None:
        rect: QRect = option.rect
        is_selected = self._paint_ground(painter, option)
        right = self._paint_count(painter, rect, node, is_selected)
        ratio = option.widget.devicePixelRatioF()
        if node.trouble:
            right -= _SIGN
            sign = self._theme.pixmap("triangle-alert", "warn", ratio, _SIGN)
            self._draw(painter, right, sign, _SIGN)
            right -= 6
        self._paint_picture(painter, option, node, index, ratio)
        left = rect.left() + _name_left(node)
        font = self._strong if node.key.kind is Kind.FOLDER else self._plain
        is_quiet = node.key.kind is Kind.FEED and not node.count and not is_selected
        painter.setFont(font)
        painter.setPen(self._theme.ink("text_3" if is_quiet else "text"))
        room = max(0, right - left)
        name = QFontMetrics(font).elidedText(node.name, Qt.TextElideMode.ElideRight, room)
        place = QRect(left, rect.top(), room, rect.height())
        painter.drawText(QStyle.visualRect(self._direction, rect, place), _LEFT, name)

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem) -> bool:
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        if is_selected:
            ink = "accent_soft" if option.widget.hasFocus() else "sel_idle"
        elif option.state & QStyle.StateFlag.State_MouseOver:
            ink = "hover"
        else:
            return False
        box = QRectF(option.rect.adjusted(_INSET, 0, -_INSET, 0))
        self._theme.paint_row(painter, box, RADIUS_BUTTON, ink, is_selected)
        return is_selected

    def _paint_count(self, painter: QPainter, rect: QRect, node: Node, is_selected: bool) -> int:
        """Paint the count at the right; return where the name must end."""
        right = rect.right() - _EDGE
        if not node.count and not node.note:
            return right
        is_more = node.key.kind is Kind.SAVED and node.count >= MOST_COUNTED
        words = node.note or number(node.count) + "+" * is_more
        painter.setFont(self._small)
        painter.setPen(self._theme.ink("text_2" if is_selected else "text_3"))
        place = QStyle.visualRect(self._direction, rect, rect.adjusted(0, 0, -_EDGE, 0))
        painter.drawText(place, _RIGHT, words)
        return right - QFontMetrics(self._small).horizontalAdvance(words) - 8

    def _paint_picture(
        self, painter: QPainter, option: QStyleOptionViewItem, node: Node, index: Index, ratio: float
    ) -> None:
        left = option.rect.left() + _picture_left(node)
        if node.key.kind is Kind.FOLDER:
            view = option.widget
            is_open = isinstance(view, QTreeView) and view.isExpanded(index)
            folded = "chevron-left" if view.isRightToLeft() else "chevron-right"
            chevron = "chevron-down" if is_open else folded
            self._draw(painter, left, self._theme.pixmap(chevron, "text_3", ratio, _SIGN), _SIGN)
            return
        if node.key.kind is Kind.FEED:
            pixmap = self._feed_icons.tile(node.key.id, node.name, ratio)
            painter.setOpacity(1.0 if node.count else 0.75)
        else:
            pixmap = self._theme.pixmap(_ICONS[node.key.kind], "text_2", ratio, _ICON)
        self._draw(painter, left, pixmap, _ICON)
        painter.setOpacity(1.0)

    def make_drag_label(self, node: Node, ratio: float) -> QPixmap:
        metrics = QFontMetrics(self._plain)
        name = metrics.elidedText(node.name, Qt.TextElideMode.ElideRight, _LABEL_MOST)
        width = metrics.horizontalAdvance(name) + 20
        pixmap = QPixmap(QSize(width, _LABEL_HEIGHT) * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self._theme.ink("line_2"))
        painter.setBrush(self._theme.ink("bg_raised"))
        box = QRectF(0.5, 0.5, width - 1, _LABEL_HEIGHT - 1)
        painter.drawRoundedRect(box, RADIUS_BUTTON, RADIUS_BUTTON)
        painter.setFont(self._plain)
        painter.setPen(self._theme.ink("text"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, name)
        painter.end()
        return pixmap

    def paint_drop(
        self, painter: QPainter, row: QRect, node: Node, position: QAbstractItemView.DropIndicatorPosition
    ) -> None:
        """Mark where the dragged row would go: around a folder, or between two rows."""
        places = QAbstractItemView.DropIndicatorPosition
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._theme.ink("accent"), 2))
        inside = row.adjusted(_INSET, 1, -_INSET, -1)
        if position is places.OnItem:
            painter.drawRoundedRect(QRectF(inside), RADIUS_BUTTON, RADIUS_BUTTON)
        elif position in (places.AboveItem, places.BelowItem):
            left = row.left() + _picture_left(node)
            line = QRect(left, row.top(), inside.right() - left, row.height())
            line = QStyle.visualRect(painter.layoutDirection(), row, line)
            y = line.top() + 1 if position is places.AboveItem else line.bottom()
            painter.drawLine(line.left(), y, line.right(), y)

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        editor = QLineEdit(parent)
        editor.setAccessibleName(self.tr("New name"))
        return editor

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        node: Node = index.data(NODE_ROLE)
        left = _name_left(node) - 7
        place = option.rect.adjusted(left, 0, -_INSET, 0)
        editor.setGeometry(QStyle.visualRect(option.direction, option.rect, place))


def _picture_left(node: Node) -> int:
    if node.key.kind is Kind.FOLDER:
        return 14 + node.depth * _STEP
    if node.key.kind is Kind.FEED:
        # At the top level a feed is where the smart views' icons are.
        return _EDGE if node.depth == 0 else 22 + node.depth * _STEP
    return _EDGE


def _name_left(node: Node) -> int:
    return _picture_left(node) + (20 if node.key.kind is Kind.FOLDER else 24)
