"""Writes a table into the document, its columns as wide as their words need. Main thread only.

Qt would break words to fit a table into the column. A table that is too wide here makes the article scroll sideways.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QTextFrameFormat, QTextLength, QTextTable, QTextTableCellFormat

from reader.gui.article.blocks import Table
from reader.gui.article.tables import Need, Place, find_needs, make_grid, share_width
from reader.gui.article.text_formats import Room, frame_format

if TYPE_CHECKING:
    from reader.gui.article.build import Builder

PADDING = 10
_BORDER = 1


class PlacedTable:
    """A table in a document, whose columns follow the width of the text."""

    def __init__(self, table: QTextTable, needs: list[Need], room: Room, mirrored: bool) -> None:
        self._table, self._needs, self._room, self._mirrored = table, needs, room, mirrored

    def fit(self, column: int) -> None:
        """Fit the columns to this width of the text."""
        widths = share_width(self._needs, self._room(column))
        made = self._table.format()
        lengths = [QTextLength(QTextLength.Type.FixedLength, width) for width in widths]
        made.setColumnWidthConstraints(lengths[::-1] if self._mirrored else lengths)
        self._table.setFormat(made)

    def find_cell_room(self, place: Place) -> Room:
        """The room in a cell, for any width of the text."""

        def find(column: int) -> int:
            widths = share_width(self._needs, self._room(column))
            return sum(widths[place.column : place.column + place.columns]) - 2 * PADDING - _BORDER

        return find


class TableBuilder:
    def __init__(self, builder: Builder, table: Table) -> None:
        self._builder, self._table = builder, table
        self._formats = builder.formats
        self._grid = make_grid(table)

    def write(self) -> None:
        builder, mirrored = self._builder, self._table.right_to_left
        made = frame_format(self._table.indent, 2, self._formats.gap + 4, wide=False)
        made.setBorder(_BORDER)
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

        return find_needs(self._grid, measure, 2 * PADDING + _BORDER)

    def _add_cell(self, table: QTextTable, place: Place, room: Room) -> None:
        builder, grid = self._builder, self._grid
        mirrored = self._table.right_to_left
        column = grid.columns - place.column - place.columns if mirrored else place.column
        if place.rows > 1 or place.columns > 1:
            table.mergeCells(place.row, column, place.rows, place.columns)
        cell_format = QTextTableCellFormat()
        cell_format.setTopPadding(4)  # a line's own air lies above its letters
        cell_format.setBottomPadding(7)
        cell_format.setLeftPadding(PADDING)
        cell_format.setRightPadding(PADDING)
        if place.cell.heading:
            cell_format.setBackground(QColor(self._formats.colours.bg_sunken))
        builder.enter(table, place.row, column)
        builder.write_inside(place.cell.blocks, room, quiet=builder.is_quiet, small=True)
        builder.finish()
        builder.set_cell_format(table, place.row, column, cell_format)
