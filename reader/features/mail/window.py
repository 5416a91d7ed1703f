"""The section of the settings for newsletters by mail: cards and a form for a new mailbox. Main thread only."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QLineEdit, QWidget

from reader.core.errors import UsageError
from reader.core.records.messages import Message
from reader.core.settings import Range
from reader.core.words.languages import mark
from reader.features.mail.records import (
    DEFAULT_FOLDER,
    FIRST_MAILS,
    MOST_FIRST_MAILS,
    MailLogin,
    MailProblem,
    Security,
    TriedMail,
)
from reader.features.mail.service import MailboxFacts, make_server
from reader.window.dialogs.server_commands import MailCommands
from reader.window.dialogs.servers import ERR, OK, WARN, ServerCard, ServerForm, ServerSection, choose_certificate
from reader.window.kit.controls import CheckBox, Choice, NumberBox, make_form_button
from reader.window.kit.dialog import add_row, bring_into_sight, make_form
from reader.window.kit.humanize import age_in_words, feeds_in_words, number, say_size
from reader.window.kit.layouts import make_row
from reader.window.kit.text import Label
from reader.window.kit.theme import Theme
from reader.window.kit.translate import tr
from reader.window.kit.wording import say


def say_state(facts: MailboxFacts, now: float, is_under_way: bool) -> tuple[str, str]:
    """A few words for the pill, with OK, WARN or ERR."""
    state = facts.state
    if is_under_way:
        return tr("Checking…"), OK
    if state.problem:
        known = {
            MailProblem.OFFLINE: (tr("Offline"), WARN),
            MailProblem.PASSWORD: (tr("Password rejected"), ERR),
            MailProblem.INSECURE: (tr("Insecure connection"), ERR),
            MailProblem.NO_FOLDER: (tr("Folder missing"), ERR),
        }
        return known.get(MailProblem(state.problem), (tr("No response"), ERR))
    if state.synced_at is None:
        return tr("Not checked yet"), WARN
    if state.stopped and state.is_first_under_way:
        return tr("Stopped"), WARN
    if now - state.synced_at < 60:
        return tr("Checked just now"), OK
    return tr("Checked {time} ago").format(time=age_in_words(state.synced_at, now)), OK


def say_way(facts: MailboxFacts) -> str:
    """How new mails are noticed."""
    if facts.state.can_push is None:
        return tr("not known yet")
    if facts.state.can_push:
        return tr("Push: new mail arrives immediately")
    return tr("Checked every 2 hours (counts toward your budget)")


def say_today(facts: MailboxFacts) -> str:
    count, size = facts.today.new_count, say_size(facts.today.wire_bytes)
    form = tr("1 message, {size}") if count == 1 else tr("{n} messages, {size}", n=count)
    return form.format(n=number(count), size=size)


def say_tried(tried: TriedMail) -> tuple[str, str]:
    """That it answered, and how new mails will be noticed."""
    seconds = number(tried.elapsed_s, 1)
    count = len(tried.folders)
    folders = tr("1 folder") if count == 1 else tr("{n} folders", n=count).format(n=number(count))
    answered = tr("Connected in {s} s: {folders}.").format(s=seconds, folders=folders)
    if tried.can_push:
        return answered, tr("This server supports push (IDLE), so new mail arrives immediately.")
    return answered, tr(
        "This server doesn’t support push (IDLE), so it will be checked every 2 hours. This counts toward your budget."
    )


class MailForm(ServerForm):
    """The form for a new mailbox: it is tried before it can be added."""

    def __init__(self, theme: Theme, close: Callable[[], object], commands: MailCommands) -> None:
        super().__init__(theme, close)
        self._commands = commands
        self._ca_file = ""
        self.tried: TriedMail | None = None
        """The server's answer to what is typed here; None before that."""
        self.where, self.user, self.password = QLineEdit(), QLineEdit(), QLineEdit()
        self._fields = (self.where, self.user, self.password)
        self.where.setPlaceholderText("imap.example.org")
        self.password.setEchoMode(QLineEdit.EchoMode.Password)
        self.own_ca = make_form_button(self.tr("Custom certificate authority…"), self._choose_ca, "flat")
        lines = [
            (self.tr("TLS, usually port 993"), Security.TLS),
            (self.tr("STARTTLS, usually port 143"), Security.STARTTLS),
            (self.tr("None (this computer only)"), Security.NONE),
        ]
        self.security = Choice(theme, self.tr("Security"), lines)
        self.security.currentIndexChanged.connect(self._forget)
        self.folder = Choice(theme, self.tr("Folder"))
        self.first = NumberBox(theme, Range(0, MOST_FIRST_MAILS, (mark(" newest messages"), "")))
        self.first.setSingleStep(100)
        self.first.setValue(FIRST_MAILS)
        self.marks = CheckBox(theme, self.tr("Mark messages as read on the server"))
        form = make_form()
        add_row(form, self.tr("Server"), self.where)
        add_row(form, self.tr("Security"), self.security)
        add_row(form, self.tr("User name"), self.user)
        line = QWidget()
        make_row(line, (self.password, 1), self.try_button, spacing=8)
        add_row(form, self.tr("Password"), line).setBuddy(self.password)
        self.password.setAccessibleName(self.tr("Password"))
        form.addRow(self.answers)
        add_row(form, self.tr("Folder"), self.folder)
        add_row(form, self.tr("Start with"), self.first)
        form.addRow(Label(" "), self.marks)
        self._form = form
        safe = self.tr(
            "Your password is stored in the system keyring. Without one, you’ll be asked for it each "
            "time Paperround starts."
        )
        self.lay_out(self.tr("Email newsletters"), self._form, tool=self.own_ca, safe=safe)
        for field in self._fields:
            field.textEdited.connect(self._forget)
        self._show_buttons()

    def enter(self) -> None:
        self.try_it() if self.tried is None else self.submit()

    def submit(self) -> None:
        if self.tried is not None:
            self._commands.add(self.login(), self.folder.value(), self.first.value(), self.marks.isChecked())
            self._close()

    def login(self) -> MailLogin:
        """The login that the fields make; raises UsageError if they can be no server's."""
        server = make_server(self.where.text(), self.user.text(), self.security.value(), ca_file=self._ca_file)
        return MailLogin(server, self.password.text())

    def try_it(self) -> None:
        if not self._is_whole():
            return
        try:
            login = self.login()
        except UsageError as error:
            self.say_answer(say(error.message), "problem")
            return
        self.try_button.setEnabled(False)
        self.awaits_answer = True
        self.say_answer(self.tr("Connecting to {address}…").format(address=login.server.host))
        self._commands.try_login(login)

    def show_tried(self, tried: TriedMail | None, message: Message | None) -> None:
        if self.awaits_answer:
            self.tried = tried
            super().show_tried(tried, message)
            self._show_buttons()
            bring_into_sight(self.add)

    def read_tried(self, tried: TriedMail, message: Message | None) -> tuple[str, str]:
        self.folder.clear_options()
        for name in tried.folders or (DEFAULT_FOLDER,):
            self.folder.add(name, name)
        if likely := [name for name in tried.folders if "newsletter" in name.casefold()]:
            self.folder.choose(likely[0])
        return say_tried(tried)

    def _forget(self) -> None:
        """Drop the server's answer, because something else is typed now."""
        self.tried, self.awaits_answer = None, False
        self.say_answer("")
        self._show_buttons()

    def _is_whole(self) -> bool:
        return all(field.text().strip() for field in self._fields)

    def _show_buttons(self) -> None:
        self.try_button.setEnabled(self._is_whole())
        self.add.setEnabled(self.tried is not None)
        for choice in (self.folder, self.first, self.marks):
            self._form.setRowVisible(choice, self.tried is not None)

    def _choose_ca(self) -> None:
        if name := choose_certificate(self):
            self._ca_file = name
            self.own_ca.setText(Path(name).name)
            self._forget()


