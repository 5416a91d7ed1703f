"""Checks a mailbox at once, for the terminal."""

from __future__ import annotations

from collections.abc import Callable

from reader.engine.mail.check import CheckTools, check
from reader.engine.mail.listener import open_client
from reader.engine.mail.store_mails import StoredMails
from reader.fetch.passwords import Passwords
from reader.mail.imap import ImapClient
from reader.model.mail import CheckReason, Mailbox


def check_now(
    tools: CheckTools,
    box: Mailbox,
    passwords: Passwords,
    proxy: str,
    stopped: Callable[[], bool] = lambda: False,
) -> StoredMails:
    """Raises MailError; what was read up to then is kept."""
    client: ImapClient | None = None

    def get_client() -> ImapClient:
        nonlocal client
        client = open_client(passwords, box, proxy, stopped)
        return client

    try:
        return check(tools, box, get_client, CheckReason.ASKED)
    finally:
        if client is not None:
            client.close()
