"""Rows, columns and flowing lines of widgets, and how the keyboard moves through forms. Main thread only."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from typing import Any

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QLayoutItem,
    QPushButton,
    QScrollArea,
    QStyle,
    QVBoxLayout,
    QWidget,
)


class FlowLayout(QLayout):
    """A row that goes on in the next line when the width is used up."""

    def __init__(self, parent: QWidget, spacing: int, line_spacing: int = 4, at_end: bool = False) -> None:
        """`at_end` aligns the lines at the trailing edge."""
        super().__init__(parent)
        self._at_end = at_end
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing)
        self._line_spacing = line_spacing
        self._items: list[QLayoutItem] = []

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._place(QRect(0, 0, width, 0), moves=False)

    def sizeHint(self) -> QSize:
        """The size in one line."""
        sizes = [item.sizeHint() for item in self._items if not item.isEmpty()]
        wide = sum(size.width() for size in sizes) + self.spacing() * max(len(sizes) - 1, 0)
        return self._with_margins(QSize(wide, max([size.height() for size in sizes], default=0)))

    def minimumSize(self) -> QSize:
        """The size of the widest and of the highest part."""
        largest = QSize(0, 0)
        for item in self._items:
            if not item.isEmpty():
                largest = largest.expandedTo(item.minimumSize())
        return self._with_margins(largest)

    def _with_margins(self, size: QSize) -> QSize:
        around = self.contentsMargins()
        return QSize(size.width() + around.left() + around.right(), size.height() + around.top() + around.bottom())

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._place(rect, moves=True)

    def _place(self, rect: QRect, moves: bool) -> int:
        """Place the parts if `moves` is set. Returns the height they take."""
        around = self.contentsMargins()
        box = rect.marginsRemoved(around)
        y = 0
        for line in self._lines(box.width()):
            high = max(item.sizeHint().height() for item in line)
            if moves:
                self._place_line(line, QRect(box.left(), box.top() + y, box.width(), high))
            y += high + self._line_spacing
        return max(y - self._line_spacing, 0) + around.top() + around.bottom()

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        lines: list[list[QLayoutItem]] = []
        x = 0
        for item in self._items:
            if item.isEmpty():
                continue  # hidden
            wide = item.sizeHint().width()
            if not lines or x + wide > width:
                lines.append([])
                x = 0
            lines[-1].append(item)
            x += wide + self.spacing()
        return lines

    def _place_line(self, line: list[QLayoutItem], box: QRect) -> None:
        wide = sum(item.sizeHint().width() for item in line) + self.spacing() * (len(line) - 1)
        x = max(box.width() - wide, 0) if self._at_end else 0
        for item in line:
            size = item.sizeHint()
            room = QRect(box.left() + x, box.top(), min(size.width(), box.width()), box.height())
            item.setGeometry(QStyle.visualRect(QApplication.layoutDirection(), box, room))
            x += size.width() + self.spacing()


def make_flow(*parts: QWidget) -> QWidget:
    """A row of parts that goes on in the next line where there is little room."""
    holder = QWidget()
    flow = FlowLayout(holder, 8)
    for part in parts:
        flow.addWidget(part)
    return holder


def on_enter(form: QWidget, event: QKeyEvent, enter: Callable[[], object]) -> bool:
    """Press the focused button on Enter, or else call `enter`. Returns False for any other key."""
    if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        return False
    focused = form.focusWidget()
    if isinstance(focused, QPushButton):
        focused.click()
    else:
        enter()
    return True


class Room(Enum):
    STRETCH = 1


STRETCH = Room.STRETCH
"""Space that takes all the room that is left."""

Alone = QWidget | QLayout
Part = Alone | int | Room | tuple[Alone, int | Qt.AlignmentFlag]
"""A widget or layout, alone or with its stretch or alignment; a number of pixels; or STRETCH."""
Margins = tuple[int, int, int, int]
ANY_SIZE = 16_777_215
"""Qt's value for no limit."""


def make_row(within: QWidget | None, *parts: Part, margins: Margins = (0, 0, 0, 0), spacing: int = -1) -> QHBoxLayout:
    """A row of parts; with `within` None, to be put into another layout. Spacing -1 is the style's own."""
    row = QHBoxLayout() if within is None else QHBoxLayout(within)
    _space(row, margins, spacing)
    fill(row, parts)
    return row


def make_column(
    within: QWidget | None, *parts: Part, margins: Margins = (0, 0, 0, 0), spacing: int = -1
) -> QVBoxLayout:
    column = QVBoxLayout() if within is None else QVBoxLayout(within)
    _space(column, margins, spacing)
    fill(column, parts)
    return column


def fold(row: QBoxLayout, narrow: bool, side: QWidget | None = None, width: int = 0) -> None:
    """Put parts side by side, or one above the other if `narrow`, where `side` loses its fixed width."""
    row.setDirection(QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight)
    if side is not None:
        side.setMaximumWidth(ANY_SIZE if narrow else width)
        side.setMinimumWidth(0 if narrow else width)


def fill(box: QBoxLayout, parts: Iterable[Part]) -> None:
    for part in parts:
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


def _space(box: QBoxLayout, margins: Margins, spacing: int) -> None:
    box.setContentsMargins(*margins)
    if spacing >= 0:
        box.setSpacing(spacing)


def find_next(root: QWidget, now: QWidget | None, step: int) -> QWidget | None:
    """The widget that Tab reaches next, by layout from top to bottom; None if `now` is in no layout.

    Qt goes by the order of creation, so a row that was added later would come after the buttons at the foot.
    """
    order = list(_list_by_layout(root))
    if now not in order:
        return None
    place = order.index(now)
    round_trip = [*order[place + 1 :], *order[:place]][::step]
    return next((one for one in round_trip if one.isVisible() and one.isEnabled() and _is_chosen(one)), None)


def _is_chosen(one: QWidget) -> bool:
    """Whether Tab stops here: of exclusive buttons only at the checked one; arrows lead to the others."""
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
