"""Which mail is which entry, who sent it, and the pictures that came inside. The thread that checks mailboxes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import apsw
from msgspec import Struct

from reader.model.mail import Sender
from reader.store.db import fetch, transaction
from reader.store.entries.bodies import clean

UNSEEN_AT_ONCE = 500


class MailItem(Struct, frozen=True):
    uid: int
    entry_id: int
    seen: bool
    """The server has it marked as read."""


def list_senders(conn: apsw.Connection, mailbox_id: int) -> dict[str, Sender]:
    """By their keys, those that the owner unsubscribed included."""
    rows = fetch(
        conn, "SELECT key, feed_id, title, unsubscribe FROM mail_senders WHERE mailbox_id = ?", (mailbox_id,)
    )
    return {row[0]: Sender(*row) for row in rows}


def save_sender(conn: apsw.Connection, mailbox_id: int, sender: Sender) -> None:
    with transaction(conn):
        conn.execute(
            """INSERT OR REPLACE INTO mail_senders (mailbox_id, key, feed_id, title, unsubscribe)
               SELECT id, ?2, ?3, ?4, ?5 FROM mailboxes WHERE id = ?1""",
            (mailbox_id, clean(sender.key), sender.feed_id, clean(sender.title), clean(sender.unsubscribe)),
        )


def find_unsubscribe(conn: apsw.Connection, feed_id: int) -> str:
    """The address to leave a sender's list by; empty where its mails give none, or it is no sender's feed."""
    rows = fetch(conn, "SELECT unsubscribe FROM mail_senders WHERE feed_id = ?", (feed_id,))
    return str(rows[0][0]) if rows else ""


def list_feed_ids(conn: apsw.Connection, mailbox_id: int) -> list[int]:
    rows = fetch(
        conn, "SELECT DISTINCT feed_id FROM mail_senders WHERE mailbox_id = ? ORDER BY feed_id", (mailbox_id,)
    )
    return [row[0] for row in rows]


def add_items(conn: apsw.Connection, mailbox_id: int, items: Iterable[MailItem]) -> None:
    with transaction(conn):
        conn.executemany(
            "INSERT OR REPLACE INTO mail_items (mailbox_id, uid, entry_id, seen) VALUES (?, ?, ?, ?)",
            ((mailbox_id, item.uid, item.entry_id, item.seen) for item in items),
        )


def forget_items(conn: apsw.Connection, mailbox_id: int) -> None:
    """The server numbered its mails anew."""
    with transaction(conn):
        conn.execute("DELETE FROM mail_items WHERE mailbox_id = ?", (mailbox_id,))


def list_unseen(conn: apsw.Connection, mailbox_id: int) -> list[int]:
    """Mails that were read here and that the server does not know as read; the next few hundred."""
    rows = fetch(
        conn,
        """SELECT i.uid FROM mail_items i JOIN marks m ON m.entry_id = i.entry_id
           WHERE i.mailbox_id = ? AND i.seen = 0 AND m.read = 1 ORDER BY i.uid LIMIT ?""",
        (mailbox_id, UNSEEN_AT_ONCE),
    )
    return [row[0] for row in rows]


def note_seen(conn: apsw.Connection, mailbox_id: int, uids: Sequence[int]) -> None:
    with transaction(conn):
        conn.executemany(
            "UPDATE mail_items SET seen = 1 WHERE mailbox_id = ? AND uid = ?",
            [(mailbox_id, uid) for uid in uids],
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
