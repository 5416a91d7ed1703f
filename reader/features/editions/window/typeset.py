"""Sets the text of an edition in columns with Qt's text documents: XHTML to lines, pictures and rows of tables.

On any thread that has a font database; what was set stays on it. Measures are in tenths of a point: fine enough that
letters are at the same place on screen and on paper.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache
from string import Template

import pyphen
from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QRectF, QUrl
from PySide6.QtGui import (
    QFont,
    QImage,
    QPainter,
    QTextBlock,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextTable,
)

from reader.core.paths import get_resources
from reader.features.editions.records import Article
from reader.html.blocks import Block, Cell, Cut, Figure, Kind, Paragraph, Picture, Quote, Run, Table
from reader.html.prepare import Limits, prepare_all
from reader.html.xhtml import write_blocks

LINE = 135.0
"""The line height of text: everything begins at a multiple of it, so that lines of both columns meet."""
BODY, SMALL = 100, 84
INK, QUIET = "#1a1815", "#55524c"
DISPLAY = "'Playfair Display', 'Noto Serif Display', 'Bodoni 72', 'Didot', 'Bodoni MT', 'Georgia', 'Noto Serif'"
TEXT = "'Noto Serif', 'Source Serif 4', 'Charter', 'Georgia', 'Cambria', 'DejaVu Serif'"
SANS = "'Inter', 'Noto Sans', 'Helvetica Neue', 'Segoe UI', 'Arial', 'DejaVu Sans'"
MONO = "'Noto Sans Mono', 'DejaVu Sans Mono', 'Menlo', 'Consolas'"
PRINTED = Limits(letters=400_000, pictures=12, blocks=4_000)
MOST_COLUMNS, TALLEST_ROW, TALLEST_PICTURE = 5, 24, 24
LEAST_PICTURE_PX = 120
QUOTE_INDENT, BAR = 110.0, 10.0
DROP_LINES = 3
AIR = 47.0
"""Above a picture and below."""
OBJECT = "\ufffc"
"""The place of a picture in a document's text."""
_NEVER_HYPHENATED = frozenset(("ja", "zh", "ko", "th", "ar", "fa", "he", "yi"))
"""Languages that are justified although they have no hyphenation."""
_WORD = re.compile(r"(?<![\w:/@\\.])[^\W\d_]{6,40}(?![\w:/@\\]|\.\w)")
"""A word to hyphenate; none of an address, where a hyphen would look like a part of it."""
_FIXED = "-qt-line-height-type: fixed; line-height:"
_RUNNING = re.compile(r'<table.*?(?:</table>|\Z)|<p(?=>| class="first"| dir)', re.DOTALL)
_CAPTION = re.compile(r'(<p class="picture">[^\n]*)</p>\n<p class="caption"[^>]*>(.*?)</p>', re.DOTALL)
_LIST_AT_HEAD = re.compile(r"(</h[34]>\s*<[uo]l)")
_LETTER = re.compile(r'^<p( align="justify")? class="first">([^\W\d_])(?=[^<]{120})')

FindImage = Callable[[str], QImage | None]


def whole_lines(height: float) -> float:
    """The next multiple of a line."""
    return -(-(height - 1e-3) // LINE) * LINE


class Item(Struct, frozen=True):
    """A line, a picture or a row of a table: a strip of a document that was set."""

    document: QTextDocument | None
    y: float
    height: float
    keeps_next: bool = False
    """The next item must follow directly, as the text after a heading."""
    is_space: bool = False
    """Left out at the top of a column."""
    floats: bool = False
    """A picture: if it does not fit, it goes to the top of the next column and text fills up."""
    bars: tuple[float, ...] = ()
    """The x of the bars of quotes beside it."""

    def paint(self, painter: QPainter, x: float, y: float, height: float) -> None:
        """`height`: with the strips that follow it in the document."""
        if self.document is not None:
            painter.save()
            painter.translate(x, y - self.y)
            strip = QRectF(-60.0, self.y, self.document.textWidth() + 120.0, height)
            self.document.drawContents(painter, strip)
            painter.restore()


def make_space(lines: float = 1.0) -> Item:
    return Item(None, 0.0, lines * LINE, is_space=True)


def make_font(families: str, size: int, *, bold: bool = False) -> QFont:
    """A font without hinting: letters must be as wide on screen as on paper."""
    font = QFont([name.strip(" '") for name in families.split(",")])
    font.setPixelSize(size)
    font.setBold(bold)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


class _Document(QTextDocument):
    """Shows the pictures it was given, and opens no file or address that its text names."""

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        return None


@cache
def _load_style() -> str:
    style = Template((get_resources() / "edition" / "paper.css").read_text("utf-8"))
    return style.substitute(display=DISPLAY, sans=SANS, mono=MONO)


def set_html(html: str, width: float, images: dict[str, QImage] | None = None) -> QTextDocument:
    """Set XHTML that names no other pictures than these."""
    document = _Document()
    document.setUndoRedoEnabled(False)
    document.setDocumentMargin(0.0)
    document.setIndentWidth(180.0)
    document.setUseDesignMetrics(True)
    document.setDefaultFont(make_font(TEXT, BODY))
    document.setDefaultStyleSheet(_load_style())
    for name, image in (images or {}).items():
        document.addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(name), image)
    document.setHtml(html)
    document.setTextWidth(width)
    return document


