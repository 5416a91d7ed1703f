"""How wide the columns of a table are: from their words and the room there is, whatever the font. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

LEAST_OPEN = 150
"""Of a column that takes what the others leave."""


class Need(Struct, frozen=True):
    """What one column asks for."""

    title: int
    """For its title alone: it never gets less."""
    cells: int
    """So that no cell is cut off."""
    wish: int
    """At least, while there is room; 0 for a column that takes what is left."""

    @property
    def is_open(self) -> bool:
        return not self.wish

    @property
    def least(self) -> int:
        """With its title and its cells whole; an open one elides."""
        return max(self.title, LEAST_OPEN if self.is_open else self.cells)


def share_out(needs: Sequence[Need], room: int) -> list[int]:
    """Titles come first, then what cells hold, then wishes; the rest goes to open columns. Where it is too little,
    cells are cut off before titles are."""
    widths = [max(need.title, LEAST_OPEN if need.is_open else 0) for need in needs]
    spare = max(room - sum(widths), 0)
    for wanted in (
        [0 if need.is_open else need.cells for need in needs],
        [need.cells for need in needs],
        [need.wish for need in needs],
    ):
        for place, width in enumerate(wanted):
            more = min(max(width - widths[place], 0), spare)
            widths[place], spare = widths[place] + more, spare - more
    open_ended = [place for place, need in enumerate(needs) if need.is_open]
    for number, place in enumerate(open_ended):
        more = spare // (len(open_ended) - number)
        widths[place], spare = widths[place] + more, spare - more
    return widths
