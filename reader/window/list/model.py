"""The entry list's model: a stable snapshot of ids, and pages of rows fetched as they come into sight.

`data()` never queries: it gives the row, or None while a page is on its way. New entries do not enter a
snapshot; marks change rows in place. Main thread only; everything from the store comes through the bridge.
"""

from __future__ import annotations

from array import array
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from datetime import date
from functools import partial
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from reader.core.clock import Clock
from reader.core.records.stored import Cursor, View
from reader.features.stories.window import Folds, day_of_header, is_feed_header, row_in_words
from reader.window.bridge.bridge import Bridge, Topic
from reader.window.kit.screens import make_timer
from reader.window.kit.text import as_tooltip
from reader.window.list import queries
from reader.window.list.page_cache import PageCache, PageRow
from reader.window.list.rows import (
    Because,
    DayRow,
    FeedRow,
    ListRow,
    Marks,
    Row,
    note_at_length,
    with_fold_open,
    with_marks,
)

ROW_ROLE = Qt.ItemDataRole.UserRole + 1
Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()
_PAINTED_MS = 30


class IdLoader(QObject):
    """Loads the ids of the list from the store: the first part at once, the rest in the background."""

    def __init__(self, bridge: Bridge, model: EntryModel) -> None:
        super().__init__(model)
        self._bridge, self._model = bridge.bound_to(self), model
        self._topic = Topic()
        self._next: Cursor | None = None
        self._last_day: date | None = None
        self._is_first = True
        self.listing = queries.Listing(View())
        self.first = queries.IdChunk(array("q"), None)
        """The first part of what is listed now, with what a search says about it."""
        self.is_loading = False
        self.with_headers = False
        # A long list is counted to its end only once its first rows are painted.
        self._rest = make_timer(self, lambda: self._ask(queries.NEXT_CHUNK), _PAINTED_MS)

    def start(self, listing: queries.Listing) -> None:
        self.listing, self.first = listing, queries.IdChunk(array("q"), None)
        self._topic.renew()
        self._rest.stop()
        self._next = self._last_day = None
        self._is_first = self.is_loading = True
        self._ask(queries.FIRST_CHUNK)

    def set_with_headers(self, on: bool, ids: Sequence[int], copies: Collection[int]) -> None:
        """Add or remove rows for days or feeds, with the same entries in the same order. `copies`: those shown under
        another entry, whatever their own day."""
        self.with_headers = on
        if self._is_first:  # nothing is there yet
            if self.is_loading:
                self.start(self.listing)
            return
        self._topic.renew()
        self._rest.stop()
        self._bridge.read(queries.headers_operation(self.listing, ids, on, copies), self._regroup, self._topic)

    def _ask(self, limit: int) -> None:
        operation = queries.ids_operation(
            self.listing, self._next, limit, self._last_day, self.with_headers, self._model.folds.leads
        )
        # For you takes a moment to work out: other lists need not wait for it.
        ask = self._bridge.read if self.listing.suggested_at is None else self._bridge.study
        ask(operation, self._on_chunk, self._topic, self._fail)

    def _on_chunk(self, chunk: queries.IdChunk) -> None:
        is_first, self._is_first = self._is_first, False
        self._next, self._last_day = chunk.next, chunk.last_day
        self.is_loading = chunk.next is not None
        self.first = chunk if is_first else self.first
        asked = self._topic.generation
        self._model.add_ids(chunk, is_first)
        self._go_on(asked, _PAINTED_MS if is_first else 0)

    def _regroup(self, chunk: queries.IdChunk) -> None:
        self._last_day = chunk.last_day
        asked = self._topic.generation
        self._model.set_regrouped(chunk)
        self._go_on(asked, 0)

    def _go_on(self, asked: int, pause_ms: int) -> None:
        """Ask for the next part, unless something else was asked for meanwhile, which goes on by itself."""
        if self.is_loading and asked == self._topic.generation:
            self._rest.start(pause_ms)

    def _fail(self, problem: str) -> None:
        self.is_loading = False
        self._model.load_failed.emit(problem)


