"""The form for a target: its kind decides which fields stand here. Tried at will, kept by Save. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFileDialog, QFrame, QLineEdit, QPlainTextEdit, QWidget

from reader.errors import UsageError
from reader.gui.dialogs.targets import words
from reader.gui.kit.bars import announce
from reader.gui.kit.controls import Choice, make_form_button
from reader.gui.kit.dialog import add_row, make_form, make_heading, make_quiet
from reader.gui.kit.forms import take_enter
from reader.gui.kit.layouts import STRETCH, make_column, make_row
from reader.gui.kit.text import Label, WrappedLabel
from reader.gui.kit.theme import Theme
from reader.gui.kit.wording import say
from reader.model.messages import Message
from reader.model.targets import BodyKind, Target, TargetForm
from reader.send.check import join_command, split_command, split_headers
from reader.send.forms import FILES, FORMS, USUAL_FILE_NAME, USUAL_POST
from reader.send.template import NAMES, SECRET

_LINES = 5
_SERVER, _HOOK = "https://read.example.org", "https://hooks.example.org/add?from={feed}"
_PROGRAM = "notes-cli add --title {title} {link}"


class TargetEditor(QFrame):
    try_wanted = Signal(object, object)
    """A Target, and the secrets that were typed, by name."""
    save_wanted = Signal(object, object)
    discarded = Signal()

    def __init__(self, theme: Theme, target: Target) -> None:
        super().__init__()
        self.setObjectName("sunkenCard")
        self._theme, self._target = theme, target
        self._form = target.form
        self.awaits_answer = False
        """What stands here was tried or is to be kept."""
        self.secrets: dict[str, QLineEdit] = {}
        title = self.tr("Change {name}").format(name=target.name) if target.id else self.tr("New target")
        self._fields = make_form()
        column = make_column(self, make_heading(title), margins=(16, 16, 16, 16), spacing=10)
        column.addLayout(self._fields)
        self._make_fields()
        column.addWidget(make_quiet(words.explain_form(self._form)))
        if self._form in (TargetForm.POST, TargetForm.COMMAND, *FILES):
            names = " ".join(f"{{{name}}}" for name in NAMES)
            column.addWidget(make_quiet(self.tr("Filled in: {names}").replace("{names}", names)))
        self.answer = WrappedLabel()
        self.answer.setWordWrap(True)
        self.answer.hide()
        column.addWidget(self.answer)
        column.addWidget(self._make_foot())

    # --- fields ---------------------------------------------------------------------------------

    def _make_fields(self) -> None:
        target, form = self._target, FORMS.get(self._form)
        self.name = QLineEdit(target.name or words.name_form(self._form))
        add_row(self._fields, self.tr("Name"), self.name)
        self.address, self.user, self.client = (
            QLineEdit(target.address),
            QLineEdit(target.username),
            QLineEdit(),
        )
        self.command = QLineEdit(join_command(target.command))
        self.template, self.headers = QPlainTextEdit(), QPlainTextEdit()
        self.body = Choice(self._theme, "", [(words.name_body(kind), kind) for kind in BodyKind])
        if self._form is TargetForm.COMMAND:
            self._add_command()
        elif self._form in FILES:
            self._add_folder()
        elif form is None:
            self._add_post()
        else:
            self.address.setText(target.address or form.address)
            self.address.setPlaceholderText(_SERVER)
            add_row(self._fields, self.tr("Address"), self.address)
            if form.has_username:
                add_row(self._fields, self.tr("User"), self.user)
            if self._form is TargetForm.WALLABAG:
                self.client.setText(target.client_id)
                add_row(self._fields, self.tr("Client ID"), self.client)
            self._add_secrets(form.secrets)

    def _add_secrets(self, names: tuple[str, ...]) -> None:
        for name in names:
            field = QLineEdit()
            field.setEchoMode(QLineEdit.EchoMode.Password)
            if self._target.id:
                field.setPlaceholderText(self.tr("unchanged"))
            self.secrets[name] = field
            add_row(self._fields, words.name_secret(name), field)

    def _add_command(self) -> None:
        self.command.setPlaceholderText(_PROGRAM)
        add_row(self._fields, self.tr("Program and arguments"), self.command)
        self._add_text(self.template, self._target.template, "{markdown}")
        add_row(self._fields, self.tr("On its standard input"), self.template)

    def _add_folder(self) -> None:
        line = QWidget()
        choose = make_form_button(self.tr("Choose…"), self._choose_folder)
        make_row(line, (self.address, 1), choose, spacing=8)
        add_row(self._fields, self.tr("Folder"), line).setBuddy(self.address)
        self.address.setAccessibleName(self.tr("Folder"))
        self.file_name = QLineEdit(self._target.template or USUAL_FILE_NAME)
        add_row(self._fields, self.tr("Name of a file"), self.file_name)

    def _add_post(self) -> None:
        self.address.setPlaceholderText(_HOOK)
        add_row(self._fields, self.tr("Address"), self.address)
        add_row(self._fields, self.tr("Body"), self.body)
        self.body.choose(self._target.body_kind)
        self._add_text(self.template, self._target.template, USUAL_POST)
        add_row(self._fields, self.tr("Template"), self.template)
        shown = "\n".join(f"{name}: {value}" for name, value in self._target.headers)
        self._add_text(self.headers, shown, "Authorization: Bearer {secret}")
        self.headers.setFixedHeight(self.template.height() * 3 // _LINES)
        add_row(self._fields, self.tr("Headers"), self.headers)
        self._add_secrets((SECRET,))

    def _add_text(self, field: QPlainTextEdit, text: str, example: str) -> None:
        field.setPlainText(text)
        field.setPlaceholderText(example)
        field.setTabChangesFocus(True)
        field.setObjectName("templateField")
        field.setFixedHeight(field.fontMetrics().lineSpacing() * _LINES + 20)

    def _choose_folder(self) -> None:
        title = self.tr("Choose a folder")
        folder = QFileDialog.getExistingDirectory(self, title, self.address.text())
        if folder:
            self.address.setText(folder)

    def _make_foot(self) -> QWidget:
        foot = QWidget()
        self.try_button = make_form_button(self.tr("Try"), self.try_it)
        self.discard = make_form_button(self.tr("Discard"), self.discarded.emit)
        self.save = make_form_button(self.tr("Keep") if self._target.id else self.tr("Add"), self._save)
        buttons = make_row(None, self.try_button, STRETCH, self.discard, self.save, spacing=8)
        if not self.secrets:
            make_column(foot, buttons)
            return foot
        picture = Label()
        picture.setPixmap(self._theme.pixmap("lock", "text_3", self.devicePixelRatioF(), 14))
        safe = make_quiet(self.tr("Passwords and tokens go into the system's keyring."))
        make_column(foot, make_row(None, picture, (safe, 1), spacing=8), buttons, spacing=10)
        return foot

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter tries, or presses the button that has the focus; it must not reach the dialog's Save."""
        if not take_enter(self, event, self.try_it):
            super().keyPressEvent(event)

    # --- trying and keeping -----------------------------------------------------------------------

    def make_target(self) -> Target:
        """Raises UsageError for headers that are none."""
        is_file = self._form in FILES
        return Target(
            id=self._target.id,
            form=self._form,
            name=self.name.text(),
            address=self.address.text().strip(),
            username=self.user.text().strip(),
            client_id=self.client.text().strip(),
            body_kind=self.body.value() if self._form is TargetForm.POST else BodyKind.JSON,
            template=self.file_name.text().strip() if is_file else self.template.toPlainText(),
            headers=split_headers(self.headers.toPlainText()),
            command=split_command(self.command.text()),
        )

    def typed_secrets(self) -> dict[str, str]:
        return {name: field.text() for name, field in self.secrets.items()}

    def try_it(self) -> None:
        self._take(self.try_wanted, self.tr("Trying…"))

    def _save(self) -> None:
        self._take(self.save_wanted, "")

    def _take(self, signal: object, meanwhile: str) -> None:
        try:
            target = self.make_target()
        except UsageError as error:
            self.show_answer(error.message, is_good=False)
            return
        self._say(meanwhile, "")
        self.awaits_answer = True
        signal.emit(target, self.typed_secrets())  # type: ignore[attr-defined]

    def show_answer(self, message: Message, *, is_good: bool) -> None:
        self._say(say(message), "good" if is_good else "problem")
        announce(self, self.answer.text())

    def _say(self, sentence: str, name: str) -> None:
        self.answer.setVisible(bool(sentence))
        self.answer.setText(sentence)
        self.answer.setObjectName(name)
        self.answer.style().polish(self.answer)
