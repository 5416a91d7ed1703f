"""Budget: one slider over the curve, and what it would change; nothing is saved before Apply. Main thread."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSlider,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from reader.engine.insights_budget import BudgetFacts, Offer, Tariff, read_budget
from reader.engine.messages import SettingsChanged
from reader.gui.insights import words
from reader.gui.insights.budget_plot import BudgetPlot
from reader.gui.insights.budget_slider import BudgetSlider, scale_for
from reader.gui.insights.desk import Desk
from reader.gui.insights.gains import GainLists
from reader.gui.insights.page import Page, small_button
from reader.gui.insights.parts import heading, quiet_label
from reader.gui.insights.plots import LEFT_AXIS
from reader.gui.insights.table import Cell, Column, FactTable, Row
from reader.gui.words import number
from reader.settings import Settings
from reader.store.db import Connection
from reader.store.preferences import load_settings, save_settings

_RIGHT = 340


class BudgetPage(Page):
    ticks = False

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, words.tr("Budget"))
        self.facts: BudgetFacts | None = None
        self.plot = BudgetPlot(desk.theme)
        self.slider = BudgetSlider(desk.theme, LEFT_AXIS)
        self.slider.setEnabled(False)
        self.slider.budget_moved.connect(self._show_budget)
        self.slider.best_wanted.connect(self.choose_best)
        self.table = FactTable(desk.theme, self.tr("Now, and with the chosen budget"), self._columns(), 33)
        self.battery = _Share(self.tr("On battery"))
        self.metered = _Share(self.tr("Metered"))
        self.megabytes = QSpinBox()
        self.megabytes.setRange(0, 100_000)
        self.megabytes.setSuffix(self.tr(" MB a day"))
        self.megabytes.setSpecialValueText(self.tr("no limit"))
        self.megabytes.setAccessibleName(self.tr("At most so many megabytes a day"))
        self.shares_note = quiet_label()
        for part in (self.battery.slider, self.metered.slider):
            part.valueChanged.connect(self._show_shares)
        self.megabytes.valueChanged.connect(self._show_shares)
        self.gains = GainLists(desk)
        self.gains.feed_wanted.connect(self.feed_wanted)
        self._lay_out()
        self._make_foot()

    # --- layout ----------------------------------------------------------------------------------

    def _columns(self) -> list[Column]:
        return [Column("", 0), Column(self.tr("now"), 66, right=True), Column("", 80, right=True)]

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addWidget(quiet_label(self.tr("minutes until you can read a new post, on average")))
        left.addWidget(self.plot)
        left.addWidget(self.slider)
        axis = quiet_label(self.tr("fetches a day, each mark twice the one before"))
        axis.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        left.addWidget(axis)
        self._right = QWidget()
        right = QVBoxLayout(self._right)
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(6)
        right.addWidget(self.table)
        right.addSpacing(10)
        right.addWidget(heading(self.tr("When power or line is short"))[0])
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        for row, share in enumerate((self.battery, self.metered)):
            grid.addWidget(QLabel(share.name), row, 0)
            grid.addWidget(share.slider, row, 1)
            grid.addWidget(share.label, row, 2)
        grid.addWidget(QLabel(self.tr("At most")), 2, 0)
        grid.addWidget(self.megabytes, 2, 1, 1, 2)
        right.addLayout(grid)
        right.addWidget(self.shares_note)
        right.addStretch(1)
        self._across = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._across.setSpacing(36)
        self._across.addLayout(left, 1)
        self._across.addWidget(self._right)
        self.column.addLayout(self._across)
        self.column.addSpacing(20)
        self.column.addWidget(self.gains)

    def _make_foot(self) -> None:
        foot = QFrame()
        foot.setObjectName("pageFoot")
        line = QHBoxLayout(foot)
        line.setContentsMargins(32, 12, 32, 12)
        self.best = small_button(self.tr("Choose for me"))
        self.best.setIcon(self.desk.theme.icon("wand-sparkles", "text_2", self))
        self.best.clicked.connect(self.choose_best)
        self.promise = QLabel(self.tr("Nothing changes until you apply."))
        self.promise.setProperty("secondary", True)
        self.revert = small_button(self.tr("Revert"))
        self.revert.clicked.connect(self.go_back)
        self.apply_button = QPushButton(self.tr("Apply"))
        self.apply_button.setEnabled(False)
        self.apply_button.setDefault(True)
        self.apply_button.clicked.connect(self.apply)
        for part in (self.best, self.promise):
            line.addWidget(part)
        line.addStretch(1)
        for part in (self.revert, self.apply_button):
            line.addWidget(part)
        self.foot = foot
        self.outer.addWidget(foot)
        self.desk.theme.changed.connect(self._recolour_best)

    def _recolour_best(self) -> None:
        self.best.setIcon(self.desk.theme.icon("wand-sparkles", "text_2", self))

    def set_narrow(self, narrow: bool) -> None:
        super().set_narrow(narrow)
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._across.setDirection(way)
        self._right.setMaximumWidth(16_777_215 if narrow else _RIGHT)
        self._right.setMinimumWidth(0 if narrow else _RIGHT)
        self.promise.setVisible(not narrow)
        self.gains.set_narrow(narrow)

    # --- facts -----------------------------------------------------------------------------------

    def load(self) -> None:
        now, zone = self.desk.clock.now(), self.desk.zone
        self.ask(lambda conn: read_budget(conn, now, zone), self.show_facts)

    def show_facts(self, facts: BudgetFacts) -> None:
        was_moved = self.is_changed()
        chosen = self.wanted() if was_moved else None
        self.facts = facts
        self.foot.setVisible(facts.tariff is not None)
        if facts.tariff is None:
            self._say_unknown(facts)
            return
        tariff, settings = facts.tariff, facts.settings
        rich = self.tr("More fetches, less waiting; past about {n} a day each further fetch buys little.")
        self.show_sentence(rich.format(n=words.strong(number(round(tariff.knee)))))
        scale = scale_for(len(tariff.feed_ids), [settings.daily_budget, tariff.knee, tariff.hourly.fetches])
        self.slider.set_scale(scale)
        self.slider.setEnabled(True)
        self.plot.show_tariff(tariff, scale, settings.daily_budget)
        # What the owner has chosen and not applied yet outlives a fresh reading.
        self._set_controls(chosen or settings)
        self.plot.describe(
            self.tr("What more fetches buy"), self._summary(tariff, settings), self._values(tariff)
        )

    def _say_unknown(self, facts: BudgetFacts) -> None:
        title = self.tr("Not known yet")
        if not facts.feeds:
            self.show_unknown(
                title, self.tr("Add a feed, and what polling it buys will be shown here."), "gauge"
            )
            return
        text = self.tr(
            "The curve needs three days on which you read; Paperround has seen {n}. Until then it spends at "
            "most {budget} fetches a day."
        ).format(n=max(facts.days_known, 0), budget=number(facts.settings.daily_budget))
        self.show_unknown(title, text, "gauge")

    def _summary(self, tariff: Tariff, settings: Settings) -> str:
        now, best = tariff.at(settings.daily_budget), tariff.at(tariff.knee)
        return self.tr(
            "With {now} fetches a day, as now, you wait {wait} for a new post on average; best value is "
            "{best} fetches, with {best_wait}."
        ).format(
            now=number(settings.daily_budget),
            wait=words.minutes(now.wait_min),
            best=number(round(tariff.knee)),
            best_wait=words.minutes(best.wait_min),
        )

    def _values(self, tariff: Tariff) -> list[str]:
        return [spoken_offer(tariff.at(float(polls))) for polls in tariff.polls.tolist() if polls > 0]

    # --- choosing --------------------------------------------------------------------------------

    def wanted(self) -> Settings:
        """The settings as the controls stand."""
        assert self.facts is not None
        stored = self.facts.settings
        same = self.slider.value() == self.slider.scale.step_of(stored.daily_budget)
        return replace(
            stored,
            daily_budget=stored.daily_budget if same else self.slider.budget,
            battery_share=self.battery.share(stored.battery_share),
            metered_share=self.metered.share(stored.metered_share),
            megabytes_per_day=self.megabytes.value(),
        )

    def is_changed(self) -> bool:
        has_curve = self.facts is not None and self.facts.tariff is not None
        return has_curve and self.facts is not None and self.wanted() != self.facts.settings

    def choose_best(self) -> None:
        if self.facts is not None and self.facts.tariff is not None:
            self.slider.choose(self.facts.tariff.knee)

    def go_back(self) -> None:
        if self.facts is not None:
            self._set_controls(self.facts.settings)

    def _set_controls(self, settings: Settings) -> None:
        self.battery.choose(settings.battery_share)
        self.metered.choose(settings.metered_share)
        self.megabytes.setValue(settings.megabytes_per_day)
        self.slider.choose(settings.daily_budget)
        self._show_budget(self.slider.budget)

    def _show_budget(self, budget: int) -> None:
        if self.facts is None or self.facts.tariff is None:
            return
        wanted = self.wanted()
        tariff = self.facts.tariff
        now, new = tariff.at(self.facts.settings.daily_budget), tariff.at(wanted.daily_budget)
        self.plot.show_budget(wanted.daily_budget)
        self.slider.say(spoken_offer(new))
        self._show_table(now, new)
        self.gains.show_change(self.facts, now, new)
        self._show_shares()

    def _show_table(self, now: Offer, new: Offer) -> None:
        title = self.tr("with {n}").format(n=number(round(new.budget)))
        self.table.cells.columns[2] = Column(title, 80, right=True)
        rows = [
            (self.tr("Wait for a new post"), words.minutes(now.wait_min), words.minutes(new.wait_min)),
            (
                self.tr("Already here when you look"),
                words.percent(now.fresh_share),
                words.percent(new.fresh_share),
            ),
            (self.tr("Fetches a day"), number(round(now.fetches)), number(round(new.fetches))),
            (self.tr("Data a day"), words.size(now.wire_bytes), words.size(new.wire_bytes)),
            (self.tr("Wake-ups a day"), number(round(now.wake_ups)), number(round(new.wake_ups))),
            (self.tr("Fetches for each new post"), words.decimal(now.per_post), words.decimal(new.per_post)),
        ]
        self.table.show_rows(
            [
                Row((Cell(name), Cell(before, ink="text_2"), Cell(after, bold=True)))
                for name, before, after in rows
            ]
        )

    def _show_shares(self) -> None:
        if self.facts is None or self.facts.tariff is None:
            return
        wanted = self.wanted()
        for share in (self.battery, self.metered):
            share.show()
        note = self.tr("{n} fetches a day on battery, {m} on a metered line.")
        self.shares_note.setText(
            note.format(
                n=number(int(wanted.battery_share * wanted.daily_budget)),
                m=number(int(wanted.metered_share * wanted.daily_budget)),
            )
        )
        changed = self.is_changed()
        self.revert.setEnabled(changed)
        self.apply_button.setEnabled(changed)
        self.apply_button.setText(self.tr("Apply {n} a day").format(n=number(wanted.daily_budget)))

    # --- applying --------------------------------------------------------------------------------

    def apply(self) -> None:
        """Writes what the controls say; Undo brings back exactly what was."""
        if not self.is_changed():
            return
        wanted = self.wanted()
        self.desk.bridge.write(lambda conn: store_budget(conn, wanted), self._applied)

    def _applied(self, before: Settings) -> None:
        wanted = self.wanted()
        sentence = self.tr("Now {n} fetches a day").format(n=number(wanted.daily_budget))
        self.desk.undo.push(sentence, lambda conn: store_budget(conn, before), lambda _: self._changed())
        self._changed()

    def _changed(self) -> None:
        if self.facts is not None:
            # Nothing is chosen and not applied any more: the next reading sets the controls.
            self.facts = replace(self.facts, settings=self.wanted())
        self.desk.tell(SettingsChanged())
        self.facts_changed.emit()


def store_budget(conn: Connection, wanted: Settings) -> Settings:
    """Changes only what this page is about; returns what was stored before."""
    before = load_settings(conn)
    save_settings(
        conn,
        replace(
            before,
            daily_budget=wanted.daily_budget,
            battery_share=wanted.battery_share,
            metered_share=wanted.metered_share,
            megabytes_per_day=wanted.megabytes_per_day,
        ),
    )
    return before


def spoken_offer(offer: Offer) -> str:
    return words.tr("{n} fetches a day, expected wait {wait}, {share} already here").format(
        n=number(round(offer.budget)),
        wait=words.tr("{n} minutes").format(n=words.decimal(offer.wait_min)),
        share=words.tr("{n} percent").format(n=number(round(offer.fresh_share * 100))),
    )


class _Share:
    """A small slider for a share of the budget, with its value in words."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, 100)
        self.slider.setSingleStep(5)
        self.slider.setAccessibleName(name)
        self.label = QLabel()
        self.label.setFixedSize(QSize(44, 18))
        self.label.setAlignment(Qt.AlignmentFlag.AlignRight)

    def choose(self, share: float) -> None:
        self.slider.setValue(round(share * 100))
        self.show()

    def share(self, stored: float) -> float:
        """Exactly what is stored, as long as nobody moved it."""
        return stored if self.slider.value() == round(stored * 100) else self.slider.value() / 100

    def show(self) -> None:
        self.label.setText(words.percent(self.slider.value() / 100))
