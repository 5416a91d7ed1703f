"""The section of the settings for accounts: cards and a form for a new one. Main thread only."""

from __future__ import annotations

from functools import partial
from urllib.parse import urlsplit

from PySide6.QtWidgets import QFormLayout, QMessageBox

from reader.clock import Clock
from reader.gui.dialogs.server_commands import AccountCommands
from reader.gui.dialogs.servers import ERR, OK, WARN, LoginForm, ServerCard, ServerSection, choose_certificate
from reader.gui.kit.dialog import add_row
from reader.gui.kit.humanize import age_in_words, clock_time, feeds_in_words, local, number
from reader.gui.kit.theme import Theme
from reader.gui.kit.translate import tr
from reader.model.accounts import Account, AccountProblem, Login, ServerKind, SyncReason, Tried
from reader.services.accounts import AccountFacts
from reader.wording.languages import mark


def say_state(facts: AccountFacts, now: float, is_under_way: bool) -> tuple[str, str]:
    """A few words for the pill, with OK, WARN or ERR."""
    state = facts.state
    if is_under_way:
        return tr("synchronising"), OK
    if state.problem:
        return _say_problem(facts)
    if state.synced_at is None:
        return tr("not synchronised yet"), WARN
    if now - state.synced_at < 60:
        return tr("synchronised just now"), OK
    return tr("synchronised {time} ago").format(time=age_in_words(state.synced_at, now)), OK


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


def say_asked(facts: AccountFacts, now: float) -> str:
    """How often it was asked today, and how often hourly polling would have asked so far."""
    hours, n = local(now).hour + 1, facts.today.asks
    times = tr("once") if n == 1 else tr("{n} times", n=n).format(n=number(n))
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
    """What leaving the account would lose; empty if all was sent."""
    n = facts.waiting.count
    if not n:
        return ""
    if n == 1:
        return tr("One change that you made here has not reached it yet, and would not any more.")
    form = tr("{n} changes that you made here have not reached it yet, and would not any more.", n=n)
    return form.format(n=number(n))


def say_tried(tried: Tried) -> tuple[str, str]:
    """That it answered, and how many of its feeds are here already."""
    answered = tr("It answered in {s} s: {feeds}, {unread} unread, {stars} stars.").format(
        s=number(tried.elapsed_s, 1),
        feeds=feeds_in_words(tried.feeds),
        unread=number(tried.unread),
        stars=number(tried.starred),
    )
    n = tried.known_feeds
    if n == 1:
        return answered, tr("1 of them you already have; it will be kept once.")
    known = tr("{n} of them you already have; they will be kept once.", n=n).format(n=number(n)) if n else ""
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
    progress = mark("{done} of {total} posts")

    def __init__(self, theme: Theme, clock: Clock, commands: AccountCommands) -> None:
        about = tr("An account keeps feeds, read marks and stars the same on all your devices.")
        super().__init__(theme, clock, commands, about, tr("Add account…"))
        self.new.clicked.connect(self.open_form)

    def open_form(self) -> None:
        form = AccountForm(self._theme, self._commands, self.tr("New account"), "https://rss.example.org")
        self.show_form(form, form.where, form.add)

    def _make_card(self, facts: AccountFacts, now: float, is_under_way: bool) -> ServerCard:
        account, commands = facts.account, self._commands
        about = f"{urlsplit(account.url).netloc} · {feeds_in_words(facts.feeds)}"
        state = say_state(facts, now, is_under_way)
        card = ServerCard(self._theme, account.id, "server", account.name, about, state)
        sync = self.tr("Synchronise {name} now").format(name=account.name)
        card.add_tool("refresh-cw", sync, partial(commands.synchronise, account.id)).setEnabled(not is_under_way)
        new_feeds = partial(commands.set_new_feeds, account.id)
        card.add_switch(self.tr("Feeds that I add go there, too"), account.takes_new_feeds, new_feeds)
        if account.kind is ServerKind.MINIFLUX:
            explain = partial(self._explain_server_refresh, account)
            card.add_switch(self.tr("Tell it when to poll, by my plan"), account.refreshes_server, explain)
        card.menu.addSeparator()
        self.add_password(card, self.tr("The password for its API:"))
        card.menu.addAction(self.tr("Own certificate authority…"), partial(self._ask_certificate, account.id))
        leave = partial(self.ask_to_remove, account.id, self.tr("Leave {name}"), say_unsent(facts))
        card.menu.addAction(self.tr("Leave this account…"), leave)
        card.add_facts(
            (self.tr("Asked today"), say_asked(facts, now)),
            (self.tr("Next ask"), say_next(facts)),
            (self.tr("Outbox"), say_outbox(facts)),
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
            "Paperround will tell {name} when to poll which feed, by the plan for all your feeds and within your "
            "daily budget. You can then let the server poll by itself only rarely. It uses the same password at "
            "the server's own interface."
        )
        box = self._make_question(text.format(name=account.name), self.tr("Tell it when to poll"))
        yes = box.addButton(self.tr("Tell it"), QMessageBox.ButtonRole.AcceptRole)
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
