"""Appends the blocks of an article to a document, in slices, so that the window never waits. Main thread only.

It knows no HTML: what may be shown was decided in `prepare`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import ClassVar

from PySide6.QtCore import QElapsedTimer, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetricsF,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
    QTextTableCellFormat,
    QTextTableFormat,
)

from reader.html.blocks import Block, Code, Cut, Details, Figure, Kind, ListMark, Paragraph, Picture, Quote, Rule, Table
from reader.window.article.document import CELL_BORDER, CELL_PADDING, ArticleDocument, PlacedTable
from reader.window.article.record import CONTINUE_OUTSIDE, DETAILS
from reader.window.article.tables import Need, Place, find_needs, make_grid
from reader.window.article.text_formats import LIST_INDENT, Room, frame_format, no_height
from reader.window.kit.translate import tr

QUOTE_BAR, QUOTE_GAP = 3, 18
CODE_PADDING = 14
SLICE_MS = 10
SLICE_LETTERS = 4000


class Builder:
    """Appends to one document. `_fresh`: the last block is still empty and may be used."""

    def __init__(self, document: ArticleDocument) -> None:
        self.document = document
        self.formats = document.formats
        self.cursor = QTextCursor(document)
        self.room: Room = lambda column: column
        """The width to write in: less inside a quote or a cell."""
        self.is_quiet = self._is_small = False
        self._fresh = True
        self._after_item = False

    def begin(self) -> None:
        self.cursor.movePosition(QTextCursor.MoveOperation.End)
        self.cursor.beginEditBlock()

    def end(self) -> None:
        """Let Qt lay out what was added since `begin`."""
        self.cursor.endEditBlock()

    def add(self, block: Block) -> None:
        is_item = isinstance(block, Paragraph) and block.indent > 0
        if self._after_item and not is_item and not self._fresh:
            self._set_last_margin(self.formats.gap)  # the last item of a list is followed like any paragraph
        self._after_item = is_item
        self._ADDERS[type(block)](self, block)

    def start_block(self, lines: QTextBlockFormat, letters: QTextCharFormat) -> None:
        if self._fresh:
            self.cursor.setBlockFormat(lines)
            self.cursor.setBlockCharFormat(self._with_spans(letters))
            self.cursor.setCharFormat(letters)
        else:
            self.cursor.insertBlock(lines, letters)
        self._fresh = False

    def add_line(self, lines: QTextBlockFormat, *parts: tuple[str, QTextCharFormat]) -> None:
        self.start_block(lines, parts[0][1])
        for text, letters in parts:
            self.cursor.insertText(text, letters)

    def _with_spans(self, letters: QTextCharFormat) -> QTextCharFormat:
        """Keep the spans of a cell, which Qt stores in the format of its first block."""
        cell = self.cursor.blockCharFormat()
        rows, columns = cell.tableCellRowSpan(), cell.tableCellColumnSpan()
        if rows <= 1 and columns <= 1:
            return letters
        made = QTextCharFormat(letters)
        made.setTableCellRowSpan(rows)
        made.setTableCellColumnSpan(columns)
        return made

    def finish(self) -> None:
        """Shrink the empty line that Qt leaves after a table."""
        if self._fresh:
            self.start_block(no_height(), self.formats.text(1))

    def _add_paragraph(self, paragraph: Paragraph) -> None:
        letters = self.formats.paragraph_text(paragraph, self.is_quiet, self._is_small)
        lines = self.formats.paragraph_lines(paragraph, self._is_small)
        if paragraph.kind is Kind.CONTINUED:
            lines.setTopMargin(-self.formats.gap)
        self.start_block(lines, letters)
        if paragraph.mark:
            self._add_mark(paragraph.mark, letters)
        if paragraph.details:
            letters = self._add_fold_mark(paragraph.details, letters)
        for run in paragraph.runs:
            if run.picture:
                self._insert_picture(run.picture, paragraph.indent, alone=False)
            else:
                self.cursor.insertText(run.text, self.formats.styled(letters, run.style))

    def _add_fold_mark(self, details: Details, letters: QTextCharFormat) -> QTextCharFormat:
        """Write a triangle before a summary; return the format that makes the whole line a link."""
        made = QTextCharFormat(letters)
        self.formats.make_link(made, f"{DETAILS}{details.number}", underline=False)
        made.setForeground(letters.foreground())
        self.cursor.insertText("▾ " if details.is_open else "▸ ", made)
        return made

    def _add_mark(self, mark: ListMark, letters: QTextCharFormat) -> None:
        """Write a list mark into the margin. Qt's own marks touch the text and cannot be moved."""
        label = f"{mark.number}.\u2002" if mark.ordered else "•\u2002"
        lines = self.cursor.blockFormat()
        lines.setTextIndent(-QFontMetricsF(letters.font()).horizontalAdvance(label))
        self.cursor.setBlockFormat(lines)
        quiet = QTextCharFormat(letters)
        quiet.setForeground(QColor(self.formats.colours.text_2))
        self.cursor.insertText(label, quiet)

    def _add_figure(self, figure: Figure) -> None:
        lines = QTextBlockFormat()
        lines.setIndent(figure.indent)
        lines.setTopMargin(2)
        lines.setBottomMargin(8)
        self.start_block(lines, self.formats.text(1))
        self._insert_picture(figure.picture, figure.indent, alone=True)

    def _insert_picture(self, picture: Picture, indent: int, alone: bool) -> None:
        made = self.document.place_picture(picture, self.cursor.position(), self.indented(indent), alone)
        if link := picture.link or self.document.link_of(picture):
            made.setAnchor(True)
            made.setAnchorHref(link)
        self.cursor.insertImage(made)

    def add_rule(self, indent: int = 0, above: int = 16, below: int = 24) -> None:
        """Draw a line of one pixel: the upper edge of a cell without height."""
        table = self.insert_table(1, 1, frame_format(indent, above, below))
        self._fill_bar(table, 0, self.formats.colours.line_2)
        self.leave(table)

    def _add_cut(self, cut: Cut) -> None:
        formats, link = self.formats, self.formats.text()
        formats.make_link(link, CONTINUE_OUTSIDE)
        said = tr("This article is too long to show in full.") + " "
        quiet = formats.text(colour=formats.colours.text_2)
        lines = formats.lines(formats.choice.px, above=8, below=formats.gap)
        self.add_line(lines, (said, quiet), (tr("Continue in the browser"), link))

    def _add_code(self, code: Code) -> None:
        above, below = (4 if code.first else 0), (self.formats.gap + 4 if code.last else 0)
        table = self.insert_table(1, 1, frame_format(code.indent, above, below))
        padding = QTextTableCellFormat()
        padding.setBackground(QColor(self.formats.colours.bg_sunken))
        padding.setLeftPadding(CODE_PADDING)
        padding.setRightPadding(CODE_PADDING)
        padding.setTopPadding(CODE_PADDING - 6 if code.first else 0)
        padding.setBottomPadding(CODE_PADDING - 4 if code.last else 0)
        self.enter(table, 0, 0)
        letters = self.formats.code_text()
        px = letters.font().pixelSize()
        lines = self.formats.lines(px, line=round(px * 1.55))
        lines.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.add_line(lines, (code.text.replace("\n", "\u2028"), letters))
        self.set_cell_format(table, 0, 0, padding)
        self.leave(table)

    def _add_quote(self, quote: Quote) -> None:
        made = frame_format(quote.indent, 0, self.formats.gap if quote.last else 0)
        text_column, bar_column = (0, 1) if quote.right_to_left else (1, 0)
        bar = QTextLength(QTextLength.Type.FixedLength, QUOTE_BAR)
        rest = QTextLength(QTextLength.Type.VariableLength, 0)
        made.setColumnWidthConstraints([rest, bar] if quote.right_to_left else [bar, rest])
        table = self.insert_table(1, 2, made)
        self._fill_bar(table, bar_column, self.formats.colours.line_2)
        padding = QTextTableCellFormat()
        (padding.setRightPadding if quote.right_to_left else padding.setLeftPadding)(QUOTE_GAP)
        self.enter(table, 0, text_column)
        outer = self.indented(quote.indent)
        self.write_inside(quote.blocks, lambda column: outer(column) - QUOTE_BAR - QUOTE_GAP, quiet=True)
        if quote.last:
            self.finish()
            self._set_last_margin(0)
        self.set_cell_format(table, 0, text_column, padding)
        self.leave(table)

    def indented(self, indent: int) -> Room:
        outer = self.room
        return lambda column: outer(column) - indent * LIST_INDENT

    def write_inside(self, blocks: tuple[Block, ...], room: Room, quiet: bool, small: bool = False) -> None:
        self._after_item = False
        before = (self.room, self.is_quiet, self._is_small)
        self.room, self.is_quiet, self._is_small = room, quiet, small or self._is_small
        for block in blocks:
            self.add(block)
        self.room, self.is_quiet, self._is_small = before
        self._after_item = False

    def _set_last_margin(self, margin: int) -> None:
        lines = self.cursor.blockFormat()
        lines.setBottomMargin(margin)
        self.cursor.setBlockFormat(lines)

    def insert_table(self, rows: int, columns: int, made: QTextTableFormat) -> QTextTable:
        if not self._fresh:
            self.cursor.insertBlock(no_height(), self.formats.text(1))
        self._fresh = False
        return self.cursor.insertTable(rows, columns, made)

    def enter(self, table: QTextTable, row: int, column: int) -> None:
        self.cursor.setPosition(table.cellAt(row, column).firstPosition())
        self._fresh = True

    def leave(self, table: QTextTable) -> None:
        self.finish()
        self.cursor.setPosition(table.lastPosition() + 1)
        self._fresh = True

    def _fill_bar(self, table: QTextTable, column: int, colour: str) -> None:
        self.enter(table, 0, column)
        self.start_block(no_height(), self.formats.text(1))
        cell_format = QTextTableCellFormat()
        cell_format.setBackground(QColor(colour))
        cell_format.setFont(self.formats.text(1).font())
        self.set_cell_format(table, 0, column, cell_format)

    def set_cell_format(self, table: QTextTable, row: int, column: int, cell_format: QTextTableCellFormat) -> None:
        """Call this once the cell is written: Qt stores its format in the first block, which writing replaces."""
        table.cellAt(row, column).setFormat(cell_format)

    _ADDERS: ClassVar[dict[type[Block], Callable[..., None]]] = {
        Paragraph: _add_paragraph,
        Figure: _add_figure,
        Code: _add_code,
        Quote: _add_quote,
        Table: lambda self, table: _TableBuilder(self, table).write(),
        Rule: lambda self, rule: self.add_rule(rule.indent),
        Cut: _add_cut,
    }


