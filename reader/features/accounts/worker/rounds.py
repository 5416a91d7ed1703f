"""What the accounts' thread does: syncs accounts that are due, sends changes, tries what the user typed.

Belongs to one thread, with its own connection. Servers keep their session, so that the next sync needs no login.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from urllib.parse import urlsplit

from msgspec.structs import replace

from reader.core.clock import Clock, local_day
from reader.core.errors import PaperroundError
from reader.core.records.fetched import Credentials
from reader.core.records.logged import SERVER_REFRESHED, Visit
from reader.core.records.machine import Network
from reader.core.words.catalogue import AccountCode
from reader.engine import messages
from reader.engine.conditions import decide_allowance
from reader.engine.due_thread import ServerContext
from reader.engine.polls import index_everything
from reader.features.accounts import store as accounts
from reader.features.accounts.records import Account, AccountProblem, Login, PlannedSync, ServerKind, SyncReason, Tried
from reader.features.accounts.servers.feedbin import FeedbinServer
from reader.features.accounts.servers.greader import ReaderServer
from reader.features.accounts.servers.miniflux import MinifluxServer
from reader.features.accounts.servers.nextcloud import NextcloudServer
from reader.features.accounts.servers.protocol import Server
from reader.features.accounts.servers.transport import AccountError, Session, Usage, find_server, make_session
from reader.features.accounts.servers.ttrss import TinyServer
from reader.features.accounts.worker.listening import can_carry, has_unsent_listening, synchronise_listening
from reader.features.accounts.worker.next_sync import Moment, NextSync, decide_next_sync, find_visit_elsewhere
from reader.features.accounts.worker.pull import OpenServer
from reader.features.accounts.worker.subscriptions import has_unsent_changes
from reader.features.accounts.worker.synchronise import SyncTools, note_failure, push_marks, sync_account
from reader.net.client import Client, never
from reader.net.connections import make_tls_context
from reader.net.passwords import Passwords
from reader.parse.identity import normalise_address
from reader.parse.worker import GuardedParser
from reader.store.db import open_store
from reader.store.feeds import list_feeds
from reader.store.poll_log import add_side_fetch
from reader.store.reading_log import add_visits
from reader.store.settings import load_settings

LONGEST_S = 120.0
"""The server polls while we wait; what is not done by then is chosen again."""
log = logging.getLogger(__name__)
ELSEWHERE = "elsewhere"
_OWN_APIS: dict[ServerKind, Callable[[Session, str, str, str], Server]] = {
    ServerKind.FEEDBIN: FeedbinServer,
    ServerKind.NEXTCLOUD: NextcloudServer,
    ServerKind.TTRSS: TinyServer,
}


def make_client(clock: Clock, proxy: str, ca_file: str) -> Client:
    """Make a client for one server. Raises AccountError if the certificate file can't be read."""
    if ca_file:
        try:
            make_tls_context(ca_file)
        except OSError as error:
            message = AccountCode.ACCOUNT_NO_CA_FILE(path=ca_file)
            raise AccountError(AccountProblem.INSECURE, message) from error
    return Client(clock, proxy=proxy, ca_file=ca_file)


def find_password(account: Account, passwords: Passwords) -> Credentials:
    known = passwords.find(account.url, account.username)
    if known is None:
        host = urlsplit(account.url).hostname or account.url
        raise AccountError(AccountProblem.PASSWORD, AccountCode.ACCOUNT_PASSWORD_MISSING(host=host))
    return known


def open_server(
    account: Account, passwords: Passwords, client: Client, cancelled: Callable[[], bool] = never
) -> OpenServer:
    """Open an account's server. Raises AccountError if the password is not known."""
    known = find_password(account, passwords)
    usage = Usage()
    session = make_session(client, usage, cancelled)
    own = MinifluxServer(session, account.url, account.username, known.password)
    return OpenServer(make_server(account, session, known.password, usage), own, usage)


def make_server(account: Account, session: Session, password: str, usage: Usage) -> Server:
    """Make the client for an account's service; all but those named here speak Google Reader's protocol."""
    login = (session, account.url, account.username, password)
    make = _OWN_APIS.get(account.kind)
    return make(*login) if make else ReaderServer(*login, account.kind, usage)


