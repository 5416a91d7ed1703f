"""Plot of fetches by day or week, inside what hourly polling would have made. Main thread only."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF

from reader.gui.insights.parts.plot_frame import PlotFrame
from reader.gui.kit.humanize import number
from reader.gui.kit.theme import Theme

HEIGHT = 240


class Pair(Struct, frozen=True):
    label: str
    ours: int
    hourly: int
    is_open: bool = False
    """Still going on."""


class SavingsPlot(PlotFrame):
    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, HEIGHT)
        self._pairs: list[Pair] = []

    def show_pairs(self, pairs: Sequence[Pair], summary: str, values: list[str]) -> None:
        self._pairs = list(pairs)
        self.describe(self.tr("Fetches against hourly polling"), summary, values)
        self.redraw()

    def draw(self) -> None:
        if not self._pairs:
            return
        most = max(max(pair.ours, pair.hourly) for pair in self._pairs) or 1
        item = self.plot.getPlotItem()
        item.setXRange(-0.5, len(self._pairs) - 0.5, padding=0)
        item.setYRange(0, 1.06 * most, padding=0)
        ticks = _round_ticks(most)
        self.set_ticks("left", [(tick, number(tick)) for tick in ticks])
        self.set_ticks("bottom", [(float(i), pair.label) for i, pair in enumerate(self._pairs)])
        for tick in ticks[1:]:
            line = self.pen("grid")
            self.add_line([-0.5, len(self._pairs) - 0.5], [tick, tick], line)
        for is_open in (False, True):
            shown = [(i, pair) for i, pair in enumerate(self._pairs) if pair.is_open is is_open]
            xs = [float(i) for i, _ in shown]
            outline = self.pen("comparison", 1.2, dashed=is_open)
            tall = [float(pair.hourly) for _, pair in shown]
            self.add_bars(xs, [0.0] * len(xs), tall, 0.56, pen=outline)
            ours = [float(pair.ours) for _, pair in shown]
            self.add_bars(xs, [0.0] * len(xs), ours, 0.4, ink="plot_you")

    def make_marks(self, at: int) -> list[object]:
        tall = float(max(self._pairs[at].ours, self._pairs[at].hourly))
        accent = self.pen("accent", 2)
        return [self.add_bars([float(at)], [0.0], [tall], 0.62, pen=accent)]

    def nearest(self, position: QPointF) -> int:
        return min(max(round(self.x_at(position)), 0), len(self._pairs) - 1)


def _round_ticks(most: int) -> list[int]:
    """At most four steps of 1, 2 or 5 times a power of ten."""
    sizes = (factor * 10**power for power in range(12) for factor in (1, 2, 5))
    step = next(size for size in sizes if most / size <= 4)
    return list(range(0, most + 1, step))
