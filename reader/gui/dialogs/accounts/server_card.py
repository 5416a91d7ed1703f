"""A card for one server that is asked: name, where, how it is, and three facts. Accounts and mailboxes have one each.
Main thread only."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QMenu, QSizePolicy, QToolButton, QWidget

from reader.gui.dialogs.accounts.words import ERR, OK, WARN
from reader.gui.kit.controls import ElidedLabel
from reader.gui.kit.dialog import make_heading, make_quiet, make_rule
from reader.gui.kit.layouts import STRETCH, make_column, make_row
from reader.gui.kit.text import Label, set_tooltip
from reader.gui.kit.theme import Theme
from reader.gui.kit.wording import say
from reader.model.messages import Message

_PILLS = {OK: "pillOk", WARN: "pillWarn", ERR: "pillErr"}


class ServerCard(QFrame):
    ask_wanted = Signal(int)
    """The server is to be asked now."""
    remove_wanted = Signal(int)
    password_wanted = Signal(int)

    def __init__(self, theme: Theme, server_id: int) -> None:
        super().__init__()
        self.setObjectName("card")
        self._theme, self.server_id = theme, server_id

    def lay_out(
        self, head: QWidget, facts: QWidget, problem: Message | None, lack: Message | None = None
    ) -> None:
        """`lack`: what this server cannot do, though all is well."""
        column = make_column(self, head, make_rule(), facts, margins=(16, 14, 16, 14), spacing=12)
        if problem is not None:
            said = make_quiet(say(problem))
            said.setObjectName("problem")
            column.addWidget(said)
        if lack is not None:
            column.addWidget(make_quiet(say(lack)))

    def make_head(
        self, icon: str, name: str, about: str, state: tuple[str, str], tools: Iterable[QToolButton]
    ) -> QWidget:
        """`state`: in words, and how well that is."""
        head = QWidget()
        picture = Label()
        picture.setPixmap(self._theme.pixmap(icon, "text_2", self.devicePixelRatioF(), 20))
        said = ElidedLabel(about)
        said.setProperty("secondary", True)
        text, mood = state
        self.pill = Label(text)
        self.pill.setObjectName(_PILLS[mood])
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

    def make_ask(self, name: str) -> QToolButton:
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

    def make_facts(self, pairs: Iterable[tuple[str, str]]) -> QWidget:
        row, columns = QWidget(), []
        for name, value in pairs:
            said = Label(value)
            said.setWordWrap(True)
            columns.append((make_column(None, make_quiet(name), said, STRETCH, spacing=2), 1))
        make_row(row, *columns, spacing=16)
        return row
