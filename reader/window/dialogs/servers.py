"""Servers that the user set up (accounts, mailboxes, targets): one card, one form, one section.

Changes here take effect right away, not at Save. Main thread only.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from PySide6 import QtWidgets
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QMessageBox, QPushButton, QSizePolicy, QToolButton, QWidget

from reader.core.records.messages import Message
from reader.engine.messages import AccountSynced, MailChecked
from reader.window.kit.actions import Menu
from reader.window.kit.bars import announce
from reader.window.kit.controls import ElidedLabel, make_form_button, make_tool
from reader.window.kit.dialog import bring_into_sight, make_heading, make_quiet, make_rule
from reader.window.kit.humanize import feeds_in_words, number, sentences
from reader.window.kit.layouts import STRETCH, make_column, make_row, on_enter
from reader.window.kit.text import Label, WrappedLabel, ask_for_password, make_message_box
from reader.window.kit.theme import Theme
from reader.window.kit.translate import tr
from reader.window.kit.wording import say

OK, WARN, ERR = "pillOk", "pillWarn", "pillErr"


class ServerCard(QFrame):
    """A card for one server: name, address, state, and what can be done with it."""

    def __init__(self, theme: Theme, server_id: int, icon: str, name: str, about: str, state: tuple[str, str]) -> None:
        """`state` is in words, with OK, WARN or ERR."""
        super().__init__()
        self.setObjectName("card")
        self._theme, self.server_id = theme, server_id
        picture, said = Label(), ElidedLabel(about, tone="secondary")
        picture.setPixmap(theme.pixmap(icon, "text_2", self.devicePixelRatioF(), 20))
        text, kind = state
        self.pill = Label(text)
        self.pill.setObjectName(kind)
        self.pill.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        titles = make_column(None, make_heading(name), said, spacing=2)
        head = QWidget()
        self._head = make_row(head, picture, (titles, 1), self.pill, spacing=10)
        self._column = make_column(self, head, margins=(16, 14, 16, 14), spacing=12)
        self.menu = Menu(self)
        more = self.add_tool("ellipsis", self.tr("More options for {name}").format(name=name))
        more.setMenu(self.menu)
        more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)

    def add_tool(self, icon: str, name: str, do: Callable[[], object] | None = None) -> QToolButton:
        tool = make_tool(self._theme, icon, name, do)
        if do is not None:
            self._head.insertWidget(self._head.count() - 1, tool)
        else:
            self._head.addWidget(tool)
        return tool

    def add_switch(self, words: str, is_on: bool, do: Callable[[bool], object]) -> QAction:
        action = self.menu.addAction(words)
        action.setCheckable(True)
        action.setChecked(is_on)
        action.toggled.connect(do)
        return action

    def add_facts(self, *pairs: tuple[str, str]) -> None:
        row, columns = QWidget(), []
        for name, value in pairs:
            parts = make_quiet(name), Label(value, wraps=True), STRETCH
            columns.append((make_column(None, *parts, spacing=2), 1))
        make_row(row, *columns, spacing=16)
        self._column.addWidget(make_rule())
        self._column.addWidget(row)

    def add_message(self, message: Message | None, *, is_problem: bool = True) -> None:
        """Add what is wrong, or what this server cannot do though all is well."""
        if message is not None:
            said = make_quiet(say(message))
            if is_problem:
                said.setObjectName("problem")
            self._column.addWidget(said)


class ServerForm(QFrame):
    """Fields for a server, which can be tried; the answer is shown in words."""

    def __init__(self, theme: Theme, close: Callable[[], object]) -> None:
        super().__init__()
        self.setObjectName("sunkenCard")
        self._theme, self._close = theme, close
        self.awaits_answer = False
        """Whether the server was asked about what is in the fields now."""
        self.answers = QWidget()
        self.answer, self.also = WrappedLabel(), make_quiet()
        make_column(self.answers, self.answer, self.also, spacing=2)
        self.try_button = make_form_button(self.tr("Test connection"), self.try_it)
        self.discard = make_form_button(self.tr("Discard"), close)
        self.add = make_form_button(self.tr("Add"), self.submit)
        self.say_answer("")

    def try_it(self) -> None:
        raise NotImplementedError

    def submit(self) -> None:
        raise NotImplementedError

    def enter(self) -> None:
        self.try_it()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter try or add, or press the focused button; it must not reach the dialog's Save."""
        if not on_enter(self, event, self.enter):
            super().keyPressEvent(event)

    def lay_out(self, heading: str, *parts: Any, tool: QPushButton, safe: str) -> None:
        """Fill the form; `safe` says where a password goes, and is empty if there is none."""
        column = make_column(self, make_heading(heading), *parts, margins=(16, 16, 16, 16), spacing=10)
        if safe:
            picture = Label()
            picture.setPixmap(self._theme.pixmap("lock", "text_3", self.devicePixelRatioF(), 14))
            column.addLayout(make_row(None, picture, (make_quiet(safe), 1), spacing=8))
        column.addLayout(make_row(None, tool, STRETCH, self.discard, self.add, spacing=8))

    def say_answer(self, sentence: str, name: str = "", also: str = "") -> None:
        """`name` is good or problem."""
        for label, words in ((self.answer, sentence), (self.also, also)):
            label.setText(words)
            label.setVisible(bool(words))
        self.answers.setVisible(bool(sentence))
        self.answer.setObjectName(name)
        self.answer.style().polish(self.answer)

    def show_tried(self, tried: Any, message: Message | None) -> None:
        """Show the answer of a server that was tried: None and a message if it failed."""
        if not self.awaits_answer:
            return
        if tried is None:
            self.say_answer(say(message), "problem")
        else:
            answered, also = self.read_tried(tried, message)
            self.say_answer(answered, "good", also)
        announce(self, self.answer.text())

    def read_tried(self, tried: Any, message: Message | None) -> tuple[str, str]:
        """A good answer in words, and what follows from it."""
        return say(message), ""


