"""A card for one account: name, address, how it is, and three facts. Main thread only."""

from __future__ import annotations

from urllib.parse import urlsplit

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from reader.gui.dialogs.accounts import words
from reader.gui.dialogs.accounts.server_card import ServerCard
from reader.gui.kit.theme import Theme
from reader.model.accounts import ServerKind
from reader.services.accounts import AccountFacts


class AccountCard(ServerCard):
    sync_wanted = Signal(int)
    leave_wanted = Signal(int)
    password_wanted = Signal(int)
    certificate_wanted = Signal(int)
    new_feeds_chosen = Signal(int, bool)
    conducting_chosen = Signal(int, bool)

    def __init__(self, theme: Theme, facts: AccountFacts, now: float, is_under_way: bool) -> None:
        super().__init__(theme)
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
        self.sync = self.make_tool(
            "refresh-cw",
            self.tr("Synchronise {name} now").format(name=name),
            lambda: self.sync_wanted.emit(self.account.id),
        )
        self.sync.setEnabled(not is_under_way)
        self.more = self.make_more(name, self._make_menu())
        about = f"{urlsplit(self.account.url).netloc} · {words.feeds_of(facts.feeds)}"
        state = words.say_state(facts, now, is_under_way)
        return self.make_head("server", name, about, state, (self.sync, self.more))

    def _make_menu(self) -> QMenu:
        menu = QMenu(self)
        self.new_feeds = self._add_switch(
            menu, self.tr("Feeds that I add go there, too"), self.account.takes_new_feeds
        )
        self.new_feeds.toggled.connect(lambda on: self.new_feeds_chosen.emit(self.account.id, on))
        if self.account.kind is ServerKind.MINIFLUX:
            self.conducting = self._add_switch(
                menu, self.tr("Tell it when to poll, by my plan"), self.account.conducts
            )
            self.conducting.toggled.connect(lambda on: self.conducting_chosen.emit(self.account.id, on))
        menu.addSeparator()
        menu.addAction(self.tr("Enter the password…"), lambda: self.password_wanted.emit(self.account.id))
        menu.addAction(
            self.tr("Own certificate authority…"), lambda: self.certificate_wanted.emit(self.account.id)
        )
        menu.addAction(self.tr("Leave this account…"), lambda: self.leave_wanted.emit(self.account.id))
        return menu

    def _add_switch(self, menu: QMenu, words: str, is_on: bool) -> QAction:
        action = menu.addAction(words)
        action.setCheckable(True)
        action.setChecked(is_on)
        return action
