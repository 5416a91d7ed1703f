"""The section of the settings for newsletters by mail: cards, a form for a new mailbox, commands. Main thread only."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QMenu, QWidget

from reader.clock import Clock
from reader.engine import messages
from reader.gui.dialogs.login_form import LoginForm
from reader.gui.dialogs.servers import ERR, OK, WARN, ServerCard, ServerCommands, ServerSection
from reader.gui.kit.controls import CheckBox, Choice
from reader.gui.kit.dialog import add_row, make_rule
from reader.gui.kit.humanize import age_in_words, feeds_in_words, number, say_size
from reader.gui.kit.number_box import NumberBox
from reader.gui.kit.text import Label
from reader.gui.kit.theme import Theme
from reader.gui.kit.translate import tr
from reader.model.mail import (
    DEFAULT_FOLDER,
    FIRST_MAILS,
    MOST_FIRST_MAILS,
    Mailbox,
    MailLogin,
    MailProblem,
    Security,
    TriedMail,
)
from reader.services import mailboxes as services
from reader.services.mailboxes import MailboxFacts, make_server
from reader.store import mailboxes as rows
from reader.store.db import Connection


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
        MailProblem.INSECURE: (tr("line not safe"), ERR),
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


class MailCard(ServerCard):
    stop_wanted = Signal(int)
    marks_chosen = Signal(int, bool)

    def __init__(self, theme: Theme, facts: MailboxFacts, now: float, is_under_way: bool) -> None:
        super().__init__(theme, facts.id)
        self.box = facts.box
        marks = self.tr("read marks are sent") if self.box.marks_read else self.tr("never changed")
        self.lay_out(
            self._make_head(facts, now, is_under_way),
            make_rule(),
            self.make_facts(
                (self.tr("New mails"), say_way(facts)),
                (self.tr("Today"), say_today(facts)),
                (self.tr("At the server"), marks),
            ),
            problem=facts.state.message,
        )

    def _make_head(self, facts: MailboxFacts, now: float, is_under_way: bool) -> QWidget:
        name = self.box.name
        self.check = self.make_sync(self.tr("Look for new mails in {name} now").format(name=name))
        self.check.setVisible(not is_under_way)
        stop = self.tr("Stop; what was read so far is kept")
        self.stop = self.make_tool("x", stop, lambda: self.stop_wanted.emit(self.server_id))
        self.stop.setVisible(is_under_way)
        self.more = self.make_more(name, self._make_menu())
        about = f"{self.box.server.username} · {self.box.folder} · {feeds_in_words(facts.feeds)}"
        state = say_state(facts, now, is_under_way)
        return self.make_head("mail", name, about, state, (self.check, self.stop, self.more))

    def _make_menu(self) -> QMenu:
        menu = QMenu(self)
        self.marks = self.add_switch(menu, self.tr("Mark at the server what I read here"), self.box.marks_read)
        self.marks.toggled.connect(lambda on: self.marks_chosen.emit(self.box.id, on))
        menu.addSeparator()
        self.add_password(menu)
        self.add_remove(menu, self.tr("Read this mailbox no more…"))
        return menu


class MailForm(LoginForm):
    add_wanted = Signal(object, str, int, bool)
    """The MailLogin, the folder, how many mails to read first, whether read marks are sent."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, tr("Newsletters by mail"), "imap.example.org")
        self.security.currentIndexChanged.connect(self._forget)

    def _add_place(self, form: QFormLayout) -> None:
        lines = [
            (self.tr("TLS, usually port 993"), Security.TLS),
            (self.tr("STARTTLS, usually port 143"), Security.STARTTLS),
            (self.tr("None, for this computer alone"), Security.NONE),
        ]
        self.security = Choice(self._theme, self.tr("Line"), lines)
        add_row(form, self.tr("Server"), self.where)
        add_row(form, self.tr("Line"), self.security)

    def _add_choices(self, form: QFormLayout) -> None:
        """Add the rows for the folder, and how much of it to read first."""
        self._form = form
        self.folder = Choice(self._theme, self.tr("Folder"))
        self.first = NumberBox(self._theme, 0, MOST_FIRST_MAILS, lambda count: self.tr(" newest mails"))
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

    def _read_tried(self, tried: TriedMail) -> tuple[str, str]:
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
        self.add_wanted.emit(self.login(), self.folder.value(), self.first.value(), self.marks.isChecked())