def try_account(
    login: Login, urls: Sequence[str], clock: Clock, proxy: str = "", loose_urls: Sequence[str] = ()
) -> Tried:
    """Find the server, log in and compare its feeds with `urls`; nothing is kept. `loose_urls`: those of them that are
    in no account. Raises AccountError."""
    began = clock.monotonic()
    with make_client(clock, proxy, login.ca_file) as client:
        session = make_session(client, Usage())
        base, kind = find_server(session, login.address)
        account = Account(0, kind or ServerKind.OTHER, base, login.username, "", 0.0)
        server = make_server(account, session, login.password, Usage())
        server.login()
        feeds, unread = server.list_feeds(), len(server.list_unread())
        starred = len(server.list_starred())
        if kind is None and isinstance(server, ReaderServer):
            kind = server.find_kind()
    here = {normalise_address(url) for url in urls}
    there = {normalise_address(feed.url) for feed in feeds}
    loose = sum(normalise_address(url) not in there for url in loose_urls)
    elapsed_s = clock.monotonic() - began
    return Tried(base, kind or ServerKind.OTHER, len(feeds), unread, starred, len(there & here), elapsed_s, loose)


class Rounds:
    def __init__(self, context: ServerContext, cancelled: Callable[[], bool]) -> None:
        self._context = context
        self._cancelled = cancelled
        self._conn = open_store(context.profile.database, context.clock.now())
        self._parser = GuardedParser()
        self._open: dict[int, tuple[Client, OpenServer]] = {}
        self.has_accounts = True

    def __enter__(self) -> Rounds:
        return self

    def __exit__(self, *failure: object) -> None:
        self._close_servers()
        self._parser.close()
        self._conn.close()

    def handle(self, command: messages.Command, network: Network) -> None:
        if isinstance(command, messages.TryAccount):
            self._try(command)
        elif isinstance(command, messages.SyncNow):
            for account in accounts.list_accounts(self._conn):
                if command.account_id in (None, account.id):
                    self._ask(account, SyncReason.ASKED, is_thorough=True)
        elif isinstance(command, messages.AccountsChanged):
            self._close_servers()
        elif isinstance(command, messages.PasswordGiven):
            self._forgive(command)
        elif isinstance(command, messages.EpisodeOpened) and network.online is not False:
            self._compare_episode(command.entry_id)

    def _compare_episode(self, entry_id: int) -> None:
        """Ask where other machines are, before the user hears the episode, if the network is quick enough."""
        now = self._context.clock.now()
        for account in filter(can_carry, accounts.list_accounts(self._conn)):
            if accounts.list_linked(self._conn, account.id, [entry_id]):
                self._agree_on_listening(account, now, [entry_id])

    def _agree_on_listening(self, account: Account, now: float, entry_ids: Sequence[int] = ()) -> None:
        try:
            own = self._get_server(account).own
        except AccountError as error:
            note_failure(self._conn, account.id, error, now)
            return
        for one in synchronise_listening(self._conn, account, own, now, entry_ids=entry_ids):
            self._context.on_note(one)
        self._close_idle_connection(account)

    def _try(self, command: messages.TryAccount) -> None:
        urls = {feed.id: feed.url for feed in list_feeds(self._conn)}
        loose = [urls[feed_id] for feed_id in accounts.list_unlinked_feeds(self._conn, 0.0)]
        proxy = load_settings(self._conn).proxy
        try:
            tried = try_account(command.login, [*urls.values()], self._context.clock, proxy, loose)
        except PaperroundError as error:
            self._context.on_note(messages.AccountTried(command.number, None, error.message))
        else:
            self._context.on_note(messages.AccountTried(command.number, tried))

    def _forgive(self, given: messages.PasswordGiven) -> None:
        """Try the new password at a server that refused the old one."""
        for account in accounts.list_accounts(self._conn):
            if (account.url, account.username) == (given.url, given.username):
                state = accounts.find_account_state(self._conn, account.id)
                forgiven = replace(state, problem="", message=None, failures=0, own_refused=False)
                accounts.save_account_state(self._conn, account.id, forgiven)
                self._close_servers()

    def sync_due(self, visit_at: float | None, network: Network, syncs: Mapping[int, PlannedSync]) -> float:
        """Sync every account that is due by `syncs`, the plan's wishes; return when the next one is."""
        listed = accounts.list_accounts(self._conn)
        self.has_accounts = bool(listed)
        if network.online is False or load_settings(self._conn).paused:
            return float("inf")
        next_at = float("inf")
        for account in listed:
            planned = syncs.get(account.id)
            coming = self.plan(account, visit_at, network, planned)
            if coming.at <= self._context.clock.now() and not self._cancelled():
                self._ask(account, coming.reason, feed_ids=coming.feed_ids)
                coming = self.plan(account, visit_at, network, None)
            # Store the forecast, which is shown and triggers nothing.
            state, at, reason = accounts.find_account_state(self._conn, account.id), coming.at, coming.reason
            if planned is not None and self._context.clock.now() < planned.at < at:
                at, reason = planned.at, planned.reason
            if (state.next_at, state.next_reason) != (at, reason):
                accounts.save_account_state(self._conn, account.id, replace(state, next_at=at, next_reason=reason))
            next_at = min(next_at, coming.at)
        return next_at

    def plan(self, account: Account, visit_at: float | None, network: Network, planned: PlannedSync | None) -> NextSync:
        now, settings = self._context.clock.now(), load_settings(self._conn)
        allowance = decide_allowance(self._context.read_conditions(network), settings)
        state = accounts.find_account_state(self._conn, account.id)
        wanted = planned if planned is not None and planned.at <= now else None
        return decide_next_sync(Moment(now, state, visit_at, wanted, allowance.share < 1.0))

    def send_pending_changes(self, network: Network) -> None:
        """Send marks right away; changes to feeds need a sync, which compares both lists."""
        if network.online is False:
            return
        for account in accounts.list_accounts(self._conn):
            if has_unsent_changes(self._conn, account):
                self._ask(account, SyncReason.ASKED)
                continue
            if accounts.count_waiting(self._conn, account.id).count:
                self._push(account)
            now = self._context.clock.now()
            if has_unsent_listening(self._conn, account, now):
                self._agree_on_listening(account, now)

    def _push(self, account: Account) -> None:
        now = self._context.clock.now()
        try:
            push_marks(self._conn, account, self._get_server(account).server, now)
        except AccountError as error:
            note_failure(self._conn, account.id, error, now)
        self._context.on_note(messages.AccountSynced(account.id))

    def _trigger_server_refresh(self, account: Account, feed_ids: Sequence[int]) -> None:
        """Have the user's Miniflux poll these feeds before the sync, if the user wants that. The plan chooses them
        (engine/planning_inputs.py); each poll is charged like one of ours. If it fails, we sync anyway."""
        clock = self._context.clock
        day, until = local_day(clock.now(), self._context.zone), clock.monotonic() + LONGEST_S
        remote_ids = accounts.list_tied_feeds(self._conn, account.id)
        done = 0
        try:
            server = self._get_server(account).own
            for feed_id in feed_ids:
                if self._cancelled() or clock.monotonic() > until:
                    break
                remote_id = remote_ids.get(feed_id)
                if remote_id is not None:
                    server.poll_feed(remote_id)
                    accounts.note_polled(self._conn, feed_id, clock.now())
                    done += 1
        except AccountError as error:
            log.info("%s was not told when to poll: %s", account.name, error)
            return
        for _ in range(done):
            add_side_fetch(self._conn, day, SERVER_REFRESHED, 0, False)

    def _ask(
        self, account: Account, reason: SyncReason, *, is_thorough: bool = False, feed_ids: Sequence[int] = ()
    ) -> None:
        self._context.on_note(messages.AccountSynced(account.id, is_under_way=True))
        if account.refreshes_server and feed_ids:
            self._trigger_server_refresh(account, feed_ids)
        tools = SyncTools(self._conn, self._parser, self._context.clock, self._context.zone)
        before = accounts.find_account_state(self._conn, account.id).synced_at
        try:
            result = sync_account(
                tools,
                account,
                lambda: self._get_server(account),
                reason,
                is_thorough=is_thorough,
                on_progress=lambda done, total: self._context.on_note(
                    messages.AccountSynced(account.id, is_under_way=True, done=done, total=total)
                ),
            )
        except AccountError:
            self._context.on_note(messages.AccountSynced(account.id))
            return
        finally:
            self._close_idle_connection(account)
        for heard in result.heard_elsewhere:
            self._context.on_note(heard)
        if result.marks_in:
            visit_at = find_visit_elsewhere(before, result.marked_after_at, self._context.clock.now())
            if visit_at is not None:
                add_visits(self._conn, [Visit(visit_at, None, ELSEWHERE)])
        index_everything(self._conn)
        for news in result.news:
            self._context.put(news)
        new = {feed_id: len(ids) for feed_id, ids in result.new_ids.items() if ids}
        self._context.on_note(messages.AccountSynced(account.id, False, new, result.marks_in, result.feeds_changed))

    def _get_server(self, account: Account) -> OpenServer:
        if account.id not in self._open:
            client = make_client(self._context.clock, load_settings(self._conn).proxy, account.ca_file)
            try:
                opened = open_server(account, self._context.passwords, client, self._cancelled)
            except AccountError:
                client.close()
                raise
            self._open[account.id] = (client, opened)
        return self._open[account.id][1]

    def _close_idle_connection(self, account: Account) -> None:
        """Keep no connection open to a server that is not asked for hours."""
        if account.id in self._open:
            self._open[account.id][0].close()

    def _close_servers(self) -> None:
        for client, _ in self._open.values():
            client.close()
        self._open.clear()
