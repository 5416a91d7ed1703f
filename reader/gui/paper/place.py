"""Where a block stands inside its column: how far it is set in, on the side from which it is read. Pure."""

from __future__ import annotations

from msgspec import Struct

from reader.gui.paper.items import BAR_WIDTH


class Place(Struct, frozen=True):
    width: float
    inset: float = 0.0
    bar: float | None = None

    def inside(self, by: float, bar: bool = False) -> Place:
        return Place(self.width - by, self.inset + by, self.inset if bar else self.bar)

    def left_of(self, right_to_left: bool) -> float:
        """What is read from the right is set in there."""
        return 0.0 if right_to_left else self.inset

    def bar_of(self, right_to_left: bool) -> float | None:
        if self.bar is None or not right_to_left:
            return self.bar
        return self.inset + self.width - self.bar - BAR_WIDTH