class MailCommands(ServerCommands):
    leave_found = Signal(str, str)
    """A feed's name, and the address to unsubscribe at; empty if its mails give none."""

    _list_facts = staticmethod(services.list_facts)
    _changed = messages.MailboxesChanged

    def try_mail(self, login: MailLogin) -> None:
        self._number += 1
        self.command_sent.emit(messages.TryMail(self._number, login))

    def on_checked(self, note: messages.MailChecked) -> None:
        self._show_progress(note.mailbox_id, note)

    def add(self, login: MailLogin, folder: str, first_mails: int, marks_read: bool) -> None:
        now = self._clock.now()

        def write(conn: Connection) -> Mailbox:
            return services.add_mailbox(
                conn, login.server, now, folder=folder, first_mails=first_mails, marks_read=marks_read
            )

        def done(box: Mailbox) -> None:
            self.password_chosen.emit(box.server.origin, box.server.username, login.password)
            self._send_changed()

        self._bridge.write(write, done)

    def check(self, mailbox_id: int) -> None:
        self.command_sent.emit(messages.CheckMail(mailbox_id))

    def stop(self, mailbox_id: int) -> None:
        self.command_sent.emit(messages.StopMail(mailbox_id))

    def remove(self, mailbox_id: int, keep_feeds: bool) -> None:
        now = self._clock.now()

        def remove(conn: Connection) -> Callable[[], None] | None:
            box, _ = services.remove_mailbox(conn, mailbox_id, now, keep_feeds=keep_feeds)
            return None if services.needs_password(conn, box) else partial(services.forget_password, box)

        self._remove(remove)

    def give_password(self, mailbox_id: int, password: str) -> None:
        def done(box: Mailbox) -> None:
            self.password_chosen.emit(box.server.origin, box.server.username, password)
            self.check(mailbox_id)

        self._bridge.read(lambda conn: rows.get_mailbox(conn, mailbox_id), done)

    def set_marks_read(self, mailbox_id: int, is_on: bool) -> None:
        def write(conn: Connection) -> None:
            rows.change_mailbox(conn, replace(rows.get_mailbox(conn, mailbox_id), marks_read=is_on))

        self._bridge.write(write, lambda _: self._send_changed())

    def find_leave_address(self, feed_id: int, name: str) -> None:
        """Find where a newsletter can be left, and emit leave_found."""
        self._bridge.read(
            lambda conn: rows.find_unsubscribe(conn, feed_id), lambda found: self.leave_found.emit(name, found)
        )


class MailSection(ServerSection):
    add_wanted = Signal(object, str, int, bool)
    stop_wanted = Signal(int)
    marks_chosen = Signal(int, bool)

    def __init__(self, theme: Theme, clock: Clock) -> None:
        super().__init__(
            theme,
            clock,
            MailForm(theme),
            about=tr("Newsletters in a folder of your mail can be read as feeds, one for each sender."),
            add=tr("Add newsletters by mail…"),
            progress=tr("{done} of {total} mails"),
            password=tr("The password for this mailbox:"),
        )
        self.form.add_wanted.connect(self.add_wanted)

    def _make_card(self, facts: MailboxFacts, now: float, is_under_way: bool) -> MailCard:
        card = MailCard(self._theme, facts, now, is_under_way)
        card.stop_wanted.connect(self.stop_wanted)
        card.marks_chosen.connect(self.marks_chosen)
        return card

    def _say_remove(self, facts: MailboxFacts) -> tuple[str, str]:
        return self.tr("Read {name} no more").format(name=facts.name), ""
