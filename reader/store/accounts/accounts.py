"""Accounts as the owner set them up. The window's write thread, commands; the engine reads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import apsw
from msgspec.structs import astuple, replace

from reader.errors import UsageError
from reader.model.accounts import Account, ServerKind
from reader.store.db import fetch, transaction
from reader.store.entries.bodies import clean
from reader.wording.account_codes import AccountCode

_SELECT = f"SELECT {', '.join(Account.__struct_fields__)} FROM accounts"


def add_account(conn: apsw.Connection, account: Account) -> int:
    """Its id is given here. UsageError where the owner has this very account already."""
    with transaction(conn):
        same = fetch(
            conn, "SELECT id FROM accounts WHERE url = ? AND username = ?", (account.url, account.username)
        )
        if same:
            raise UsageError(AccountCode.ACCOUNT_KNOWN())
        _, *values = astuple(replace(account, username=clean(account.username), name=clean(account.name)))
        conn.execute(
            """INSERT INTO accounts (kind, url, username, name, added_at, ca_file, takes_new_feeds, conducts)
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
    """Keep what the owner changed."""
    with transaction(conn):
        conn.execute(
            "UPDATE accounts SET name = ?, ca_file = ?, takes_new_feeds = ?, conducts = ? WHERE id = ?",
            (clean(account.name), account.ca_file, account.takes_new_feeds, account.conducts, account.id),
        )


def remove_account(conn: apsw.Connection, account_id: int) -> None:
    """The feeds that it had stay, as feeds that Paperround polls itself."""
    with transaction(conn):
        conn.execute("DELETE FROM accounts WHERE id = ?", (account_id,))


def _make(row: Sequence[Any]) -> Account:
    id_, kind, *rest, takes_new_feeds, conducts = row
    values = [id_, ServerKind(kind), *rest, bool(takes_new_feeds), bool(conducts)]
    return Account(*values)
