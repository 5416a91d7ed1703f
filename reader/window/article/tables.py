"""The grid of a table, and the widths of its columns. Pure."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from reader.html.blocks import MOST_COLUMNS, Block, Cell, Code, Figure, Paragraph, Table

WIDEST_WORD = 220
"""A longer word may break."""
WIDEST_LINE = 420
"""A column needs no more; what is left goes to others."""
LEAST = 28
MOST_MEASURED = 400
"""Letters of a line that are measured: more do not make a column wider."""
Measure = Callable[[str, bool], int]
"""Measures the width of a text, in the letters of a heading or plain ones."""


class Place(Struct, frozen=True):
    row: int
    column: int
    rows: int
    columns: int
    cell: Cell


class Grid(Struct, frozen=True):
    rows: int
    columns: int
    places: tuple[Place, ...]


def make_grid(table: Table) -> Grid:
    """Place the cells with their spans, shortened so that none overlap or leave the grid."""
    height, width = len(table.rows), _width(table)
    taken: set[tuple[int, int]] = set()
    places = []
    for row, cells in enumerate(table.rows):
        column = 0
        for cell in cells:
            while (row, column) in taken:
                column += 1
            if column >= width:
                break
            place = _fit(Place(row, column, min(cell.rows, height - row), cell.columns, cell), width, taken)
            taken.update(_covered(place))
            places.append(place)
            column += place.columns
    return Grid(height, width, tuple(places))


def _width(table: Table) -> int:
    """The width of the widest row, with cells that reach down into it."""
    reaching: list[int] = [0] * (len(table.rows) + 1)
    widest = 1
    for row, cells in enumerate(table.rows):
        for cell in cells:
            for below in range(row, min(row + cell.rows, len(table.rows))):
                reaching[below] += cell.columns
        widest = max(widest, reaching[row])
    return min(widest, MOST_COLUMNS)


def _fit(place: Place, width: int, taken: set[tuple[int, int]]) -> Place:
    columns = 1
    while (
        columns < place.columns and place.column + columns < width and (place.row, place.column + columns) not in taken
    ):
        columns += 1
    return Place(place.row, place.column, place.rows, columns, place.cell)


def _covered(place: Place) -> set[tuple[int, int]]:
    return {
        (row, column)
        for row in range(place.row, place.row + place.rows)
        for column in range(place.column, place.column + place.columns)
    }


class Need(Struct):
    """The least width of a column, and the most that is of use."""

    least: int = LEAST
    most: int = LEAST


def find_needs(grid: Grid, measure: Measure, around: int) -> list[Need]:
    """The needs of the columns: at least their longest word, at most their longest line. `around`: a cell's padding."""
    needs = [Need() for _ in range(grid.columns)]
    for place in sorted(grid.places, key=lambda place: place.columns):
        least, most = _measure_cell(place.cell, measure, around)
        covered = needs[place.column : place.column + place.columns]
        # Share what a cell needs beyond what its columns have among them.
        missing = (least + around) - sum(need.least for need in covered)
        missing_most = (most + around) - sum(need.most for need in covered)
        for need in covered:
            need.least += max(0, -(-missing // len(covered)))
            need.most = max(need.least, need.most + max(0, -(-missing_most // len(covered))))
    return needs


def _measure_cell(cell: Cell, measure: Measure, around: int) -> tuple[int, int]:
    least = most = 0
    for block in cell.blocks:
        if isinstance(block, Table):
            inner = find_needs(make_grid(block), measure, around)
            least = max(least, sum(need.least for need in inner))
            most = max(most, sum(need.most for need in inner))
    for line in _lines(cell.blocks):
        text = line[:MOST_MEASURED]
        most = max(most, min(WIDEST_LINE, measure(text, cell.heading)))
        longest = max(text.split(), key=len, default="")
        least = max(least, min(WIDEST_WORD, measure(longest, cell.heading)))
    pictures = [_picture_width(block) for block in cell.blocks]
    return max([least, *(min(120, width) for width in pictures)]), max([most, least, *pictures])


def _lines(blocks: Sequence[Block]) -> Iterator[str]:
    for block in blocks:
        if isinstance(block, Paragraph):
            yield from "".join(run.text for run in block.runs).split("\u2028")
        elif isinstance(block, Code):
            yield from block.text.split("\n")


def _picture_width(block: Block) -> int:
    return min(WIDEST_LINE, block.picture.width or 120) if isinstance(block, Figure) else 0


def share_width(needs: Sequence[Need], room: int) -> list[int]:
    """The widths of the columns: their most if all fit, else between least and most, never less than the least even if
    the table is wider than the room then."""
    least, most = sum(need.least for need in needs), sum(need.most for need in needs)
    if most <= room:
        return [need.most for need in needs]
    if least >= room:
        return [need.least for need in needs]
    share = (room - least) / (most - least)
    return [need.least + int((need.most - need.least) * share) for need in needs]
