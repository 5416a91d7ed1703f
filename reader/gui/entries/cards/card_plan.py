"""Layout of a card: a picture over feed, title and tags; and how many stand side by side. Pure geometry."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QRect, QSize

from reader.gui.kit.tokens import LIST_TEXT, LIST_TITLE

HEIGHT, PICTURE_HEIGHT = 258, 146
GAP = 14
_PADDING = 12
_TWO_FROM, _THREE_FROM, _WIDEST = 520, 800, 340


def count_columns(width: int) -> int:
    """As many as leave each card wide enough for its title."""
    if width < _TWO_FROM:
        return 1
    return 2 if width < _THREE_FROM else max(3, width // _WIDEST)


def cell_size(view_width: int, room: int) -> QSize:
    """Of a card with the air around it. `room` is what the scroll bar leaves of the view."""
    return QSize(max(1, (room - GAP) // count_columns(view_width)), HEIGHT + GAP)


class CardPlan(Struct, frozen=True):
    cell: QRect

    @property
    def card(self) -> QRect:
        return QRect(self.cell.left() + GAP, self.cell.top() + GAP, self.cell.width() - GAP, HEIGHT)

    @property
    def picture(self) -> QRect:
        return QRect(self.card.left(), self.card.top(), self.card.width(), PICTURE_HEIGHT)

    @property
    def feed_line(self) -> QRect:
        """The tile stands before it."""
        return self._line(PICTURE_HEIGHT + 9, 16).adjusted(22, 0, 0, 0)

    def title_line(self, number: int) -> QRect:
        return self._line(PICTURE_HEIGHT + 29 + number * LIST_TITLE.line, LIST_TITLE.line)

    @property
    def foot(self) -> QRect:
        return self._line(HEIGHT - 27, 18)

    def text_line(self, number: int) -> QRect:
        """Of the text that stands where there is no picture."""
        return self._line(_PADDING + number * LIST_TEXT.line, LIST_TEXT.line)

    @property
    def text_lines(self) -> int:
        return (PICTURE_HEIGHT - 2 * _PADDING) // LIST_TEXT.line

    @property
    def text_width(self) -> int:
        return self.card.width() - 2 * _PADDING

    def _line(self, top: int, height: int) -> QRect:
        return QRect(self.card.left() + _PADDING, self.card.top() + top, self.text_width, height)
