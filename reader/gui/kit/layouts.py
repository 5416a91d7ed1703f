"""Rows and columns of widgets, said in one call. Main thread only."""

from __future__ import annotations

from collections.abc import Iterable
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
_ANY_WIDTH = 16_777_215  # Qt's own: as wide as it likes


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
        side.setMaximumWidth(_ANY_WIDTH if narrow else width)
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
