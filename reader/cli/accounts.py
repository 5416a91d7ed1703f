"""The account and sync commands: servers that keep feeds and marks for several devices."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from typing import Any

from msgspec.structs import replace

from reader.cli.arguments import LIST, add_command
from reader.cli.output import Row, complain, iso_time, local_time, read_secret, say, show
from reader.cli.session import Session, get_account, in_session
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

COLUMNS = ("id", "name", "url", "user", "feeds", "state", "synced", "waiting", "asked_today")


def add_commands(commands: Any) -> None:
    account = add_command(
        commands, "account", run_list, "servers that keep your feeds and marks for all your devices", LIST
    )
    kinds = account.add_subparsers(dest="kind", metavar="WHAT")
    _add_add(kinds)
    add_command(kinds, "list", run_list, "which accounts there are, and how they are", LIST)
    _add_edit(kinds)
    removing = add_command(kinds, "remove", run_remove, "leave a server; nothing is changed there")
    removing.add_argument("account", metavar="ACCOUNT", help="its number, name or address")
    removing.add_argument("--drop-feeds", action="store_true", help="unsubscribe here from its feeds, too")
    sync = add_command(commands, "sync", run_sync, "synchronise with the servers of your accounts now")
    sync.add_argument("account", nargs="?", default="", metavar="ACCOUNT", help="only this one")
    sync.add_argument("--password-stdin", action="store_true", help="read the password, where there is no keyring")


def _add_add(kinds: Any) -> None:
    adding = add_command(kinds, "add", run_add, "add a FreshRSS, Miniflux or other server; asks for the password")
    adding.add_argument("server", metavar="ADDRESS", help="of the server, as in a browser")
    adding.add_argument("--user", required=True, metavar="NAME")
    adding.add_argument("--name", default="", metavar="TEXT", help="what to call it here")
    adding.add_argument("--ca", default="", metavar="FILE", help="certificate of your own authority")
    adding.add_argument("--no-sync", action="store_true", help="do not synchronise at once")


def _add_edit(kinds: Any) -> None:
    editing = add_command(kinds, "edit", run_edit, "call an account otherwise, or say where new feeds go")
    editing.add_argument("account", metavar="ACCOUNT", help="its number, name or address")
    editing.add_argument("--name", metavar="TEXT", help="what to call it here")
    editing.add_argument("--ca", metavar="FILE", help="certificate of your own authority")
    editing.add_argument(
        "--new-feeds",
        action=argparse.BooleanOptionalAction,
        help="whether feeds that you add here are added there, too",
    )
    editing.add_argument(
        "--refresh-server",
        action=argparse.BooleanOptionalAction,
        help="tell a Miniflux when to poll which feed, by the plan and within your budget (off at first)",
    )


@in_session
def run_list(session: Session, chosen: argparse.Namespace) -> None:
    facts = services.list_facts(session.conn, local_day(session.now, LocalZone()))
    rows = [_account_object(one, as_json=chosen.json) for one in facts]
    show(rows, as_json=chosen.json, columns=COLUMNS, empty="No accounts yet: paperround account add --help")


@in_session
def run_add(session: Session, chosen: argparse.Namespace) -> None:
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


@in_session
def run_edit(session: Session, chosen: argparse.Namespace) -> None:
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


@in_session
def run_remove(session: Session, chosen: argparse.Namespace) -> None:
    account = get_account(session, chosen.account)
    unsent = count_waiting(session.conn, account.id).count
    _, count = services.remove_account(session.conn, account.id, session.now, keep_feeds=not chosen.drop_feeds)
    services.forget_password(account)
    hand_over(session.profile, {"do": ACCOUNTS})
    outcome = "unsubscribed" if chosen.drop_feeds else "kept, and polled from here from now on"
    say(f"Left {account.name}; its {count} feeds are {outcome}.")
    if unsent:
        complain(f"{unsent} changes that you made here had not reached it; they hold here alone.")


@in_session
def run_sync(session: Session, chosen: argparse.Namespace) -> int:
    accounts = [get_account(session, chosen.account)] if chosen.account else list_accounts(session.conn)
    if not accounts:
        raise UsageError("No accounts yet: paperround account add --help")
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


def _account_object(facts: services.AccountFacts, *, as_json: bool) -> Row:
    state = facts.state
    show_time = iso_time if as_json else local_time
    return {
        "id": facts.account.id,
        "name": facts.account.name,
        "kind": facts.account.kind,
        "url": facts.account.url,
        "user": facts.account.username,
        "feeds": facts.feeds,
        "state": in_english(state.message) if state.message else ("fine" if state.synced_at else "new"),
        "lacks": in_english(lack) if (lack := facts.find_lack()) else "",
        "synced": show_time(state.synced_at) if state.synced_at else "",
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
