"""The section of the settings for newsletters by mail. Main thread only."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal

from reader.clock import Clock
from reader.gui.dialogs.accounts.server_section import ServerFacts, ServerSection
from reader.gui.dialogs.mail import words
from reader.gui.dialogs.mail.card import MailCard
from reader.gui.dialogs.mail.form import MailForm
from reader.gui.kit.theme import Theme
from reader.gui.kit.translate import tr
from reader.services.mailboxes import MailboxFacts


class MailSection(ServerSection):
    add_wanted = Signal(object, str, int, bool)
    stop_wanted = Signal(int)
    marks_chosen = Signal(int, bool)

    def __init__(self, theme: Theme, clock: Clock) -> None:
        about = tr("Newsletters in a folder of your mail can be read as feeds, one for each sender.")
        super().__init__(theme, clock, MailForm(theme), about, tr("Add newsletters by mail…"))
        self.form.add_wanted.connect(self.add_wanted)
        self.form.add_wanted.connect(self.close_form)

    def _make_card(self, facts: MailboxFacts, now: float, is_under_way: bool) -> MailCard:
        return MailCard(self._theme, facts, now, is_under_way)

    def _say_progress(self, done: int, total: int) -> str:
        return words.say_progress(done, total)

    def _say_remove(self, facts: MailboxFacts) -> tuple[str, str]:
        return self.tr("Read {name} no more").format(name=facts.name), ""

    def _say_password(self) -> str:
        return self.tr("The password for this mailbox:")

    def show_servers(self, facts: Sequence[ServerFacts]) -> None:
        super().show_servers(facts)
        for card in self.cards:
            card.stop_wanted.connect(self.stop_wanted)
            card.marks_chosen.connect(self.marks_chosen)
