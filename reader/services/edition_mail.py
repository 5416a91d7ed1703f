"""Keeps the password of the mail server that takes papers, in the system's keyring. Not for the main thread."""

from __future__ import annotations

from reader.engine.edition.mail import keep_password
from reader.fetch.passwords import Kept, Passwords
from reader.settings import Settings


def keep_mail_password(settings: Settings, password: str) -> Kept:
    return keep_password(Passwords(), settings, password)
