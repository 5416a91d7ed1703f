"""The budget's slider and curve over one axis, fetches or megabytes a day, and what a budget buys in words. Main thread
only."""

from __future__ import annotations

import math
import textwrap
from collections.abc import Callable, Sequence
from enum import Enum, StrEnum
from typing import Any

import numpy as np
from msgspec import Struct
from PySide6.QtCore import QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSlider

from reader.core.records.planning import FloatArray
from reader.core.settings import Settings
from reader.insights.budget import MEGA, BudgetFacts, Landmark, Lately, Offer, Tariff
from reader.window.insights.plots import PlotFrame
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
AWAY_PX = 7
"""The distance of words from the line under the handle, and from the middle of their mark."""
NAME_LETTERS = 28
"""A longer name takes two lines."""
_IN_PARTS = 2
"""A number with a fraction takes the plural of few."""
STEP = 1.01
"""A step of the slider is one percent."""
HANDLE = 9
GROOVE_Y = 14
SLIDER_HEIGHT = 46
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
        self.setFixedHeight(SLIDER_HEIGHT)
        self.setAccessibleName(self.tr("Fetches per day"))
        self.setRange(0, self.scale.steps)
        theme.changed.connect(self.update)

    def set_scale(self, scale: Scale) -> None:
        self.scale = scale
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
        marks = [self.scale.step_of(mark) for mark in self.scale.marks]
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
        if self.isEnabled():
            painter.setPen(QPen(self._theme.ink("accent"), 2))
            painter.setBrush(self._theme.ink("bg_raised"))
            painter.drawEllipse(QPointF(x, GROOVE_Y), HANDLE, HANDLE)
        painter.setFont(make_font(SMALL))
        painter.setPen(self._theme.ink("text_3"))
        last = self.scale.marks[-1]
        for mark in self.scale.marks:
            place = min(self.x_of(mark), self.width() - 24.0) if mark == last else self.x_of(mark)
            box = QRectF(place - 40, GROOVE_Y + 14, 80, 16)
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


class Side(Enum):
    LEFT = -1
    RIGHT = 1


class _Label(Struct, frozen=True):
    """Words in the plot that step aside for the line under the handle."""

    item: Any
    x: float
    y: float
    anchor: float
    """0 at its left end, 1 at its right."""
    side: Side
    """The side of the line on which it hides nothing."""
    mark: float | None = None
    """The place of its mark, if it is beside that; if it steps onto the mark, it goes below."""


