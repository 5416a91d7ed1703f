"""The section of the settings for the sync folder: choose it, with a passphrase on wish, see its state, stop.

Main thread only."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QLineEdit, QToolButton

from reader.core.records.messages import Message
from reader.core.words.catalogue import SyncCode
from reader.window.dialogs.server_commands import FolderCommands, FolderFacts
from reader.window.dialogs.servers import ERR, OK, WARN, ServerCard, ServerForm, ServerSection
from reader.window.kit.controls import CheckBox, make_form_button
from reader.window.kit.dialog import add_row, bring_into_sight, make_form, make_quiet
from reader.window.kit.humanize import age_in_words, number
from reader.window.kit.layouts import STRETCH, make_row
from reader.window.kit.text import Label
from reader.window.kit.theme import Theme
from reader.window.kit.translate import tr


def say_state(facts: FolderFacts, now: float) -> tuple[str, str]:
    """A few words for the pill, with OK, WARN or ERR."""
    state = facts.state
    if state.problem:
        return (tr("Passphrase missing") if state.problem == "password" else tr("Not syncing")), ERR
    if not state.at:
        return tr("Not synced yet"), WARN
    if now - state.at < 60:
        return tr("Synced just now"), OK
    return tr("Synced {time} ago").format(time=age_in_words(state.at, now)), OK


def say_changes(count: int) -> str:
    return tr("1 change") if count == 1 else tr("{n} changes", n=count).format(n=number(count))


class FolderForm(ServerForm):
    def __init__(self, section: FolderSection, theme: Theme, commands: FolderCommands, folder: Path) -> None:
        super().__init__(theme, section.close_form)
        self._commands, self._folder = commands, folder
        self.encrypts = CheckBox(theme, self.tr("Encrypt the files with a passphrase"))
        self.passphrase = QLineEdit(echoMode=QLineEdit.EchoMode.Password)
        form = make_form()
        add_row(form, self.tr("Folder"), Label(str(folder), wraps=True))
        form.addRow(Label(" "), self.encrypts)
        add_row(form, self.tr("Passphrase"), self.passphrase)
        form.addRow(self.answers)
        self.encrypts.toggled.connect(partial(form.setRowVisible, self.passphrase))
        form.setRowVisible(self.passphrase, False)
        self.add.setText(self.tr("Start syncing"))
        other = make_form_button(self.tr("Choose another folder…"), section.open_form)
        safe = self.tr(
            "Use the same folder and passphrase on each computer. The passphrase is stored in the system keyring."
        )
        self.lay_out(self.tr("Sync folder"), form, tool=other, safe=safe)

    def enter(self) -> None:
        self.submit()

    def submit(self) -> None:
        """Find out whether the folder can be used, and then use it."""
        word = self._read_word()
        if self.encrypts.isChecked() and not word:
            self.say_answer(self.tr("Enter a passphrase."), "problem")
            self.passphrase.setFocus()
            return
        self.awaits_answer = True
        self.add.setEnabled(False)
        self.say_answer(self.tr("Reading the folder…"))
        self._commands.check(self._folder, word)

    def _read_word(self) -> str:
        return self.passphrase.text() if self.encrypts.isChecked() else ""

    def show_tried(self, tried: Path | None, message: Message | None) -> None:
        self.add.setEnabled(True)
        if self.awaits_answer and tried is not None:
            word = self._read_word()
            self._commands.start(tried, is_encrypted=bool(word), passphrase=word)
            self._close()
            return
        super().show_tried(tried, message)
        if message is not None and message.code == SyncCode.PASSPHRASE_WANTED.name:
            self.encrypts.setChecked(True)
            self.passphrase.setFocus()


class FolderSection(ServerSection):
    def __init__(self, theme: Theme, commands: FolderCommands) -> None:
        about = tr(
            "Keep your computers in step without a server, with a folder that Syncthing, Dropbox or a similar program "
            "copies between them."
        )
        self._before: FolderFacts | None = None
        """What was used until the user stopped it here."""
        self.stopped = make_quiet(tr("The sync folder isn’t used any more. Its files stay."))
        self.undo = make_form_button(tr("Undo"), self._start_again)
        super().__init__(theme, commands, about, tr("Choose sync folder…"))
        self.new.clicked.connect(self.open_form)
        self._place.addLayout(make_row(None, self.stopped, self.undo, STRETCH, spacing=10))

    def open_form(self) -> None:
        name = QFileDialog.getExistingDirectory(self, tr("Choose the folder that is copied between your computers"))
        if name:
            form = FolderForm(self, self._theme, self._commands, Path(name))
            self.show_form(form, form.passphrase, form.add)
            form.add.setFocus()

    def show_servers(self, facts: Sequence[FolderFacts]) -> None:
        super().show_servers(facts)
        had_focus = self.new.hasFocus()
        self.new.setVisible(not facts)
        if had_focus and self.cards:  # not to the next section's button, which Enter would press
            self.cards[0].findChildren(QToolButton)[0].setFocus()
        self._before = None if facts else self._before
        for part in (self.stopped, self.undo):
            part.setVisible(self._before is not None)

    def _make_card(self, facts: FolderFacts, now: float, is_under_way: bool) -> ServerCard:
        card = ServerCard(self._theme, facts.id, "share-2", facts.name, str(facts.folder), say_state(facts, now))
        if facts.is_encrypted:
            self.add_password(card, self.tr("Passphrase of the sync folder:"))
        card.menu.addAction(self.tr("Choose another folder…"), self.open_form)
        card.menu.addAction(self.tr("Stop syncing"), partial(self._stop, facts))
        card.add_facts(
            (self.tr("From this computer"), say_changes(facts.state.sent)),
            (self.tr("From other computers"), say_changes(facts.state.received)),
            (self.tr("Files"), self.tr("Encrypted") if facts.is_encrypted else self.tr("Not encrypted")),
        )
        card.add_message(facts.state.message)
        return card

    def _stop(self, facts: FolderFacts) -> None:
        self._before = facts
        self._commands.stop()
        bring_into_sight(self.undo)

    def _start_again(self) -> None:
        if self._before is not None:
            self._commands.start(self._before.folder, is_encrypted=self._before.is_encrypted)
