"""The table of feeds that gain or lose polls by another budget, or cannot go faster. Main thread only."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from msgspec import Struct
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from reader.gui.insights import words
from reader.gui.insights.page_context import PageContext
from reader.gui.insights.parts.cells import Cell, Column, Row
from reader.gui.insights.parts.parts import heading, quiet_label
from reader.gui.insights.parts.table import FactTable
from reader.gui.insights.reasons import say_reason
from reader.gui.kit.controls import make_form_button
from reader.gui.kit.humanize import feeds_in_words, sentences
from reader.gui.kit.layouts import STRETCH, fold, make_column, make_row
from reader.gui.kit.translate import tr
from reader.insights.budget import BudgetFacts, Offer
from reader.model.planning import DAY_S, FloatArray

SHOWN = 4


class Change(Struct, frozen=True):
    feed_id: int
    before: int
    after: int


class Changes(Struct, frozen=True):
    gain: tuple[Change, ...]
    lose: tuple[Change, ...]
    stuck: tuple[Change, ...]
    """At the limit that their publishers set."""
    same: int


def find_changes(facts: BudgetFacts, now: Offer, new: Offer) -> Changes:
    """Whole polls a day, the greatest change first."""
    assert facts.tariff is not None
    limits = _limits(facts)
    before = np.minimum(np.round(now.by_feed), limits).astype(np.int64).tolist()
    after = np.minimum(np.round(new.by_feed), limits).astype(np.int64).tolist()
    every = [Change(*one) for one in zip(facts.tariff.feed_ids, before, after, strict=True)]
    at_limit = {facts.tariff.feed_ids[place] for place in np.flatnonzero(new.by_feed >= limits).tolist()}
    gain = sorted((one for one in every if one.after > one.before), key=lambda one: one.before - one.after)
    lose = sorted((one for one in every if one.after < one.before), key=lambda one: one.after - one.before)
    stuck = [one for one in every if one.feed_id in at_limit]
    return Changes(tuple(gain), tuple(lose), tuple(stuck), len(every) - len(gain) - len(lose))


def _limits(facts: BudgetFacts) -> FloatArray:
    assert facts.tariff is not None
    pauses = facts.tariff.longest_pause_s
    limits = [DAY_S // pauses[one][0] if one in pauses else np.inf for one in facts.tariff.feed_ids]
    return np.array(limits, dtype=np.float64)


class GainLists(QWidget):
    feed_wanted = Signal(int)

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self._facts: BudgetFacts | None = None
        self._changes = Changes((), (), (), 0)
        self._all = False
        self.lists: dict[str, _List] = {
            "gain": _List(context, self.tr("Gain polls")),
            "lose": _List(context, self.tr("Lose polls")),
            "stuck": _List(context, self.tr("Cannot go faster")),
        }
        for one in self.lists.values():
            one.table.row_opened.connect(self._open)
            one.more.clicked.connect(self._show_all)
        self._line = make_row(self, *((one, 1) for one in self.lists.values()), spacing=36)

    def set_narrow(self, narrow: bool) -> None:
        fold(self._line, narrow)

    def show_change(self, facts: BudgetFacts, now: Offer, new: Offer) -> None:
        self._facts = facts
        self._changes = find_changes(facts, now, new)
        self._show()

    def _open(self, feed_id: int) -> None:
        """An account has no page of its own."""
        if feed_id > 0:
            self.feed_wanted.emit(feed_id)

    def _show_all(self) -> None:
        self._all = not self._all
        self._show()

    def _show(self) -> None:
        changes = self._changes
        self.lists["gain"].show_changes(changes.gain, self._row, self._all, self._no_gain())
        self.lists["lose"].show_changes(changes.lose, self._row, self._all, self._no_loss())
        nobody = self.tr("No publisher's wish stands in the way.")
        self.lists["stuck"].show_changes(changes.stuck, self._row, self._all, nobody)
        self.lists["stuck"].note.setText(self._why_stuck() if changes.stuck else nobody)
        self.lists["stuck"].note.show()

    def _no_gain(self) -> str:
        if not self._changes.lose:
            return self.tr("Every feed is polled as now.")
        return self.tr("With less to spend no feed is polled more.")

    def _no_loss(self) -> str:
        if not self._changes.gain:
            return self.tr("Every feed is polled as now.")
        same = self._changes.same
        nobody = self.tr("With more to spend no feed is polled less.")
        if not same:
            return nobody
        stay = self.tr("One stays as it is.") if same == 1 else self.tr("{n} stay as they are.", n=same)
        return sentences((nobody, stay.format(n=words.number(same))))

    def _why_stuck(self) -> str:
        assert self._facts is not None
        assert self._facts.tariff is not None
        pauses = self._facts.tariff.longest_pause_s
        return say_reason(pauses[self._changes.stuck[0].feed_id][1])

    def _row(self, change: Change) -> Row:
        assert self._facts is not None
        names = {feed.id: feed.name for feed in self._facts.feeds}
        names |= {-account.id: account.name for account in self._facts.accounts}
        name = names.get(change.feed_id, "")
        tile = self._context.feed_icons.tile(change.feed_id, name, self.devicePixelRatioF())
        polls = f"{change.before} → {change.after}"
        spoken = self.tr("{before} polls a day now, {after} then").format(
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
        make_column(
            self, head, self.table, self.note, (self.more, Qt.AlignmentFlag.AlignLeft), STRETCH, spacing=4
        )

    def show_changes(
        self, changes: tuple[Change, ...], make_row: Callable[[Change], Row], every: bool, empty: str
    ) -> None:
        shown = changes if every else changes[:SHOWN]
        self.table.show_rows([make_row(change) for change in shown])
        self.table.setVisible(bool(shown))
        self.aside.setText(feeds_in_words(len(changes)) if changes else "")
        self.note.setText(empty)
        self.note.setVisible(not changes)
        self.more.setVisible(len(changes) > SHOWN)
        words_all = tr("All {n}", n=len(changes)).format(n=words.number(len(changes)))
        self.more.setText(tr("Fewer") if every else words_all)
