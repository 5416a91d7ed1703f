"""Accounts as the user set them up, their states and sync log, and their feeds.

The window's write thread and commands set accounts up; the thread that synchronises writes the rest; everyone reads.
"""

from __future__ import annotations

from typing import TypeVar

import apsw
import msgspec
from msgspec import Struct

from reader.errors import UsageError
from reader.model.accounts import KEPT_HERE, Account, AccountState, LinkedFeed
from reader.model.logged import SyncRecord
from reader.model.mail import MailboxState
from reader.model.messages import parse_message
from reader.store.bodies import clean
from reader.store.db import fetch, fetch_column, transaction, write
from reader.store.rows import fetch_as, find_as, list_columns, make_values
from reader.wording.catalogue import AccountCode

State = TypeVar("State", AccountState, MailboxState)
SYNCS_KEPT_S = 400 * 86_400.0
_SELECT = f"SELECT {list_columns(Account)} FROM accounts"
_COLUMNS = list_columns(LinkedFeed)


def parse_state(text: str, kind: type[State]) -> State:
    """The state of an account or a mailbox from its stored text; fields of other versions are ignored."""
    values = msgspec.json.decode(text)
    known = {name: value for name, value in values.items() if name in kind.__struct_fields__}
    return kind(**{**known, "message": parse_message(known.get("message", ""))})


def state_text(state: AccountState | MailboxState) -> str:
    values = msgspec.structs.asdict(state)
    return msgspec.json.encode({**values, "message": str(state.message or "")}).decode()


def add_account(conn: apsw.Connection, account: Account) -> int:
    """Store a new account and return its id. UsageError if the user has it already."""
    with transaction(conn):
        same = fetch(conn, "SELECT id FROM accounts WHERE url = ? AND username = ?", (account.url, account.username))
        if same:
            raise UsageError(AccountCode.ACCOUNT_KNOWN())
        sql = f"INSERT INTO accounts ({list_columns(Account, but=['id'])}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
        conn.execute(sql, make_values(account)[1:])
        return conn.last_insert_rowid()


def list_accounts(conn: apsw.Connection) -> list[Account]:
    return fetch_as(conn, Account, f"{_SELECT} ORDER BY id")


def get_account(conn: apsw.Connection, account_id: int) -> Account:
    account = find_as(conn, Account, f"{_SELECT} WHERE id = ?", (account_id,))
    if account is None:
        raise UsageError(AccountCode.ACCOUNT_UNKNOWN())
    return account


def has_account(conn: apsw.Connection, account_id: int) -> bool:
    return bool(fetch(conn, "SELECT 1 FROM accounts WHERE id = ?", (account_id,)))


def change_account(conn: apsw.Connection, account: Account) -> None:
    sql = "UPDATE accounts SET name = ?, ca_file = ?, takes_new_feeds = ?, refreshes_server = ? WHERE id = ?"
    write(
        conn, sql, (clean(account.name), account.ca_file, account.takes_new_feeds, account.refreshes_server, account.id)
    )


def remove_account(conn: apsw.Connection, account_id: int) -> None:
    """Remove an account; Paperround polls its feeds itself from now on."""
    write(conn, "DELETE FROM accounts WHERE id = ?", (account_id,))


class SyncTotals(Struct, frozen=True):
    """How often a server was asked on a day, and what that cost."""

    asks: int
    requests: int
    wire_bytes: int
    new_count: int
    marks_in: int
    marks_out: int


def find_account_state(conn: apsw.Connection, account_id: int) -> AccountState:
    rows = fetch(conn, "SELECT state FROM account_state WHERE account_id = ?", (account_id,))
    return parse_state(rows[0][0], AccountState) if rows else AccountState()


def save_account_state(conn: apsw.Connection, account_id: int, state: AccountState) -> None:
    """Store an account's state; nothing happens if it is gone meanwhile."""
    sql = "INSERT OR REPLACE INTO account_state (account_id, state) SELECT id, ? FROM accounts WHERE id = ?"
    write(conn, sql, (state_text(state), account_id))


def add_sync(conn: apsw.Connection, ask: SyncRecord) -> None:
    with transaction(conn):
        sql = f"""INSERT INTO account_syncs ({list_columns(SyncRecord)})
            SELECT id, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11 FROM accounts WHERE id = ?1"""
        conn.execute(sql, make_values(ask))
        conn.execute("DELETE FROM account_syncs WHERE at < ?", (ask.at - SYNCS_KEPT_S,))


