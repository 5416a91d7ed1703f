"""A piece of the paper as items of a column: its head, its text with all that it holds, its pictures in greys."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtGui import QFontMetricsF, QImage

from reader.edition.words import PaperWords
from reader.gui.article.content.blocks import (
    Block,
    Code,
    Cut,
    Figure,
    Kind,
    Paragraph,
    Quote,
    Rule,
    Run,
    Table,
)
from reader.gui.article.content.prepare import Limits, prepare_all
from reader.gui.paper.fonts import make_display, make_mono, make_sans, make_text
from reader.gui.paper.items import (
    Item,
    make_block,
    make_lines,
    make_picture,
    make_rule,
    make_space,
    paint_both,
)
from reader.gui.paper.measures import (
    BODY,
    CODE,
    DROP_LINES,
    HEADING,
    INDENT,
    LINE,
    PIECE_TITLE,
    SMALL,
    whole_lines,
)
from reader.gui.paper.place import Place
from reader.gui.paper.table_setter import set_table
from reader.gui.paper.text_setter import TextStyle, plain, set_text
from reader.model.editions import Piece

FindImage = Callable[[str], QImage | None]
PRINTED = Limits(letters=400_000, pictures=12, blocks=4_000)
TALLEST_PICTURE = 24
"""Lines."""
LEAST_PICTURE_PX = 120
QUOTE_INDENT, LIST_INDENT = 110.0, 130.0


class _Mark(Struct, frozen=True):
    item: Item
    width: float
    """With the space behind it."""


class PieceSetter:
    def __init__(self, piece: Piece, words: PaperWords, width: float, find_image: FindImage) -> None:
        self._piece, self._words, self._find_image = piece, words, find_image
        self._place = Place(width)
        self._language = piece.language or words.code
        self._is_first = True

    def set_head(self) -> list[Item]:
        """Title and byline in the column; the text must follow."""
        piece = self._piece
        facts = f"{self._words.byline(piece)} · {self._words.facts_of(piece)}"
        style = TextStyle(make_display(PIECE_TITLE), self._language, piece.right_to_left, justified=False)
        layout = set_text(
            plain(self._words.piece_title(piece)), style, lambda number: (0.0, self._place.width)
        )
        title = make_block(layout, PIECE_TITLE * 1.22)
        return [title, *self._set_plain(facts, make_sans(SMALL)), make_space()]

    def set_short_head(self) -> list[Item]:
        font = make_text(BODY)
        font.setBold(True)
        named = self._set_plain(self._words.piece_title(self._piece), font)
        return [*named, *self._set_plain(self._words.byline(self._piece), make_sans(SMALL))]

    def set_body(self, *, with_drop_cap: bool = False) -> list[Item]:
        blocks = prepare_all(self._piece.html, self._piece.right_to_left or None, PRINTED)
        items: list[Item] = []
        for block in _without_title(blocks, self._words.piece_title(self._piece)):
            drop = with_drop_cap and not items and _can_drop(block)
            made = self._set_drop_cap(block) if drop else self._set(block, self._place)
            if items and items[-1].floats and _is_caption(block):
                items[-1] = replace(items[-1], keeps_next=True)
                made = _join_picture(made)
            items += made
        return items

    # --- blocks -------------------------------------------------------------------------------

    def _set(self, block: Block, place: Place) -> list[Item]:
        match block:
            case Paragraph():
                return list(self._set_paragraph(block, place))
            case Figure(picture, indent):
                return self._set_picture(picture.url, place.inside(LIST_INDENT * indent))
            case Code(text):
                return self._set_code(text, place)
            case Quote(blocks):
                return self._set_quote(blocks, place)
            case Table():
                style = TextStyle(make_text(SMALL), self._language, block.right_to_left, justified=False)
                return [
                    make_space(0.5),
                    *set_table(block, style, place.width, place.left_of(block.right_to_left)),
                    make_space(0.5),
                ]
            case Rule():
                return [make_rule(place.width)]
            case Cut():
                return self._set_plain("…", make_text(BODY))

    def _set_paragraph(self, paragraph: Paragraph, place: Place) -> Iterator[Item]:
        place = place.inside(LIST_INDENT * paragraph.indent)
        if any(run.text.strip() for run in paragraph.runs):
            if paragraph.kind in (Kind.HEADING_1, Kind.HEADING_2, Kind.HEADING_3, Kind.SUMMARY):
                yield from self._set_heading(paragraph, place)
            elif paragraph.kind is Kind.CAPTION:
                yield from self._set_caption(paragraph, place)
            else:
                yield from self._set_running(paragraph, place)
        yield from self._set_pictures(paragraph, place)

    def _set_pictures(self, paragraph: Paragraph, place: Place) -> Iterator[Item]:
        """Those in its text, below it."""
        for run in paragraph.runs:
            if run.picture is not None:
                yield from self._set_picture(run.picture.url, place)

    def _set_running(self, paragraph: Paragraph, place: Place) -> list[Item]:
        first = 0.0
        if (
            paragraph.mark is None
            and not self._is_first
            and paragraph.kind is Kind.TEXT
            and not paragraph.indent
        ):
            first = INDENT
        self._is_first = False
        from_right = paragraph.right_to_left
        style, left = self._style(from_right), place.left_of(from_right)
        mark = self._set_mark(paragraph, left, place.width) if paragraph.mark else None
        hang = mark.width if mark else 0.0

        def room(number: int) -> tuple[float, float]:
            by = first if number == 0 else 0.0
            return (left if from_right else left + by + hang), place.width - by - hang

        layout = set_text(paragraph.runs, style, room)
        items = make_lines(layout, [LINE] * layout.lineCount(), bar=place.bar_of(from_right))
        return [paint_both(items[0], mark.item), *items[1:]] if mark and items else items

    def _set_mark(self, paragraph: Paragraph, left: float, width: float) -> _Mark:
        """The sign of a list, apart from its text: full lines stretch spaces, and the text would begin anywhere."""
        mark = paragraph.mark
        sign = f"{mark.number}." if mark and mark.ordered else "•"
        font = make_text(BODY)
        style = TextStyle(font, self._language, paragraph.right_to_left, justified=False)
        layout = set_text(plain(sign), style, lambda number: (left, width))
        return _Mark(make_lines(layout, [LINE])[0], QFontMetricsF(font).horizontalAdvance(sign + " "))

    def _set_heading(self, paragraph: Paragraph, place: Place) -> list[Item]:
        font = make_text(HEADING)
        font.setBold(True)
        self._is_first = True
        style = TextStyle(font, self._language, paragraph.right_to_left, justified=False)
        left = place.left_of(paragraph.right_to_left)
        layout = set_text(paragraph.runs, style, lambda number: (left, place.width))
        lines = make_lines(layout, [LINE] * layout.lineCount(), keeps_next=True)
        return [make_space(), *lines]

    def _set_caption(self, paragraph: Paragraph, place: Place) -> list[Item]:
        style = TextStyle(make_sans(SMALL - 6), self._language, paragraph.right_to_left, justified=False)
        left = place.left_of(paragraph.right_to_left)
        layout = set_text(paragraph.runs, style, lambda number: (left, place.width))
        return [*make_lines(layout, [LINE] * layout.lineCount()), make_space()]

    def _set_quote(self, blocks: Sequence[Block], place: Place) -> list[Item]:
        self._is_first = True
        inner = place.inside(QUOTE_INDENT, bar=True)
        items = [item for block in blocks for item in self._set(block, inner)]
        self._is_first = True
        return [make_space(0.5), *items, make_space(0.5)]

    def _set_code(self, text: str, place: Place) -> list[Item]:
        items: list[Item] = []
        style = TextStyle(make_mono(CODE), justified=False, wraps_anywhere=True)
        for line in text.rstrip("\n").split("\n")[:2_000]:
            layout = set_text(
                (Run(line.expandtabs(4) or " "),), style, lambda number: (place.inset, place.width)
            )
            items += make_lines(layout, [LINE] * layout.lineCount(), bar=place.bar)
        self._is_first = True
        return [make_space(0.5), *items, make_space(0.5)]

    def _set_picture(self, url: str, place: Place) -> list[Item]:
        image = self._find_image(url) if url in self._piece.pictures else None
        if image is None or image.isNull() or image.width() < LEAST_PICTURE_PX:
            return []
        height = min(place.width * image.height() / image.width(), TALLEST_PICTURE * LINE)
        lines = whole_lines(height + LINE * 0.7)
        shown = lines - LINE * 0.7
        width = min(place.width, shown * image.width() / image.height())
        return [
            make_picture(_cut(image, width / shown), width, lines, place.inset + (place.width - width) / 2)
        ]

    def _set_plain(self, text: str, font: object) -> list[Item]:
        style = TextStyle(font, self._language, self._piece.right_to_left, justified=False)  # type: ignore[arg-type]
        place = self._place
        layout = set_text(plain(text), style, lambda number: (place.inset, place.width))
        return make_lines(layout, [LINE] * layout.lineCount(), keeps_next=True)

    def _style(self, right_to_left: bool) -> TextStyle:
        return TextStyle(make_text(BODY), self._language, right_to_left)

    # --- the lead -------------------------------------------------------------------------------

    def _set_drop_cap(self, block: Block) -> list[Item]:
        """The first letter over three lines, the text beside it."""
        assert isinstance(block, Paragraph)
        first, *rest = block.runs
        letter, runs = first.text.lstrip()[:1], (replace(first, text=first.text.lstrip()[1:]), *rest)
        font = make_display(round(LINE * DROP_LINES * 1.02))
        cap = set_text(plain(letter), TextStyle(font, justified=False), lambda number: (0.0, 10_000.0))
        width = cap.lineAt(0).naturalTextWidth() + 40.0
        place = self._place

        def room(number: int) -> tuple[float, float]:
            by = width if number < DROP_LINES else 0.0
            return place.inset + by, place.width - by

        self._is_first = False
        layout = set_text(runs, self._style(False), room)
        if layout.lineCount() < DROP_LINES:
            self._is_first = True
            return list(self._set_paragraph(block, place))
        items = make_lines(layout, [LINE] * layout.lineCount())
        drawn = make_lines(cap, [LINE * DROP_LINES])[0]
        kept = [replace(item, keeps_next=True) for item in items[: DROP_LINES - 1]]
        lines = [paint_both(kept[0], drawn, LINE * 0.08), *kept[1:], *items[DROP_LINES - 1 :]]
        return [*lines, *self._set_pictures(block, place)]


def _can_drop(block: Block) -> bool:
    if not isinstance(block, Paragraph) or block.kind is not Kind.TEXT or block.right_to_left or block.mark:
        return False
    text = block.runs[0].text.lstrip() if block.runs else ""
    return text[:1].isalpha() and text[:1].isupper() and len("".join(run.text for run in block.runs)) > 200


def _is_caption(block: Block) -> bool:
    return isinstance(block, Paragraph) and block.kind is Kind.CAPTION


def _join_picture(items: list[Item]) -> list[Item]:
    """A caption goes wherever its picture goes."""
    last = max((place for place, item in enumerate(items) if not item.is_space), default=-1)
    return [
        item if item.is_space else replace(item, floats=True, keeps_next=place < last)
        for place, item in enumerate(items)
    ]


def _without_title(blocks: Iterable[Block], title: str) -> Iterator[Block]:
    """A page often begins with its own title once more."""
    for place, block in enumerate(blocks):
        if (
            place == 0
            and isinstance(block, Paragraph)
            and " ".join("".join(r.text for r in block.runs).split()) == title
        ):
            continue
        yield block


def _cut(image: QImage, ratio: float) -> QImage:
    """In greys, cut above and below so that it is exactly as high as the lines beside it."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    height = min(round(grey.width() / ratio), grey.height())
    return grey.copy(0, (grey.height() - height) // 2, grey.width(), height) if height > 0 else grey
