"""The section of the settings for targets: cards, and a form with the fields of each kind. Main thread only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from urllib.parse import urlsplit

from PySide6.QtWidgets import QFileDialog, QLineEdit, QPlainTextEdit, QWidget

from reader.core.errors import UsageError
from reader.features.sharing import forms
from reader.features.sharing.records import BodyKind, Target, TargetForm
from reader.features.sharing.service import TargetFacts
from reader.features.sharing.template import NAMES, SECRET
from reader.window.dialogs.server_commands import TargetCommands
from reader.window.dialogs.servers import ERR, OK, WARN, ServerCard, ServerForm, ServerSection
from reader.window.kit.actions import Menu
from reader.window.kit.bars import announce
from reader.window.kit.controls import Choice, make_form_button
from reader.window.kit.dialog import add_row, make_form, make_quiet
from reader.window.kit.humanize import age_in_words, number
from reader.window.kit.layouts import fill, make_row
from reader.window.kit.text import WrappedLabel
from reader.window.kit.theme import Theme
from reader.window.kit.translate import tr


def name_form(form: TargetForm) -> str:
    """The name of a service, or the kind of a target of the user's own."""
    own = {
        TargetForm.MARKDOWN: tr("Markdown files"),
        TargetForm.POST: tr("HTTP POST"),
        TargetForm.COMMAND: tr("Program"),
    }
    return own.get(form, form.value.capitalize())


def name_body(kind: BodyKind) -> str:
    return {BodyKind.JSON: tr("JSON"), BodyKind.FIELDS: tr("Form fields"), BodyKind.TEXT: tr("Plain text")}[kind]


def name_secret(name: str) -> str:
    return {forms.PASSWORD: tr("Password"), forms.TOKEN: tr("API token"), forms.CLIENT_SECRET: tr("Client secret")}.get(
        name, tr("Secret")
    )


def explain_form(form: TargetForm) -> str:
    """A hint where to find what the form asks for."""
    return {
        TargetForm.WALLABAG: tr("In Wallabag, create a client under API clients management to get both."),
        TargetForm.READECK: tr("In Readeck, create an API token under Settings > API Tokens."),
        TargetForm.KARAKEEP: tr("In Karakeep, create an API key under Settings > API Keys."),
        TargetForm.LINKDING: tr("In Linkding, copy the token from Settings > Integrations > REST API."),
        TargetForm.INSTAPAPER: tr("Your Instapaper email and password."),
        TargetForm.OBSIDIAN: tr(
            "Saves each article as a note with properties in an Obsidian vault or one of its folders."
        ),
        TargetForm.MARKDOWN: tr(
            "Saves each article as a file with front matter. Existing files are never overwritten."
        ),
        TargetForm.POST: tr("Placeholders work in the path, headers and body, but not in the host name."),
        TargetForm.COMMAND: tr("Runs without a shell, so text in a title can’t act as a command."),
    }[form]


def say_where(target: Target) -> str:
    if target.form is TargetForm.COMMAND:
        return " ".join(target.command)
    return target.address if target.form in forms.FILES else urlsplit(target.address).netloc


def say_state(facts: TargetFacts, now: float) -> tuple[str, str]:
    """A few words for the pill, with OK, WARN or ERR."""
    if facts.failed:
        return tr("{n} not sent", n=facts.failed).format(n=number(facts.failed)), ERR
    if facts.waiting:
        return tr("{n} waiting", n=facts.waiting).format(n=number(facts.waiting)), WARN
    if facts.last_sent_at is None:
        return tr("Nothing sent yet"), OK
    if now - facts.last_sent_at < 60:
        return tr("sent just now"), OK
    return tr("sent {time} ago").format(time=age_in_words(facts.last_sent_at, now)), OK


_LINES = 5
_SERVER, _HOOK = "https://read.example.org", "https://hooks.example.org/add?from={feed}"
_PROGRAM = "notes-cli add --title {title} {link}"


