"""An edition set into pages, once; painted page by page on whatever has a painter: a widget, a PDF, a printer.

Setting 200 articles takes seconds, so it is done away from the main thread or in a process of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from PySide6.QtCore import QMarginsF, QRectF
from PySide6.QtGui import QColor, QPagedPaintDevice, QPageLayout, QPageSize, QPainter

from reader.edition.words import PaperWords
from reader.gui.article.content.blocks import Run, Style
from reader.gui.paper.flow import Flow, PageContent
from reader.gui.paper.fonts import make_display, make_sans, make_text
from reader.gui.paper.front_page import (
    ContentsLine,
    FrontPage,
    choose_shown,
    contents_height,
    paint_column_rule,
    paint_contents,
    paint_goes_on,
    paint_running_head,
)
from reader.gui.paper.items import Item, make_lines, make_space
from reader.gui.paper.measures import A4, LINE, PIECE_TITLE, SECTION, SMALL, PageSize
from reader.gui.paper.piece_setter import FindImage, PieceSetter
from reader.gui.paper.text_setter import TextStyle, set_text
from reader.model.editions import Edition, Piece
from reader.wording.edition_codes import EditionCode

PAPER = "#fffefb"


class Paper:
    def __init__(
        self,
        edition: Edition,
        words: PaperWords,
        find_image: FindImage,
        size: PageSize = A4,
    ) -> None:
        self.edition, self.words, self.size = edition, words, size
        self._find_image = find_image
        lead = edition.pieces[0] if edition.pieces else None
        self._front = FrontPage(edition, words, size, lead)
        self._contents: list[ContentsLine] = []
        self._named: dict[str, list[ContentsLine]] = {}
        """By folder, what the contents may name."""
        counts = Counter(piece.section for piece in edition.pieces if piece is not lead)
        self._shown = choose_shown([*counts.values(), *[0] * bool(edition.shorts and lead)])
        foot = contents_height(sum(self._shown) + len(self._shown))
        self._flow = Flow(size, self._front.top, size.bottom - foot, size.margin + 220.0, self._make_again)
        self._set(lead)

    @property
    def page_count(self) -> int:
        return len(self._flow.pages)

    # --- setting --------------------------------------------------------------------------------

    def _set(self, lead: Piece | None) -> None:
        section = lead.section if lead else ""
        for piece in self.edition.pieces:
            setter = PieceSetter(piece, self.words, self.size.column, self._find_image)
            title = self.words.piece_title(piece)
            if piece is lead:
                self._flow.add(setter.set_body(with_drop_cap=True), title, lift_picture=True)
                continue
            head = self._make_section(piece.section) if piece.section != section else [make_space(2)]
            section = piece.section
            page = self._flow.add([*head, *setter.set_head(), *setter.set_body()], title)
            self._named.setdefault(piece.section, []).append(ContentsLine(title, piece.feed_name, page))
        self._contents = self._list_contents()
        self._set_shorts()
        self._flow.finish()

    def _list_contents(self) -> list[ContentsLine]:
        """By folder, of large ones as much as there is room for. A folder stands once, wherever its posts stand."""
        listed: list[ContentsLine] = []
        for (section, lines), shown in zip(self._named.items(), self._shown, strict=False):
            listed.append(ContentsLine(self.words.section(section), "", lines[0].page, is_section=True))
            listed += lines[:shown]
        return listed

    def _set_shorts(self) -> None:
        if not self.edition.shorts:
            return
        name = self.words.say(EditionCode.PAPER_SHORT_NEWS())
        page = 0
        for place, piece in enumerate(self.edition.shorts):
            setter = PieceSetter(piece, self.words, self.size.column, self._find_image)
            head = (
                [make_space(2), *self._set_line(name, make_display(PIECE_TITLE), 1.5)]
                if place == 0
                else [make_space()]
            )
            items = [*head, *setter.set_short_head(), *setter.set_body()]
            begins = self._flow.add(items, self.words.piece_title(piece))
            page = page or begins
        if self.edition.pieces:
            self._contents.append(ContentsLine(name, "", page, is_section=True))

    def _make_section(self, name: str) -> list[Item]:
        font = make_sans(SECTION)
        font.setBold(True)
        font.setLetterSpacing(font.SpacingType.PercentageSpacing, 108)
        return [make_space(2), *self._set_line(self.words.section(name).upper(), font, 1.0)]

    def _make_again(self, title: str, before: int) -> list[Item]:
        """Over what goes on: its title, and from where."""
        words = self.words.say(EditionCode.PAPER_CONTINUED(page=before))
        font = make_text(SMALL)
        style = TextStyle(font, self.words.code, justified=False)
        runs = (Run(title[:80], Style(bold=True)), Run(f" · {words}", Style(italic=True)))
        layout = set_text(runs, style, lambda number: (0.0, self.size.column))
        return [*make_lines(layout, [LINE] * layout.lineCount(), keeps_next=True), make_space()]

    def _set_line(self, text: str, font: object, lines: float) -> list[Item]:
        style = TextStyle(font, self.words.code, justified=False)  # type: ignore[arg-type]
        layout = set_text((Run(text),), style, lambda number: (0.0, self.size.column))
        return make_lines(layout, [LINE * lines] * layout.lineCount(), keeps_next=True)

    # --- painting -------------------------------------------------------------------------------

    def paint(self, painter: QPainter, number: int) -> None:
        """Page `number`, from 1, in its own units; the caller scales."""
        page = self._flow.pages[number - 1]
        if number == 1:
            self._front.paint(painter)
            paint_contents(painter, self.size, self._contents)
        else:
            paint_running_head(painter, self.size, self.edition, self.words, number)
        self._paint_columns(painter, page)

    def _paint_columns(self, painter: QPainter, page: PageContent) -> None:
        for placed in page.placed:
            placed.item.paint(painter, placed.x, placed.y)
        if page.has_second:
            bottom = max(placed.y + placed.item.height for placed in page.placed)
            paint_column_rule(painter, self.size, page.top, bottom)
        if page.goes_on:
            text = self.words.say(EditionCode.PAPER_CONTINUES(page=page.number + 1))
            bottom = page.top + (page.bottom - page.top) // LINE * LINE
            paint_goes_on(painter, self.size, bottom, text)

    def paint_in(self, painter: QPainter, place: QRectF, number: int) -> None:
        """A page on paper, filling a rectangle of its shape."""
        painter.save()
        painter.fillRect(place, QColor(PAPER))
        painter.translate(place.topLeft())
        painter.scale(place.width() / self.size.width, place.height() / self.size.height)
        self.paint(painter, number)
        painter.restore()

    def print_on(self, device: QPagedPaintDevice, is_cancelled: Callable[[], bool] = lambda: False) -> None:
        """Every page; the same on a PDF and on a printer."""
        ids = {"A4": QPageSize.PageSizeId.A4, "Letter": QPageSize.PageSizeId.Letter}
        layout = QPageLayout(
            QPageSize(ids[self.size.name]),
            QPageLayout.Orientation.Portrait,
            QMarginsF(),
            QPageLayout.Unit.Point,
        )
        layout.setMode(QPageLayout.Mode.FullPageMode)
        device.setPageLayout(layout)
        painter = QPainter(device)
        scale = device.width() / self.size.width
        painter.scale(scale, scale)
        for number in range(1, self.page_count + 1):
            if is_cancelled():
                break
            if number > 1:
                device.newPage()
            self.paint(painter, number)
        painter.end()
