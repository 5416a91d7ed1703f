"""The page for accounts in the settings: what is done here is done at once, not at Save. Main thread only."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QMessageBox, QPushButton

from reader.clock import Clock
from reader.gui.dialogs.accounts import words
from reader.gui.dialogs.accounts.card import AccountCard
from reader.gui.dialogs.accounts.form import AccountForm
from reader.gui.dialogs.accounts.login_form import choose_certificate
from reader.gui.dialogs.mail.section import MailSection
from reader.gui.dialogs.settings.pages import Page
from reader.gui.kit.dialog import make_quiet
from reader.gui.kit.humanize import sentences
from reader.gui.kit.layouts import STRETCH, make_column, make_row
from reader.gui.kit.text import ask_for_password, make_message_box
from reader.gui.kit.theme import Theme
from reader.model.accounts import Login, Tried
from reader.model.messages import Message
from reader.services.accounts import AccountFacts

_CARD_WIDTH = 580


class AccountsPage(Page):
    try_wanted = Signal(object)
    add_wanted = Signal(object, object)
    sync_wanted = Signal(int)
    leave_chosen = Signal(int, bool)
    """An account, and whether its feeds are kept."""
    password_chosen = Signal(int, str)
    certificate_chosen = Signal(int, str)
    """An account, and the file of an authority of one's own to trust for it."""
    new_feeds_chosen = Signal(int, bool)
    conducting_chosen = Signal(int, bool)

    def __init__(self, theme: Theme, clock: Clock) -> None:
        super().__init__(theme)
        self._clock = clock
        self._facts: Sequence[AccountFacts] = ()
        self._under_way: set[int] = set()
        self.question: QMessageBox | None = None
        about = self.tr("An account keeps feeds, read marks and stars the same on all your devices.")
        self.cards: list[AccountCard] = []
        self._list = make_column(None, spacing=12)
        self.new = QPushButton(self.tr("Add account…"))
        self.new.setIcon(theme.icon("plus", "text_2", self))
        self.new.setAutoDefault(False)
        self.new.clicked.connect(self.open_form)
        self.form = AccountForm(theme)
        self.form.hide()
        self.form.try_wanted.connect(self.try_wanted)
        self.form.add_wanted.connect(self._add)
        self.form.discarded.connect(self.close_form)
        self.column.addWidget(make_quiet(about))
        self.column.addLayout(self._list)
        self.column.addLayout(make_row(None, self.new, STRETCH))
        self.column.addWidget(self.form)
        self.mail = MailSection(theme, clock)
        self.column.addWidget(self.mail)
        self.column.addStretch(1)

    def sizeHint(self) -> QSize:
        """Wide enough for the cards that will stand here."""
        wanted = super().sizeHint()
        return QSize(max(wanted.width(), _CARD_WIDTH), wanted.height())

    def show_accounts(self, facts: Sequence[AccountFacts]) -> None:
        self._facts = facts
        for card in self.cards:
            self._list.removeWidget(card)
            card.deleteLater()
        self.cards = [
            AccountCard(self.theme, one, self._clock.now(), one.account.id in self._under_way)
            for one in facts
        ]
        for card in self.cards:
            card.sync_wanted.connect(self.sync_wanted)
            card.leave_wanted.connect(self._ask_to_leave)
            card.password_wanted.connect(self._ask_password)
            card.certificate_wanted.connect(self._ask_certificate)
            card.new_feeds_chosen.connect(self.new_feeds_chosen)
            card.conducting_chosen.connect(self._explain_conducting)
            self._list.addWidget(card)

    def show_under_way(self, account_id: int, is_under_way: bool) -> None:
        (self._under_way.add if is_under_way else self._under_way.discard)(account_id)
        self.show_accounts(self._facts)

    def show_progress(self, account_id: int, done: int, total: int) -> None:
        """Also where the page was opened in the middle of it."""
        if account_id not in self._under_way:
            self.show_under_way(account_id, True)
        for card in self.cards:
            if card.account.id == account_id:
                card.pill.setText(words.say_progress(done, total))

    # --- a new one --------------------------------------------------------------------------------

    def open_form(self) -> None:
        self.form.show()
        self.new.setEnabled(False)
        self.form.where.setFocus()

    def close_form(self) -> None:
        self.form.hide()
        self.form.clear()
        self.new.setEnabled(True)
        self.new.setFocus()

    def show_tried(self, tried: Tried | None, message: Message | None) -> None:
        self.form.show_tried(tried, message)

    def _add(self, login: Login, tried: Tried) -> None:
        self.add_wanted.emit(login, tried)
        self.close_form()

    # --- questions --------------------------------------------------------------------------------

    def _find(self, account_id: int) -> AccountFacts:
        return next(one for one in self._facts if one.account.id == account_id)

    def _ask_to_leave(self, account_id: int) -> None:
        """Asked once, because the answer cannot be guessed; the server keeps everything either way."""
        facts = self._find(account_id)
        text = self.tr("Keep the {feeds} of {name} here, or remove them too? Nothing changes at the server.")
        question = text.format(feeds=words.feeds_of(facts.feeds), name=facts.account.name)
        box = self._make_box(
            sentences((question, words.say_unsent(facts))),
            self.tr("Leave {name}").format(name=facts.account.name),
        )
        keep = box.addButton(self.tr("Keep feeds"), QMessageBox.ButtonRole.AcceptRole)
        drop = box.addButton(self.tr("Remove them too"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(keep)
        box.addButton(QMessageBox.StandardButton.Cancel)

        def take(pressed: object) -> None:
            if pressed in (keep, drop):
                self.leave_chosen.emit(account_id, pressed is keep)

        box.buttonClicked.connect(take)
        box.open()

    def _explain_conducting(self, account_id: int, is_on: bool) -> None:
        """It makes another machine do something, so it is explained before it is on."""
        if not is_on:
            self.conducting_chosen.emit(account_id, False)
            return
        text = self.tr(
            "Paperround will tell {name} when to poll which feed, by the plan for all your feeds and within your "
            "daily budget. You can then let the server poll by itself only rarely. It uses the same password at "
            "the server's own interface."
        )
        name = self._find(account_id).account.name
        box = self._make_box(text.format(name=name), self.tr("Tell it when to poll"))
        yes = box.addButton(self.tr("Tell it"), QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))

        def take(pressed: object) -> None:
            if pressed is yes:
                self.conducting_chosen.emit(account_id, True)
            else:
                self.show_accounts(self._facts)

        box.buttonClicked.connect(take)
        box.open()

    def _make_box(self, text: str, title: str) -> QMessageBox:
        box = make_message_box(QMessageBox.Icon.Question, text, self)
        box.setWindowTitle(title)
        self.question = box
        return box

    def _ask_password(self, account_id: int) -> None:
        password = ask_for_password(self, self.tr("Password"), self.tr("The password for its API:"))
        if password:
            self.password_chosen.emit(account_id, password)

    def _ask_certificate(self, account_id: int) -> None:
        name = choose_certificate(self)
        if name:
            self.certificate_chosen.emit(account_id, name)
