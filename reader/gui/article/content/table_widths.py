"""Widths of a table's columns: at least their longest word, at most their longest line. Pure."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from reader.gui.article.content.blocks import Block, Cell, Code, Figure, Paragraph, Table
from reader.gui.article.content.table_grid import Grid, make_grid

WIDEST_WORD = 220
"""A word that is longer may break."""
WIDEST_LINE = 420
"""A column of text is wide enough then; what is left goes to others."""
LEAST = 28
MOST_MEASURED = 400
"""Letters of a cell that are looked at: more lines do not make it wider."""

Measure = Callable[[str, bool], int]
"""The width of a text, in a heading's letters or plain ones."""


class Need(Struct):
    """How narrow a column may be, and how wide it is worth making."""

    least: int = LEAST
    most: int = LEAST


def find_needs(grid: Grid, measure: Measure, around: int) -> list[Need]:
    """`around`: what a cell takes beside its text."""
    needs = [Need() for _ in range(grid.columns)]
    for place in sorted(grid.places, key=lambda place: place.columns):
        least, most = _measure_cell(place.cell, measure, around)
        covered = needs[place.column : place.column + place.columns]
        _grow(covered, least + around, most + around)
    return needs


def _grow(covered: Sequence[Need], least: int, most: int) -> None:
    """What a cell needs beyond what its columns have is shared among them."""
    missing = least - sum(need.least for need in covered)
    missing_most = most - sum(need.most for need in covered)
    for need in covered:
        need.least += max(0, -(-missing // len(covered)))
        need.most = max(need.least, need.most + max(0, -(-missing_most // len(covered))))


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
    """The widths of the columns: what each is worth if all fit, else between their least and most; at least what
    their words need, though the table is wider than the room then."""
    least, most = sum(need.least for need in needs), sum(need.most for need in needs)
    if most <= room:
        return [need.most for need in needs]
    if least >= room:
        return [need.least for need in needs]
    share = (room - least) / (most - least)
    return [need.least + int((need.most - need.least) * share) for need in needs]
