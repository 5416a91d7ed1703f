"""The lists of feeds that gain or lose polls by another budget, and the controls of the limits beside the curve. Main
thread only."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QGridLayout, QPushButton, QSlider, QWidget

from reader.core.records.planning import DAY_S
from reader.core.settings import DATA_A_DAY, Settings
from reader.core.words.languages import mark
from reader.insights.budget import BudgetFacts, Offer
from reader.window.insights.page import PageContext
from reader.window.insights.parts import heading, quiet_label, say_reason
from reader.window.insights.table import Cell, Column, FactTable, Row
from reader.window.kit import humanize as words
from reader.window.kit.controls import NumberBox, make_form_button
from reader.window.kit.humanize import feeds_in_words, number, sentences
from reader.window.kit.layouts import STRETCH, fold, make_column, make_row
from reader.window.kit.text import Label
from reader.window.kit.theme import Theme
from reader.window.kit.translate import tr

SHOWN = 4


class Change(Struct, frozen=True):
    feed_id: int
    before: int
    after: int


class Changes(Struct, frozen=True):
    gain: tuple[Change, ...]
    lose: tuple[Change, ...]
    stuck: tuple[Change, ...]
    """Feeds at the limit that their publishers set."""
    same: int


def find_changes(facts: BudgetFacts, now: Offer, new: Offer) -> Changes:
    """The changes in whole polls a day, the greatest first."""
    assert facts.tariff is not None
    feed_ids, pauses = facts.tariff.feed_ids, facts.tariff.longest_pause_s
    limits = np.array([DAY_S // pauses[one][0] if one in pauses else np.inf for one in feed_ids], dtype=np.float64)
    before = np.minimum(np.round(now.by_feed), limits).astype(np.int64).tolist()
    after = np.minimum(np.round(new.by_feed), limits).astype(np.int64).tolist()
    every = [Change(*one) for one in zip(feed_ids, before, after, strict=True)]
    at_limit = {feed_ids[place] for place in np.flatnonzero(new.by_feed >= limits).tolist()}
    gain = sorted((one for one in every if one.after > one.before), key=lambda one: one.before - one.after)
    lose = sorted((one for one in every if one.after < one.before), key=lambda one: one.after - one.before)
    stuck = [one for one in every if one.feed_id in at_limit]
    return Changes(tuple(gain), tuple(lose), tuple(stuck), len(every) - len(gain) - len(lose))


class GainLists(QWidget):
    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self._facts: BudgetFacts | None = None
        self._changes = Changes((), (), (), 0)
        self._all = False
        self.lists: dict[str, _List] = {
            "gain": _List(context, self.tr("Fetched more often")),
            "lose": _List(context, self.tr("Fetched less often")),
            "stuck": _List(context, self.tr("At their limit")),
        }
        for one in self.lists.values():
            one.table.on_opened = self._open
            one.more.clicked.connect(self._show_all)
        self._line = make_row(self, *((one, 1) for one in self.lists.values()), spacing=36)

    def set_narrow(self, narrow: bool) -> None:
        fold(self._line, narrow)

    def show_change(self, facts: BudgetFacts, now: Offer, new: Offer) -> None:
        self._facts = facts
        self._changes = find_changes(facts, now, new)
        self._show()

    def _open(self, feed_id: int) -> None:
        if feed_id > 0:  # an account has no page of its own
            self._context.open_feed(feed_id)

    def _show_all(self) -> None:
        self._all = not self._all
        self._show()

    def _show(self) -> None:
        changes = self._changes
        self.lists["gain"].show_changes(changes.gain, self._row, self._all, self._no_gain())
        self.lists["lose"].show_changes(changes.lose, self._row, self._all, self._no_loss())
        note = self.tr("No publisher limits apply.")
        if changes.stuck and self._facts is not None and self._facts.tariff is not None:
            note = say_reason(self._facts.tariff.longest_pause_s[changes.stuck[0].feed_id][1])
        self.lists["stuck"].show_changes(changes.stuck, self._row, self._all, note)
        self.lists["stuck"].note.show()

    def _no_gain(self) -> str:
        if not self._changes.lose:
            return self.tr("No feed changes.")
        return self.tr("With a smaller budget, no feed is fetched more often.")

    def _no_loss(self) -> str:
        if not self._changes.gain:
            return self.tr("No feed changes.")
        same = self._changes.same
        nobody = self.tr("With a larger budget, no feed is fetched less often.")
        if not same:
            return nobody
        stay = self.tr("1 stays the same.") if same == 1 else self.tr("{n} stay the same.", n=same)
        return sentences((nobody, stay.format(n=words.number(same))))

    def _row(self, change: Change) -> Row:
        assert self._facts is not None
        names = {feed.id: feed.name for feed in self._facts.feeds}
        names |= {-account.id: account.name for account in self._facts.accounts}
        name = names.get(change.feed_id, "")
        tile = self._context.feed_icons.tile(change.feed_id, name, self.devicePixelRatioF())
        polls = f"{change.before} → {change.after}"
        spoken = self.tr("{before} fetches a day now, {after} with this budget").format(
            before=change.before, after=change.after
        )
        return Row((Cell(name, tiles=(tile,)), Cell(polls, ink="text_2", spoken=spoken)), id=change.feed_id)


class _List(QWidget):
    def __init__(self, context: PageContext, title: str) -> None:
        super().__init__()
        head, self.aside = heading(title)
        self.table = FactTable(context.theme, title, [Column("", 0), Column("", 90, right=True)], 28)
        self.table.horizontalHeader().hide()
        self.note = quiet_label()
        self.more: QPushButton = make_form_button("")
        self.more.hide()
        self.more.setObjectName("backToReading")
        make_column(self, head, self.table, self.note, (self.more, Qt.AlignmentFlag.AlignLeft), STRETCH, spacing=4)

    def show_changes(
        self, changes: tuple[Change, ...], make_row: Callable[[Change], Row], every: bool, note: str
    ) -> None:
        shown = changes if every else changes[:SHOWN]
        self.table.show_rows([make_row(change) for change in shown])
        self.table.setVisible(bool(shown))
        self.aside.setText(feeds_in_words(len(changes)) if changes else "")
        self.note.setText(note)
        self.note.setVisible(not changes)
        self.more.setVisible(len(changes) > SHOWN)
        words_all = tr("All {n}", n=len(changes)).format(n=words.number(len(changes)))
        self.more.setText(tr("Show fewer") if every else words_all)


class LimitsBox(QWidget):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.battery = Share(self.tr("On battery"))
        self.metered = Share(self.tr("Metered"))
        self.megabytes = NumberBox(theme, replace(DATA_A_DAY, unit=(mark(" MB a day"), "")))
        self.megabytes.setAccessibleName(self.tr("Maximum MB per day"))
        self.note = quiet_label()
        self._lay_out()

    def _lay_out(self) -> None:
        column = make_column(self, heading(self.tr("On battery or a metered connection"))[0], spacing=6)
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        for row, share in enumerate((self.battery, self.metered)):
            grid.addWidget(Label(share.name), row, 0)
            grid.addWidget(share.slider, row, 1)
            grid.addWidget(share.label, row, 2)
        grid.addWidget(Label(self.tr("At most")), 2, 0)
        grid.addWidget(self.megabytes, 2, 1, 1, 2)
        column.addLayout(grid)
        column.addWidget(self.note)

    def choose(self, settings: Settings) -> None:
        self.battery.choose(settings.battery_share)
        self.metered.choose(settings.metered_share)
        self.megabytes.setValue(settings.megabytes_per_day)

    def taken(self, stored: Settings) -> Settings:
        """The stored settings with the limits chosen here."""
        return replace(
            stored,
            battery_share=self.battery.share(stored.battery_share),
            metered_share=self.metered.share(stored.metered_share),
            megabytes_per_day=self.megabytes.value(),
        )

    def show_meaning(self, wanted: Settings) -> None:
        for share in (self.battery, self.metered):
            share.show()
        n, m = (int(share * wanted.daily_budget) for share in (wanted.battery_share, wanted.metered_share))
        form = self.tr("{n} fetches a day on battery, {m} on a metered connection.", n=n)
        self.note.setText(form.format(n=number(n), m=number(m)))


class Share:
    """A small slider for a share of the budget, with its value in words."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, 100)
        self.slider.setSingleStep(5)
        self.slider.setMinimumHeight(20)  # the handle is taller than its groove
        self.slider.setAccessibleName(name)
        self.label = Label()
        self.label.setFixedSize(QSize(44, 18))
        self.label.setAlignment(Qt.AlignmentFlag.AlignRight)

    def choose(self, share: float) -> None:
        self.slider.setValue(round(share * 100))
        self.show()

    def share(self, stored: float) -> float:
        """The share, exactly as stored unless the slider was moved."""
        return stored if self.slider.value() == round(stored * 100) else self.slider.value() / 100

    def show(self) -> None:
        self.label.setText(words.percent(self.slider.value() / 100))
