"""The account and sync commands: servers that keep feeds and marks for several devices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from typing import Any

from msgspec.structs import replace

from reader.cli.commands import Chosen, Commands, flag, switch, value
from reader.cli.output import Row, at, complain, pick, read_secret, say
from reader.cli.session import Session, get_account
from reader.clock import LocalZone, local_day
from reader.engine.accounts.servers import OpenServer, make_client, open_server, try_account
from reader.engine.accounts.sync_account import SyncTools, sync_account
from reader.engine.accounts.synchronise import SyncResult
from reader.engine.polls import index_everything
from reader.errors import UsageError
from reader.fetch.passwords import Passwords
from reader.model.accounts import Account, Login, ServerKind, SyncReason
from reader.parse.worker import GuardedParser
from reader.process.handover import ACCOUNTS, STORED, hand_over
from reader.progress import Progress
from reader.services import accounts as services
from reader.store.account_items import count_waiting
from reader.store.accounts import change_account, list_accounts
from reader.store.feeds import list_feeds
from reader.sync.problems import AccountError
from reader.wording.words import in_english

COMMANDS = Commands()
ACCOUNT = COMMANDS.group("account", "servers that keep your feeds and marks for all your devices")
NONE_YET = "No accounts yet: paperround account add --help"
LISTED: dict[str, Any] = {
    "columns": ("id", "name", "url", "user", "feeds", "state", "synced", "waiting", "asked_today"),
    "empty": NONE_YET,
}
NAMED = value("account", "ACCOUNT", "its number, name or address")


@ACCOUNT.add(
    "add",
    "add a FreshRSS, Miniflux or other server; asks for the password",
    value("server", "ADDRESS", "of the server, as in a browser"),
    value("--user", "NAME", required=True),
    value("--name", "TEXT", "what to call it here", default=""),
    value("--ca", "FILE", "certificate of your own authority", default=""),
    flag("--no-sync", "do not synchronise at once"),
)
def run_add(session: Session, chosen: Chosen) -> None:
    login = Login(chosen.server, chosen.user, read_secret("Password"), chosen.ca)
    urls = [feed.url for feed in list_feeds(session.conn)]
    tried = try_account(login, urls, session.clock, session.settings.proxy)
    passwords = Passwords()
    account = services.add_account(session.conn, login, tried, session.now, chosen.name)
    kept = passwords.set(account.url, account.username, login.password)
    say(
        f"{account.name} answered in {tried.elapsed_s:.1f} s: {tried.feeds} feeds, {tried.unread} unread, "
        f"{tried.starred} stars."
    )
    if kept.message:
        complain(in_english(kept.message))
    try:
        if not chosen.no_sync:
            say(f"{account.name}: {_describe(_synchronise(session, account, passwords))}")
    finally:  # it is kept, whatever its first synchronisation came to
        hand_over(session.profile, {"do": ACCOUNTS})


@ACCOUNT.itself(**LISTED)
@ACCOUNT.add("list", "which accounts there are, and how they are", **LISTED)
def run_list(session: Session, chosen: Chosen) -> list[Row]:
    return [_account_object(one) for one in services.list_facts(session.conn, local_day(session.now, LocalZone()))]


@ACCOUNT.add(
    "edit",
    "call an account otherwise, or say where new feeds go",
    NAMED,
    value("--name", "TEXT", "what to call it here"),
    value("--ca", "FILE", "certificate of your own authority"),
    switch("--new-feeds", "whether feeds that you add here are added there, too"),
    switch(
        "--refresh-server", "tell a Miniflux when to poll which feed, by the plan and within your budget (off at first)"
    ),
)
def run_edit(session: Session, chosen: Chosen) -> None:
    account = get_account(session, chosen.account)
    if chosen.refresh_server and account.kind is not ServerKind.MINIFLUX:
        raise UsageError("Only a Miniflux can be told when to poll.")
    given = {
        "name": chosen.name,
        "takes_new_feeds": chosen.new_feeds,
        "refreshes_server": chosen.refresh_server,
        "ca_file": chosen.ca,
    }
    changes = {name: value for name, value in given.items() if value is not None}
    change_account(session.conn, replace(account, **changes))
    hand_over(session.profile, {"do": ACCOUNTS})
    say("Kept." if changes else "Nothing to change.")


@ACCOUNT.add(
    "remove",
    "leave a server; nothing is changed there",
    NAMED,
    flag("--drop-feeds", "unsubscribe here from its feeds, too"),
)
def run_remove(session: Session, chosen: Chosen) -> None:
    account = get_account(session, chosen.account)
    unsent = count_waiting(session.conn, account.id).count
    _, count = services.remove_account(session.conn, account.id, session.now, keep_feeds=not chosen.drop_feeds)
    services.forget_password(account)
    hand_over(session.profile, {"do": ACCOUNTS})
    outcome = "unsubscribed" if chosen.drop_feeds else "kept, and polled from here from now on"
    say(f"Left {account.name}; its {count} feeds are {outcome}.")
    if unsent:
        complain(f"{unsent} changes that you made here had not reached it; they hold here alone.")


@COMMANDS.add(
    "sync",
    "synchronise with the servers of your accounts now",
    value("account", "ACCOUNT", "only this one", nargs="?", default=""),
    flag("--password-stdin", "read the password, where there is no keyring"),
)
def run_sync(session: Session, chosen: Chosen) -> int:
    accounts = [get_account(session, chosen.account)] if chosen.account else list_accounts(session.conn)
    if not accounts:
        raise UsageError(NONE_YET)
    passwords = Passwords()
    if chosen.password_stdin:
        word = read_secret("Password")
        for account in accounts:
            passwords.remember(account.url, account.username, word)
    code = synchronise_each(session, accounts, passwords)
    hand_over(session.profile, {"do": STORED})
    return code


def synchronise_each(
    session: Session, accounts: Sequence[Account], passwords: Passwords, *, is_quiet: bool = False
) -> int:
    """Synchronise accounts and return an exit code; `is_quiet` prints only what went wrong."""
    code = 0
    for account in accounts:
        try:
            result = _synchronise(session, account, passwords)
        except AccountError as error:
            complain(f"{account.name}: {error}")
            code = error.exit_code
        else:
            if not is_quiet:
                say(f"{account.name}: {_describe(result)}")
    return code


def _synchronise(session: Session, account: Account, passwords: Passwords) -> SyncResult:
    with Progress(1, f"Synchronising {account.name}") as progress, GuardedParser() as parser:
        result = synchronise_now(
            SyncTools(session.conn, parser, session.clock, LocalZone()),
            account,
            passwords,
            session.settings.proxy,
            lambda done, total: progress.reach(done, total, f"Fetching {done} of {total} articles"),
        )
    index_everything(session.conn)
    return result


def _describe(result: SyncResult) -> str:
    new = sum(map(len, result.new_ids.values()))
    heard = len(result.heard_elsewhere)
    heard_there = f", {heard} episodes played elsewhere" if heard else ""
    return f"{new} new articles, {result.marks_in} marks from elsewhere{heard_there}, {result.marks_out} marks sent."


def _account_object(facts: services.AccountFacts) -> Row:
    state = facts.state
    return {
        **pick(facts.account, "id name kind url"),
        "user": facts.account.username,
        "feeds": facts.feeds,
        "state": in_english(state.message) if state.message else ("fine" if state.synced_at else "new"),
        "lacks": in_english(lack) if (lack := facts.find_lack()) else "",
        "synced": at(state.synced_at) if state.synced_at else "",
        "waiting": facts.waiting.count,
        "asked_today": facts.today.asks,
        "requests_today": facts.today.requests,
        "bytes_today": facts.today.wire_bytes,
    }


def synchronise_now(
    tools: SyncTools,
    account: Account,
    passwords: Passwords,
    proxy: str,
    on_progress: Callable[[int, int], None] = lambda done, total: None,
) -> SyncResult:
    """Synchronise an account thoroughly and close its server. AccountError if that fails."""
    with ExitStack() as opened:

        def open_it() -> OpenServer:
            client = opened.enter_context(make_client(tools.clock, proxy, account.ca_file))
            return open_server(account, passwords, client)

        return sync_account(tools, account, open_it, SyncReason.ASKED, is_thorough=True, on_progress=on_progress)
