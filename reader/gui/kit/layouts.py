"""Rows and columns of widgets, said in one call. Main thread only."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget


class Room(Enum):
    STRETCH = 1


STRETCH = Room.STRETCH
"""All the room that nothing else takes."""

Alone = QWidget | QLayout
Part = Alone | int | Room | tuple[Alone, int | Qt.AlignmentFlag]
"""A widget or layout, alone or with its stretch or its alignment; or room, of so many pixels or all there is."""
Margins = tuple[int, int, int, int]


def make_row(
    within: QWidget | None, *parts: Part, margins: Margins = (0, 0, 0, 0), spacing: int = -1
) -> QHBoxLayout:
    """`within` None makes one to be put into another layout. Spacing -1 is the style's own."""
    row = QHBoxLayout() if within is None else QHBoxLayout(within)
    _fill(row, parts, margins, spacing)
    return row


def make_column(
    within: QWidget | None, *parts: Part, margins: Margins = (0, 0, 0, 0), spacing: int = -1
) -> QVBoxLayout:
    """Like a row."""
    column = QVBoxLayout() if within is None else QVBoxLayout(within)
    _fill(column, parts, margins, spacing)
    return column


def _fill(box: QBoxLayout, parts: tuple[Part, ...], margins: Margins, spacing: int) -> None:
    box.setContentsMargins(*margins)
    if spacing >= 0:
        box.setSpacing(spacing)
    for part in parts:
        _add(box, part)


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
