"""The page of feeds that are rarely opened: what each brought and takes, with Unsubscribe. Main thread only."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QWidget

from reader.insights.feeds import ENOUGH_OPENED, SeldomFacts, SeldomFeed, read_seldom
from reader.window.insights.page import Page, PageContext
from reader.window.insights.parts import LinkButton, quiet_label
from reader.window.kit import humanize as words
from reader.window.kit.controls import make_form_button
from reader.window.kit.humanize import feeds_in_words, number
from reader.window.kit.layouts import make_column, make_row
from reader.window.kit.text import Label, strong
from reader.window.kit.translate import tr

MOST_SHOWN = 30


class SeldomPage(Page):
    ticks = False

    def __init__(self, context: PageContext) -> None:
        super().__init__(context, tr("Rarely opened"))
        self.rows: list[SeldomRow] = []
        self._place = make_column(None, spacing=0)
        self.column.addLayout(self._place)

    def load(self) -> None:
        now = self.context.clock.now()
        self.ask(lambda conn: read_seldom(conn, now), self.show_facts)

    def show_facts(self, facts: SeldomFacts) -> None:
        for row in self.rows:
            self._place.removeWidget(row)
            row.deleteLater()
        self.rows = []
        if not facts.is_noted:
            text = self.tr("Reading history is off, so there’s nothing to show.")
            self.show_unknown(self.tr("No data"), text)
        elif not facts.is_known:
            text = self.tr("Once you’ve opened {n} articles, feeds you rarely read are listed here.", n=ENOUGH_OPENED)
            self.show_unknown(self.tr("Not known yet"), text.format(n=ENOUGH_OPENED))
        elif not facts.feeds:
            text = self.tr("You read something from every busy feed now and then.")
            self.show_unknown(self.tr("Nothing here"), text, "check-check")
        else:
            self._show_feeds(facts)

    def _show_feeds(self, facts: SeldomFacts) -> None:
        share = sum(one.fetch_share for one in facts.feeds)
        sentence = self.tr("You rarely open {feeds}. Together they use {share} of your fetches.")
        if len(facts.feeds) == 1:
            sentence = self.tr("You rarely open {feeds}. It uses {share} of your fetches.")
        self.show_sentence(sentence.format(feeds=feeds_in_words(len(facts.feeds)), share=strong(words.percent(share))))
        for one in facts.feeds[:MOST_SHOWN]:
            row = SeldomRow(self.context, one)
            row.name.clicked.connect(lambda _=False, feed_id=one.feed.id: self.context.open_feed(feed_id))
            row.edit.clicked.connect(lambda _=False, feed_id=one.feed.id: self.context.edit_feed(feed_id))
            row.leave.clicked.connect(lambda _=False, feed=one.feed: self.context.unsubscribe(feed.id, feed.name))
            self.rows.append(row)
            self._place.addWidget(row)


class SeldomRow(QFrame):
    def __init__(self, context: PageContext, one: SeldomFeed) -> None:
        super().__init__()
        self.setObjectName("factRow")
        picture = Label()
        picture.setPixmap(context.feed_icons.tile(one.feed.id, one.feed.name, self.devicePixelRatioF()))
        self.name = LinkButton(one.feed.name)
        self.said = quiet_label(say_use(one))
        self.edit = make_form_button(self.tr("Settings…"))
        self.edit.setAccessibleName(self.tr("{feed} settings").format(feed=one.feed.name))
        self.leave = make_form_button(self.tr("Unsubscribe"))
        self.leave.setAccessibleName(self.tr("Unsubscribe from {feed}").format(feed=one.feed.name))
        about = QWidget()
        make_column(about, self.name, self.said, spacing=0)
        make_row(self, picture, (about, 1), self.edit, self.leave, margins=(0, 8, 0, 8), spacing=10)


def say_use(one: SeldomFeed) -> str:
    if not one.opened:
        said = tr("You opened none of {count} articles in {days} days. It uses {share} of your fetches.")
    else:
        said = tr("You opened {n} of {count} articles in {days} days. It uses {share} of your fetches.", n=one.opened)
    return said.format(
        n=number(one.opened), count=number(one.posts), days=number(one.days), share=words.percent(one.fetch_share)
    )