def sum_syncs(conn: apsw.Connection, account_id: int, local_day: str) -> SyncTotals:
    sums = ", ".join(f"total({name})" for name in SyncTotals.__struct_fields__[1:])
    sql = f"SELECT count(*), {sums} FROM account_syncs WHERE account_id = ? AND local_day = ?"
    return SyncTotals(*map(int, fetch(conn, sql, (account_id, local_day))[0]))


def list_linked_feeds(conn: apsw.Connection, account_id: int) -> list[LinkedFeed]:
    sql = f"SELECT {_COLUMNS} FROM account_feeds WHERE account_id = ? ORDER BY feed_id"
    return fetch_as(conn, LinkedFeed, sql, (account_id,))


def list_feeds_of_others(conn: apsw.Connection, account_id: int) -> set[int]:
    """Feeds that the servers of other accounts have."""
    sql = "SELECT feed_id FROM account_feeds WHERE account_id <> ? AND remote_id IS NOT NULL"
    return set(fetch_column(conn, sql, (account_id,)))


def save_linked_feed(conn: apsw.Connection, account_id: int, linked: LinkedFeed) -> None:
    sql = f"INSERT OR REPLACE INTO account_feeds (account_id, {_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
    write(conn, sql, (account_id, *make_values(linked)))


def choose_account(conn: apsw.Connection, feed_id: int, account_id: int) -> None:
    """Note where the user wants a new feed: in this account and no other; ONLY_HERE is none of them."""
    sql = """INSERT OR IGNORE INTO account_feeds (account_id, feed_id, local_name, local_folder, refused_at)
        SELECT id, ?1, '', '', iif(id = ?2, NULL, ?3) FROM accounts"""
    write(conn, sql, (feed_id, account_id, KEPT_HERE))


def unlink_feed(conn: apsw.Connection, account_id: int, feed_id: int) -> None:
    """Note that the server does not have a feed any more; forget its posts there and what was not sent yet."""
    with transaction(conn):
        sql = "UPDATE account_feeds SET remote_id = NULL WHERE account_id = ? AND feed_id = ?"
        conn.execute(sql, (account_id, feed_id))
        of_feed = "WHERE account_id = ?1 AND entry_id IN (SELECT id FROM entries WHERE feed_id = ?2)"
        conn.execute(f"DELETE FROM account_items {of_feed}", (account_id, feed_id))
        conn.execute(f"DELETE FROM outbox {of_feed}", (account_id, feed_id))


def unlink_every_feed(conn: apsw.Connection, account_id: int) -> None:
    """Forget what the server calls its feeds; what waits in the outbox still counts."""
    sql = "UPDATE account_feeds SET remote_id = NULL, refused_at = NULL WHERE account_id = ? AND refused_at IS NOT ?"
    write(conn, sql, (account_id, KEPT_HERE))


def list_removed_feeds(conn: apsw.Connection, account_id: int) -> list[LinkedFeed]:
    """Feeds that the user unsubscribed here and that the server still has."""
    sql = f"""SELECT {_COLUMNS} FROM account_feeds WHERE account_id = ? AND remote_id IS NOT NULL
        AND feed_id IN (SELECT id FROM feeds WHERE deleted_at IS NOT NULL)"""
    return fetch_as(conn, LinkedFeed, sql, (account_id,))


def list_unlinked_feeds(conn: apsw.Connection, since_at: float) -> list[int]:
    """Feeds that were added since and belong to no account, without followed pages and mail."""
    return fetch_column(
        conn,
        """SELECT id FROM feeds WHERE added_at >= ? AND deleted_at IS NULL AND page_kind = '' AND url NOT LIKE 'mail:%'
               AND id NOT IN (SELECT feed_id FROM account_feeds) ORDER BY id""",
        (since_at,),
    )


def note_asked(conn: apsw.Connection, account_id: int, now: float) -> None:
    """Note that a sync polled all feeds of an account. Where Paperround tells the server when to refresh, that counts
    for a feed's first time only; see `note_polled`."""
    sql = """UPDATE feed_state SET last_fetched_at = ?2, last_ok_at = ?2 WHERE feed_id IN (
            SELECT feed_id FROM account_feeds WHERE account_id = ?1 AND remote_id IS NOT NULL)
        AND (last_ok_at IS NULL OR NOT (SELECT refreshes_server FROM accounts WHERE id = ?1))"""
    write(conn, sql, (account_id, now), survives_power_cut=False)


def note_polled(conn: apsw.Connection, feed_id: int, now: float) -> None:
    """Note that an account's server polled a feed because it was told to."""
    sql = "UPDATE feed_state SET last_fetched_at = ?2, last_ok_at = ?2 WHERE feed_id = ?1"
    write(conn, sql, (feed_id, now), survives_power_cut=False)
