"""The budget's slider and curve over one axis, fetches or megabytes a day, and what a budget buys in words. Main thread
only."""

from __future__ import annotations

import math
import textwrap
from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum

import numpy as np
from msgspec import Struct
from PySide6.QtCore import QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSlider

from reader.core.records.planning import FloatArray
from reader.core.settings import Settings
from reader.insights.budget import MEGA, BudgetFacts, Landmark, Offer, Tariff
from reader.window.insights.plots import PlotFrame, nice_ticks
from reader.window.kit import humanize as words
from reader.window.kit.fonts import make_font
from reader.window.kit.humanize import number
from reader.window.kit.text import set_tooltip
from reader.window.kit.theme import Theme
from reader.window.kit.tokens import SMALL
from reader.window.kit.translate import tr

HEIGHT = 306
POINTS = 400
RIGHT_MARGIN = 12
"""Room for half a point at the right end; the slider below has the same."""
BELOW = 0.12
"""Room for words under the axis, as a share of the highest wait."""
_IN_PARTS = 2
"""A number with a fraction takes the plural of few."""
STEP = 1.01
"""A step of the slider is one percent."""
HANDLE = 9
GROOVE_Y = 14
SLIDER_HEIGHT = 64
LETTERS = 32
"""Longer words in the plot take two lines."""
LEAST_MEGABYTES = 8
HOURS = 24


class Scale:
    """A logarithmic scale of budgets in steps, with marks that double."""

    def __init__(self, low: int, doublings: int) -> None:
        self.low: int = low
        self.high: int = low * 2**doublings
        self.marks: list[int] = [low * 2**n for n in range(doublings + 1)]
        self.steps = round(math.log(self.high / low) / math.log(STEP))

    def budget_at(self, step: int) -> int:
        exact: float = self.low * (self.high / self.low) ** (step / self.steps)
        near = min(self.marks, key=lambda mark: abs(mark - exact))
        # A handle on a mark means exactly that number.
        return near if abs(near / exact - 1) < (STEP - 1) / 2 else round(exact)

    def step_of(self, budget: float) -> int:
        return round(self.share_of(budget) * self.steps)

    def share_of(self, budget: float) -> float:
        inside = min(max(budget, self.low), self.high)
        return math.log(inside / self.low) / math.log(self.high / self.low)


def scale_for(feeds: int, budgets: Sequence[float]) -> Scale:
    """A scale for all budgets that matter: seven marks or more, from about one poll for every feed."""
    low = 25
    while low * 2 <= min([1.5 * feeds, *budgets]):
        low *= 2
    doublings = 6
    while low * 2**doublings < max(budgets, default=0):
        doublings += 1
    return Scale(low, doublings)


