"""The section of the settings for accounts: cards, and a sheet for a new one. Main thread only."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

from msgspec import Struct
from PySide6.QtWidgets import QButtonGroup, QDialog, QLineEdit, QWidget

from reader.core.records.messages import Message
from reader.core.words.catalogue import AccountCode
from reader.core.words.languages import mark
from reader.engine.messages import AccountSynced
from reader.features.accounts.records import Account, AccountProblem, Login, ServerKind, SyncReason, Tried
from reader.features.accounts.service import AccountFacts, name_service
from reader.window.dialogs.server_commands import AccountCommands
from reader.window.dialogs.servers import ERR, OK, WARN, ServerCard, ServerSection, choose_certificate
from reader.window.kit.bars import announce
from reader.window.kit.controls import CheckBox, make_form_button
from reader.window.kit.dialog import Dialog, add_row, make_form, make_heading, make_quiet, make_rule
from reader.window.kit.humanize import (
    age_in_words,
    clock_or_day,
    clock_time,
    feeds_in_words,
    local,
    number,
    sentences,
    unread,
)
from reader.window.kit.layouts import STRETCH, fill, make_column, make_row
from reader.window.kit.radio_row import RadioRow
from reader.window.kit.text import Label, WrappedLabel, ask
from reader.window.kit.theme import Theme
from reader.window.kit.translate import tr
from reader.window.kit.wording import say


def say_state(facts: AccountFacts, now: float, is_under_way: bool) -> tuple[str, str]:
    """A few words for the pill, with OK, WARN or ERR."""
    state = facts.state
    if is_under_way:
        return tr("Syncing…"), OK
    if state.problem:
        is_missing = state.message is not None and state.message.code == AccountCode.ACCOUNT_PASSWORD_MISSING.name
        offline = tr("offline, {n} waiting", n=facts.waiting.count).format(n=number(facts.waiting.count))
        known = {
            AccountProblem.OFFLINE: (offline, WARN),
            AccountProblem.BUSY: (tr("Server asked Paperround to wait"), WARN),
            AccountProblem.PASSWORD: (tr("Password missing") if is_missing else tr("Password rejected"), ERR),
            AccountProblem.INSECURE: (tr("Certificate not trusted"), ERR),
            AccountProblem.NO_API: (tr("API turned off"), ERR),
        }
        return known.get(AccountProblem(facts.state.problem), (tr("No response"), ERR))
    if state.synced_at is None:
        return tr("Not synced yet"), WARN
    if now - state.synced_at < 60:
        return tr("Synced just now"), OK
    return tr("Synced {time} ago").format(time=age_in_words(state.synced_at, now)), OK


def say_asked(facts: AccountFacts, now: float) -> str:
    """How often it was asked today, and how often hourly polling would have asked since then or since it was added."""
    midnight = local(now).replace(hour=0, minute=0, second=0, microsecond=0).timestamp()
    hours, n = int((now - max(midnight, min(facts.account.added_at, now))) // 3_600) + 1, facts.today.asks
    times = tr("once") if n == 1 else tr("{n} times", n=n).format(n=number(n))
    return tr("{times} (hourly: {hours})").format(times=times, hours=number(hours))


def say_next(facts: AccountFacts, now: float) -> str:
    at = facts.state.next_at
    if at is None:
        return tr("when you open Paperround")
    if at <= now:
        return tr("now")
    why = {
        SyncReason.BEFORE_VISIT: tr("before you read"),
        SyncReason.READING: tr("while you’re reading"),
        SyncReason.EXPECTED: tr("when new articles are likely"),
        SyncReason.RARELY: tr("unless you open Paperround first"),
        SyncReason.TRIED_AGAIN: tr("retrying"),
    }.get(SyncReason(facts.state.next_reason), "")
    time = clock_or_day(at, now)
    return tr("{time}, {why}").format(time=time, why=why) if why else time


def say_outbox(facts: AccountFacts) -> str:
    waiting = facts.waiting
    if not waiting.count or waiting.since_at is None:
        return tr("All synced")
    time = clock_time(local(waiting.since_at))
    return tr("{n} waiting since {time}", n=waiting.count).format(n=number(waiting.count), time=time)


def say_unsent(facts: AccountFacts) -> str:
    """What leaving the account would lose; empty if all was sent."""
    n = facts.waiting.count
    one = tr("1 change hasn’t reached the server yet and will be lost.")
    several = tr("{n} changes haven’t reached the server yet and will be lost.", n=n)
    return (one if n == 1 else several.format(n=number(n))) if n else ""


_SHEET_WIDTH = 520


class _Service(Struct, frozen=True):
    """A service as the first step offers it; which it is, the server says."""

    name: str
    about: str
    password: str
    hint: str


def _list_services() -> list[_Service]:
    own, kept = tr("API password"), tr("The password is stored in your system’s keyring.")
    fresh = tr("In FreshRSS: Profile > External access via API.")
    mini = tr("In Miniflux: Settings > Integrations > Google Reader.")
    others = tr("Tiny Tiny RSS, Nextcloud News, Feedbin and more")
    return [
        _Service("FreshRSS", tr("Your own server or a hosted one"), own, sentences((fresh, kept))),
        _Service("Miniflux", tr("Can also let Paperround schedule its refreshes"), own, sentences((mini, kept))),
        _Service(tr("Another service"), others, tr("Password"), kept),
    ]


class AccountSheet(Dialog):
    """Adds an account in steps: choose a service, sign in, see what is there, done. Before the test succeeded and "Add
    account" was pressed there is no account."""

    def __init__(self, theme: Theme, commands: AccountCommands, parent: QWidget | None) -> None:
        super().__init__(theme, parent)
        self.setWindowTitle(self.tr("Add account"))
        self._commands = commands
        self._ca_file = ""
        self._awaits = False
        """Whether the server was asked about what is in the fields now."""
        self.tried: Tried | None = None
        self.title, self.about = make_heading(""), make_quiet()
        self.steps = (self._make_services(), self._make_login(), self._make_ready(), self._make_done())
        self.step = 0
        fill(self.body, (self.title, self.about, *self.steps, STRETCH))
        self.back, self.main = self.add_button(""), self.add_button("", is_main=True)
        self.back.clicked.connect(lambda: self._show_step(self.step - 1) if self.step else self.reject())
        self.main.clicked.connect(self._go_on)
        commands.tried.connect(self.show_tried)
        commands.listed.connect(self.show_added)
        self._show_step(0)

    def _make_services(self) -> QWidget:
        step, group = QWidget(), QButtonGroup(self)
        self.services = [RadioRow(self.theme, one.name, one.about, one) for one in _list_services()]
        for row in self.services:
            group.addButton(row)
        self.services[0].setChecked(True)
        other = make_quiet(self.tr("Coming from another reader? Import its feeds and stars from a file instead."))
        self.import_button = make_form_button(self.tr("Import…"), self._import)
        import_row = make_row(None, (other, 1), self.import_button, spacing=10)
        make_column(step, *self.services, 8, make_rule(), import_row, spacing=8)
        return step

    def _make_login(self) -> QWidget:
        step, form = QWidget(), make_form()
        self.where, self.user, self.password = QLineEdit(), QLineEdit(), QLineEdit()
        self.where.setPlaceholderText("https://rss.example.org")
        self.password.setEchoMode(QLineEdit.EchoMode.Password)
        add_row(form, self.tr("Server address"), self.where)
        add_row(form, self.tr("User name"), self.user)
        self._password_label = add_row(form, self.tr("Password"), self.password)
        self.hint = make_quiet()
        form.addRow(Label(" "), self.hint)
        self.answer = WrappedLabel()
        self.own_ca = make_form_button(self.tr("Custom certificate authority…"), self._choose_ca, "flat")
        make_column(step, form, self.answer, make_row(None, self.own_ca, STRETCH), spacing=10)
        for field in (self.where, self.user, self.password):
            field.textEdited.connect(self._forget)
        return step

    def _make_ready(self) -> QWidget:
        step, form = QWidget(), make_form()
        self.found = (WrappedLabel(), make_quiet())
        self.name = QLineEdit()
        self.adds_local = CheckBox(self.theme, "")
        add_row(form, self.tr("Account name"), self.name)
        make_column(step, *self.found, 4, form, self.adds_local, spacing=8)
        return step

    def _make_done(self) -> QWidget:
        step = QWidget()
        self.outcome = WrappedLabel()
        make_column(step, self.outcome)
        self._commands.progressed.connect(self.show_progress)
        return step

    def service(self) -> _Service:
        chosen: _Service = next(row.value for row in self.services if row.isChecked())
        return chosen

    def login(self) -> Login:
        return Login(self.where.text().strip(), self.user.text().strip(), self.password.text(), self._ca_file)

    def _show_step(self, number: int) -> None:
        self.step, service = number, self.service()
        self._forget()
        self.tried = self.tried if number > 1 else None
        heads = (
            (self.tr("Add account"), self.tr("Keep feeds, read status and stars the same on all your devices.")),
            (self.tr("Sign in to {service}").format(service=service.name), ""),
            (self.tr("{service} is ready").format(service=self.name.placeholderText()), ""),
            (self.tr("{name} was added").format(name=self._read_name()), ""),
        )
        self.title.setText(heads[number][0])
        self.about.setText(heads[number][1])
        self.about.setVisible(bool(heads[number][1]))
        self._password_label.setText(service.password)
        self.password.setAccessibleName(service.password)
        self.hint.setText(service.hint)
        for place, step in enumerate(self.steps):
            step.setVisible(place == number)
        self.back.setText(self.tr("Back") if number else self.tr("Cancel"))
        self.back.setVisible(number < 3)
        names = (self.tr("Continue"), self.tr("Test connection"), self.tr("Add account"), self.tr("Done"))
        self.main.setText(names[number])
        self.show_note(self.tr("Step {n} of 3").format(n=number + 1) if number < 3 else "")
        (self.services[0], self.where, self.name, self.main)[number].setFocus()
        self._fit()

    def _fit(self) -> None:
        self.fit(_SHEET_WIDTH)
        self.grow()

    def _read_name(self) -> str:
        return self.name.text().strip() or self.name.placeholderText()

    def _go_on(self) -> None:
        if self.step == 0:
            self._show_step(1)
        elif self.step == 1:
            self._try()
        elif self.step == 2 and self.tried is not None:
            self._commands.add(self.login(), self.tried, self._read_name(), self.adds_local.isChecked(), self._on_added)
        elif self.step == 3:
            self.accept()

    def _try(self) -> None:
        if not all(field.text().strip() for field in (self.where, self.user, self.password)):
            self._say_answer(self.tr("Enter the address, your user name and the password."), "problem")
            return
        login = self.login()
        self._awaits = True
        self.main.setEnabled(False)
        self._say_answer(self.tr("Connecting to {address}…").format(address=login.address))
        self._commands.try_login(login)

    def show_tried(self, tried: Tried | None, message: Message | None) -> None:
        """Show what is there; or what is wrong, with the test to be made again."""
        if self.step == 2 and tried is None:  # the user has this account already
            self.show_problem(say(message))
        if not self._awaits:
            return
        self._forget()
        if tried is None:
            self._say_answer(say(message), "problem")
            self.main.setText(self.tr("Test again"))
            return
        self.tried = tried
        self.name.setPlaceholderText(name_service(tried))
        for label, words in zip(self.found, say_tried(tried), strict=True):
            label.setText(words)
            label.setVisible(bool(words))
        n = tried.loose_feeds
        form = self.tr("Also add my 1 local feed") if n == 1 else self.tr("Also add my {n} local feeds", n=n)
        self.adds_local.setText(form.format(n=number(n)))
        self.adds_local.setVisible(n > 0)
        self._show_step(2)
        announce(self, self.found[0].text())

    def _on_added(self) -> None:
        self.outcome.setText(self.tr("The first sync is running. You can close this and read on."))
        self._show_step(3)

    def show_progress(self, account_id: int, note: AccountSynced) -> None:
        if self.step == 3 and note.total:
            form = self.tr("The first sync is running: {done} of {total} articles.")
            self.outcome.setText(form.format(done=number(note.done), total=number(note.total)))

    def show_added(self, listed: Sequence[AccountFacts]) -> None:
        """Say what the first sync brought, or why it failed."""
        if self.step != 3 or not listed:
            return
        facts = listed[-1]  # the newest
        if facts.state.message is not None:
            self.outcome.setText(say(facts.state.message))
        elif facts.state.synced_at is not None:
            brought = self.tr("The first sync brought {feeds} and {unread}.")
            said = brought.format(feeds=feeds_in_words(facts.feeds), unread=unread(facts.state.unread_count))
            coming = self.tr("Next sync: {when}. Changes you make are sent right away.")
            self.outcome.setText(sentences((said, coming.format(when=say_next(facts, self._commands.clock.now())))))
        self._fit()

    def _forget(self) -> None:
        """Drop the server's answer: something else is typed now, or another step is shown."""
        self._awaits = False
        self.main.setEnabled(True)
        self._say_answer("")

    def _say_answer(self, sentence: str, name: str = "") -> None:
        self.answer.setText(sentence)
        self.answer.setVisible(bool(sentence))
        self.answer.setObjectName(name)
        self.answer.style().polish(self.answer)
        if self.step == 1 and sentence:
            announce(self, sentence)
            self._fit()

    def _choose_ca(self) -> None:
        if name := choose_certificate(self):
            self._ca_file = name
            self.own_ca.setText(Path(name).name)
            self._forget()

    def _import(self) -> None:
        """Leave this sheet and the settings for the import."""
        settings = self.parentWidget()
        self.reject()
        if isinstance(settings, QDialog):
            settings.accept()
        self._commands.choose_list()


