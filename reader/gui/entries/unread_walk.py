"""Walks from one unread entry to the next: over the rows at hand, else the store knows. Main thread only."""

from __future__ import annotations

from collections.abc import Callable

from reader.gui.bridge.bridge import Bridge, Topic
from reader.gui.entries.listing.groups import unread_among_operation
from reader.gui.entries.listing.model import EntryModel
from reader.gui.entries.listing.queries import next_unread_operation
from reader.gui.entries.rows.rows import ListRow
from reader.gui.entries.view import EntryView
from reader.model.stored import View
from reader.store.db import Connection

MOST_PASSED_OVER = 500


class UnreadWalk:
    def __init__(self, bridge: Bridge, model: EntryModel, view: EntryView) -> None:
        self._bridge, self._model, self._view = bridge.bound_to(view), model, view
        self._topic = Topic()

    def stop(self) -> None:
        """Another list comes: what was asked for is in the old one."""
        self._topic.renew()

    def go(self, by: int, listed: View) -> None:
        """To the next (1) or previous (-1) unread entry of what is listed."""
        row = self._view.currentIndex().row() + by
        while 0 <= row < self._model.rowCount():
            found = self._model.peek(row)
            if found is None:
                break
            if isinstance(found, ListRow) and not found.entry.read:
                self._view.go_to_row(row)
                return
            row += by
        if 0 <= row < self._model.rowCount():
            operation = self._make_operation(self._view.currentIndex().row(), by, listed)
            self._topic.renew()
            self._bridge.read(operation, self._go_to_first, self._topic)

    def _make_operation(self, row: int, by: int, listed: View) -> Callable[[Connection], list[int]]:
        listing = self._model.listing
        if listing.by_feed or listing.is_search or listing.suggested_at is not None:
            all_ids = self._model.ids_from
            ids = all_ids(row + 1, self._model.rowCount()) if by > 0 else all_ids(0, row - 1)[::-1]
            return unread_among_operation(ids)
        here = self._model.peek(row)
        entry = here.entry if isinstance(here, ListRow) else None
        # Entries that stand folded are passed over: their story was met already.
        most = MOST_PASSED_OVER if listing.folded else 20
        return next_unread_operation(listed, entry, by > 0, most)

    def _go_to_first(self, ids: list[int]) -> None:
        for entry_id in ids:
            if not self._model.is_touched_read(entry_id) and self._view.go_to_id(entry_id):
                return
