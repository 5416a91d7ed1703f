"""The settings page of targets: a card for each, and a form. Changes take effect at once. Main thread only."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from urllib.parse import urlsplit

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFileDialog, QFrame, QLineEdit, QMenu, QPlainTextEdit, QWidget

from reader.clock import Clock
from reader.errors import UsageError
from reader.gui.dialogs.servers import ERR, OK, WARN, ServerCard
from reader.gui.dialogs.settings_pages import CARD_WIDTH, Page
from reader.gui.kit.bars import announce
from reader.gui.kit.controls import Choice, make_form_button
from reader.gui.kit.dialog import add_row, bring_into_sight, make_form, make_heading, make_quiet
from reader.gui.kit.humanize import age_in_words, number
from reader.gui.kit.layouts import STRETCH, fill, make_column, make_row, on_enter
from reader.gui.kit.text import Label, WrappedLabel
from reader.gui.kit.theme import Theme
from reader.gui.kit.translate import tr
from reader.gui.kit.wording import say
from reader.model.messages import Message
from reader.model.targets import BodyKind, Target, TargetForm
from reader.send.forms import (
    CLIENT_SECRET,
    FILES,
    FORMS,
    PASSWORD,
    TOKEN,
    USUAL_FILE_NAME,
    USUAL_POST,
    join_command,
    split_command,
    split_headers,
)
from reader.send.template import NAMES, SECRET
from reader.services.targets import TargetFacts


def name_form(form: TargetForm) -> str:
    return {
        TargetForm.WALLABAG: "Wallabag",
        TargetForm.READECK: "Readeck",
        TargetForm.KARAKEEP: "Karakeep",
        TargetForm.LINKDING: "Linkding",
        TargetForm.INSTAPAPER: "Instapaper",
        TargetForm.OBSIDIAN: "Obsidian",
        TargetForm.MARKDOWN: tr("Markdown files"),
        TargetForm.POST: tr("HTTP POST"),
        TargetForm.COMMAND: tr("Program"),
    }[form]


def name_body(kind: BodyKind) -> str:
    return {BodyKind.JSON: tr("JSON"), BodyKind.FIELDS: tr("Form fields"), BodyKind.TEXT: tr("Plain text")}[kind]


def name_secret(name: str) -> str:
    return {PASSWORD: tr("Password"), TOKEN: tr("API token"), CLIENT_SECRET: tr("Client secret")}.get(
        name, tr("Secret")
    )


def explain_form(form: TargetForm) -> str:
    """A hint where to find what the form asks for."""
    return {
        TargetForm.WALLABAG: tr("Make a client in Wallabag under API clients management; it shows both."),
        TargetForm.READECK: tr("Make an API token in Readeck under Settings, API Tokens."),
        TargetForm.KARAKEEP: tr("Make an API key in Karakeep under Settings, API Keys."),
        TargetForm.LINKDING: tr("The token stands in Linkding under Settings, Integrations, REST API."),
        TargetForm.INSTAPAPER: tr("The name and password with which you log in at Instapaper."),
        TargetForm.OBSIDIAN: tr("Each post becomes a note with properties, in a vault or a folder inside one."),
        TargetForm.MARKDOWN: tr("Each post becomes a file with front matter; none is ever written over."),
        TargetForm.POST: tr("The host is fixed; what follows it, headers and body may name what is filled in."),
        TargetForm.COMMAND: tr("Run without a shell: each argument is one, whatever a title says."),
    }[form]


def say_where(target: Target) -> str:
    if target.form is TargetForm.COMMAND:
        return " ".join(target.command)
    return target.address if target.form in FILES else urlsplit(target.address).netloc


def say_state(facts: TargetFacts, now: float) -> tuple[str, str]:
    """A few words for the pill, with OK, WARN or ERR."""
    if facts.failed:
        return tr("{n} not sent", n=facts.failed).format(n=number(facts.failed)), ERR
    if facts.waiting:
        return tr("{n} waiting", n=facts.waiting).format(n=number(facts.waiting)), WARN
    if facts.last_sent_at is None:
        return tr("nothing sent yet"), OK
    if now - facts.last_sent_at < 60:
        return tr("sent just now"), OK
    return tr("sent {time} ago").format(time=age_in_words(facts.last_sent_at, now)), OK


class TargetCard(ServerCard):
    change_wanted = Signal(int)
    retry_wanted = Signal(int)
    drop_wanted = Signal(int)

    def __init__(self, theme: Theme, facts: TargetFacts, now: float) -> None:
        target = facts.target
        super().__init__(theme, target.id)
        self.facts = facts
        self.more = self.make_more(target.name, self._make_menu(target.id))
        about = f"{name_form(target.form)} · {say_where(target)}"
        head = self.make_head("send", target.name, about, say_state(facts, now), (self.more,))
        self.lay_out(head, problem=facts.message)

    def _make_menu(self, target_id: int) -> QMenu:
        menu = QMenu(self)
        menu.addAction(self.tr("Change…"), lambda: self.change_wanted.emit(target_id))
        if self.facts.waiting or self.facts.failed:
            menu.addAction(self.tr("Send now what waits"), lambda: self.retry_wanted.emit(target_id))
            menu.addAction(self.tr("Give up what waits"), lambda: self.drop_wanted.emit(target_id))
        menu.addSeparator()
        self.add_remove(menu, self.tr("Remove"))
        return menu


_LINES = 5
_SERVER, _HOOK = "https://read.example.org", "https://hooks.example.org/add?from={feed}"
_PROGRAM = "notes-cli add --title {title} {link}"


class TargetEditor(QFrame):
    """The form for a target, with the fields of its kind; tried at will, kept by its own button."""

    try_wanted = Signal(object, object)
    """A Target, and the typed secrets by name."""
    save_wanted = Signal(object, object)
    discarded = Signal()

    def __init__(self, theme: Theme, target: Target) -> None:
        super().__init__()
        self.setObjectName("sunkenCard")
        self._theme, self._target = theme, target
        self._form = target.form
        self.awaits_answer = False
        """Whether the form was submitted, to be tried or kept."""
        self.secrets: dict[str, QLineEdit] = {}
        title = self.tr("Change {name}").format(name=target.name) if target.id else self.tr("New target")
        self._fields = make_form()
        self._make_fields()
        about = make_quiet(explain_form(self._form))
        column = make_column(self, make_heading(title), self._fields, about, margins=(16, 16, 16, 16), spacing=10)
        if self._form in (TargetForm.POST, TargetForm.COMMAND, *FILES):
            names = " ".join(f"{{{name}}}" for name in NAMES)
            column.addWidget(make_quiet(self.tr("Filled in: {names}").replace("{names}", names)))
        self.answer = WrappedLabel()
        self.answer.setWordWrap(True)
        self.answer.hide()
        fill(column, (self.answer, self._make_foot()))

    def _make_fields(self) -> None:
        target, form = self._target, FORMS.get(self._form)
        self.name = QLineEdit(target.name or name_form(self._form))
        add_row(self._fields, self.tr("Name"), self.name)
        self.address, self.user, self.client = (QLineEdit(target.address), QLineEdit(target.username), QLineEdit())
        self.command = QLineEdit(join_command(target.command))
        self.template, self.headers = QPlainTextEdit(), QPlainTextEdit()
        self.body = Choice(self._theme, "", [(name_body(kind), kind) for kind in BodyKind])
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
            add_row(self._fields, name_secret(name), field)

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
        if folder := QFileDialog.getExistingDirectory(self, self.tr("Choose a folder"), self.address.text()):
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
        """Let Enter try, or press the focused button; it must not reach the dialog's Save."""
        if not on_enter(self, event, self.try_it):
            super().keyPressEvent(event)

    def make_target(self) -> Target:
        """The target that the fields make; raises UsageError for invalid headers."""
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
        self._submit(self.try_wanted, self.tr("Trying…"))

    def _save(self) -> None:
        self._submit(self.save_wanted, "")

    def _submit(self, signal: object, meanwhile: str) -> None:
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


