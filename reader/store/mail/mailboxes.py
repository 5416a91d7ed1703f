"""Mailboxes as the owner set them up. The window's write thread, commands; the engine reads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import apsw

from reader.errors import UsageError
from reader.model.mail import Mailbox, MailServer, Security
from reader.store.db import fetch, transaction
from reader.store.entries.bodies import clean
from reader.wording.mail_codes import MailCode

_COLUMNS = "host, port, security, username, folder, name, added_at, ca_file, marks_read, first_mails"


def add_mailbox(conn: apsw.Connection, box: Mailbox) -> int:
    """Its id is given here. UsageError where the owner has this very folder already."""
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
                clean(server.host),
                server.port,
                server.security,
                clean(server.username),
                clean(box.folder),
                clean(box.name),
                box.added_at,
                server.ca_file,
                box.marks_read,
                box.first_mails,
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
    """Keep what the owner changed."""
    with transaction(conn):
        conn.execute(
            "UPDATE mailboxes SET name = ?, ca_file = ?, marks_read = ? WHERE id = ?",
            (clean(box.name), box.server.ca_file, box.marks_read, box.id),
        )


def remove_mailbox(conn: apsw.Connection, mailbox_id: int) -> None:
    """Nothing is changed at the server."""
    with transaction(conn):
        conn.execute("DELETE FROM mailboxes WHERE id = ?", (mailbox_id,))


def _make(row: Sequence[Any]) -> Mailbox:
    id_, host, port, security, username, folder, name, added_at, ca_file, marks_read, first_mails = row
    server = MailServer(host, username, port, Security(security), ca_file)
    return Mailbox(id_, server, folder, name, added_at, bool(marks_read), first_mails)
