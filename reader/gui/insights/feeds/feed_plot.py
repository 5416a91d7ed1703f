"""Plot of a feed's day: when it posts over when the owner looks, with its polls between. Main thread only."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import QPointF

from reader.gui.insights import words
from reader.gui.insights.parts.plot_frame import PlotFrame
from reader.gui.kit.theme import Theme
from reader.insights.feeds import FeedDetail
from reader.model.planning import FloatArray

HEIGHT, AXIS = 262, 24
TOP, FLOOR = 236, 34
HIGH = 168


class FeedPlot(PlotFrame):
    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, HEIGHT, left=False)
        self._detail: FeedDetail | None = None
        self._day: list[tuple[float, bool]] = []
        item = self.plot.getPlotItem()
        item.getAxis("bottom").setHeight(AXIS)
        item.setXRange(0, 24, padding=0)
        item.setYRange(0, TOP, padding=0)
        self.set_ticks("bottom", [(min(max(h, 0.6), 23.4), f"{h:02d}:00") for h in range(0, 25, 3)])

    def show_feed(
        self, detail: FeedDetail, day: Sequence[tuple[float, bool]], summary: str, values: list[str]
    ) -> None:
        """`day` are today's polls: the hour, and whether it is still planned."""
        self._detail, self._day = detail, list(day)
        self.describe(self.tr("When it posts and when you look"), summary, values)
        self.redraw()

    def draw(self) -> None:
        if self._detail is None:
            return
        for hour in range(0, 25, 3):
            self.add_line([hour, hour], [FLOOR, TOP - 24], self.pen("grid"))
        self.add_line([0, 24], [FLOOR, FLOOR], self.pen("line_2"))
        reading, posting = self._detail.reading, self._detail.posting
        if reading.is_enough:
            xs, ys = _curve(reading.curve)
            self.add_area(xs, ys, FLOOR, "plot_you_fill")
            self.add_line(xs, ys, self.pen("plot_you", 2))
        else:
            self.add_note(self.tr("When you usually look is not known yet."), 0.3, TOP - 40)
        if posting.size:
            self.add_line(*_curve(posting), self.pen("plot_publisher", 2, dashed=True))
        else:
            note = self.tr("At which hours it posts is not known yet: that takes ten posts over five days.")
            self.add_note(note, 0.3, TOP - 62)
        self._add_polls()
        self._add_now()

    def _add_polls(self) -> None:
        for hour, _ in self._day:
            self.add_line([hour, hour], [FLOOR, TOP - 30], self.pen("comparison", 1, dotted=True))
        for planned in (False, True):
            xs = [hour for hour, is_planned in self._day if is_planned is planned]
            line = self.pen("poll_planned" if planned else "poll_done", 1.2)
            ink = "bg" if planned else "poll_done"
            self.add_points(xs, [18] * len(xs), "t1", 11, pen=line, ink=ink)

    def _add_now(self) -> None:
        assert self._detail is not None
        x = words.hour_at(self._detail.now)
        self.add_line([x, x], [FLOOR, TOP - 27], self.pen("accent", 1.5))
        self.add_words(self.tr("now"), x, TOP - 24, anchor=(0.5, 1), ink="accent_text", bold=True)

    def nearest(self, position: QPointF) -> int:
        x = self.x_at(position)
        return min(range(len(self._day)), key=lambda at: abs(self._day[at][0] - x))

    def make_marks(self, at: int) -> list[object]:
        ring = self.pen("accent", 1.5)
        return [self.add_points([self._day[at][0]], [18], "o", 20, pen=ring)]


def _curve(shape: FloatArray) -> tuple[FloatArray, FloatArray]:
    xs = (np.arange(len(shape)) + 0.5) * 24 / len(shape)
    top = float(shape.max()) or 1.0
    ys = FLOOR + HIGH * shape / top
    return np.concatenate([[0.0], xs, [24.0]]), np.concatenate([ys[:1], ys, ys[-1:]])