def set_article(
    article: Article, width: float, find_image: FindImage, head: str = "", *, has_drop_cap: bool = False
) -> list[Item]:
    """Set an article below its `head` of XHTML; tables too wide or too tall for a column become lines."""
    blocks = _without_title(prepare_all(article.html, article.right_to_left or None, PRINTED), article.title)
    images: dict[str, QImage] = {}

    def write_picture(picture: Picture) -> str:
        image = find_image(picture.url) if picture.url in article.pictures else None
        if image is None or image.isNull() or image.width() < LEAST_PICTURE_PX:
            return ""
        height = whole_lines(min(width * image.height() / image.width(), TALLEST_PICTURE * LINE)) - 2 * AIR
        wide = min(width, height * image.width() / image.height())
        name = f"picture:{len(images)}"
        images[name] = _crop(image, wide / height)
        return f'<img src="{name}" width="{wide:.0f}" height="{height:.0f}"/>'

    items: list[Item] = []
    for with_tables in (True, False):
        body = write_blocks(_prepare(blocks, article.language, with_tables), write_picture)
        body = _adapt(body, article.language)
        body = _add_drop_cap(body) if has_drop_cap and not article.right_to_left else body
        document = set_html(head + body, width, images)
        items = list(list_items(document))
        is_tall = any(item.height > TALLEST_ROW * LINE and not item.floats for item in items)
        if document.size().width() <= width + 1.0 and not is_tall:
            break
    return items


def _adapt(body: str, language: str) -> str:
    """Adapt XHTML to Qt, whose style sheets know neither justified text nor captions that stay with their picture."""
    body = body.replace("<hr/>", '<p class="rule">———</p>')
    body = _CAPTION.sub(r'\1<br/><span class="caption">\2</span></p>', body)
    body = _LIST_AT_HEAD.sub(r'\1 style="margin-top: 0"', body)
    for tag in ("h3", "h4"):
        body = body.replace(f"<{tag}", '<p class="heading"').replace(f"</{tag}>", "</p>")
    body = body.replace("<table", '<table width="100%" cellspacing="0" cellpadding="0" border="0"')
    primary = language.partition("-")[0].lower()
    if primary in _NEVER_HYPHENATED or _find_dictionary(language):
        body = _RUNNING.sub(lambda at: at[0] if at[0] != "<p" else '<p align="justify"', body)
    return body


def _add_drop_cap(body: str) -> str:
    size = round(LINE * DROP_LINES * 1.02)
    letter = f"font-family: {DISPLAY}; font-weight: bold; font-size: {size}px; {_FIXED} {LINE * DROP_LINES}px"
    return _LETTER.sub(
        rf'<table style="float: left; margin: 0" cellspacing="0" cellpadding="0" border="0"><tr><td style="border: 0;'
        rf' padding-right: 40px"><p class="first" style="{letter}">\2</p></td></tr></table><p\1 class="first">',
        body,
    )


def _prepare(blocks: Iterable[Block], language: str, with_tables: bool) -> Iterator[Block]:
    """Hyphenate blocks, put the pictures of a paragraph below it, and turn tables that do not fit into text."""
    for block in blocks:
        match block:
            case Paragraph(runs):
                if any(run.text.strip() for run in runs):
                    yield replace(block, runs=tuple(_hyphenate(block, language)))
                yield from (Figure(run.picture, block.indent) for run in runs if run.picture)
            case Quote(inside):
                yield replace(block, blocks=tuple(_prepare(inside, language, with_tables)))
            case Table(rows) if with_tables and max(map(len, rows), default=0) <= MOST_COLUMNS:
                order = -1 if block.right_to_left else 1  # Qt begins every table at the left
                yield Table(tuple(tuple(map(_without_pictures, row[::order])) for row in rows))
            case Table(rows):
                for row in rows:
                    yield Paragraph(tuple(_join_cells(row)), Kind.TEXT, block.right_to_left)
            case _:
                yield block


def _without_pictures(cell: Cell) -> Cell:
    blocks = (one for one in _prepare(cell.blocks, "", True) if not isinstance(one, Figure | Table))
    return replace(cell, blocks=tuple(blocks))


