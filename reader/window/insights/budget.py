"""The Budget page: a slider over the curve, and what it would change; nothing is saved before Apply. Main thread
only."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from reader.core.records.logged import most_a_day
from reader.core.settings import Settings
from reader.insights.budget import BudgetFacts, Offer, Tariff, read_budget
from reader.insights.whole_days import SHOWN_DAYS
from reader.window.insights.budget_plot import (
    RIGHT_MARGIN,
    BudgetAxis,
    BudgetPlot,
    BudgetSlider,
    Unit,
    make_axis,
    offer_rows,
    scale_of,
    show_lately,
    spoken_offer,
)
from reader.window.insights.budget_tables import GainLists, LimitsBox
from reader.window.insights.page import Page, PageContext
from reader.window.insights.parts import Switch, quiet_label
from reader.window.insights.plots import LEFT_AXIS
from reader.window.insights.table import Cell, Column, FactTable, Row, side_width
from reader.window.kit import humanize as words
from reader.window.kit.controls import ElidedLabel
from reader.window.kit.humanize import number
from reader.window.kit.layouts import STRETCH, fold, make_column, make_row
from reader.window.kit.text import strong
from reader.window.kit.translate import tr

_LEAST_RIGHT = 366
_LIMITS = ("daily_budget", "megabytes_per_day", "battery_share", "metered_share")
"""The settings of this page."""


class BudgetPage(Page):
    ticks = False

    def __init__(self, context: PageContext) -> None:
        super().__init__(context, tr("Budget"))
        self.facts: BudgetFacts | None = None
        self.plot = BudgetPlot(context.theme)
        self.slider = BudgetSlider(context.theme, LEFT_AXIS, RIGHT_MARGIN, self.choose_best)
        self.slider.setEnabled(False)
        self.slider.valueChanged.connect(self._on_moved)
        self._axis: BudgetAxis | None = None
        self._narrow = False
        self._budget = 0
        """The chosen fetches a day."""
        self.switch = Switch(
            self.tr("Unit of the budget"), [(self.tr("Fetches"), Unit.FETCHES), (self.tr("MB"), Unit.MEGABYTES)]
        )
        self.switch.on_chosen = self._change_unit
        self.add_controls(self.switch)
        columns = [Column("", 0), Column(self.tr("now"), 66, right=True), Column("", 80, right=True)]
        self.table = FactTable(context.theme, self.tr("Current and new budget"), columns, 33)
        self.limits = LimitsBox(context.theme)
        for share in (self.limits.battery, self.limits.metered):
            share.slider.valueChanged.connect(self._show_shares)
        self.limits.megabytes.valueChanged.connect(self._show_megabytes)
        self.gains = GainLists(context)
        self._lay_out()
        self._make_foot()

    def _lay_out(self) -> None:
        what = quiet_label(self.tr("minutes you wait for a new article, on average"))
        self.caption = quiet_label()
        self.caption.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        left = make_column(None, what, self.plot, self.slider, self.caption, STRETCH, spacing=0)
        self.lately = quiet_label()
        self._right = QWidget()
        make_column(self._right, self.table, self.lately, 10, self.limits, STRETCH, spacing=6)
        self._with_curve = (self.switch, what, self.plot, self.table, self.lately, self.gains)
        """The parts that need a curve."""
        self._across = make_row(None, (left, 1), self._right, spacing=36)
        self.add_parts(self._across, 20, self.gains)

    def _make_foot(self) -> None:
        foot = QFrame()
        foot.setObjectName("pageFoot")
        self.best = self.make_button(self.tr("Recommend a budget"), self.choose_best, "wand-sparkles")
        # Elided, so that it does not keep the window from being made narrow.
        self.promise = ElidedLabel(self.tr("Nothing changes until you apply."))
        self.promise.setProperty("secondary", True)
        self.revert = self.make_button(self.tr("Revert"), self.go_back)
        self.apply_button = QPushButton(self.tr("Apply"))
        for button in (self.best, self.revert, self.apply_button):
            button.setEnabled(False)  # until the curve is there
        self.apply_button.setDefault(True)
        self.apply_button.clicked.connect(self.apply)
        parts = (self.best, (self.promise, 1), self.revert, self.apply_button)
        make_row(foot, *parts, margins=(32, 12, 32, 12))
        self.foot = foot
        self.outer.addWidget(foot)

    def set_narrow(self, narrow: bool) -> None:
        super().set_narrow(narrow)
        self._narrow = narrow
        self._fit_right()
        self.gains.set_narrow(narrow)

    def _fit_right(self) -> None:
        """Make the table beside the plot as wide as its words need."""
        fold(self._across, self._narrow, self._right, side_width(self.table, _LEAST_RIGHT))

    def load(self) -> None:
        now, zone = self.context.clock.now(), self.context.zone
        self.ask(lambda conn: read_budget(conn, now, zone), self.show_facts)

    def show_facts(self, facts: BudgetFacts) -> None:
        chosen = self.wanted() if self.is_changed() else None
        self.facts = facts
        self.foot.setVisible(bool(facts.feeds))
        self.best.setVisible(facts.tariff is not None)
        if not facts.feeds:
            self.show_unknown(
                self.tr("Not known yet"), self.tr("Add a feed to see what fetching it costs and brings."), "gauge"
            )
            return
        self.slider.setEnabled(True)
        self.best.setEnabled(True)
        for part in self._with_curve:
            part.setVisible(facts.tariff is not None)
        if facts.tariff is None:
            self.switch.choose(Unit.FETCHES)  # the size of a fetch is not known
        # What the user has chosen and not applied yet stays.
        self._set_controls(chosen or facts.settings)

    def _change_unit(self) -> None:
        if self.facts is not None and self.facts.tariff is not None:
            self._show_axis()
            self._show_budget()

    def _show_axis(self) -> None:
        """Show the curve and the slider along the chosen unit."""
        assert self.facts is not None
        tariff, settings = self.facts.tariff, self.facts.settings
        self.show_sentence(self._sentence(self.facts))
        self._axis = None if tariff is None else make_axis(Unit(self.switch.value()), self.facts, self.wanted())
        self._name_slider()
        self.slider.set_scale(scale_of(self.facts) if self._axis is None else self._axis.scale)
        self._place_handle()
        if tariff is None or self._axis is None:
            return
        self.lately.setText(show_lately(self.facts.lately))
        now = tariff.at(settings.daily_budget, settings.megabytes_per_day)
        self.plot.show_axis(self._axis, now)
        values = [spoken_offer(tariff.at(float(polls))) for polls in tariff.polls.tolist() if polls > 0]
        self.plot.describe(self.tr("What a bigger budget gets you"), self._summary(tariff, now), values)

    def _name_slider(self) -> None:
        axis, lately = self._axis, self.facts.lately if self.facts is not None else None
        name, caption = self.tr("Fetches per day"), self.tr("fetches a day (each step doubles)")
        if axis is not None and axis.unit is Unit.MEGABYTES:
            name = self.tr("Megabytes a day")
            caption = self.tr("maximum MB per day (each step doubles, far right: no limit)")
        elif axis is not None and axis.tariff.hourly is not None:
            days = SHOWN_DAYS if lately is None else round(lately.days)
            caption = self.tr(
                "fetches a day (each step doubles), other methods as in your last {n} days", n=days
            ).format(n=days)
        self.slider.setAccessibleName(name)
        self.caption.setText(caption)

    def _sentence(self, facts: BudgetFacts) -> str:
        if facts.tariff is None:
            return self.tr(
                "There’s no forecast until your first feeds have been fetched. You can still set a daily maximum."
            )
        if facts.is_guess:
            return self.tr(
                "This is an estimate based on a typical day. Once you’ve read on three days, it’s based on yours."
            )
        tariff = facts.tariff
        if self.switch.value() == Unit.FETCHES:
            n = round(tariff.knee)
            rich = self.tr("More fetches mean shorter waits. Beyond about {n} a day, you gain little.", n=n)
            return rich.format(n=strong(number(n)))
        n = self.wanted().daily_budget
        rich = self.tr("{n} fetches a day use about {size}. A lower limit means fewer fetches and longer waits.", n=n)
        return rich.format(n=number(n), size=strong(words.say_size(tariff.at(n).wire_bytes)))

    def _place_handle(self) -> None:
        """Put the handle where the choice is, without a signal."""
        self.slider.blockSignals(True)
        if self.switch.value() == Unit.FETCHES:
            self.slider.choose(self._budget)
        else:
            limit = self.limits.megabytes.value()
            self.slider.setValue(self.slider.scale.step_of(limit) if limit else self.slider.maximum())
        self.slider.blockSignals(False)
        self.slider.update()

    def _summary(self, tariff: Tariff, now: Offer) -> str:
        assert self.facts is not None
        form = self.tr(
            "At {now} fetches a day, up to {most} on a busy day, new articles keep you waiting {wait} on average. "
            "Best value: {best} fetches, {best_wait}."
        )
        if self.facts.settings.limit_every_day:
            form = self.tr(
                "At {now} fetches a day, never more, new articles keep you waiting {wait} on average. Best value: "
                "{best} fetches, {best_wait}."
            )
        return form.format(
            now=number(round(now.budget)),
            most=number(most_a_day(round(now.budget), limit_every_day=False)),
            wait=words.minutes(now.wait_min),
            best=number(round(tariff.knee)),
            best_wait=words.minutes(tariff.at(tariff.knee).wait_min),
        )

    def wanted(self) -> Settings:
        """The settings as the controls have them."""
        assert self.facts is not None
        return replace(self.limits.taken(self.facts.settings), daily_budget=self._budget)

    def is_changed(self) -> bool:
        return self.facts is not None and bool(self.facts.feeds) and self.wanted() != self.facts.settings

    def choose_best(self) -> None:
        """Choose the best value exactly, though the slider's steps are one percent wide."""
        if self.facts is not None and self.facts.tariff is not None:
            self.switch.choose(Unit.FETCHES)
            self._budget = round(self.facts.tariff.knee)
            self._place_handle()
            self._show_budget()

    def _on_moved(self, step: int) -> None:
        if self.facts is None:
            return
        amount = self.slider.budget
        if self.switch.value() == Unit.MEGABYTES:
            self.limits.megabytes.setValue(0 if step == self.slider.maximum() else amount)
            return
        # A handle at the present budget or the best value means exactly that number.
        exact = [self.facts.settings.daily_budget]
        exact += [round(self.facts.tariff.knee)] if self.facts.tariff is not None else []
        self._budget = next((one for one in exact if self.slider.scale.step_of(one) == step), amount)
        self._show_budget()

    def _show_megabytes(self) -> None:
        if self.switch.value() == Unit.MEGABYTES:
            self._place_handle()
        self._show_budget()

    def go_back(self) -> None:
        if self.facts is not None:
            self._set_controls(self.facts.settings)

    def _set_controls(self, settings: Settings) -> None:
        self._budget = settings.daily_budget
        self.limits.choose(settings)
        self._show_axis()
        self._show_budget()

    def _show_budget(self) -> None:
        self._show_shares()
        if self.facts is None or self.facts.tariff is None or self._axis is None:
            return
        wanted, stored, tariff = self.wanted(), self.facts.settings, self.facts.tariff
        now = tariff.at(stored.daily_budget, stored.megabytes_per_day)
        new = tariff.at(wanted.daily_budget, wanted.megabytes_per_day)
        in_fetches = self._axis.unit is Unit.FETCHES
        self.plot.show_offer(new, wanted.daily_budget if in_fetches else self.slider.budget)
        self.slider.say(spoken_offer(new))
        title = self.tr("with {n} fetches").format(n=number(wanted.daily_budget))
        if new.fetches < tariff.at(wanted.daily_budget).fetches:  # the limit on data is what counts
            title = self.tr("with {n} MB").format(n=number(wanted.megabytes_per_day))
        self.table.cells.columns[2] = Column(title, 80, right=True)
        rows = offer_rows(now, new, self.facts.is_guess)
        self.table.show_rows(
            [Row((Cell(name), Cell(before, ink="text_2"), Cell(after, bold=True))) for name, before, after in rows]
        )
        self._fit_right()
        self.gains.show_change(self.facts, now, new)

    def _show_shares(self) -> None:
        if self.facts is None:
            return
        wanted = self.wanted()
        self.limits.show_meaning(wanted)
        changed = self.is_changed()
        self.revert.setEnabled(changed)
        self.apply_button.setEnabled(changed)
        form = self.tr("Apply {n} a day") if changed else self.tr("Apply")
        if wanted.megabytes_per_day not in (0, self.facts.settings.megabytes_per_day):
            form = self.tr("Apply {n} a day, at most {m} MB")
        self.apply_button.setText(form.format(n=number(wanted.daily_budget), m=number(wanted.megabytes_per_day)))

    def apply(self) -> None:
        """Save what the controls say, with Undo."""
        if not self.is_changed():
            return
        wanted = self.wanted()
        sentence = self.tr("Currently {n} fetches a day", n=wanted.daily_budget).format(n=number(wanted.daily_budget))
        self.context.change_settings(sentence, **_limits_of(wanted))

    def set_settings(self, settings: Settings) -> None:
        if self.facts is not None and _limits_of(settings) != _limits_of(self.facts.settings):
            self.facts = replace(self.facts, settings=settings)
            if self.facts.feeds:
                self._set_controls(settings)


def _limits_of(settings: Settings) -> dict[str, float]:
    return {name: getattr(settings, name) for name in _LIMITS}
