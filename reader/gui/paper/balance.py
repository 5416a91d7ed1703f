"""Balances the columns of the last page: they end at the same height, as a printer would set it. Pure."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from msgspec import Struct

from reader.gui.paper.items import Item
from reader.gui.paper.measures import LINE, whole_lines

COLUMNS = 2
LEAST_LINES = 6
"""Fewer lines than this are left where they stand."""


class Placed(Struct, frozen=True):
    item: Item
    x: float
    y: float


def balance(
    items: Sequence[Item], top: float, bottom: float, column_x: Callable[[int], float]
) -> list[Placed] | None:
    """In columns as short as possible, of which none is longer than the first; None where they are not to be had."""
    groups = list(group_items(items))
    lines = round(sum(item.height for item in items) / LINE)
    if lines < LEAST_LINES:
        return None
    for count in range(lines // COLUMNS, int((bottom - top) / LINE) + 1):
        placed = _place(groups, top, top + count * LINE, column_x)
        if placed is not None:
            return placed
    return None


def _place(
    groups: Iterable[list[Item]], top: float, bottom: float, column_x: Callable[[int], float]
) -> list[Placed] | None:
    placed: list[Placed] = []
    column, y = 0, top
    for group in groups:
        if not _fits(group, y, top, bottom):
            column, y = column + 1, top
            if column >= COLUMNS or not _fits(group, y, top, bottom):
                return None
        for item in group:
            if item.is_space:
                y += item.height if y > top else 0.0
                continue
            y = top + whole_lines(y - top - 1e-6)
            placed.append(Placed(item, column_x(column), y))
            y += item.height
    return placed


def _fits(group: Sequence[Item], y: float, top: float, bottom: float) -> bool:
    if all(item.is_space for item in group):
        return True
    for item in group:
        if item.is_space:
            y += item.height if y > top else 0.0
        else:
            y = top + whole_lines(y - top - 1e-6) + item.height
    return y <= bottom + 1e-6


def group_items(items: Iterable[Item]) -> Iterator[list[Item]]:
    """Items that must stay together."""
    group: list[Item] = []
    for item in items:
        group.append(item)
        if not item.keeps_next and not item.is_space:
            yield group
            group = []
    if group:
        yield group
