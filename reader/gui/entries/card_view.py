"""The list as cards: the same model, cursor and selection as the table, laid out as a grid. Main thread only.

The table stays in charge: what the user does here comes out of its signals, and the cards are its focus proxy.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QAbstractScrollArea, QFrame, QListView, QWidget

from reader.clock import Clock
from reader.gui.entries.card_delegate import GAP, HEIGHT, CardDelegate, cell_size, count_columns
from reader.gui.entries.groups import heading
from reader.gui.entries.model import EntryModel
from reader.gui.entries.view import EntryView
from reader.gui.kit.screens import resolve_viewport_wrapper
from reader.gui.kit.tokens import DAY_HEADER

_WITH_KEYPAD = ~Qt.KeyboardModifier.KeypadModifier


class _Strip(QWidget):
    """Names the day or feed of the first card in sight."""

    def __init__(self, cards: CardView, paint: Callable[[QPainter, QRect], None]) -> None:
        super().__init__(cards)
        self._paint = paint

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._paint(painter, self.rect())
        painter.end()


class CardView(QListView):
    def __init__(self, table: EntryView, model: EntryModel, delegate: CardDelegate, clock: Clock) -> None:
        super().__init__()
        resolve_viewport_wrapper(self)
        self._table, self._entries, self._delegate = table, model, delegate
        self._top_row = 0
        self._is_still = False
        self._clock = clock
        self._strip = _Strip(self, self._paint_strip)
        self.setViewportMargins(0, DAY_HEADER, 0, 0)
        self._set_up_grid()
        self.setModel(model)
        self.setSelectionModel(table.selectionModel())
        self.setItemDelegate(delegate)
        self.customContextMenuRequested.connect(table.menu_wanted)
        self.verticalScrollBar().setSingleStep((HEIGHT + GAP) // 3)
        self.verticalScrollBar().valueChanged.connect(self._scrolled)
        self.clicked.connect(table.clicked)
        model.modelReset.connect(self._start_over)
        model.dataChanged.connect(self._strip.update)

    def _set_up_grid(self) -> None:
        self.setAccessibleName(self.tr("Posts"))
        self.setObjectName("cards")
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setUniformItemSizes(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._delegate.cell = cell_size(self.width(), self.viewport().width())
        super().resizeEvent(event)
        self._strip.setGeometry(0, 0, self.width(), DAY_HEADER)
        self.scheduleDelayedItemsLayout()

    def _paint_strip(self, painter: QPainter, rect: QRect) -> None:
        painter.setLayoutDirection(self.layoutDirection())
        rows = self.rows_in_sight()
        words = heading(self._entries.row_at(rows.start), self._clock.now()) if rows else ""
        self._delegate.paint_heading(painter, rect, words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move in the grid by arrows; beyond its edge left and right lead to the panes beside."""
        beside = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if beside is not None and not event.modifiers() & _WITH_KEYPAD:
            beside = -beside if self.isRightToLeft() else beside
            if self._is_at_edge(beside):
                self._table.pane_wanted.emit(beside)
                return
        takes = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Home, Qt.Key.Key_End)
        if Qt.Key(event.key()) in takes:
            self._table.keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Do nothing, as in the table."""

    def _is_at_edge(self, beside: int) -> bool:
        row, columns = self.currentIndex().row(), count_columns(self.width())
        if row < 0:
            return True
        is_last = row == self._entries.rowCount() - 1
        return row % columns == 0 if beside < 0 else is_last or row % columns == columns - 1

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self._table.click_fold(event, self, self._delegate):
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        entry_id = self._entries.id_at(self.indexAt(event.position().toPoint()).row())
        if entry_id is not None and event.button() == Qt.MouseButton.LeftButton:
            self._table.activated_post.emit(entry_id)

    def focusInEvent(self, event: QFocusEvent) -> None:
        # As in the table: Qt would put the cursor on the first card.
        QAbstractScrollArea.focusInEvent(self, event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def current_id(self) -> int | None:
        return self._table.current_id()

    def selected_ids(self) -> list[int]:
        return self._table.selected_ids()

    def reveal(self, entry_id: int) -> None:
        self._table.reveal(entry_id)

    def rows_in_sight(self) -> range:
        """The rows of which at least a part can be seen."""
        count = self._entries.rowCount()
        end = self._row_at(self.viewport().height() - 1) + count_columns(self.width())
        return range(min(self._row_at(0), count), min(end, count))

    def _row_at(self, y: int) -> int:
        """The first card of the line at this height. Calculated, as Qt must not be asked during its layout, which is
        when the scroll bar moves."""
        return (self.verticalScrollBar().value() + y) // (HEIGHT + GAP) * count_columns(self.width())

    def top_of(self, row: int) -> int:
        line = row // count_columns(self.width())
        return line * (HEIGHT + GAP) - self.verticalScrollBar().value()

    def put_at_top(self, row: int, top: int) -> None:
        """Scroll a card to this distance from the upper edge, if possible; nothing counts as passed."""
        self.executeDelayedItemsLayout()
        lowest = max(0, self.viewport().height() - HEIGHT)
        self._is_still = True
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + self.top_of(row) - min(top, lowest))
        self._is_still = False
        self._top_row = self._row_at(0)

    def put_cursor(self, row: int) -> None:
        """Put the cursor on an entry, which need not be in sight."""
        self.setAutoScroll(False)
        self._table.put_cursor(row)
        self.setAutoScroll(True)

    def _scrolled(self) -> None:
        self._strip.update()
        top, before = self._row_at(0), self._top_row
        self._top_row = top
        in_sight = count_columns(self.width()) * (2 + self.viewport().height() // (HEIGHT + GAP))
        if top > before and self.isVisible() and not self._is_still:
            passed = self._entries.ids_from(before, min(top - 1, before + in_sight))
            self._table.scrolled_past.emit(passed)

    def _start_over(self) -> None:
        self._top_row = 0
