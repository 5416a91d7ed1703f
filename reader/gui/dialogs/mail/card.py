"""A card for one mailbox: name, server, how it is, and three facts. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from reader.gui.dialogs.accounts.server_card import ServerCard
from reader.gui.dialogs.mail import words
from reader.gui.kit.humanize import feeds_in_words
from reader.gui.kit.theme import Theme
from reader.services.mailboxes import MailboxFacts


class MailCard(ServerCard):
    stop_wanted = Signal(int)
    marks_chosen = Signal(int, bool)

    def __init__(self, theme: Theme, facts: MailboxFacts, now: float, is_under_way: bool) -> None:
        super().__init__(theme, facts.id)
        self.box = facts.box
        self.lay_out(
            self._make_head(facts, now, is_under_way),
            self.make_facts(
                (
                    (self.tr("New mails"), words.say_way(facts)),
                    (self.tr("Today"), words.say_today(facts)),
                    (self.tr("At the server"), words.say_marks(facts)),
                )
            ),
            facts.state.message,
        )

    def _make_head(self, facts: MailboxFacts, now: float, is_under_way: bool) -> QWidget:
        name = self.box.name
        self.check = self.make_ask(self.tr("Look for new mails in {name} now").format(name=name))
        self.check.setVisible(not is_under_way)
        stop = self.tr("Stop; what was read so far is kept")
        self.stop = self.make_tool("x", stop, lambda: self.stop_wanted.emit(self.server_id))
        self.stop.setVisible(is_under_way)
        self.more = self.make_more(name, self._make_menu())
        about = f"{self.box.server.username} · {self.box.folder} · {feeds_in_words(facts.feeds)}"
        state = words.say_state(facts, now, is_under_way)
        return self.make_head("mail", name, about, state, (self.check, self.stop, self.more))

    def _make_menu(self) -> QMenu:
        menu = QMenu(self)
        self.marks = self.add_switch(
            menu, self.tr("Mark at the server what I read here"), self.box.marks_read
        )
        self.marks.toggled.connect(lambda on: self.marks_chosen.emit(self.box.id, on))
        menu.addSeparator()
        self.add_password(menu)
        self.add_remove(menu, self.tr("Read this mailbox no more…"))
        return menu