def _join_cells(row: Iterable[Cell]) -> Iterator[Run]:
    for place, cell in enumerate(row):
        yield Run(" · " if place else "")
        for block in cell.blocks:
            if isinstance(block, Paragraph):
                yield from (run for run in block.runs if run.picture is None)


def _hyphenate(paragraph: Paragraph, language: str) -> Iterator[Run]:
    is_running = paragraph.kind in (Kind.TEXT, Kind.CONTINUED)
    for run in paragraph.runs:
        if run.picture is None:
            is_whole = run.style.code or not is_running
            yield run if is_whole else replace(run, text=add_soft_hyphens(run.text, language))


def add_soft_hyphens(text: str, language: str) -> str:
    """Mark where words may be broken; names and addresses stay whole."""
    found = _find_dictionary(language)
    if found is None:
        return text
    insert = found.inserted
    return _WORD.sub(lambda at: insert(at[0], "\u00ad") if at[0][1:].islower() else at[0], text)


@lru_cache(maxsize=4)
def _find_dictionary(language: str) -> pyphen.Pyphen | None:
    name = pyphen.language_fallback(language.replace("-", "_")) if language else None
    return pyphen.Pyphen(lang=name, left=2, right=3) if name else None


def _without_title(blocks: list[Block], title: str) -> list[Block]:
    """Drop a first paragraph that only repeats the title."""
    first = blocks[0] if blocks else Cut()
    is_title = isinstance(first, Paragraph) and " ".join("".join(r.text for r in first.runs).split()) == title
    return blocks[1:] if is_title else blocks


def _crop(image: QImage, ratio: float) -> QImage:
    """Turn a picture grey and cut it above and below, to the height of the lines beside it."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    height = min(round(grey.width() / ratio), grey.height())
    return grey.copy(0, (grey.height() - height) // 2, grey.width(), height) if height > 0 else grey


def list_items(document: QTextDocument) -> Iterator[Item]:
    """The strips of a document from the top, with the spaces between them."""
    bottom, block = 0.0, document.begin()
    while block.isValid():
        table = QTextCursor(block).currentTable()
        is_drop_cap = table is not None and table.format().position() != QTextFrameFormat.Position.InFlow
        strips = _list_lines(document, block) if table is None else _list_rows(document, table)
        for strip in strips if not is_drop_cap else ():
            if strip.y - bottom > 1.0 and bottom:
                yield make_space((strip.y - bottom) / LINE)
            yield strip
            bottom = strip.y + strip.height
        block = block.next() if table is None else document.findBlock(table.lastPosition() + 1)


def _list_lines(document: QTextDocument, block: QTextBlock) -> list[Item]:
    """The lines of a block, the first and the last two kept together; a title or a picture is one strip."""
    if not block.text().strip():
        return []
    place, form = document.documentLayout().blockBoundingRect(block), block.blockFormat()
    count = block.layout().lineCount()
    policy, height = form.pageBreakPolicy(), form.lineHeight()
    keeps_next = bool(policy & QTextFormat.PageBreakFlag.PageBreak_AlwaysAfter)
    if OBJECT in block.text():
        return [Item(document, place.y() - AIR, place.height() + AIR, floats=True)]
    if policy & QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore:
        return [Item(document, place.y(), height * count + form.bottomMargin(), keeps_next)]
    bars, together = _list_bars(form, document.textWidth()), (0, count - 2) if count > 1 else ()
    return [
        Item(document, place.y() + number * height, height, keeps_next or number in together, bars=bars)
        for number in range(count)
    ]


def _list_bars(form: QTextBlockFormat, width: float) -> tuple[float, ...]:
    """The bars of the quotes around a block. Only quotes indent by 110, so the tens of a margin count them."""
    left, right = (round(margin / 10) % 10 for margin in (form.leftMargin(), form.rightMargin()))
    return (
        *(QUOTE_INDENT * depth for depth in range(left)),
        *(width - QUOTE_INDENT * depth - BAR for depth in range(right)),
    )


def _list_rows(document: QTextDocument, table: QTextTable) -> list[Item]:
    """The rows of a table; rows that share a cell are one strip."""
    layout = document.documentLayout()
    cells = [[table.cellAt(row, column) for column in range(table.columns())] for row in range(table.rows())]
    begun = [[cell for cell in row if cell.row() == number] for number, row in enumerate(cells)]
    tops = [
        min(layout.blockBoundingRect(cell.firstCursorPosition().block()).y() for cell in row) for row in begun if row
    ]
    ends = [*tops[1:], layout.frameBoundingRect(table).bottom() - 2 * table.format().bottomMargin()]
    return [Item(document, top, end - top) for top, end in zip(tops, ends, strict=True)]
