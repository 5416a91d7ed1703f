"""The place in the entry list: cursor, selection and what stands where on the screen; found, and brought back.

Kept by entries, not by row numbers, as a list may be made anew in between. Main thread only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QItemSelection, QItemSelectionModel

from reader.gui.entries.listing.model import EntryModel
from reader.gui.entries.view import EntryView

if TYPE_CHECKING:
    from reader.gui.entries.cards.card_view import CardView

_SELECT = QItemSelectionModel.SelectionFlag
MOST_SELECTED = 2_000
"""A longer selection is not brought back when the list is made anew."""


class Anchor(Struct, frozen=True):
    """An entry, and how far its row stands below the upper edge of the list."""

    entry_id: int
    top: int


class ListPlace(Struct, frozen=True):
    current: int | None = None
    """The entry under the cursor."""
    selected: tuple[int, ...] = ()
    anchors: tuple[Anchor, ...] = ()
    """What is in sight: the entry under the cursor first, if it is, then the others from the top."""
    shows_top: bool = False
    """What is new stands in sight, wherever the cursor is."""


def find_list_place(view: EntryView | CardView, model: EntryModel) -> ListPlace:
    selected = view.selected_ids()
    current = view.currentIndex().row()
    anchors: list[Anchor] = []
    for row in view.rows_in_sight():
        entry_id = model.id_at(row)
        if entry_id is not None:
            here = Anchor(entry_id, view.top_of(row))
            anchors.insert(0 if row == current else len(anchors), here)
    return ListPlace(
        view.current_id(),
        tuple(selected) if 1 < len(selected) <= MOST_SELECTED else (),
        tuple(anchors),
    )


def restore_list_place(view: EntryView | CardView, model: EntryModel, place: ListPlace) -> ListPlace | None:
    """Go there as far as the list has come. Gives what is left to do once there is more of it."""
    row = _find_row(view, model, place.current)
    is_scrolled = _scroll(view, model, place)
    if row is not None:
        view.put_cursor(row)
        _select(view, model, place.selected)
        if not is_scrolled:
            view.scrollTo(model.index(row, 0))
        return None
    left = replace(place, anchors=(), shows_top=False) if is_scrolled else place
    return None if left == ListPlace() else left


def _find_row(view: EntryView | CardView, model: EntryModel, entry_id: int | None) -> int | None:
    if entry_id is None:
        return None
    view.reveal(entry_id)
    return model.row_of(entry_id)


def _scroll(view: EntryView | CardView, model: EntryModel, place: ListPlace) -> bool:
    """True where something that was in sight stands where it stood."""
    if place.shows_top:
        view.put_at_top(0, 0)
        return True
    for anchor in place.anchors:
        row = model.row_of(anchor.entry_id)
        if row is not None:
            view.put_at_top(row, anchor.top)
            return True
    return False


def _select(view: EntryView | CardView, model: EntryModel, ids: tuple[int, ...]) -> None:
    if not ids:
        return
    selection = QItemSelection()
    for entry_id in ids:
        row = model.row_of(entry_id)
        if row is not None:
            selection.select(model.index(row, 0), model.index(row, 0))
    view.selectionModel().select(selection, _SELECT.ClearAndSelect | _SELECT.Rows)