class BudgetPlot(PlotFrame):
    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, HEIGHT)
        self._axis: BudgetAxis | None = None
        self._now: Offer | None = None
        self._chosen: Offer | None = None
        self._amount = 0.0
        self._moving: list[object] = []
        self._labels: list[_Label] = []
        self._highest = 1.0
        item = self.plot.getPlotItem()
        item.hideAxis("bottom")
        item.layout.setContentsMargins(0, 0, RIGHT_MARGIN, 0)
        # A point at an end of the axis is a whole one.
        item.vb.setFlag(item.vb.GraphicsItemFlag.ItemClipsChildrenToShape, False)
        item.vb.sigResized.connect(lambda *_: self._step_aside())

    def show_axis(self, axis: BudgetAxis, now: Offer) -> None:
        self._axis, self._now = axis, now
        if self._chosen is None:
            self._chosen, self._amount = now, axis.of_offer(now)
        self.redraw()

    def show_offer(self, offer: Offer, amount: float) -> None:
        """Move the line under the handle, which is at `amount`; nothing else is drawn again."""
        self._chosen, self._amount = offer, amount
        self._move()

    def draw(self) -> None:
        axis = self._axis
        if axis is None or self._now is None:
            return
        scale = axis.scale
        self._moving, self._labels = [], []
        amounts = np.geomspace(scale.low, scale.high, POINTS)
        waits = axis.waits_at(amounts)
        self._highest = self._top(axis.tariff, waits, self._now)
        item = self.plot.getPlotItem()
        item.setXRange(math.log2(scale.low), math.log2(scale.high), padding=0)
        item.setYRange(-BELOW * self._highest, 1.16 * self._highest, padding=0)
        ticks = _nice_ticks(self._highest)
        self.set_ticks("left", [(tick, QLocale().toString(tick, "g", 6)) for tick in ticks])
        for tick in ticks:
            line = self.pen("line_2" if tick == 0 else "grid")
            self.add_line([math.log2(scale.low), math.log2(scale.high)], [tick, tick], line)
        inside = waits <= 1.16 * self._highest
        xs, ys = np.log2(amounts[inside]), waits[inside]
        if axis.is_guess:
            self.add_line(xs, ys, self.pen("comparison", 2, dashed=True))
        else:
            self.add_area(xs, ys, 0.0, "plot_band_fill")
            self.add_line(xs, ys, self.pen("plot_you", 2))
        self._add_landmarks(axis, self._now)
        self._move()

    def _top(self, tariff: Tariff, waits: FloatArray, now: Offer) -> float:
        """The highest wait in the picture; the steep beginning of the curve may be above it."""
        hourly = tariff.hourly.wait_min if tariff.hourly is not None else 0.0
        wanted = max(12 * now.wait_min, 2 * hourly, 10.0)
        return float(max(min(waits.max(), wanted), 1.3 * now.wait_min, 1.0))

    def _add_landmarks(self, axis: BudgetAxis, now: Offer) -> None:
        self._add_other(axis, axis.tariff.hourly, self.tr("Every feed, hourly"))
        self._add_other(axis, axis.tariff.opening, self.tr("Refresh all on opening"))
        best = axis.tariff.at(axis.tariff.knee)
        at, best_at = self._place(axis.of_offer(now)), self._place(axis.of_offer(best))
        if axis.unit is Unit.FETCHES and not axis.is_guess:
            self._add_best(best_at, best.wait_min, axis.say(axis.tariff.knee))
        self.add_points([at], [now.wait_min], "o", 10, ink="poll_done")
        near = abs(at - best_at) < 0.6
        top = now.wait_min + (0.2 if near else 0.14) * self._highest
        self.add_line([at, at], [now.wait_min, top], self.pen("text_3"))
        form = self.tr("Today, a guess\n{n} → {wait}") if axis.is_guess else self.tr("Today\n{n} → {wait}")
        today = form.format(n=axis.say(axis.of_offer(now)), wait=words.minutes(now.wait_min))
        # At the left is the steep part of the curve, at the right what is compared.
        is_alone = axis.tariff.hourly is None and axis.tariff.opening is None
        side = Side.RIGHT if is_alone else Side.LEFT
        self._add_label(today, at, top, (0.5, 1), side, ink="text", bold=True, fill="bg")

    def _place(self, amount: float) -> float:
        assert self._axis is not None
        scale = self._axis.scale
        return math.log2(min(max(amount, scale.low), scale.high))

    def _add_best(self, x: float, wait_min: float, figure: str) -> None:
        self.add_points([x], [wait_min], "d", 13, pen=self.pen("plot_you", 1.5), ink="bg")
        below = wait_min - 0.035 * self._highest
        if wait_min < 0.14 * self._highest:
            below = -0.01 * self._highest  # under the axis: there's no room between it and the curve
        best = self.tr("best value, {n}").format(n=figure)
        self._add_label(best, x - 0.05, below, (1, 0), Side.RIGHT)

    def _add_other(self, axis: BudgetAxis, mark: Landmark | None, name: str) -> None:
        if mark is None or not axis.scale.low <= (amount := axis.of_landmark(mark)) <= axis.scale.high:
            return
        x, highest = math.log2(amount), 0.96 * self._highest
        beyond = mark.wait_min > highest
        y = min(mark.wait_min, highest)
        self.add_points([x], [y], "t1" if beyond else "o", 10, pen=self.pen("comparison", 1.5), ink="bg")
        fetches = round(amount)
        form = self.tr("{n} fetches, {wait}", n=fetches) if axis.unit is Unit.FETCHES else self.tr("{n}, {wait}")
        text = "\n".join(
            (*textwrap.wrap(name, NAME_LETTERS), form.format(n=axis.say(amount), wait=words.minutes(mark.wait_min)))
        )
        if beyond or self._is_crowded(x):
            self._add_label(text, x + 0.1, y, (0, 0.5), Side.RIGHT, mark=x, ink="text_2")
        else:
            self._add_label(text, x, y + 0.04 * self._highest, (0.5, 1), Side.RIGHT, ink="text_2")

    def _is_crowded(self, x: float) -> bool:
        """Whether the words about today are above this place."""
        assert self._axis is not None
        assert self._now is not None
        wide = math.log2(self._axis.scale.high / self._axis.scale.low)
        return abs(x - self._place(self._axis.of_offer(self._now))) < 0.2 * wide

    def _add_label(
        self,
        text: str,
        x: float,
        y: float,
        anchor: tuple[float, float],
        side: Side,
        *,
        mark: float | None = None,
        **style: Any,
    ) -> None:
        item = self.add_words(text, x, y, anchor=anchor, **style)
        self._labels.append(_Label(item, x, y, anchor[0], side, mark))

    def _move(self) -> None:
        for item in self._moving:
            self.plot.removeItem(item)
        if self._axis is None or self._chosen is None:
            return
        wait = self._chosen.wait_min
        x, y = self._place(self._amount), min(wait, 1.1 * self._highest)
        top = 1.1 * self._highest
        line = self.add_line([x, x], [-BELOW * self._highest, top], self.pen("accent", 1.5))
        point = self.add_points([x], [y], "o", 11, pen=self.pen("bg", 2), ink="accent")
        left, right = math.log2(self._axis.scale.low), math.log2(self._axis.scale.high)
        at = min(max(x, left + 0.09 * (right - left)), right - 0.09 * (right - left))
        form = self.tr("{n} → about {wait}") if self._axis.is_guess else self.tr("{n} → {wait}")
        label = form.format(n=self._axis.say(self._amount), wait=words.minutes(wait))
        pill = self.add_words(f" {label} ", at, top, ink="on_accent", fill="accent", bold=True)
        self._moving = [line, point, pill]
        self._step_aside()
        self.announce()

    def _step_aside(self) -> None:
        """Move words out of the way of the line."""
        if self._axis is None:
            return
        box = self.plot.getPlotItem().vb
        unit, unit_y = box.viewPixelSize()
        begin, end = box.viewRange()[0]
        line, away = self._place(self._amount), AWAY_PX * unit
        for label in self._labels:
            wide = label.item.boundingRect().width() * unit
            start = label.x - label.anchor * wide
            shift = step_aside((start, wide), line, away, (begin, end), label.side)
            is_covering = label.mark is not None and abs(start + shift + wide / 2 - label.mark) < wide / 2 + away
            drop = (label.item.boundingRect().height() / 2 + AWAY_PX) * unit_y if is_covering else 0.0
            label.item.setPos(label.x + shift, label.y - drop)


