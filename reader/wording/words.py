"""Formats messages: a form of the catalogue, translated, with its facts filled in. Pure; any thread.

`in_english` is for the terminal and the log; the window has a `Language` of its own (gui/kit/humanize.py).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import datetime, tzinfo
from enum import Enum

from reader.clock import show_at
from reader.model.messages import AS_IT_IS, Message
from reader.wording import catalogue, edition_codes
from reader.wording.catalogue import Code
from reader.wording.languages import counted_fact, mark

Fact = str | int | float | Message

_PLACE = re.compile(r"\{(\w+)(?::(\w+))?\}")
"""Where a fact stands in a form, and how it is written there: {host}, {n:n}, {at:clock}."""
_KILO = 1_000
_SIZES = ((mark("{n} GB"), _KILO**3, _KILO**3), (mark("{n} MB"), _KILO**2, _KILO**2 / 10), (mark("{n} kB"), _KILO, 0))
"""Forms with their unit, and from how many bytes they are used."""


class Language:
    """How forms, figures and times are said: in English here; others translate."""

    def __init__(self, zone: tzinfo | None = None) -> None:
        """`zone` None is this machine's."""
        self._zone = zone

    def translate(self, form: str, n: int = -1) -> str:
        """`n` is the count on which the form depends, -1 for none."""
        return form

    def number(self, value: float, digits: int = 0) -> str:
        """A figure with separators and so many digits after the point."""
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
    ways: dict[str, Callable[[float], str]] = {
        "n": language.number,
        "clock": language.clock,
        "weekday": language.weekday,
        "date": language.date,
        "mb": language.say_size,
    }
    return ways[kind](fact)
