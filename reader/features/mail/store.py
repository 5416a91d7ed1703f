"""Mailboxes as the user set them up, their states and checks, and which mail is which entry.

The window's write thread and commands set mailboxes up; the thread that checks them writes the rest; everyone reads.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import apsw
from msgspec import Struct

from reader.core.errors import UsageError
from reader.core.words.catalogue import MailCode
from reader.features.mail.records import Check, Mailbox, MailboxState, MailServer, Sender
from reader.store.bodies import clean
from reader.store.db import fetch, fetch_column, find_value, transaction, write, write_many
from reader.store.rows import fetch_as, find_as, list_columns, make_values, parse_state, state_text

CHECKS_KEPT_S = 400 * 86_400.0
UNSEEN_AT_ONCE = 500
_COLUMNS = f"{list_columns(MailServer)}, {list_columns(Mailbox, but=('id', 'server'))}"


def add_mailbox(conn: apsw.Connection, box: Mailbox) -> int:
    """Store a new mailbox and return its id. UsageError if the user has this folder already."""
    server = box.server
    with transaction(conn):
        sql = "SELECT id FROM mailboxes WHERE host = ? AND port = ? AND username = ? AND folder = ?"
        same = fetch(conn, sql, (server.host, server.port, server.username, box.folder))
        if same:
            raise UsageError(MailCode.MAILBOX_KNOWN())
        values = (*make_values(server), *make_values(box)[2:])
        conn.execute(f"INSERT INTO mailboxes ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", values)
        return conn.last_insert_rowid()


def list_mailboxes(conn: apsw.Connection) -> list[Mailbox]:
    return fetch_as(conn, Mailbox, f"SELECT id, {_COLUMNS} FROM mailboxes ORDER BY id")


def find_mailbox(conn: apsw.Connection, mailbox_id: int) -> Mailbox | None:
    return find_as(conn, Mailbox, f"SELECT id, {_COLUMNS} FROM mailboxes WHERE id = ?", (mailbox_id,))


def get_mailbox(conn: apsw.Connection, mailbox_id: int) -> Mailbox:
    found = find_mailbox(conn, mailbox_id)
    if found is None:
        raise UsageError(MailCode.MAILBOX_UNKNOWN())
    return found


def change_mailbox(conn: apsw.Connection, box: Mailbox) -> None:
    sql = "UPDATE mailboxes SET name = ?, ca_file = ?, marks_read = ? WHERE id = ?"
    write(conn, sql, (clean(box.name), box.server.ca_file, box.marks_read, box.id))


def remove_mailbox(conn: apsw.Connection, mailbox_id: int) -> None:
    """Remove a mailbox; nothing is changed at the server."""
    write(conn, "DELETE FROM mailboxes WHERE id = ?", (mailbox_id,))


class CheckTotals(Struct, frozen=True):
    checks: int
    requests: int
    wire_bytes: int
    new_count: int


def find_mailbox_state(conn: apsw.Connection, mailbox_id: int) -> MailboxState:
    rows = fetch(conn, "SELECT state FROM mailbox_state WHERE mailbox_id = ?", (mailbox_id,))
    return parse_state(rows[0][0], MailboxState) if rows else MailboxState()


def save_mailbox_state(conn: apsw.Connection, mailbox_id: int, state: MailboxState) -> None:
    """Store a mailbox's state, unless it is gone meanwhile."""
    sql = "INSERT OR REPLACE INTO mailbox_state (mailbox_id, state) SELECT id, ? FROM mailboxes WHERE id = ?"
    write(conn, sql, (state_text(state), mailbox_id))


def add_check(conn: apsw.Connection, check: Check) -> None:
    with transaction(conn):
        sql = f"""INSERT INTO mail_checks ({list_columns(Check)})
            SELECT id, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9 FROM mailboxes WHERE id = ?1"""
        conn.execute(sql, make_values(check))
        conn.execute("DELETE FROM mail_checks WHERE at < ?", (check.at - CHECKS_KEPT_S,))


