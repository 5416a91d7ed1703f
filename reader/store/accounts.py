"""Accounts as the user set them up, their states and sync log, and their feeds.

The window's write thread and commands set accounts up; the thread that synchronises writes the rest; everyone reads.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import apsw
import msgspec
from msgspec import Struct
from msgspec.structs import astuple, replace

from reader.errors import UsageError
from reader.model.accounts import KEPT_HERE, Account, AccountState, LinkedFeed, ServerKind
from reader.model.logged import SyncRecord
from reader.model.mail import MailboxState
from reader.model.messages import parse_message
from reader.store.bodies import clean
from reader.store.db import fetch, fetch_column, transaction, write
from reader.wording.catalogue import AccountCode

State = TypeVar("State", AccountState, MailboxState)
SYNCS_KEPT_S = 400 * 86_400.0
_SELECT = f"SELECT {', '.join(Account.__struct_fields__)} FROM accounts"
_COLUMNS = ", ".join(LinkedFeed.__struct_fields__)


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
        _, *values = astuple(replace(account, username=clean(account.username), name=clean(account.name)))
        conn.execute(
            """INSERT INTO accounts (kind, url, username, name, added_at, ca_file, takes_new_feeds, refreshes_server)
               VALUES (?, ?, ?, ?, ?, ?, ?, ?)""",
            values,
        )
        return conn.last_insert_rowid()


def list_accounts(conn: apsw.Connection) -> list[Account]:
    return [_make(row) for row in fetch(conn, f"{_SELECT} ORDER BY id")]


def get_account(conn: apsw.Connection, account_id: int) -> Account:
    rows = fetch(conn, f"{_SELECT} WHERE id = ?", (account_id,))
    if not rows:
        raise UsageError(AccountCode.ACCOUNT_UNKNOWN())
    return _make(rows[0])


def has_account(conn: apsw.Connection, account_id: int) -> bool:
    return bool(fetch(conn, "SELECT 1 FROM accounts WHERE id = ?", (account_id,)))


def change_account(conn: apsw.Connection, account: Account) -> None:
    with transaction(conn):
        conn.execute(
            "UPDATE accounts SET name = ?, ca_file = ?, takes_new_feeds = ?, refreshes_server = ? WHERE id = ?",
            (clean(account.name), account.ca_file, account.takes_new_feeds, account.refreshes_server, account.id),
        )


def remove_account(conn: apsw.Connection, account_id: int) -> None:
    """Remove an account; Paperround polls its feeds itself from now on."""
    write(conn, "DELETE FROM accounts WHERE id = ?", (account_id,))


def _make(row: Sequence[Any]) -> Account:
    id_, kind, *rest, takes_new_feeds, refreshes_server = row
    values = [id_, ServerKind(kind), *rest, bool(takes_new_feeds), bool(refreshes_server)]
    return Account(*values)


class SyncTotals(Struct, frozen=True):
    """How often a server was asked on a day, and what that cost."""

    asks: int
    requests: int
    wire_bytes: int
    new_count: int
    marks_in: int
    marks_out: int


def find_account_state(conn: apsw.Connection, account_id: int) -> AccountState:
    row = conn.execute("SELECT state FROM account_state WHERE account_id = ?", (account_id,)).fetchone()
    return AccountState() if row is None else parse_state(row[0], AccountState)


def save_account_state(conn: apsw.Connection, account_id: int, state: AccountState) -> None:
    """Store an account's state; nothing happens if it is gone meanwhile."""
    with transaction(conn):
        conn.execute(
            """INSERT OR REPLACE INTO account_state (account_id, state)
               SELECT id, ? FROM accounts WHERE id = ?""",
            (state_text(state), account_id),
        )


def add_sync(conn: apsw.Connection, ask: SyncRecord) -> None:
    with transaction(conn):
        conn.execute(
            """INSERT INTO account_syncs (account_id, at, local_day, reason, requests, wire_bytes, elapsed_s,
                   new_count, marks_in, marks_out, problem)
               SELECT id, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11 FROM accounts WHERE id = ?1""",
            astuple(ask),
        )
        conn.execute("DELETE FROM account_syncs WHERE at < ?", (ask.at - SYNCS_KEPT_S,))


