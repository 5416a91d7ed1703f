"""Asks a mail server whether it answers to what the owner typed, and which folders are there."""

from __future__ import annotations

from reader.clock import Clock
from reader.mail.imap import ImapClient
from reader.model.mail import MailLogin, TriedMail


def try_mail(login: MailLogin, clock: Clock, proxy: str) -> TriedMail:
    """Raises MailError."""
    began = clock.monotonic()
    with ImapClient(login, proxy, lambda: False) as client:
        return TriedMail(tuple(client.list_folders()), client.can_push, clock.monotonic() - began)
