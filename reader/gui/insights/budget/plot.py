"""Plot of the budget curve: what more fetches a day buy, where things stand, where other ways lie. Main thread."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reader.gui.insights import words
from reader.gui.insights.budget.axis import BudgetAxis, Unit
from reader.gui.insights.parts.plot_frame import PlotFrame
from reader.gui.kit.theme import Theme
from reader.insights.budget import Landmark, Offer, Tariff
from reader.model.planning import FloatArray

HEIGHT = 306
POINTS = 400
BELOW = 0.12
"""Of the highest wait: room for words under the axis."""


class BudgetPlot(PlotFrame):
    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, HEIGHT)
        self._axis: BudgetAxis | None = None
        self._now: Offer | None = None
        self._chosen: Offer | None = None
        self._amount = 0.0
        self._moving: list[object] = []
        self._highest = 1.0
        self.plot.getPlotItem().hideAxis("bottom")

    def show_axis(self, axis: BudgetAxis, now: Offer) -> None:
        self._axis, self._now = axis, now
        if self._chosen is None:
            self._chosen, self._amount = now, axis.of_offer(now)
        self.redraw()

    def show_offer(self, offer: Offer, amount: float) -> None:
        """The line under the handle, which stands at `amount`; nothing else is drawn anew."""
        self._chosen, self._amount = offer, amount
        self._move()

    # --- drawing ---------------------------------------------------------------------------------

    def draw(self) -> None:
        axis = self._axis
        if axis is None or self._now is None:
            return
        scale = axis.scale
        self._moving = []
        amounts = np.geomspace(scale.low, scale.high, POINTS)
        waits = np.array([axis.wait_at(float(amount)) for amount in amounts])
        self._highest = self._top(axis.tariff, waits, self._now)
        item = self.plot.getPlotItem()
        item.setXRange(math.log2(scale.low), math.log2(scale.high), padding=0)
        item.setYRange(-BELOW * self._highest, 1.16 * self._highest, padding=0)
        ticks = _nice_ticks(self._highest)
        self.set_ticks("left", [(tick, f"{tick:g}") for tick in ticks])
        for tick in ticks:
            line = self.pen("line_2" if tick == 0 else "grid")
            self.add_line([math.log2(scale.low), math.log2(scale.high)], [tick, tick], line)
        # The steep beginning leaves the picture at its top.
        inside = waits <= 1.16 * self._highest
        xs, ys = np.log2(amounts[inside]), waits[inside]
        self.add_area(xs, ys, 0.0, "plot_band_fill")
        self.add_line(xs, ys, self.pen("plot_you", 2))
        self._add_landmarks(axis, self._now)
        self._move()

    def _top(self, tariff: Tariff, waits: FloatArray, now: Offer) -> float:
        """High enough for what is compared; the steep beginning may run out of the picture."""
        wanted = max(12 * now.wait_min, 2 * tariff.hourly.wait_min, 10.0)
        return float(max(min(waits.max(), wanted), 1.3 * now.wait_min, 1.0))

    def _add_landmarks(self, axis: BudgetAxis, now: Offer) -> None:
        self._add_other(axis, axis.tariff.hourly, self.tr("Every feed every hour"))
        self._add_other(axis, axis.tariff.opening, self.tr("Refresh all when I open it"))
        best = axis.tariff.at(axis.tariff.knee)
        at, best_at = self._place(axis.of_offer(now)), self._place(axis.of_offer(best))
        if axis.unit is Unit.FETCHES:
            self._add_best(best_at, best.wait_min, axis.say(axis.tariff.knee))
        self.add_points([at], [now.wait_min], "o", 10, ink="poll_done")
        near = abs(at - best_at) < 0.6
        top = now.wait_min + (0.2 if near else 0.14) * self._highest
        self.add_line([at, at], [now.wait_min, top], self.pen("text_3"))
        today = self.tr("Today\n{n} → {wait}").format(
            n=axis.say(axis.of_offer(now)), wait=words.minutes(now.wait_min)
        )
        self.add_words(today, at, top, anchor=(0.5, 1), ink="text", bold=True)

    def _place(self, amount: float) -> float:
        assert self._axis is not None
        scale = self._axis.scale
        return math.log2(min(max(amount, scale.low), scale.high))

    def _add_best(self, x: float, wait_min: float, figure: str) -> None:
        outline = self.pen("plot_you", 1.5)
        self.add_points([x], [wait_min], "d", 13, pen=outline, ink="bg")
        below = wait_min - 0.035 * self._highest
        if wait_min < 0.14 * self._highest:
            below = -0.01 * self._highest  # under the axis: between it and the curve is no room
        best = self.tr("best value, {n}").format(n=figure)
        self.add_words(best, x - 0.05, below, anchor=(1, 0))

    def _add_other(self, axis: BudgetAxis, mark: Landmark, name: str) -> None:
        amount = axis.of_landmark(mark)
        if not axis.scale.low <= amount <= axis.scale.high:
            return
        x, highest = math.log2(amount), 0.96 * self._highest
        beyond = mark.wait_min > highest
        y = min(mark.wait_min, highest)
        line = self.pen("comparison", 1.5)
        self.add_points([x], [y], "t1" if beyond else "o", 10, pen=line, ink="bg")
        form = self.tr("{n} fetches, {wait}") if axis.unit is Unit.FETCHES else self.tr("{n}, {wait}")
        text = f"{name}\n{form.format(n=axis.say(amount), wait=words.minutes(mark.wait_min))}"
        if beyond or self._is_crowded(x):
            self.add_words(text, x + 0.1, y, anchor=(0, 0.5), ink="text_2")
        else:
            self.add_words(text, x, y + 0.04 * self._highest, anchor=(0.5, 1), ink="text_2")

    def _is_crowded(self, x: float) -> bool:
        """Whether the words about today stand above this place."""
        assert self._axis is not None
        assert self._now is not None
        wide = math.log2(self._axis.scale.high / self._axis.scale.low)
        return abs(x - self._place(self._axis.of_offer(self._now))) < 0.2 * wide

    def _move(self) -> None:
        for item in self._moving:
            self.plot.removeItem(item)
        if self._axis is None or self._chosen is None:
            return
        wait = self._chosen.wait_min
        x, y = self._place(self._amount), min(wait, 1.1 * self._highest)
        accent = self.pen("accent", 1.5)
        line = self.add_line([x, x], [-BELOW * self._highest, 1.1 * self._highest], accent)
        point = self.add_points([x], [y], "o", 11, pen=self.pen("bg", 2), ink="accent")
        left, right = math.log2(self._axis.scale.low), math.log2(self._axis.scale.high)
        at = min(max(x, left + 0.09 * (right - left)), right - 0.09 * (right - left))
        label = self.tr("{n} → {wait}").format(n=self._axis.say(self._amount), wait=words.minutes(wait))
        top = 1.1 * self._highest
        pill = self.add_words(f" {label} ", at, top, ink="on_accent", fill="accent", bold=True)
        self._moving = [line, point, pill]


def _nice_ticks(highest: float) -> Sequence[float]:
    step = 10 ** math.floor(math.log10(max(highest, 0.1)))
    for factor in (0.2, 0.5, 1.0, 2.0):
        if highest / (step * factor) <= 6:
            step *= factor
            break
    return [step * n for n in range(int(highest / step) + 1)]
