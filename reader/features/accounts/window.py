"""The section of the settings for accounts: cards and a form for a new one. Main thread only."""

from __future__ import annotations

from functools import partial
from urllib.parse import urlsplit

from PySide6.QtWidgets import QFormLayout, QMessageBox

from reader.core.words.languages import mark
from reader.features.accounts.records import Account, AccountProblem, Login, ServerKind, SyncReason, Tried
from reader.features.accounts.service import AccountFacts
from reader.window.dialogs.server_commands import AccountCommands
from reader.window.dialogs.servers import ERR, OK, WARN, LoginForm, ServerCard, ServerSection, choose_certificate
from reader.window.kit.dialog import add_row
from reader.window.kit.humanize import age_in_words, clock_time, feeds_in_words, local, number
from reader.window.kit.theme import Theme
from reader.window.kit.translate import tr


def say_state(facts: AccountFacts, now: float, is_under_way: bool) -> tuple[str, str]:
    """A few words for the pill, with OK, WARN or ERR."""
    state = facts.state
    if is_under_way:
        return tr("Syncing…"), OK
    if state.problem:
        offline = tr("offline, {n} waiting", n=facts.waiting.count).format(n=number(facts.waiting.count))
        known = {
            AccountProblem.OFFLINE: (offline, WARN),
            AccountProblem.BUSY: (tr("Server asked us to wait"), WARN),
            AccountProblem.PASSWORD: (tr("Password rejected"), ERR),
            AccountProblem.INSECURE: (tr("certificate not trusted"), ERR),
            AccountProblem.NO_API: (tr("API turned off"), ERR),
        }
        return known.get(AccountProblem(facts.state.problem), (tr("No response"), ERR))
    if state.synced_at is None:
        return tr("Not synced yet"), WARN
    if now - state.synced_at < 60:
        return tr("Synced just now"), OK
    return tr("Synced {time} ago").format(time=age_in_words(state.synced_at, now)), OK


def say_asked(facts: AccountFacts, now: float) -> str:
    """How often it was asked today, and how often hourly polling would have asked so far."""
    hours, n = local(now).hour + 1, facts.today.asks
    times = tr("once") if n == 1 else tr("{n} times", n=n).format(n=number(n))
    return tr("{times} (hourly: {hours})").format(times=times, hours=number(hours))


def say_next(facts: AccountFacts) -> str:
    at = facts.state.next_at
    if at is None:
        return tr("when you open Paperround")
    why = {
        SyncReason.BEFORE_VISIT: tr("before you read"),
        SyncReason.READING: tr("while you’re reading"),
        SyncReason.EXPECTED: tr("when new articles are likely"),
        SyncReason.RARELY: tr("unless you open Paperround first"),
        SyncReason.TRIED_AGAIN: tr("retrying"),
    }.get(SyncReason(facts.state.next_reason), "")
    time = clock_time(local(at))
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
    if not n:
        return ""
    if n == 1:
        return tr("1 change hasn’t reached the server yet and will be lost.")
    form = tr("{n} changes haven’t reached the server yet and will be lost.", n=n)
    return form.format(n=number(n))


def say_tried(tried: Tried) -> tuple[str, str]:
    """That it answered, and how many of its feeds are here already."""
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


class AccountForm(LoginForm):
    def _add_place(self, form: QFormLayout) -> None:
        add_row(form, self.tr("Address"), self.where)

    def login(self) -> Login:
        return Login(self.where.text().strip(), self.user.text().strip(), self.password.text(), self._ca_file)

    def _find_host(self, login: Login) -> str:
        return login.address

    def read_tried(self, tried: Tried, message: object) -> tuple[str, str]:
        return say_tried(tried)

    def _add(self) -> None:
        self._commands.add(self.login(), self.tried)


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
        form = AccountForm(
            self._theme, self.close_form, self._commands, self.tr("New account"), "https://rss.example.org"
        )
        self.show_form(form, form.where, form.add)

    def _make_card(self, facts: AccountFacts, now: float, is_under_way: bool) -> ServerCard:
        account, commands = facts.account, self._commands
        about = f"{urlsplit(account.url).netloc} · {feeds_in_words(facts.feeds)}"
        state = say_state(facts, now, is_under_way)
        card = ServerCard(self._theme, account.id, "server", account.name, about, state)
        sync = self.tr("Sync {name} now").format(name=account.name)
        card.add_tool("refresh-cw", sync, partial(commands.synchronise, account.id)).setEnabled(not is_under_way)
        new_feeds = partial(commands.set_new_feeds, account.id)
        card.add_switch(self.tr("Add new feeds to this account"), account.takes_new_feeds, new_feeds)
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
            (self.tr("Next sync"), say_next(facts)),
            (self.tr("Unsynced changes"), say_outbox(facts)),
        )
        card.add_message(facts.state.message)
        card.add_message(facts.find_lack(), is_problem=False)
        return card

    def _explain_server_refresh(self, account: Account, is_on: bool) -> None:
        """Explain the choice before it is switched on, because it makes another machine do something."""
        if not is_on:
            self._commands.set_server_refresh(account.id, False)
            return
        text = self.tr(
            "Paperround will tell {name} when to refresh each feed, following your schedule and "
            "daily budget. You can then slow down the server’s own schedule. This uses the same "
            "password with the server’s native API."
        )
        box = self._make_question(text.format(name=account.name), self.tr("Schedule its refreshes?"))
        yes = box.addButton(self.tr("Turn on"), QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))

        def on_closed() -> None:
            if box.clickedButton() is yes:
                self._commands.set_server_refresh(account.id, True)
            else:
                self.show_servers(self._facts)

        box.finished.connect(on_closed)  # however it was closed
        box.open()

    def _ask_certificate(self, account_id: int) -> None:
        if name := choose_certificate(self):
            self._commands.set_certificate(account_id, name)
