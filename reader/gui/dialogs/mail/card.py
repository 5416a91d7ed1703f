"""A card for one mailbox: name, server, how it is, and three facts. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from reader.gui.dialogs.accounts.server_card import ServerCard
from reader.gui.dialogs.mail import words
from reader.gui.kit.theme import Theme
from reader.services.mailboxes import MailboxFacts


class MailCard(ServerCard):
    check_wanted = Signal(int)
    stop_wanted = Signal(int)
    remove_wanted = Signal(int)
    password_wanted = Signal(int)
    marks_chosen = Signal(int, bool)

    def __init__(self, theme: Theme, facts: MailboxFacts, now: float, is_under_way: bool) -> None:
        super().__init__(theme)
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
        name, box_id = self.box.name, self.box.id
        self.check = self.make_tool(
            "refresh-cw",
            self.tr("Look for new mails in {name} now").format(name=name),
            lambda: self.check_wanted.emit(box_id),
        )
        self.check.setVisible(not is_under_way)
        stop = self.tr("Stop; what was read so far is kept")
        self.stop = self.make_tool("x", stop, lambda: self.stop_wanted.emit(box_id))
        self.stop.setVisible(is_under_way)
        self.more = self.make_more(name, self._make_menu())
        about = f"{self.box.server.username} · {self.box.folder} · {words.feeds_of(facts.feeds)}"
        state = words.say_state(facts, now, is_under_way)
        return self.make_head("mail", name, about, state, (self.check, self.stop, self.more))

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
