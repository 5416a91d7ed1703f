"""Base class of the forms for a new account or mailbox: address, user and password, tried before it is added.

Main thread only.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6 import QtWidgets
from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QWidget

from reader.errors import UsageError
from reader.gui.kit.bars import announce
from reader.gui.kit.controls import make_form_button
from reader.gui.kit.dialog import add_row, bring_into_sight, make_form, make_heading, make_quiet
from reader.gui.kit.layouts import STRETCH, make_column, make_row, on_enter
from reader.gui.kit.text import Label, WrappedLabel
from reader.gui.kit.theme import Theme
from reader.gui.kit.translate import tr
from reader.gui.kit.wording import say
from reader.model.messages import Message


class LoginForm(QFrame):
    try_wanted = Signal(object)
    """What `login` returns."""
    discarded = Signal()
    add_wanted: Any
    """A signal of the subclass with what is to be added."""

    def __init__(self, theme: Theme, heading: str, example: str) -> None:
        super().__init__()
        self.setObjectName("sunkenCard")
        self._theme = theme
        self._ca_file = ""
        self.tried: Any = None
        """The server's answer to what is typed here; None before that."""
        self._is_changed = False
        """Whether something was typed since the server was last asked."""
        self.where, self.user, self.password = QLineEdit(), QLineEdit(), QLineEdit()
        self._fields = (self.where, self.user, self.password)
        self.where.setPlaceholderText(example)
        self.password.setEchoMode(QLineEdit.EchoMode.Password)
        self.try_button = make_form_button(self.tr("Try"), self.try_it)
        self._make_answer()
        foot, form = self._make_foot(), self._make_fields()
        form.addRow(self._answers)
        self._add_choices(form)
        make_column(self, make_heading(heading), form, foot, margins=(16, 16, 16, 16), spacing=10)
        for field in self._fields:
            field.textEdited.connect(self._forget)
        self._show_buttons()

    def login(self) -> Any:
        """The login that the fields make; raises UsageError if they can be no server's."""
        raise NotImplementedError

    def _add_place(self, form: QtWidgets.QFormLayout) -> None:
        """Add the rows that say where the server is."""
        raise NotImplementedError

    def _add_choices(self, form: QtWidgets.QFormLayout) -> None:
        """Add the rows of what can be chosen once the server has answered, if any."""

    def _find_host(self, login: Any) -> str:
        raise NotImplementedError

    def _read_tried(self, tried: Any) -> tuple[str, str]:
        """The answer in words, and what follows from it."""
        raise NotImplementedError

    def _add(self) -> None:
        raise NotImplementedError

    def _make_fields(self) -> QtWidgets.QFormLayout:
        form = make_form()
        self._add_place(form)
        add_row(form, self.tr("User"), self.user)
        line = QWidget()
        make_row(line, (self.password, 1), self.try_button, spacing=8)
        add_row(form, self.tr("Password"), line).setBuddy(self.password)
        self.password.setAccessibleName(self.tr("Password"))
        return form

    def _make_answer(self) -> None:
        self._answers = QWidget()
        self.answer, self.also = WrappedLabel(), make_quiet()
        self.answer.setWordWrap(True)
        make_column(self._answers, self.answer, self.also, spacing=2)
        self._answers.hide()

    def _make_foot(self) -> QWidget:
        foot = QWidget()
        picture = Label()
        picture.setPixmap(self._theme.pixmap("lock", "text_3", self.devicePixelRatioF(), 14))
        safe = make_quiet(
            self.tr("The password goes into the system's keyring; without one it is asked for at every start.")
        )
        self.discard = make_form_button(self.tr("Discard"), self.discarded.emit)
        self.add = make_form_button(self.tr("Add"), self._add_tried)
        self.own_ca = make_form_button(self.tr("Own certificate authority…"), self._choose_ca)
        self.own_ca.setObjectName("flat")
        hint = make_row(None, picture, (safe, 1), spacing=8)
        buttons = make_row(None, self.own_ca, STRETCH, self.discard, self.add, spacing=8)
        make_column(foot, hint, buttons, spacing=10)
        return foot

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter try, then add, or press the focused button; it must not reach the dialog's Save."""
        if not on_enter(self, event, self.try_it if self.tried is None else self._add_tried):
            super().keyPressEvent(event)

    def clear(self) -> None:
        """Empty the form, so that nothing of one server is left for the next."""
        for field in self._fields:
            field.clear()
        self._trust("")

    def try_it(self) -> None:
        if not self._is_whole():
            return
        try:
            login = self.login()
        except UsageError as error:
            self._say(say(error.message), "problem")
            return
        self.try_button.setEnabled(False)
        self._is_changed = False
        self._say(self.tr("Asking {address}…").format(address=self._find_host(login)), "")
        self.try_wanted.emit(login)

    def show_tried(self, tried: Any, message: Message | None) -> None:
        """Show the server's answer, unless something was typed since it was asked."""
        if self._is_changed:
            return
        self.tried = tried
        if tried is None:
            self._say(say(message), "problem")
        else:
            answered, also = self._read_tried(tried)
            self._say(answered, "good")
            self.also.setText(also)
            self.also.setVisible(bool(also))
        announce(self, self.answer.text())
        self._show_buttons()
        bring_into_sight(self.add)

    def _say(self, sentence: str, name: str) -> None:
        self._answers.setVisible(bool(sentence))
        self.answer.setText(sentence)
        self.also.setText("")
        self.answer.setObjectName(name)
        self.answer.style().polish(self.answer)

    def _forget(self) -> None:
        """Drop the server's answer, because something else is typed now."""
        self.tried, self._is_changed = None, True
        self._say("", "")
        self._show_buttons()

    def _is_whole(self) -> bool:
        return all(field.text().strip() for field in self._fields)

    def _show_buttons(self) -> None:
        self.try_button.setEnabled(self._is_whole())
        self.add.setEnabled(self.tried is not None)

    def _choose_ca(self) -> None:
        if name := choose_certificate(self):
            self._trust(name)

    def _trust(self, ca_file: str) -> None:
        """Set the file of the certificate authority, and name it on the button."""
        self._ca_file = ca_file
        self.own_ca.setText(Path(ca_file).name if ca_file else self.tr("Own certificate authority…"))
        self._forget()

    def _add_tried(self) -> None:
        if self.tried is not None:
            self._add()


def choose_certificate(parent: QWidget) -> str:
    """Ask for the file of an authority's certificate; empty if the user cancels."""
    title = tr("Certificate of your own authority")
    name, _ = QtWidgets.QFileDialog.getOpenFileName(parent, title, "", "PEM (*.pem *.crt);;* (*)")
    return name
