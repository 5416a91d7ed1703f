"""A card for one mailbox: name, server, how it is, and three facts. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QMenu, QSizePolicy, QToolButton, QWidget

from reader.gui.dialogs.mail import words
from reader.gui.kit.controls import ElidedLabel
from reader.gui.kit.dialog import make_heading, make_quiet
from reader.gui.kit.layouts import STRETCH, make_column, make_row
from reader.gui.kit.text import Label, set_tooltip
from reader.gui.kit.theme import Theme
from reader.gui.kit.wording import say
from reader.services.mailboxes import MailboxFacts


class MailCard(QFrame):
    check_wanted = Signal(int)
    stop_wanted = Signal(int)
    remove_wanted = Signal(int)
    password_wanted = Signal(int)
    marks_chosen = Signal(int, bool)

    def __init__(self, theme: Theme, facts: MailboxFacts, now: float, is_under_way: bool) -> None:
        super().__init__()
        self.setObjectName("card")
        self._theme, self.box = theme, facts.box
        rule = QFrame()
        rule.setObjectName("rule")
        rule.setFixedHeight(1)
        head = self._make_head(facts, now, is_under_way)
        column = make_column(self, head, rule, self._make_facts(facts), margins=(16, 14, 16, 14), spacing=12)
        if facts.state.message is not None:
            problem = make_quiet(say(facts.state.message))
            problem.setObjectName("problem")
            column.addWidget(problem)

    def _make_head(self, facts: MailboxFacts, now: float, is_under_way: bool) -> QWidget:
        head = QWidget()
        picture = Label()
        picture.setPixmap(self._theme.pixmap("mail", "text_2", self.devicePixelRatioF(), 20))
        name = make_heading(self.box.name)
        where = f"{self.box.server.username} · {self.box.folder} · {words.feeds_of(facts.feeds)}"
        about = ElidedLabel(where)
        about.setProperty("secondary", True)
        text, mood = words.say_state(facts, now, is_under_way)
        self.pill = Label(text)
        self.pill.setObjectName({words.OK: "pillOk", words.WARN: "pillWarn", words.ERR: "pillErr"}[mood])
        self.pill.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.check = self._make_tool(
            "refresh-cw", self.tr("Look for new mails in {name} now").format(name=self.box.name)
        )
        self.check.clicked.connect(lambda: self.check_wanted.emit(self.box.id))
        self.check.setVisible(not is_under_way)
        self.stop = self._make_tool("x", self.tr("Stop; what was read so far is kept"))
        self.stop.clicked.connect(lambda: self.stop_wanted.emit(self.box.id))
        self.stop.setVisible(is_under_way)
        self.more = self._make_tool("ellipsis", self.tr("More for {name}").format(name=self.box.name))
        self.more.setMenu(self._make_menu())
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        titles = make_column(None, name, about, spacing=2)
        make_row(head, picture, (titles, 1), self.pill, self.check, self.stop, self.more, spacing=10)
        return head

    def _make_tool(self, icon: str, name: str) -> QToolButton:
        tool = QToolButton()
        tool.setIcon(self._theme.icon(icon, "text_2", self))
        tool.setAccessibleName(name)
        set_tooltip(tool, name)
        return tool

    def _make_menu(self) -> QMenu:
        menu = QMenu(self)
        self.marks = menu.addAction(self.tr("Mark at the server what I read here"))
        self.marks.setCheckable(True)
        self.marks.setChecked(self.box.marks_read)
        self.marks.toggled.connect(lambda on: self.marks_chosen.emit(self.box.id, on))
        menu.addSeparator()
        menu.addAction(self.tr("Enter the password…"), lambda: self.password_wanted.emit(self.box.id))
        menu.addAction(self.tr("Read this mailbox no more…"), lambda: self.remove_wanted.emit(self.box.id))
        return menu

    def _make_facts(self, facts: MailboxFacts) -> QWidget:
        row = QWidget()
        pairs = (
            (self.tr("New mails"), words.say_way(facts)),
            (self.tr("Today"), words.say_today(facts)),
            (self.tr("At the server"), words.say_marks(facts)),
        )
        columns = []
        for name, value in pairs:
            quiet, said = make_quiet(name), Label(value)
            said.setWordWrap(True)
            columns.append((make_column(None, quiet, said, STRETCH, spacing=2), 1))
        make_row(row, *columns, spacing=16)
        return row
