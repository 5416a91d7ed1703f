"""The table of Insights: records of cells, Qt's model of them, a delegate that paints words, bars and pills, and the
view. Main thread only."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QFontMetrics, QHelpEvent, QKeyEvent, QPainter, QPixmap, QResizeEvent
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

from reader.window.kit.fonts import make_font
from reader.window.kit.text import as_tooltip, show_tooltip
from reader.window.kit.theme import Theme
from reader.window.kit.tokens import INTERFACE, SMALL, TABLE_ROW

Index = QModelIndex | QPersistentModelIndex
CELL = Qt.ItemDataRole.UserRole
LEAST_OPEN = 150
"""The least width of a column that takes what the others leave."""
TITLE_ENDS, LEAST_COLUMN = 18, 20
_GAP = 8
_TILE = 16
_BAR_MOST = 64
_SHARE_ROOM = 62
"""Room for the figure before a bar."""
_ICONS = {"warn": "triangle-alert", "err": "circle-alert"}
_START, _END = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight


class Cell(Struct, frozen=True):
    text: str = ""
    bold: bool = False
    ink: str = "text"
    tiles: tuple[QPixmap, ...] = ()
    """Small squares before the text."""
    pill: str = ""
    """ok, warn, err or plain: puts the text on a rounded ground of that kind, with an icon for warn and err."""
    share: float | None = None
    """The length of a bar after the text."""
    sort: Any = None
    wraps: bool = False
    """Whether the text may take two smaller lines."""
    spoken: str = ""
    """The words for a screen reader, if the text alone is not enough."""


class Column(Struct, frozen=True):
    title: str
    width: int
    """The least width; 0 takes what is left."""
    right: bool = False
    key: str = ""
    tip: str = ""


class Row(Struct, frozen=True):
    cells: tuple[Cell, ...]
    id: int = 0


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
        if role == CELL:
            return cell
        if role == Qt.ItemDataRole.DisplayRole:
            return cell.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            words = cell.spoken or cell.text
            title = self.columns[index.column()].title
            return f"{title}: {words}" if title and words else words
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        column = self.columns[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.title
        if role == Qt.ItemDataRole.ToolTipRole:
            return as_tooltip(column.tip) or None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if column.right else Qt.AlignmentFlag.AlignLeft
            return int(side | Qt.AlignmentFlag.AlignVCenter)
        return None


class Need(Struct, frozen=True):
    """The widths that one column asks for."""

    title: int
    """The width of its title: it never gets less."""
    cells: int
    """The width at which no cell is cut off."""
    wish: int
    """The least width while there is room; 0 for an open column, which takes what is left."""

    @property
    def is_open(self) -> bool:
        return not self.wish

    @property
    def least(self) -> int:
        """The width that shows its title and its cells; those of an open one may be elided."""
        return max(self.title, LEAST_OPEN if self.is_open else self.cells)


def share_out(needs: Sequence[Need], room: int) -> list[int]:
    """The width of each column: room for titles first, then for cells, then for wishes; open columns get the rest."""
    widths = [max(need.title, LEAST_OPEN if need.is_open else 0) for need in needs]
    spare = max(room - sum(widths), 0)
    for wanted in (
        [0 if need.is_open else need.cells for need in needs],
        [need.cells for need in needs],
        [need.wish for need in needs],
    ):
        for place, width in enumerate(wanted):
            more = min(max(width - widths[place], 0), spare)
            widths[place], spare = widths[place] + more, spare - more
    open_ended = [place for place, need in enumerate(needs) if need.is_open]
    for number, place in enumerate(open_ended):
        more = spare // (len(open_ended) - number)
        widths[place], spare = widths[place] + more, spare - more
    return widths


class CellDelegate(QStyledItemDelegate):
    """Lays everything out from the side at which reading begins, and mirrors it as a whole if that is the right."""

    def __init__(self, theme: Theme, model: CellModel, parent: QWidget, row_height: int) -> None:
        super().__init__(parent)
        self._theme, self._model, self._height, self._view = theme, model, row_height, parent
        self._font, self._bold = make_font(INTERFACE), make_font(INTERFACE, semibold=True)
        self._small = make_font(SMALL)
        self._mirrored = False

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, self._height)

    def width_of(self, cell: Cell, column: int) -> int:
        """The width at which nothing of a cell is cut off."""
        around = _GAP if column == 0 else 2 * _GAP
        if cell.pill:
            return around + _pill_ends(cell) + QFontMetrics(self._small).horizontalAdvance(cell.text) + 1
        if cell.wraps:
            return around + find_two_lines_width(QFontMetrics(self._small), cell.text) + 1
        metrics = QFontMetrics(self._bold if cell.bold else self._font)
        if cell.share is not None:
            return around + max(_SHARE_ROOM, metrics.horizontalAdvance(cell.text)) + 10 + _BAR_MOST // 2
        wide = metrics.horizontalAdvance(cell.text) + 1
        return around + wide + len(cell.tiles) * (_TILE + 4) + (4 if cell.tiles else 0)

    def helpEvent(self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: Index) -> bool:
        """Show the whole text under the pointer if it does not fit."""
        cell, box = index.data(CELL), option.rect
        if event.type() != QEvent.Type.ToolTip or cell is None:
            return super().helpEvent(event, view, option, index)
        fits = self.width_of(cell, index.column()) <= box.width()
        show_tooltip(event.globalPos(), "" if fits else str(index.data()), view)
        return True

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        box: QRect = option.rect
        state: QStyle.StateFlag = option.state
        cell = index.data(CELL)
        self._mirrored = option.direction == Qt.LayoutDirection.RightToLeft
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # Each text keeps its own direction; its side is decided here.
        painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        self._paint_ground(painter, box, state)
        column = self._model.columns[index.column()]
        first = index.column() == 0
        inner = self._part(box, 0 if first else _GAP, box.width() - (_GAP if first else 2 * _GAP))
        if cell.pill:
            self._paint_pill(painter, inner, cell)
        elif column.right and cell.share is None:
            painter.setFont(self._bold if cell.bold else self._font)
            self._paint_text(painter, inner, cell, _END)
        else:
            self._paint_words(painter, inner, cell)
        painter.restore()

    def _paint_ground(self, painter: QPainter, box: QRect, state: QStyle.StateFlag) -> None:
        if state & QStyle.StateFlag.State_Selected:
            focused = bool(state & QStyle.StateFlag.State_Active) and self._view.hasFocus()
            painter.fillRect(box, self._theme.ink("accent_soft" if focused else "bg_sunken"))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(box, self._theme.ink("bg_sunken"))
        painter.fillRect(box.left(), box.bottom(), box.width(), 1, self._theme.ink("line"))

    def _paint_words(self, painter: QPainter, box: QRect, cell: Cell) -> None:
        painter.setFont(self._bold if cell.bold else self._font)
        x = 0
        for tile in cell.tiles:
            place = self._part(box, x, _TILE)
            painter.drawPixmap(QPoint(place.left(), box.center().y() - _TILE // 2 + 1), tile)
            x += _TILE + 4
        x += 4 if cell.tiles else 0
        if cell.share is not None:
            room = max(_SHARE_ROOM, painter.fontMetrics().horizontalAdvance(cell.text) + 1)  # widths are rounded
            self._paint_text(painter, self._part(box, x, room), cell, _END)
            self._paint_bar(painter, x + room + 10, box, cell.share)
            return
        if cell.wraps and painter.fontMetrics().horizontalAdvance(cell.text) > box.width() - x:
            self._paint_two_lines(painter, self._part(box, x), cell)
            return
        self._paint_text(painter, self._part(box, x), cell, _START)

    def _paint_two_lines(self, painter: QPainter, box: QRect, cell: Cell) -> None:
        painter.setFont(self._small)
        first, second = break_in_two(painter.fontMetrics(), cell.text, box.width())
        if not second:  # small as it is, it needs only one
            self._paint_text(painter, box, replace(cell, text=first), _START)
            return
        line = min(painter.fontMetrics().lineSpacing(), box.height() // 2)
        top = box.center().y() - line
        for number, words in enumerate((first, second)):
            place = QRect(box.left(), top + number * line, box.width(), line)
            self._paint_text(painter, place, replace(cell, text=words), _START)

    def _paint_text(self, painter: QPainter, box: QRect, cell: Cell, side: Qt.AlignmentFlag) -> None:
        painter.setPen(self._theme.ink(cell.ink))
        self._draw(painter, box, cell.text, side)

    def _draw(self, painter: QPainter, box: QRect, text: str, side: Qt.AlignmentFlag) -> None:
        """Draw a text, elided if it must be."""
        words = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        if self._mirrored:
            side = _START if side == _END else _END
        flags = side | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(box, int(flags), words)

    def _paint_bar(self, painter: QPainter, x: int, box: QRect, share: float) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.ink("plot_you"))
        most = min(_BAR_MOST, box.width() - x)
        place = QRectF(self._part(box, x, max(3, round(share * most))))
        painter.drawRoundedRect(QRectF(place.left(), box.center().y() - 1, place.width(), 4), 2, 2)

    def _paint_pill(self, painter: QPainter, box: QRect, cell: Cell) -> None:
        painter.setFont(self._small)
        icon = _ICONS.get(cell.pill, "")
        ink, ground = ("text_2", "bg_sunken") if cell.pill == "plain" else (cell.pill, f"{cell.pill}_soft")
        metrics, ends = painter.fontMetrics(), _pill_ends(cell)
        words = metrics.elidedText(cell.text, Qt.TextElideMode.ElideRight, box.width() - ends)
        place = self._part(box, 0, metrics.horizontalAdvance(words) + ends)
        place = QRect(place.left(), box.center().y() - 9, place.width(), 20)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.ink(ground))
        painter.drawRoundedRect(place, 10, 10)
        if icon:
            picture = self._theme.pixmap(icon, ink, painter.device().devicePixelRatio(), 12)
            painter.drawPixmap(QPoint(self._part(place, 7, 12).left(), place.top() + 4), picture)
        painter.setPen(self._theme.ink(ink))
        self._draw(painter, self._part(place, ends - 8, place.width() - ends + 8), words, _START)

    def _part(self, box: QRect, x: int, width: int | None = None) -> QRect:
        """The part of a box from `x` on, counted from the side at which reading begins; to its end without a width."""
        part = QRect(box.left() + x, box.top(), box.width() - x if width is None else width, box.height())
        if self._mirrored:
            part.moveLeft(box.left() + box.right() - part.right())
        return part


def break_in_two(metrics: QFontMetrics, text: str, width: int) -> tuple[str, str]:
    """Two lines: as many words as fit in the first, the others in the second."""
    words = text.split()
    for count in range(len(words), 1, -1):
        first = " ".join(words[:count])
        if metrics.horizontalAdvance(first) <= width:
            return first, " ".join(words[count:])
    return " ".join(words[:1]), " ".join(words[1:])


def find_two_lines_width(metrics: QFontMetrics, text: str) -> int:
    """The least width in which two lines hold a text."""
    words = text.split()
    breaks = ((" ".join(words[:count]), " ".join(words[count:])) for count in range(1, len(words) + 1))
    return min((max(map(metrics.horizontalAdvance, lines)) for lines in breaks), default=0)


def _pill_ends(cell: Cell) -> int:
    """The width of a pill beside its words."""
    return (22 if cell.pill in _ICONS else 8) + 8


class FactTable(QTableView):
    def __init__(
        self, theme: Theme, name: str, columns: Sequence[Column], row_height: int = TABLE_ROW, scrolls: bool = False
    ) -> None:
        super().__init__()
        self._scrolls, self._row_height = scrolls, row_height
        self.on_opened: Callable[[int], None] = lambda row_id: None
        """What the page does with the id of a row that is clicked or entered."""
        self.on_width_changed: Callable[[], None] = lambda: None
        self.cells = CellModel(columns, self)
        self.setModel(self.cells)
        self._delegate = CellDelegate(theme, self.cells, self, row_height)
        self.setItemDelegate(self._delegate)
        self._needs: list[Need] = []
        self.setAccessibleName(name)
        self.setObjectName("factTable")
        self._set_manners()
        self._set_headers()
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        if not scrolls:
            self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.clicked.connect(lambda index: self.on_opened(self.cells.rows[index.row()].id))
        theme.changed.connect(self.viewport().update)
        self._measure()
        self._fit()

    def _set_manners(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setMouseTracking(True)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)

    def _set_headers(self) -> None:
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(self._row_height)
        self.verticalHeader().setMinimumSectionSize(self._row_height)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        # Its own least grows with the letters, and a column of figures would push the last one out of sight.
        header.setMinimumSectionSize(LEAST_COLUMN)
        header.setHighlightSections(False)
        header.setFont(make_font(SMALL))
        header.setFixedHeight(30)

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show other rows; the cursor stays on the row that it is on, wherever that is now."""
        current = self.currentIndex().row()
        row_id = self.cells.rows[current].id if current >= 0 else 0
        self.cells.show_rows(rows)
        self._measure()
        self._fit()
        at = next((place for place, row in enumerate(rows) if row_id and row.id == row_id), current)
        if 0 <= at < len(rows) and self.hasFocus():
            self.selectRow(at)

    def hide_columns(self, hidden: Collection[int]) -> None:
        """Hide the columns at these places, and no others."""
        for place in range(len(self.cells.columns)):
            self.setColumnHidden(place, place in hidden)
        self._fit()

    def texts(self) -> list[list[str]]:
        model = self.cells
        return [
            [str(model.data(model.index(row, column))) for column in range(model.columnCount())]
            for row in range(model.rowCount())
        ]

    def _fit(self) -> None:
        if not self._scrolls:
            header = 0 if self.horizontalHeader().isHidden() else self.horizontalHeader().height()
            self.setFixedHeight(header + self._row_height * len(self.cells.rows) + 1)
        shown = self._shown()
        widths = share_out([self._needs[place] for place in shown], self.viewport().width())
        for place, width in zip(shown, widths, strict=True):
            self.setColumnWidth(place, width)

    def _measure(self) -> None:
        metrics, self._needs = self.horizontalHeader().fontMetrics(), []
        has_titles = not self.horizontalHeader().isHidden()
        for place, column in enumerate(self.cells.columns):
            title = metrics.horizontalAdvance(column.title) + TITLE_ENDS if has_titles else LEAST_COLUMN
            cells = (self._delegate.width_of(row.cells[place], place) for row in self.cells.rows)
            self._needs.append(Need(title, max(cells, default=0), column.width))

    def _shown(self) -> list[int]:
        return [place for place in range(len(self.cells.columns)) if not self.isColumnHidden(place)]

    def least_width(self, hidden: Collection[int]) -> int:
        """The least width of the table without some columns."""
        return sum(need.least for place, need in enumerate(self._needs) if place not in hidden)

    def whole_width(self) -> int:
        """The width of the shown columns with no cell cut off."""
        needs = [self._needs[place] for place in self._shown()]
        return sum(max(need.title, need.cells, need.wish) for need in needs)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        if event.size().width() != event.oldSize().width():
            self.on_width_changed()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.on_opened(self.cells.rows[self.currentIndex().row()].id)
        else:
            super().keyPressEvent(event)


def side_width(table: FactTable, least: int) -> int:
    """The width of a table beside a plot: what its words need, but at most half as much again as the least."""
    return min(max(least, table.whole_width()), least * 3 // 2)
