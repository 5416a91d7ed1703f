"""Messages between window and engine about editions; a part of messages.py. Any thread."""

from __future__ import annotations

from msgspec import Struct

from reader.model.messages import Message


class MakeEdition(Struct, frozen=True):
    """The user wants an edition now."""


class CancelEdition(Struct, frozen=True):
    """The user does not want the edition that is being made any more."""


class TryMail(Struct, frozen=True):
    """Whether the mail server lets us in, as the settings say."""

    number: int
    """Comes back with the answer."""
    password: str = ""
    """What was typed; empty takes the one that is kept."""

    def __repr__(self) -> str:
        """Without the password: this may end up in a report."""
        return f"TryMail({self.number})"


class EditionProgress(Struct, frozen=True):
    """An edition is being made."""

    step: Message
    """What is done now, and how far that is."""


class EditionMade(Struct, frozen=True):
    """An edition was made, got somewhere, or there is nothing to make one of; then `edition_id` is None."""

    edition_id: int | None
    message: Message | None = None
    """Why there is none."""


class EditionMailTried(Struct, frozen=True):
    number: int
    ok: bool
    message: Message


EditionCommand = MakeEdition | CancelEdition | TryMail
