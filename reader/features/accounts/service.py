"""Accounts for window and terminal: add a server that was tried, remove it, gather what is shown about it."""

from __future__ import annotations

from msgspec import Struct

import reader.store.feeds as feed_rows
from reader.core.records.messages import Message
from reader.core.words.catalogue import AccountCode
from reader.features.accounts import store as accounts
from reader.features.accounts.records import Account, AccountState, Login, ServerKind, Tried
from reader.net.passwords import Passwords
from reader.store.db import Connection, transaction

NAMES = {
    ServerKind.FRESHRSS: "FreshRSS",
    ServerKind.MINIFLUX: "Miniflux",
    ServerKind.COMMAFEED: "CommaFeed",
    ServerKind.OLDREADER: "The Old Reader",
    ServerKind.BAZQUX: "BazQux",
    ServerKind.FEEDBIN: "Feedbin",
    ServerKind.NEXTCLOUD: "Nextcloud News",
    ServerKind.TTRSS: "Tiny Tiny RSS",
}


class AccountFacts(Struct, frozen=True):
    account: Account
    state: AccountState
    feeds: int
    waiting: accounts.Waiting
    today: accounts.SyncTotals
    has_episodes: bool = False
    """Whether some of its posts have episodes."""

    @property
    def id(self) -> int:
        return self.account.id

    @property
    def name(self) -> str:
        return self.account.name

    def find_lack(self) -> Message | None:
        """What this server can't do for the user, if they would miss it."""
        name = self.account.name
        if self.state.own_refused:
            return AccountCode.ACCOUNT_OWN_REFUSED(name=name)
        is_lacking = self.has_episodes and self.account.kind is not ServerKind.MINIFLUX
        return AccountCode.ACCOUNT_NO_LISTENING(name=name) if is_lacking else None


def name_service(tried: Tried) -> str:
    return NAMES.get(tried.kind) or tried.base.partition("://")[2].partition("/")[0]


def add_account(
    conn: Connection, login: Login, tried: Tried, now: float, name: str = "", *, adds_local: bool = False
) -> Account:
    """Store a server that was tried; its password goes to the keyring, and its first sync comes later. `adds_local`:
    feeds that are in no account yet go to this one."""
    account = Account(0, tried.kind, tried.base, login.username, name or name_service(tried), now, login.ca_file)
    with transaction(conn):
        account_id = accounts.add_account(conn, account)
        for feed_id in accounts.list_unlinked_feeds(conn, 0.0) if adds_local else ():
            accounts.choose_account(conn, feed_id, account_id)
    return accounts.get_account(conn, account_id)


def remove_account(conn: Connection, account_id: int, now: float, *, keep_feeds: bool) -> tuple[Account, int]:
    """Remove an account; nothing changes at the server. Return it and how many feeds were kept, to be polled from here,
    or removed. Feeds of other accounts are kept, as their servers would remove them otherwise."""
    account = accounts.get_account(conn, account_id)
    feed_ids = set(accounts.list_tied_feeds(conn, account_id))
    if not keep_feeds:
        feed_ids -= accounts.list_feeds_of_others(conn, account_id)
    with transaction(conn):
        accounts.remove_account(conn, account_id)
        if not keep_feeds:
            for feed_id in feed_ids:
                feed_rows.remove_feed(conn, feed_id, now)
    return account, len(feed_ids)


def forget_password(account: Account) -> None:
    """Delete the password from the keyring; may wait for the user to unlock it."""
    Passwords().delete(account.url, account.username)


def list_facts(conn: Connection, local_day: str) -> list[AccountFacts]:
    here = {feed.id for feed in feed_rows.list_feeds(conn)}
    return [
        AccountFacts(
            account,
            accounts.find_account_state(conn, account.id),
            len(here & accounts.list_tied_feeds(conn, account.id).keys()),
            accounts.count_waiting(conn, account.id),
            accounts.sum_syncs(conn, account.id, local_day),
            accounts.has_episodes(conn, account.id),
        )
        for account in accounts.list_accounts(conn)
    ]
