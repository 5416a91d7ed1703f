"""The page of what happened while the user was away: stories of several feeds, then the posts of each feed. Main thread
only."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QWidget

from reader.core.records.stored import EntryRow
from reader.core.words.entry_names import name_entry
from reader.insights.away import DAY_S, CatchUp, CatchUpFeed, CatchUpStory, Span, read_absence, read_catch_up
from reader.store.db import Connection
from reader.window.insights.page import Page, PageContext
from reader.window.insights.parts import LinkButton, heading, quiet_label
from reader.window.kit import humanize as words
from reader.window.kit.controls import Choice
from reader.window.kit.humanize import feeds_in_words, local, name_in_words, number, posts
from reader.window.kit.layouts import make_column, make_row
from reader.window.kit.text import Label, strong
from reader.window.kit.translate import tr

MOST_FEEDS = 60
NAMED = 3
"""The number of a story's feeds that are named; the others are counted."""


class AwayPage(Page):
    ticks = False

    def __init__(self, context: PageContext) -> None:
        super().__init__(context, tr("While you were away"))
        self.catch_up: CatchUp | None = None
        self.titles: list[LinkButton] = []
        self._shown: QWidget | None = None
        options = [
            (self.tr("While you were away"), 0),
            (self.tr("Last 3 days"), 3),
            (self.tr("Last week"), 7),
            (self.tr("The last 2 weeks"), 14),
            (self.tr("The last month"), 30),
        ]
        self.span = Choice(context.theme, self.tr("Date range"), options)
        self.span.currentIndexChanged.connect(lambda: self.load())
        self.mark = self.make_button(self.tr("Mark all as read"), self._mark_read, "check-check")
        self.add_controls(self.span, self.mark)

    def load(self) -> None:
        now, days = self.context.clock.now(), int(self.span.value())

        def read(conn: Connection) -> CatchUp | None:
            span = Span(now - days * DAY_S, now) if days else read_absence(conn, now)
            return read_catch_up(conn, span) if span else None

        self.ask(read, self.show_catch_up)

    def show_catch_up(self, catch_up: CatchUp | None) -> None:
        self.catch_up = catch_up
        self.mark.setEnabled(catch_up is not None and catch_up.posts > 0)
        if self._shown is not None:
            self.column.removeWidget(self._shown)
            self._shown.deleteLater()
            self._shown = None
        self.titles = []
        if catch_up is None:
            text = self.tr("When you’ve been away for five days or more, what you missed is summed up here.")
            title, week = self.tr("You have not been away"), self.tr("Show the last week")
            self.show_unknown(title, text, "newspaper", week, lambda: self.span.choose(7))
            return
        self.show_sentence(self._sentence(catch_up))
        self._shown = QWidget()
        column = make_column(self._shown, spacing=0)
        if catch_up.stories:
            column.addWidget(heading(self.tr("Covered by several feeds"))[0])
            for story in catch_up.stories:
                column.addWidget(self._make_story(story))
        if catch_up.feeds:
            column.addSpacing(20)
            column.addWidget(heading(self.tr("By feed"))[0])
            for feed in catch_up.feeds[:MOST_FEEDS]:
                column.addWidget(self._make_feed(feed))
        self.column.addWidget(self._shown)

    def _sentence(self, catch_up: CatchUp) -> str:
        first, last = local(catch_up.span.since_at).date(), local(catch_up.span.until_at).date()
        n = len(catch_up.stories)
        said = self.tr("{first} to {last}: {posts} from {feeds}, including {stories} covered by several feeds.")
        if not n:
            said = self.tr("From {first} to {last}: {posts} from {feeds}.")
        stories = self.tr("1 story") if n == 1 else self.tr("{n} stories", n=n)
        return said.format(
            first=words.long_date(first),
            last=words.long_date(last),
            posts=strong(posts(catch_up.posts)),
            feeds=feeds_in_words(len(catch_up.feeds)),
            stories=strong(stories.format(n=number(n))),
        )

    def _make_story(self, story: CatchUpStory) -> QWidget:
        row = QFrame()
        row.setObjectName("factRow")
        named = list(story.feeds[:NAMED])
        if len(story.feeds) > NAMED:
            named.append(self.tr("{n} more", n=len(story.feeds) - NAMED).format(n=number(len(story.feeds) - NAMED)))
        day = words.long_date(local(story.lead.sort_at).date())
        make_column(
            row, self._make_title(story.lead), quiet_label(f"{words.listed(named)} · {day}"), margins=(0, 6, 0, 6)
        )
        return row

    def _make_feed(self, feed: CatchUpFeed) -> QWidget:
        row, head = QFrame(), QWidget()
        row.setObjectName("factRow")
        picture = Label()
        picture.setPixmap(self.context.feed_icons.tile(feed.feed_id, feed.name, self.devicePixelRatioF()))
        name = LinkButton(feed.name)
        name.clicked.connect(lambda: self.context.show_feed(feed.feed_id))
        make_row(head, picture, name, (quiet_label(posts(feed.count)), 1), spacing=6)
        titles = make_column(None, *map(self._make_title, feed.newest), margins=(22, 0, 0, 0), spacing=2)
        make_column(row, head, titles, margins=(0, 8, 0, 8), spacing=4)
        return row

    def _make_title(self, entry: EntryRow) -> LinkButton:
        title = LinkButton(name_in_words(name_entry(entry.title, entry.snippet, entry.link), entry.has_sound))
        title.clicked.connect(lambda: self.context.show_post(entry.feed_id, entry.id))
        self.titles.append(title)
        return title

    def _mark_read(self) -> None:
        if self.catch_up is not None:
            self.context.mark_span_read(self.catch_up.span.since_at, self.catch_up.span.until_at)
