"""The curve: what more fetches a day buy, where things stand and where other ways lie. Main thread only."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from PySide6.QtWidgets import QSizePolicy

from reader.engine.insights_budget import Landmark, Tariff
from reader.gui.insights import plots, words
from reader.gui.insights.budget_slider import Scale
from reader.gui.insights.chart import ChartFrame
from reader.gui.theme import Theme
from reader.gui.words import number

HEIGHT = 306
POINTS = 400


class BudgetPlot(ChartFrame):
    def __init__(self, theme: Theme) -> None:
        self.plot = plots.make_plot(theme)
        super().__init__(theme, self.plot)
        self._tariff: Tariff | None = None
        self._scale: Scale | None = None
        self._now, self._chosen = 0.0, 0.0
        self._moving: list[object] = []
        self._highest = 1.0
        self.setFixedHeight(HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.plot.getPlotItem().hideAxis("bottom")

    def show_tariff(self, tariff: Tariff, scale: Scale, now: float) -> None:
        self._tariff, self._scale, self._now = tariff, scale, now
        self._chosen = self._chosen or now
        self._draw()

    def recolour(self) -> None:
        plots.dress(self.plot, self.theme)
        self._draw()
        super().recolour()

    def show_budget(self, budget: float) -> None:
        """The line under the handle; nothing else is drawn anew."""
        self._chosen = budget
        self._move()

    # --- drawing ---------------------------------------------------------------------------------

    def _draw(self) -> None:
        tariff, scale = self._tariff, self._scale
        if tariff is None or scale is None:
            return
        self.plot.clear()
        self._moving = []
        budgets = np.geomspace(scale.low, scale.high, POINTS)
        waits = np.array([tariff.at(float(budget)).wait_min for budget in budgets])
        self._highest = self._top(tariff, waits)
        item = self.plot.getPlotItem()
        item.setXRange(math.log2(scale.low), math.log2(scale.high), padding=0)
        item.setYRange(-0.04 * self._highest, 1.16 * self._highest, padding=0)
        ticks = _nice_ticks(self._highest)
        plots.set_ticks(self.plot, "left", [(tick, f"{tick:g}") for tick in ticks])
        for tick in ticks:
            line = plots.pen(self.theme, "line_2" if tick == 0 else "grid")
            plots.add_line(self.plot, [math.log2(scale.low), math.log2(scale.high)], [tick, tick], line)
        # The steep beginning leaves the picture at its top.
        inside = waits <= 1.16 * self._highest
        xs, ys = np.log2(budgets[inside]), waits[inside]
        plots.add_area(self.plot, xs, ys, 0.0, self.theme, "plot_band_fill")
        plots.add_line(self.plot, xs, ys, plots.pen(self.theme, "plot_you", 2))
        self._add_landmarks(tariff, scale)
        self._move()

    def _top(self, tariff: Tariff, waits: np.ndarray[tuple[int], np.dtype[np.float64]]) -> float:
        """High enough for what is compared; the steep beginning may run out of the picture."""
        now = tariff.at(self._now).wait_min
        return float(min(waits.max(), max(6 * now, 1.3 * tariff.hourly.wait_min, 10.0)))

    def _add_landmarks(self, tariff: Tariff, scale: Scale) -> None:
        ink = self.theme.ink
        best, now = tariff.at(tariff.knee), tariff.at(self._now)
        self._add_other(scale, tariff.hourly, self.tr("Every feed every hour"))
        self._add_other(scale, tariff.opening, self.tr("Refresh all when I open it"))
        best_words = self.tr("best value, {n}").format(n=number(round(tariff.knee)))
        near = abs(math.log2(max(tariff.knee, 1)) - math.log2(max(self._now, 1))) < 0.6
        x = math.log2(max(tariff.knee, scale.low))
        plots.add_points(
            self.plot,
            [x],
            [best.wait_min],
            "d",
            13,
            pen=plots.pen(self.theme, "plot_you", 1.5),
            brush=ink("bg"),
        )
        plots.add_words(
            self.plot, best_words, x - 0.05, best.wait_min - 0.035 * self._highest, self.theme, anchor=(1, 0)
        )
        x = math.log2(max(self._now, scale.low))
        plots.add_points(self.plot, [x], [now.wait_min], "o", 10, pen=None, brush=ink("poll_done"))
        top = now.wait_min + (0.2 if near else 0.14) * self._highest
        plots.add_line(self.plot, [x, x], [now.wait_min, top], plots.pen(self.theme, "text_3"))
        today = self.tr("Today\n{n} → {wait}").format(
            n=number(round(self._now)), wait=words.minutes(now.wait_min)
        )
        plots.add_words(self.plot, today, x, top, self.theme, anchor=(0.5, 1), ink="text", bold=True)

    def _add_other(self, scale: Scale, mark: Landmark, name: str) -> None:
        if not scale.low <= mark.fetches <= scale.high:
            return
        x, highest = math.log2(mark.fetches), 0.96 * self._highest
        beyond = mark.wait_min > highest
        y = min(mark.wait_min, highest)
        line = plots.pen(self.theme, "comparison", 1.5)
        plots.add_points(
            self.plot, [x], [y], "t1" if beyond else "o", 10, pen=line, brush=self.theme.ink("bg")
        )
        figures = self.tr("{n} fetches, {wait}").format(
            n=number(round(mark.fetches)), wait=words.minutes(mark.wait_min)
        )
        text = f"{name}\n{figures}"
        if beyond:
            plots.add_words(self.plot, text, x + 0.1, y, self.theme, anchor=(0, 0.5), ink="text_2")
        else:
            plots.add_words(
                self.plot, text, x, y + 0.04 * self._highest, self.theme, anchor=(0.5, 1), ink="text_2"
            )

    def _move(self) -> None:
        for item in self._moving:
            self.plot.removeItem(item)
        if self._tariff is None or self._scale is None:
            return
        wait = self._tariff.at(self._chosen).wait_min
        x, y = math.log2(max(self._chosen, self._scale.low)), min(wait, 1.1 * self._highest)
        accent = plots.pen(self.theme, "accent", 1.5)
        line = plots.add_line(self.plot, [x, x], [-0.04 * self._highest, 1.1 * self._highest], accent)
        point = plots.add_points(
            self.plot, [x], [y], "o", 11, pen=plots.pen(self.theme, "bg", 2), brush=self.theme.ink("accent")
        )
        left, right = math.log2(self._scale.low), math.log2(self._scale.high)
        at = min(max(x, left + 0.6), right - 0.6)
        label = self.tr("{n} → {wait}").format(n=number(round(self._chosen)), wait=words.minutes(wait))
        pill = plots.add_words(
            self.plot,
            f" {label} ",
            at,
            1.1 * self._highest,
            self.theme,
            ink="on_accent",
            fill="accent",
            bold=True,
        )
        self._moving = [line, point, pill]


def _nice_ticks(highest: float) -> Sequence[float]:
    step = 10 ** math.floor(math.log10(max(highest, 0.1)))
    for factor in (0.2, 0.5, 1.0, 2.0):
        if highest / (step * factor) <= 6:
            step *= factor
            break
    return [step * n for n in range(int(highest / step) + 1)]
