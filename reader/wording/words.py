"""Messages in words: a form of the catalogue, translated, with its facts filled in. Pure; any thread.

`in_english` is for the terminal and the log; the window has a `Language` of its own (gui/kit/wording.py).
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, tzinfo
from typing import Protocol

from reader.clock import LocalZone
from reader.model.messages import AS_IT_IS, Message
from reader.wording.catalogue import Code

Fact = str | int | float | Message


class Language(Protocol):
    """How forms, numbers and times are said."""

    def translate(self, form: str) -> str: ...
    def number(self, value: float) -> str: ...
    def clock(self, at: float) -> str: ...
    def weekday(self, at: float) -> str: ...
    def date(self, at: float) -> str: ...
    def megabytes(self, size: float) -> str: ...


class English:
    def __init__(self, zone: tzinfo | None = None) -> None:
        self._zone = zone or LocalZone()

    def translate(self, form: str) -> str:
        return form

    def number(self, value: float) -> str:
        return f"{value:,}"

    def clock(self, at: float) -> str:
        return f"{self._local(at):%H:%M}"

    def weekday(self, at: float) -> str:
        return f"{self._local(at):%A}"

    def date(self, at: float) -> str:
        return f"{self._local(at):%d %B}"

    def megabytes(self, size: float) -> str:
        return f"{size / 1e6:.1f} MB"

    def _local(self, at: float) -> datetime:
        return datetime.fromtimestamp(at, self._zone)


_ENGLISH = English()


def in_english(message: Message | None, language: Language = _ENGLISH) -> str:
    return word(message, language)


def word(message: Message | None, language: Language) -> str:
    """Nothing for no message. One of another version, whose code nobody knows here, is shown as it was kept."""
    if message is None:
        return ""
    if message.code == AS_IT_IS:
        return str(message.facts.get("text", ""))
    code = Code.__members__.get(message.code)
    if code is None:
        return str(message)
    return language.translate(code.value).format_map(_Facts(message.facts, language))


class _Facts(dict[str, "_Said"]):
    """What a form asks for by name. A fact that another version did not keep leaves a gap, never an error."""

    def __init__(self, facts: Mapping[str, Fact], language: Language) -> None:
        super().__init__({name: _Said(fact, language) for name, fact in facts.items()})
        self._language = language

    def __missing__(self, name: str) -> _Said:
        return _Said("…", self._language)


class _Said:
    """One fact as its place in the form wants it: {n:n}, {at:clock}, {at:weekday}, {at:date}, {size:mb} or plain."""

    def __init__(self, fact: Fact, language: Language) -> None:
        self._fact = fact
        self._language = language

    def __format__(self, kind: str) -> str:
        fact, language = self._fact, self._language
        if isinstance(fact, Message):
            return word(fact, language)
        if isinstance(fact, str) or not kind:
            return str(fact)
        ways = {
            "n": language.number,
            "clock": language.clock,
            "weekday": language.weekday,
            "date": language.date,
            "mb": language.megabytes,
        }
        return ways[kind](fact)
