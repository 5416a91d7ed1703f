"""The section of the settings for newsletters by mail: cards and a form for a new mailbox. Main thread only."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QFormLayout

from reader.clock import Clock
from reader.gui.dialogs.server_commands import MailCommands
from reader.gui.dialogs.servers import ERR, OK, WARN, LoginForm, ServerCard, ServerSection
from reader.gui.kit.controls import CheckBox, Choice
from reader.gui.kit.dialog import add_row
from reader.gui.kit.humanize import age_in_words, feeds_in_words, number, say_size
from reader.gui.kit.number_box import NumberBox
from reader.gui.kit.text import Label
from reader.gui.kit.theme import Theme
from reader.gui.kit.translate import tr
from reader.model.mail import DEFAULT_FOLDER, FIRST_MAILS, MOST_FIRST_MAILS, MailLogin, MailProblem, Security, TriedMail
from reader.services.mailboxes import MailboxFacts, make_server
from reader.settings import Range
from reader.wording.languages import mark


def say_state(facts: MailboxFacts, now: float, is_under_way: bool) -> tuple[str, str]:
    """A few words for the pill, with OK, WARN or ERR."""
    state = facts.state
    if is_under_way:
        return tr("looking"), OK
    if state.problem:
        return _say_problem(MailProblem(state.problem))
    if state.synced_at is None:
        return tr("not read yet"), WARN
    if state.stopped and state.is_first_under_way:
        return tr("stopped"), WARN
    if now - state.synced_at < 60:
        return tr("read just now"), OK
    return tr("read {time} ago").format(time=age_in_words(state.synced_at, now)), OK


def _say_problem(problem: MailProblem) -> tuple[str, str]:
    known = {
        MailProblem.OFFLINE: (tr("offline"), WARN),
        MailProblem.PASSWORD: (tr("password refused"), ERR),
        MailProblem.INSECURE: (tr("insecure connection"), ERR),
        MailProblem.NO_FOLDER: (tr("folder missing"), ERR),
    }
    return known.get(problem, (tr("did not answer"), ERR))


def say_way(facts: MailboxFacts) -> str:
    """How new mails are noticed."""
    if facts.state.can_push is None:
        return tr("not known yet")
    if facts.state.can_push:
        return tr("pushed, nothing is polled")
    return tr("asked every 2 hours, from your budget")


def say_today(facts: MailboxFacts) -> str:
    count, size = facts.today.new_count, say_size(facts.today.wire_bytes)
    form = tr("1 mail, {size}") if count == 1 else tr("{n} mails, {size}", n=count)
    return form.format(n=number(count), size=size)


def say_tried(tried: TriedMail) -> tuple[str, str]:
    """That it answered, and how new mails will be noticed."""
    seconds = number(tried.elapsed_s, 1)
    count = len(tried.folders)
    folders = tr("1 folder") if count == 1 else tr("{n} folders", n=count).format(n=number(count))
    answered = tr("It answered in {s} s: {folders}.").format(s=seconds, folders=folders)
    if tried.can_push:
        return answered, tr("It says when mails come, so nothing will be polled.")
    return answered, tr("It cannot say when mails come, so it will be asked every 2 hours, from your budget.")


class MailForm(LoginForm):
    def _add_place(self, form: QFormLayout) -> None:
        lines = [
            (self.tr("TLS, usually port 993"), Security.TLS),
            (self.tr("STARTTLS, usually port 143"), Security.STARTTLS),
            (self.tr("None, for this computer alone"), Security.NONE),
        ]
        self.security = Choice(self._theme, self.tr("Line"), lines)
        self.security.currentIndexChanged.connect(self._forget)
        add_row(form, self.tr("Server"), self.where)
        add_row(form, self.tr("Line"), self.security)

    def _add_choices(self, form: QFormLayout) -> None:
        """Add the rows for the folder, and how much of it to read first."""
        self._form = form
        self.folder = Choice(self._theme, self.tr("Folder"))
        self.first = NumberBox(self._theme, Range(0, MOST_FIRST_MAILS, (mark(" newest mails"), "")))
        self.first.setSingleStep(100)
        self.first.setValue(FIRST_MAILS)
        self.marks = CheckBox(self._theme, self.tr("Mark at the server what I read here"))
        add_row(form, self.tr("Folder"), self.folder)
        add_row(form, self.tr("Read first"), self.first)
        form.addRow(Label(" "), self.marks)

    def login(self) -> MailLogin:
        server = make_server(self.where.text(), self.user.text(), self.security.value(), ca_file=self._ca_file)
        return MailLogin(server, self.password.text())

    def _find_host(self, login: MailLogin) -> str:
        return login.server.host

    def read_tried(self, tried: TriedMail, message: object) -> tuple[str, str]:
        self.folder.clear_options()
        for name in tried.folders or (DEFAULT_FOLDER,):
            self.folder.add(name, name)
        if likely := [name for name in tried.folders if "newsletter" in name.casefold()]:
            self.folder.choose(likely[0])
        return say_tried(tried)

    def _show_buttons(self) -> None:
        super()._show_buttons()
        for choice in (self.folder, self.first, self.marks):
            self._form.setRowVisible(choice, self.tried is not None)

    def _add(self) -> None:
        self._commands.add(self.login(), self.folder.value(), self.first.value(), self.marks.isChecked())


class MailSection(ServerSection):
    progress = mark("{done} of {total} mails")

    def __init__(self, theme: Theme, clock: Clock, commands: MailCommands) -> None:
        about = tr("Newsletters in a folder of your mail can be read as feeds, one for each sender.")
        super().__init__(theme, clock, commands, about, tr("Add newsletters by mail…"))
        self.new.clicked.connect(self.open_form)

    def open_form(self) -> None:
        form = MailForm(self._theme, self._commands, self.tr("Newsletters by mail"), "imap.example.org")
        self.show_form(form, form.where, form.add)

    def _make_card(self, facts: MailboxFacts, now: float, is_under_way: bool) -> ServerCard:
        box, commands = facts.box, self._commands
        about = f"{box.server.username} · {box.folder} · {feeds_in_words(facts.feeds)}"
        card = ServerCard(self._theme, box.id, "mail", box.name, about, say_state(facts, now, is_under_way))
        if is_under_way:
            card.add_tool("x", self.tr("Stop; what was read so far is kept"), partial(commands.stop, box.id))
        else:
            check = self.tr("Look for new mails in {name} now").format(name=box.name)
            card.add_tool("refresh-cw", check, partial(commands.check, box.id))
        marks = partial(commands.set_marks_read, box.id)
        card.add_switch(self.tr("Mark at the server what I read here"), box.marks_read, marks)
        card.menu.addSeparator()
        self.add_password(card, self.tr("The password for this mailbox:"))
        leave = partial(self.ask_to_remove, box.id, self.tr("Read {name} no more"))
        card.menu.addAction(self.tr("Read this mailbox no more…"), leave)
        card.add_facts(
            (self.tr("New mails"), say_way(facts)),
            (self.tr("Today"), say_today(facts)),
            (self.tr("At the server"), self.tr("read marks are sent") if box.marks_read else self.tr("never changed")),
        )
        card.add_message(facts.state.message)
        return card
