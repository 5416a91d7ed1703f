"""What the delegates of rows and cards paint with: a pen that mirrors, marked hits, small pictures, and the plans of
tall and wide rows. Main thread only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPixmap, QTextCharFormat, QTextLayout, QTextOption
from PySide6.QtWidgets import QStyle

from reader.features.search import hits as found
from reader.features.search.tree import Column
from reader.window.kit.tokens import DAY_HEADER, LIST_TEXT, LIST_TITLE, POST_ROW, WIDE_ROW

if TYPE_CHECKING:
    from reader.features.search.hits import Hit
    from reader.window.kit.theme import Theme
    from reader.window.list.rows import ListRow
    from reader.window.pictures.thumbnails import Thumbnails

EDGE = 16
TEXT_LEFT = 32
TILE = 16
RADIUS = 4
ROW_HEIGHT = {False: POST_ROW, True: WIDE_ROW}
_FEED_LEFT = 54
_INSET = 6
INDENT = 20
"""How far a copy is indented under the entry that leads its story."""
_WIDE_FEED_LEFT, _WIDE_TITLE_LEFT = 56, 192
WIDE_NOTE_MOST = 360
_PICTURE = {False: (72, 54), True: (52, 38)}
"""Width and height, in a row without and with a header."""
_LTR, _RTL = Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft


def paint_hits(
    painter: QPainter,
    rect: QRect,
    line: str,
    font: QFont,
    hits: Sequence[Hit],
    marks: tuple[QColor, QColor],
    right_to_left: bool,
) -> None:
    """Paint one line in the painter's ink, with grounds and rules under what was found; `marks` are their colours."""
    layout = QTextLayout(line, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.NoWrap)
    rtl, ltr = Qt.LayoutDirection.RightToLeft, Qt.LayoutDirection.LeftToRight
    option.setTextDirection(rtl if right_to_left else ltr)
    layout.setTextOption(option)
    layout.setFormats([_mark_format(line, hit, marks) for hit in hits])  # before: it forgets its lines
    layout.beginLayout()
    only = layout.createLine()
    only.setLineWidth(rect.width())
    layout.endLayout()
    layout.draw(painter, QPointF(rect.left(), rect.top() + (rect.height() - only.height()) / 2))


def _mark_format(line: str, hit: Hit, marks: tuple[QColor, QColor]) -> QTextLayout.FormatRange:
    char_format = QTextCharFormat()
    char_format.setBackground(marks[0])
    char_format.setFontUnderline(True)
    char_format.setUnderlineColor(marks[1])
    found = QTextLayout.FormatRange()
    found.start, found.length = _units(line[: hit.start]), _units(line[hit.start : hit.end])
    found.format = char_format
    return found


def _units(text: str) -> int:
    """The length of a text as Qt counts it, in UTF-16 units."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


class RowPainter:
    """Writes and draws inside one row, laid out from left to right and mirrored if the window reads the other way."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._painter: QPainter | None = None
        self._row = QRect()
        self.direction = _LTR

    def begin(self, painter: QPainter, row: QRect, direction: Qt.LayoutDirection) -> None:
        """Turn to another row."""
        self._painter, self._row, self.direction = painter, row, direction

    def placed(self, rect: QRect) -> QRect:
        return QStyle.visualRect(self.direction, self._row, rect)

    def draw(self, rect: QRect, pixmap: QPixmap) -> None:
        assert self._painter
        self._painter.drawPixmap(self.placed(rect).topLeft(), pixmap)

    def write(
        self, rect: QRect, text: str, font: QFont, ink: str, align: Qt.AlignmentFlag, right_to_left: bool | None = None
    ) -> None:
        """Write one line. Right to left, "left" is where lines begin, and full stops are at the left.

        `right_to_left` is the text's own direction; None follows the window's.
        """
        painter, own = self._painter, _RTL if right_to_left else _LTR
        assert painter
        painter.setLayoutDirection(self.direction if right_to_left is None else own)
        painter.setFont(font)
        painter.setPen(self._theme.ink(ink))
        painter.drawText(self.placed(rect), align | Qt.TextFlag.TextSingleLine, text)

    def write_found(
        self, rect: QRect, line: str, font: QFont, ink: str, row: ListRow, column: Column = Column.TEXT
    ) -> None:
        """Write a line of the entry's text or title, with what was searched for marked in it."""
        hits = found.find_hits(line, row.marked_words, column) if row.marked_words else []
        if not hits:
            self.write(
                rect, line, font, ink, (Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), row.right_to_left
            )
            return
        assert self._painter
        marks = self._theme.ink("hit"), self._theme.ink("star")
        self._painter.setPen(self._theme.ink(ink))
        paint_hits(self._painter, self.placed(rect), line, font, hits, marks, row.right_to_left)


class PicturePainter:
    def __init__(self, theme: Theme, thumbnails: Thumbnails | None) -> None:
        self._theme, self._thumbnails = theme, thumbnails

    def has_picture(self, row: ListRow) -> bool:
        """Whether there is one, or one may still come."""
        return self._thumbnails is not None and bool(row.picture) and not self._thumbnails.is_missing(row.picture)

    def paint(
        self, painter: QPainter, box: QRect, row: ListRow, ratio: float, outline: QPainterPath | None = None
    ) -> None:
        """Paint it cut to the box, or a quiet ground while it is on its way."""
        assert self._thumbnails is not None
        size = QSize(round(box.width() * ratio), round(box.height() * ratio))
        found = self._thumbnails.find(row.picture, row.entry.feed_id, size)
        path = outline or QPainterPath()
        if outline is None:
            path.addRoundedRect(QRectF(box), RADIUS, RADIUS)
        if found is None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.ink("bg_sunken"))
            painter.drawPath(path)
            return
        painter.save()
        painter.setClipPath(path)
        painter.drawPixmap(box, found)
        painter.restore()


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
        """The place of the note, to which the last line of the text gives way."""
        return self.text_line(title_lines, self.text_lines(title_lines) - 1)

    @property
    def picture(self) -> QRect:
        width, height = _PICTURE[self.has_header]
        return QRect(self.row.right() + 1 - EDGE - width, self.body_top + 31, width, height)

    @property
    def text_width(self) -> int:
        room = self.row.width() - TEXT_LEFT - EDGE
        return room - _PICTURE[self.has_header][0] - 12 if self.has_picture else room


class WidePlan(Struct, frozen=True):
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
        return max(0, min(560, right - self.title_left))
