"""Where papers go: a folder, a mail address. Main thread only."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from reader.gui.edition.queries import FormFacts
from reader.gui.kit.controls import CheckBox
from reader.gui.kit.layouts import STRETCH, make_column, make_row
from reader.gui.kit.text import Label
from reader.gui.kit.theme import Theme
from reader.settings import EPUB, PDF, TO_FOLDER, TO_MAIL

_INSET = (24, 0, 0, 4)


class DeliveryForm(QWidget):
    changed = Signal()
    try_wanted = Signal(str)
    """Whether the mail server lets us in, with what was typed as password."""
    folder_choice_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.to_folder = CheckBox(theme, self.tr("Folder"))
        self.folder = _make_line(self.tr("Folder for papers"))
        self.epub, self.pdf = CheckBox(theme, "EPUB"), CheckBox(theme, "PDF")
        self.to_mail = CheckBox(theme, self.tr("E-reader or mailbox, by mail"))
        self.mail_to = _make_line(self.tr("To this address"), "name@reader.example")
        self.mail_from = _make_line(self.tr("From your address"), "name@example.org")
        self.server = _make_line(self.tr("Mail server"), "smtp.example.org:587")
        self.user = _make_line(self.tr("Your name there"))
        self.password = _make_line(self.tr("Password"))
        self.password.setEchoMode(QLineEdit.EchoMode.Password)
        self.answer = Label()
        self.answer.setWordWrap(True)
        self._try, self._choose = QPushButton(self.tr("Try")), QPushButton(self.tr("Choose…"))
        self._lay_out()
        self._wire()

    def _lay_out(self) -> None:
        self._folder_part, self._mail_part = QWidget(), QWidget()
        forms = make_row(None, Label(self.tr("as")), self.epub, self.pdf, STRETCH, spacing=12)
        make_column(
            self._folder_part, make_row(None, self.folder, self._choose, spacing=8), margins=_INSET, spacing=6
        )
        lines = (self.mail_to, self.mail_from, self.server, self.user, self.password)
        tried = make_row(None, self._try, STRETCH)
        make_column(self._mail_part, *lines, tried, self.answer, margins=_INSET, spacing=6)
        make_column(
            self,
            forms,
            *(self.to_folder, self._folder_part),
            *(self.to_mail, self._mail_part),
            spacing=6,
        )

    def _wire(self) -> None:
        for box in (self.to_folder, self.epub, self.pdf, self.to_mail):
            box.toggled.connect(self._note)
        for line in (self.folder, self.mail_to, self.mail_from, self.server, self.user, self.password):
            line.textEdited.connect(self._note)
        self._try.clicked.connect(lambda: self.try_wanted.emit(self.password.text()))
        self._choose.clicked.connect(self.folder_choice_wanted)

    def _note(self, *_: object) -> None:
        self._enable()
        self.changed.emit()

    def _enable(self) -> None:
        self._folder_part.setVisible(self.to_folder.isChecked())
        self._mail_part.setVisible(self.to_mail.isChecked())

    def show_facts(self, facts: FormFacts) -> None:
        settings = facts.settings
        self.to_folder.setChecked(TO_FOLDER in settings.edition_to.split())
        self.folder.setText(str(facts.folder))
        self.epub.setChecked(EPUB in settings.edition_forms.split())
        self.pdf.setChecked(PDF in settings.edition_forms.split())
        self.to_mail.setChecked(TO_MAIL in settings.edition_to.split())
        self.mail_to.setText(settings.edition_mail_to)
        self.mail_from.setText(settings.edition_mail_from)
        self.server.setText(settings.edition_mail_server)
        self.user.setText(settings.edition_mail_user)
        self.password.clear()
        self._enable()

    def values(self) -> dict[str, Any]:
        targets = [
            name for name, box in ((TO_FOLDER, self.to_folder), (TO_MAIL, self.to_mail)) if box.isChecked()
        ]
        forms = [name for name, box in ((EPUB, self.epub), (PDF, self.pdf)) if box.isChecked()]
        return {
            "edition_to": " ".join(targets),
            "edition_forms": " ".join(forms) or EPUB,
            "edition_folder": self.folder.text().strip(),
            "edition_mail_to": self.mail_to.text().strip(),
            "edition_mail_from": self.mail_from.text().strip(),
            "edition_mail_server": self.server.text().strip(),
            "edition_mail_user": self.user.text().strip(),
        }

    def show_tried(self, words: str, is_good: bool) -> None:
        self.answer.setObjectName("good" if is_good else "problem")
        self.answer.style().polish(self.answer)
        self.answer.setText(words)


def _make_line(name: str, example: str = "") -> QLineEdit:
    line = QLineEdit()
    line.setAccessibleName(name)
    line.setPlaceholderText(f"{name}: {example}" if example else name)
    return line
