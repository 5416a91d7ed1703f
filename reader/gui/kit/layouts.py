"""Rows and columns of widgets, said in one call. Main thread only."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)


class Room(Enum):
    STRETCH = 1


STRETCH = Room.STRETCH
"""All the room that nothing else takes."""

Alone = QWidget | QLayout
Part = Alone | int | Room | tuple[Alone, int | Qt.AlignmentFlag]
"""A widget or layout, alone or with its stretch or its alignment; or room, of so many pixels or all there is."""
Margins = tuple[int, int, int, int]
ANY_SIZE = 16_777_215
"""Qt's own word for no limit."""


def make_row(
    within: QWidget | None, *parts: Part, margins: Margins = (0, 0, 0, 0), spacing: int = -1
) -> QHBoxLayout:
    """`within` None makes one to be put into another layout. Spacing -1 is the style's own."""
    row = QHBoxLayout() if within is None else QHBoxLayout(within)
    _space(row, margins, spacing)
    fill(row, parts)
    return row


def make_column(
    within: QWidget | None, *parts: Part, margins: Margins = (0, 0, 0, 0), spacing: int = -1
) -> QVBoxLayout:
    """Like a row."""
    column = QVBoxLayout() if within is None else QVBoxLayout(within)
    _space(column, margins, spacing)
    fill(column, parts)
    return column


def fold(row: QBoxLayout, narrow: bool, side: QWidget | None = None, width: int = 0) -> None:
    """Side by side; one above the other where the window is narrow. There a `side` is no longer so wide."""
    row.setDirection(QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight)
    if side is not None:
        side.setMaximumWidth(ANY_SIZE if narrow else width)
        side.setMinimumWidth(0 if narrow else width)


def fill(box: QBoxLayout, parts: Iterable[Part]) -> None:
    """Adds them at its end."""
    for part in parts:
        _add(box, part)


def _space(box: QBoxLayout, margins: Margins, spacing: int) -> None:
    box.setContentsMargins(*margins)
    if spacing >= 0:
        box.setSpacing(spacing)


def _add(box: QBoxLayout, part: Part) -> None:
    if isinstance(part, Room):
        box.addStretch(1)
    elif isinstance(part, int):
        box.addSpacing(part)
    else:
        one, place = part if isinstance(part, tuple) else (part, 0)
        if isinstance(one, QLayout):
            box.addLayout(one, place if isinstance(place, int) else 0)
        elif isinstance(place, Qt.AlignmentFlag):
            box.addWidget(one, 0, place)
        else:
            box.addWidget(one, place)


def find_next(root: QWidget, now: QWidget | None, step: int) -> QWidget | None:
    """What Tab comes to: the next by layout, from top to bottom. Qt goes by when things were made, so that whatever
    came later, such as a card or one more row, would be reached after the buttons at the foot. None where `now` is in
    no layout."""
    order = list(_list_by_layout(root))
    if now not in order:
        return None
    place = order.index(now)
    round_trip = [*order[place + 1 :], *order[:place]][::step]
    return next((one for one in round_trip if one.isVisible() and one.isEnabled() and _is_chosen(one)), None)


def _is_chosen(one: QWidget) -> bool:
    """Of buttons that exclude each other Tab comes to the chosen one; arrows lead to the others."""
    if not isinstance(one, QAbstractButton) or one.isChecked():
        return True
    group = one.group()
    siblings = group.buttons() if group is not None and group.exclusive() else []
    return not any(other.isChecked() for other in siblings)


def _list_by_layout(widget: QWidget | None) -> Iterator[QWidget]:
    if widget is None:  # a page that was not opened yet
        return
    if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.focusProxy() is None:
        yield widget
    if isinstance(widget, QScrollArea):
        yield from _list_by_layout(widget.widget())
    elif (layout := widget.layout()) is not None:
        yield from _list_in_layout(layout)


def _list_in_layout(layout: QLayout) -> Iterator[QWidget]:
    numbers: Iterable[int] = range(layout.count())
    if isinstance(layout, QGridLayout):
        place: Callable[[int], Any] = layout.getItemPosition  # row, column, and how many of each
        numbers = sorted(numbers, key=lambda number: place(number)[:2])
    for number in numbers:
        item = layout.itemAt(number)
        widget, inner = (item.widget(), item.layout()) if item is not None else (None, None)
        if widget is not None:
            yield from _list_by_layout(widget)
        elif inner is not None:
            yield from _list_in_layout(inner)