class BudgetSlider(QSlider):
    def __init__(self, theme: Theme, margin_left: int, margin_right: int, choose_best: Callable[[], None]) -> None:
        """The margins are those of the plot above; `choose_best` is what the key B does."""
        super().__init__(Qt.Orientation.Horizontal)
        self._theme, self._left, self._right, self._choose_best = theme, margin_left, margin_right, choose_best
        # From left to right in every language, as in the plot above.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.scale = Scale(25, 6)
        self.presets: dict[int, str] = {}
        """Budgets and their names, marked on the groove."""
        self.setFixedHeight(SLIDER_HEIGHT)
        self.setAccessibleName(self.tr("Fetches per day"))
        self.setRange(0, self.scale.steps)
        theme.changed.connect(self.update)

    def set_scale(self, scale: Scale, presets: dict[int, str]) -> None:
        self.scale = scale
        self.presets = {amount: name for amount, name in presets.items() if scale.low <= amount <= scale.high}
        self.blockSignals(True)
        self.setRange(0, scale.steps)
        self.blockSignals(False)

    @property
    def budget(self) -> int:
        return self.scale.budget_at(self.value())

    def choose(self, budget: float) -> None:
        self.setValue(self.scale.step_of(budget))

    def say(self, words: str) -> None:
        """Set what the value means, which is read out with the number."""
        self.setAccessibleDescription(words)
        set_tooltip(self, words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        marks = [self.scale.step_of(mark) for mark in self.presets or self.scale.marks]
        if event.key() == Qt.Key.Key_PageUp:
            self.setValue(min([mark for mark in marks if mark > self.value()], default=self.maximum()))
        elif event.key() == Qt.Key.Key_PageDown:
            self.setValue(max([mark for mark in marks if mark < self.value()], default=self.minimum()))
        elif event.key() == Qt.Key.Key_B and not event.modifiers():
            self._choose_best()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._follow(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._follow(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def _follow(self, event: QMouseEvent) -> None:
        share = (event.position().x() - self._left) / max(self._wide(), 1)
        self.setValue(round(min(max(share, 0.0), 1.0) * self.maximum()))

    def _wide(self) -> int:
        return self.width() - self._left - self._right

    def x_of(self, budget: float) -> float:
        return self._left + self.scale.share_of(budget) * self._wide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        x = self._left + self.value() / max(self.maximum(), 1) * self._wide()
        painter.setPen(Qt.PenStyle.NoPen)
        for ink, end in (("groove", float(self._left + self._wide())), ("accent", x)):
            painter.setBrush(self._theme.ink(ink if self.isEnabled() else "line"))
            painter.drawRoundedRect(QRectF(self._left, GROOVE_Y - 2, end - self._left, 4), 2, 2)
        painter.setFont(make_font(SMALL))
        free_from = 0.0
        for amount, name in self.presets.items():
            at, half = self.x_of(amount), painter.fontMetrics().horizontalAdvance(name) / 2
            painter.setPen(QPen(self._theme.ink("accent" if at <= x else "comparison"), 1.5))
            painter.setBrush(self._theme.ink("bg"))
            painter.drawPolygon([QPointF(at + dx, GROOVE_Y + dy) for dx, dy in ((-6, 0), (0, -6), (6, 0), (0, 6))])
            if at - half > free_from:
                painter.setPen(self._theme.ink("text"))
                painter.drawText(QPointF(at - half, GROOVE_Y + 26), name)
                free_from = at + half + 6
        if self.isEnabled():
            painter.setPen(QPen(self._theme.ink("accent"), 2))
            painter.setBrush(self._theme.ink("bg_raised"))
            painter.drawEllipse(QPointF(x, GROOVE_Y), HANDLE, HANDLE)
        painter.setPen(self._theme.ink("text_3"))
        last = self.scale.marks[-1]
        for mark in self.scale.marks:
            place = min(self.x_of(mark), self.width() - 24.0) if mark == last else self.x_of(mark)
            box = QRectF(place - 40, GROOVE_Y + 32, 80, 16)
            painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), number(mark))


class Unit(StrEnum):
    FETCHES = "fetches"
    MEGABYTES = "megabytes"


class BudgetAxis(Struct, frozen=True):
    unit: Unit
    tariff: Tariff
    is_guess: bool
    budget: int
    """Fetches a day, which are a limit along the axis of megabytes too."""
    scale: Scale

    def waits_at(self, amounts: FloatArray) -> FloatArray:
        if self.unit is Unit.FETCHES:
            return self.tariff.waits_at(amounts)
        return self.tariff.waits_at(np.minimum(self.budget, self.tariff.polls_for(amounts)))

    def of_offer(self, offer: Offer) -> float:
        """The place of an offer: its budget, or the megabytes it takes."""
        return offer.budget if self.unit is Unit.FETCHES else offer.wire_bytes / MEGA

    def of_landmark(self, mark: Landmark) -> float:
        return mark.fetches if self.unit is Unit.FETCHES else mark.wire_bytes / MEGA

    def say(self, amount: float) -> str:
        return number(round(amount)) if self.unit is Unit.FETCHES else words.say_size(amount * MEGA)


def make_axis(unit: Unit, facts: BudgetFacts, wanted: Settings) -> BudgetAxis:
    tariff = facts.tariff
    assert tariff is not None
    if unit is Unit.FETCHES:
        return BudgetAxis(unit, tariff, facts.is_guess, wanted.daily_budget, scale_of(facts))
    now = tariff.at(wanted.daily_budget)
    most = [2 * now.wire_bytes / MEGA, wanted.megabytes_per_day]
    if tariff.hourly is not None:
        most.append(tariff.hourly.wire_bytes / MEGA)
    doublings = 0
    while 2**doublings < max(LEAST_MEGABYTES, *most):
        doublings += 1
    return BudgetAxis(unit, tariff, facts.is_guess, wanted.daily_budget, Scale(1, doublings))


def scale_of(facts: BudgetFacts) -> Scale:
    """The scale of fetches a day, with a curve or without."""
    amounts = [float(facts.settings.daily_budget), float(HOURS * len(facts.feeds))]
    if facts.tariff is not None:
        amounts.append(facts.tariff.knee)
    return scale_for(len(facts.feeds), amounts)


class BudgetPlot(PlotFrame):
    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, HEIGHT)
        self._axis: BudgetAxis | None = None
        self._now: Offer | None = None
        self._chosen: Offer | None = None
        self._presets: tuple[int, ...] = ()
        self._amount = 0.0
        self._moving: list[object] = []
        self._highest = 1.0
        item = self.plot.getPlotItem()
        item.hideAxis("bottom")
        item.layout.setContentsMargins(0, 0, RIGHT_MARGIN, 0)
        # A point at an end of the axis is a whole one.
        item.vb.setFlag(item.vb.GraphicsItemFlag.ItemClipsChildrenToShape, False)

    def show_axis(self, axis: BudgetAxis, now: Offer, presets: Iterable[int] = ()) -> None:
        self._axis, self._now, self._presets = axis, now, tuple(presets)
        if self._chosen is None:
            self._chosen, self._amount = now, axis.of_offer(now)
        self.redraw()

    def show_offer(self, offer: Offer, amount: float) -> None:
        """Move the line under the handle, which is at `amount`; the rest is drawn again only for another scale."""
        self._chosen, self._amount = offer, amount
        if self._axis is not None and self._top() != self._highest:
            self.redraw()
        else:
            self._move()

    def draw(self) -> None:
        axis, now = self._axis, self._now
        if axis is None or now is None:
            return
        scale, self._moving = axis.scale, []
        amounts = np.geomspace(scale.low, scale.high, POINTS)
        waits = axis.waits_at(amounts)
        high = self._highest = self._top()
        ends = [math.log2(scale.low), math.log2(scale.high)]
        item = self.plot.getPlotItem()
        item.setXRange(*ends, padding=0)
        item.setYRange(-BELOW * high, 1.16 * high, padding=0)
        ticks = nice_ticks(high)
        self.set_ticks("left", [(tick, QLocale().toString(tick, "g", 6)) for tick in ticks])
        for tick in ticks:
            self.add_line(ends, [tick, tick], self.pen("line_2" if tick == 0 else "grid"))
        inside = waits <= 1.16 * high
        xs, ys = np.log2(amounts[inside]), waits[inside]
        if axis.is_guess:
            self.add_line(xs, ys, self.pen("comparison", 2, dashed=True))
        else:
            self.add_area(xs, ys, 0.0, "plot_band_fill")
            self.add_line(xs, ys, self.pen("plot_you", 2))
        for preset in self._presets if axis.unit is Unit.FETCHES else ():
            if scale.low <= preset <= scale.high:
                x, wait = math.log2(preset), min(axis.tariff.at(preset).wait_min, high)
                self.add_line([x, x], [-BELOW * high, wait], self.pen("comparison", 1, dotted=True))
        self._add_other(axis, axis.tariff.hourly, self.tr("Every feed hourly, {wait}"))
        self._add_other(axis, axis.tariff.opening, self.tr("Refresh all on opening, {wait}"))
        self._add_now(axis, now)
        self._move()

    def _top(self) -> float:
        """The highest wait in the picture: the steep beginning of the curve may be above it, the chosen point not."""
        assert self._axis is not None
        assert self._now is not None
        axis, now = self._axis, self._now
        hourly = axis.tariff.hourly.wait_min if axis.tariff.hourly is not None else 0.0
        wanted = max(12 * now.wait_min, 2 * hourly, 10.0)
        most = float(axis.waits_at(np.array([float(axis.scale.low)])).max())
        chosen = self._chosen.wait_min if self._chosen is not None else 0.0
        return float(max(min(most, wanted), 1.3 * now.wait_min, 1.05 * chosen, 1.0))

    def _add_now(self, axis: BudgetAxis, now: Offer) -> None:
        x, y = self._place(axis.of_offer(now)), now.wait_min
        self.add_points([x], [y], "o", 10, ink="poll_done")
        form = self.tr("Now, a guess, {wait}") if axis.is_guess else self.tr("Now, {wait}")
        # Under the curve at the left, or over it where there is no room between it and the axis.
        is_low = y < 0.14 * self._highest
        place = y + 0.03 * self._highest if is_low else y - 0.03 * self._highest
        anchor = (0.5, 1) if is_low else (1, 0)
        self.add_words(form.format(wait=words.minutes(y)), x - 0.04, place, anchor=anchor, ink="text", fill="bg")

    def _place(self, amount: float) -> float:
        assert self._axis is not None
        scale = self._axis.scale
        return math.log2(min(max(amount, scale.low), scale.high))

    def _add_other(self, axis: BudgetAxis, mark: Landmark | None, form: str) -> None:
        if mark is None or not axis.scale.low <= (amount := axis.of_landmark(mark)) <= axis.scale.high:
            return
        x, highest = math.log2(amount), 0.96 * self._highest
        y = min(mark.wait_min, highest)
        self.add_points(
            [x], [y], "t1" if mark.wait_min > highest else "o", 10, pen=self.pen("comparison", 1.5), ink="bg"
        )
        left, right = math.log2(axis.scale.low), math.log2(axis.scale.high)
        to_left = x > (left + right) / 2
        text = form.format(wait=words.minutes(mark.wait_min))
        if len(text) > LETTERS:  # the time goes on a second line
            text = "\n".join(textwrap.wrap(form.format(wait=""), LETTERS)) + f"\n{words.minutes(mark.wait_min)}"
        if y > 0.8 * self._highest:
            # Beside the point: above it is the upper edge, and the words of the chosen point.
            aside, anchor = (-1 if to_left else 1) * 0.015 * (right - left), (int(to_left), 0.5)
            self.add_words(text, x + aside, y, anchor=anchor, ink="text_2", fill="bg")
        else:
            self.add_words(text, x, y + 0.03 * self._highest, anchor=(int(to_left), 1), ink="text_2", fill="bg")

    def _move(self) -> None:
        for item in self._moving:
            self.plot.removeItem(item)
        if self._axis is None or self._chosen is None:
            return
        wait, top = self._chosen.wait_min, 1.1 * self._highest
        x = self._place(self._amount)
        line = self.add_line([x, x], [-BELOW * self._highest, top], self.pen("accent", 1.5))
        line.setZValue(-1)  # words stay legible
        point = self.add_points([x], [wait], "o", 11, pen=self.pen("bg", 2), ink="accent")
        left, right = math.log2(self._axis.scale.low), math.log2(self._axis.scale.high)
        at = min(max(x, left + 0.09 * (right - left)), right - 0.09 * (right - left))
        form = self.tr("{n} → about {wait}") if self._axis.is_guess else self.tr("{n} → {wait}")
        label = form.format(n=self._axis.say(self._amount), wait=words.minutes(wait))
        pill = self.add_words(f" {label} ", at, top, ink="on_accent", fill="accent", bold=True)
        self._moving = [line, point, pill]
        self.announce()


def spoken_offer(offer: Offer) -> str:
    return tr("{n} fetches a day, expected wait {wait}, {share} ready on time", n=round(offer.budget)).format(
        n=number(round(offer.budget)),
        wait=tr("{n} minutes", n=_IN_PARTS).format(n=words.decimal(offer.wait_min)),
        share=tr("{n} percent", n=round(offer.fresh_share * 100)).format(n=number(round(offer.fresh_share * 100))),
    )
