"""The list as cards: the same model, cursor and selection as the table, laid out as a grid. Main thread only.

The table stays in charge: what the user does here comes out of its signals, and the cards are its focus proxy.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QFrame,
    QListView,
    QStyle,
    QStyleOptionViewItem,
    QWidget,
)

from reader.core.clock import Clock
from reader.features.search.tree import Column
from reader.features.stories.window import heading
from reader.window.kit.fonts import break_lines
from reader.window.kit.humanize import posted_in_words
from reader.window.kit.screens import resolve_viewport_wrapper
from reader.window.kit.tokens import DAY_HEADER, LIST_TEXT, LIST_TITLE, RADIUS_CARD
from reader.window.list.delegate import EntryDelegate
from reader.window.list.model import ROW_ROLE, EntryModel
from reader.window.list.row_painter import TEXT_LEFT
from reader.window.list.rows import ListRow, note_of
from reader.window.list.view import EntryView

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


_BIG_LETTER = 3
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
        ink = "warn_soft" if row.entry.highlighted else "bg_raised"
        if option.state & QStyle.StateFlag.State_Selected:
            ink = "accent_soft" if option.widget.hasFocus() else "sel_idle"
        elif option.state & QStyle.StateFlag.State_MouseOver:
            ink = "hover"
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.ink(ink))
        painter.drawRoundedRect(QRectF(self._pen.placed(plan.card)), RADIUS_CARD, RADIUS_CARD)
        if self.pictures.has_picture(row):
            box = self._pen.placed(plan.picture)
            ratio = option.widget.devicePixelRatioF()
            # The place of the picture, with the card's round corners above.
            whole, upper = QPainterPath(), QPainterPath()
            whole.addRoundedRect(QRectF(self._pen.placed(plan.card)), RADIUS_CARD, RADIUS_CARD)
            upper.addRect(QRectF(box))
            self.pictures.paint(painter, box, row, ratio, whole.intersected(upper))
        else:
            self._paint_beginning(painter, plan, row)
        self._paint_words(painter, option, plan, row)
        self._paint_outline(painter, option, plan)
        painter.restore()

    def _find_fold(self, rect: QRect, row: ListRow, index: QModelIndex | QPersistentModelIndex) -> QRect:
        return self._fold_in_line(CardPlan(rect).foot, row)

    def _time_in_words(self, row: ListRow) -> str:
        return posted_in_words(row.entry.sort_at, self._clock.now())  # no header says its day

    def _paint_outline(self, painter: QPainter, option: QStyleOptionViewItem, plan: CardPlan) -> None:
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
            left += 14
        self._paint_tile(row, left - 22 - TEXT_LEFT, middle, ratio)
        room = QRect(left, line.top(), max(0, right - left), line.height())
        name = QFontMetrics(self._small).elidedText(row.entry.feed_name, Qt.TextElideMode.ElideRight, room.width())
        self._pen.write(room, name, self._small, quiet, (Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter))
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


class _Strip(QWidget):
    """Names the day or feed of the first card in sight."""

    def __init__(self, cards: CardView, paint: Callable[[QPainter, QRect], None]) -> None:
        super().__init__(cards)
        self._paint = paint

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._paint(painter, self.rect())
        painter.end()


class CardView(QListView):
    def __init__(self, table: EntryView, model: EntryModel, delegate: CardDelegate, clock: Clock) -> None:
        super().__init__()
        resolve_viewport_wrapper(self)
        self._table, self._entries, self._delegate = table, model, delegate
        self._top_row = 0
        self._is_still = False
        self._clock = clock
        self._strip = _Strip(self, self._paint_strip)
        self.setViewportMargins(0, DAY_HEADER, 0, 0)
        self._set_up_grid()
        self.setModel(model)
        self.setSelectionModel(table.selectionModel())
        self.setItemDelegate(delegate)
        self.customContextMenuRequested.connect(table.customContextMenuRequested)
        self.verticalScrollBar().setSingleStep((HEIGHT + GAP) // 3)
        self.verticalScrollBar().valueChanged.connect(self._scrolled)
        self.clicked.connect(table.clicked)
        model.modelReset.connect(self._start_over)
        model.dataChanged.connect(self._strip.update)

    def _set_up_grid(self) -> None:
        self.setAccessibleName(self.tr("Articles"))
        self.setObjectName("cards")
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setUniformItemSizes(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._delegate.cell = cell_size(self.width(), self.viewport().width())
        super().resizeEvent(event)
        self._strip.setGeometry(0, 0, self.width(), DAY_HEADER)
        self.scheduleDelayedItemsLayout()

    def _paint_strip(self, painter: QPainter, rect: QRect) -> None:
        painter.setLayoutDirection(self.layoutDirection())
        rows = self.rows_in_sight()
        words = heading(self._entries.row_at(rows.start), self._clock.now()) if rows else ""
        self._delegate.paint_heading(painter, rect, words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move in the grid by arrows; beyond its edge left and right lead to the panes beside."""
        beside = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if beside is not None and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            beside = -beside if self.isRightToLeft() else beside
            if self._is_at_edge(beside):
                self._table.pane_wanted.emit(beside)
                return
        takes = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Home, Qt.Key.Key_End)
        if Qt.Key(event.key()) in takes:
            self._table.keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Do nothing, as in the table."""

    def _is_at_edge(self, beside: int) -> bool:
        row, columns = self.currentIndex().row(), count_columns(self.width())
        if row < 0:
            return True
        is_last = row == self._entries.rowCount() - 1
        return row % columns == 0 if beside < 0 else is_last or row % columns == columns - 1

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self._table.click_fold(event, self, self._delegate):
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        entry_id = self._entries.id_at(self.indexAt(event.position().toPoint()).row())
        if entry_id is not None and event.button() == Qt.MouseButton.LeftButton:
            self._table.activated_post.emit(entry_id)

    def focusInEvent(self, event: QFocusEvent) -> None:
        # As in the table: Qt would put the cursor on the first card.
        QAbstractScrollArea.focusInEvent(self, event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def rows_in_sight(self) -> range:
        count = self._entries.rowCount()
        end = self._row_at(self.viewport().height() - 1) + count_columns(self.width())
        return range(min(self._row_at(0), count), min(end, count))

    def _row_at(self, y: int) -> int:
        """The first card of the line at this height. Calculated, as Qt must not be asked during its layout, which is
        when the scroll bar moves."""
        return (self.verticalScrollBar().value() + y) // (HEIGHT + GAP) * count_columns(self.width())

    def top_of(self, row: int) -> int:
        line = row // count_columns(self.width())
        return line * (HEIGHT + GAP) - self.verticalScrollBar().value()

    def put_at_top(self, row: int, top: int) -> None:
        """Scroll a card to this distance from the upper edge, if possible; nothing counts as passed."""
        self.executeDelayedItemsLayout()
        lowest = max(0, self.viewport().height() - HEIGHT)
        self._is_still = True
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + self.top_of(row) - min(top, lowest))
        self._is_still = False
        self._top_row = self._row_at(0)

    def put_cursor(self, row: int) -> None:
        self.setAutoScroll(False)
        self._table.put_cursor(row)
        self.setAutoScroll(True)

    def _scrolled(self) -> None:
        self._strip.update()
        top, before = self._row_at(0), self._top_row
        self._top_row = top
        in_sight = count_columns(self.width()) * (2 + self.viewport().height() // (HEIGHT + GAP))
        if top > before and self.isVisible() and not self._is_still:
            passed = self._entries.ids_from(before, min(top - 1, before + in_sight))
            self._table.scrolled_past.emit(passed)

    def _start_over(self) -> None:
        self._top_row = 0
