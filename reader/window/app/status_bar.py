"""The status bar: the day ribbon, and one sentence about what happens now or next, from the engine's notes or, before
the first note, from the store. Ribbon and sentence open today's schedule. Main thread only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QWidget

from reader.core.clock import Clock, LocalZone
from reader.core.words.catalogue import Code
from reader.core.words.reasons import held_back, waiting
from reader.insights import batches
from reader.store import feeds, poll_log
from reader.store.db import Connection
from reader.store.settings import load_settings
from reader.window.bridge.bridge import Bridge, Changes
from reader.window.kit.controls import BudgetMeter, ShrinkingLabel
from reader.window.kit.humanize import local
from reader.window.kit.layouts import STRETCH, make_row
from reader.window.kit.screens import make_timer
from reader.window.kit.text import Label
from reader.window.kit.theme import Theme
from reader.window.kit.wording import say
from reader.window.schedule import popover
from reader.window.schedule.ribbon import DayRibbon, Doing, Size, StatusFacts, explain_batch

if TYPE_CHECKING:
    from reader.engine.messages import Fetching, Status
    from reader.insights.batches import RibbonDay


_ROUND_LOST_MS = 40_000
"""A poll takes 30 s at most, so a round without a note for longer is over."""


def status_sentence(facts: StatusFacts) -> str:
    if facts.report and facts.doing is not Doing.FETCHING:
        return facts.report
    if facts.doing is Doing.OFFLINE:
        return say(facts.network_fault or Code.STATUS_OFFLINE())
    if facts.doing is Doing.PAUSED:
        return say(Code.STATUS_PAUSED())
    if facts.doing is Doing.FETCHING:
        progress = say(Code.STATUS_FETCHING(done=facts.done, total=facts.total))
        return f"{progress} · {facts.feed}" if facts.feed else progress
    status_words = waiting(facts.next_poll_at, facts.fetches_today, facts.asked_for, facts.budget)
    return say(held_back(facts.held_back, status_words) if facts.held_back else status_words)


def find_picture(facts: StatusFacts) -> str:
    return "activity" if facts.doing is Doing.HELD_BACK and not facts.spares_power else facts.doing.value


class StatusBar(QFrame):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._facts = StatusFacts()
        self.setObjectName("statusBar")
        self._icon = Label()
        self._sentence, self._place = ShrinkingLabel(tone="secondary"), ShrinkingLabel(tone="secondary")
        self._meter = BudgetMeter(theme)
        self.ribbon = DayRibbon(theme)
        said = (self._icon, self._sentence, self._meter, STRETCH, self._place, 12)
        make_row(self, self.ribbon, 4, *said, spacing=8)
        for part in (self._icon, self._sentence, self._meter):
            part.setCursor(Qt.CursorShape.PointingHandCursor)
        self._meter.hide()
        self._is_shown = False
        """False until the first facts: the first screen is there before the plan is known."""
        theme.changed.connect(self._show)

    def show_facts(self, facts: StatusFacts) -> None:
        if facts != self._facts or not self._is_shown:
            self._facts, self._is_shown = facts, True
            self._show()

    def follow(self, sidebar: QWidget) -> None:
        """Keep the ribbon as wide as the sidebar above it."""
        self._sidebar = sidebar
        sidebar.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide):
            beside = self._sidebar.isVisible() and self._sidebar.mapTo(self._sidebar.window(), QPoint()).x() == 0
            self.ribbon.be_as_wide_as(self._sidebar if beside else None)
        return super().eventFilter(watched, event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the sentence and the meter do what the ribbon does."""
        if any(
            part.geometry().contains(event.position().toPoint()) for part in (self._icon, self._sentence, self._meter)
        ):
            self.ribbon.click()
        super().mouseReleaseEvent(event)

    @property
    def facts(self) -> StatusFacts:
        return self._facts

    def show_place(self, words: str) -> None:
        """Show at the right end where the user is, such as "3 of 31"."""
        self._place.setText(words)
        # The sentence beside it is cut first: Insights shows it too.
        # Pixels that the place keeps in a narrow window
        self._place.setMinimumWidth(min(self._place.fontMetrics().horizontalAdvance(words), 160))

    def sentence(self) -> str:
        return self._sentence.text()

    def _show(self) -> None:
        if not self._is_shown:
            return
        facts = self._facts
        self._icon.setPixmap(self.theme.pixmap(find_picture(facts), "text_2", self.devicePixelRatioF(), 14))
        self._sentence.setText(status_sentence(facts))
        is_counted = facts.doing in (Doing.WAITING, Doing.HELD_BACK) and not facts.report
        self._meter.setVisible(is_counted and facts.budget > 0)
        self._meter.show_share(facts.fetches_today / facts.budget if facts.budget else 0.0)


