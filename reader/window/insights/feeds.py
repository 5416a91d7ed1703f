"""The Feeds page: one table that sorts, with what each feed costs, brings, and how it is doing. Main thread only."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtWidgets import QLineEdit

from reader.insights.feed_health import FINE, Health, Kind, find_health
from reader.insights.feeds import ENOUGH_OPENED, FeedFacts, SeldomFacts, SeldomFeed, read_feeds, read_seldom
from reader.insights.whole_days import SHOWN_DAYS
from reader.window.insights.page import Page, PageContext
from reader.window.insights.table import Cell, Column, FactTable, Row
from reader.window.kit import humanize as words
from reader.window.kit.controls import Choice, hold_words
from reader.window.kit.humanize import feeds_in_words, number, sentences
from reader.window.kit.text import strong
from reader.window.kit.translate import tr
from reader.window.kit.wording import say

_DROPPED = ("unchanged", "data")
"""Columns left out in narrow windows, and in this order if a language needs more room."""
_DROPPED_LAST = ("polls", "wait", "next")
"""Columns left out if even that is not enough."""


def rate_figure(facts: FeedFacts) -> str:
    """Posts a day in words, with "about" if only a few days are known."""
    if facts.posts_per_day is None:
        return words.DASH
    if not facts.is_guess:
        return words.decimal(facts.posts_per_day)
    # After a few days a tenth of a post would be too exact.
    is_high = facts.posts_per_day >= 10
    rate = number(round(facts.posts_per_day)) if is_high else words.decimal(facts.posts_per_day)
    return tr("about {n}").format(n=rate)


def _polls_figure(facts: FeedFacts) -> str:
    """Polls a day or, before a whole day is over, polls so far."""
    if facts.polls_per_day is None:
        return tr("{n} so far").format(n=number(facts.polls))
    return words.decimal(facts.polls_per_day)


def _data_figure(facts: FeedFacts) -> str:
    if facts.bytes_per_day is None:
        return tr("{n} so far").format(n=words.say_size(facts.wire_bytes))
    return words.say_size(facts.bytes_per_day)


class FeedsPage(Page):
    def __init__(self, context: PageContext) -> None:
        super().__init__(context, tr("Feeds"))
        self.facts: list[FeedFacts] = []
        self._sort, self._falls = "posts", True
        self.seldom = SeldomFacts((), False, 0)
        self._narrow = False
        self.filter = QLineEdit(placeholderText=self.tr("Filter"))
        self.filter.setAccessibleName(self.tr("Filter feeds by name"))
        hold_words(self.filter, 180, self.filter.placeholderText())
        self.filter.textChanged.connect(lambda: self._show())
        kinds = [
            (self.tr("All feeds"), "all"),
            (self.tr("Needs attention"), "trouble"),
            (self.tr("Rarely opened"), "seldom"),
        ]
        self.kind = Choice(context.theme, self.tr("Feeds shown"), kinds)
        self.kind.currentIndexChanged.connect(lambda: self._show())
        self.add_controls(self.filter, self.kind)
        self.table = FactTable(context.theme, self.tr("Feeds"), self._columns(), 36, scrolls=True)
        self.table.setMinimumHeight(320)
        self.table.on_opened = context.open_feed
        self.table.on_width_changed = self._hide_columns
        header = self.table.horizontalHeader()
        header.setSectionsClickable(True)
        header.sectionClicked.connect(lambda place: self.sort_by(self.table.cells.columns[place].key))
        self.column.addWidget(self.table, 1)
        self.inside.setStretchFactor(self.body, 1_000)

    def _columns(self) -> list[Column]:
        days = self.tr("over the last {n} days", n=SHOWN_DAYS).format(n=SHOWN_DAYS)
        return [
            Column(self.tr("Feed"), 0, key="name"),
            Column(
                self.tr("Articles per day"), 100, right=True, key="posts", tip=self.tr("Based on publication dates")
            ),
            Column(self.tr("Fetches per day"), 84, right=True, key="polls", tip=days),
            Column(
                self.tr("Unchanged"), 86, right=True, key="unchanged", tip=self.tr("Fetches that found nothing new")
            ),
            Column(self.tr("Data per day"), 84, right=True, key="data", tip=days),
            Column(
                self.tr("Average wait"), 120, key="wait",
                tip=self.tr("Average minutes you waited for one of its articles"),
            ),
            Column(self.tr("Next fetch"), 82, right=True, key="next"),
            Column(self.tr("Status"), 100, key="health"),
        ]  # fmt: skip

    def set_narrow(self, narrow: bool) -> None:
        super().set_narrow(narrow)
        self._narrow = narrow
        self._hide_columns()

    def _hide_columns(self) -> None:
        keys = [column.key for column in self.table.cells.columns]
        hidden: set[int] = set()
        for key in (*_DROPPED, *_DROPPED_LAST):
            is_crowded = self.table.least_width(hidden) > self.table.viewport().width()
            if is_crowded or (self._narrow and key in _DROPPED):
                hidden.add(keys.index(key))
        self.table.hide_columns(hidden)

    def load(self) -> None:
        now, zone = self.context.clock.now(), self.context.zone
        self.ask(lambda conn: (read_feeds(conn, now, zone), read_seldom(conn, now)), self.show_facts)

    def show_facts(self, read: tuple[list[FeedFacts], SeldomFacts]) -> None:
        facts, self.seldom = read
        self.facts = facts
        if not facts:
            self.show_unknown(self.tr("No feeds yet"), self.tr("Add a feed to see its activity here."), "table-2")
            return
        self._show()

    def _about_seldom(self) -> str:
        facts = self.seldom
        if not facts.is_noted:
            return self.tr("Reading history is off, so it isn’t known which feeds you rarely open.")
        if not facts.is_known:
            form = self.tr(
                "Once you’ve opened {n} articles, feeds you rarely read are listed here. {m} so far.", n=ENOUGH_OPENED
            )
            return form.format(n=number(ENOUGH_OPENED), m=number(facts.opened))
        if not facts.feeds:
            return self.tr("You read something from every busy feed now and then.")
        share = sum(one.fetch_share for one in facts.feeds)
        sentence = self.tr("You rarely open {feeds}. Together they use {share} of your fetches.")
        if len(facts.feeds) == 1:
            sentence = self.tr("You rarely open {feeds}. It uses {share} of your fetches.")
        return sentence.format(feeds=feeds_in_words(len(facts.feeds)), share=strong(words.percent(share)))

    def _sentence(self) -> str:
        now = self.context.clock.now()
        count = feeds_in_words(len(self.facts))
        troubled = [facts for facts in self.facts if _health_of(facts, now).is_trouble]
        if not troubled:
            return self.tr("{feeds}. All OK.").format(feeds=count)
        named = [
            self.tr("{problem} ({status})").format(
                problem=strong(one.feed.name), status=say(_health_of(one, now).message)
            )
            for one in troubled[:3]
        ]
        more = len(troubled) - len(named)
        if more:
            named.append(self.tr("{n} more", n=more).format(n=number(more)))
        if len(troubled) == 1:
            return self.tr("{feeds}. One needs attention: {names}.").format(feeds=count, names=named[0])
        return self.tr("{feeds}. {n} need attention: {names}.", n=len(troubled)).format(
            feeds=count, n=number(len(troubled)), names=words.listed(named)
        )

    def _first_day(self) -> str:
        """A sentence for the first day, before which there are no figures for a day."""
        if any(facts.span.is_whole for facts in self.facts):
            return ""
        began = min(facts.span.since_at for facts in self.facts)
        return self.tr("Counting since {time}. Daily figures appear after one full day.").format(
            time=words.since(began, self.context.clock.now())
        )

    def sort_by(self, key: str) -> None:
        self._falls = not self._falls if key == self._sort else key not in ("name", "next", "health")
        self._sort = key
        self._show()

    def _show(self) -> None:
        now = self.context.clock.now()
        text = self.filter.text().strip().casefold()
        shown = [facts for facts in self.facts if text in facts.feed.name.casefold()]
        if not self.facts:
            return
        seldom = {one.feed.id: one for one in self.seldom.feeds if self.seldom.is_known}
        if self.kind.value() == "trouble":
            shown = [facts for facts in shown if _health_of(facts, now).is_trouble]
        elif self.kind.value() == "seldom":
            shown = [facts for facts in shown if facts.feed.id in seldom]
            self.show_sentence(self._about_seldom())
        if self.kind.value() != "seldom":
            self.show_sentence(sentences((self._sentence(), self._first_day())))
            seldom = {}
        # One feed that is far worse than the others must not make their bars vanish.
        waits = sorted(facts.wait_min or 0.0 for facts in self.facts)
        longest = waits[len(waits) * 9 // 10] if waits else 0.0
        rows = [self._row(facts, now, longest, seldom.get(facts.feed.id)) for facts in shown]
        arrow = " ↓" if self._falls else " ↑"
        for place, column in enumerate(self._columns()):
            title = column.title + (arrow if column.key == self._sort else "")
            self.table.cells.columns[place] = replace(column, title=title)
        self.table.show_rows(self._sorted(rows))
        self._hide_columns()

    def _sorted(self, rows: Sequence[Row]) -> list[Row]:
        place = [column.key for column in self.table.cells.columns].index(self._sort)
        known = [row for row in rows if row.cells[place].sort is not None]
        unknown = [row for row in rows if row.cells[place].sort is None]
        return sorted(known, key=lambda row: row.cells[place].sort, reverse=self._falls) + unknown

    def _row(self, facts: FeedFacts, now: float, longest: float, seldom: SeldomFeed | None) -> Row:
        feed = facts.feed
        health = _health_of(facts, now)
        # What is fine needs no word.
        status = "" if health.message == FINE else say(health.message)
        if seldom is not None:
            form = self.tr("Opened {n} of {count} in {days} days")
            status = form.format(n=number(seldom.opened), count=number(seldom.posts), days=number(seldom.days))
        tile = self.context.feed_icons.tile(feed.id, feed.name, self.devicePixelRatioF())
        wait, unchanged = facts.wait_min, facts.unchanged_share
        next_at = facts.next_poll_at if facts.next_poll_at and facts.next_poll_at >= now else None
        return Row(
            (
                Cell(feed.name, tiles=(tile,), sort=feed.name.casefold()),
                Cell(rate_figure(facts), sort=facts.posts_per_day),
                Cell(_polls_figure(facts), sort=facts.polls / max(facts.span.days, 1.0)),
                Cell(words.if_known(unchanged, words.percent), ink="text_2", sort=unchanged),
                Cell(_data_figure(facts), ink="text_2", sort=facts.wire_bytes / max(facts.span.days, 1.0)),
                Cell(
                    words.if_known(wait, words.minutes),
                    share=None if wait is None else min(wait / max(longest, 1e-9), 1.0),
                    ink="text_3" if wait is None else "text",
                    sort=wait,
                ),
                Cell(words.DASH if next_at is None else words.clock_or_day(next_at, now), sort=next_at),
                Cell(status, pill="" if seldom or health.kind is Kind.OK else health.kind, ink="text_2", sort=status),
            ),
            id=feed.id,
        )


def _health_of(facts: FeedFacts, now: float) -> Health:
    return find_health(facts.feed, now, answers_in_s=facts.answers_in_s)
