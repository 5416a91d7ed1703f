"""The axis of the budget, fetches or megabytes a day, which plot and slider share, and the slider. Main thread only."""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import StrEnum

import numpy as np
from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSlider

from reader.gui.kit import humanize as words
from reader.gui.kit.fonts import make_font
from reader.gui.kit.humanize import number
from reader.gui.kit.text import set_tooltip
from reader.gui.kit.theme import Theme
from reader.gui.kit.tokens import SMALL
from reader.insights.budget import MEGA, BudgetFacts, Landmark, Offer, Tariff
from reader.model.planning import FloatArray
from reader.settings import Settings

STEP = 1.01
"""A step of the slider is one percent."""
HANDLE = 9
GROOVE_Y = 14
HEIGHT = 46
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
    budget_moved = Signal(int)
    best_wanted = Signal()

    def __init__(self, theme: Theme, margin_left: int, margin_right: int) -> None:
        """The margins are those of the plot above."""
        super().__init__(Qt.Orientation.Horizontal)
        self._theme, self._left, self._right = theme, margin_left, margin_right
        # From left to right in every language, as in the plot above.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.scale = Scale(25, 6)
        self.setFixedHeight(HEIGHT)
        self.setAccessibleName(self.tr("Fetches a day"))
        self.setRange(0, self.scale.steps)
        self.valueChanged.connect(lambda step: self.budget_moved.emit(self.scale.budget_at(step)))
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
            self.best_wanted.emit()
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
        painter.end()


class Unit(StrEnum):
    FETCHES = "fetches"
    MEGABYTES = "megabytes"


class BudgetAxis(Struct, frozen=True):
    unit: Unit
    tariff: Tariff
    is_guess: bool
    budget: int
    """Fetches a day, which are a limit along the axis of megabytes, too."""
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
        """The figure at a mark."""
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
