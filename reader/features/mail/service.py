"""Mailboxes for window and terminal: add one, remove it, gather what is shown about it."""

from __future__ import annotations

from msgspec import Struct

import reader.store.feeds as feed_rows
from reader.core.errors import UsageError
from reader.core.words.catalogue import Code
from reader.features.mail import records as mail
from reader.features.mail import store as mailboxes
from reader.features.mail.store import CheckTotals, find_mailbox_state, list_feed_ids, sum_checks
from reader.net.passwords import Passwords
from reader.store.db import Connection, transaction


class MailboxFacts(Struct, frozen=True):
    box: mail.Mailbox
    state: mail.MailboxState
    feeds: int
    today: CheckTotals

    @property
    def id(self) -> int:
        return self.box.id

    @property
    def name(self) -> str:
        return self.box.name


def make_server(
    address: str, username: str, security: mail.Security = mail.Security.TLS, port: int | None = None, ca_file: str = ""
) -> mail.MailServer:
    """Parse what the user typed, as `imap.example.org` or `imap.example.org:993`. Raises UsageError."""
    text = address.strip().removeprefix("imaps://").removeprefix("imap://").rstrip("/")
    host, colon, tail = text.rpartition(":")
    if colon and tail.isascii() and tail.isdigit() and ("]" in host or ":" not in host):
        text, port = host, int(tail)
    host = text.strip("[]")
    number = mail.PORTS[security] if port is None else port
    if not host or "/" in host or " " in host or not 0 < number < 65_536 or not username.strip():
        raise UsageError(Code.ADDRESS_UNREADABLE())
    return mail.MailServer(host.lower(), username.strip(), number, security, ca_file)


def add_mailbox(
    conn: Connection,
    server: mail.MailServer,
    now: float,
    *,
    folder: str = mail.DEFAULT_FOLDER,
    name: str = "",
    marks_read: bool = False,
    first_mails: int = mail.FIRST_MAILS,
) -> mail.Mailbox:
    """Store a server that was tried; its password goes to the keyring, and its first check comes later."""
    if not 0 <= first_mails <= mail.MOST_FIRST_MAILS:
        raise UsageError(Code.SETTING_RANGE(name="first", low=0, high=mail.MOST_FIRST_MAILS, value=first_mails))
    shown = name.strip() or (folder.rpartition("/")[2] if folder != mail.DEFAULT_FOLDER else server.host)
    box = mail.Mailbox(0, server, folder, shown, now, marks_read, first_mails)
    return mailboxes.get_mailbox(conn, mailboxes.add_mailbox(conn, box))


def remove_mailbox(conn: Connection, mailbox_id: int, now: float, *, keep_feeds: bool) -> tuple[mail.Mailbox, int]:
    """Remove a mailbox, but nothing at the server. Return it and how many feeds were kept or removed."""
    box = mailboxes.get_mailbox(conn, mailbox_id)
    here = {feed.id for feed in feed_rows.list_feeds(conn)}
    feed_ids = [feed_id for feed_id in list_feed_ids(conn, mailbox_id) if feed_id in here]
    with transaction(conn):
        mailboxes.remove_mailbox(conn, mailbox_id)
        for feed_id in () if keep_feeds else feed_ids:
            feed_rows.remove_feed(conn, feed_id, now)
    return box, len(feed_ids)


def needs_password(conn: Connection, removed: mail.Mailbox) -> bool:
    """Return whether another folder on the same server still needs the password of a removed mailbox."""
    mine = (removed.server.origin, removed.server.username)
    return any((one.server.origin, one.server.username) == mine for one in mailboxes.list_mailboxes(conn))


def forget_password(box: mail.Mailbox) -> None:
    """Delete the password from the keyring; may wait for the user to unlock it."""
    Passwords().delete(box.server.origin, box.server.username)


def list_facts(conn: Connection, local_day: str) -> list[MailboxFacts]:
    here = {feed.id for feed in feed_rows.list_feeds(conn)}
    return [
        MailboxFacts(
            box,
            find_mailbox_state(conn, box.id),
            len(here.intersection(list_feed_ids(conn, box.id))),
            sum_checks(conn, box.id, local_day),
        )
        for box in mailboxes.list_mailboxes(conn)
    ]
