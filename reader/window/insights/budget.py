"""The Budget page: a slider over the curve, and what it would change; nothing is saved before it is applied. Main
thread only."""

from __future__ import annotations

import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QSlider, QWidget

from reader.core.records.logged import most_a_day
from reader.core.records.planning import DAY_S
from reader.core.settings import Settings
from reader.insights.budget import USUAL_PRESETS, BudgetFacts, Offer, Tariff, read_budget
from reader.window.insights import budget_plot
from reader.window.insights.page import Page, PageContext
from reader.window.insights.parts import Fold, Switch, quiet_label
from reader.window.insights.plots import LEFT_AXIS
from reader.window.insights.table import Cell, Column, FactTable, Row, side_width
from reader.window.kit import humanize as words
from reader.window.kit.controls import ElidedLabel
from reader.window.kit.humanize import number, sentences
from reader.window.kit.layouts import STRETCH, fold, make_column, make_row
from reader.window.kit.text import Label, strong
from reader.window.kit.translate import tr

_LEAST_RIGHT = 366
_LIMITS = ("daily_budget", "megabytes_per_day", "battery_share", "metered_share")
"""The settings of this page."""


class Change(Struct, frozen=True):
    feed_id: int
    before: int
    after: int
    is_limited: bool = False
    """Whether its publisher allows no more."""


