"""The form for a new account: address, user, password, tried before it is added. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout

from reader.gui.dialogs.accounts import words
from reader.gui.dialogs.accounts.login_form import LoginForm
from reader.gui.kit.dialog import add_row
from reader.gui.kit.theme import Theme
from reader.gui.kit.translate import tr
from reader.model.accounts import Login, Tried

_EXAMPLE = "https://rss.example.org"


class AccountForm(LoginForm):
    add_wanted = Signal(object, object)
    """The Login, and the Tried that says that it works."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, tr("New account"), _EXAMPLE)

    def _add_place(self, form: QFormLayout) -> None:
        add_row(form, self.tr("Address"), self.where)

    def login(self) -> Login:
        return Login(self.where.text().strip(), self.user.text().strip(), self.password.text(), self._ca_file)

    def _find_host(self, login: Login) -> str:
        return login.address

    def _read_tried(self, tried: Tried) -> tuple[str, str]:
        return words.say_tried(tried)

    def _add(self) -> None:
        self.add_wanted.emit(self.login(), self.tried)
