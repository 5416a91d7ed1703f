"""The blocks that an article consists of, plain and frozen; text made safe for layout; and paragraphs, code and tables
while they are composed. Pure.

Whatever a publisher wrote, an article is a flat row of blocks; only quotes and table cells hold others. In paragraphs
spaces collapse, equal runs join, and lone pictures become figures; long code is split at line ends.
"""

from __future__ import annotations

import re
from enum import StrEnum

from msgspec import Struct, field
from msgspec.structs import replace

from reader.html.text import find_direction


class Style(Struct, frozen=True):
    bold: bool = False
    italic: bool = False
    code: bool = False
    strike: bool = False
    underline: bool = False
    mark: bool = False
    small: bool = False
    above: bool = False
    below: bool = False
    link: str = ""


class Picture(Struct, frozen=True):
    url: str
    alt: str = ""
    width: int = 0
    """As the publisher says; 0 if unknown."""
    height: int = 0
    link: str = ""
    plays: bool = False
    """It stands for the video at the link; without an address there is only its name."""


class Run(Struct, frozen=True):
    text: str
    style: Style = Style()
    picture: Picture | None = None
    """A small picture among letters; `text` is then empty."""


class Kind(StrEnum):
    TEXT = "text"
    CAPTION = "caption"
    HEADING_1 = "h1"
    HEADING_2 = "h2"
    HEADING_3 = "h3"
    HEADING_4 = "h4"
    HEADING_5 = "h5"
    HEADING_6 = "h6"
    SUMMARY = "summary"
    """The line that opens and folds a part."""
    CONTINUED = "continued"
    """The rest of a paragraph that was too long for one."""


HEADINGS = (*(Kind.HEADING_1, Kind.HEADING_2, Kind.HEADING_3), *(Kind.HEADING_4, Kind.HEADING_5, Kind.HEADING_6))


class ListMark(Struct, frozen=True):
    """The mark of a paragraph that begins an item."""

    ordered: bool
    number: int


class Details(Struct, frozen=True):
    """A part of the article that can be folded away."""

    number: int
    is_open: bool


class Paragraph(Struct, frozen=True):
    runs: tuple[Run, ...]
    kind: Kind = Kind.TEXT
    right_to_left: bool = False
    indent: int = 0
    """The number of lists or definitions around it."""
    mark: ListMark | None = None
    details: Details | None = None
    """The part that a summary opens."""


class Figure(Struct, frozen=True):
    """A picture on a line of its own."""

    picture: Picture
    indent: int = 0
    mark: ListMark | None = None


class Code(Struct, frozen=True):
    text: str
    indent: int = 0
    first: bool = True
    last: bool = True
    """Long code is split into adjoining pieces, so that none takes long to lay out."""


class Quote(Struct, frozen=True):
    blocks: tuple[Block, ...]
    right_to_left: bool = False
    indent: int = 0
    first: bool = True
    last: bool = True


class Cell(Struct, frozen=True):
    blocks: tuple[Block, ...]
    columns: int = 1
    rows: int = 1
    heading: bool = False


class Table(Struct, frozen=True):
    rows: tuple[tuple[Cell, ...], ...]
    right_to_left: bool = False
    indent: int = 0


class Rule(Struct, frozen=True):
    indent: int = 0


class Cut(Struct, frozen=True):
    """The place where the article was cut off, because showing all of it would block the window."""


Block = Paragraph | Figure | Code | Quote | Table | Rule | Cut


LONGEST_WORD = 200
_BREAK = "\u200b"
"""Invisible, and a line may end there."""
# Control characters; Qt's own marks for pictures and frames inside a document; direction overrides (they make
# an address read backwards); halves of characters.
_FORBIDDEN = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\ufdd0-\ufdef\ufff9-\ufffc\ufffe\uffff\ud800-\udfff]"
)
_MARKS = "[\u0300-\u036f\u0483-\u0489\u0e31-\u0e4e\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe2f]"
_HEAPED_MARKS = re.compile(f"({_MARKS}{{6}}){_MARKS}+")
# Scripts written without spaces break anywhere by themselves.
_ENDLESS_WORD = re.compile(rf"([^\s\u2e80-\ud7ff\uf900-\uffef\u200b]{{{LONGEST_WORD}}})(?=[^\s])")
_CJK_LINE = re.compile(r"([\u3001-\u30ff\u3400-\u9fff\uff00-\uffef])[^\S\n]*+\n\s*+(?=[\u3001-\u30ff\u3400-\u9fff])")
_SPACES = re.compile(r"[ \t\r\n]+")


