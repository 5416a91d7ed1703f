"""The no-feed-found part of the add-feed dialog: why, what was tried, and a way on. Main thread."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from reader.gui.dialogs.words import short_address
from reader.gui.kit.controls import make_form_button
from reader.gui.kit.dialog import make_heading, make_quiet
from reader.gui.kit.layouts import STRETCH, make_column, make_row
from reader.gui.kit.wording import say
from reader.model.found_feeds import Found
from reader.wording.catalogue import Code

_MOST_TRIED = 8


class NotFound(QWidget):
    again_wanted = Signal()
    password_given = Signal(str, str)
    anyway_wanted = Signal()
    """Subscribe although it does not answer now."""

    page_wanted = Signal()
    """Follow the page itself."""

    def __init__(self) -> None:
        super().__init__()
        self._title = make_heading("")
        self._title.setWordWrap(True)
        self._reason, self._tried = make_quiet(), make_quiet()
        self._tried.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.again = make_form_button(self.tr("Look again"), self.go_on)
        self.anyway = make_form_button(self.tr("Subscribe anyway"), self.anyway_wanted)
        self.page = make_form_button(self.tr("Follow what changes on this page…"), self.page_wanted)
        make_column(
            self,
            self._title,
            self._reason,
            self._make_password(),
            make_row(None, self.again, self.anyway, self.page, STRETCH, spacing=8),
            8,
            self._tried,
            STRETCH,
            margins=(0, 4, 0, 0),
            spacing=8,
        )

    def _make_password(self) -> QWidget:
        self.name, self.password = QLineEdit(), QLineEdit()
        self.password.setEchoMode(QLineEdit.EchoMode.Password)
        for field, words in ((self.name, self.tr("User name")), (self.password, self.tr("Password"))):
            field.setPlaceholderText(words)
            field.setAccessibleName(words)
        self._password_line = QWidget()
        make_row(self._password_line, self.name, self.password)
        return self._password_line

    def show_found(self, found: Found) -> None:
        """`found` without feeds."""
        is_empty_site = bool(found.tried) and not (found.needs_password or found.may_come_back)
        title = self.tr("No feed found at this address.") if is_empty_site else self.tr("This did not work.")
        self._title.setText(self._password_words(found) if found.needs_password else title)
        self._reason.setText(say(found.message))
        self._reason.setVisible(bool(found.message) and not found.needs_password)
        self._password_line.setVisible(found.needs_password)
        self._tried.setText(self._tried_in_words(found.tried) if not found.may_come_back else "")
        self.anyway.setVisible(found.may_come_back)
        self.page.setVisible(found.page is not None and bool(found.page.excerpt))

    def _password_words(self, found: Found) -> str:
        if found.message is not None and found.message.code == Code.WRONG_PASSWORD.name:
            return self.tr("This user name or password is not right.")
        return self.tr("This feed needs a password.")

    def words(self) -> str:
        return f"{self._title.text()} {self._reason.text()}".strip()

    def _tried_in_words(self, tried: tuple[str, ...]) -> str:
        if not tried:
            return ""
        shown = [short_address(address) for address in dict.fromkeys(tried)][:_MOST_TRIED]
        return self.tr("Tried: {addresses}").format(addresses=", ".join(shown))

    def go_on(self) -> None:
        """Look again, with what was typed here."""
        if not self._password_line.isHidden() and self.name.text().strip():
            self.password_given.emit(self.name.text().strip(), self.password.text())
        else:
            self.again_wanted.emit()
