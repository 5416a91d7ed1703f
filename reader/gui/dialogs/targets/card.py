"""A card for one target: name, where it is, how it is, and what did not get there. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QMenu, QSizePolicy, QToolButton

from reader.gui.dialogs.targets import words
from reader.gui.kit.controls import ElidedLabel
from reader.gui.kit.dialog import make_heading, make_quiet
from reader.gui.kit.layouts import make_column, make_row
from reader.gui.kit.text import Label, set_tooltip
from reader.gui.kit.theme import Theme
from reader.gui.kit.wording import say
from reader.services.targets import TargetFacts


class TargetCard(QFrame):
    change_wanted = Signal(int)
    remove_wanted = Signal(int)
    retry_wanted = Signal(int)
    drop_wanted = Signal(int)

    def __init__(self, theme: Theme, facts: TargetFacts, now: float) -> None:
        super().__init__()
        self.setObjectName("card")
        self._theme, self.facts = theme, facts
        target = facts.target
        picture = Label()
        picture.setPixmap(theme.pixmap("send", "text_2", self.devicePixelRatioF(), 20))
        where = ElidedLabel(f"{words.name_form(target.form)} · {words.say_where(target)}")
        where.setProperty("secondary", True)
        text, kind = words.say_state(facts, now)
        self.pill = Label(text)
        self.pill.setObjectName(kind)
        self.pill.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        titles = make_column(None, make_heading(target.name), where, spacing=2)
        head = make_row(None, picture, (titles, 1), self.pill, self._make_more(), spacing=10)
        column = make_column(self, margins=(16, 14, 16, 14), spacing=10)
        column.addLayout(head)
        if facts.message is not None:
            problem = make_quiet(say(facts.message))
            problem.setObjectName("problem")
            column.addWidget(problem)

    def _make_more(self) -> QToolButton:
        target = self.facts.target
        self.more = QToolButton()
        name = self.tr("More for {name}").format(name=target.name)
        self.more.setIcon(self._theme.icon("ellipsis", "text_2", self))
        self.more.setAccessibleName(name)
        set_tooltip(self.more, name)
        menu = QMenu(self)
        menu.addAction(self.tr("Change…"), lambda: self.change_wanted.emit(target.id))
        if self.facts.waiting or self.facts.failed:
            menu.addAction(self.tr("Send now what waits"), lambda: self.retry_wanted.emit(target.id))
            menu.addAction(self.tr("Give up what waits"), lambda: self.drop_wanted.emit(target.id))
        menu.addSeparator()
        menu.addAction(self.tr("Remove"), lambda: self.remove_wanted.emit(target.id))
        self.more.setMenu(menu)
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        return self.more
