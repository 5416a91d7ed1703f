"""A message to the user: a code and its facts, kept as one short text. Pure.

Rooms say what happened; the window and the terminal put it into words of the user's language (see wording/).
"""

from __future__ import annotations

import re
from enum import Enum
from typing import Any

import msgspec
from msgspec import Struct


class Message(Struct, frozen=True, omit_defaults=True):
    code: str
    """The name of a `wording.catalogue.Code`, or AS_IT_IS."""
    facts: dict[str, str | int | float | Message] = {}
    """By name: texts, numbers, instants, or messages that are parts of this one."""

    def __str__(self) -> str:
        facts = msgspec.json.encode(_make_writable(self).facts).decode() if self.facts else ""
        return f"{self.code} {facts}".rstrip()

    def __hash__(self) -> int:
        return hash(str(self))

    def with_facts(self, **facts: str | float | Message) -> Message:
        """With some of its facts changed."""
        return Message(self.code, {**self.facts, **facts})


class MessageCode(Enum):
    """The codes of messages, each with its English form; to call one makes the message. Has no member of its own."""

    def __call__(self, **facts: str | float | Message) -> Message:
        return Message(self.name, facts)


AS_IT_IS = "AS_IT_IS"
"""The code of a text that is shown as it is: it comes from elsewhere, or from a version that kept whole sentences."""

_KEPT = re.compile(r"([A-Z][A-Z0-9_]*)(?: (\{.*\}))?", re.DOTALL)


def as_it_is(text: str) -> Message:
    return Message(AS_IT_IS, {"text": text})


def parse_message(text: str) -> Message | None:
    """What `str` made, read again; any other text is shown as it is, and an empty one is no message."""
    kept = _KEPT.fullmatch(text)
    if kept is None:
        return as_it_is(text) if text else None
    try:
        return Message(kept[1], _read_facts(kept[2] or "{}"))
    except msgspec.DecodeError:
        return as_it_is(text)


def _make_writable(fact: str | float | Message) -> Any:
    """Without lone surrogates, which publishers do send and no UTF-8 can hold."""
    if isinstance(fact, Message):
        return Message(fact.code, {name: _make_writable(part) for name, part in fact.facts.items()})
    return fact.encode("utf-8", "replace").decode("utf-8") if isinstance(fact, str) else fact


def _read_facts(text: str) -> dict[str, str | int | float | Message]:
    return msgspec.json.decode(text, type=dict[str, str | int | float | Message])
