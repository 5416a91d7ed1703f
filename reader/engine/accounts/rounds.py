"""What the thread of accounts does: asks the servers that are due, sends deeds, tries what the owner typed.

Belongs to one thread, with a connection of its own. Servers keep their session from one ask to the next, so that an
ask needs no login.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from types import TracebackType
from typing import TYPE_CHECKING

from msgspec.structs import replace

from reader.clock import local_day
from reader.engine.accounts.ask import AskTools, ask, note_failure
from reader.engine.accounts.conductor import conduct
from reader.engine.accounts.push import push_marks
from reader.engine.accounts.servers import OpenServer, make_client, open_server
from reader.engine.accounts.subscriptions import has_unsent_changes
from reader.engine.accounts.try_account import try_account
from reader.engine.accounts.usual_looks import list_usual_looks
from reader.engine.accounts.when import Moment, NextAsk, decide_next_ask
from reader.engine.conditions import decide_allowance
from reader.engine.day_ledger import make_day_ledger
from reader.engine.messages import (
    AccountsChanged,
    AccountSynced,
    AccountTried,
    Command,
    Network,
    PasswordGiven,
    SyncNow,
    TryAccount,
)
from reader.engine.refresh import index_everything
from reader.errors import PaperroundError
from reader.fetch.client import Client
from reader.model.accounts import Account, AskReason, Login
from reader.model.logged import CONDUCTED, Look
from reader.parse.worker import GuardedParser
from reader.store.account_state import find_account_state, save_account_state
from reader.store.accounts import list_accounts
from reader.store.db import open_store
from reader.store.feeds import list_feeds
from reader.store.outbox import count_waiting
from reader.store.poll_log import add_side_fetch, get_day
from reader.store.reading_log import add_looks
from reader.store.settings import load_settings
from reader.sync.problems import AccountError

if TYPE_CHECKING:
    from reader.engine.accounts.syncer import Surroundings

log = logging.getLogger(__name__)
TELLING_GAP_S = 2.5 * 3_600.0
"""Marks from another device tell when the owner looked only if the asks before and after them lie so close."""
ELSEWHERE = "elsewhere"


class Rounds:
    def __init__(self, around: Surroundings, cancelled: Callable[[], bool]) -> None:
        self._around = around
        self._cancelled = cancelled
        self._conn = open_store(around.profile.database, around.clock.now())
        self._parser = GuardedParser()
        self._open: dict[int, tuple[Client, OpenServer]] = {}
        self._polled: dict[str, float] = {}
        """When the server was last told to poll each feed."""
        self._usual_day = ""
        self._usual_looks: list[float] = []
        self.has_accounts = True

    def __enter__(self) -> Rounds:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._close_servers()
        self._parser.close()
        self._conn.close()

    # --- what the owner wants ---------------------------------------------------------------------

    def obey(self, command: Command) -> None:
        if isinstance(command, TryAccount):
            self._try(command)
        elif isinstance(command, SyncNow):
            for account in list_accounts(self._conn):
                if command.account_id in (None, account.id):
                    self._ask(account, AskReason.ASKED, is_thorough=True)
        elif isinstance(command, AccountsChanged):
            self._close_servers()
        elif isinstance(command, PasswordGiven):
            self._forgive(command)

    def _try(self, command: TryAccount) -> None:
        login = Login(command.address, command.username, command.password, command.ca_file)
        urls = [feed.url for feed in list_feeds(self._conn)]
        try:
            tried = try_account(login, urls, self._around.clock, load_settings(self._conn).proxy)
        except PaperroundError as error:
            self._around.on_note(AccountTried(command.number, None, error.message))
        else:
            self._around.on_note(AccountTried(command.number, tried))

    def _forgive(self, given: PasswordGiven) -> None:
        """A server that refused the old password is asked with the new one."""
        for account in list_accounts(self._conn):
            if (account.url, account.username) == (given.url, given.username):
                state = find_account_state(self._conn, account.id)
                save_account_state(
                    self._conn, account.id, replace(state, problem="", message=None, failures=0)
                )
                self._close_servers()

    # --- when it is time ----------------------------------------------------------------------------

    def ask_due(self, look_at: float | None, network: Network) -> float:
        """Ask every server whose time has come; returns when the next one's does."""
        accounts = list_accounts(self._conn)
        self.has_accounts = bool(accounts)
        if network.online is False:
            return float("inf")
        next_at = float("inf")
        for account in accounts:
            coming = self.plan(account, look_at, network)
            if coming.at <= self._around.clock.now() and not self._cancelled():
                self._ask(account, coming.reason)
                coming = self.plan(account, look_at, network)
            self._show_next(account, coming)
            next_at = min(next_at, coming.at)
        return next_at

    def _show_next(self, account: Account, coming: NextAsk) -> None:
        state = find_account_state(self._conn, account.id)
        if (state.next_at, state.next_reason) != (coming.at, coming.reason):
            planned = replace(state, next_at=coming.at, next_reason=coming.reason)
            save_account_state(self._conn, account.id, planned)

    def plan(self, account: Account, look_at: float | None, network: Network) -> NextAsk:
        now, settings = self._around.clock.now(), load_settings(self._conn)
        allowance = decide_allowance(self._around.read_conditions(network), settings)
        ledger = make_day_ledger(get_day(self._conn, local_day(now, self._around.zone)), settings)
        moment = Moment(
            now,
            find_account_state(self._conn, account.id),
            look_at,
            self._list_usual_looks(now),
            allowance.share < 1.0,
            ledger.left > 0,
        )
        return decide_next_ask(moment)

    def _list_usual_looks(self, now: float) -> list[float]:
        """Learned once a day."""
        day = local_day(now, self._around.zone)
        if day != self._usual_day:
            self._usual_day = day
            self._usual_looks = list_usual_looks(self._conn, now, self._around.zone)
        return self._usual_looks

    def send_deeds(self, network: Network) -> None:
        """Marks at once; what was done to feeds by an ask, which compares both lists."""
        if network.online is False:
            return
        for account in list_accounts(self._conn):
            if has_unsent_changes(self._conn, account):
                self._ask(account, AskReason.ASKED)
            elif count_waiting(self._conn, account.id).count:
                self._push(account)

    def _push(self, account: Account) -> None:
        now = self._around.clock.now()
        try:
            push_marks(self._conn, account, self._get_server(account).server, now)
        except AccountError as error:
            note_failure(self._conn, account.id, error, now)
        self._around.on_note(AccountSynced(account.id))

    def _conduct(self, account: Account, reason: AskReason) -> None:
        """With the owner's consent their server polls before it is asked. That it will not is no reason not to ask."""
        if not account.conducts or reason not in (AskReason.BEFORE_LOOK, AskReason.LOOKED):
            return
        now, settings = self._around.clock.now(), load_settings(self._conn)
        day = local_day(now, self._around.zone)
        left = make_day_ledger(get_day(self._conn, day), settings).left
        try:
            opened = self._get_server(account)
            count = conduct(self._conn, account.id, opened.own, self._polled, left, now)
        except AccountError as error:
            log.info("%s was not told when to poll: %s", account.name, error)
            return
        for _ in range(count):
            add_side_fetch(self._conn, day, CONDUCTED, 0, False)

    def _ask(self, account: Account, reason: AskReason, *, is_thorough: bool = False) -> None:
        self._around.on_note(AccountSynced(account.id, is_under_way=True))
        self._conduct(account, reason)
        tools = AskTools(self._conn, self._parser, self._around.clock, self._around.zone)
        before = find_account_state(self._conn, account.id).synced_at
        try:
            result = ask(tools, account, lambda: self._get_server(account), reason, is_thorough=is_thorough)
        except AccountError:
            self._around.on_note(AccountSynced(account.id))
            return
        finally:
            self._rest(account)
        if result.marks_in:
            self._note_look(before)
        index_everything(self._conn)
        new = {feed_id: count for feed_id, count in result.new_ids.items() if count}
        self._around.on_note(AccountSynced(account.id, False, new, result.marks_in, result.feeds_changed))

    def _note_look(self, before: float | None) -> None:
        """The owner marked something on another device: so they looked, between the last ask and this one."""
        now = self._around.clock.now()
        if before is not None and now - before <= TELLING_GAP_S:
            add_looks(self._conn, [Look((before + now) / 2, None, ELSEWHERE)])

    # --- servers --------------------------------------------------------------------------------------

    def _get_server(self, account: Account) -> OpenServer:
        if account.id not in self._open:
            client = make_client(self._around.clock, load_settings(self._conn).proxy, account.ca_file)
            try:
                opened = open_server(account, self._around.passwords, client, self._cancelled)
            except AccountError:
                client.close()
                raise
            self._open[account.id] = (client, opened)
        return self._open[account.id][1]

    def _rest(self, account: Account) -> None:
        """No line is kept open to a server that is not asked for hours."""
        if account.id in self._open:
            self._open[account.id][0].close()

    def _close_servers(self) -> None:
        for client, _ in self._open.values():
            client.close()
        self._open.clear()
