"""Paints a row of the entry list, tall or wide, from the one object the model gives. Main thread only.

It reads the theme at each painting and keeps no colour; line breaks are cached by text and width.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from reader.core.clock import Clock
from reader.features.search.tree import Column
from reader.features.stories.window import heading
from reader.window.kit.fonts import break_lines, make_font
from reader.window.kit.humanize import capital, isolated, moment, posted_in_words, say_sound
from reader.window.kit.theme import Theme
from reader.window.kit.tiles import FeedIcons
from reader.window.kit.tokens import CAPTION, LIST_TEXT, LIST_TITLE, RADIUS_ROW, SMALL
from reader.window.list import row_painter
from reader.window.list.model import ROW_ROLE
from reader.window.list.rows import DayRow, FeedRow, ListRow, fold_in_words, marks_of, note_of
from reader.window.pictures.thumbnails import Thumbnails

Index = QModelIndex | QPersistentModelIndex
Option = QStyleOptionViewItem
HEIGHT, PADDING, GAP = 18, 8, 6
MOST_SHOWN = 2
WIDEST = 96
LEAST_FOR_THE_FEED = 60
"""So much of the line is left for the feed's name, whatever the tags."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_ELIDE = Qt.TextElideMode.ElideRight
_DOT = 7
_DOT_CENTRE = 17
_MARK = 14


class Pill(Struct, frozen=True):
    """A tag of an entry in its row, or how many more there are."""

    box: QRect
    words: str