def say_tried(tried: Tried) -> tuple[str, str]:
    """What is there, and what of it is here already."""
    answered = tr("Connected in {s} s: {feeds}, {unread} unread, {stars} starred.").format(
        s=number(tried.elapsed_s, 1),
        feeds=feeds_in_words(tried.feeds),
        unread=number(tried.unread),
        stars=number(tried.starred),
    )
    n = tried.known_feeds
    if n == 1:
        return answered, tr("You already have 1 of them. It won’t be added twice.")
    known = tr("You already have {n} of them. They won’t be added twice.", n=n).format(n=number(n)) if n else ""
    return answered, known


class AccountSection(ServerSection):
    progress = mark("{done} of {total} articles")

    def __init__(self, theme: Theme, commands: AccountCommands) -> None:
        about = tr(
            "Sync feeds, read status and stars across your devices with FreshRSS, Miniflux or "
            "another compatible server."
        )
        super().__init__(theme, commands, about, tr("Add account…"))
        self.new.clicked.connect(self.open_form)

    def open_form(self) -> None:
        self.sheet = AccountSheet(self._theme, self._commands, self.window())
        self.sheet.open()

    def _make_card(self, facts: AccountFacts, now: float, is_under_way: bool) -> ServerCard:
        account, commands = facts.account, self._commands
        about = f"{urlsplit(account.url).netloc} · {feeds_in_words(facts.feeds)}"
        state = say_state(facts, now, is_under_way)
        card = ServerCard(self._theme, account.id, "server", account.name, about, state)
        sync = self.tr("Sync {name} now").format(name=account.name)
        card.add_tool("refresh-cw", sync, partial(commands.synchronise, account.id)).setEnabled(not is_under_way)

        def set_new_feeds(is_on: bool) -> None:
            commands.change(account.id, takes_new_feeds=is_on)

        card.add_switch(self.tr("Add new feeds to this account"), account.takes_new_feeds, set_new_feeds)
        if account.kind is ServerKind.MINIFLUX:
            explain = partial(self._explain_server_refresh, account)
            card.add_switch(
                self.tr("Let Paperround schedule this server’s refreshes"), account.refreshes_server, explain
            )
        card.menu.addSeparator()
        self.add_password(card, self.tr("API password:"))
        card.menu.addAction(self.tr("Custom certificate authority…"), partial(self._ask_certificate, account.id))
        leave = partial(self.ask_to_remove, account.id, self.tr("Remove {name}?"), say_unsent(facts))
        card.menu.addAction(self.tr("Remove account…"), leave)
        card.add_facts(
            (self.tr("Syncs today"), say_asked(facts, now)),
            (self.tr("Next sync"), say_next(facts, now)),
            (self.tr("Unsynced changes"), say_outbox(facts)),
        )
        card.add_message(facts.state.message)
        card.add_message(facts.find_lack(), is_problem=False)
        return card

    def _explain_server_refresh(self, account: Account, is_on: bool) -> None:
        """Explain the choice before it is switched on, because it makes another machine do something."""
        if not is_on:
            self._commands.change(account.id, refreshes_server=False)
            return
        text = self.tr(
            "Paperround will tell {name} when to refresh each feed, following your schedule and "
            "daily budget. You can then slow down the server’s own schedule. This uses the same "
            "password with the server’s native API."
        )
        turn_on = partial(self._commands.change, account.id, refreshes_server=True)
        title = self.tr("Schedule its refreshes?")
        self.question = ask(self, text.format(name=account.name), self.tr("Turn on"), turn_on, title=title)
        self.question.rejected.connect(lambda: self.show_servers(self._facts))

    def _ask_certificate(self, account_id: int) -> None:
        if name := choose_certificate(self):
            self._commands.set_certificate(account_id, name)
