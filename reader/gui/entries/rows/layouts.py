"""Row layouts of the entry list: one plan for tall rows, one for wide. Pure geometry."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QRect

from reader.gui.kit.tokens import DAY_HEADER, LIST_TEXT, LIST_TITLE, POST_ROW, WIDE_ROW

EDGE = 16
TEXT_LEFT = 32
TILE = 16
_FEED_LEFT = 54
_INSET = 6
INDENT = 20
"""How far a copy stands in under the entry that leads its story."""
_WIDE_FEED_LEFT, _WIDE_TITLE_LEFT = 56, 192
_WIDE_TITLE_MOST = 560
WIDE_NOTE_MOST = 360
_PICTURE_GAP = 12
_PICTURE = {False: (72, 54), True: (52, 38)}
"""Width and height, in a row without and with a header."""


class TallPlan(Struct, frozen=True):
    """An entry of three lines: feed and time, title in one or two, text in what is left."""

    row: QRect
    has_header: bool
    has_note: bool = False
    """A line of its own under the title, which may take the title's second."""
    has_picture: bool = False

    @property
    def header(self) -> QRect:
        return QRect(self.row.left(), self.row.top(), self.row.width(), DAY_HEADER)

    @property
    def body_top(self) -> int:
        # A header takes its height from the air and from the third line, not from the row.
        return self.row.top() + (20 if self.has_header else 0)

    @property
    def selection(self) -> QRect:
        top = self.row.top() + (DAY_HEADER if self.has_header else 1)
        width = self.row.width() - 2 * _INSET
        return QRect(self.row.left() + _INSET, top, width, self.row.bottom() - top)

    @property
    def feed_line(self) -> QRect:
        width = self.row.width() - _FEED_LEFT - EDGE
        return QRect(self.row.left() + _FEED_LEFT, self.body_top + 10, width, 16)

    @property
    def title_lines(self) -> int:
        return 1 if self.has_header and self.has_note else 2

    def text_lines(self, title_lines: int) -> int:
        return max(0, (2 if self.has_header else 3) - title_lines)

    def title_line(self, number: int) -> QRect:
        top = self.body_top + 30 + number * LIST_TITLE.line
        return QRect(self.row.left() + TEXT_LEFT, top, self.text_width, LIST_TITLE.line)

    def text_line(self, title_lines: int, number: int) -> QRect:
        top = self.body_top + 30 + title_lines * LIST_TITLE.line + number * LIST_TEXT.line
        return QRect(self.row.left() + TEXT_LEFT, top, self.text_width, LIST_TEXT.line)

    def note_line(self, title_lines: int) -> QRect:
        """The last line of the text gives way to it."""
        return self.text_line(title_lines, self.text_lines(title_lines) - 1)

    @property
    def picture(self) -> QRect:
        """At the end of the lines of title and text, which give way to it."""
        width, height = _PICTURE[self.has_header]
        return QRect(self.row.right() + 1 - EDGE - width, self.body_top + 31, width, height)

    @property
    def text_width(self) -> int:
        room = self.row.width() - TEXT_LEFT - EDGE
        return room - _PICTURE[self.has_header][0] - _PICTURE_GAP if self.has_picture else room


class WidePlan(Struct, frozen=True):
    """An entry of one line: feed, title, text, marks and time."""

    row: QRect

    @property
    def selection(self) -> QRect:
        return self.row.adjusted(_INSET, 1, -_INSET, -1)

    @property
    def feed(self) -> QRect:
        width = _WIDE_TITLE_LEFT - _WIDE_FEED_LEFT - 12
        return QRect(self.row.left() + _WIDE_FEED_LEFT, self.row.top(), width, self.row.height())

    @property
    def title_left(self) -> int:
        return self.row.left() + _WIDE_TITLE_LEFT

    def title_width(self, right: int) -> int:
        return max(0, min(_WIDE_TITLE_MOST, right - self.title_left))


ROW_HEIGHT = {False: POST_ROW, True: WIDE_ROW}
