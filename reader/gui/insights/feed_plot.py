"""One day of a feed: when it posts over when the owner looks, with its polls between. Main thread only."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from PySide6.QtWidgets import QSizePolicy

from reader.engine.insights_feeds import FeedDetail
from reader.gui.insights import plots, words
from reader.gui.insights.chart import ChartFrame
from reader.gui.theme import Theme
from reader.model.planning import FloatArray

HEIGHT, AXIS = 262, 24
TOP, FLOOR = 236, 34
HIGH = 168


class FeedPlot(ChartFrame):
    def __init__(self, theme: Theme) -> None:
        self.plot = plots.make_plot(theme, left=False)
        super().__init__(theme, self.plot)
        self._detail: FeedDetail | None = None
        self._day: list[tuple[float, bool]] = []
        self._marked: list[object] = []
        self.setFixedHeight(HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        item = self.plot.getPlotItem()
        item.getAxis("bottom").setHeight(AXIS)
        item.setXRange(0, 24, padding=0)
        item.setYRange(0, TOP, padding=0)
        plots.set_ticks(
            self.plot, "bottom", [(min(max(h, 0.6), 23.4), f"{h:02d}:00") for h in range(0, 25, 3)]
        )

    def show_feed(
        self, detail: FeedDetail, day: Sequence[tuple[float, bool]], summary: str, values: list[str]
    ) -> None:
        """`day` are today's polls: the hour, and whether it is still planned."""
        self._detail, self._day = detail, list(day)
        self.describe(self.tr("When it posts and when you look"), summary, values)
        self._draw()

    def recolour(self) -> None:
        plots.dress(self.plot, self.theme)
        self._draw()
        super().recolour()

    def _draw(self) -> None:
        if self._detail is None:
            return
        self.plot.clear()
        self._marked = []
        for hour in range(0, 25, 3):
            plots.add_line(self.plot, [hour, hour], [FLOOR, TOP - 24], plots.pen(self.theme, "grid"))
        plots.add_line(self.plot, [0, 24], [FLOOR, FLOOR], plots.pen(self.theme, "line_2"))
        reading, posting = self._detail.reading, self._detail.posting
        if reading.is_enough:
            xs, ys = _curve(reading.curve)
            plots.add_area(self.plot, xs, ys, FLOOR, self.theme, "plot_you_fill")
            plots.add_line(self.plot, xs, ys, plots.pen(self.theme, "plot_you", 2))
        else:
            words_ = self.tr("When you usually look is not known yet.")
            plots.add_words(self.plot, words_, 0.3, TOP - 40, self.theme, anchor=(0, 0.5), ink="text_2")
        if posting.size:
            plots.add_line(
                self.plot, *_curve(posting), plots.pen(self.theme, "plot_publisher", 2, dashed=True)
            )
        self._add_polls()
        self._add_now()
        self.show_current()

    def _add_polls(self) -> None:
        for hour, _ in self._day:
            plots.add_line(
                self.plot,
                [hour, hour],
                [FLOOR, TOP - 30],
                plots.pen(self.theme, "comparison", 1, dotted=True),
            )
        for planned in (False, True):
            xs = [hour for hour, is_planned in self._day if is_planned is planned]
            line = plots.pen(self.theme, "poll_planned" if planned else "poll_done", 1.2)
            brush = self.theme.ink("bg" if planned else "poll_done")
            plots.add_points(self.plot, xs, [18] * len(xs), "t1", 11, pen=line, brush=brush)

    def _add_now(self) -> None:
        assert self._detail is not None
        hours, minutes = words.clock(self._detail.now).split(":")
        x = int(hours) + int(minutes) / 60
        plots.add_line(self.plot, [x, x], [FLOOR, TOP - 18], plots.pen(self.theme, "accent", 1.5))
        plots.add_words(self.plot, self.tr("now"), x, TOP - 9, self.theme, ink="accent_text", bold=True)

    def show_current(self) -> None:
        for item in self._marked:
            self.plot.removeItem(item)
        self._marked = []
        if 0 <= self.current < len(self._day):
            x = self._day[self.current][0]
            ring = plots.add_points(
                self.plot, [x], [18], "o", 20, pen=plots.pen(self.theme, "accent", 1.5), brush=None
            )
            self._marked = [ring]


def _curve(shape: FloatArray) -> tuple[FloatArray, FloatArray]:
    xs = (np.arange(len(shape)) + 0.5) * 24 / len(shape)
    top = float(shape.max()) or 1.0
    ys = FLOOR + HIGH * shape / top
    return np.concatenate([[0.0], xs, [24.0]]), np.concatenate([ys[:1], ys, ys[-1:]])
