"""A message to the user: a code and its facts, kept as one short text. Pure.

The window and the terminal put it into the user's language (see core/words).
"""

from __future__ import annotations

import re
from typing import Any

import msgspec
from msgspec import Struct


class Message(Struct, frozen=True, omit_defaults=True):
    code: str
    """The name of a code of resources/app/messages.txt, or AS_IT_IS."""
    facts: dict[str, str | int | float | Message] = {}
    """By name: texts, numbers, instants, or messages that are parts of this one."""

    def __str__(self) -> str:
        facts = msgspec.json.encode(_make_writable(self).facts).decode() if self.facts else ""
        return f"{self.code} {facts}".rstrip()

    def __hash__(self) -> int:
        return hash(str(self))


AS_IT_IS = "AS_IT_IS"
"""The code of a text that is shown unchanged, such as one from another program."""

_KEPT = re.compile(r"([A-Z][A-Z0-9_]*)(?: (\{.*\}))?", re.DOTALL)


def as_it_is(text: str) -> Message:
    return Message(AS_IT_IS, {"text": text})


def parse_message(text: str) -> Message | None:
    """Parse what `str` made. Any other text is shown unchanged; an empty one gives None."""
    kept = _KEPT.fullmatch(text)
    if kept is None:
        return as_it_is(text) if text else None
    try:
        return Message(kept[1], msgspec.json.decode(kept[2] or "{}", type=dict[str, str | int | float | Message]))
    except msgspec.DecodeError:
        return as_it_is(text)


def _make_writable(fact: str | float | Message) -> Any:
    """Return the fact without lone surrogates, which publishers do send and UTF-8 can't hold."""
    if isinstance(fact, Message):
        return Message(fact.code, {name: _make_writable(part) for name, part in fact.facts.items()})
    return fact.encode("utf-8", "replace").decode("utf-8") if isinstance(fact, str) else fact