def sum_syncs(conn: apsw.Connection, account_id: int, local_day: str) -> SyncTotals:
    rows = fetch(
        conn,
        """SELECT count(*), total(requests), total(wire_bytes), total(new_count), total(marks_in),
               total(marks_out) FROM account_syncs WHERE account_id = ? AND local_day = ?""",
        (account_id, local_day),
    )
    return SyncTotals(*(int(value) for value in rows[0]))


def list_linked_feeds(conn: apsw.Connection, account_id: int) -> list[LinkedFeed]:
    rows = fetch(conn, f"SELECT {_COLUMNS} FROM account_feeds WHERE account_id = ? ORDER BY feed_id", (account_id,))
    return [LinkedFeed(*row) for row in rows]


def list_feeds_of_others(conn: apsw.Connection, account_id: int) -> set[int]:
    """Feeds that the servers of other accounts have."""
    return set(
        fetch_column(
            conn, "SELECT feed_id FROM account_feeds WHERE account_id <> ? AND remote_id IS NOT NULL", (account_id,)
        )
    )


def save_linked_feed(conn: apsw.Connection, account_id: int, linked: LinkedFeed) -> None:
    with transaction(conn):
        conn.execute(
            f"INSERT OR REPLACE INTO account_feeds (account_id, {_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (account_id, *astuple(linked)),
        )


def choose_account(conn: apsw.Connection, feed_id: int, account_id: int) -> None:
    """Note where the user wants a new feed: in this account and no other; ONLY_HERE is none of them."""
    with transaction(conn):
        conn.execute(
            """INSERT OR IGNORE INTO account_feeds (account_id, feed_id, local_name, local_folder, refused_at)
               SELECT id, ?1, '', '', iif(id = ?2, NULL, ?3) FROM accounts""",
            (feed_id, account_id, KEPT_HERE),
        )


def unlink_feed(conn: apsw.Connection, account_id: int, feed_id: int) -> None:
    """Note that the server does not have a feed any more; forget its posts there and what was not sent yet."""
    with transaction(conn):
        conn.execute(
            "UPDATE account_feeds SET remote_id = NULL WHERE account_id = ? AND feed_id = ?", (account_id, feed_id)
        )
        of_feed = "WHERE account_id = ?1 AND entry_id IN (SELECT id FROM entries WHERE feed_id = ?2)"
        conn.execute(f"DELETE FROM account_items {of_feed}", (account_id, feed_id))
        conn.execute(f"DELETE FROM outbox {of_feed}", (account_id, feed_id))


def unlink_every_feed(conn: apsw.Connection, account_id: int) -> None:
    """Forget what the server calls its feeds; what waits in the outbox still counts."""
    with transaction(conn):
        conn.execute(
            """UPDATE account_feeds SET remote_id = NULL, refused_at = NULL
               WHERE account_id = ?1 AND refused_at IS NOT ?2""",
            (account_id, KEPT_HERE),
        )


def list_removed_feeds(conn: apsw.Connection, account_id: int) -> list[LinkedFeed]:
    """Feeds that the user unsubscribed here and that the server still has."""
    rows = fetch(
        conn,
        f"""SELECT {_COLUMNS} FROM account_feeds
            WHERE account_id = ? AND remote_id IS NOT NULL
                AND feed_id IN (SELECT id FROM feeds WHERE deleted_at IS NOT NULL)""",
        (account_id,),
    )
    return [LinkedFeed(*row) for row in rows]


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
    with transaction(conn, survives_power_cut=False):
        conn.execute(
            """UPDATE feed_state SET last_fetched_at = ?2, last_ok_at = ?2 WHERE feed_id IN (
                   SELECT feed_id FROM account_feeds WHERE account_id = ?1 AND remote_id IS NOT NULL)
                   AND (last_ok_at IS NULL OR NOT (SELECT refreshes_server FROM accounts WHERE id = ?1))""",
            (account_id, now),
        )


def note_polled(conn: apsw.Connection, feed_id: int, now: float) -> None:
    """Note that an account's server polled a feed because it was told to."""
    with transaction(conn, survives_power_cut=False):
        conn.execute("UPDATE feed_state SET last_fetched_at = ?2, last_ok_at = ?2 WHERE feed_id = ?1", (feed_id, now))
