"""A table in a column: rows that stay whole, cells side by side; a wide one becomes lines of "head: value"."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPen, QTextLayout

from reader.gui.article.content.blocks import Block, Cell, Paragraph, Quote, Run, Table
from reader.gui.paper.items import QUIET, Item, make_lines
from reader.gui.paper.measures import LINE
from reader.gui.paper.text_setter import LineRoom, TextStyle, set_text

MOST_COLUMNS = 5
GAP = 60.0


def set_table(table: Table, style: TextStyle, width: float, inset: float) -> list[Item]:
    rows = [[(cell, _list_runs(cell.blocks)) for cell in row] for row in table.rows]
    columns = max((sum(cell.columns for cell, _ in row) for row in rows), default=0)
    if not columns:
        return []
    if columns > MOST_COLUMNS:
        return [item for row in rows for item in _set_as_lines(row, style, width, inset)]
    step = width / columns
    return [_set_row(row, style, step, inset) for row in rows]


def _set_row(row: list[tuple[Cell, list[Run]]], style: TextStyle, step: float, inset: float) -> Item:
    layouts: list[tuple[float, QTextLayout]] = []
    at = 0
    for cell, runs in row:
        room = step * cell.columns - GAP
        layouts.append((inset + at * step, set_text(runs, style, _fixed(room))))
        at += cell.columns
    lines = max((layout.lineCount() for _, layout in layouts), default=1)
    height = LINE * max(lines, 1)
    return Item(height, _row_painter(layouts, inset, step * max(at, 1), height))


def _fixed(room: float) -> LineRoom:
    return lambda number: (0.0, room)


def _row_painter(
    layouts: list[tuple[float, QTextLayout]], inset: float, width: float, height: float
) -> Callable[[QPainter, float, float], None]:
    cells = [(x, make_lines(layout, [LINE] * layout.lineCount())) for x, layout in layouts]

    def paint(painter: QPainter, x: float, y: float) -> None:
        painter.setPen(QPen(QColor(QUIET), 2.0))
        painter.drawLine(QPointF(x + inset, y + height), QPointF(x + inset + width, y + height))
        for left, lines in cells:
            for number, line in enumerate(lines):
                line.paint(painter, x + left, y + number * LINE)

    return paint


def _set_as_lines(
    row: list[tuple[Cell, list[Run]]], style: TextStyle, width: float, inset: float
) -> list[Item]:
    runs = [run for place, (_, inside) in enumerate(row) for run in ([Run(" · ")] if place else []) + inside]
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
