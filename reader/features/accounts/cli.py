"""The account and sync commands: servers that keep feeds and marks in sync between devices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack

from msgspec.structs import replace

from reader.cli.commands import Chosen, Commands, Session, flag, get_account, only_given, switch, value
from reader.cli.output import Row, at, complain, count_things, pick, read_secret, say
from reader.core.clock import LocalZone, local_day
from reader.core.errors import UsageError
from reader.core.progress import Progress
from reader.core.words.words import in_english
from reader.engine.polls import index_everything
from reader.engine.process.handover import ACCOUNTS, STORED, hand_over
from reader.features.accounts import service as services
from reader.features.accounts.records import Account, Login, ServerKind, SyncReason
from reader.features.accounts.servers.transport import AccountError
from reader.features.accounts.store import change_account, count_waiting, list_accounts
from reader.features.accounts.worker.pull import OpenServer, SyncResult
from reader.features.accounts.worker.rounds import find_password, make_client, open_server, try_account
from reader.features.accounts.worker.synchronise import SyncTools, sync_account
from reader.net.passwords import Passwords
from reader.parse.worker import GuardedParser
from reader.store.feeds import list_feeds

COMMANDS = Commands()
ACCOUNT = COMMANDS.group("account", "manage sync accounts (FreshRSS, Miniflux and compatible)")
NONE_YET = "No accounts yet. To add one: paperround account add ADDRESS --user NAME"
NAMED = value("account", "ACCOUNT", "number, name or address of the account")


@ACCOUNT.add(
    "add",
    "add an account on a server, such as FreshRSS, Miniflux, Feedbin or Nextcloud News; prompts for the password",
    value("server", "ADDRESS", "server address, as in a browser"),
    value("--user", "NAME", "user name on the server", required=True),
    value("--name", "TEXT", "name to show", default=""),
    value("--ca", "FILE", "certificate of your own authority", default=""),
    flag("--no-sync", "don't sync now"),
)
def run_add(session: Session, chosen: Chosen) -> None:
    login = Login(chosen.server, chosen.user, read_secret("Password"), chosen.ca)
    urls = [feed.url for feed in list_feeds(session.conn)]
    tried = try_account(login, urls, session.clock, session.settings.proxy)
    passwords = Passwords(settings=session.settings)
    account = services.add_account(session.conn, login, tried, session.now, chosen.name)
    kept = passwords.set(account.url, account.username, login.password)
    say(
        f"{account.name} answered in {tried.elapsed_s:.1f} s: {tried.feeds} feeds, {tried.unread} unread, "
        f"{tried.starred} starred."
    )
    if kept.message:
        complain(in_english(kept.message))
    try:
        if not chosen.no_sync:
            say(f"{account.name}: {_describe(_synchronise(session, account, passwords))}")
    finally:  # the account is kept even if its first sync fails
        hand_over(session.profile, {"do": ACCOUNTS})


@ACCOUNT.lists(
    "list accounts and their status",
    columns=("id", "name", "url", "user", "feeds", "status", "synced", "unsynced", "syncs_today"),
    empty=NONE_YET,
)
def run_list(session: Session, chosen: Chosen) -> list[Row]:
    return [_account_object(one) for one in services.list_facts(session.conn, local_day(session.now, LocalZone()))]


@ACCOUNT.add(
    "edit",
    "rename an account or set where new feeds go",
    NAMED,
    value("--name", "TEXT", "name to show"),
    value("--ca", "FILE", "certificate of your own authority"),
    switch("--new-feeds", "also add new feeds to this account"),
    switch("--refresh-server", "let Paperround schedule refreshes on a Miniflux server (default: off)"),
)
def run_edit(session: Session, chosen: Chosen) -> None:
    account = get_account(session, chosen.account)
    if chosen.refresh_server and account.kind is not ServerKind.MINIFLUX:
        raise UsageError("Only refreshes of a Miniflux server can be scheduled. This is another kind of server.")
    changes = only_given(
        name=chosen.name, takes_new_feeds=chosen.new_feeds, refreshes_server=chosen.refresh_server, ca_file=chosen.ca
    )
    change_account(session.conn, replace(account, **changes))
    hand_over(session.profile, {"do": ACCOUNTS})
    say("Saved." if changes else "Nothing to change. See 'paperround account edit --help'.")


@ACCOUNT.add(
    "remove",
    "remove an account; nothing changes on the server",
    NAMED,
    flag("--remove-feeds", "unsubscribe from its feeds on this computer"),
)
def run_remove(session: Session, chosen: Chosen) -> None:
    account = get_account(session, chosen.account)
    unsent = count_waiting(session.conn, account.id).count
    _, count = services.remove_account(session.conn, account.id, session.now, keep_feeds=not chosen.remove_feeds)
    services.forget_password(account)
    hand_over(session.profile, {"do": ACCOUNTS})
    outcome = "unsubscribed" if chosen.remove_feeds else "kept and now fetched by this computer"
    say(f"Removed {account.name}. Its feeds ({count}) are {outcome}.")
    if unsent:
        complain(f"{count_things(unsent, 'change')} not synced. They only exist on this computer.")


@COMMANDS.add(
    "sync",
    "sync with your accounts now",
    value("account", "ACCOUNT", "only this account: its number, name or address", nargs="?", default=""),
    flag("--password-stdin", "read the password from standard input, if there's no keyring"),
)
def run_sync(session: Session, chosen: Chosen) -> int:
    accounts = [get_account(session, chosen.account)] if chosen.account else list_accounts(session.conn)
    if not accounts:
        raise UsageError(NONE_YET)
    passwords = Passwords(settings=session.settings)
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
    """Sync accounts and return an exit code; `is_quiet` prints only errors."""
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
    find_password(account, passwords)  # an open window may know it, so that it is missing here is noted nowhere
    with Progress(1, f"Syncing {account.name}") as progress, GuardedParser() as parser:
        result = synchronise_now(
            SyncTools(session.conn, parser, session.clock, LocalZone()),
            account,
            passwords,
            session.settings.proxy,
            lambda done, total: progress.reach(done, total, f"Syncing {done} of {total} articles"),
        )
    index_everything(session.conn)
    return result


def _describe(result: SyncResult) -> str:
    new, played = sum(map(len, result.new_ids.values())), len(result.heard_elsewhere)
    parts = [count_things(new, "new article"), f"{count_things(result.marks_in, 'change')} from other devices"]
    parts += [f"{count_things(played, 'episode')} played on other devices"] if played else []
    return ", ".join([*parts, f"{count_things(result.marks_out, 'change')} sent."])


def _account_object(facts: services.AccountFacts) -> Row:
    state = facts.state
    return {
        **pick(facts.account, "id name kind url"),
        "user": facts.account.username,
        "feeds": facts.feeds,
        "status": in_english(state.message) if state.message else ("OK" if state.synced_at else "new"),
        "missing": in_english(lack) if (lack := facts.find_lack()) else "",
        "synced": at(state.synced_at) if state.synced_at else "",
        "unsynced": facts.waiting.count,
        "syncs_today": facts.today.asks,
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
    """Sync an account completely and close its server. Raises AccountError."""
    with ExitStack() as opened:

        def open_it() -> OpenServer:
            client = opened.enter_context(make_client(tools.clock, proxy, account.ca_file))
            return open_server(account, passwords, client)

        return sync_account(tools, account, open_it, SyncReason.ASKED, is_thorough=True, on_progress=on_progress)
