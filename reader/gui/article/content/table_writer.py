"""Tables while they are written, and whether they are any: pages laid out with tables are undone. Pure."""

from __future__ import annotations

from reader.gui.article.content.blocks import Block, Cell, Table

MOST_COLUMNS = 30
PART_CELLS, PART_LETTERS, PAGE_LETTERS, PAGE_BLOCKS = 400, 6_000, 12_000, 1_000


class TableWriter:
    def __init__(self, indent: int) -> None:
        self.indent = indent
        self.rows: list[list[Cell]] = []
        self.cells = self.letters = self.blocks = 0

    def start_row(self) -> None:
        self.rows.append([])

    def add_cell(self, cell: Cell, letters: int) -> None:
        self.rows[-1].append(cell)
        self.cells += 1
        self.blocks += len(cell.blocks)
        self.letters += letters

    def is_long(self) -> bool:
        """Long tables are handed on in parts, so that no part takes long to lay out."""
        return self.cells > PART_CELLS or self.letters > PART_LETTERS

    def take(self, inner: bool, too_deep: bool) -> list[Block]:
        """The table, or only the text of its cells where the grid does not matter or cannot be drawn."""
        rows = tuple(tuple(row) for row in self.rows if row)
        if not rows:
            return []
        if too_deep or self._is_layout(rows, inner):
            return [block for row in rows for cell in row for block in cell.blocks]
        return [Table(rows, _runs_right_to_left(rows), self.indent)]

    def _is_layout(self, rows: tuple[tuple[Cell, ...], ...], inner: bool) -> bool:
        """A single column, or a whole page in cells."""
        if max(map(len, rows)) == 1:
            return True
        columns = max(sum(cell.columns for cell in row) for row in rows)
        share = 8 if inner else 1
        return (
            columns > MOST_COLUMNS
            or self.letters > PAGE_LETTERS // share
            or self.blocks > PAGE_BLOCKS // share
            or self.cells > 2 * PART_CELLS
        )


def _runs_right_to_left(rows: tuple[tuple[Cell, ...], ...]) -> bool:
    """As its first cell with words in it."""
    for row in rows:
        for cell in row:
            for block in cell.blocks[:1]:
                return bool(getattr(block, "right_to_left", False))
    return False
