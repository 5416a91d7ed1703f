"""A section of the settings for servers that are asked: a card for each, a form for a new one, the questions before one
is left. Accounts and mailboxes have one each; what is done here is done at once, not at Save. Main thread only."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QLocale, QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QMenu, QMessageBox, QSizePolicy, QToolButton, QWidget

from reader.clock import Clock
from reader.gui.bridge.bridge import Bridge
from reader.gui.dialogs.login_form import LoginForm
from reader.gui.kit.controls import ElidedLabel, make_form_button
from reader.gui.kit.dialog import bring_into_sight, make_heading, make_quiet, make_rule
from reader.gui.kit.humanize import age_in_words, clock_time, feeds_in_words, local, local_day, number, sentences
from reader.gui.kit.layouts import STRETCH, make_column, make_row
from reader.gui.kit.text import Label, ask_for_password, make_message_box, set_tooltip
from reader.gui.kit.theme import Theme
from reader.gui.kit.translate import tr
from reader.gui.kit.wording import say
from reader.model.accounts import SyncReason, Tried
from reader.model.messages import Message
from reader.services.accounts import AccountFacts
from reader.store.db import Connection
from reader.sync.problems import AccountProblem

if TYPE_CHECKING:
    from reader.engine.messages import AccountSynced, AccountTried, MailChecked, MailTried

OK, WARN, ERR = "ok", "warn", "err"


def say_state(facts: AccountFacts, now: float, is_under_way: bool) -> tuple[str, str]:
    """A few words for the pill, and how bad it is."""
    state = facts.state
    if is_under_way:
        return tr("synchronising"), OK
    if state.problem:
        return _say_problem(facts)
    if state.synced_at is None:
        return tr("not synchronised yet"), WARN
    age = age_in_words(state.synced_at, now)
    return tr("synchronised {time} ago").format(time=age) if now - state.synced_at >= 60 else tr(
        "synchronised just now"
    ), OK


def _say_problem(facts: AccountFacts) -> tuple[str, str]:
    offline = tr("offline, {n} waiting", n=facts.waiting.count).format(n=number(facts.waiting.count))
    known = {
        AccountProblem.OFFLINE: (offline, WARN),
        AccountProblem.BUSY: (tr("asks for a pause"), WARN),
        AccountProblem.PASSWORD: (tr("password refused"), ERR),
        AccountProblem.INSECURE: (tr("certificate not trusted"), ERR),
        AccountProblem.NO_API: (tr("interface switched off"), ERR),
    }
    return known.get(AccountProblem(facts.state.problem), (tr("did not answer"), ERR))


def say_progress(done: int, total: int) -> str:
    return tr("{done} of {total} posts").format(done=number(done), total=number(total))


def say_asked(facts: AccountFacts, now: float) -> str:
    """Beside what hourly polling would have come to on this day so far."""
    hours = local(now).hour + 1
    times = (
        tr("once") if facts.today.asks == 1 else tr("{n} times", n=facts.today.asks).format(n=number(facts.today.asks))
    )
    return tr("{times} instead of {hours}").format(times=times, hours=number(hours))


def say_next(facts: AccountFacts) -> str:
    at = facts.state.next_at
    if at is None:
        return tr("when you look")
    why = {
        SyncReason.BEFORE_VISIT: tr("before you look"),
        SyncReason.READING: tr("while you read"),
        SyncReason.EXPECTED: tr("when new posts are likely"),
        SyncReason.RARELY: tr("if you do not look before"),
        SyncReason.TRIED_AGAIN: tr("tried again"),
    }.get(SyncReason(facts.state.next_reason), "")
    time = clock_time(local(at))
    return tr("{time}, {why}").format(time=time, why=why) if why else time


def say_outbox(facts: AccountFacts) -> str:
    waiting = facts.waiting
    if not waiting.count or waiting.since_at is None:
        return tr("0, all sent")
    time = clock_time(local(waiting.since_at))
    return tr("{n} waiting since {time}", n=waiting.count).format(n=number(waiting.count), time=time)


def say_unsent(facts: AccountFacts) -> str:
    """What leaving the account would lose; nothing where all was sent."""
    if not facts.waiting.count:
        return ""
    if facts.waiting.count == 1:
        return tr("One change that you made here has not reached it yet, and would not any more.")
    n = facts.waiting.count
    form = tr("{n} changes that you made here have not reached it yet, and would not any more.", n=n)
    return form.format(n=number(n))


def say_tried(tried: Tried) -> tuple[str, str]:
    """That it answered, and what is known already."""
    answered = tr("It answered in {s} s: {feeds}, {unread} unread, {stars} stars.").format(
        s=QLocale().toString(tried.elapsed_s, "f", 1),
        feeds=feeds_in_words(tried.feeds),
        unread=number(tried.unread),
        stars=number(tried.starred),
    )
    known = ""
    if tried.known_feeds == 1:
        known = tr("1 of them you already have; it will be kept once.")
    elif tried.known_feeds:
        known = tr("{n} of them you already have; they will be kept once.", n=tried.known_feeds).format(
            n=number(tried.known_feeds)
        )
    return answered, known


_PILLS = {OK: "pillOk", WARN: "pillWarn", ERR: "pillErr"}


class ServerCard(QFrame):
    ask_wanted = Signal(int)
    """The server is to be asked now."""
    remove_wanted = Signal(int)
    password_wanted = Signal(int)

    def __init__(self, theme: Theme, server_id: int) -> None:
        super().__init__()
        self.setObjectName("card")
        self._theme, self.server_id = theme, server_id

    def lay_out(self, head: QWidget, facts: QWidget, problem: Message | None, lack: Message | None = None) -> None:
        """`lack`: what this server cannot do, though all is well."""
        column = make_column(self, head, make_rule(), facts, margins=(16, 14, 16, 14), spacing=12)
        if problem is not None:
            said = make_quiet(say(problem))
            said.setObjectName("problem")
            column.addWidget(said)
        if lack is not None:
            column.addWidget(make_quiet(say(lack)))

    def make_head(
        self, icon: str, name: str, about: str, state: tuple[str, str], tools: Iterable[QToolButton]
    ) -> QWidget:
        """`state`: in words, and how well that is."""
        head = QWidget()
        picture = Label()
        picture.setPixmap(self._theme.pixmap(icon, "text_2", self.devicePixelRatioF(), 20))
        said = ElidedLabel(about)
        said.setProperty("secondary", True)
        text, mood = state
        self.pill = Label(text)
        self.pill.setObjectName(_PILLS[mood])
        self.pill.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        titles = make_column(None, make_heading(name), said, spacing=2)
        make_row(head, picture, (titles, 1), self.pill, *tools, spacing=10)
        return head

    def make_tool(self, icon: str, name: str, do: Callable[[], object] | None = None) -> QToolButton:
        tool = QToolButton()
        tool.setIcon(self._theme.icon(icon, "text_2", self))
        tool.setAccessibleName(name)
        set_tooltip(tool, name)
        if do is not None:
            tool.clicked.connect(do)
        return tool

    def make_sync(self, name: str) -> QToolButton:
        return self.make_tool("refresh-cw", name, lambda: self.ask_wanted.emit(self.server_id))

    def add_switch(self, menu: QMenu, words: str, is_on: bool) -> QAction:
        action = menu.addAction(words)
        action.setCheckable(True)
        action.setChecked(is_on)
        return action

    def add_password(self, menu: QMenu) -> None:
        menu.addAction(self.tr("Enter the password…"), lambda: self.password_wanted.emit(self.server_id))

    def add_remove(self, menu: QMenu, words: str) -> None:
        menu.addAction(words, lambda: self.remove_wanted.emit(self.server_id))

    def make_more(self, name: str, menu: QMenu) -> QToolButton:
        more = self.make_tool("ellipsis", self.tr("More for {name}").format(name=name))
        more.setMenu(menu)
        more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        return more

    def make_facts(self, pairs: Iterable[tuple[str, str]]) -> QWidget:
        row, columns = QWidget(), []
        for name, value in pairs:
            said = Label(value)
            said.setWordWrap(True)
            columns.append((make_column(None, make_quiet(name), said, STRETCH, spacing=2), 1))
        make_row(row, *columns, spacing=16)
        return row


class ServerCommands(QObject):
    command_sent = Signal(object)
    """A command for the engine."""
    listed = Signal(list)
    """The facts of all servers."""
    tried = Signal(object, object)
    """What trying one came to, or nothing and a message."""
    under_way = Signal(int, bool)
    """A server that is being asked, or no more."""
    progressed = Signal(int, int, int)
    """A server; how many posts or mails were fetched, of how many."""
    password_chosen = Signal(str, str, str)
    """Address, user and password, for the system's safe and for the engine."""
    feeds_changed = Signal()

    def __init__(self, bridge: Bridge, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._clock = bridge.bound_to(self), clock
        self._number = 0
        """Of the last try: answers to earlier ones are dropped."""

    def _list_facts(self, conn: Connection, day: str) -> Sequence[Any]:
        raise NotImplementedError

    def _make_changed(self) -> object:
        """The command that tells the engine of a change."""
        raise NotImplementedError

    def list_servers(self) -> None:
        day = str(local_day(self._clock.now()))
        self._bridge.read(lambda conn: self._list_facts(conn, day), self.listed.emit)

    def on_tried(self, note: AccountTried | MailTried) -> None:
        if note.number == self._number:
            self.tried.emit(note.tried, note.message)

    def _show_progress(self, server_id: int, note: AccountSynced | MailChecked) -> None:
        if note.total:
            self.progressed.emit(server_id, note.done, note.total)
            return
        self.under_way.emit(server_id, note.is_under_way)
        if not note.is_under_way:
            self.list_servers()

    def _send_changed(self) -> None:
        self.command_sent.emit(self._make_changed())
        self.list_servers()

    def _remove(self, remove: Callable[[Connection], Callable[[], None] | None]) -> None:
        """`remove` returns what forgets the password; that may wait for the user to unlock their safe."""

        def done(forget: Callable[[], None] | None) -> None:
            if forget is not None:
                threading.Thread(target=forget, daemon=True).start()
            self._send_changed()
            self.feeds_changed.emit()

        self._bridge.write(remove, done)


class ServerFacts(Protocol):
    """What is shown of an account or a mailbox."""

    @property
    def id(self) -> int: ...
    @property
    def name(self) -> str: ...
    @property
    def feeds(self) -> int: ...


class ServerSection(QWidget):
    try_wanted = Signal(object)
    ask_wanted = Signal(int)
    """A server that is to be asked now."""
    remove_chosen = Signal(int, bool)
    """A server, and whether its feeds are kept."""
    password_chosen = Signal(int, str)

    def __init__(self, theme: Theme, clock: Clock, form: LoginForm, about: str, add: str) -> None:
        super().__init__()
        self._theme, self._clock = theme, clock
        self._facts: Sequence[Any] = ()
        self._under_way: set[int] = set()
        self.question: QMessageBox | None = None
        self.cards: list[Any] = []
        self._list = make_column(None, spacing=12)
        self.new = make_form_button(add, self.open_form)
        self.new.setIcon(theme.icon("plus", "text_2", self))
        self.form: Any = form
        form.hide()
        form.try_wanted.connect(self.try_wanted)
        form.discarded.connect(self.close_form)
        column = make_column(self, make_quiet(about), spacing=12)
        column.addLayout(self._list)
        column.addLayout(make_row(None, self.new, STRETCH))
        column.addWidget(form)

    def _make_card(self, facts: Any, now: float, is_under_way: bool) -> QWidget:
        raise NotImplementedError

    def _say_progress(self, done: int, total: int) -> str:
        raise NotImplementedError

    def _say_remove(self, facts: Any) -> tuple[str, str]:
        """A title for the question, and what removing it would lose."""
        raise NotImplementedError

    def _say_password(self) -> str:
        """Which password is asked for."""
        raise NotImplementedError

    def show_servers(self, facts: Sequence[ServerFacts]) -> None:
        self._facts = facts
        for card in self.cards:
            self._list.removeWidget(card)
            card.deleteLater()
        now = self._clock.now()
        self.cards = [self._make_card(one, now, one.id in self._under_way) for one in facts]
        for card in self.cards:
            card.ask_wanted.connect(self.ask_wanted)
            card.remove_wanted.connect(self._ask_to_remove)
            card.password_wanted.connect(self._ask_password)
            self._list.addWidget(card)

    def show_under_way(self, server_id: int, is_under_way: bool) -> None:
        (self._under_way.add if is_under_way else self._under_way.discard)(server_id)
        self.show_servers(self._facts)

    def show_progress(self, server_id: int, done: int, total: int) -> None:
        """Also where the page was opened in the middle of it."""
        if server_id not in self._under_way:
            self.show_under_way(server_id, True)
        for card in self.cards:
            if card.server_id == server_id:
                card.pill.setText(self._say_progress(done, total))

    def open_form(self) -> None:
        self.form.show()
        self.new.setEnabled(False)
        self.form.where.setFocus()
        bring_into_sight(self.form.add)

    def close_form(self) -> None:
        self.form.hide()
        self.form.clear()
        self.new.setEnabled(True)
        self.new.setFocus()

    def show_tried(self, tried: object, message: Message | None) -> None:
        self.form.show_tried(tried, message)

    def _find(self, server_id: int) -> Any:
        return next(one for one in self._facts if one.id == server_id)

    def _make_question(self, text: str, title: str) -> QMessageBox:
        self.question = make_message_box(QMessageBox.Icon.Question, text, self)
        self.question.setWindowTitle(title)
        return self.question

    def _ask_to_remove(self, server_id: int) -> None:
        """Asked once, because the answer cannot be guessed; the server keeps everything either way."""
        facts = self._find(server_id)
        title, loss = self._say_remove(facts)
        text = self.tr("Keep the {feeds} of {name} here, or remove them too? Nothing changes at the server.")
        asked = text.format(feeds=feeds_in_words(facts.feeds), name=facts.name)
        box = self._make_question(sentences((asked, loss)), title)
        keep = box.addButton(self.tr("Keep feeds"), QMessageBox.ButtonRole.AcceptRole)
        drop = box.addButton(self.tr("Remove them too"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(keep)
        box.addButton(QMessageBox.StandardButton.Cancel)

        def on_clicked(pressed: object) -> None:
            if pressed in (keep, drop):
                self.remove_chosen.emit(server_id, pressed is keep)

        box.buttonClicked.connect(on_clicked)
        box.open()

    def _ask_password(self, server_id: int) -> None:
        password = ask_for_password(self, self.tr("Password"), self._say_password())
        if password:
            self.password_chosen.emit(server_id, password)
