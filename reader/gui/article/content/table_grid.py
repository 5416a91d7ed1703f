"""Table grid: where cells lie once spans are honoured, in bounds. Pure."""

from __future__ import annotations

from msgspec import Struct

from reader.gui.article.content.blocks import Cell, Table
from reader.gui.article.content.table_writer import MOST_COLUMNS


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
    """No two places overlap and none leaves the grid: a span that would is shortened."""
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
    """Wide enough for every row with what reaches down into it from above."""
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
        columns < place.columns
        and place.column + columns < width
        and (place.row, place.column + columns) not in taken
    ):
        columns += 1
    return Place(place.row, place.column, place.rows, columns, place.cell)


def _covered(place: Place) -> set[tuple[int, int]]:
    return {
        (row, column)
        for row in range(place.row, place.row + place.rows)
        for column in range(place.column, place.column + place.columns)
    }
