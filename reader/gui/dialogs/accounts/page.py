"""The page of the settings for servers that are asked: accounts, and mailboxes below them. Main thread only."""

from __future__ import annotations

from reader.clock import Clock
from reader.gui.dialogs.accounts.section import AccountSection
from reader.gui.dialogs.mail.section import MailSection
from reader.gui.dialogs.settings.pages import CARD_WIDTH, Page
from reader.gui.kit.theme import Theme


class AccountsPage(Page):
    least_width = CARD_WIDTH

    def __init__(self, theme: Theme, clock: Clock) -> None:
        super().__init__(theme)
        self.accounts, self.mail = AccountSection(theme, clock), MailSection(theme, clock)
        self.column.addWidget(self.accounts)
        self.column.addWidget(self.mail)
        self.column.addStretch(1)