class StatusControl(QObject):
    def __init__(self, bar: StatusBar, bridge: Bridge, clock: Clock) -> None:
        super().__init__(bar)
        self._bar, self._bridge, self._clock = bar, bridge.bound_to(self), clock
        self._facts = StatusFacts()
        self.on_facts: Callable[[StatusFacts], None] = lambda facts: None
        self._round: Fetching | None = None
        self._heard = False
        self._day: RibbonDay | None = None
        self.idle_ribbon = DayRibbon(bar.theme, Size.LARGE)
        """Shown where no article is open."""
        self.idle_ribbon.clicked.connect(self.open_schedule)
        self._end = make_timer(self, self.end_round)
        self._report = ""
        self._report_over = make_timer(self, self._forget_report, 10_000)
        bridge.changed.connect(self._on_changed)
        bar.ribbon.clicked.connect(self.open_schedule)
        self.pauses: popover.Pauses | None = None
        """What the popover's buttons do; set when the rest of the window is there."""

    def _on_changed(self, changes: Changes) -> None:
        if changes & Changes.ENTRIES:
            self.end_round()
        if changes & (Changes.ENTRIES | Changes.FEEDS | Changes.READING):
            self.read()

    def read(self) -> None:
        """Read what the day has used and what comes next."""
        now = self._clock.now()
        self._bridge.read(lambda conn: _read_facts(conn, now), self.show_stored)
        self._read_day()

    def _read_day(self) -> None:
        now = self._clock.now()
        self._bridge.read(lambda conn: batches.read_ribbon_day(conn, now, LocalZone()), self._show_day)

    def _show_day(self, day: RibbonDay) -> None:
        self._day = day
        self._show()

    def explain_next(self) -> str:
        """Why the next batch is when it is; empty if nothing is scheduled today."""
        scheduled = self._day.scheduled if self._day is not None else []
        is_next = scheduled and self._facts.next_poll_at and scheduled[0].at >= self._facts.next_poll_at - 60
        return explain_batch(scheduled[0]) if is_next else ""

    def open_schedule(self) -> None:
        if self._day is None or self.pauses is None:
            return
        now = self._clock.now()
        self.popover = popover.SchedulePopover(self._bar.theme, self._day, now, self._facts, self.pauses)
        self.popover.open_above(self._bar.ribbon)

    def show_stored(self, facts: StatusFacts) -> None:
        """Show what the store knows, until the engine's first note."""
        if not self._heard:
            self._facts = facts
            self._show()

    def show_status(self, status: Status) -> None:
        self._heard = True
        before, self._facts = self._facts, make_facts(status)
        if (before.next_poll_at, before.fetches_today) != (status.next_at, status.used):
            self._read_day()
        self._show()

    def show_round(self, note: Fetching) -> None:
        self._round = note
        self._end.start(1_500 if note.done >= note.total else _ROUND_LOST_MS)
        self._show()

    def show_report(self, words: str) -> None:
        """Show for a while how a poll went that the user wanted."""
        self._report = words
        self._report_over.start()
        self._show()

    def _forget_report(self) -> None:
        self._report = ""
        self._show()

    def end_round(self) -> None:
        self._round = None
        self._end.stop()
        self._show()

    def _show(self) -> None:
        shown = replace(self._facts, report=self._report)
        if self._round is not None:
            note = self._round
            shown = replace(shown, doing=Doing.FETCHING, done=note.done, total=note.total, feed=note.name)
        self._bar.show_facts(shown)
        if self._day is not None:
            for ribbon in (self._bar.ribbon, self.idle_ribbon):
                ribbon.show_day(self._day, self._clock.now(), self._facts)
        self.on_facts(self._facts)


def _read_facts(conn: Connection, now: float) -> StatusFacts:
    ledger = poll_log.read_day_ledger(conn, local(now).date().isoformat(), load_settings(conn))
    return StatusFacts(
        next_poll_at=feeds.find_next_forecast_at(conn),
        fetches_today=ledger.used,
        asked_for=ledger.asked_for,
        bytes_today=ledger.wire_bytes,
        budget=ledger.budget,
    )


def make_facts(status: Status) -> StatusFacts:
    doing = Doing.WAITING
    if status.is_paused:
        doing = Doing.PAUSED
    elif status.is_offline:
        doing = Doing.OFFLINE
    elif status.held_back:
        doing = Doing.HELD_BACK
    return StatusFacts(
        doing=doing,
        next_poll_at=status.next_at,
        fetches_today=status.used,
        budget=status.budget,
        bytes_today=status.wire_bytes,
        held_back=status.held_back,
        asked_for=status.asked_for,
        network_fault=status.network_fault,
    )
