"""The part of the page for accounts that is about newsletters by mail; what is done here is done at once. Main thread
only."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget

from reader.clock import Clock
from reader.gui.dialogs.mail import words
from reader.gui.dialogs.mail.card import MailCard
from reader.gui.dialogs.mail.form import MailForm
from reader.gui.kit.dialog import make_quiet
from reader.gui.kit.layouts import STRETCH, make_column, make_row
from reader.gui.kit.text import ask_for_password, make_message_box
from reader.gui.kit.theme import Theme
from reader.model.mail import MailLogin, TriedMail
from reader.model.messages import Message
from reader.services.mailboxes import MailboxFacts


class MailSection(QWidget):
    try_wanted = Signal(object)
    add_wanted = Signal(object, str, int, bool)
    check_wanted = Signal(int)
    stop_wanted = Signal(int)
    remove_chosen = Signal(int, bool)
    """A mailbox, and whether its feeds are kept."""
    password_chosen = Signal(int, str)
    marks_chosen = Signal(int, bool)

    def __init__(self, theme: Theme, clock: Clock) -> None:
        super().__init__()
        self._theme, self._clock = theme, clock
        self._facts: Sequence[MailboxFacts] = ()
        self._under_way: set[int] = set()
        self.question: QMessageBox | None = None
        self.cards: list[MailCard] = []
        self._list = make_column(None, spacing=12)
        about = make_quiet(
            self.tr("Newsletters in a folder of your mail can be read as feeds, one for each sender.")
        )
        self.new = QPushButton(self.tr("Add newsletters by mail…"))
        self.new.setIcon(theme.icon("plus", "text_2", self))
        self.new.setAutoDefault(False)
        self.new.clicked.connect(self.open_form)
        self.form = MailForm(theme)
        self.form.hide()
        self.form.try_wanted.connect(self.try_wanted)
        self.form.add_wanted.connect(self._add)
        self.form.discarded.connect(self.close_form)
        column = make_column(self, about, spacing=12)
        column.addLayout(self._list)
        column.addLayout(make_row(None, self.new, STRETCH))
        column.addWidget(self.form)

    def show_mailboxes(self, facts: Sequence[MailboxFacts]) -> None:
        self._facts = facts
        for card in self.cards:
            self._list.removeWidget(card)
            card.deleteLater()
        now = self._clock.now()
        self.cards = [MailCard(self._theme, one, now, one.box.id in self._under_way) for one in facts]
        for card in self.cards:
            card.check_wanted.connect(self.check_wanted)
            card.stop_wanted.connect(self.stop_wanted)
            card.remove_wanted.connect(self._ask_to_remove)
            card.password_wanted.connect(self._ask_password)
            card.marks_chosen.connect(self.marks_chosen)
            self._list.addWidget(card)

    def show_under_way(self, mailbox_id: int, is_under_way: bool) -> None:
        (self._under_way.add if is_under_way else self._under_way.discard)(mailbox_id)
        self.show_mailboxes(self._facts)

    def show_progress(self, mailbox_id: int, done: int, total: int) -> None:
        """Also where the page was opened in the middle of it."""
        if mailbox_id not in self._under_way:
            self.show_under_way(mailbox_id, True)
        for card in self.cards:
            if card.box.id == mailbox_id:
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

    def show_tried(self, tried: TriedMail | None, message: Message | None) -> None:
        self.form.show_tried(tried, message)

    def _add(self, login: MailLogin, folder: str, first_mails: int, marks_read: bool) -> None:
        self.add_wanted.emit(login, folder, first_mails, marks_read)
        self.close_form()

    # --- questions --------------------------------------------------------------------------------

    def _ask_to_remove(self, mailbox_id: int) -> None:
        """Asked once, because the answer cannot be guessed; the server keeps everything either way."""
        facts = next(one for one in self._facts if one.box.id == mailbox_id)
        text = self.tr("Keep the {feeds} of {name} here, or remove them too? Nothing changes at the server.")
        question = text.format(feeds=words.feeds_of(facts.feeds), name=facts.box.name)
        box = make_message_box(QMessageBox.Icon.Question, question, self)
        box.setWindowTitle(self.tr("Read {name} no more").format(name=facts.box.name))
        keep = box.addButton(self.tr("Keep feeds"), QMessageBox.ButtonRole.AcceptRole)
        drop = box.addButton(self.tr("Remove them too"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(keep)
        box.addButton(QMessageBox.StandardButton.Cancel)

        def take(pressed: object) -> None:
            if pressed in (keep, drop):
                self.remove_chosen.emit(mailbox_id, pressed is keep)

        box.buttonClicked.connect(take)
        self.question = box
        box.open()

    def _ask_password(self, mailbox_id: int) -> None:
        password = ask_for_password(self, self.tr("Password"), self.tr("The password for this mailbox:"))
        if password:
            self.password_chosen.emit(mailbox_id, password)