class _TableBuilder:
    """Writes a table with columns as wide as their words need: Qt would break words to fit it into the text. A table
    that is too wide makes the article scroll sideways."""

    def __init__(self, builder: Builder, table: Table) -> None:
        self._builder, self._table = builder, table
        self._formats = builder.formats
        self._grid = make_grid(table)

    def write(self) -> None:
        builder, mirrored = self._builder, self._table.right_to_left
        made = frame_format(self._table.indent, 2, self._formats.gap + 4, wide=False)
        made.setBorder(CELL_BORDER)
        made.setBorderCollapse(True)
        made.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        made.setBorderBrush(QBrush(QColor(self._formats.colours.line_2)))
        inserted = builder.insert_table(self._grid.rows, self._grid.columns, made)
        room = builder.indented(self._table.indent)
        placed = PlacedTable(inserted, self._find_needs(), room, mirrored)
        placed.fit(builder.document.column)
        builder.document.tables.append(placed)
        for place in self._grid.places:
            self._add_cell(inserted, place, placed.find_cell_room(place))
        builder.leave(inserted)

    def _find_needs(self) -> list[Need]:
        px = round(self._formats.choice.px * 0.85)
        plain = QFontMetricsF(self._formats.text(px, serif=False).font())
        bold = QFontMetricsF(self._formats.title(px).font())

        def measure(text: str, is_heading: bool) -> int:
            return round((bold if is_heading else plain).horizontalAdvance(text)) + 2

        return find_needs(self._grid, measure, 2 * CELL_PADDING + CELL_BORDER)

    def _add_cell(self, table: QTextTable, place: Place, room: Room) -> None:
        builder, grid = self._builder, self._grid
        mirrored = self._table.right_to_left
        column = grid.columns - place.column - place.columns if mirrored else place.column
        if place.rows > 1 or place.columns > 1:
            table.mergeCells(place.row, column, place.rows, place.columns)
        cell_format = QTextTableCellFormat()
        cell_format.setTopPadding(4)  # a line's own air lies above its letters
        cell_format.setBottomPadding(7)
        cell_format.setLeftPadding(CELL_PADDING)
        cell_format.setRightPadding(CELL_PADDING)
        if place.cell.heading:
            cell_format.setBackground(QColor(self._formats.colours.bg_sunken))
        builder.enter(table, place.row, column)
        builder.write_inside(place.cell.blocks, room, quiet=builder.is_quiet, small=True)
        builder.finish()
        builder.set_cell_format(table, place.row, column, cell_format)


