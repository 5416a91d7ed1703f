"""Lays out an edition in pages of two columns, painted alike on screen, in a PDF and on a printer.

Lines share one grid, headings stay with their text, pictures go to the top of a column, an article that continues
overleaf says so, and the columns of the last page end at the same height. Not for the main thread: it takes a moment.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence

from msgspec import Struct, field
from msgspec.structs import replace
from PySide6.QtCore import QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPen

from reader.core.words.catalogue import EditionCode
from reader.features.editions.records import Article, Edition, EditionWords
from reader.features.editions.window.typeset import (
    BAR,
    BODY,
    DISPLAY,
    INK,
    LINE,
    QUIET,
    SANS,
    SMALL,
    TEXT,
    FindImage,
    Item,
    list_items,
    make_font,
    make_space,
    set_article,
    set_html,
    whole_lines,
)
from reader.html.xhtml import to_xml

UNIT = 10
"""Units of a page to a point; a PDF of 720 dots an inch has one to each."""
PAPER = "#fffefb"
MASTHEAD, TINY = 430, 74
LEAD_TITLES = (260, 200, 158)
"""The largest size that fits is used for the lead's title."""
MOST_TITLE_LINES = 3
MOST_ROWS = 20
"""Of the contents, in two columns."""
ROW = LINE * 1.1
THICK, THIN = 18.0, 6.0
LEAST_BALANCED = 6
"""The last page is balanced if it has at least this many lines."""
_LEFT, _CENTRE, _RIGHT = (
    edge | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
    for edge in (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignRight)
)
"""Flags without rich text and mnemonics: a title is data."""


class PageShape(Struct, frozen=True):
    id: QPageSize.PageSizeId
    width: float
    height: float
    margin: float = 420.0
    gutter: float = 240.0

    @property
    def content(self) -> float:
        return self.width - 2 * self.margin

    @property
    def column(self) -> float:
        return (self.content - self.gutter) / 2

    @property
    def bottom(self) -> float:
        return self.height - self.margin

    def column_x(self, number: int) -> float:
        return self.margin + number * (self.column + self.gutter)


A4 = PageShape(QPageSize.PageSizeId.A4, 5_953.0, 8_419.0)
LETTER = PageShape(QPageSize.PageSizeId.Letter, 6_120.0, 7_920.0)


class Placed(Struct, frozen=True):
    item: Item
    x: float
    y: float


class Page(Struct):
    number: int
    top: float
    bottom: float
    placed: list[Placed] = field(default_factory=list)
    items: list[Item] = field(default_factory=list)
    """In order, with the spaces that were left out at the top of a column."""
    goes_on: bool = False
    """The last article continues overleaf."""


