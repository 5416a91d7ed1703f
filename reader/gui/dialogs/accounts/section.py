"""The section of the settings for accounts. Main thread only."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMessageBox

from reader.clock import Clock
from reader.gui.dialogs.accounts import words
from reader.gui.dialogs.accounts.card import AccountCard
from reader.gui.dialogs.accounts.form import AccountForm
from reader.gui.dialogs.accounts.login_form import choose_certificate
from reader.gui.dialogs.accounts.server_section import ServerFacts, ServerSection
from reader.gui.kit.theme import Theme
from reader.gui.kit.translate import tr
from reader.services.accounts import AccountFacts


class AccountSection(ServerSection):
    add_wanted = Signal(object, object)
    certificate_chosen = Signal(int, str)
    """An account, and the file of an authority of one's own to trust for it."""
    new_feeds_chosen = Signal(int, bool)
    conducting_chosen = Signal(int, bool)

    def __init__(self, theme: Theme, clock: Clock) -> None:
        about = tr("An account keeps feeds, read marks and stars the same on all your devices.")
        super().__init__(theme, clock, AccountForm(theme), about, tr("Add account…"))
        self.form.add_wanted.connect(self.add_wanted)
        self.form.add_wanted.connect(self.close_form)

    def _make_card(self, facts: AccountFacts, now: float, is_under_way: bool) -> AccountCard:
        return AccountCard(self._theme, facts, now, is_under_way)

    def _say_progress(self, done: int, total: int) -> str:
        return words.say_progress(done, total)

    def _say_remove(self, facts: AccountFacts) -> tuple[str, str]:
        return self.tr("Leave {name}").format(name=facts.name), words.say_unsent(facts)

    def _say_password(self) -> str:
        return self.tr("The password for its API:")

    def show_servers(self, facts: Sequence[ServerFacts]) -> None:
        super().show_servers(facts)
        for card in self.cards:
            card.certificate_wanted.connect(self._ask_certificate)
            card.new_feeds_chosen.connect(self.new_feeds_chosen)
            card.conducting_chosen.connect(self._explain_conducting)

    def _explain_conducting(self, account_id: int, is_on: bool) -> None:
        """It makes another machine do something, so it is explained before it is on."""
        if not is_on:
            self.conducting_chosen.emit(account_id, False)
            return
        text = self.tr(
            "Paperround will tell {name} when to poll which feed, by the plan for all your feeds and within your "
            "daily budget. You can then let the server poll by itself only rarely. It uses the same password at "
            "the server's own interface."
        )
        name = self._find(account_id).name
        box = self._make_question(text.format(name=name), self.tr("Tell it when to poll"))
        yes = box.addButton(self.tr("Tell it"), QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))

        def take() -> None:
            if box.clickedButton() is yes:
                self.conducting_chosen.emit(account_id, True)
            else:
                self.show_servers(self._facts)

        box.finished.connect(take)  # however it was closed
        box.open()

    def _ask_certificate(self, account_id: int) -> None:
        name = choose_certificate(self)
        if name:
            self.certificate_chosen.emit(account_id, name)
