"""Marks parts of the list read: above, below, older than, everything but today. Main thread only."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QMenu

from reader.clock import local_midnight
from reader.gui.entries.rows import ListRow
from reader.gui.kit.actions import pop_up
from reader.gui.shell.parts import Common, EntriesParts
from reader.gui.sidebar.tree import Kind
from reader.model.stored import Cursor, View

DAY_S = 86_400.0
_ANY = 2**62
"""Larger than any id."""


class PartMarks(QObject):
    def __init__(self, common: Common, entries: EntriesParts, find_place: Callable[[], QPoint]) -> None:
        """`find_place` says where on the screen the menu of ages opens."""
        super().__init__(common.parent)
        self._window, self._commands, self._clock = common.parent, common.commands, common.clock
        self._entries, self._find_place = entries, find_place

    def mark_above(self) -> None:
        self._mark_from_cursor(is_above=True)

    def mark_below(self) -> None:
        self._mark_from_cursor(is_above=False)

    def mark_but_today(self) -> None:
        self._mark_older(local_midnight(self._clock.now()))

    def mark_span(self, since_at: float, until_at: float) -> None:
        """Mark everything between two instants, whatever list is shown."""
        self._commands.mark_all_read(
            View(), _ANY, self.tr("that time"), lambda place: since_at <= place.sort_at <= until_at
        )

    def ask_age(self) -> None:
        menu = QMenu(self._window)
        menu.setAccessibleName(self.tr("Mark read what is older than"))
        for words, days in (
            (self.tr("Older than a day"), 1),
            (self.tr("Older than 3 days"), 3),
            (self.tr("Older than a week"), 7),
            (self.tr("Older than 2 weeks"), 14),
            (self.tr("Older than a month"), 30),
        ):
            menu.addAction(words, partial(self._mark_older, self._clock.now() - days * DAY_S))
        pop_up(menu, self._find_place())
        menu.setActiveAction(menu.actions()[0])

    def _is_view(self) -> bool:
        """Whether the list is in its view's order: not searched, suggested or grouped."""
        control = self._entries.control
        return not (control.is_search or control.place.kind is Kind.FOR_YOU or control.by_feed)

    def _mark_older(self, before: float) -> None:
        control, model = self._entries.control, self._entries.model
        if control.is_search or control.place.kind is Kind.FOR_YOU:
            self._commands.mark_these_read(model.every_id(), control.list_name, before)
        else:
            self._commands.mark_all_read(
                control.view, model.newest_id, control.list_name, lambda place: place.sort_at < before
            )

    def _mark_from_cursor(self, *, is_above: bool) -> None:
        control, model = self._entries.control, self._entries.model
        row = self._entries.view.currentIndex().row()
        shown = model.peek(row)
        if not isinstance(shown, ListRow):
            return
        if not self._is_view():
            ids = model.ids_from(0, row - 1) if is_above else model.ids_from(row + 1, model.rowCount())
            self._commands.mark_these_read(ids, control.list_name)
            return
        at, is_newer = shown.entry.cursor, is_above == control.view.newest_first
        self._commands.mark_all_read(
            control.view, model.newest_id, control.list_name, lambda place: _lies(place, at, is_newer)
        )


def _lies(place: Cursor, at: Cursor, is_newer: bool) -> bool:
    """Whether an entry is newer, or older, than the one at the cursor."""
    here, there = (place.sort_at, place.entry_id), (at.sort_at, at.entry_id)
    return here > there if is_newer else here < there
