"""Tables of facts: one record per cell, one delegate, rules instead of a grid. Main thread only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from reader.gui.kit.fonts import make_font
from reader.gui.kit.theme import Theme
from reader.gui.kit.tokens import INTERFACE, SMALL, TABLE_ROW

Index = QModelIndex | QPersistentModelIndex
_CELL = Qt.ItemDataRole.UserRole
_GAP = 8
_TILE = 16
_BAR_MOST = 64


class Cell(Struct, frozen=True):
    text: str = ""
    after: str = ""
    """Quiet words behind the text."""
    bold: bool = False
    ink: str = "text"
    tiles: tuple[QPixmap, ...] = ()
    """Small squares before the text."""
    lead: str = ""
    """Words before the tiles."""
    pill: str = ""
    """ok, warn, err or plain: the text in a rounded ground of that kind, with an icon for the last two."""
    share: float | None = None
    """A bar behind the text, so long."""
    sort: Any = None
    spoken: str = ""
    """What a screen reader says, where the text alone is not enough."""


class Column(Struct, frozen=True):
    title: str
    width: int
    """0 takes what is left."""
    right: bool = False
    key: str = ""
    tip: str = ""


class Row(Struct, frozen=True):
    cells: tuple[Cell, ...]
    id: int = 0
    ink: str = ""


class CellModel(QAbstractTableModel):
    def __init__(self, columns: Sequence[Column], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.columns = list(columns)
        self.rows: list[Row] = []

    def show_rows(self, rows: Sequence[Row]) -> None:
        self.beginResetModel()
        self.rows = list(rows)
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        cell = self.rows[index.row()].cells[index.column()]
        if role == _CELL:
            return cell
        if role == Qt.ItemDataRole.DisplayRole:
            return " ".join(part for part in (cell.lead, cell.text, cell.after) if part)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            words = cell.spoken or " ".join(part for part in (cell.lead, cell.text, cell.after) if part)
            return f"{self.columns[index.column()].title}: {words}" if words else ""
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        column = self.columns[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.title
        if role == Qt.ItemDataRole.ToolTipRole:
            return column.tip or None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if column.right else Qt.AlignmentFlag.AlignLeft
            return int(side | Qt.AlignmentFlag.AlignVCenter)
        return None


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
        cell = index.data(_CELL)
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
        metrics = painter.fontMetrics()
        middle = Qt.AlignmentFlag.AlignVCenter
        if column.right and cell.share is None:
            painter.setPen(self._theme.ink(cell.ink))
            words = metrics.elidedText(cell.text, Qt.TextElideMode.ElideRight, box.width())
            painter.drawText(box, int(Qt.AlignmentFlag.AlignRight | middle), words)
            return
        x = box.left()
        if cell.lead:
            painter.setPen(self._theme.ink(cell.ink))
            painter.drawText(QRect(x, box.top(), box.width(), box.height()), int(middle), cell.lead)
            x += max(metrics.horizontalAdvance(cell.lead), 54) + 10
        for tile in cell.tiles:
            painter.drawPixmap(x, box.center().y() - _TILE // 2 + 1, tile)
            x += _TILE + 4
        x += 4 if cell.tiles else 0
        painter.setPen(self._theme.ink(cell.ink))
        room = box.right() - x
        if cell.share is not None:
            room = 62
        words = metrics.elidedText(cell.text, Qt.TextElideMode.ElideRight, room)
        side = Qt.AlignmentFlag.AlignRight if cell.share is not None else Qt.AlignmentFlag.AlignLeft
        painter.drawText(QRect(x, box.top(), room, box.height()), int(side | middle), words)
        x += (room if cell.share is not None else metrics.horizontalAdvance(words)) + 6
        if cell.share is not None:
            self._paint_bar(painter, x + 4, box, cell.share)
        elif cell.after:
            painter.setFont(self._font)
            painter.setPen(self._theme.ink("text_3"))
            painter.drawText(QRect(x, box.top(), box.right() - x, box.height()), int(middle), cell.after)

    def _paint_bar(self, painter: QPainter, x: int, box: QRect, share: float) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.ink("plot_you"))
        most = min(_BAR_MOST, box.right() - x)
        painter.drawRoundedRect(QRectF(x, box.center().y() - 1, max(3.0, share * most), 4), 2, 2)

    def _paint_pill(self, painter: QPainter, box: QRect, cell: Cell) -> None:
        painter.setFont(make_font(SMALL))
        icon = {"warn": "triangle-alert", "err": "circle-alert"}.get(cell.pill, "")
        metrics = painter.fontMetrics()
        before = 22 if icon else 8
        words = metrics.elidedText(cell.text, Qt.TextElideMode.ElideRight, box.width() - before - 8)
        width = metrics.horizontalAdvance(words) + before + 8
        ground = "bg_sunken" if cell.pill == "plain" else f"{cell.pill}_soft"
        place = QRectF(box.left(), box.center().y() - 9, width, 20)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.ink(ground))
        painter.drawRoundedRect(place, 10, 10)
        ink = "text_2" if cell.pill == "plain" else cell.pill
        if icon:
            ratio = painter.device().devicePixelRatio()
            painter.drawPixmap(
                int(place.left()) + 7, int(place.top()) + 4, self._theme.pixmap(icon, ink, ratio, 12)
            )
        painter.setPen(self._theme.ink(ink))
        at = place.adjusted(before, 0, 0, 0)
        painter.drawText(at, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), words)


class FactTable(QTableView):
    row_opened = Signal(int)
    """The id of the row that was clicked or entered."""
    row_entered = Signal(int)
    """The number of the row under the pointer or the cursor."""
    sort_wanted = Signal(str)

    def __init__(
        self,
        theme: Theme,
        name: str,
        columns: Sequence[Column],
        row_height: int = TABLE_ROW,
        scrolls: bool = False,
    ) -> None:
        super().__init__()
        self._theme, self._scrolls, self._row_height = theme, scrolls, row_height
        self.cells = CellModel(columns, self)
        self.setModel(self.cells)
        self.setItemDelegate(CellDelegate(theme, self.cells, self, row_height))
        self.setAccessibleName(name)
        self.setObjectName("factTable")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setMouseTracking(True)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(row_height)
        self.verticalHeader().setMinimumSectionSize(row_height)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setHighlightSections(False)
        header.setFont(make_font(SMALL))
        header.setFixedHeight(30)
        header.setSectionsClickable(any(column.key for column in columns))
        header.sectionClicked.connect(self._sort_by)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        if not scrolls:
            self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.clicked.connect(lambda index: self.row_opened.emit(self.cells.rows[index.row()].id))
        self.entered.connect(lambda index: self.row_entered.emit(index.row()))
        theme.changed.connect(self.viewport().update)
        self._fit()

    def show_rows(self, rows: Sequence[Row]) -> None:
        current = self.currentIndex().row()
        self.cells.show_rows(rows)
        self._fit()
        if 0 <= current < len(rows) and self.hasFocus():
            self.selectRow(current)

    def texts(self) -> list[list[str]]:
        """What it says, row by row."""
        model = self.cells
        return [
            [str(model.data(model.index(row, column))) for column in range(model.columnCount())]
            for row in range(model.rowCount())
        ]

    def _sort_by(self, section: int) -> None:
        key = self.cells.columns[section].key
        if key:
            self.sort_wanted.emit(key)

    def _fit(self) -> None:
        if not self._scrolls:
            header = 0 if self.horizontalHeader().isHidden() else self.horizontalHeader().height()
            self.setFixedHeight(header + self._row_height * len(self.cells.rows) + 1)
        shown = [i for i in range(len(self.cells.columns)) if not self.isColumnHidden(i)]
        fixed = sum(self.cells.columns[i].width for i in shown)
        rest = max(self.viewport().width() - fixed, 80)
        open_ended = [i for i in shown if not self.cells.columns[i].width]
        for i in shown:
            width = self.cells.columns[i].width or rest // len(open_ended)
            self.setColumnWidth(i, width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if current.isValid():
            self.row_entered.emit(current.row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.row_opened.emit(self.cells.rows[self.currentIndex().row()].id)
        else:
            super().keyPressEvent(event)
