"""Writes messages in the user's language. Any thread; no state."""

from __future__ import annotations

from reader.gui.kit.humanize import LANGUAGE
from reader.model.messages import Message
from reader.wording.words import word


def say(message: Message | None) -> str:
    """The words of a message; "" for None."""
    return word(message, LANGUAGE)
