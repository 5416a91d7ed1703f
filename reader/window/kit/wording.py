"""Writes messages in the user's language. Any thread; no state."""

from __future__ import annotations

from reader.core.records.messages import Message
from reader.core.words.words import word
from reader.window.kit.humanize import LANGUAGE


def say(message: Message | None) -> str:
    """The words of a message; "" for None."""
    return word(message, LANGUAGE)
