"""The front page and running heads: the masthead, the lead's head across the page, contents at its foot."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from reader.edition.words import PaperWords
from reader.gui.article.content.blocks import Run
from reader.gui.paper.fonts import make_display, make_sans, make_text
from reader.gui.paper.items import INK, QUIET, Item, make_lines
from reader.gui.paper.measures import (
    BODY,
    LEAD_TITLES,
    LINE,
    MASTHEAD,
    MOST_TITLE_LINES,
    SMALL,
    TINY,
    PageSize,
)
from reader.gui.paper.text_setter import TextStyle, plain, set_text
from reader.model.editions import Edition, Piece

MOST_ROWS = 20
"""Of the contents, in two columns; every folder stands there, of large ones as much as fits."""
ROW = LINE * 1.1
THICK, THIN = 18.0, 6.0
_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
_MIDDLE = Qt.AlignmentFlag.AlignVCenter
_PLAIN = Qt.TextFlag.TextSingleLine
"""Never rich text, never a mnemonic: a title is data."""


class ContentsLine(Struct, frozen=True):
    title: str
    feed: str
    page: int
    is_section: bool = False
    """A folder, or the page of short news: what follows stands in it."""


class FrontPage:
    """The head of the first page: knows how high it is, and paints it."""

    def __init__(self, edition: Edition, words: PaperWords, size: PageSize, lead: Piece | None) -> None:
        self._edition, self._words, self._size = edition, words, size
        self._masthead_bottom = size.margin + MASTHEAD * 1.25
        self._lead = _set_lead(lead, words, size) if lead else []
        self.top = (
            self._masthead_bottom
            + 300.0
            + sum(item.height for item in self._lead)
            + (120.0 if lead else 40.0)
        )

    def paint(self, painter: QPainter) -> None:
        size, edition, words = self._size, self._edition, self._words
        x, right, y = size.margin, size.width - size.margin, self._masthead_bottom
        name = words.name(edition)
        font = fit_font(make_display(MASTHEAD), name, size.content)
        painter.setPen(QColor(INK))
        painter.setFont(font)
        painter.drawText(
            QRectF(x, size.margin, size.content, MASTHEAD * 1.2), Qt.AlignmentFlag.AlignCenter | _PLAIN, name
        )
        _rule(painter, x, right, y, THICK)
        row = QRectF(x, y + 20.0, size.content, 170.0)
        painter.setFont(make_sans(SMALL))
        painter.setPen(QColor(INK))
        painter.drawText(row, _LEFT | _MIDDLE | _PLAIN, words.dateline(edition.made_at))
        painter.drawText(row, Qt.AlignmentFlag.AlignHCenter | _MIDDLE | _PLAIN, words.facts(edition))
        painter.drawText(row, _RIGHT | _MIDDLE | _PLAIN, words.number(edition))
        _rule(painter, x, right, y + 200.0, THIN)
        y += 300.0
        for item in self._lead:
            item.paint(painter, x, y)
            y += item.height


def _set_lead(lead: Piece, words: PaperWords, size: PageSize) -> list[Item]:
    """The lead's title and byline, over both columns."""

    def whole(number: int) -> tuple[float, float]:
        return 0.0, size.content

    for letters in LEAD_TITLES:
        title = TextStyle(make_display(letters), words.code, lead.right_to_left, justified=False)
        layout = set_text(plain(words.piece_title(lead)[:300]), title, whole)
        if layout.lineCount() <= MOST_TITLE_LINES:
            break
    facts = TextStyle(make_sans(SMALL), words.code, lead.right_to_left, justified=False)
    byline = set_text((Run(f"{words.byline(lead)} · {words.facts_of(lead)}"),), facts, whole)
    return [
        *make_lines(layout, [letters * 1.25] * layout.lineCount()),
        *make_lines(byline, [LINE * 1.3] * byline.lineCount()),
    ]