def lay_out_pills(tags: Sequence[str], right: int, line: QRect, metrics: QFontMetrics) -> list[Pill]:
    """The pills of an entry from the right to the left, at most two; what does not fit is counted."""
    pills: list[Pill] = []
    shown = list(tags[:MOST_SHOWN])
    words = [metrics.elidedText(tag, Qt.TextElideMode.ElideRight, WIDEST) for tag in shown]
    if len(tags) > MOST_SHOWN:
        words.append(f"+{len(tags) - MOST_SHOWN}")
    edge = right - 2
    for text in reversed(words):
        width = metrics.horizontalAdvance(text) + 2 * PADDING
        if edge - width < line.left() + LEAST_FOR_THE_FEED:
            return [_make_count(pills[0].box, len(tags), metrics)] if pills else []
        edge -= width
        pills.append(Pill(QRect(edge, line.center().y() - HEIGHT // 2 + 1, width, HEIGHT), text))
        edge -= GAP
    return pills


def _make_count(first: QRect, count: int, metrics: QFontMetrics) -> Pill:
    """A pill that only counts, as there is too little room for names."""
    text = f"+{count}"
    width = metrics.horizontalAdvance(text) + 2 * PADDING
    return Pill(QRect(first.right() - width + 1, first.top(), width, HEIGHT), text)


class EntryDelegate(QStyledItemDelegate):
    """`wide` chooses the plan; everything else is shared."""

    def __init__(
        self,
        theme: Theme,
        feed_icons: FeedIcons,
        clock: Clock,
        parent: QObject | None = None,
        thumbnails: Thumbnails | None = None,
    ) -> None:
        super().__init__(parent)
        self.pictures = row_painter.PicturePainter(theme, thumbnails)
        self._theme = theme
        self._feed_icons = feed_icons
        self._clock = clock
        self.wide = False
        self.shows_bars = False
        self._pen = row_painter.RowPainter(theme)
        self._title = {read: make_font(LIST_TITLE, semibold=not read) for read in (False, True)}
        self._text = make_font(LIST_TEXT)
        self._small = make_font(SMALL)
        self._caption = make_font(CAPTION)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(200, row_painter.ROW_HEIGHT[self.wide])

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(ROW_ROLE)
        rect: QRect = option.rect
        painter.save()
        painter.setLayoutDirection(option.direction)
        self._pen.begin(painter, rect, option.direction)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if isinstance(row, DayRow | FeedRow):
            self.paint_heading(painter, rect, heading(row, self._clock.now()))
        elif isinstance(row, ListRow):
            paint = self._paint_wide if self.wide else self._paint_tall
            paint(painter, option, row, index)
        elif row is None and self.shows_bars:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.ink("line"))
            left = rect.left() + row_painter.TEXT_LEFT
            bars = [(0.9, 11)] if self.wide else [(0.35, 14), (0.85, 34), (0.7, 56)]
            for share, top in bars:
                width = (rect.width() - row_painter.TEXT_LEFT - row_painter.EDGE) * share
                painter.drawRoundedRect(QRectF(left, rect.top() + top, width, 10), 4, 4)
        painter.restore()

    # --- parts that both plans share ------------------------------------------------------------

    def paint_heading(self, painter: QPainter, rect: QRect, title: str) -> None:
        """Paint the header of a day or feed: a quiet band with a caption, ruled above and below."""
        painter.fillRect(rect, self._theme.ink("bg_side"))
        for top in (rect.top(), rect.bottom()):
            painter.fillRect(rect.left(), top, rect.width(), 1, self._theme.ink("line"))
        painter.setPen(self._theme.ink("text_2"))
        painter.setFont(self._caption)
        painter.drawText(rect.adjusted(row_painter.EDGE, 0, -row_painter.EDGE, 0), _LEFT, title)

    def _paint_ground(self, painter: QPainter, option: Option, rect: QRect, row: ListRow) -> bool:
        """Paint the selection, hover or highlight; return whether the row is selected."""
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        has_focus = bool(option.state & QStyle.StateFlag.State_Active) and option.widget.hasFocus()
        if is_selected:
            ink = "accent_soft" if has_focus else "sel_idle"
        elif option.state & QStyle.StateFlag.State_MouseOver:
            ink = "hover"
        elif row.entry.highlighted:
            ink = "warn_soft"
        else:
            return False
        self._theme.paint_row(painter, QRectF(rect), RADIUS_ROW, ink, is_selected)
        return is_selected

    def _paint_dot(self, painter: QPainter, left: int, middle: int) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.ink("accent"))
        box = QRect(left + _DOT_CENTRE - _DOT // 2, middle - _DOT // 2, _DOT, _DOT)
        painter.drawEllipse(self._pen.placed(box))

    def _paint_tile(self, row: ListRow, left: int, middle: int, ratio: float) -> None:
        tile = self._feed_icons.tile(row.entry.feed_id, row.entry.feed_name, ratio)
        self._pen.draw(
            QRect(left + row_painter.TEXT_LEFT, middle - row_painter.TILE // 2, row_painter.TILE, row_painter.TILE),
            tile,
        )

    def _paint_time(self, painter: QPainter, line: QRect, row: ListRow, ink: str, ratio: float) -> int:
        """Paint the time and the marks before it, at the right; return the left edge of what was painted."""
        self._pen.write(line, isolated(self._time_in_words(row)), self._small, ink, _RIGHT)
        left = self._time_left(line, row)
        top = line.center().y() - _MARK // 2
        for name in marks_of(row):
            is_star = name == "star"
            mark = self._theme.pixmap(name, "star" if is_star else ink, ratio, _MARK, filled=is_star)
            self._pen.draw(QRect(left + 6, top, _MARK, _MARK), mark)
            left += _MARK + 6
        return self._paint_tags(painter, line, row, ink)

    def _time_in_words(self, row: ListRow) -> str:
        sound = say_sound(row.entry.sound) if row.entry.sound is not None else ""
        if row.says_date and not self.wide:
            return sound  # the date is where other lists name the feed
        now, under_day = self._clock.now(), row.is_under_its_day or row.says_date
        words = posted_in_words(row.entry.sort_at, now, under_day=under_day)
        return f"{sound} · {words}" if sound else words

    def _paint_tags(self, painter: QPainter, line: QRect, row: ListRow, ink: str) -> int:
        """Paint outlined pills before the time and its marks; they take room from the feed's name."""
        pills, left = self._lay_out_tags(line, row)
        for pill in pills:
            painter.setPen(self._theme.ink("line_2"))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            box = QRectF(self._pen.placed(pill.box)).adjusted(0.5, 0.5, -0.5, -0.5)
            painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
            self._pen.write(pill.box, pill.words, self._small, ink, Qt.AlignmentFlag.AlignCenter)
        return left

    def _lay_out_tags(self, line: QRect, row: ListRow) -> tuple[list[Pill], int]:
        right = self._time_left(line, row)
        pills = lay_out_pills(row.entry.tags, right, line, QFontMetrics(self._small))
        return pills, pills[-1].box.left() - 6 if pills else right

    def _time_left(self, line: QRect, row: ListRow) -> int:
        words = self._time_in_words(row)
        marks = (_MARK + 6) * len(marks_of(row))
        return line.right() - QFontMetrics(self._small).horizontalAdvance(words) - 8 - marks

    # --- tall -----------------------------------------------------------------------------------

    def _paint_tall(self, painter: QPainter, option: QStyleOptionViewItem, row: ListRow, index: Index) -> None:
        plan = self._tall_plan(option.rect, row, index)
        if plan.has_header:
            self.paint_heading(painter, plan.header, heading(row, self._clock.now()))
        is_selected = self._paint_ground(painter, option, self._pen.placed(plan.selection), row)
        quiet = "text_2" if is_selected else "text_3"
        self._paint_feed_line(painter, option, plan, row, quiet)
        used = self._paint_title(plan, row)
        most = plan.text_lines(used) - plan.has_note
        lines = break_lines(row.text, self._text, plan.text_width, most) if most > 0 else ()
        for number, line in enumerate(lines):
            self._pen.write_found(plan.text_line(used, number), line, self._text, quiet, row)
        if note := note_of(row):
            self._paint_note(plan.note_line(used), row, note, quiet, option)
        if plan.has_picture:
            ratio = option.widget.devicePixelRatioF()
            self.pictures.paint(painter, self._pen.placed(plan.picture), row, ratio)
        if row.is_copy:
            self._paint_thread(painter, option.rect)
        if not is_selected:
            self._paint_rule(painter, option, index)

    def _tall_plan(self, rect: QRect, row: ListRow, index: Index) -> row_painter.TallPlan:
        # The strip above the list already names the first group.
        has_header = row.starts_group and index.row() > 0
        inside = rect.adjusted(row_painter.INDENT if row.is_copy else 0, 0, 0, 0)
        return row_painter.TallPlan(inside, has_header, bool(note_of(row)), self.pictures.has_picture(row))

    def _paint_feed_line(
        self, painter: QPainter, option: QStyleOptionViewItem, plan: row_painter.TallPlan, row: ListRow, quiet: str
    ) -> None:
        ratio = option.widget.devicePixelRatioF()
        line, left = plan.feed_line, plan.row.left()
        middle = line.center().y() + 1
        if not row.entry.read:
            self._paint_dot(painter, left, middle)
        name = row.entry.feed_name
        if row.says_date:
            name = capital(moment(row.entry.sort_at, self._clock.now()))
            line = line.adjusted(left + row_painter.TEXT_LEFT - line.left(), 0, 0, 0)
        else:
            self._paint_tile(row, left, middle, ratio)
        right = self._paint_time(painter, line, row, quiet, ratio)
        name = QFontMetrics(self._small).elidedText(name, _ELIDE, max(0, right - line.left()))
        self._pen.write(line, name, self._small, quiet, _LEFT)

    def _paint_title(self, plan: row_painter.TallPlan, row: ListRow) -> int:
        lines = self._title_lines(plan, row)
        font = self._title[row.entry.read]
        for number, line in enumerate(lines):
            self._pen.write_found(plan.title_line(number), line, font, "text", row, Column.TITLE)
        return len(lines)

    def _title_lines(self, plan: row_painter.TallPlan, row: ListRow) -> tuple[str, ...]:
        return break_lines(row.name, self._title[row.entry.read], plan.text_width, plan.title_lines)

    def _paint_note(self, line: QRect, row: ListRow, note: str, quiet: str, option: Option) -> None:
        """Paint where else the story appears, with a chevron that opens it, and why an entry is suggested."""
        left = line.left()
        if row.fold is not None:
            folded = "chevron-left" if self._pen.direction is Qt.LayoutDirection.RightToLeft else "chevron-right"
            chevron = "chevron-down" if row.fold.is_open else folded
            mark = self._theme.pixmap(chevron, "accent_text", option.widget.devicePixelRatioF(), _MARK)
            self._pen.draw(QRect(left - 2, line.center().y() - _MARK // 2 + 1, _MARK, _MARK), mark)
            left += _MARK + 2
        room = QRect(left, line.top(), max(0, line.right() - left), line.height())
        words = QFontMetrics(self._small).elidedText(note, _ELIDE, room.width())
        self._pen.write(room, words, self._small, "accent_text" if row.fold else quiet, _LEFT)

    def _paint_thread(self, painter: QPainter, rect: QRect) -> None:
        """Paint a thin line that ties copies to the entry above them."""
        line = QRect(rect.left() + _DOT_CENTRE - 1, rect.top(), 2, rect.height())
        painter.fillRect(self._pen.placed(line), self._theme.ink("line_2"))

    def fold_rect(self, rect: QRect, row: ListRow, index: Index, direction: Qt.LayoutDirection) -> QRect:
        """The place where a click opens or folds the story of this row; none for most rows."""
        place = self._find_fold(rect, row, index) if row.fold is not None else QRect()
        return QStyle.visualRect(direction, rect, place)

    def _find_fold(self, rect: QRect, row: ListRow, index: Index) -> QRect:
        if self.wide:
            return self._wide_note(rect, row, note_of(row))
        plan = self._tall_plan(rect, row, index)
        return self._fold_in_line(plan.note_line(len(self._title_lines(plan, row))), row)

    def _fold_in_line(self, line: QRect, row: ListRow) -> QRect:
        words = QFontMetrics(self._small).horizontalAdvance(fold_in_words(row)) + _MARK + 6
        return QRect(line.left() - 4, line.top(), min(words, line.width()) + 8, line.height())

    def _wide_note(self, rect: QRect, row: ListRow, note: str) -> QRect:
        """The place of the note before the tags and the time, which it must not reach."""
        right = self._lay_out_tags(rect.adjusted(0, 0, -row_painter.EDGE, 0), row)[1] - 8
        width = min(QFontMetrics(self._small).horizontalAdvance(note) + _MARK + 6, row_painter.WIDE_NOTE_MOST)
        return QRect(right - width, rect.top(), width, rect.height())

    def _paint_rule(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        view = option.widget
        assert isinstance(view, QTableView)
        below = index.model().index(index.row() + 1, 0)
        if below.isValid() and (view.selectionModel().isSelected(below) or _starts_group(below)):
            return  # it would touch the selection's rounded corners, or the header's own rule
        left = option.rect.left() + row_painter.TEXT_LEFT
        width = option.rect.right() + 1 - left
        rule = QRect(left, option.rect.bottom(), width, 1)
        painter.fillRect(self._pen.placed(rule), self._theme.ink("line"))

    # --- wide -----------------------------------------------------------------------------------

    def _paint_wide(self, painter: QPainter, option: QStyleOptionViewItem, row: ListRow, index: Index) -> None:
        plan = row_painter.WidePlan(option.rect.adjusted(row_painter.INDENT if row.is_copy else 0, 0, 0, 0))
        is_selected = self._paint_ground(painter, option, self._pen.placed(plan.selection), row)
        quiet = "text_2" if is_selected else "text_3"
        ratio, left = option.widget.devicePixelRatioF(), plan.row.left()
        middle = option.rect.center().y() + 1
        if not row.entry.read:
            self._paint_dot(painter, left, middle)
        self._paint_tile(row, left, middle, ratio)
        name = QFontMetrics(self._small).elidedText(row.entry.feed_name, _ELIDE, plan.feed.width())
        self._pen.write(plan.feed, name, self._small, quiet, _LEFT)
        line = option.rect.adjusted(0, 0, -row_painter.EDGE, 0)
        right = self._paint_time(painter, line, row, quiet, ratio) - 4
        if row.is_copy:
            self._paint_thread(painter, option.rect)
        if note := note_of(row):
            line = self._wide_note(option.rect, row, note)
            self._paint_note(line, row, note, quiet, option)
            right = line.left() - 8
        self._paint_wide_words(plan, row, right, quiet)

    def _paint_wide_words(self, plan: row_painter.WidePlan, row: ListRow, right: int, quiet: str) -> None:
        font = self._title[row.entry.read]
        metrics = QFontMetrics(font)
        title = metrics.elidedText(row.name, _ELIDE, plan.title_width(right))
        width = metrics.horizontalAdvance(title)
        top, height = plan.row.top(), plan.row.height()
        box = QRect(plan.title_left, top, width + 2, height)
        self._pen.write_found(box, title, font, "text", row, Column.TITLE)
        rest = QRect(box.right() + 10, top, right - box.right() - 10, height)
        if rest.width() > 40:
            lines = break_lines(row.text, self._text, rest.width(), 1)
            self._pen.write_found(rest, "".join(lines), self._text, quiet, row)

    # --- not there yet --------------------------------------------------------------------------


def _starts_group(index: Index) -> bool:
    row = index.data(ROW_ROLE)
    return isinstance(row, ListRow) and row.starts_group