def clean(text: str) -> str:
    """Remove what must never reach the document; line breaks stay."""
    return _HEAPED_MARKS.sub(r"\1", _FORBIDDEN.sub("", text))


def break_endless_words(text: str) -> str:
    """Insert places to break into words longer than any line."""
    return _ENDLESS_WORD.sub(f"\\1{_BREAK}", text) if len(text) > LONGEST_WORD else text


def join_endless_words(text: str) -> str:
    """Remove these breaks from what leaves the window: in a pasted address nobody would see them."""
    return text.replace(_BREAK, "")


def collapse_spaces(text: str) -> str:
    """Turn any white space into one space; drop a new line between characters of a script without spaces."""
    return _SPACES.sub(" ", _CJK_LINE.sub(r"\1", text))


LONGEST_PARAGRAPH = 6000
RUN_COST, LINE_COST = 8, 20
"""A change of style or a line break costs a layout as much as this many letters."""
LARGEST_INLINE_PX = 64
LINE_BREAK = "\u2028"
PLAYS = "▶ "
"""Our parser puts this before the name of a video."""
PLAYER_WIDTH, PLAYER_HEIGHT = 448, 252
PIECE_LETTERS = 3_000
MOST_COLUMNS = 30
PART_CELLS, PART_LETTERS, PAGE_LETTERS, PAGE_BLOCKS = 400, 6_000, 12_000, 1_000


class _OpenRun(Struct):
    """A run while text is added; joined only once, as a hostile page may add letter by letter."""

    style: Style
    parts: list[str] = field(default_factory=list)
    picture: Picture | None = None


class ParagraphWriter:
    def __init__(self) -> None:
        self._runs: list[_OpenRun] = []
        self.letters = 0

    def is_empty(self) -> bool:
        return not self._runs

    def add_text(self, text: str, style: Style) -> int:
        """Add the text with its spaces collapsed; return the number of letters added."""
        text = collapse_spaces(clean(text))
        if not self._runs or self._last_text().endswith((" ", LINE_BREAK)):
            text = text.lstrip(" ")
        if not text:
            return 0
        text = break_endless_words(text)
        self._append(text, style)
        self.letters += len(text)
        return len(text)

    def add_line_break(self) -> bool:
        """Return False if the line is already broken: two breaks make a paragraph."""
        if not self._runs or self._last_text().endswith(LINE_BREAK):
            return False
        self._append(LINE_BREAK, self._runs[-1].style)
        self.letters += LINE_COST
        return True

    def add_picture(self, picture: Picture) -> None:
        self._runs.append(_OpenRun(Style(link=picture.link), picture=picture))

    def finish(
        self, kind: Kind, right_to_left: bool | None, fallback: bool, indent: int, mark: ListMark | None
    ) -> list[Paragraph | Figure]:
        """Take what was written, as one paragraph or as figures."""
        runs = _trimmed([Run("".join(run.parts), run.style, run.picture) for run in self._runs])
        self._runs, self.letters = [], 0
        if not runs:
            return []
        if player := _find_player(runs):
            return [Figure(player, indent, mark)]
        pictures = [run.picture for run in runs if run.picture]
        are_small = all(0 < picture.width <= LARGEST_INLINE_PX for picture in pictures)
        if not are_small and not any(run.text.strip(" " + LINE_BREAK) for run in runs):
            return [Figure(picture, indent, None if place else mark) for place, picture in enumerate(pictures)]
        if right_to_left is None:
            right_to_left = find_direction("".join(run.text for run in runs))
        direction = fallback if right_to_left is None else right_to_left
        return [Paragraph(tuple(runs), kind, direction, indent, mark)]

    def _append(self, text: str, style: Style) -> None:
        last = self._runs[-1] if self._runs else None
        if last is None or last.picture or last.style != style:
            last = _OpenRun(style)
            self._runs.append(last)
            self.letters += RUN_COST
        last.parts.append(text)

    def _last_text(self) -> str:
        return self._runs[-1].parts[-1] if self._runs and self._runs[-1].parts else ""


