"""The table that shows entries: fixed row heights, a strip that names the group in sight, keys to select.

It knows its model and nobody else; what the user does comes out as signals. Main thread only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QModelIndex, QPersistentModelIndex, QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QAbstractScrollArea, QFrame, QHeaderView, QMenu, QTableView, QWidget

from reader.core.clock import Clock
from reader.features.stories.window import heading
from reader.window.kit.actions import Actions, make_menu
from reader.window.kit.screens import make_timer, resolve_viewport_wrapper
from reader.window.list.bars import DayStrip
from reader.window.list.delegate import EntryDelegate
from reader.window.list.model import ROW_ROLE, EntryModel
from reader.window.list.row_painter import ROW_HEIGHT
from reader.window.list.rows import DayRow, FeedRow, ListRow

Index = QModelIndex | QPersistentModelIndex
_SELECT = QItemSelectionModel.SelectionFlag
_NAMES = (
    *("toggle_read", "toggle_star", "toggle_highlight", "tag", ""),
    *("mark_above", "mark_below", "mark_older", ""),
    *("open_in_browser", "open_comments", "copy_link", "send_to", ""),
    *("full_text", "feed_settings", "", "less", "delete"),
)
_SOUND = ("play_this", "queue", "queue_first", "download", "")


def make_entry_menu(actions: Actions, parent: QWidget, *, has_sound: bool = False) -> QMenu:
    return make_menu(actions, (_SOUND if has_sound else ()) + _NAMES, parent)


class EntryView(QTableView):
    current_changed = Signal(object)
    """The id of the entry under the cursor, or None."""
    activated_post = Signal(int)
    scrolled_past = Signal(list)
    """Ids of entries that left the view at its top."""
    pane_wanted = Signal(int)
    """To the pane after (1) or before (-1) this one."""
    entered = Signal()
    """The user wants to read the entry under the cursor."""

    def __init__(self, model: EntryModel, delegate: EntryDelegate, clock: Clock) -> None:
        super().__init__()
        resolve_viewport_wrapper(self)
        self._entries = model
        self._delegate = delegate
        self._clock = clock
        self.show_newest: Callable[[], None] = lambda: None
        """Called when the user goes to the top of the list."""
        self._top_row = 0
        self._is_still = False
        """While the place is brought back, nothing was scrolled past."""
        self.setModel(model)
        self.setItemDelegate(delegate)
        self.setAccessibleName(self.tr("Articles"))
        self._strip = DayStrip(self, self._paint_strip)
        self._set_up_table()
        self._bars = make_timer(self, self._show_bars, 150)
        model.modelReset.connect(self._start_over)
        for sign in (model.dataChanged, model.rowsInserted):
            sign.connect(lambda: self._strip.viewport().update())
        self.verticalScrollBar().valueChanged.connect(self._scrolled)
        self.set_wide(False)

    def _set_up_table(self) -> None:
        self.setShowGrid(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
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

    # --- the entry under the cursor ----------------------------------------------------------------

    def current_id(self) -> int | None:
        return self._entries.id_at(self.currentIndex().row())

    def selected_ids(self) -> list[int]:
        """The selected entries in list order, read from the snapshot by ranges: selecting everything costs little."""
        ids: list[int] = []
        ranges = self.selectionModel().selection().toList()
        for top, bottom in sorted((part.top(), part.bottom()) for part in ranges):
            ids += self._entries.ids_from(top, bottom)
        return ids

    def clear_cursor(self) -> None:
        self.selectionModel().clear()

    def go_to_row(self, row: int) -> bool:
        """Put the cursor on a row; False where there is no entry."""
        if self._entries.id_at(row) is None:
            return False
        self.put_cursor(row)
        self.scrollTo(self._entries.index(row, 0))
        return True

    def put_cursor(self, row: int) -> None:
        """Put the cursor on an entry, which need not be in sight."""
        index = self._entries.index(row, 0)
        with self._still():
            self.selectionModel().setCurrentIndex(index, _SELECT.ClearAndSelect | _SELECT.Rows)

    def go_to_id(self, entry_id: int) -> bool:
        row = self._entries.row_of(entry_id, self.currentIndex().row())
        return row is not None and self.go_to_row(row)

    def step(self, by: int) -> bool:
        """Go to the next (1) or previous (-1) entry, over headers of days."""
        row = self.currentIndex().row() + by if self.currentIndex().isValid() else 0
        while 0 <= row < self._entries.rowCount():
            if self.go_to_row(row):
                return True
            row += by
        return False

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.current_changed.emit(self._entries.id_at(current.row()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let right open a folded story and left fold it, or else both go to the panes beside."""
        beside = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if beside is not None:
            beside = -beside if self.isRightToLeft() else beside
            if not self.set_fold_open(beside > 0):
                self.pane_wanted.emit(beside)
            return
        if (
            event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        ):
            self.entered.emit()
        elif event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._go_to_end(event.key() == Qt.Key.Key_End, bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Do nothing: letters are shortcuts, and Qt would look through, and so fetch, the whole list."""

    def _go_to_end(self, last: bool, extend: bool) -> None:
        """Go to the first or the last entry; with Shift, select all on the way there."""
        count = self._entries.rowCount()
        rows = range(count - 1, -1, -1) if last else range(count)
        row = next((row for row in rows if self._entries.id_at(row) is not None), None)
        if row is not None and extend and self.currentIndex().isValid():
            ends = QItemSelection(self.currentIndex(), self._entries.index(row, 0))
            self.selectionModel().select(ends, _SELECT.ClearAndSelect | _SELECT.Rows)
            self.selectionModel().setCurrentIndex(self._entries.index(row, 0), _SELECT.NoUpdate)
        elif row is not None:
            self.go_to_row(row)
        if not last and not extend:
            self.show_newest()

    def focusInEvent(self, event: QFocusEvent) -> None:
        # Qt would put the cursor on the first row, which would open an entry that nobody chose.
        QAbstractScrollArea.focusInEvent(self, event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    # --- folded stories ----------------------------------------------------------------

    def set_fold_open(self, is_open: bool) -> bool:
        """Open or fold the story under the cursor; False where there is nothing to do."""
        entry_id = self.current_id()
        lead = None if entry_id is None else self._entries.find_lead(entry_id)
        if lead is None or self._entries.folds.is_open(lead) == is_open:
            return False
        self._set_open(lead, is_open)
        return True

    def _set_open(self, lead: int, is_open: bool) -> None:
        here = self.current_id()
        if not is_open and here is not None and here != lead and self._entries.find_lead(here) == lead:
            self.go_to_id(lead)  # the cursor must not vanish with the row it is on
        self._entries.set_open(lead, is_open)

    def toggle_fold(self) -> bool:
        return self.set_fold_open(True) or self.set_fold_open(False)

    def reveal(self, entry_id: int) -> None:
        """Open the story in which this entry is folded, if it does."""
        lead = self._entries.find_lead(entry_id)
        if lead is not None and lead != entry_id:
            self._entries.set_open(lead, True)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.click_fold(event, self, self._delegate):
            super().mousePressEvent(event)

    def click_fold(self, event: QMouseEvent, view: QAbstractItemView, delegate: EntryDelegate) -> bool:
        """Open or fold the story whose note was clicked, here or on a card; False where that is not what was meant."""
        at = event.position().toPoint()
        index = view.indexAt(at)
        row = index.data(ROW_ROLE) if index.isValid() else None
        if not isinstance(row, ListRow) or event.button() != Qt.MouseButton.LeftButton:
            return False
        if not delegate.fold_rect(view.visualRect(index), row, index, view.layoutDirection()).contains(at):
            return False
        self._set_open(row.id, not self._entries.folds.is_open(row.id))
        return True

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        entry_id = self._entries.id_at(self.indexAt(event.position().toPoint()).row())
        if entry_id is not None and event.button() == Qt.MouseButton.LeftButton:
            self.activated_post.emit(entry_id)

    # --- what is in sight -------------------------------------------------------------------------

    def rows_in_sight(self) -> range:
        """The rows of which at least a part can be seen."""
        first, last = self.rowAt(0), self.rowAt(max(0, self.viewport().height() - 1))
        count = self._entries.rowCount()
        return range(0) if first < 0 else range(first, (last if last >= 0 else count - 1) + 1)

    def top_of(self, row: int) -> int:
        return self.rowViewportPosition(row)

    def put_at_top(self, row: int, top: int) -> None:
        """Scroll so that a row is so far below the upper edge, if it can; nothing counts as passed."""
        self.executeDelayedItemsLayout()  # rows that came just now are not placed yet
        self.updateGeometries()
        lowest = max(0, self.viewport().height() - self.rowHeight(row))
        with self._still():
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + self.rowViewportPosition(row) - min(top, lowest))

    @contextmanager
    def _still(self) -> Iterator[None]:
        self._is_still = True
        self.setAutoScroll(False)  # Qt would scroll to the cursor
        try:
            yield
        finally:
            self.setAutoScroll(True)
            self._is_still = False
            self._top_row = max(0, self.rowAt(0))

    def heading_in_sight(self) -> str:
        """The heading of the first row in sight, or of the one before as long as that row shows its own in full."""
        first = self.rowAt(0)
        if first < 0:
            return ""
        row, before = self._entries.row_at(first), self._entries.row_at(first - 1) if first else None
        starts = isinstance(row, DayRow | FeedRow) or (isinstance(row, ListRow) and row.starts_group)
        if before is not None and starts and self.rowViewportPosition(first) >= 0:
            row = before
        return heading(row, self._clock.now())

    def _scrolled(self) -> None:
        self._strip.viewport().update()
        top, before = max(0, self.rowAt(0)), self._top_row
        self._top_row = top
        # A row was passed if it was in sight before: a leap to the end passes over thousands that nobody saw.
        seen = before + self.viewport().height() // max(1, self.rowHeight(before))
        if top > before and self.isVisible() and not self._is_still:
            self.scrolled_past.emit(self._entries.ids_from(before, min(top - 1, seen)))

    def _start_over(self) -> None:
        self._top_row = 0
        self._delegate.shows_bars = False
        self._bars.start()

    def _show_bars(self) -> None:
        self._delegate.shows_bars = True
        self.viewport().update()

    def _paint_strip(self, painter: QPainter, rect: QRect) -> None:
        painter.setLayoutDirection(self.layoutDirection())
        self._delegate.paint_heading(painter, rect, self.heading_in_sight())
