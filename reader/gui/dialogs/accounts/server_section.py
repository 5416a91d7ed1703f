"""A section of the settings for servers that are asked: a card for each, a form for a new one, the questions before one
is left. Accounts and mailboxes have one each; what is done here is done at once, not at Save. Main thread only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from reader.clock import Clock
from reader.gui.dialogs.accounts.login_form import LoginForm
from reader.gui.kit.controls import make_form_button
from reader.gui.kit.dialog import bring_into_sight, make_quiet
from reader.gui.kit.humanize import feeds_in_words, sentences
from reader.gui.kit.layouts import STRETCH, make_column, make_row
from reader.gui.kit.text import ask_for_password, make_message_box
from reader.gui.kit.theme import Theme
from reader.model.messages import Message


class ServerFacts(Protocol):
    """What is shown of an account or a mailbox."""

    @property
    def id(self) -> int: ...
    @property
    def name(self) -> str: ...
    @property
    def feeds(self) -> int: ...


class ServerSection(QWidget):
    try_wanted = Signal(object)
    ask_wanted = Signal(int)
    """A server that is to be asked now."""
    remove_chosen = Signal(int, bool)
    """A server, and whether its feeds are kept."""
    password_chosen = Signal(int, str)

    def __init__(self, theme: Theme, clock: Clock, form: LoginForm, about: str, add: str) -> None:
        super().__init__()
        self._theme, self._clock = theme, clock
        self._facts: Sequence[Any] = ()
        self._under_way: set[int] = set()
        self.question: QMessageBox | None = None
        self.cards: list[Any] = []
        self._list = make_column(None, spacing=12)
        self.new = make_form_button(add, self.open_form)
        self.new.setIcon(theme.icon("plus", "text_2", self))
        self.form: Any = form
        form.hide()
        form.try_wanted.connect(self.try_wanted)
        form.discarded.connect(self.close_form)
        column = make_column(self, make_quiet(about), spacing=12)
        column.addLayout(self._list)
        column.addLayout(make_row(None, self.new, STRETCH))
        column.addWidget(form)

    # --- what a section of one kind says ------------------------------------------------------------

    def _make_card(self, facts: Any, now: float, is_under_way: bool) -> QWidget:
        raise NotImplementedError

    def _say_progress(self, done: int, total: int) -> str:
        raise NotImplementedError

    def _say_remove(self, facts: Any) -> tuple[str, str]:
        """A title for the question, and what removing it would lose."""
        raise NotImplementedError

    def _say_password(self) -> str:
        """Which password is asked for."""
        raise NotImplementedError

    # --- cards ----------------------------------------------------------------------------------------

    def show_servers(self, facts: Sequence[ServerFacts]) -> None:
        self._facts = facts
        for card in self.cards:
            self._list.removeWidget(card)
            card.deleteLater()
        now = self._clock.now()
        self.cards = [self._make_card(one, now, one.id in self._under_way) for one in facts]
        for card in self.cards:
            card.ask_wanted.connect(self.ask_wanted)
            card.remove_wanted.connect(self._ask_to_remove)
            card.password_wanted.connect(self._ask_password)
            self._list.addWidget(card)

    def show_under_way(self, server_id: int, is_under_way: bool) -> None:
        (self._under_way.add if is_under_way else self._under_way.discard)(server_id)
        self.show_servers(self._facts)

    def show_progress(self, server_id: int, done: int, total: int) -> None:
        """Also where the page was opened in the middle of it."""
        if server_id not in self._under_way:
            self.show_under_way(server_id, True)
        for card in self.cards:
            if card.server_id == server_id:
                card.pill.setText(self._say_progress(done, total))

    # --- a new one ------------------------------------------------------------------------------------

    def open_form(self) -> None:
        self.form.show()
        self.new.setEnabled(False)
        self.form.where.setFocus()
        bring_into_sight(self.form.add)

    def close_form(self) -> None:
        self.form.hide()
        self.form.clear()
        self.new.setEnabled(True)
        self.new.setFocus()

    def show_tried(self, tried: object, message: Message | None) -> None:
        self.form.show_tried(tried, message)

    # --- questions ------------------------------------------------------------------------------------

    def _find(self, server_id: int) -> Any:
        return next(one for one in self._facts if one.id == server_id)

    def _make_question(self, text: str, title: str) -> QMessageBox:
        self.question = make_message_box(QMessageBox.Icon.Question, text, self)
        self.question.setWindowTitle(title)
        return self.question

    def _ask_to_remove(self, server_id: int) -> None:
        """Asked once, because the answer cannot be guessed; the server keeps everything either way."""
        facts = self._find(server_id)
        title, loss = self._say_remove(facts)
        text = self.tr("Keep the {feeds} of {name} here, or remove them too? Nothing changes at the server.")
        asked = text.format(feeds=feeds_in_words(facts.feeds), name=facts.name)
        box = self._make_question(sentences((asked, loss)), title)
        keep = box.addButton(self.tr("Keep feeds"), QMessageBox.ButtonRole.AcceptRole)
        drop = box.addButton(self.tr("Remove them too"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(keep)
        box.addButton(QMessageBox.StandardButton.Cancel)

        def take(pressed: object) -> None:
            if pressed in (keep, drop):
                self.remove_chosen.emit(server_id, pressed is keep)

        box.buttonClicked.connect(take)
        box.open()

    def _ask_password(self, server_id: int) -> None:
        password = ask_for_password(self, self.tr("Password"), self._say_password())
        if password:
            self.password_chosen.emit(server_id, password)
