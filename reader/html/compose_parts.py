"""Paragraphs, code and tables while they are composed. Pure.

In paragraphs spaces collapse, equal runs join, and lone pictures become figures; long code is split at line ends.
"""

from __future__ import annotations

from msgspec import Struct, field
from msgspec.structs import replace

from reader.html.blocks import (
    Block,
    Cell,
    Code,
    Figure,
    Kind,
    ListMark,
    Paragraph,
    Picture,
    Run,
    Style,
    Table,
    break_endless_words,
    clean,
    collapse_spaces,
)
from reader.html.text import find_direction

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
        if _is_row_of_pictures(runs):
            pictures = (run.picture for run in runs if run.picture)
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


def _is_row_of_pictures(runs: list[Run]) -> bool:
    pictures = [run.picture for run in runs if run.picture]
    if not pictures or any(run.text.strip(" " + LINE_BREAK) for run in runs):
        return False
    return not all(0 < picture.width <= LARGEST_INLINE_PX for picture in pictures)


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
        """The table, or only the text of its cells if the grid does not matter or cannot be drawn."""
        rows = tuple(tuple(row) for row in self.rows if row)
        if not rows:
            return []
        if too_deep or self._is_layout(rows, inner):
            return [block for row in rows for cell in row for block in cell.blocks]
        return [Table(rows, _runs_right_to_left(rows), self.indent)]

    def _is_layout(self, rows: tuple[tuple[Cell, ...], ...], inner: bool) -> bool:
        """True for a single column, or a whole page in cells."""
        if max(map(len, rows)) == 1:
            return True
        columns = max(sum(cell.columns for cell in row) for row in rows)
        return columns > MOST_COLUMNS or self._is_page or self._counts_as_page(8 if inner else 1)

    def _counts_as_page(self, share: int) -> bool:
        is_long = self.letters > PAGE_LETTERS // share or self.blocks > PAGE_BLOCKS // share
        return is_long or self.cells > 2 * PART_CELLS


def _runs_right_to_left(rows: tuple[tuple[Cell, ...], ...]) -> bool:
    """The direction of its first cell that is not empty."""
    first = next((cell.blocks[0] for row in rows for cell in row if cell.blocks), None)
    return bool(getattr(first, "right_to_left", False))