class TargetsPage(Page):
    least_width = CARD_WIDTH
    try_wanted = Signal(object, object)
    save_wanted = Signal(object, object)
    remove_wanted = Signal(object)
    restore_wanted = Signal(int)
    retry_wanted = Signal(int)
    drop_wanted = Signal(int)

    def __init__(self, theme: Theme, clock: Clock) -> None:
        super().__init__(theme)
        self._clock = clock
        self._removed: Target | None = None
        self.cards: list[TargetCard] = []
        self.editor: TargetEditor | None = None
        about = self.tr("Posts can be sent on: to a service that keeps them, into files, or to a program.")
        self._list = make_column(None, spacing=12)
        self._place = make_column(None, spacing=0)
        self.new = make_form_button(self.tr("Add target"))
        self.new.setIcon(theme.icon("plus", "text_2", self))
        menu = QMenu(self.new)
        for form in TargetForm:
            menu.addAction(name_form(form), partial(self.open_editor, Target(form=form)))
        self.new.setMenu(menu)
        self.said = WrappedLabel()
        self.undo = make_form_button(self.tr("Undo"), self._restore)
        self.undo.hide()
        new = make_row(None, self.new, STRETCH, self.said, self.undo, spacing=10)
        fill(self.column, (make_quiet(about), self._list, new, self._place, STRETCH))

    def show_targets(self, facts: Sequence[TargetFacts]) -> None:
        for card in self.cards:
            self._list.removeWidget(card)
            card.hide()
            card.deleteLater()
        self.cards = [TargetCard(self.theme, one, self._clock.now()) for one in facts]
        for card in self.cards:
            card.change_wanted.connect(lambda target_id: self.open_editor(self._find(target_id)))
            card.remove_wanted.connect(self._remove)
            card.retry_wanted.connect(self.retry_wanted)
            card.drop_wanted.connect(self.drop_wanted)
            self._list.addWidget(card)

    def _find(self, target_id: int) -> Target:
        return next(card.facts.target for card in self.cards if card.facts.target.id == target_id)

    def open_editor(self, target: Target) -> None:
        self.close_editor()
        self.editor = TargetEditor(self.theme, target)
        self.editor.try_wanted.connect(self.try_wanted)
        self.editor.save_wanted.connect(self.save_wanted)
        self.editor.discarded.connect(self.close_editor)
        self._place.addWidget(self.editor)
        self.new.setEnabled(False)
        self.editor.name.setFocus()
        self.editor.name.selectAll()
        bring_into_sight(self.editor)

    def close_editor(self) -> None:
        if self.editor is not None:
            self._place.removeWidget(self.editor)
            self.editor.hide()
            self.editor.deleteLater()
            self.editor = None
        self.new.setEnabled(True)

    def show_tried(self, message: Message, is_good: bool) -> None:
        """Show the answer, unless it is for an editor that was closed meanwhile."""
        if self.editor is not None and self.editor.awaits_answer:
            self.editor.show_answer(message, is_good=is_good)

    def _remove(self, target_id: int) -> None:
        self._removed = self._find(target_id)
        self.remove_wanted.emit(self._removed)
        self.said.setText(self.tr("{name} removed").format(name=self._removed.name))
        announce(self, self.said.text())
        self.undo.show()

    def _restore(self) -> None:
        if self._removed is not None:
            self.restore_wanted.emit(self._removed.id)
        self._removed = None
        self.said.setText("")
        self.undo.hide()
