"""Loads the ids of a list from the store: the first part at once, the rest in the background. Main thread only."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import date

from PySide6.QtCore import QObject, QTimer, Signal

from reader.gui.bridge.bridge import Bridge, Topic
from reader.gui.entries.queries import FIRST_CHUNK, NEXT_CHUNK, IdChunk, Listing, headers_operation, ids_operation
from reader.model.stored import Cursor, View

_PAINTED_MS = 30


class IdLoader(QObject):
    chunk_read = Signal(object, bool)
    """An `IdChunk`, and whether it is the first of its list."""
    regrouped = Signal(object)
    """The ids that were there already, with or without headers, as an `IdChunk`."""
    failed = Signal(str)

    def __init__(self, bridge: Bridge, find_leads: Callable[[], Mapping[int, int]], parent: QObject) -> None:
        """`find_leads`: the stories so far, each with the entry that leads it."""
        super().__init__(parent)
        self._bridge, self._find_leads = bridge.bound_to(self), find_leads
        self._topic = Topic()
        self._next: Cursor | None = None
        self._last_day: date | None = None
        self._is_first = True
        self.listing = Listing(View())
        self.first = IdChunk(array("q"), None)
        """The first part of what is listed now, with what a search says about it."""
        self.is_loading = False
        self.with_headers = False
        # A long list is counted to its end only once its first rows are painted.
        self._rest = QTimer(self, singleShot=True, interval=_PAINTED_MS)
        self._rest.timeout.connect(lambda: self._ask(NEXT_CHUNK))

    def start(self, listing: Listing) -> None:
        self.listing, self.first = listing, IdChunk(array("q"), None)
        self._topic.renew()
        self._rest.stop()
        self._next = self._last_day = None
        self._is_first = self.is_loading = True
        self._ask(FIRST_CHUNK)

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
        self._bridge.read(headers_operation(self.listing, ids, on, copies), self._regroup, self._topic)

    def _ask(self, limit: int) -> None:
        operation = ids_operation(
            self.listing, self._next, limit, self._last_day, self.with_headers, self._find_leads()
        )
        # For you takes a moment to work out: other lists need not wait for it.
        ask = self._bridge.read if self.listing.suggested_at is None else self._bridge.study
        ask(operation, self._on_chunk, self._topic, self._fail)

    def _on_chunk(self, chunk: IdChunk) -> None:
        is_first, self._is_first = self._is_first, False
        self._next, self._last_day = chunk.next, chunk.last_day
        self.is_loading = chunk.next is not None
        self.first = chunk if is_first else self.first
        asked = self._topic.generation
        self.chunk_read.emit(chunk, is_first)
        self._go_on(asked, _PAINTED_MS if is_first else 0)

    def _regroup(self, chunk: IdChunk) -> None:
        self._last_day = chunk.last_day
        asked = self._topic.generation
        self.regrouped.emit(chunk)
        self._go_on(asked, 0)

    def _go_on(self, asked: int, pause_ms: int) -> None:
        """Ask for the next part, unless a listener asked for something else, which goes on by itself."""
        if self.is_loading and asked == self._topic.generation:
            self._rest.start(pause_ms)

    def _fail(self, problem: str) -> None:
        self.is_loading = False
        self.failed.emit(problem)