class Flow:
    """Fills columns and pages with items; only their heights and flags matter."""

    def __init__(self, shape: PageShape, first: Page, top: float, make_again: Callable[[str, int], list[Item]]) -> None:
        """`top`: of the columns on later pages. `make_again`: sets the heading of a continuation: title, page."""
        self._shape, self._top, self._make_again = shape, top, make_again
        self.pages = [first]
        self._column, self._y = 0, first.top
        self._waiting: list[list[Item]] = []
        """Pictures for the top of the next column."""

    @property
    def page(self) -> Page:
        return self.pages[-1]

    def add(self, items: Iterable[Item], title: str, *, lift_picture: bool = False) -> int:
        """Add an article; return its first page. `lift_picture`: the first picture tops the next column."""
        groups = list(group_items(items))
        place = next((n for n, group in enumerate(groups) if any(item.floats for item in group)), None)
        if lift_picture and place is not None:
            self._waiting.append([item for item in groups.pop(place) if not item.is_space])
        begins = 0
        for group in groups:
            self._add_group(group, title if begins else "")
            begins = begins or self.page.number
        return begins or self.page.number

    def finish(self) -> None:
        while self._waiting:
            self._next_column("")
        lines = round(sum(item.height for item in self.page.items) / LINE)
        if self.page.number == 1 or lines < LEAST_BALANCED:
            return
        for count in range(lines // 2, int((self.page.bottom - self.page.top) / LINE)):
            bottom = self.page.top + (count + 1) * LINE  # the last column leaves its last line empty
            even = Flow(self._shape, Page(self.page.number, self.page.top, bottom), self._top, lambda *_: [])
            for group in group_items(self.page.items):
                even._add_group([replace(item, floats=False) for item in group], "")  # pictures stay in order
            if len(even.pages) == 1 and not any(one.y + one.item.height > bottom for one in even.page.placed):
                even.page.bottom = self.page.bottom
                self.pages[-1] = even.page
                return

    def _add_group(self, group: list[Item], title: str) -> None:
        if self._fits(group):
            self._put(group)
        elif group[0].floats:
            self._waiting.append(group)
        elif all(item.is_space for item in group):
            self._y = self._bottom
        elif not self._is_at_head():
            self._next_column(title)
            self._add_group(group, title)
        else:  # taller than a column: add its items one by one
            for item in group:
                if not self._fits([item]) and not self._is_at_head():
                    self._next_column(title)
                self._put([item])

    def _stack(self, group: list[Item]) -> tuple[list[Placed], float]:
        """Where the items would start below what is there, on the grid of lines, and where they would end."""
        placed, x, top, y = list[Placed](), self._shape.column_x(self._column), self.page.top, self._y
        for item in group:
            if item.is_space:
                y += item.height if y > top + 1e-6 else 0.0
            else:
                placed.append(Placed(item, x, top + whole_lines(y - top)))
                y = placed[-1].y + item.height
        return placed, y

    def _put(self, group: list[Item]) -> None:
        placed, self._y = self._stack(group)
        self.page.items += group
        self.page.placed += placed

    def _fits(self, group: list[Item]) -> bool:
        return self._stack(group)[1] <= self._bottom + 1.0

    @property
    def _bottom(self) -> float:
        """The end of the column; the second leaves a line for "continues on page 2"."""
        lines = (self.page.bottom - self.page.top) // LINE * LINE
        return self.page.top + lines - (LINE if self._column else 0.0)

    def _is_at_head(self) -> bool:
        return self._y <= self.page.top + 1e-6

    def _next_column(self, title: str) -> None:
        if self._column == 0:
            self._column = 1
        else:
            self.page.goes_on, before = bool(title), self.page.number
            self.pages.append(Page(before + 1, self._top, self._shape.bottom))
            self._column = 0
        self._y = self.page.top
        if title and self._column == 0:
            self._put(self._make_again(title, self.page.number - 1))
        while self._waiting and (self._fits(self._waiting[0]) or self._is_at_head()):
            self._put([*self._waiting.pop(0), make_space()])


def group_items(items: Iterable[Item]) -> Iterator[list[Item]]:
    """Group the items that must stay together."""
    group: list[Item] = []
    for item in items:
        group.append(item)
        if not item.keeps_next and not item.is_space:
            yield group
            group = []
    if group:
        yield group


class ContentsLine(Struct, frozen=True):
    title: str
    feed: str
    page: int
    is_section: bool = False
    """A folder, or the short news: the heading of what follows."""


def choose_shown(counts: Sequence[int]) -> list[int]:
    """How many articles of each section the contents list, given how many each has."""
    shown = list(counts)
    while sum(shown) + len(shown) > MOST_ROWS and max(shown, default=0) > 1:
        shown[shown.index(max(shown))] -= 1
    return shown


class EditionPages:
    def __init__(self, edition: Edition, words: EditionWords, find_image: FindImage, shape: PageShape = A4) -> None:
        self.edition, self.words, self.shape, self._find_image = edition, words, shape, find_image
        lead = edition.articles[0] if edition.articles else None
        self._lead = self._set_lead(lead) if lead else []
        counts = Counter(article.section for article in edition.articles[1:])
        self._shown = choose_shown([*counts.values(), *[0] * bool(edition.shorts and lead)])
        rows = sum(self._shown) + len(self._shown)
        self._contents_height = -(-min(rows, MOST_ROWS) // 2) * ROW + LINE if rows else 0.0
        top = shape.margin + MASTHEAD * 1.25 + 300.0
        top += sum(item.height for item in self._lead) + (120.0 if lead else 40.0)
        first = Page(1, top, shape.bottom - self._contents_height)
        self._flow = Flow(shape, first, shape.margin + 220.0, self._make_again)
        self.contents: list[ContentsLine] = []
        self._set_articles()
        self._set_shorts()
        self._flow.finish()
        self.pages = self._flow.pages

    def _set_lead(self, lead: Article) -> list[Item]:
        """Set the title and byline of the lead over both columns."""
        for size in LEAD_TITLES:
            title = self._head("title", self.words.article_title(lead)[:300], lead, size)
            items = list(list_items(set_html(title, self.shape.content)))
            if sum(item.height for item in items) <= MOST_TITLE_LINES * size * 1.25:
                break
        facts = f"{self.words.byline(lead)} · {self.words.facts_of(lead)}"
        return [*items, *list_items(set_html(self._head("byline", facts, lead), self.shape.content))]

    def _set_articles(self) -> None:
        named: dict[str, list[ContentsLine]] = {}
        section = self.edition.articles[0].section if self.edition.articles else ""
        for place, article in enumerate(self.edition.articles):
            title, words = self.words.article_title(article), self.words
            if place == 0:
                self._flow.add(self._set(article, "", has_drop_cap=True), title, lift_picture=True)
                continue
            is_new, section = article.section != section, article.section
            head = self._head("section", words.section(section).upper()) if is_new else ""
            facts = f"{words.byline(article)} · {words.facts_of(article)}"
            head += self._head("title", title, article) + self._head("facts", facts, article)
            page = self._flow.add([make_space(2), *self._set(article, head)], title)
            named.setdefault(section, []).append(ContentsLine(title, article.feed_name, page))
        for (section, lines), shown in zip(named.items(), self._shown, strict=False):
            name = self.words.section(section)
            self.contents += [ContentsLine(name, "", lines[0].page, is_section=True), *lines[:shown]]

    def _set_shorts(self) -> None:
        name, pages = self.words.say(EditionCode.PAPER_SHORT_NEWS()), list[int]()
        for place, article in enumerate(self.edition.shorts):
            title, byline = self.words.article_title(article), self.words.byline(article)
            head = "" if place else self._head("title", name)
            head += self._head("short", title, article) + self._head("byline", byline, article)
            space = make_space(1 if place else 2)
            pages.append(self._flow.add([space, *self._set(article, head)], title))
        if pages and self.edition.articles:
            self.contents.append(ContentsLine(name, "", pages[0], is_section=True))

    def _set(self, article: Article, head: str, *, has_drop_cap: bool = False) -> list[Item]:
        article = replace(
            article, title=self.words.article_title(article), language=article.language or self.words.code
        )
        return set_article(article, self.shape.column, self._find_image, head, has_drop_cap=has_drop_cap)

    def _head(self, kind: str, text: str, article: Article | None = None, size: int = 0) -> str:
        direction = ' dir="rtl"' if article and article.right_to_left else ""
        style = f' style="font-size: {size}px; line-height: {size * 1.25}px"' if size else ""
        return f'<p class="{kind}"{direction}{style}>{to_xml(text)}</p>'

    def _make_again(self, title: str, before: int) -> list[Item]:
        """The heading of a continuation: the title, and from which page."""
        words = self.words.say(EditionCode.PAPER_CONTINUED(page=before))
        html = f'<p class="again"><b>{to_xml(title[:80])}</b> · <i>{to_xml(words)}</i></p>'
        return [*list_items(set_html(html, self.shape.column)), make_space()]

    def paint(self, painter: QPainter, number: int) -> None:
        """Paint page `number`, from 1, in its own units; the caller scales."""
        page, shape = self.pages[number - 1], self.shape
        if number == 1:
            self._paint_masthead(painter)
            self._paint_contents(painter)
        else:
            name, date = self.words.name(self.edition), self.words.dateline(self.edition.made_at)
            self._paint_row(painter, shape.margin - 60.0, (name, date, str(number)))
            self._paint_rule(painter, shape.margin + 110.0, THIN)
        _paint_placed(painter, page.placed)
        if any(placed.x > shape.margin for placed in page.placed):
            bottom = max(placed.y + placed.item.height for placed in page.placed)
            x = shape.column_x(1) - shape.gutter / 2
            painter.setPen(QPen(QColor(QUIET), 3.0))
            painter.drawLine(QPointF(x, page.top), QPointF(x, bottom))
        if page.goes_on:
            bottom = page.top + (page.bottom - page.top) // LINE * LINE
            place = QRectF(shape.column_x(1), bottom - LINE, shape.column, LINE)
            font = make_font(TEXT, SMALL)
            font.setItalic(True)
            words = self.words.say(EditionCode.PAPER_CONTINUES(page=number + 1))
            _paint_text(painter, place, _RIGHT, words, font, QUIET)

    def print_on(self, device: QPagedPaintDevice) -> None:
        """Print all pages, into a PDF or on a printer."""
        portrait = QPageLayout.Orientation.Portrait
        layout = QPageLayout(QPageSize(self.shape.id), portrait, QMarginsF(), QPageLayout.Unit.Point)
        layout.setMode(QPageLayout.Mode.FullPageMode)
        device.setPageLayout(layout)
        painter = QPainter(device)
        scale = device.width() / self.shape.width
        painter.scale(scale, scale)
        for number in range(1, len(self.pages) + 1):
            if number > 1:
                device.newPage()
            self.paint(painter, number)
        painter.end()

    def _paint_masthead(self, painter: QPainter) -> None:
        shape, words, edition = self.shape, self.words, self.edition
        name, font = words.name(edition), make_font(DISPLAY, MASTHEAD, bold=True)
        needed = QFontMetricsF(font).horizontalAdvance(name)
        font.setPixelSize(int(MASTHEAD * min(1.0, shape.content / max(needed, 1.0))))
        place = QRectF(shape.margin, shape.margin, shape.content, MASTHEAD * 1.2)
        _paint_text(painter, place, _CENTRE, name, font)
        y = shape.margin + MASTHEAD * 1.25
        self._paint_rule(painter, y, THICK)
        facts = (words.dateline(edition.made_at), words.facts(edition), words.number(edition))
        self._paint_row(painter, y + 30.0, facts)
        self._paint_rule(painter, y + 200.0, THIN)
        y += 300.0
        for item in self._lead:
            item.paint(painter, shape.margin, y, item.height)
            y += item.height

    def _paint_row(self, painter: QPainter, y: float, texts: tuple[str, str, str]) -> None:
        place = QRectF(self.shape.margin, y, self.shape.content, 150.0)
        for text, edge in zip(texts, (_LEFT, _CENTRE, _RIGHT), strict=True):
            _paint_text(painter, place, edge, text, make_font(SANS, SMALL))

    def _paint_rule(self, painter: QPainter, y: float, width: float) -> None:
        painter.fillRect(QRectF(self.shape.margin, y, self.shape.content, width), QColor(INK))

    def _paint_contents(self, painter: QPainter) -> None:
        """Paint the contents at the foot of the first page, in two columns: title, feed and page."""
        shown = self.contents[:MOST_ROWS]
        if not shown:
            return
        top, rows = self.shape.bottom - self._contents_height + LINE * 0.6, -(-len(shown) // 2)
        self._paint_rule(painter, top - LINE * 0.4, THIN)
        for number, line in enumerate(shown):
            x, y = self.shape.column_x(number // rows), top + (number % rows) * ROW
            place, sans = QRectF(x, y, self.shape.column, ROW), make_font(SANS, TINY)
            tail = f"{line.feed} · {line.page}" if line.feed else str(line.page)
            tail = QFontMetricsF(sans).elidedText(tail, Qt.TextElideMode.ElideLeft, place.width() * 0.36)
            _paint_text(painter, place, _RIGHT, tail, sans, QUIET)
            room = place.width() - QFontMetricsF(sans).horizontalAdvance(tail) - 60.0
            font, title = make_font(TEXT, BODY - 8), line.title
            if line.is_section:
                font, title = make_font(SANS, TINY, bold=True), line.title.upper()
                font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 108)
            title = QFontMetricsF(font).elidedText(title, Qt.TextElideMode.ElideRight, room)
            _paint_text(painter, place, _LEFT, title, font)


def _paint_placed(painter: QPainter, placed: Sequence[Placed]) -> None:
    """Paint consecutive strips of a document at once: letters reach beyond their line."""
    first = 0
    for last, one in enumerate(placed):
        if last + 1 == len(placed) or not _follows(one, placed[last + 1]):
            begin = placed[first]
            begin.item.paint(painter, begin.x, begin.y, one.item.y + one.item.height - begin.item.y)
            first = last + 1
        for bar in one.item.bars:
            painter.fillRect(QRectF(one.x + bar, one.y, BAR, one.item.height), QColor(QUIET))


def _follows(one: Placed, after: Placed) -> bool:
    down = after.item.y - one.item.y
    is_next = after.item.document is one.item.document and after.x == one.x
    return is_next and down > 0 and abs(after.y - one.y - down) < 1.0


def _paint_text(painter: QPainter, place: QRectF, edge: int, text: str, font: QFont, ink: str = INK) -> None:
    painter.setFont(font)
    painter.setPen(QColor(ink))
    painter.drawText(place, edge, text)
