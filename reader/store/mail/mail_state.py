"""What checks of mailboxes came to: their state, and the log of what they cost. The thread that checks; all read."""

from __future__ import annotations

import apsw
import msgspec
from msgspec import Struct

from reader.model.mail import Check, MailboxState
from reader.store.db import fetch, transaction
from reader.store.server_state import parse_state, state_text

CHECKS_KEPT_S = 400 * 86_400.0


class CheckTotals(Struct, frozen=True):
    """How often a mailbox was checked on one day, and what that cost."""

    checks: int
    requests: int
    wire_bytes: int
    new_count: int


def find_mailbox_state(conn: apsw.Connection, mailbox_id: int) -> MailboxState:
    rows = fetch(conn, "SELECT state FROM mailbox_state WHERE mailbox_id = ?", (mailbox_id,))
    return parse_state(rows[0][0], MailboxState) if rows else MailboxState()


def save_mailbox_state(conn: apsw.Connection, mailbox_id: int, state: MailboxState) -> None:
    """Nothing happens where the mailbox is gone meanwhile."""
    with transaction(conn):
        conn.execute(
            """INSERT OR REPLACE INTO mailbox_state (mailbox_id, state)
               SELECT id, ? FROM mailboxes WHERE id = ?""",
            (state_text(state), mailbox_id),
        )


def add_check(conn: apsw.Connection, check: Check) -> None:
    with transaction(conn):
        conn.execute(
            """INSERT INTO mail_checks (mailbox_id, at, local_day, reason, requests, wire_bytes, elapsed_s,
                   new_count, problem)
               SELECT id, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9 FROM mailboxes WHERE id = ?1""",
            msgspec.structs.astuple(check),
        )
        conn.execute("DELETE FROM mail_checks WHERE at < ?", (check.at - CHECKS_KEPT_S,))


def sum_checks(conn: apsw.Connection, mailbox_id: int, local_day: str) -> CheckTotals:
    rows = fetch(
        conn,
        """SELECT count(*), total(requests), total(wire_bytes), total(new_count)
           FROM mail_checks WHERE mailbox_id = ? AND local_day = ?""",
        (mailbox_id, local_day),
    )
    return CheckTotals(*(int(value) for value in rows[0]))
