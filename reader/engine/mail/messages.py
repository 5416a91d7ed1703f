"""Messages about mailboxes between window and engine; a part of engine/messages.py."""

from __future__ import annotations

from msgspec import Struct

from reader.model.mail import MailLogin, TriedMail
from reader.model.messages import Message


class MailboxesChanged(Struct, frozen=True):
    """A mailbox was added, changed or removed."""


class CheckMail(Struct, frozen=True):
    """The owner wants a mailbox asked now, and a first check that was stopped to go on; None means every one."""

    mailbox_id: int | None = None


class StopMail(Struct, frozen=True):
    """The owner has enough of a check that is under way."""

    mailbox_id: int


class TryMail(Struct, frozen=True):
    """Whether a mail server answers to what the owner typed."""

    number: int
    """Comes back with the answer, so that an older one is known as such."""
    login: MailLogin


MailCommand = MailboxesChanged | CheckMail | StopMail | TryMail


class MailTried(Struct, frozen=True):
    """A mail server answered, or why not."""

    number: int
    tried: TriedMail | None
    message: Message | None = None


class MailChecked(Struct, frozen=True):
    """A mailbox was checked, or is being checked, or could not be."""

    mailbox_id: int
    is_under_way: bool = False
    new: dict[int, int] = {}
    """New entries, by feed."""
    feeds_changed: bool = False
    done: int = 0
    """While it is under way: of how many mails how many were read."""
    total: int = 0
