"""A card for one account: name, address, how it is, and three facts. Main thread only."""

from __future__ import annotations

from urllib.parse import urlsplit

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from reader.gui.dialogs.accounts import words
from reader.gui.dialogs.accounts.server_card import ServerCard
from reader.gui.kit.humanize import feeds_in_words
from reader.gui.kit.theme import Theme
from reader.model.accounts import ServerKind
from reader.services.accounts import AccountFacts


class AccountCard(ServerCard):
    certificate_wanted = Signal(int)
    new_feeds_chosen = Signal(int, bool)
    conducting_chosen = Signal(int, bool)

    def __init__(self, theme: Theme, facts: AccountFacts, now: float, is_under_way: bool) -> None:
        super().__init__(theme, facts.id)
        self.account = facts.account
        self.lay_out(
            self._make_head(facts, now, is_under_way),
            self.make_facts(
                (
                    (self.tr("Asked today"), words.say_asked(facts, now)),
                    (self.tr("Next ask"), words.say_next(facts)),
                    (self.tr("Outbox"), words.say_outbox(facts)),
                )
            ),
            facts.state.message,
            facts.find_lack(),
        )

    def _make_head(self, facts: AccountFacts, now: float, is_under_way: bool) -> QWidget:
        name = self.account.name
        self.sync = self.make_ask(self.tr("Synchronise {name} now").format(name=name))
        self.sync.setEnabled(not is_under_way)
        self.more = self.make_more(name, self._make_menu())
        about = f"{urlsplit(self.account.url).netloc} · {feeds_in_words(facts.feeds)}"
        state = words.say_state(facts, now, is_under_way)
        return self.make_head("server", name, about, state, (self.sync, self.more))

    def _make_menu(self) -> QMenu:
        menu = QMenu(self)
        self.new_feeds = self.add_switch(
            menu, self.tr("Feeds that I add go there, too"), self.account.takes_new_feeds
        )
        self.new_feeds.toggled.connect(lambda on: self.new_feeds_chosen.emit(self.account.id, on))
        if self.account.kind is ServerKind.MINIFLUX:
            self.conducting = self.add_switch(
                menu, self.tr("Tell it when to poll, by my plan"), self.account.conducts
            )
            self.conducting.toggled.connect(lambda on: self.conducting_chosen.emit(self.account.id, on))
        menu.addSeparator()
        self.add_password(menu)
        menu.addAction(
            self.tr("Own certificate authority…"), lambda: self.certificate_wanted.emit(self.account.id)
        )
        self.add_remove(menu, self.tr("Leave this account…"))
        return menu