def choose_shown(counts: Sequence[int]) -> list[int]:
    """Of sections with so many posts each: how many of each are named, so that all fit below each other."""
    shown = list(counts)
    while sum(shown) + len(shown) > MOST_ROWS and max(shown, default=0) > 1:
        largest = max(range(len(shown)), key=lambda place: shown[place])
        shown[largest] -= 1
    return shown


def contents_height(rows: int) -> float:
    lines = -(-min(rows, MOST_ROWS) // 2)
    return lines * ROW + LINE if lines else 0.0


def paint_contents(painter: QPainter, size: PageSize, lines: Sequence[ContentsLine]) -> None:
    """At the foot of the first page, in two columns, by folder: title, feed and page."""
    if not lines:
        return
    shown = lines[:MOST_ROWS]
    top = size.bottom - contents_height(len(shown)) + LINE * 0.6
    _rule(painter, size.margin, size.width - size.margin, top - LINE * 0.4, THIN)
    rows = -(-len(shown) // 2)
    for place, line in enumerate(shown):
        x, y = size.column_x(place // rows), top + (place % rows) * ROW
        _paint_contents_line(painter, QRectF(x, y, size.column, ROW), line)


def _paint_contents_line(painter: QPainter, place: QRectF, line: ContentsLine) -> None:
    sans, name = make_sans(TINY), make_sans(TINY) if line.is_section else make_text(BODY - 8)
    name.setBold(line.is_section)
    if line.is_section:
        name.setLetterSpacing(name.SpacingType.PercentageSpacing, 108)
    tail = f"{line.feed} · {line.page}" if line.feed else str(line.page)
    metrics = QFontMetricsF(sans)
    tail = metrics.elidedText(tail, Qt.TextElideMode.ElideLeft, place.width() * 0.36)
    width = metrics.horizontalAdvance(tail) + 60.0
    painter.setFont(sans)
    painter.setPen(QColor(QUIET))
    painter.drawText(place, _RIGHT | _MIDDLE | _PLAIN, tail)
    painter.setFont(name)
    painter.setPen(QColor(INK))
    title = line.title.upper() if line.is_section else line.title
    title = QFontMetricsF(name).elidedText(title, Qt.TextElideMode.ElideRight, place.width() - width)
    painter.drawText(place, _LEFT | _MIDDLE | _PLAIN, title)


def paint_running_head(
    painter: QPainter, size: PageSize, edition: Edition, words: PaperWords, number: int
) -> None:
    place = QRectF(size.margin, size.margin - 60.0, size.content, 150.0)
    painter.setFont(make_sans(SMALL))
    painter.setPen(QColor(INK))
    painter.drawText(place, _LEFT | _MIDDLE | _PLAIN, words.name(edition))
    painter.drawText(place, Qt.AlignmentFlag.AlignHCenter | _MIDDLE | _PLAIN, words.dateline(edition.made_at))
    painter.drawText(place, _RIGHT | _MIDDLE | _PLAIN, str(number))
    _rule(painter, size.margin, size.width - size.margin, size.margin + 110.0, THIN)


def paint_goes_on(painter: QPainter, size: PageSize, bottom: float, text: str) -> None:
    font = make_text(SMALL)
    font.setItalic(True)
    painter.setFont(font)
    painter.setPen(QColor(QUIET))
    painter.drawText(
        QRectF(size.column_x(1), bottom - LINE, size.column, LINE), _RIGHT | _MIDDLE | _PLAIN, text
    )


def paint_column_rule(painter: QPainter, size: PageSize, top: float, bottom: float) -> None:
    x = size.column_x(1) - size.gutter / 2
    painter.setPen(QPen(QColor(QUIET), 3.0))
    painter.drawLine(QPointF(x, top), QPointF(x, bottom))


def fit_font(font: QFont, text: str, width: float) -> QFont:
    """As large as it is, or as fits."""
    needed = QFontMetricsF(font).horizontalAdvance(text)
    if needed > width:
        font.setPixelSize(max(20, int(font.pixelSize() * width / needed)))
    return font


def _rule(painter: QPainter, left: float, right: float, y: float, width: float) -> None:
    painter.fillRect(QRectF(left, y, right - left, width), QColor(INK))
