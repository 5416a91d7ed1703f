"""The form for a new mailbox: tried before a folder is chosen and it is added. Main thread only."""

from __future__ import annotations

from PySide6 import QtWidgets
from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QWidget

from reader.errors import UsageError
from reader.gui.dialogs.accounts.form import choose_certificate
from reader.gui.dialogs.mail import words
from reader.gui.kit.bars import announce
from reader.gui.kit.controls import CheckBox, Choice
from reader.gui.kit.dialog import WrappedLabel, add_row, make_form, make_heading, make_quiet
from reader.gui.kit.forms import make_form_button, take_enter
from reader.gui.kit.layouts import STRETCH, make_column, make_row
from reader.gui.kit.number_box import NumberBox
from reader.gui.kit.text import Label
from reader.gui.kit.theme import Theme
from reader.gui.kit.wording import say
from reader.model.mail import DEFAULT_FOLDER, FIRST_MAILS, MOST_FIRST_MAILS, MailLogin, Security, TriedMail
from reader.model.messages import Message
from reader.services.mailboxes import make_server

_EXAMPLE = "imap.example.org"


class MailForm(QFrame):
    try_wanted = Signal(object)
    """A MailLogin."""
    add_wanted = Signal(object, str, int, bool)
    """The MailLogin, the folder, how many mails to read first, whether read marks are sent."""
    discarded = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("sunkenCard")
        self._theme = theme
        self._ca_file = ""
        self.tried: TriedMail | None = None
        self.server, self.user, self.password = QLineEdit(), QLineEdit(), QLineEdit()
        self.server.setPlaceholderText(_EXAMPLE)
        self.password.setEchoMode(QLineEdit.EchoMode.Password)
        self.security = Choice(
            theme,
            self.tr("Line"),
            [
                (self.tr("TLS, usually port 993"), Security.TLS),
                (self.tr("STARTTLS, usually port 143"), Security.STARTTLS),
                (self.tr("None, for this computer alone"), Security.NONE),
            ],
        )
        self.try_button = make_form_button(self.tr("Try"), self.try_it)
        heading = make_heading(self.tr("Newsletters by mail"))
        column = make_column(self, heading, margins=(16, 16, 16, 16), spacing=10)
        column.addLayout(self._make_fields())
        column.addWidget(self._make_answer())
        column.addWidget(self._make_choices())
        column.addWidget(self._make_foot())
        for field in (self.server, self.user, self.password):
            field.textEdited.connect(self._forget)
        self.security.currentIndexChanged.connect(self._forget)
        self._show_buttons()

    def _make_fields(self) -> QtWidgets.QFormLayout:
        form = make_form()
        add_row(form, self.tr("Server"), self.server)
        add_row(form, self.tr("Line"), self.security)
        add_row(form, self.tr("User"), self.user)
        line = QWidget()
        make_row(line, (self.password, 1), self.try_button, spacing=8)
        add_row(form, self.tr("Password"), line).setBuddy(self.password)
        self.password.setAccessibleName(self.tr("Password"))
        return form

    def _make_answer(self) -> QWidget:
        self._answers = QWidget()
        self.answer, self.also = WrappedLabel(), make_quiet()
        self.answer.setWordWrap(True)
        make_column(self._answers, self.answer, self.also, spacing=2)
        self._answers.hide()
        return self._answers

    def _make_choices(self) -> QWidget:
        """Which folder, and how much of it: once the server has answered."""
        self._choices = QWidget()
        form = make_form()
        self._choices.setLayout(form)
        form.setContentsMargins(0, 0, 0, 0)
        self.folder = Choice(self._theme, self.tr("Folder"))
        self.first = NumberBox(self._theme, 0, MOST_FIRST_MAILS, lambda count: self.tr(" newest mails"))
        self.first.setSingleStep(100)
        self.first.setValue(FIRST_MAILS)
        self.marks = CheckBox(self._theme, self.tr("Mark at the server what I read here"))
        add_row(form, self.tr("Folder"), self.folder)
        add_row(form, self.tr("Read first"), self.first)
        form.addRow(Label(" "), self.marks)
        self._choices.hide()
        return self._choices

    def _make_foot(self) -> QWidget:
        foot = QWidget()
        picture = Label()
        picture.setPixmap(self._theme.pixmap("lock", "text_3", self.devicePixelRatioF(), 14))
        safe = make_quiet(self.tr("The password goes into the system's keyring."))
        self.discard = make_form_button(self.tr("Discard"), self.discarded.emit)
        self.add = make_form_button(self.tr("Add"), self._add)
        self.own_ca = make_form_button(self.tr("Own certificate authority…"), self._choose_ca)
        self.own_ca.setObjectName("flat")
        hint = make_row(None, picture, (safe, 1), spacing=8)
        buttons = make_row(None, self.own_ca, STRETCH, self.discard, self.add, spacing=8)
        make_column(foot, hint, buttons, spacing=10)
        return foot

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter tries, then adds, or presses the button that has the focus; it must not reach Save."""
        if not take_enter(self, event, self.try_it if self.tried is None else self._add):
            super().keyPressEvent(event)

    def clear(self) -> None:
        for field in (self.server, self.user, self.password):
            field.clear()
        self._forget()

    # --- trying ---------------------------------------------------------------------------------

    def login(self) -> MailLogin:
        """UsageError where what was typed can be no server's."""
        server = make_server(
            self.server.text(), self.user.text(), self.security.value(), ca_file=self._ca_file
        )
        return MailLogin(server, self.password.text())

    def try_it(self) -> None:
        if not self._is_whole():
            return
        try:
            login = self.login()
        except UsageError as error:
            self._say(say(error.message), "problem")
            return
        self.try_button.setEnabled(False)
        self._say(self.tr("Asking {address}…").format(address=login.server.host), "")
        self.try_wanted.emit(login)

    def show_tried(self, tried: TriedMail | None, message: Message | None) -> None:
        self.tried = tried
        if tried is None:
            self._say(say(message), "problem")
        else:
            answered, way = words.say_tried(tried)
            self._say(answered, "good")
            self.also.setText(way)
            self.folder.clear_options()
            for name in tried.folders or (DEFAULT_FOLDER,):
                self.folder.add(name, name)
            likely = [name for name in tried.folders if "newsletter" in name.casefold()]
            if likely:
                self.folder.choose(likely[0])
        announce(self, self.answer.text())
        self._show_buttons()

    def _say(self, sentence: str, name: str) -> None:
        self._answers.setVisible(bool(sentence))
        self.answer.setText(sentence)
        self.also.setText("")
        self.answer.setObjectName(name)
        self.answer.style().polish(self.answer)

    def _forget(self) -> None:
        """What was tried is not what stands here any more."""
        self.tried = None
        self._say("", "")
        self._show_buttons()

    def _is_whole(self) -> bool:
        return all(field.text().strip() for field in (self.server, self.user, self.password))

    def _show_buttons(self) -> None:
        self.try_button.setEnabled(self._is_whole())
        self.add.setEnabled(self.tried is not None)
        self._choices.setVisible(self.tried is not None)

    def _choose_ca(self) -> None:
        name = choose_certificate(self)
        if name:
            self._ca_file = name
            self._forget()

    def _add(self) -> None:
        if self.tried is not None:
            self.add_wanted.emit(
                self.login(), self.folder.value(), self.first.value(), self.marks.isChecked()
            )