class MailSection(ServerSection):
    progress = mark("{done} of {total} messages")

    def __init__(self, theme: Theme, commands: MailCommands) -> None:
        about = tr("Read newsletters from a mail folder as feeds, one per sender.")
        super().__init__(theme, commands, about, tr("Add email newsletters…"))
        self.new.clicked.connect(self.open_form)

    def open_form(self) -> None:
        form = MailForm(self._theme, self.close_form, self._commands)
        self.show_form(form, form.where, form.add)

    def _make_card(self, facts: MailboxFacts, now: float, is_under_way: bool) -> ServerCard:
        box, commands = facts.box, self._commands
        about = f"{box.server.username} · {box.folder} · {feeds_in_words(facts.feeds)}"
        card = ServerCard(self._theme, box.id, "mail", box.name, about, say_state(facts, now, is_under_way))
        if is_under_way:
            card.add_tool("x", self.tr("Stop and keep what was imported so far"), partial(commands.stop, box.id))
        else:
            check = self.tr("Check {name} for new mail").format(name=box.name)
            card.add_tool("refresh-cw", check, partial(commands.check, box.id))
        marks = partial(commands.set_marks_read, box.id)
        card.add_switch(self.tr("Mark messages as read on the server"), box.marks_read, marks)
        card.menu.addSeparator()
        self.add_password(card, self.tr("Mailbox password:"))
        leave = partial(self.ask_to_remove, box.id, self.tr("Remove {name}?"))
        card.menu.addAction(self.tr("Remove mailbox…"), leave)
        card.add_facts(
            (self.tr("New messages"), say_way(facts)),
            (self.tr("Today"), say_today(facts)),
            (
                self.tr("On the server"),
                self.tr("Read status is synced") if box.marks_read else self.tr("Nothing is changed on the server"),
            ),
        )
        card.add_message(facts.state.message)
        return card
