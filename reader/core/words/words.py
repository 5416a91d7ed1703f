"""Formats messages: a form of the catalogue, translated, with its facts filled in. Pure; any thread.

`in_english` is for the terminal and the log; the window has a `Language` of its own (window/kit/humanize.py).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime, tzinfo

from reader.core.clock import show_at
from reader.core.records.messages import AS_IT_IS, Message
from reader.core.words.catalogue import Code
from reader.core.words.languages import counted_fact, mark

Fact = str | int | float | Message

_PLACE = re.compile(r"\{(\w+)(?::(\w+))?\}")
"""The place of a fact in a form, and how it is written: {host}, {n:n}, {at:clock}."""
_KILO = 1_000
_SIZES = ((mark("{n} GB"), _KILO**3, _KILO**3), (mark("{n} MB"), _KILO**2, _KILO**2 / 10), (mark("{n} kB"), _KILO, 0))
"""Forms with their unit, and from how many bytes they are used."""


class Language:
    """Puts forms, figures and times into words: English here, subclasses translate."""

    def __init__(self, zone: tzinfo | None = None) -> None:
        """`zone` None is this machine's."""
        self._zone = zone

    def translate(self, form: str, n: int = -1) -> str:
        """`n` is the count on which the form depends, -1 for none."""
        return form

    def number(self, value: float, digits: int = 0) -> str:
        """A number with separators and this many digits after the point."""
        return f"{value:,.{digits}f}"

    def say_size(self, size: float) -> str:
        """A number of bytes: "1.4 MB", "31 kB", "0.4 kB", "0 kB"."""
        form, unit = next((form, unit) for form, unit, least in _SIZES if size >= least)
        return self.translate(form).format(n=self.number(size / unit, int(unit > _KILO or 100 <= size < unit)))

    def clock(self, at: float) -> str:
        return f"{self._local(at):%H:%M}"

    def weekday(self, at: float) -> str:
        return f"{self._local(at):%A}"

    def date(self, at: float) -> str:
        then = self._local(at)
        return f"{then.day} {then:%B}"

    def _local(self, at: float) -> datetime:
        return show_at(at, self._zone)


ENGLISH = Language()


def in_english(message: Message | None) -> str:
    return word(message, ENGLISH)


def word(message: Message | None, language: Language) -> str:
    """Return the message in words; empty for None. A code of another version is shown as it is stored."""
    if message is None:
        return ""
    if message.code == AS_IT_IS:
        return str(message.facts.get("text", ""))
    code = Code.find(message.code)
    if code is None:
        return str(message)
    counted = message.facts.get(counted_fact(code.value))
    form = language.translate(code.value, round(counted) if isinstance(counted, int | float) else -1)
    # A fact that another version didn't store leaves a gap, not an error.
    return _PLACE.sub(lambda place: _say_fact(message.facts.get(place[1], "…"), place[2], language), form)


def _say_fact(fact: Fact, kind: str | None, language: Language) -> str:
    if isinstance(fact, Message):
        return word(fact, language)
    if isinstance(fact, str) or kind is None:
        return str(fact)
    ways: dict[str, Callable[[float], str]] = {
        "n": language.number,
        "clock": language.clock,
        "weekday": language.weekday,
        "date": language.date,
        "mb": language.say_size,
    }
    return ways[kind](fact)
