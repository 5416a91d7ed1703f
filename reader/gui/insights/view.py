"""The Insights view inside the main window: the list of pages at the left, the page at the right. A page is made, and
its module imported, when it is first opened. Main thread only."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFrame, QStackedWidget, QToolButton, QWidget

from reader.gui.bridge.bridge import Topic
from reader.gui.insights.page import Page, PageContext
from reader.gui.insights.page_list import Entry, PageList
from reader.gui.kit import humanize as words
from reader.gui.kit.bars import UndoBar
from reader.gui.kit.controls import Choice
from reader.gui.kit.humanize import local, local_day
from reader.gui.kit.layouts import STRETCH, make_column, make_row
from reader.gui.kit.text import set_tooltip
from reader.gui.kit.translate import tr
from reader.insights.overview import Overview, read_overview
from reader.insights.reading import ENOUGH_WEEKDAYS
from reader.services.feed_health import find_health
from reader.settings import Settings

_MINUTE_MS = 60_000
_NARROW_BELOW = 1_150
"""Below this width the list of pages would leave too little room for a plot or a table."""
FEED = "feed"
_MODULES = {
    "today": ("reader.gui.insights.today", "TodayPage"),
    "budget": ("reader.gui.insights.budget", "BudgetPage"),
    "feeds": ("reader.gui.insights.feeds", "FeedsPage"),
    FEED: ("reader.gui.insights.feed_page", "FeedPage"),
    "reading": ("reader.gui.insights.reading", "ReadingPage"),
    "savings": ("reader.gui.insights.savings", "SavingsPage"),
    "seldom": ("reader.gui.insights.seldom", "SeldomPage"),
    "away": ("reader.gui.insights.away", "AwayPage"),
    "whatif": ("reader.gui.insights.whatif", "WhatIfPage"),
}


class InsightsView(QWidget):
    back_wanted = Signal()

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self.context = context
        self._topic = Topic()
        self._pages: dict[str, Page] = {}
        self._narrow = False
        self.key = ""
        entries = self._entries()
        self.list = PageList(context.theme, entries)
        self.stack = QStackedWidget()
        self.combo = Choice(context.theme, self.tr("Page of Insights"), [(one.name, one.key) for one in entries])
        self.bar = self._make_bar()
        self.undo_bar = UndoBar(context.theme, self.stack)
        self._lay_out()
        self._wire()

    def _entries(self) -> list[Entry]:
        return [
            Entry("today", self.tr("Today"), "calendar-clock"),
            Entry("budget", self.tr("Budget"), "gauge"),
            Entry("feeds", self.tr("Feeds"), "table-2"),
            Entry("reading", self.tr("Reading times"), "calendar-days"),
            Entry("savings", self.tr("Savings"), "trending-down"),
            Entry("whatif", self.tr("What if"), "flask-conical"),
            Entry("seldom", self.tr("Seldom opened"), "eye", has_aside=False),
            Entry("away", self.tr("While you were away"), "newspaper", has_aside=False),
        ]

    def _make_bar(self) -> QFrame:
        bar = QFrame()
        bar.setObjectName("paneBar")
        self._back = QToolButton()
        self._back.setAccessibleName(self.tr("Back to reading"))
        set_tooltip(self._back, self.tr("Back to reading"))
        self._back.clicked.connect(self.back_wanted)
        make_row(bar, self._back, self.combo, STRETCH, margins=(12, 8, 12, 8))
        return bar

    def _lay_out(self) -> None:
        right = make_column(None, self.bar, (self.stack, 1), spacing=0)
        make_row(self, self.list, (right, 1), spacing=0)
        self.bar.hide()

    def _wire(self) -> None:
        self.list.back_wanted.connect(self.back_wanted)
        self.list.page_chosen.connect(self.open)
        self.combo.activated.connect(lambda number: self.open(self.combo.value()))
        self.context.undo.show_in(self.undo_bar, self)
        self.context.bridge.reading_erased.connect(self._forget_reading)
        self.context.theme.changed.connect(self._recolour)
        self._recolour()
        leave = QShortcut(QKeySequence("Esc"), self)
        leave.setContext(leave.context().WidgetWithChildrenShortcut)
        leave.activated.connect(self._step_out)
        self._minute = QTimer(self, interval=_MINUTE_MS)
        self._minute.timeout.connect(self._tick)

    def _recolour(self) -> None:
        self._back.setIcon(self.context.theme.icon("arrow-left", "text_2", self))

    def open(self, key: str) -> None:
        page = self.page(key)
        self.key = key
        self.list.list.blockSignals(True)
        self.list.choose(self.listed_key)
        self.list.list.blockSignals(False)
        self.combo.choose(self.listed_key)
        self.stack.setCurrentWidget(page)
        self.refresh()

    @property
    def listed_key(self) -> str:
        """The key of the page under which the one in sight is listed."""
        return "feeds" if self.key == FEED else self.key

    def open_feed(self, feed_id: int) -> None:
        self.page(FEED).choose(feed_id)
        self.open(FEED)

    def page(self, key: str) -> Any:
        """The page of a key, imported and made when it is first asked for; each is of a class of its own."""
        if key not in self._pages:
            module, name = _MODULES[key]
            page: Page = getattr(import_module(module), name)(self.context)
            page.feed_wanted.connect(self.open_feed)
            page.page_wanted.connect(self.open)
            page.facts_changed.connect(self.refresh)
            page.set_narrow(self._narrow)
            self._pages[key] = page
            self.stack.addWidget(page)
        return self._pages[key]

    def refresh(self) -> None:
        """Read the facts of the page in sight, and the words about all pages, again."""
        if not self.key:
            return
        self._pages[self.key].load()
        self._read_overview()

    def feeds_changed(self) -> None:
        # Only these pages show what the user can change about feeds.
        if self.key in (FEED, "seldom") and self.isVisible():
            self._pages[self.key].load()

    def _forget_reading(self) -> None:
        if self.isVisible():
            self.refresh()

    def settings_changed(self, settings: Settings) -> None:
        for page in self._pages.values():
            page.set_settings(settings)
        if self.isVisible():
            self.refresh()

    def _tick(self) -> None:
        if self.key and self._pages[self.key].ticks:
            self._pages[self.key].load()
        self._read_overview()

    def _read_overview(self) -> None:
        self._topic.renew()
        now, zone = self.context.clock.now(), self.context.zone
        self.context.bridge.bound_to(self).study(
            lambda conn: read_overview(conn, now, zone), self._show_overview, self._topic
        )

    def set_shown(self, shown: bool) -> None:
        """Read again every minute, but only while it is in sight."""
        if shown:
            self._minute.start()
        else:
            self._minute.stop()
            self.undo_bar.hide()

    def _step_out(self) -> None:
        if self.key == FEED:
            self.open("feeds")
        else:
            self.back_wanted.emit()

    def _show_overview(self, facts: Overview) -> None:
        now = self.context.clock.now()
        next_poll = self.tr("no poll planned")
        if facts.next_poll_at is not None:
            next_poll = self.tr("next poll {time}").format(time=words.clock(facts.next_poll_at))
        asides = {
            "today": next_poll,
            "budget": self.tr("{n} fetches a day", n=facts.budget).format(n=words.number(facts.budget)),
            "feeds": self._feeds(facts, now),
            "reading": how_sure(facts.reading.weekdays, facts.reading.is_enough),
            "savings": self._saved(facts),
            "whatif": self._replayed(facts, now),
        }
        self.list.show_asides(asides)

    def _feeds(self, facts: Overview, now: float) -> str:
        troubled = sum(find_health(feed, now).is_trouble for feed in facts.feeds)
        n = len(facts.feeds)
        form = self.tr("{n}, all fine", n=n)
        if troubled:
            form = self.tr("{n}, one needs a look", n=n) if troubled == 1 else self.tr("{n}, {m} need a look", n=n)
        return form.format(n=words.number(n), m=words.number(troubled))

    def _replayed(self, facts: Overview, now: float) -> str:
        if facts.replayed_at is None:
            return self.tr("not run yet")
        if local_day(facts.replayed_at) == local_day(now):
            return self.tr("last run today")
        return self.tr("last run {day}").format(day=words.short_date(local(facts.replayed_at).date()))

    def _saved(self, facts: Overview) -> str:
        if facts.fewer_share is None:
            return self.tr("not known yet")
        form = self.tr("{share} more fetches") if facts.fewer_share < 0 else self.tr("{share} fewer fetches")
        return form.format(share=words.percent(abs(facts.fewer_share)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._narrow = event.size().width() < _NARROW_BELOW
        self.list.setVisible(not self._narrow)
        self.bar.setVisible(self._narrow)
        for page in self._pages.values():
            page.set_narrow(self._narrow)
        self.undo_bar.place()


def how_sure(days: int, is_enough: bool) -> str:
    if not is_enough:
        return tr("not known yet")
    if days >= ENOUGH_WEEKDAYS:
        return tr("fairly sure") if days < 2 * ENOUGH_WEEKDAYS else tr("sure")
    return tr("a guess so far")