class EntryModel(QAbstractTableModel):
    """One row per entry. In the wide list, negative ids stand for the headers of days or feeds."""

    view_loaded = Signal()
    """The first part of a new snapshot is there (or it is empty)."""
    all_loaded = Signal()
    """The last part is there as well."""
    regrouped = Signal()
    """Headers of days or feeds came or went; the entries are the same."""
    load_failed = Signal(str)

    def __init__(self, bridge: Bridge, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge.bound_to(self)
        self._clock = clock
        self._rows_topic = Topic()
        """Pages that are on their way; stale as soon as rows come or go in between."""
        self._ids = array("q")
        self._pages = PageCache()
        self._marks: dict[int, Marks] = {}
        """Marks the user just set: a page read before they were written may still arrive."""
        self.folds = Folds()
        self._because: Mapping[int, Because] | None = None
        self._headers: Mapping[int, str] = {}
        self.newest_id = 0
        self.loader = IdLoader(bridge, self)
        # One request per round of painting, however many rows of a page are asked for.
        self._fetch = make_timer(self, self._fetch_missing)
        bridge.marks_set.connect(self.touch)

    # --- the snapshot -------------------------------------------------------------------------

    @property
    def listing(self) -> queries.Listing:
        return self.loader.listing

    @property
    def is_loading(self) -> bool:
        return self.loader.is_loading

    @property
    def with_day_rows(self) -> bool:
        return self.loader.with_headers

    def show_listing(self, listing: queries.Listing) -> None:
        """Take a new snapshot. Rows appear as soon as the first part is there."""
        self._rows_topic.renew()
        self.beginResetModel()
        self._ids = array("q")
        self._pages.clear()
        self._marks.clear()
        self.folds = Folds()
        self._because = None
        self.endResetModel()
        self.loader.start(listing)

    def set_with_day_rows(self, on: bool) -> None:
        """Show the same snapshot with or without rows for headers; `regrouped` says when it is there."""
        if on != self.with_day_rows:
            self.loader.set_with_headers(on, self.ids_from(0, len(self._ids)), self.folds.shown_copies())

    def set_regrouped(self, chunk: queries.IdChunk) -> None:
        entries = self.ids_from(0, len(self._ids))
        if entries != [id_ for id_ in chunk.ids if id_ > 0]:  # one was deleted, or a story opened, meanwhile
            self.loader.set_with_headers(self.with_day_rows, entries, self.folds.shown_copies())
            return
        self._rows_topic.renew()
        self.beginResetModel()
        self._ids, self._headers = chunk.ids, chunk.headers
        self._pages.clear()
        self.endResetModel()
        self.regrouped.emit()

    def refresh_rows(self) -> None:
        """Read again what is in sight, after something changed many rows; the old rows stay meanwhile."""
        self._pages.expire()
        if self._ids:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._ids) - 1, 0))

    def add_ids(self, chunk: queries.IdChunk, is_first: bool) -> None:
        if chunk.first_page:  # before the rows are announced, or the list would ask for them
            self._pages.keep(0, [self._with_marks(row) for row in chunk.first_page])
        late = self.folds.add(chunk.folding.leads, chunk.folding.copies)
        ids = [*chunk.ids, *late.alone] if late.alone else chunk.ids
        if ids:
            first = len(self._ids)
            self.beginInsertRows(_ROOT, first, first + len(ids) - 1)
            self._ids.extend(ids)
            self.endInsertRows()
        for lead, copies in late.under.items():
            self._insert_copies(lead, copies)
        self._because = chunk.because
        self._headers = chunk.headers
        if is_first:
            self.newest_id = chunk.newest_id
            self.view_loaded.emit()
        if not self.is_loading:
            self.all_loaded.emit()

    # --- what Qt asks -------------------------------------------------------------------------

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._ids)

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == ROW_ROLE:
            return self.row_at(index.row())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return row_in_words(self.row_at(index.row()), self._clock.now())
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            row = self.row_at(index.row())
            return row.text if isinstance(row, ListRow) else ""
        if role == Qt.ItemDataRole.ToolTipRole:
            row = self.peek(index.row())
            return as_tooltip(note_at_length(row)) if isinstance(row, ListRow) else ""
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        if self._ids[index.row()] < 0:
            return Qt.ItemFlag.ItemIsEnabled
        plain = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return plain | Qt.ItemFlag.ItemNeverHasChildren

    # --- rows ---------------------------------------------------------------------------------

    def row_at(self, row: int) -> Row | None:
        """The row, or None while it is on its way; asking makes it come."""
        id_ = self._ids[row]
        if id_ < 0:
            return self._header(id_)
        found, is_fresh = self._pages.find(row)
        if not is_fresh and not self._fetch.isActive():
            self._fetch.start()
        return found

    def peek(self, row: int) -> Row | None:
        """The row if it is at hand; asks for nothing."""
        if not 0 <= row < len(self._ids):
            return None
        if self._ids[row] < 0:
            return self._header(self._ids[row])
        return self._pages.peek(row)

    def _header(self, id_: int) -> DayRow | FeedRow:
        return FeedRow(self._headers[id_]) if is_feed_header(id_) else DayRow(day_of_header(id_))

    def id_at(self, row: int) -> int | None:
        """The entry's id; None outside the list and for a header."""
        if not 0 <= row < len(self._ids) or self._ids[row] < 0:
            return None
        return self._ids[row]

    def row_of(self, entry_id: int, near: int = 0) -> int | None:
        if 0 <= near < len(self._ids) and self._ids[near] == entry_id:
            return near
        try:
            return self._ids.index(entry_id)
        except ValueError:
            return None

    def ids_from(self, first: int, last: int) -> list[int]:
        return [id_ for id_ in self._ids[max(0, first) : last + 1] if id_ > 0]

    def _fetch_missing(self) -> None:
        for first, last in self._pages.pop_wanted(len(self._ids)):
            keep = partial(self._keep_page, first, last)
            self._bridge.read(queries.rows_operation(self.page(first, last)), keep, self._rows_topic)

    def page(self, first: int, last: int) -> queries.Page:
        """The question to the store for these rows, the last not included; an empty one for rows past the end."""
        # One row more in front tells whether the first of the page starts a day, unless that is a copy.
        before = max(0, min(first, len(self._ids)) - 1)
        while before > 0 and self.folds.find_lead(self._ids[before]) is not None:
            before -= 1
        ids = self._ids[before:last]
        led, opened, copies = self.folds.among(ids)
        words = self.loader.first.words
        return queries.Page(ids, self.listing, first - before, led, opened, copies, self._because, words)

    def _keep_page(self, first: int, last: int, rows: list[PageRow | None]) -> None:
        self._pages.keep(first, [self._with_marks(row) for row in rows])
        self.dataChanged.emit(self.index(first, 0), self.index(last - 1, 0))

    # --- marks --------------------------------------------------------------------------------

    def touch(self, ids: Iterable[int], read: bool | None = None, starred: bool | None = None) -> None:
        """Show marks at once, before the store has them; None leaves a mark as it is.

        They are remembered as long as the snapshot lives: a page read before the write may still arrive.
        """
        for entry_id in ids:
            before = self._marks.get(entry_id, Marks())
            now_read = before.read if read is None else read
            self._marks[entry_id] = Marks(now_read, before.starred if starred is None else starred)
        for row in self._pages.replace(self._with_marks):
            self.dataChanged.emit(self.index(row, 0), self.index(row, 0))

    def _with_marks(self, row: PageRow | None) -> PageRow | None:
        return with_marks(row, self._marks) if isinstance(row, ListRow) and self._marks else row

    def is_touched_read(self, entry_id: int) -> bool:
        """Whether the user just read it, though the store may not know yet."""
        return self._marks.get(entry_id, Marks()).read is True

    def forget_pending_marks(self) -> None:
        """Forget marks just set: after a change of many the store knows better."""
        self._marks.clear()

    # --- folded stories --------------------------------------------------------------

    def every_id(self) -> list[int]:
        """All entries of the snapshot, also those folded under another."""
        return [*self.ids_from(0, len(self._ids)), *self.folds.hidden()]

    def find_lead(self, entry_id: int) -> int | None:
        """The entry under which this one is listed, open or folded; itself where it leads others."""
        return entry_id if self.folds.copies_of(entry_id) else self.folds.find_lead(entry_id)

    def set_open(self, lead: int, is_open: bool) -> None:
        """Show the entries that tell the same story as this one under it, or fold them away again."""
        copies = self.folds.copies_of(lead)
        if is_open == self.folds.is_open(lead) or not copies:
            return
        self.folds.set_open(lead, is_open)
        if is_open:
            self._insert_copies(lead, copies)
        else:
            self._remove_copies(lead, len(copies))
        for row in self._pages.replace(lambda row: with_fold_open(row, lead, is_open)):
            self.dataChanged.emit(self.index(row, 0), self.index(row, 0))

    def _insert_copies(self, lead: int, copies: Sequence[int]) -> None:
        row = self.row_of(lead)
        assert row is not None
        self._insert(row + 1 + len(self.folds.copies_of(lead)) - len(copies), copies)

    def _insert(self, at: int, ids: Sequence[int]) -> None:
        self.beginInsertRows(_ROOT, at, at + len(ids) - 1)
        self._ids[at:at] = array("q", ids)
        self._rows_topic.renew()
        self._pages.splice(at, 0, len(ids))
        self.endInsertRows()

    def _remove_copies(self, lead: int, count: int) -> None:
        row = self.row_of(lead)
        assert row is not None
        self.beginRemoveRows(_ROOT, row + 1, row + count)
        del self._ids[row + 1 : row + 1 + count]
        self._rows_topic.renew()
        self._pages.splice(row + 1, count, 0)
        self.endRemoveRows()

    def remove(self, ids: Iterable[int]) -> None:
        gone = frozenset(ids)
        self._pages.clear()
        self._rows_topic.renew()
        for old, new in self.folds.drop(gone).items():
            # A row of its own, behind the old one: the cursor goes from that to this, and what is open with it.
            self._insert(self._ids.index(old) + 1, [new])
        rows = [row for row, id_ in enumerate(self._ids) if id_ in gone]
        for first, last in reversed(list(_find_runs(rows))):
            self.beginRemoveRows(_ROOT, first, last)
            del self._ids[first : last + 1]
            self.endRemoveRows()
        self.refresh_rows()


def _find_runs(rows: Sequence[int]) -> Iterator[tuple[int, int]]:
    """The first and last of each run of neighbours: a selection is removed in few steps, however long it is."""
    start = 0
    for end in range(1, len(rows) + 1):
        if end == len(rows) or rows[end] != rows[end - 1] + 1:
            yield rows[start], rows[end - 1]
            start = end
