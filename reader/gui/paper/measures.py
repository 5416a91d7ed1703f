"""The measures of a page, in tenths of a point: fine enough that letters stand on screen where they stand on paper.
Pure."""

from __future__ import annotations

from msgspec import Struct

UNIT = 10
"""Units to a point; a PDF of 720 dots an inch has one to each."""
LINE = 135.0
"""From line to line of running text: everything in a column is a multiple of it, so that lines of both columns meet."""
BODY, SMALL, TINY, CODE = 100, 84, 74, 80
"""Sizes of letters."""
PIECE_TITLE, MASTHEAD, SECTION, HEADING = 158, 430, 78, 108
LEAD_TITLES = (260, 200, 158)
"""The largest in which the lead's title stands in few enough lines."""
MOST_TITLE_LINES = 3
INDENT = 120.0
DROP_LINES = 3


class PageSize(Struct, frozen=True):
    name: str
    width: float
    height: float
    margin: float = 420.0
    gutter: float = 240.0

    @property
    def content(self) -> float:
        return self.width - 2 * self.margin

    @property
    def column(self) -> float:
        return (self.content - self.gutter) / 2

    @property
    def bottom(self) -> float:
        return self.height - self.margin

    def column_x(self, number: int) -> float:
        return self.margin + number * (self.column + self.gutter)


A4 = PageSize("A4", 5_953.0, 8_419.0)
LETTER = PageSize("Letter", 6_120.0, 7_920.0)
SIZES = {size.name: size for size in (A4, LETTER)}


def whole_lines(height: float) -> float:
    """The next multiple of a line."""
    return -(-height // LINE) * LINE