Step = Callable[[Builder], None]


class Writing:
    """The steps still to be done on one document; a step writes one block or one header."""

    def __init__(self, builder: Builder) -> None:
        self.builder = builder
        self._sources: deque[Iterator[tuple[Step, ...]]] = deque()
        self._steps: deque[Step] = deque()
        self.letters = 0

    def then(self, step: Step) -> None:
        self._sources.append(iter(((step,),)))

    def then_blocks(self, portions: Iterable[tuple[Block, ...]]) -> None:
        self._sources.append(tuple(map(self._step_for, portion)) for portion in portions)

    def is_done(self) -> bool:
        return not self._steps and not self._sources

    def work(self) -> None:
        """Write one slice. Layout happens at its end, so the letters count as well as the time."""
        timer = QElapsedTimer()
        timer.start()
        stop = self.letters + SLICE_LETTERS
        self.builder.begin()
        while self.letters < stop and timer.elapsed() < SLICE_MS and self._refill():
            if self._steps:
                self._steps.popleft()(self.builder)
        if self.is_done():
            self.builder.finish()
        self.builder.end()

    def work_until(self, is_enough: Callable[[], bool], milliseconds: int) -> None:
        timer = QElapsedTimer()
        timer.start()
        while not self.is_done() and timer.elapsed() < milliseconds and not is_enough():
            self.work()

    def _refill(self) -> bool:
        """True if there is anything left, even a portion without blocks."""
        if self._steps:
            return True
        while self._sources:
            portion = next(self._sources[0], None)
            if portion is not None:
                self._steps.extend(portion)
                return True
            self._sources.popleft()
        return False

    def _step_for(self, block: Block) -> Step:
        def write(builder: Builder) -> None:
            builder.add(block)
            self.letters += weigh(block)

        return write


def weigh(block: Block) -> int:
    """The number of letters of plain text that cost about as much to lay out."""
    if isinstance(block, Paragraph):
        return 60 + sum(len(run.text) + 20 for run in block.runs)
    if isinstance(block, Code):
        return 200 + len(block.text)
    if isinstance(block, Quote):
        return 200 + 2 * sum(map(weigh, block.blocks))
    if isinstance(block, Table):
        cells = [cell for row in block.rows for cell in row]
        return sum(150 + 2 * sum(map(weigh, cell.blocks)) for cell in cells)
    return 200
