"""The table view of Insights: its rows are opened and sorted by. Main thread only."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QSizePolicy, QTableView

from reader.gui.insights.parts.cell_delegate import CellDelegate
from reader.gui.insights.parts.cells import CellModel, Column, Row
from reader.gui.insights.parts.column_widths import Need, share_out
from reader.gui.kit.fonts import make_font
from reader.gui.kit.theme import Theme
from reader.gui.kit.tokens import SMALL, TABLE_ROW

TITLE_ENDS, LEAST_COLUMN = 18, 20


class FactTable(QTableView):
    row_opened = Signal(int)
    """The id of the row that was clicked or entered."""
    sort_wanted = Signal(str)
    width_changed = Signal()

    def __init__(
        self,
        theme: Theme,
        name: str,
        columns: Sequence[Column],
        row_height: int = TABLE_ROW,
        scrolls: bool = False,
    ) -> None:
        super().__init__()
        self._scrolls, self._row_height = scrolls, row_height
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
        self.clicked.connect(lambda index: self.row_opened.emit(self.cells.rows[index.row()].id))
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
        header.setSectionsClickable(any(column.key for column in self.cells.columns))
        header.sectionClicked.connect(self._sort_by)

    def show_rows(self, rows: Sequence[Row]) -> None:
        """The cursor stays on what it is on, wherever that stands now."""
        current = self.currentIndex().row()
        row_id = self.cells.rows[current].id if current >= 0 else 0
        self.cells.show_rows(rows)
        self._measure()
        self._fit()
        at = next((place for place, row in enumerate(rows) if row_id and row.id == row_id), current)
        if 0 <= at < len(rows) and self.hasFocus():
            self.selectRow(at)

    def hide_columns(self, hidden: Collection[int]) -> None:
        """Those at these places, and no others."""
        for place in range(len(self.cells.columns)):
            self.setColumnHidden(place, place in hidden)
        self._fit()

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
        """Without some columns, with some room for those that take what is left."""
        return sum(need.least for place, need in enumerate(self._needs) if place not in hidden)

    def whole_width(self) -> int:
        """Of the columns in sight, with no cell cut off."""
        needs = [self._needs[place] for place in self._shown()]
        return sum(max(need.title, need.cells, need.wish) for need in needs)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        if event.size().width() != event.oldSize().width():
            self.width_changed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.row_opened.emit(self.cells.rows[self.currentIndex().row()].id)
        else:
            super().keyPressEvent(event)


def side_width(table: FactTable, least: int) -> int:
    """Of what stands beside a plot: as the table's words need, and never so much that the plot is lost."""
    return min(max(least, table.whole_width()), least * 3 // 2)
