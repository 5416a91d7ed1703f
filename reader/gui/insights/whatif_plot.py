"""What each way of polling would have cost and gained: fetches against waiting, points with numbers. Main thread only."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtWidgets import QSizePolicy

from reader.gui.insights import plots, words
from reader.gui.insights.chart import ChartFrame
from reader.gui.theme import Theme
from reader.gui.words import number

HEIGHT = 250


@dataclass(frozen=True, slots=True)
class Point:
    number: int
    fetches: float
    wait_min: float
    is_ours: bool


class WhatIfPlot(ChartFrame):
    def __init__(self, theme: Theme) -> None:
        self.plot = plots.make_plot(theme)
        super().__init__(theme, self.plot)
        self._points: list[Point] = []
        self._marked: list[object] = []
        self.setFixedHeight(HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_points(self, points: Sequence[Point], summary: str, values: list[str]) -> None:
        self._points = list(points)
        self.describe(self.tr("Fetches against waiting"), summary, values)
        self._draw()

    def recolour(self) -> None:
        plots.dress(self.plot, self.theme)
        self._draw()
        super().recolour()

    def top(self) -> float:
        """High enough for most; who lies far above is told at the edge."""
        waits = sorted(point.wait_min for point in self._points)
        ours = next((point.wait_min for point in self._points if point.is_ours), waits[0])
        return max(min(waits[-1], 5 * ours, 2.5 * waits[len(waits) // 2]), 1.0) * 1.12

    def _draw(self) -> None:
        self.plot.clear()
        self._marked = []
        if not self._points:
            return
        fetches = [max(point.fetches, 1.0) for point in self._points]
        low, high = math.floor(math.log2(min(fetches)) - 0.3), math.ceil(math.log2(max(fetches)) + 0.3)
        highest = self.top()
        item = self.plot.getPlotItem()
        item.setXRange(low, high, padding=0)
        item.setYRange(0, highest, padding=0)
        plots.set_ticks(self.plot, "bottom", [(float(p), number(2**p)) for p in range(low, high + 1)])
        step = next(size for size in (0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000) if highest / size <= 5)
        ticks = [step * n for n in range(int(highest / step) + 1)]
        plots.set_ticks(self.plot, "left", [(tick, f"{tick:g}") for tick in ticks])
        for tick in ticks[1:]:
            plots.add_line(self.plot, [low, high], [tick, tick], plots.pen(self.theme, "grid"))
        for point in self._points:
            self._add(point, highest)
        self.show_current()

    def _add(self, point: Point, highest: float) -> None:
        x, beyond = math.log2(max(point.fetches, 1.0)), point.wait_min > highest
        y = 0.93 * highest if beyond else point.wait_min
        line = plots.pen(self.theme, "bg" if point.is_ours else "comparison", 2)
        brush = self.theme.ink("accent" if point.is_ours else "bg")
        size = 13 if point.is_ours else 10
        plots.add_points(self.plot, [x], [y], "t1" if beyond else "o", size, pen=line, brush=brush)
        label = str(point.number)
        if beyond:
            form = self.tr("{n}, off the chart at {wait}")
            label = form.format(n=point.number, wait=words.minutes(point.wait_min))
        if point.is_ours:
            label = self.tr("{n} Paperround").format(n=point.number)
        near_end = x > self.plot.getPlotItem().viewRange()[0][1] - 1.4 and beyond
        anchor, shift = ((1, 0.5), -0.08) if near_end else ((0, 0.5), 0.08)
        ink = "text" if point.is_ours else "text_2"
        plots.add_words(self.plot, label, x + shift, y, self.theme, anchor=anchor, ink=ink, bold=point.is_ours)

    def show_current(self) -> None:
        for item in self._marked:
            self.plot.removeItem(item)
        self._marked = []
        if 0 <= self.current < len(self._points):
            point, highest = self._points[self.current], self.top()
            y = 0.93 * highest if point.wait_min > highest else point.wait_min
            ring = plots.pen(self.theme, "accent", 2)
            x = math.log2(max(point.fetches, 1.0))
            self._marked = [plots.add_points(self.plot, [x], [y], "o", 20, pen=ring, brush=None)]
