"""Scatter plot of the policies: fetches against waiting, points with numbers.

Both axes are logarithmic. Main thread only.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QPointF

from reader.gui.insights import words
from reader.gui.insights.parts.plot_frame import PlotFrame
from reader.gui.kit.humanize import number
from reader.gui.kit.theme import Theme

HEIGHT = 250
REACH_PX = 30
LEVELS = (0.1, 1.0, 5.0, 10.0, 30.0, 60.0, 180.0, 720.0, 2_880.0, 11_520.0)
"""Minutes: ways of polling differ by a factor of a thousand, so each level is some times the one below."""


class Point(Struct, frozen=True):
    number: int
    fetches: float
    wait_min: float
    is_ours: bool

    @property
    def x(self) -> float:
        return math.log2(max(self.fetches, 1.0))

    @property
    def y(self) -> float:
        return math.log10(max(self.wait_min, 0.05))


class WhatIfPlot(PlotFrame):
    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, HEIGHT)
        self._points: list[Point] = []

    def show_points(self, points: Sequence[Point], summary: str, values: list[str]) -> None:
        self._points = list(points)
        self.describe(self.tr("Fetches against waiting"), summary, values)
        self.redraw()

    def draw(self) -> None:
        if not self._points:
            return
        fetches, waits = [point.x for point in self._points], [point.y for point in self._points]
        low, high = math.floor(min(fetches) - 0.3), math.ceil(max(fetches) + 0.3)
        bottom, top = min(waits) - 0.25, max(waits) + 0.25
        item = self.plot.getPlotItem()
        item.setXRange(low, high, padding=0)
        item.setYRange(bottom, top, padding=0)
        self.set_ticks("bottom", [(float(p), number(2**p)) for p in range(low, high + 1)])
        ticks = [(math.log10(value), _say_level(value)) for value in LEVELS]
        ticks = [(level, text) for level, text in ticks if bottom <= level <= top]
        self.set_ticks("left", ticks)
        for level, _ in ticks:
            self.add_line([low, high], [level, level], self.pen("grid"))
        for point in self._points:
            self._add(point)

    def _add(self, point: Point) -> None:
        line = self.pen("bg" if point.is_ours else "comparison", 2)
        ground = "accent" if point.is_ours else "bg"
        self.add_points([point.x], [point.y], "o", 13 if point.is_ours else 10, pen=line, ink=ground)
        label = self.tr("{n} Paperround").format(n=point.number) if point.is_ours else str(point.number)
        # Every other number at the left: points of equal cost and nearly equal wait stay apart.
        anchor, shift = ((0, 0.5), 0.08) if point.number % 2 else ((1, 0.5), -0.08)
        ink = "text" if point.is_ours else "text_2"
        self.add_words(label, point.x + shift, point.y, anchor=anchor, ink=ink, bold=point.is_ours)

    def nearest(self, position: QPointF) -> int:
        def distance(at: int) -> float:
            return distance_px(self.plot, position, self._points[at].x, self._points[at].y)

        found = min(range(len(self._points)), key=distance)
        return found if distance(found) <= REACH_PX else -1

    def make_marks(self, at: int) -> list[object]:
        point = self._points[at]
        return [self.add_points([point.x], [point.y], "o", 20, pen=self.pen("accent", 2))]


def distance_px(plot: Any, position: QPointF, x: float, y: float) -> float:
    """From a point of the viewport to a place of the plot, as the eye sees it."""
    place = plot.mapFromScene(plot.getPlotItem().vb.mapViewToScene(QPointF(x, y)))
    return math.hypot(place.x() - position.x(), place.y() - position.y())


def _say_level(value: float) -> str:
    return words.minutes(value) if value < 1 else words.whole_minutes(value)