def find_changes(facts: BudgetFacts, now: Offer, new: Offer) -> list[Change]:
    """The whole polls a day of all feeds now and with another budget, the greatest change first."""
    assert facts.tariff is not None
    feed_ids, pauses = facts.tariff.feed_ids, facts.tariff.longest_pause_s
    limits = np.array([DAY_S // pauses[one][0] if one in pauses else np.inf for one in feed_ids], dtype=np.float64)
    before = np.minimum(np.round(now.by_feed), limits).astype(np.int64).tolist()
    after = np.minimum(np.round(new.by_feed), limits).astype(np.int64).tolist()
    limited = (new.by_feed >= limits).tolist()
    changes = [Change(*one) for one in zip(feed_ids, before, after, limited, strict=True)]
    return sorted(changes, key=lambda one: -abs(one.after - one.before))


class BudgetPage(Page):
    ticks = False

    def __init__(self, context: PageContext) -> None:
        super().__init__(context, tr("Budget"))
        self.facts: BudgetFacts | None = None
        self.plot = budget_plot.BudgetPlot(context.theme)
        self.slider = budget_plot.BudgetSlider(context.theme, LEFT_AXIS, budget_plot.RIGHT_MARGIN, self.choose_best)
        self.slider.setEnabled(False)
        self.slider.valueChanged.connect(self._on_moved)
        self._axis: budget_plot.BudgetAxis | None = None
        self._narrow = False
        self._budget = self._megabytes = 0
        """The chosen fetches and megabytes a day."""
        self.switch = Switch(
            self.tr("Unit of the budget"),
            [(self.tr("Fetches"), budget_plot.Unit.FETCHES), (self.tr("Data"), budget_plot.Unit.MEGABYTES)],
        )
        self.switch.on_chosen = self._change_unit
        self.add_controls(self.switch)
        columns = [Column("", 0), Column(self.tr("Now"), 66, right=True), Column("", 80, right=True)]
        self.table = FactTable(context.theme, self.tr("Current and new budget"), columns, 40)
        self.more = FactTable(context.theme, self.tr("More figures"), columns, 33)
        columns = [Column(self.tr("Feed"), 0), Column(self.tr("Fetches per day"), 140, right=True), Column("", 260)]
        self.changes = FactTable(context.theme, self.tr("What changes for each feed"), columns, 30)
        self.changes.on_opened = lambda feed_id: context.open_feed(feed_id) if feed_id > 0 else None
        self.battery, self.metered = Share(self.tr("On battery")), Share(self.tr("Metered connection"))
        for share in (self.battery, self.metered):
            share.slider.valueChanged.connect(self._show_shares)
        self._lay_out()
        self._make_foot()

    def _lay_out(self) -> None:
        what = quiet_label(self.tr("Average wait for a new article, minutes"))
        self.caption = quiet_label()
        self.caption.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        left = make_column(None, what, self.plot, self.slider, self.caption, STRETCH, spacing=0)
        self.note = quiet_label()
        self._right = QWidget()
        make_column(self._right, self.table, self.note, STRETCH, spacing=6)
        limits, figures = QWidget(), QWidget()
        grid = QGridLayout(limits)
        grid.setHorizontalSpacing(12)
        grid.setColumnStretch(3, 1)
        for row, share in enumerate((self.battery, self.metered)):
            for column, part in enumerate((Label(share.slider.accessibleName()), share.slider, share.label)):
                grid.addWidget(part, row, column)
        self.lately = quiet_label()
        make_column(figures, self.more, self.lately, spacing=6)
        self.folds = [
            Fold(self, self.tr("What changes for each feed"), self.changes),
            Fold(self, self.tr("On battery and metered connections"), limits),
            Fold(self, self.tr("More figures"), figures),
        ]
        self.folds[2].aside.setText(self.tr("Fetches used, fetches per new article, recent days"))
        self._with_curve = (self.switch, what, self.plot, self._right, self.folds[0], self.folds[2])
        """The parts that need a curve."""
        self._across = make_row(None, (left, 1), self._right, spacing=36)
        self.add_parts(self._across, 12, *self.folds)

    def _make_foot(self) -> None:
        foot = QFrame()
        foot.setObjectName("pageFoot")
        # Elided, so that it does not keep the window from being made narrow.
        self.promise = ElidedLabel(self.tr("Nothing changes until you apply it."), tone="secondary")
        self.best = self.make_button(self.tr("Recommend a budget"), self.choose_best, "wand-sparkles")
        self.revert = self.make_button(self.tr("Reset"), self.go_back)
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
            self.switch.choose(budget_plot.Unit.FETCHES)  # the size of a fetch is not known
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
        self._axis = (
            None
            if tariff is None
            else budget_plot.make_axis(budget_plot.Unit(self.switch.value()), self.facts, self.wanted())
        )
        in_fetches = self._axis is None or self._axis.unit is budget_plot.Unit.FETCHES
        self.slider.setAccessibleName(self.tr("Daily fetch budget") if in_fetches else self.tr("Megabytes a day"))
        self.caption.setText(
            self.tr("Fetches a day") if in_fetches else self.tr("Maximum MB a day (far right: no limit)")
        )
        amounts = USUAL_PRESETS if tariff is None or self.facts.is_guess else tariff.presets()
        names = (self.tr("Frugal"), self.tr("Balanced"), self.tr("Fresh"))
        presets = dict(zip(amounts, names, strict=True)) if in_fetches else {}
        self.slider.set_scale(budget_plot.scale_of(self.facts) if self._axis is None else self._axis.scale, presets)
        self._place_handle()
        if tariff is None or self._axis is None:
            return
        self._show_lately(self.facts)
        now = tariff.at(settings.daily_budget, settings.megabytes_per_day)
        self.plot.show_axis(self._axis, now, presets)
        values = [budget_plot.spoken_offer(tariff.at(float(polls))) for polls in tariff.polls.tolist() if polls > 0]
        self.plot.describe(self.tr("What a bigger budget gets you"), self._summary(tariff, now), values)

    def _show_lately(self, facts: BudgetFacts) -> None:
        ready = self.tr("Ready in time: fetched before you next open Paperround.")
        if facts.lately is None:
            self.note.setText(sentences((ready, self.tr("A guess from a typical day."))))
            self.lately.setText("")
            return
        days, lately = round(facts.lately.days), facts.lately
        self.note.setText(
            sentences((ready, self.tr("Estimated from your last {n} days.", n=days).format(n=number(days))))
        )
        form = self.tr("Actual over the last {n} days: {fetches} a day, {wait}, {share} ready in time.", n=days)
        self.lately.setText(
            form.format(
                n=number(days),
                fetches=words.fetches(round(lately.fetches)),
                wait=words.minutes(lately.wait_min),
                share=words.percent(lately.fresh_share),
            )
        )

    def _sentence(self, facts: BudgetFacts, now: Offer, new: Offer) -> str:
        n, wait = round(new.budget), strong(words.minutes(new.wait_min))
        form = self.tr("With {fetches} a day, you wait {wait} for a new article on average.")
        if words.minutes(new.wait_min) != words.minutes(now.wait_min):
            form = self.tr("With {fetches} a day, you wait {wait} for a new article on average instead of {before}.")
        said = [form.format(fetches=strong(words.fetches(n)), wait=wait, before=words.minutes(now.wait_min))]
        assert facts.tariff is not None
        if new.fetches < facts.tariff.at(new.budget).fetches:  # the limit on data is what counts
            size = words.say_size(new.wire_bytes)
            said[0] = self.tr("With at most {size} a day, {fetches} are left, and you wait {wait} on average.").format(
                size=strong(size), fetches=words.fetches(round(new.fetches)), wait=wait
            )
        if facts.is_guess:
            guess = self.tr(
                "This is an estimate based on a typical day. Once you’ve read on three days, it’s based on yours."
            )
            return sentences((guess, *said))
        knee = round(facts.tariff.knee)
        gain = self.tr("Beyond about {n} fetches a day, each extra fetch gains little.", n=knee)
        return sentences((*said, gain.format(n=number(knee))))

    def _place_handle(self) -> None:
        """Put the handle where the choice is, without a signal."""
        self.slider.blockSignals(True)
        if self.switch.value() == budget_plot.Unit.FETCHES:
            self.slider.choose(self._budget)
        else:
            limit = self._megabytes
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
        stored = self.facts.settings
        return replace(
            stored,
            daily_budget=self._budget,
            megabytes_per_day=self._megabytes,
            battery_share=self.battery.share(stored.battery_share),
            metered_share=self.metered.share(stored.metered_share),
        )

    def is_changed(self) -> bool:
        return self.facts is not None and bool(self.facts.feeds) and self.wanted() != self.facts.settings

    def choose_best(self) -> None:
        """Choose the best value exactly, though the slider's steps are one percent wide."""
        if self.facts is not None and self.facts.tariff is not None:
            self.switch.choose(budget_plot.Unit.FETCHES)
            self._budget = round(self.facts.tariff.knee)
            self._place_handle()
            self._show_budget()

    def _on_moved(self, step: int) -> None:
        if self.facts is None:
            return
        if self.switch.value() == budget_plot.Unit.MEGABYTES:
            self._megabytes = 0 if step == self.slider.maximum() else self.slider.budget
        else:
            # A handle at the present budget, a preset or the best value means exactly that number.
            exact = [self.facts.settings.daily_budget, *self.slider.presets]
            exact += [round(self.facts.tariff.knee)] if self.facts.tariff is not None else []
            near = (one for one in exact if self.slider.scale.step_of(one) == step)
            self._budget = next(near, self.slider.budget)
        self._show_budget()

    def go_back(self) -> None:
        if self.facts is not None:
            self._set_controls(self.facts.settings)

    def _set_controls(self, settings: Settings) -> None:
        self._budget, self._megabytes = settings.daily_budget, settings.megabytes_per_day
        self.battery.choose(settings.battery_share)
        self.metered.choose(settings.metered_share)
        self._show_axis()
        self._show_budget()

    def _show_budget(self) -> None:
        self._show_shares()
        if self.facts is None:
            return
        if self.facts.tariff is None or self._axis is None:
            self.show_sentence(
                self.tr(
                    "There’s no forecast until your first feeds have been fetched. You can still set a daily maximum."
                )
            )
            return
        wanted, stored, tariff = self.wanted(), self.facts.settings, self.facts.tariff
        now = tariff.at(stored.daily_budget, stored.megabytes_per_day)
        new = tariff.at(wanted.daily_budget, wanted.megabytes_per_day)
        self.show_sentence(self._sentence(self.facts, now, new))
        in_fetches = self._axis.unit is budget_plot.Unit.FETCHES
        self.plot.show_offer(new, wanted.daily_budget if in_fetches else self.slider.budget)
        self.slider.say(budget_plot.spoken_offer(new))
        title = self.tr("With {n}").format(n=number(wanted.daily_budget))
        if new.fetches < tariff.at(wanted.daily_budget).fetches:  # the limit on data is what counts
            title = self.tr("With {n} MB").format(n=number(wanted.megabytes_per_day))
        self._show_table(title, now, new)
        self._show_changes(now, new)

    def _show_table(self, title: str, now: Offer, new: Offer) -> None:
        """What depends on visits and posts is a guess at first."""
        assert self.facts is not None
        about = "≈ {}" if self.facts.is_guess else "{}"
        rows = [
            (self.tr("Average wait"), words.minutes(now.wait_min), words.minutes(new.wait_min), about),
            (self.tr("Ready in time"), words.percent(now.fresh_share), words.percent(new.fresh_share), about),
            (self.tr("Data a day"), words.say_size(now.wire_bytes), words.say_size(new.wire_bytes), about),
            (self.tr("Fetches used"), number(round(now.fetches)), number(round(new.fetches)), "{}"),
            (self.tr("Fetches per new article"), words.decimal(now.per_post), words.decimal(new.per_post), about),
        ]
        made = [
            Row((Cell(name), Cell(form.format(before), ink="text_2"), Cell(form.format(after), bold=True)))
            for name, before, after, form in rows
        ]
        for table, part in ((self.table, made[:3]), (self.more, made[3:])):
            table.cells.columns[2] = Column(title, 80, right=True)
            table.show_rows(part)
        self._fit_right()

    def _show_changes(self, now: Offer, new: Offer) -> None:
        assert self.facts is not None
        changes = find_changes(self.facts, now, new)
        more, less = (sum(sign * (one.after - one.before) > 0 for one in changes) for sign in (1, -1))
        limited = sum(one.is_limited for one in changes)
        said = [
            self.tr("{n} fetched more often", n=more).format(n=number(more)) if more else "",
            self.tr("{n} fetched less often", n=less).format(n=number(less)) if less else "",
            self.tr("{n} unchanged", n=len(changes) - more - less).format(n=number(len(changes) - more - less)),
            self.tr("{n} limited by the publisher", n=limited).format(n=number(limited)) if limited else "",
        ]
        self.folds[0].aside.setText(words.joined(filter(None, said)))
        self.changes.show_rows([self._row(one) for one in changes if one.after != one.before or one.is_limited])

    def _row(self, change: Change) -> Row:
        assert self.facts is not None
        names = {feed.id: feed.name for feed in self.facts.feeds}
        names |= {-account.id: account.name for account in self.facts.accounts}
        name = names.get(change.feed_id, "")
        tile = self.context.feed_icons.tile(change.feed_id, name, self.devicePixelRatioF())
        spoken = self.tr("{before} fetches a day now, {after} with this budget").format(
            before=change.before, after=change.after
        )
        polls = f"{change.before} → {change.after}"
        limited = self.tr("Limited by publisher") if change.is_limited else ""
        cells = (Cell(name, tiles=(tile,)), Cell(polls, ink="text_2", spoken=spoken), Cell(limited, ink="text_2"))
        return Row(cells, id=change.feed_id)

    def _show_shares(self) -> None:
        if self.facts is None:
            return
        wanted, changed = self.wanted(), self.is_changed()
        for share in (self.battery, self.metered):
            share.show()
        n, m = (int(share * wanted.daily_budget) for share in (wanted.battery_share, wanted.metered_share))
        form = self.tr("{n} fetches a day on battery, {m} when metered", n=n)
        self.folds[1].aside.setText(form.format(n=number(n), m=number(m)))
        self.revert.setEnabled(changed)
        self.apply_button.setEnabled(changed)
        form = self.tr("Use {n} a day") if changed else self.tr("Apply")
        if wanted.megabytes_per_day not in (0, self.facts.settings.megabytes_per_day):
            form = self.tr("Use {n} a day, at most {m} MB")
        self.apply_button.setText(form.format(n=number(wanted.daily_budget), m=number(wanted.megabytes_per_day)))

    def apply(self) -> None:
        """Save what the controls say, with Undo."""
        self.slider.setFocus()  # before its button is disabled, which would hand it to the next one
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


class Share:
    """A small slider for a share of the budget, with its value in words."""

    def __init__(self, name: str) -> None:
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, 100)
        self.slider.setSingleStep(5)
        self.slider.setMinimumSize(QSize(200, 20))  # the handle is taller than its groove
        self.slider.setAccessibleName(name)
        self.label = Label()

    def choose(self, share: float) -> None:
        self.slider.setValue(round(share * 100))
        self.show()

    def share(self, stored: float) -> float:
        """The share, exactly as stored unless the slider was moved."""
        return stored if self.slider.value() == round(stored * 100) else self.slider.value() / 100

    def show(self) -> None:
        self.label.setText(words.percent(self.slider.value() / 100))