def choose_certificate(parent: QWidget) -> str:
    """Ask for the file of an authority's certificate; empty if the user cancels."""
    title = tr("CA certificate (PEM file)")
    name, _ = QtWidgets.QFileDialog.getOpenFileName(parent, title, "", "PEM (*.pem *.crt);;* (*)")
    return name


class ServerSection(QWidget):
    """A section of the settings: a card for each server, and a form for a new one."""

    progress: ClassVar[str] = ""
    """Says how far a server is, with {done} and {total}; for translators, `mark` it."""

    def __init__(self, theme: Theme, commands: Any, about: str, add: str) -> None:
        super().__init__()
        self._theme, self._commands = theme, commands
        self._facts: Sequence[Any] = ()
        self._under_way: set[int] = set()
        self.question: QMessageBox | None = None
        self.cards: list[ServerCard] = []
        self.form: Any = None
        self._list, self._place = make_column(None, spacing=12), make_column(None, spacing=0)
        self.new = make_form_button(add)
        self.new.setIcon(theme.icon("plus", "text_2", self))
        self.row = make_row(None, self.new, STRETCH, spacing=10)
        make_column(self, make_quiet(about), self._list, self.row, self._place, spacing=12)
        commands.listed.connect(self.show_servers)
        commands.tried.connect(self.show_tried)
        commands.progressed.connect(self.show_progress)
        commands.list_servers()

    def _make_card(self, facts: Any, now: float, is_under_way: bool) -> ServerCard:
        raise NotImplementedError

    def show_servers(self, facts: Sequence[Any]) -> None:
        self._facts = facts
        for card in self.cards:
            self._list.removeWidget(card)
            card.hide()
            card.deleteLater()
        now = self._commands.clock.now()
        self.cards = [self._make_card(one, now, one.id in self._under_way) for one in facts]
        for card in self.cards:
            self._list.addWidget(card)

    def show_progress(self, server_id: int, note: AccountSynced | MailChecked) -> None:
        """Show progress, even if the page was opened in the middle of it."""
        if note.is_under_way != (server_id in self._under_way):
            (self._under_way.add if note.is_under_way else self._under_way.discard)(server_id)
            self.show_servers(self._facts)
        for card in self.cards:
            if card.server_id == server_id and note.total:
                card.pill.setText(tr(self.progress).format(done=number(note.done), total=number(note.total)))

    def show_form(self, form: ServerForm, first: QLineEdit, in_sight: QWidget) -> None:
        """Open a form with the keyboard in its first field."""
        self.close_form()
        self.form = form
        self._place.addWidget(form)
        self.new.setEnabled(False)
        first.setFocus()
        first.selectAll()
        bring_into_sight(in_sight)

    def close_form(self) -> None:
        self.new.setEnabled(True)
        if self.form is not None:
            self.new.setFocus()
            self._place.removeWidget(self.form)
            self.form.hide()
            self.form.deleteLater()
            self.form = None

    def show_tried(self, tried: object, message: Message | None) -> None:
        if self.form is not None:
            self.form.show_tried(tried, message)

    def _find(self, server_id: int) -> Any:
        return next(one for one in self._facts if one.id == server_id)

    def ask_to_remove(self, server_id: int, title: str, loss: str = "") -> None:
        """Ask whether to keep the feeds; the server keeps everything either way. `loss` is what would be lost."""
        facts = self._find(server_id)
        text = self.tr("You have {feeds} from {name} on this computer. Keep or remove? Nothing changes on the server.")
        asked = text.format(feeds=feeds_in_words(facts.feeds), name=facts.name)
        box = self.question = make_message_box(QMessageBox.Icon.Question, sentences((asked, loss)), self)
        box.setWindowTitle(title.format(name=facts.name))
        keep = box.addButton(self.tr("Keep feeds"), QMessageBox.ButtonRole.AcceptRole)
        drop = box.addButton(self.tr("Remove feeds"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(keep)
        box.addButton(QMessageBox.StandardButton.Cancel)

        def on_clicked(pressed: object) -> None:
            if pressed in (keep, drop):
                self._commands.remove(server_id, pressed is keep)

        box.buttonClicked.connect(on_clicked)
        box.open()

    def add_password(self, card: ServerCard, question: str) -> None:
        def ask() -> None:
            if password := ask_for_password(self, self.tr("Password"), question):
                self._commands.give_password(card.server_id, password)

        card.menu.addAction(self.tr("Enter the password…"), ask)
