"""A card for one account: name, address, how it is, and three facts. Main thread only."""

from __future__ import annotations

from urllib.parse import urlsplit

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QMenu, QSizePolicy, QToolButton, QWidget

from reader.gui.dialogs.accounts import words
from reader.gui.kit.controls import ElidedLabel
from reader.gui.kit.dialog import make_heading, make_quiet
from reader.gui.kit.layouts import STRETCH, make_column, make_row
from reader.gui.kit.text import Label, set_tooltip
from reader.gui.kit.theme import Theme
from reader.gui.kit.wording import say
from reader.model.accounts import ServerKind
from reader.services.accounts import AccountFacts


class AccountCard(QFrame):
    sync_wanted = Signal(int)
    leave_wanted = Signal(int)
    password_wanted = Signal(int)
    certificate_wanted = Signal(int)
    new_feeds_chosen = Signal(int, bool)
    conducting_chosen = Signal(int, bool)

    def __init__(self, theme: Theme, facts: AccountFacts, now: float, is_under_way: bool) -> None:
        super().__init__()
        self.setObjectName("card")
        self._theme, self.account = theme, facts.account
        rule = QFrame()
        rule.setObjectName("rule")
        rule.setFixedHeight(1)
        column = make_column(
            self,
            self._make_head(facts, now, is_under_way),
            rule,
            self._make_facts(facts, now),
            margins=(16, 14, 16, 14),
            spacing=12,
        )
        state = facts.state
        if state.message is not None:
            problem = make_quiet(say(state.message))
            problem.setObjectName("problem")
            column.addWidget(problem)

    def _make_head(self, facts: AccountFacts, now: float, is_under_way: bool) -> QWidget:
        head = QWidget()
        picture = Label()
        picture.setPixmap(self._theme.pixmap("server", "text_2", self.devicePixelRatioF(), 20))
        name = make_heading(self.account.name)
        host = urlsplit(self.account.url).netloc
        about = ElidedLabel(f"{host} · {words.feeds_of(facts.feeds)}")
        about.setProperty("secondary", True)
        text, mood = words.say_state(facts, now, is_under_way)
        self.pill = Label(text)
        self.pill.setObjectName({words.OK: "pillOk", words.WARN: "pillWarn", words.ERR: "pillErr"}[mood])
        self.pill.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.sync = self._make_tool(
            "refresh-cw", self.tr("Synchronise {name} now").format(name=self.account.name)
        )
        self.sync.setEnabled(not is_under_way)
        self.sync.clicked.connect(lambda: self.sync_wanted.emit(self.account.id))
        self.more = self._make_tool("ellipsis", self.tr("More for {name}").format(name=self.account.name))
        self.more.setMenu(self._make_menu())
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        titles = make_column(None, name, about, spacing=2)
        make_row(head, picture, (titles, 1), self.pill, self.sync, self.more, spacing=10)
        return head

    def _make_tool(self, icon: str, name: str) -> QToolButton:
        tool = QToolButton()
        tool.setIcon(self._theme.icon(icon, "text_2", self))
        tool.setAccessibleName(name)
        set_tooltip(tool, name)
        return tool

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

    def _make_facts(self, facts: AccountFacts, now: float) -> QWidget:
        row = QWidget()
        pairs = (
            (self.tr("Asked today"), words.say_asked(facts, now)),
            (self.tr("Next ask"), words.say_next(facts)),
            (self.tr("Outbox"), words.say_outbox(facts)),
        )
        columns = []
        for name, value in pairs:
            quiet, said = make_quiet(name), Label(value)
            said.setWordWrap(True)
            columns.append((make_column(None, quiet, said, STRETCH, spacing=2), 1))
        make_row(row, *columns, spacing=16)
        return row
