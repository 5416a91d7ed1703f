"""The table that shows posts: fixed row heights, a strip with the day in sight, selection by keyboard.

It knows its model and nobody else; what the owner does comes out as signals. Main thread only.
"""

from __future__ import annotations

from PySide6.QtCore import (
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QAbstractScrollArea, QFrame, QHeaderView, QTableView, QWidget

from reader.clock import Clock
from reader.gui.posts.delegate import STRIP_HEIGHT, PostDelegate
from reader.gui.posts.layouts import ROW_HEIGHT
from reader.gui.posts.model import PostModel
from reader.gui.posts.rows import DayRow, ListRow
from reader.gui.words import day_title, local_day

Index = QModelIndex | QPersistentModelIndex
_SELECT = QItemSelectionModel.SelectionFlag
_BARS_AFTER_MS = 150


class PostView(QTableView):
    current_changed = Signal(object)
    """The id of the post under the cursor, or None."""
    activated_post = Signal(int)
    scrolled_past = Signal(list)
    """Ids of posts that left the view at its top."""
    menu_wanted = Signal(QPoint)
    pane_wanted = Signal(int)
    """To the pane after (1) or before (-1) this one."""
    top_wanted = Signal()

    def __init__(
        self, model: PostModel, delegate: PostDelegate, clock: Clock, parent: QWidget | None = None
    ) -> None:
        super().__init__()
        self._posts = model
        self._delegate = delegate
        self._clock = clock
        self._top_row = 0
        self.setModel(model)
        self.setItemDelegate(delegate)
        self.setAccessibleName(self.tr("Posts"))
        self._strip = DayStrip(self)
        self._set_up_table()
        self._bars = QTimer(self, singleShot=True, interval=_BARS_AFTER_MS)
        self._bars.timeout.connect(self._show_bars)
        model.modelReset.connect(self._start_over)
        model.dataChanged.connect(self._strip.refresh)
        model.rowsInserted.connect(self._strip.refresh)
        self.verticalScrollBar().valueChanged.connect(self._scrolled)
        self.set_wide(False)

    def _set_up_table(self) -> None:
        self.setShowGrid(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self.menu_wanted)
        self.setTabKeyNavigation(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setHorizontalHeader(self._strip)
        self._strip.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setMinimumSectionSize(1)

    def set_wide(self, wide: bool) -> None:
        self._delegate.wide = wide
        self.verticalHeader().setDefaultSectionSize(ROW_HEIGHT[wide])
        self.verticalScrollBar().setSingleStep(ROW_HEIGHT[wide] // 2)
        self.viewport().update()

    # --- the post under the cursor ----------------------------------------------------------------

    def current_id(self) -> int | None:
        return self._posts.id_at(self.currentIndex().row())

    def selected_ids(self) -> list[int]:
        """In list order. Ranges are read from the snapshot, so selecting everything costs little."""
        ids: list[int] = []
        ranges = self.selectionModel().selection().toList()
        for top, bottom in sorted((part.top(), part.bottom()) for part in ranges):
            ids += self._posts.ids_from(top, bottom)
        return ids

    def clear_cursor(self) -> None:
        self.selectionModel().clear()

    def go_to_row(self, row: int) -> bool:
        """Put the cursor on a row; False where there is no post."""
        if self._posts.id_at(row) is None:
            return False
        index = self._posts.index(row, 0)
        self.selectionModel().setCurrentIndex(index, _SELECT.ClearAndSelect | _SELECT.Rows)
        self.scrollTo(index)
        return True

    def go_to_id(self, entry_id: int) -> bool:
        row = self._posts.row_of(entry_id, self.currentIndex().row())
        return row is not None and self.go_to_row(row)

    def step(self, by: int) -> bool:
        """To the next (1) or previous (-1) post, over headers of days."""
        row = self.currentIndex().row() + by if self.currentIndex().isValid() else 0
        while 0 <= row < self._posts.rowCount():
            if self.go_to_row(row):
                return True
            row += by
        return False

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.current_changed.emit(self._posts.id_at(current.row()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right go to the panes beside; everything else is the table's."""
        beside = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if beside is not None:
            self.pane_wanted.emit(-beside if self.isRightToLeft() else beside)
            return
        super().keyPressEvent(event)
        if event.key() == Qt.Key.Key_Home:
            self.top_wanted.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        # Qt would put the cursor on the first row, which would open a post that nobody chose.
        QAbstractScrollArea.focusInEvent(self, event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        entry_id = self._posts.id_at(self.indexAt(event.position().toPoint()).row())
        if entry_id is not None and event.button() == Qt.MouseButton.LeftButton:
            self.activated_post.emit(entry_id)

    # --- what is in sight -------------------------------------------------------------------------

    def first_visible_row(self) -> int:
        return self.rowAt(0)

    def day_in_sight(self) -> str:
        row_number = self.first_visible_row()
        row = self._posts.row_at(row_number) if row_number >= 0 else None
        if isinstance(row, ListRow | DayRow):
            return day_title(row.day, local_day(self._clock.now()))
        return ""

    def _scrolled(self) -> None:
        self._strip.refresh()
        top = max(0, self.first_visible_row())
        if top > self._top_row:
            self.scrolled_past.emit(self._posts.ids_from(self._top_row, top - 1))
        self._top_row = top

    def _start_over(self) -> None:
        self._top_row = 0
        self._delegate.shows_bars = False
        self._bars.start()

    def _show_bars(self) -> None:
        self._delegate.shows_bars = True
        self.viewport().update()

    def paint_strip(self, painter: QPainter, rect: QRect) -> None:
        painter.setLayoutDirection(self.layoutDirection())
        self._delegate.paint_day(painter, rect, self.day_in_sight())


class DayStrip(QHeaderView):
    """Stays at the top of the list and names the day of the first row in sight.

    It is the table's header, so that the table itself leaves room for it.
    """

    def __init__(self, view: PostView) -> None:
        super().__init__(Qt.Orientation.Horizontal, view)
        self._view = view
        self.setFixedHeight(STRIP_HEIGHT)
        self.setSectionsClickable(False)

    def refresh(self) -> None:
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        self._view.paint_strip(painter, self.viewport().rect())
        painter.end()
