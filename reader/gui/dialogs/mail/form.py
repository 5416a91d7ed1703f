"""The form for a new mailbox: tried before a folder is chosen and it is added. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout

from reader.gui.dialogs.accounts.login_form import LoginForm
from reader.gui.dialogs.mail import words
from reader.gui.kit.controls import CheckBox, Choice
from reader.gui.kit.dialog import add_row
from reader.gui.kit.number_box import NumberBox
from reader.gui.kit.text import Label
from reader.gui.kit.theme import Theme
from reader.gui.kit.translate import tr
from reader.model.mail import DEFAULT_FOLDER, FIRST_MAILS, MOST_FIRST_MAILS, MailLogin, Security, TriedMail
from reader.services.mailboxes import make_server

_EXAMPLE = "imap.example.org"


class MailForm(LoginForm):
    add_wanted = Signal(object, str, int, bool)
    """The MailLogin, the folder, how many mails to read first, whether read marks are sent."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, tr("Newsletters by mail"), _EXAMPLE)
        self.security.currentIndexChanged.connect(self._forget)

    def _add_place(self, form: QFormLayout) -> None:
        lines = [
            (self.tr("TLS, usually port 993"), Security.TLS),
            (self.tr("STARTTLS, usually port 143"), Security.STARTTLS),
            (self.tr("None, for this computer alone"), Security.NONE),
        ]
        self.security = Choice(self._theme, self.tr("Line"), lines)
        add_row(form, self.tr("Server"), self.where)
        add_row(form, self.tr("Line"), self.security)

    def _add_choices(self, form: QFormLayout) -> None:
        """Which folder, and how much of it."""
        self._form = form
        self.folder = Choice(self._theme, self.tr("Folder"))
        self.first = NumberBox(self._theme, 0, MOST_FIRST_MAILS, lambda count: self.tr(" newest mails"))
        self.first.setSingleStep(100)
        self.first.setValue(FIRST_MAILS)
        self.marks = CheckBox(self._theme, self.tr("Mark at the server what I read here"))
        add_row(form, self.tr("Folder"), self.folder)
        add_row(form, self.tr("Read first"), self.first)
        form.addRow(Label(" "), self.marks)

    def login(self) -> MailLogin:
        server = make_server(
            self.where.text(), self.user.text(), self.security.value(), ca_file=self._ca_file
        )
        return MailLogin(server, self.password.text())

    def _find_host(self, login: MailLogin) -> str:
        return login.server.host

    def _read_tried(self, tried: TriedMail) -> tuple[str, str]:
        self.folder.clear_options()
        for name in tried.folders or (DEFAULT_FOLDER,):
            self.folder.add(name, name)
        likely = [name for name in tried.folders if "newsletter" in name.casefold()]
        if likely:
            self.folder.choose(likely[0])
        return words.say_tried(tried)

    def _show_buttons(self) -> None:
        super()._show_buttons()
        for choice in (self.folder, self.first, self.marks):
            self._form.setRowVisible(choice, self.tried is not None)

    def _add(self) -> None:
        self.add_wanted.emit(self.login(), self.folder.value(), self.first.value(), self.marks.isChecked())
