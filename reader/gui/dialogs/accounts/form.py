"""The form for a new account: address, user, password, tried before it is added. Main thread only."""

from __future__ import annotations

from pathlib import Path

from PySide6 import QtWidgets
from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QWidget

from reader.gui.dialogs.accounts import words
from reader.gui.kit.bars import announce
from reader.gui.kit.dialog import WrappedLabel, add_row, make_form, make_heading, make_quiet
from reader.gui.kit.forms import make_form_button, take_enter
from reader.gui.kit.layouts import STRETCH, make_column, make_row
from reader.gui.kit.text import Label
from reader.gui.kit.theme import Theme
from reader.gui.kit.wording import say
from reader.model.accounts import Login, Tried
from reader.model.messages import Message

_EXAMPLE = "https://rss.example.org"


class AccountForm(QFrame):
    try_wanted = Signal(object)
    """A Login."""
    add_wanted = Signal(object, object)
    """The Login, and the Tried that says that it works."""
    discarded = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("sunkenCard")
        self._theme = theme
        self._ca_file = ""
        self.tried: Tried | None = None
        self.address, self.user, self.password = QLineEdit(), QLineEdit(), QLineEdit()
        self.address.setPlaceholderText(_EXAMPLE)
        self.password.setEchoMode(QLineEdit.EchoMode.Password)
        self.try_button = make_form_button(self.tr("Try"), self.try_it)
        column = make_column(self, make_heading(self.tr("New account")), margins=(16, 16, 16, 16), spacing=10)
        column.addLayout(self._make_fields())
        column.addWidget(self._make_answer())
        column.addWidget(self._make_foot())
        for field in (self.address, self.user, self.password):
            field.textEdited.connect(self._forget)
        self._show_buttons()

    def _make_fields(self) -> QtWidgets.QFormLayout:
        form = make_form()
        add_row(form, self.tr("Address"), self.address)
        add_row(form, self.tr("User"), self.user)
        line = QWidget()
        make_row(line, (self.password, 1), self.try_button, spacing=8)
        add_row(form, self.tr("Password"), line).setBuddy(self.password)
        self.password.setAccessibleName(self.tr("Password"))
        return form

    def _make_answer(self) -> QWidget:
        """What trying came to: nothing stands here before."""
        self._answers = QWidget()
        self.answer, self.also = WrappedLabel(), make_quiet()
        self.answer.setWordWrap(True)
        make_column(self._answers, self.answer, self.also, spacing=2)
        self._answers.hide()
        return self._answers

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

    # --- trying ---------------------------------------------------------------------------------

    def login(self) -> Login:
        return Login(
            self.address.text().strip(), self.user.text().strip(), self.password.text(), self._ca_file
        )

    def try_it(self) -> None:
        if not self._is_whole():
            return
        self.try_button.setEnabled(False)
        self._say(self.tr("Asking {address}…").format(address=self.login().address), "")
        self.try_wanted.emit(self.login())

    def show_tried(self, tried: Tried | None, message: Message | None) -> None:
        self.tried = tried
        if tried is None:
            self._say(say(message), "problem")
        else:
            answered, known = words.say_tried(tried)
            self._say(answered, "good")
            self.also.setText(known)
            self.also.setVisible(bool(known))
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
        return all(field.text().strip() for field in (self.address, self.user, self.password))

    def _show_buttons(self) -> None:
        self.try_button.setEnabled(self._is_whole())
        self.add.setEnabled(self.tried is not None)

    def _choose_ca(self) -> None:
        name = choose_certificate(self)
        if name:
            self._trust(name)

    def _trust(self, ca_file: str) -> None:
        """The button names the file from then on."""
        self._ca_file = ca_file
        self.own_ca.setText(Path(ca_file).name if ca_file else self.tr("Own certificate authority…"))
        self._forget()

    def clear(self) -> None:
        """As it was at first: nothing of one account is left for the next."""
        for field in (self.address, self.user, self.password):
            field.clear()
        self._trust("")

    def _add(self) -> None:
        if self.tried is not None:
            self.add_wanted.emit(self.login(), self.tried)


def choose_certificate(parent: QtWidgets.QWidget) -> str:
    """The file of an authority's certificate; empty where the owner thinks better of it."""
    title = words.tr("Certificate of your own authority")
    name, _ = QtWidgets.QFileDialog.getOpenFileName(parent, title, "", "PEM (*.pem *.crt);;* (*)")
    return name
