"""A table in a column: columns as wide as their words need, rows that stay whole, cells side by side; a wide or a tall
one becomes lines of "one · another". What is read from the right begins at the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from reader.gui.article.content.blocks import Block, Cell, Paragraph, Quote, Run, Table
from reader.gui.article.content.table_grid import Grid, make_grid
from reader.gui.article.content.table_grid import Place as GridPlace
from reader.gui.article.content.table_widths import find_needs, share_width
from reader.gui.paper.items import QUIET, Item, make_lines
from reader.gui.paper.measures import LINE
from reader.gui.paper.text_setter import LineRoom, TextStyle, set_text

MOST_COLUMNS = 5
TALLEST_ROW = 24
"""Lines: a taller one would run off a column."""
GAP = 60.0
MEASURED = 6.0
"""Units of the page to one dot of a screen, in which widths of columns are found."""


def set_table(table: Table, style: TextStyle, width: float, inset: float) -> list[Item]:
    grid = make_grid(table)
    widths = _find_widths(grid, style, width) if 0 < grid.columns <= MOST_COLUMNS else []
    rows = _set_rows(grid, style, widths, inset) if widths else []
    if rows and max(row.height for row in rows) <= TALLEST_ROW * LINE:
        return rows
    return [item for row in table.rows for item in _set_as_lines(row, style, width, inset)]


def _find_widths(grid: Grid, style: TextStyle, width: float) -> list[float]:
    """Empty where words would have to break."""
    plain, bold = QFont(style.font), QFont(style.font)
    bold.setBold(True)
    plain_width, bold_width = QFontMetricsF(plain), QFontMetricsF(bold)

    def measure(text: str, is_heading: bool) -> int:
        return -int(-(bold_width if is_heading else plain_width).horizontalAdvance(text) // MEASURED)

    needs = find_needs(grid, measure, round(GAP / MEASURED))
    found = [one * MEASURED for one in share_width(needs, int(width / MEASURED))]
    spare = width - sum(found)
    return [one + spare / len(found) for one in found] if spare >= 0 else []


def _set_rows(grid: Grid, style: TextStyle, widths: Sequence[float], inset: float) -> list[Item]:
    starts = [0.0, *accumulate(widths)]
    rows = [list[_Cell]() for _ in range(grid.rows)]
    heights = [LINE] * len(rows)
    joined = [False] * len(rows)
    for place in sorted(grid.places, key=lambda place: place.rows):
        cell = _set_cell(place, style, starts)
        rows[place.row].append(cell)
        last = place.row + place.rows - 1
        missing = len(cell[1]) * LINE - sum(heights[place.row : last + 1])
        heights[last] += max(missing, 0.0)
        joined[place.row : last] = [True] * (last - place.row)
    return [
        Item(height, _row_painter(row, inset, starts[-1], height, has_rule=not stays), stays)
        for row, height, stays in zip(rows, heights, joined, strict=True)
    ]


_Cell = tuple[float, list[Item]]
"""How far from the left, and its lines."""


def _set_cell(place: GridPlace, style: TextStyle, starts: Sequence[float]) -> _Cell:
    left, right = starts[place.column], starts[place.column + place.columns]
    layout = set_text(_list_runs(place.cell.blocks), style, _fixed(right - left - GAP))
    x = starts[-1] - right + GAP if style.right_to_left else left
    return x, make_lines(layout, [LINE] * layout.lineCount())


def _fixed(room: float) -> LineRoom:
    return lambda number: (0.0, room)


def _row_painter(
    cells: Sequence[_Cell], inset: float, width: float, height: float, *, has_rule: bool
) -> Callable[[QPainter, float, float], None]:
    def paint(painter: QPainter, x: float, y: float) -> None:
        if has_rule:
            painter.setPen(QPen(QColor(QUIET), 2.0))
            painter.drawLine(QPointF(x + inset, y + height), QPointF(x + inset + width, y + height))
        for left, lines in cells:
            for number, line in enumerate(lines):
                line.paint(painter, x + inset + left, y + number * LINE)

    return paint


def _set_as_lines(row: Sequence[Cell], style: TextStyle, width: float, inset: float) -> list[Item]:
    texts = [_list_runs(cell.blocks) for cell in row]
    runs = [run for place, inside in enumerate(texts) for run in ([Run(" · ")] if place else []) + inside]
    layout = set_text(runs, style, lambda number: (inset, width))
    return make_lines(layout, [LINE] * layout.lineCount())


def _list_runs(blocks: tuple[Block, ...]) -> list[Run]:
    """The text of a cell, one paragraph after the other."""
    runs: list[Run] = []
    for block in blocks:
        inside: list[Run] = []
        if isinstance(block, Paragraph):
            inside = [run for run in block.runs if run.picture is None]
        elif isinstance(block, Quote):
            inside = _list_runs(block.blocks)
        if inside and runs:
            runs.append(Run("\u2028"))
        runs += inside
    return runs
