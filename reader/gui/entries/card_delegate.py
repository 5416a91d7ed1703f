"""Paints an entry as a card, with the same parts as a row. Main thread only."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from reader.gui.entries.delegate import EntryDelegate
from reader.gui.entries.model import ROW_ROLE
from reader.gui.entries.row_painter import TEXT_LEFT
from reader.gui.entries.rows import ListRow, note_of
from reader.gui.kit.fonts import break_lines
from reader.gui.kit.humanize import age_in_words
from reader.gui.kit.tokens import LIST_TEXT, LIST_TITLE, RADIUS_CARD
from reader.query.tree import Column

HEIGHT, PICTURE_HEIGHT = 258, 146
GAP = 14
_PADDING = 12
_TWO_FROM, _THREE_FROM, _WIDEST = 520, 800, 340


def count_columns(width: int) -> int:
    """The number of cards side by side, each wide enough for its title."""
    if width < _TWO_FROM:
        return 1
    return 2 if width < _THREE_FROM else max(3, width // _WIDEST)


def cell_size(view_width: int, room: int) -> QSize:
    """The size of a card with the air around it. `room`: the width without the scroll bar."""
    return QSize(max(1, (room - GAP) // count_columns(view_width)), HEIGHT + GAP)


class CardPlan(Struct, frozen=True):
    """The layout of a card: a picture over feed, title and tags."""

    cell: QRect

    @property
    def card(self) -> QRect:
        return QRect(self.cell.left() + GAP, self.cell.top() + GAP, self.cell.width() - GAP, HEIGHT)

    @property
    def picture(self) -> QRect:
        return QRect(self.card.left(), self.card.top(), self.card.width(), PICTURE_HEIGHT)

    @property
    def feed_line(self) -> QRect:
        """The line of the feed's name; its tile is before it."""
        return self._line(PICTURE_HEIGHT + 9, 16).adjusted(22, 0, 0, 0)

    def title_line(self, number: int) -> QRect:
        return self._line(PICTURE_HEIGHT + 29 + number * LIST_TITLE.line, LIST_TITLE.line)

    @property
    def foot(self) -> QRect:
        return self._line(HEIGHT - 27, 18)

    def text_line(self, number: int) -> QRect:
        """A line of the text in place of a picture."""
        return self._line(_PADDING + number * LIST_TEXT.line, LIST_TEXT.line)

    @property
    def text_lines(self) -> int:
        return (PICTURE_HEIGHT - 2 * _PADDING) // LIST_TEXT.line

    @property
    def text_width(self) -> int:
        return self.card.width() - 2 * _PADDING

    def _line(self, top: int, height: int) -> QRect:
        return QRect(self.card.left() + _PADDING, self.card.top() + top, self.text_width, height)


_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_BIG_LETTER = 3
_DOT_ROOM = 14
_LINES = 4
"""Lines of title, text and note below the picture."""


