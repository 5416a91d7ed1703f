"""What the settings of accounts and of mailboxes share: cards, a section with a form, and commands to the engine.

Changes here take effect at once, not at Save. Main thread only.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QMenu, QMessageBox, QSizePolicy, QToolButton, QWidget

from reader.clock import Clock
from reader.engine import messages
from reader.gui.bridge.bridge import Bridge
from reader.gui.dialogs.login_form import LoginForm
from reader.gui.kit.controls import ElidedLabel, make_form_button
from reader.gui.kit.dialog import bring_into_sight, make_heading, make_quiet
from reader.gui.kit.humanize import feeds_in_words, local_day, number, sentences
from reader.gui.kit.layouts import STRETCH, make_column, make_row
from reader.gui.kit.text import Label, ask_for_password, make_message_box, set_tooltip
from reader.gui.kit.theme import Theme
from reader.gui.kit.wording import say
from reader.model.messages import Message
from reader.store.db import Connection

OK, WARN, ERR = "pillOk", "pillWarn", "pillErr"


class ServerCard(QFrame):
    """A card for one server: name, address, state and some facts."""

    ask_wanted = Signal(int)
    remove_wanted = Signal(int)
    password_wanted = Signal(int)

    def __init__(self, theme: Theme, server_id: int) -> None:
        super().__init__()
        self.setObjectName("card")
        self._theme, self.server_id = theme, server_id

    def lay_out(self, head: QWidget, *facts: QWidget, problem: Message | None, lack: Message | None = None) -> None:
        """Fill the card; `lack` says what this server cannot do, though all is well."""
        column = make_column(self, head, *facts, margins=(16, 14, 16, 14), spacing=12)
        if problem is not None:
            said = make_quiet(say(problem))
            said.setObjectName("problem")
            column.addWidget(said)
        if lack is not None:
            column.addWidget(make_quiet(say(lack)))

    def make_head(
        self, icon: str, name: str, about: str, state: tuple[str, str], tools: Iterable[QToolButton]
    ) -> QWidget:
        """The first row; `state` is in words, with OK, WARN or ERR."""
        head = QWidget()
        picture = Label()
        picture.setPixmap(self._theme.pixmap(icon, "text_2", self.devicePixelRatioF(), 20))
        said = ElidedLabel(about)
        said.setProperty("secondary", True)
        text, kind = state
        self.pill = Label(text)
        self.pill.setObjectName(kind)
        self.pill.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        titles = make_column(None, make_heading(name), said, spacing=2)
        make_row(head, picture, (titles, 1), self.pill, *tools, spacing=10)
        return head

    def make_tool(self, icon: str, name: str, do: Callable[[], object] | None = None) -> QToolButton:
        tool = QToolButton()
        tool.setIcon(self._theme.icon(icon, "text_2", self))
        tool.setAccessibleName(name)
        set_tooltip(tool, name)
        if do is not None:
            tool.clicked.connect(do)
        return tool

    def make_sync(self, name: str) -> QToolButton:
        return self.make_tool("refresh-cw", name, lambda: self.ask_wanted.emit(self.server_id))

    def add_switch(self, menu: QMenu, words: str, is_on: bool) -> QAction:
        action = menu.addAction(words)
        action.setCheckable(True)
        action.setChecked(is_on)
        return action

    def add_password(self, menu: QMenu) -> None:
        menu.addAction(self.tr("Enter the password…"), lambda: self.password_wanted.emit(self.server_id))

    def add_remove(self, menu: QMenu, words: str) -> None:
        menu.addAction(words, lambda: self.remove_wanted.emit(self.server_id))

    def make_more(self, name: str, menu: QMenu) -> QToolButton:
        more = self.make_tool("ellipsis", self.tr("More for {name}").format(name=name))
        more.setMenu(menu)
        more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        return more

    def make_facts(self, *pairs: tuple[str, str]) -> QWidget:
        row, columns = QWidget(), []
        for name, value in pairs:
            said = Label(value)
            said.setWordWrap(True)
            columns.append((make_column(None, make_quiet(name), said, STRETCH, spacing=2), 1))
        make_row(row, *columns, spacing=16)
        return row


class ServerCommands(QObject):
    """Lists servers, passes on what the engine says about them, and forgets passwords. No widgets."""

    _list_facts: Callable[[Connection, str], Sequence[Any]]
    _changed: Callable[[], object]
    """The command that tells the engine about a change."""
    command_sent = Signal(object)
    """A command for the engine."""
    listed = Signal(list)
    """The facts of all servers."""
    tried = Signal(object, object)
    """The answer of a server that was tried, or None and a message."""
    under_way = Signal(int, bool)
    """A server's id, and whether it is being synced or checked now."""
    progressed = Signal(int, int, int)
    """A server's id; how many posts or mails were fetched, of how many."""
    password_chosen = Signal(str, str, str)
    """Address, user and password, for the system's keyring and for the engine."""
    feeds_changed = Signal()

    def __init__(self, bridge: Bridge, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._clock = bridge.bound_to(self), clock
        self._number = 0
        """The number of the last try; answers to earlier ones are dropped."""

    def list_servers(self) -> None:
        day = str(local_day(self._clock.now()))
        self._bridge.read(lambda conn: self._list_facts(conn, day), self.listed.emit)

    def on_tried(self, note: messages.AccountTried | messages.MailTried) -> None:
        if note.number == self._number:
            self.tried.emit(note.tried, note.message)

    def _show_progress(self, server_id: int, note: messages.AccountSynced | messages.MailChecked) -> None:
        if note.total:
            self.progressed.emit(server_id, note.done, note.total)
            return
        self.under_way.emit(server_id, note.is_under_way)
        if not note.is_under_way:
            self.list_servers()

    def _send_changed(self) -> None:
        self.command_sent.emit(self._changed())
        self.list_servers()

    def _remove(self, remove: Callable[[Connection], Callable[[], None] | None]) -> None:
        """Run `remove`, then the function it returns to forget the password, on a thread: it may ask the user."""

        def done(forget: Callable[[], None] | None) -> None:
            if forget is not None:
                threading.Thread(target=forget, daemon=True).start()
            self._send_changed()
            self.feeds_changed.emit()

        self._bridge.write(remove, done)


class ServerSection(QWidget):
    """A section of the settings: a card for each server, and a form for a new one."""

    try_wanted = Signal(object)
    ask_wanted = Signal(int)
    """The id of a server to sync or check now."""
    remove_chosen = Signal(int, bool)
    """A server's id, and whether its feeds are kept."""
    password_chosen = Signal(int, str)

    def __init__(
        self, theme: Theme, clock: Clock, form: LoginForm, *, about: str, add: str, progress: str, password: str
    ) -> None:
        """`progress` has {done} and {total}; `password` is the question for it."""
        super().__init__()
        self._theme, self._clock, self._progress, self._password = theme, clock, progress, password
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
        form.add_wanted.connect(self.close_form)
        make_column(self, make_quiet(about), self._list, make_row(None, self.new, STRETCH), form, spacing=12)

    def _make_card(self, facts: Any, now: float, is_under_way: bool) -> QWidget:
        raise NotImplementedError

    def _say_remove(self, facts: Any) -> tuple[str, str]:
        """The title of the question, and what removing the server would lose."""
        raise NotImplementedError

    def show_servers(self, facts: Sequence[Any]) -> None:
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
        """Show progress, even if the page was opened in the middle of it."""
        if server_id not in self._under_way:
            self.show_under_way(server_id, True)
        for card in self.cards:
            if card.server_id == server_id:
                card.pill.setText(self._progress.format(done=number(done), total=number(total)))

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

    def _find(self, server_id: int) -> Any:
        return next(one for one in self._facts if one.id == server_id)

    def _make_question(self, text: str, title: str) -> QMessageBox:
        self.question = make_message_box(QMessageBox.Icon.Question, text, self)
        self.question.setWindowTitle(title)
        return self.question

    def _ask_to_remove(self, server_id: int) -> None:
        """Ask whether to keep the feeds; the server keeps everything either way."""
        facts = self._find(server_id)
        title, loss = self._say_remove(facts)
        text = self.tr("Keep the {feeds} of {name} here, or remove them too? Nothing changes at the server.")
        asked = text.format(feeds=feeds_in_words(facts.feeds), name=facts.name)
        box = self._make_question(sentences((asked, loss)), title)
        keep = box.addButton(self.tr("Keep feeds"), QMessageBox.ButtonRole.AcceptRole)
        drop = box.addButton(self.tr("Remove them too"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(keep)
        box.addButton(QMessageBox.StandardButton.Cancel)

        def on_clicked(pressed: object) -> None:
            if pressed in (keep, drop):
                self.remove_chosen.emit(server_id, pressed is keep)

        box.buttonClicked.connect(on_clicked)
        box.open()

    def _ask_password(self, server_id: int) -> None:
        if password := ask_for_password(self, self.tr("Password"), self._password):
            self.password_chosen.emit(server_id, password)