def sum_checks(conn: apsw.Connection, mailbox_id: int, local_day: str) -> CheckTotals:
    sums = ", ".join(f"total({name})" for name in CheckTotals.__struct_fields__[1:])
    sql = f"SELECT count(*), {sums} FROM mail_checks WHERE mailbox_id = ? AND local_day = ?"
    return CheckTotals(*map(int, fetch(conn, sql, (mailbox_id, local_day))[0]))


class MailItem(Struct, frozen=True):
    uid: int
    entry_id: int
    seen: bool
    """The server has it marked as read."""


def list_senders(conn: apsw.Connection, mailbox_id: int) -> dict[str, Sender]:
    """The senders by key, those that the user unsubscribed included."""
    sql = "SELECT key, feed_id, title, unsubscribe FROM mail_senders WHERE mailbox_id = ?"
    return {sender.key: sender for sender in fetch_as(conn, Sender, sql, (mailbox_id,))}


def save_sender(conn: apsw.Connection, mailbox_id: int, sender: Sender) -> None:
    sql = """INSERT OR REPLACE INTO mail_senders (mailbox_id, key, feed_id, title, unsubscribe)
        SELECT id, ?2, ?3, ?4, ?5 FROM mailboxes WHERE id = ?1"""
    write(conn, sql, (mailbox_id, *make_values(sender)))


def find_unsubscribe(conn: apsw.Connection, feed_id: int) -> str:
    """The unsubscribe address of a sender; empty if its mails give none, or it isn't a sender's feed."""
    return find_value(conn, str, "SELECT unsubscribe FROM mail_senders WHERE feed_id = ?", (feed_id,)) or ""


def list_feed_ids(conn: apsw.Connection, mailbox_id: int) -> list[int]:
    sql = "SELECT DISTINCT feed_id FROM mail_senders WHERE mailbox_id = ? ORDER BY feed_id"
    return fetch_column(conn, sql, (mailbox_id,))


def add_items(conn: apsw.Connection, mailbox_id: int, items: Iterable[MailItem]) -> None:
    sql = "INSERT OR REPLACE INTO mail_items (mailbox_id, uid, entry_id, seen) VALUES (?, ?, ?, ?)"
    write_many(conn, sql, ((mailbox_id, item.uid, item.entry_id, item.seen) for item in items))


def forget_items(conn: apsw.Connection, mailbox_id: int) -> None:
    """Forget which mail is which entry: the server renumbered its mails."""
    write(conn, "DELETE FROM mail_items WHERE mailbox_id = ?", (mailbox_id,))


def list_unseen(conn: apsw.Connection, mailbox_id: int) -> list[int]:
    """The next mails that were read here and are unread at the server."""
    sql = """SELECT i.uid FROM mail_items i JOIN marks m ON m.entry_id = i.entry_id
        WHERE i.mailbox_id = ? AND i.seen = 0 AND m.read = 1 ORDER BY i.uid LIMIT ?"""
    return fetch_column(conn, sql, (mailbox_id, UNSEEN_AT_ONCE))


def note_seen(conn: apsw.Connection, mailbox_id: int, uids: Sequence[int]) -> None:
    sql = "UPDATE mail_items SET seen = 1 WHERE mailbox_id = ? AND uid = ?"
    write_many(conn, sql, [(mailbox_id, uid) for uid in uids])


def add_pictures(conn: apsw.Connection, entry_id: int, pictures: Mapping[str, bytes]) -> None:
    with transaction(conn):
        conn.executemany("INSERT OR IGNORE INTO mail_pictures (name, data) VALUES (?, ?)", pictures.items())
        sql = "INSERT OR IGNORE INTO mail_picture_uses (entry_id, name) VALUES (?, ?)"
        conn.executemany(sql, [(entry_id, name) for name in pictures])


def find_picture(conn: apsw.Connection, name: str) -> bytes | None:
    return find_value(conn, bytes, "SELECT data FROM mail_pictures WHERE name = ?", (name,))