class CardDelegate(EntryDelegate):
    cell = QSize(1, 1)
    """Set by the view."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return self.cell

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        row = index.data(ROW_ROLE)
        if not isinstance(row, ListRow):
            return
        painter.save()
        painter.setLayoutDirection(option.direction)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._pen.begin(painter, option.rect, option.direction)
        plan = CardPlan(option.rect)
        self._paint_card(painter, option, plan, row)
        if self.pictures.has_picture(row):
            box = self._pen.placed(plan.picture)
            ratio = option.widget.devicePixelRatioF()
            self.pictures.paint(painter, box, row, ratio, _upper_part(self._pen.placed(plan.card), box))
        else:
            self._paint_beginning(painter, plan, row)
        self._paint_words(painter, option, plan, row)
        self._paint_outline(painter, option, plan)
        painter.restore()

    def _find_fold(self, rect: QRect, row: ListRow, index: QModelIndex | QPersistentModelIndex) -> QRect:
        return self._fold_in_line(CardPlan(rect).foot, row)

    def _time_in_words(self, row: ListRow) -> str:
        return age_in_words(row.entry.sort_at, self._clock.now())  # no header says its day

    def _paint_card(self, painter: QPainter, option: QStyleOptionViewItem, plan: CardPlan, row: ListRow) -> None:
        ink = "warn_soft" if row.entry.highlighted else "bg_raised"
        if option.state & QStyle.StateFlag.State_Selected:
            ink = "accent_soft" if option.widget.hasFocus() else "sel_idle"
        elif option.state & QStyle.StateFlag.State_MouseOver:
            ink = "hover"
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.ink(ink))
        painter.drawRoundedRect(QRectF(self._pen.placed(plan.card)), RADIUS_CARD, RADIUS_CARD)

    def _paint_outline(self, painter: QPainter, option: QStyleOptionViewItem, plan: CardPlan) -> None:
        """Paint the outline over the picture, so that a selected card shows."""
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        width = 2 if is_selected else 1
        ink = "line" if not is_selected else "accent" if option.widget.hasFocus() else "field"
        painter.setPen(QPen(self._theme.ink(ink), width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        box = QRectF(self._pen.placed(plan.card)).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(box, RADIUS_CARD, RADIUS_CARD)

    def _paint_beginning(self, painter: QPainter, plan: CardPlan, row: ListRow) -> None:
        """Paint the beginning of the text, or else the feed's letter, in place of a picture."""
        lines = break_lines(row.text, self._text, plan.text_width, plan.text_lines)
        for number, line in enumerate(lines):
            self._pen.write_found(plan.text_line(number), line, self._text, "text_2", row)
        if not lines:
            font = self._title[False]
            letter = (row.entry.feed_name.strip() or "?")[0].upper()
            painter.save()
            painter.setFont(font)
            painter.translate(self._pen.placed(plan.picture).center())
            painter.scale(_BIG_LETTER, _BIG_LETTER)
            painter.setPen(self._theme.ink("text_3"))
            box = QFontMetrics(font).boundingRect(letter)
            painter.drawText(-box.width() // 2, box.height() // 2, letter)
            painter.restore()

    def _paint_words(self, painter: QPainter, option: QStyleOptionViewItem, plan: CardPlan, row: ListRow) -> None:
        ratio = option.widget.devicePixelRatioF()
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        quiet = "text_2" if is_selected else "text_3"
        line = plan.feed_line
        middle = line.center().y() + 1
        right = self._paint_time(painter, line, row, quiet, ratio)
        left = line.left()
        if not row.entry.read:
            self._paint_dot(painter, left - 36, middle)
            left += _DOT_ROOM
        self._paint_tile(row, left - 22 - TEXT_LEFT, middle, ratio)
        room = QRect(left, line.top(), max(0, right - left), line.height())
        name = QFontMetrics(self._small).elidedText(row.entry.feed_name, Qt.TextElideMode.ElideRight, room.width())
        self._pen.write(room, name, self._small, quiet, _LEFT)
        title = self._title[row.entry.read]
        lines = break_lines(row.name, title, plan.text_width, 2)
        for number, words in enumerate(lines):
            self._pen.write_found(plan.title_line(number), words, title, "text", row, Column.TITLE)
        note = note_of(row)
        if self.pictures.has_picture(row):
            most = _LINES - len(lines) - bool(note)
            for number, words in enumerate(break_lines(row.text, self._text, plan.text_width, most)):
                self._pen.write_found(plan.title_line(len(lines) + number), words, self._text, quiet, row)
        if note:
            self._paint_note(plan.foot, row, note, quiet, option)


def _upper_part(card: QRect, picture: QRect) -> QPainterPath:
    """The place of the picture, with the card's round corners above."""
    whole, upper = QPainterPath(), QPainterPath()
    whole.addRoundedRect(QRectF(card), RADIUS_CARD, RADIUS_CARD)
    upper.addRect(QRectF(picture))
    return whole.intersected(upper)
