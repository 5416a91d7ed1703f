"""What synchronising came to: the state of each account, and the log of how often its server was asked.

The thread that synchronises; everybody reads.
"""

from __future__ import annotations

import apsw
import msgspec
from msgspec import Struct

from reader.model.accounts import AccountState
from reader.model.logged import Ask
from reader.store.db import fetch, transaction
from reader.store.server_state import parse_state, state_text

ASKS_KEPT_S = 400 * 86_400.0


class AskTotals(Struct, frozen=True):
    """How often a server was asked on some days, and what that cost."""

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
    """Nothing happens where the account is gone meanwhile."""
    with transaction(conn):
        conn.execute(
            """INSERT OR REPLACE INTO account_state (account_id, state)
               SELECT id, ? FROM accounts WHERE id = ?""",
            (state_text(state), account_id),
        )


def add_ask(conn: apsw.Connection, ask: Ask) -> None:
    with transaction(conn):
        conn.execute(
            """INSERT INTO account_asks (account_id, at, local_day, reason, requests, wire_bytes, elapsed_s,
                   new_count, marks_in, marks_out, problem)
               SELECT id, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11 FROM accounts WHERE id = ?1""",
            msgspec.structs.astuple(ask),
        )
        conn.execute("DELETE FROM account_asks WHERE at < ?", (ask.at - ASKS_KEPT_S,))


def sum_asks(conn: apsw.Connection, account_id: int, local_day: str) -> AskTotals:
    rows = fetch(
        conn,
        """SELECT count(*), total(requests), total(wire_bytes), total(new_count), total(marks_in),
               total(marks_out) FROM account_asks WHERE account_id = ? AND local_day = ?""",
        (account_id, local_day),
    )
    return AskTotals(*(int(value) for value in rows[0]))