def step_aside(words_: tuple[float, float], line: float, away: float, inside: tuple[float, float], side: Side) -> float:
    """The shift of words, given by their start and width, that keeps a line from running through them: a little to
    either side, or else to their own side, unless that leads out of the picture."""
    start, wide = words_
    if not start - away < line < start + wide + away:
        return 0.0
    to_left, to_right = line - away - wide - start, line + away - start
    fits_left, fits_right = start + to_left >= inside[0], start + to_right + wide <= inside[1]
    if not (fits_left and fits_right):
        return to_left if fits_left else to_right
    if min(-to_left, to_right) <= 3 * away:
        return to_left if -to_left < to_right else to_right
    return to_left if side is Side.LEFT else to_right


def _nice_ticks(highest: float) -> Sequence[float]:
    step = 10 ** math.floor(math.log10(max(highest, 0.1)))
    step *= next((factor for factor in (0.2, 0.5, 1.0, 2.0) if highest / (step * factor) <= 6), 1.0)
    return [step * n for n in range(int(highest / step) + 1)]


def offer_rows(now: Offer, new: Offer, is_guess: bool) -> list[tuple[str, str, str]]:
    """Rows of a name, its figure now, and with the new budget. What depends on visits and posts is a guess at first."""
    minutes, percent = words.minutes, words.percent
    about = "≈ {}" if is_guess else "{}"

    def pair(name: str, before: str, after: str) -> tuple[str, str, str]:
        return name, about.format(before), about.format(after)

    return [
        pair(tr("Average wait for a new article"), minutes(now.wait_min), minutes(new.wait_min)),
        pair(tr("Ready when you open Paperround"), percent(now.fresh_share), percent(new.fresh_share)),
        (tr("Fetches per day"), number(round(now.fetches)), number(round(new.fetches))),
        pair(tr("Data per day"), words.say_size(now.wire_bytes), words.say_size(new.wire_bytes)),
        pair(tr("Fetches per new article"), words.decimal(now.per_post), words.decimal(new.per_post)),
    ]


def spoken_offer(offer: Offer) -> str:
    return tr("{n} fetches a day, expected wait {wait}, {share} ready on time", n=round(offer.budget)).format(
        n=number(round(offer.budget)),
        wait=tr("{n} minutes", n=_IN_PARTS).format(n=words.decimal(offer.wait_min)),
        share=tr("{n} percent", n=round(offer.fresh_share * 100)).format(n=number(round(offer.fresh_share * 100))),
    )


def show_lately(lately: Lately | None) -> str:
    """The figures of Savings for the last days, beside what is expected of the next."""
    if lately is None:
        return tr("Forecast for the next 24 hours.")
    return tr(
        "Forecast for the next 24 hours. Actual over the last {n} days: {wait}, {share} ready on time.",
        n=round(lately.days),
    ).format(n=number(round(lately.days)), wait=words.minutes(lately.wait_min), share=words.percent(lately.fresh_share))