def _trimmed(runs: list[Run]) -> list[Run]:
    while runs and not runs[-1].picture:
        text = runs[-1].text.rstrip(" " + LINE_BREAK)
        if text:
            runs[-1] = replace(runs[-1], text=text)
            break
        runs.pop()
    return runs


def _find_player(runs: list[Run]) -> Picture | None:
    """A picture of our own for a link to a video that has none."""
    run = runs[0]
    if len(runs) != 1 or not run.style.link or not run.text.startswith(PLAYS):
        return None
    name = run.text.removeprefix(PLAYS)
    return Picture("", name, PLAYER_WIDTH, PLAYER_HEIGHT, run.style.link, plays=True)


class CodeWriter:
    def __init__(self, indent: int, splits: bool = True) -> None:
        """`splits`: hand on long code in pieces."""
        self._indent, self._splits = indent, splits
        self._parts: list[str] = []
        self._letters = self._pieces = 0

    def add(self, text: str) -> int:
        """Add code; return the number of letters added."""
        text = break_endless_words(clean(text.replace("\r\n", "\n").replace("\r", "\n")))
        self._parts.append(text)
        self._letters += len(text)
        return len(text)

    def is_long(self) -> bool:
        return self._splits and self._letters > PIECE_LETTERS

    def finish(self, last: bool) -> list[Code]:
        """Take the code up to its last whole line; at the end, all of it."""
        text = "".join(self._parts)
        text = text if self._pieces else text.removeprefix("\n")
        keep = "" if last else text[text.rfind("\n") + 1 :][:PIECE_LETTERS]
        self._parts, self._letters = [keep], len(keep)
        whole = text[: len(text) - len(keep)].rstrip("\n")
        pieces = _cut(whole) if self._splits else [whole]
        made = []
        for number, piece in enumerate(pieces, start=1):
            ends = last and number == len(pieces)
            made.append(Code(piece, self._indent, self._pieces == 0, ends))
            self._pieces += 1
        return made


def _cut(text: str) -> list[str]:
    """Split at line ends; break a line that is longer than a piece."""
    pieces = []
    while len(text) > PIECE_LETTERS:
        at = text.rfind("\n", 0, PIECE_LETTERS)
        pieces.append(text[:at] if at > 0 else text[:PIECE_LETTERS])
        text = text[at + 1 :] if at > 0 else text[PIECE_LETTERS:]
    return [*pieces, text]


class TableWriter:
    """Collects a table; one that only lays out a page is undone."""

    def __init__(self, indent: int) -> None:
        self.indent = indent
        self.rows: list[list[Cell]] = []
        self.cells = self.letters = self.blocks = 0
        self._is_page = False

    def start_row(self) -> None:
        self.rows.append([])

    def add_cell(self, cell: Cell, letters: int) -> None:
        self.rows[-1].append(cell)
        self.cells += 1
        self.blocks += len(cell.blocks)
        self.letters += letters

    def is_long(self) -> bool:
        """True if it must be handed on in parts, as no part may take long to lay out."""
        return self.cells > PART_CELLS or self.letters > PART_LETTERS

    def start_part(self) -> None:
        """Start counting again, for a long table that stays in one piece."""
        self._is_page = self._is_page or self._counts_as_page(1)
        self.cells = self.letters = self.blocks = 0

    def finish(self, inner: bool, too_deep: bool) -> list[Block]:
        """The table, or only the text of its cells if the grid cannot be drawn or does not matter: a single column, or
        a whole page in cells."""
        rows = tuple(tuple(row) for row in self.rows if row)
        if not rows:
            return []
        columns = max(sum(cell.columns for cell in row) for row in rows)
        is_layout = max(map(len, rows)) == 1 or columns > MOST_COLUMNS or self._is_page
        if too_deep or is_layout or self._counts_as_page(8 if inner else 1):
            return [block for row in rows for cell in row for block in cell.blocks]
        first = next((cell.blocks[0] for row in rows for cell in row if cell.blocks), None)
        return [Table(rows, bool(getattr(first, "right_to_left", False)), self.indent)]

    def _counts_as_page(self, share: int) -> bool:
        is_long = self.letters > PAGE_LETTERS // share or self.blocks > PAGE_BLOCKS // share
        return is_long or self.cells > 2 * PART_CELLS
