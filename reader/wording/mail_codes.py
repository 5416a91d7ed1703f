"""The messages about mailboxes, as catalogue.py has all others: codes with their English form."""

from __future__ import annotations

from enum import unique

from reader.model.messages import MessageCode


@unique
class MailCode(MessageCode):
    MAIL_PASSWORD = (
        "{host} says that the user or the password is wrong. Many providers want a password made for programs "
        "alone, which their web pages give you."
    )
    MAIL_PASSWORD_MISSING = (
        "The password for {host} is not known any more; enter it again in Settings, Accounts."
    )
    MAIL_PASSWORD_SHAPE = "This user name or password has characters that cannot be sent to {host}."
    MAIL_NO_IMAP = "What answers at {host} does not speak IMAP; check the server's name and port."
    MAIL_OPEN_LINE = (
        "{host} offers no safe line, and a password is never sent over an open one; choose TLS or STARTTLS."
    )
    MAIL_NO_STARTTLS = "{host} offers no STARTTLS; choose TLS, usually at port 993."
    MAIL_CERTIFICATE = "{what} If it is signed by your own authority, give that authority's certificate."
    MAIL_NO_FOLDER = "There is no folder {folder} at {host}; choose another one."
    MAIL_REFUSED = "{host} would not do what it was asked: {what}"
    MAIL_HUNG_UP = "{host} ended the conversation; Paperround will try again later."
    MAIL_TOO_MUCH = "{host} sent more than it was asked for, so it was not taken."
    MAIL_PROXY = "Mail cannot go through a proxy that itself wants HTTPS; use one with http:// or socks5://."
    MAILBOX_KNOWN = "You have this folder already."
    MAILBOX_UNKNOWN = "There is no such mailbox."
