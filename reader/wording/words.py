"""Formats messages: a form of the catalogue, translated, with its facts filled in. Pure; any thread.

`in_english` is for the terminal and the log; the window has a `Language` of its own (gui/kit/wording.py).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime, tzinfo
from enum import Enum
from typing import Protocol

from reader.clock import show_at
from reader.model.messages import AS_IT_IS, Message
from reader.wording import catalogue, edition_codes
from reader.wording.catalogue import Code
from reader.wording.languages import counted_fact

Fact = str | int | float | Message

_PLACE = re.compile(r"\{(\w+)(?::(\w+))?\}")
"""Where a fact stands in a form, and how it is written there: {host}, {n:n}, {at:clock}."""


class Language(Protocol):
    """How forms, numbers and times are said."""

    def translate(self, form: str, n: int = -1) -> str:
        """`n` is the count on which the form depends, -1 for none."""
        ...

    def number(self, value: float) -> str: ...
    def clock(self, at: float) -> str: ...
    def weekday(self, at: float) -> str: ...
    def date(self, at: float) -> str: ...
    def megabytes(self, size: float) -> str: ...


class English:
    def __init__(self, zone: tzinfo | None = None) -> None:
        """`zone` None is this machine's."""
        self._zone = zone

    def translate(self, form: str, n: int = -1) -> str:
        return form

    def number(self, value: float) -> str:
        return f"{value:,}"

    def clock(self, at: float) -> str:
        return f"{self._local(at):%H:%M}"

    def weekday(self, at: float) -> str:
        return f"{self._local(at):%A}"

    def date(self, at: float) -> str:
        then = self._local(at)
        return f"{then.day} {then:%B}"

    def megabytes(self, size: float) -> str:
        return f"{size / 1e6:.1f} MB"

    def _local(self, at: float) -> datetime:
        return show_at(at, self._zone)


_ENGLISH = English()


def in_english(message: Message | None) -> str:
    return word(message, _ENGLISH)


def word(message: Message | None, language: Language) -> str:
    """Nothing for no message. One of another version, whose code nobody knows here, is shown as it was kept."""
    if message is None:
        return ""
    if message.code == AS_IT_IS:
        return str(message.facts.get("text", ""))
    code = _find_code(message.code)
    if code is None:
        return str(message)
    # A fact that another version did not keep leaves a gap, never an error.
    return _PLACE.sub(
        lambda place: _say_fact(message.facts.get(place[1], "…"), place[2], language),
        language.translate(code.value, _find_count(code.value, message)),
    )


def _find_code(name: str) -> Enum | None:
    return next((codes[name] for codes in _list_catalogues() if name in codes.__members__), None)


def _list_catalogues() -> Iterator[type[Enum]]:
    """One after the other, as far as they are asked for."""
    yield Code
    yield catalogue.AccountCode
    yield edition_codes.EditionCode
    yield catalogue.MailCode
    yield catalogue.PageCode
    yield catalogue.PodcastCode
    yield catalogue.SendCode


def _find_count(form: str, message: Message) -> int:
    """What the plural of a form goes by: the first of its facts that is written as a count."""
    name = counted_fact(form)
    fact = message.facts.get(name) if name else None
    return round(fact) if isinstance(fact, int | float) else -1


def _say_fact(fact: Fact, kind: str | None, language: Language) -> str:
    if isinstance(fact, Message):
        return word(fact, language)
    if isinstance(fact, str) or kind is None:
        return str(fact)
    ways = {
        "n": language.number,
        "clock": language.clock,
        "weekday": language.weekday,
        "date": language.date,
        "mb": language.megabytes,
    }
    return ways[kind](fact)