class TargetEditor(ServerForm):
    """The form for a target, with the fields of its kind; tried at will, kept by its own button."""

    def __init__(self, theme: Theme, close: Callable[[], object], commands: TargetCommands, target: Target) -> None:
        super().__init__(theme, close)
        self._commands, self._target, self._form = commands, target, target.form
        self.secrets: dict[str, QLineEdit] = {}
        title = self.tr("Edit {name}").format(name=target.name) if target.id else self.tr("New destination")
        self._fields = make_form()
        self._make_fields()
        notes = [make_quiet(explain_form(self._form))]
        if self._form in (TargetForm.POST, TargetForm.COMMAND, *forms.FILES):
            names = " ".join(f"{{{name}}}" for name in NAMES)
            notes.append(make_quiet(self.tr("Placeholders: {names}").replace("{names}", names)))
        if target.id:
            self.add.setText(self.tr("Save"))
        safe = self.tr("Passwords and tokens are stored in the system keyring.") if self.secrets else ""
        self.lay_out(title, self._fields, *notes, self.answers, tool=self.try_button, safe=safe)

    def _make_fields(self) -> None:
        target, form = self._target, forms.FORMS.get(self._form)
        self.name = QLineEdit(target.name or name_form(self._form))
        add_row(self._fields, self.tr("Name"), self.name)
        self.address, self.user, self.client = (QLineEdit(target.address), QLineEdit(target.username), QLineEdit())
        self.command = QLineEdit(forms.join_command(target.command))
        self.template, self.headers = QPlainTextEdit(), QPlainTextEdit()
        self.body = Choice(self._theme, "", [(name_body(kind), kind) for kind in BodyKind])
        if self._form is TargetForm.COMMAND:
            self.command.setPlaceholderText(_PROGRAM)
            add_row(self._fields, self.tr("Program and arguments"), self.command)
            self._add_text(self.template, self._target.template, "{markdown}")
            add_row(self._fields, self.tr("Standard input"), self.template)
        elif self._form in forms.FILES:
            line = QWidget()
            choose = make_form_button(self.tr("Choose…"), self._choose_folder)
            make_row(line, (self.address, 1), choose, spacing=8)
            add_row(self._fields, self.tr("Folder"), line).setBuddy(self.address)
            self.address.setAccessibleName(self.tr("Folder"))
            self.file_name = QLineEdit(self._target.template or forms.USUAL_FILE_NAME)
            add_row(self._fields, self.tr("File name"), self.file_name)
        elif form is None:
            self._add_post()
        else:
            self.address.setText(target.address or form.address)
            self.address.setPlaceholderText(_SERVER)
            add_row(self._fields, self.tr("Address"), self.address)
            if form.has_username:
                add_row(self._fields, self.tr("User name"), self.user)
            if self._form is TargetForm.WALLABAG:
                self.client.setText(target.client_id)
                add_row(self._fields, self.tr("Client ID"), self.client)
            self._add_secrets(form.secrets)

    def _add_secrets(self, names: tuple[str, ...]) -> None:
        for name in names:
            field = QLineEdit(echoMode=QLineEdit.EchoMode.Password)
            if self._target.id:
                field.setPlaceholderText(self.tr("unchanged"))
            self.secrets[name] = field
            add_row(self._fields, name_secret(name), field)

    def _add_post(self) -> None:
        self.address.setPlaceholderText(_HOOK)
        add_row(self._fields, self.tr("Address"), self.address)
        add_row(self._fields, self.tr("Body"), self.body)
        self.body.choose(self._target.body_kind)
        self._add_text(self.template, self._target.template, forms.USUAL_POST)
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
        if folder := QFileDialog.getExistingDirectory(self, self.tr("Choose a folder"), self.address.text()):
            self.address.setText(folder)

    def make_target(self) -> Target:
        """The target that the fields make; raises UsageError for invalid headers."""
        is_file = self._form in forms.FILES
        return Target(
            id=self._target.id,
            form=self._form,
            name=self.name.text(),
            address=self.address.text().strip(),
            username=self.user.text().strip(),
            client_id=self.client.text().strip(),
            body_kind=self.body.value() if self._form is TargetForm.POST else BodyKind.JSON,
            template=self.file_name.text().strip() if is_file else self.template.toPlainText(),
            headers=forms.split_headers(self.headers.toPlainText()),
            command=forms.split_command(self.command.text()),
        )

    def typed_secrets(self) -> dict[str, str]:
        return {name: field.text() for name, field in self.secrets.items()}

    def try_it(self) -> None:
        self._send(self._commands.try_target, self.tr("Testing…"))

    def submit(self) -> None:
        self._send(self._commands.save, "")

    def _send(self, command: Callable[[Target, Mapping[str, str]], None], meanwhile: str) -> None:
        self.awaits_answer = True
        try:
            target = self.make_target()
        except UsageError as error:
            self.show_tried(None, error.message)
            return
        self.say_answer(meanwhile)
        command(target, self.typed_secrets())


class TargetSection(ServerSection):
    def __init__(self, theme: Theme, commands: TargetCommands) -> None:
        about = tr("Send articles to a read-later service, to files or to a program.")
        super().__init__(theme, commands, about, tr("Add destination"))
        self._removed: Target | None = None
        menu = Menu(self.new)
        for form in TargetForm:
            menu.addAction(name_form(form), partial(self.open_form, Target(form=form)))
        self.new.setMenu(menu)
        self.said, self.undo = WrappedLabel(), make_form_button(self.tr("Undo"), self._restore)
        self.undo.hide()
        fill(self.row, (self.said, self.undo))
        commands.kept.connect(self.close_form)

    def open_form(self, target: Target) -> None:
        editor = TargetEditor(self._theme, self.close_form, self._commands, target)
        self.show_form(editor, editor.name, editor)

    def _make_card(self, facts: TargetFacts, now: float, is_under_way: bool) -> ServerCard:
        target, commands = facts.target, self._commands
        about = f"{name_form(target.form)} · {say_where(target)}"
        card = ServerCard(self._theme, target.id, "send", target.name, about, say_state(facts, now))
        card.menu.addAction(self.tr("Edit…"), partial(self.open_form, target))
        if facts.waiting or facts.failed:
            card.menu.addAction(self.tr("Send waiting items now"), partial(commands.retry, target.id))
            card.menu.addAction(self.tr("Discard waiting items"), partial(commands.drop, target.id))
        card.menu.addSeparator()
        card.menu.addAction(self.tr("Remove"), partial(self._remove, target))
        card.add_message(facts.message)
        return card

    def _remove(self, target: Target) -> None:
        self._removed = target
        self._commands.remove(target)
        self.said.setText(self.tr("{name} removed").format(name=target.name))
        announce(self, self.said.text())
        self.undo.show()

    def _restore(self) -> None:
        if self._removed is not None:
            self._commands.restore(self._removed.id)
        self._removed = None
        self.said.setText("")
        self.undo.hide()
