"""Mailboxes as the user set them up, their states and checks, and which mail is which entry.

The window's write thread and commands set mailboxes up; the thread that checks them writes the rest; everyone reads.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import apsw
import msgspec
from msgspec import Struct

from reader.errors import UsageError
from reader.model.mail import Check, Mailbox, MailboxState, MailServer, Security, Sender
from reader.store.accounts import parse_state, state_text
from reader.store.bodies import clean
from reader.store.db import fetch, fetch_column, transaction, write
from reader.wording.catalogue import MailCode

CHECKS_KEPT_S = 400 * 86_400.0
UNSEEN_AT_ONCE = 500
_COLUMNS = "host, port, security, username, folder, name, added_at, ca_file, marks_read, first_mails"


def add_mailbox(conn: apsw.Connection, box: Mailbox) -> int:
    """Store a new mailbox and return its id. UsageError if the user has this folder already."""
    server = box.server
    with transaction(conn):
        same = fetch(
            conn,
            "SELECT id FROM mailboxes WHERE host = ? AND port = ? AND username = ? AND folder = ?",
            (server.host, server.port, server.username, box.folder),
        )
        if same:
            raise UsageError(MailCode.MAILBOX_KNOWN())
        conn.execute(
            f"INSERT INTO mailboxes ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                *(clean(server.host), server.port, server.security, clean(server.username), clean(box.folder)),
                *(clean(box.name), box.added_at, server.ca_file, box.marks_read, box.first_mails),
            ),
        )
        return conn.last_insert_rowid()


def list_mailboxes(conn: apsw.Connection) -> list[Mailbox]:
    return [_make(row) for row in fetch(conn, f"SELECT id, {_COLUMNS} FROM mailboxes ORDER BY id")]


def find_mailbox(conn: apsw.Connection, mailbox_id: int) -> Mailbox | None:
    rows = fetch(conn, f"SELECT id, {_COLUMNS} FROM mailboxes WHERE id = ?", (mailbox_id,))
    return _make(rows[0]) if rows else None


def get_mailbox(conn: apsw.Connection, mailbox_id: int) -> Mailbox:
    found = find_mailbox(conn, mailbox_id)
    if found is None:
        raise UsageError(MailCode.MAILBOX_UNKNOWN())
    return found


def change_mailbox(conn: apsw.Connection, box: Mailbox) -> None:
    with transaction(conn):
        conn.execute(
            "UPDATE mailboxes SET name = ?, ca_file = ?, marks_read = ? WHERE id = ?",
            (clean(box.name), box.server.ca_file, box.marks_read, box.id),
        )


def remove_mailbox(conn: apsw.Connection, mailbox_id: int) -> None:
    """Remove a mailbox; nothing is changed at the server."""
    write(conn, "DELETE FROM mailboxes WHERE id = ?", (mailbox_id,))


def _make(row: Sequence[Any]) -> Mailbox:
    id_, host, port, security, username, folder, name, added_at, ca_file, marks_read, first_mails = row
    server = MailServer(host, username, port, Security(security), ca_file)
    return Mailbox(id_, server, folder, name, added_at, bool(marks_read), first_mails)


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
    """Store a mailbox's state, unless it is gone meanwhile."""
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


class MailItem(Struct, frozen=True):
    uid: int
    entry_id: int
    seen: bool
    """The server has it marked as read."""


def list_senders(conn: apsw.Connection, mailbox_id: int) -> dict[str, Sender]:
    """The senders by key, those that the user unsubscribed included."""
    rows = fetch(conn, "SELECT key, feed_id, title, unsubscribe FROM mail_senders WHERE mailbox_id = ?", (mailbox_id,))
    return {row[0]: Sender(*row) for row in rows}


def save_sender(conn: apsw.Connection, mailbox_id: int, sender: Sender) -> None:
    with transaction(conn):
        conn.execute(
            """INSERT OR REPLACE INTO mail_senders (mailbox_id, key, feed_id, title, unsubscribe)
               SELECT id, ?2, ?3, ?4, ?5 FROM mailboxes WHERE id = ?1""",
            (mailbox_id, clean(sender.key), sender.feed_id, clean(sender.title), clean(sender.unsubscribe)),
        )


def find_unsubscribe(conn: apsw.Connection, feed_id: int) -> str:
    """The unsubscribe address of a sender; empty if its mails give none, or it is no sender's feed."""
    rows = fetch(conn, "SELECT unsubscribe FROM mail_senders WHERE feed_id = ?", (feed_id,))
    return str(rows[0][0]) if rows else ""


def list_feed_ids(conn: apsw.Connection, mailbox_id: int) -> list[int]:
    return fetch_column(
        conn, "SELECT DISTINCT feed_id FROM mail_senders WHERE mailbox_id = ? ORDER BY feed_id", (mailbox_id,)
    )


def add_items(conn: apsw.Connection, mailbox_id: int, items: Iterable[MailItem]) -> None:
    with transaction(conn):
        conn.executemany(
            "INSERT OR REPLACE INTO mail_items (mailbox_id, uid, entry_id, seen) VALUES (?, ?, ?, ?)",
            ((mailbox_id, item.uid, item.entry_id, item.seen) for item in items),
        )


def forget_items(conn: apsw.Connection, mailbox_id: int) -> None:
    """Forget which mail is which entry: the server numbered its mails anew."""
    write(conn, "DELETE FROM mail_items WHERE mailbox_id = ?", (mailbox_id,))


def list_unseen(conn: apsw.Connection, mailbox_id: int) -> list[int]:
    """The next mails that were read here and are unread at the server."""
    return fetch_column(
        conn,
        """SELECT i.uid FROM mail_items i JOIN marks m ON m.entry_id = i.entry_id
           WHERE i.mailbox_id = ? AND i.seen = 0 AND m.read = 1 ORDER BY i.uid LIMIT ?""",
        (mailbox_id, UNSEEN_AT_ONCE),
    )


def note_seen(conn: apsw.Connection, mailbox_id: int, uids: Sequence[int]) -> None:
    with transaction(conn):
        conn.executemany(
            "UPDATE mail_items SET seen = 1 WHERE mailbox_id = ? AND uid = ?", [(mailbox_id, uid) for uid in uids]
        )


def add_pictures(conn: apsw.Connection, entry_id: int, pictures: Mapping[str, bytes]) -> None:
    with transaction(conn):
        conn.executemany("INSERT OR IGNORE INTO mail_pictures (name, data) VALUES (?, ?)", pictures.items())
        conn.executemany(
            "INSERT OR IGNORE INTO mail_picture_uses (entry_id, name) VALUES (?, ?)",
            [(entry_id, name) for name in pictures],
        )


def find_picture(conn: apsw.Connection, name: str) -> bytes | None:
    rows = fetch(conn, "SELECT data FROM mail_pictures WHERE name = ?", (name,))
    return bytes(rows[0][0]) if rows else None
