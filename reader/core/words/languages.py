"""Languages: how each writes days and durations, its plural forms, and which one to use for what the user wants.
Pure; any thread.

A language is known by the code in the name of its .ts file: "de", "pt_BR", "zh_CN". Plural forms are there in
Qt's order (<numerusform>), and Qt chooses among them for the window; code without Qt calls `choose_plural`. A test
compares the two.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

_FIRST = {"fr": "1er", "it": "1º", "pt": "1º"}
"""Languages that use an ordinal for the first day of a month only: "1er juin", "2 juin"."""
_PART = re.compile(r"'([^']*)'|d|MMMM|M")
_COUNT = re.compile(r"\{(\w+):n\}")


def day_of_month(day: int, language: str) -> str:
    """The day as a language writes it; `language` is its code, "fr" or "pt_BR"."""
    return _FIRST.get(language[:2], "1") if day == 1 else str(day)


def fill_day_and_month(pattern: str, day: str, month: int, month_name: str) -> str:
    """Fill in one of Qt's patterns for a day and a month: "d 'de' MMMM", "M月d日"."""
    written = {"d": day, "M": str(month), "MMMM": month_name}
    return _PART.sub(lambda part: written.get(part[0], part[1] or ""), pattern)


def clock_of(seconds: float) -> str:
    """ "12:48", "1:02:03"."""
    whole = max(0, int(seconds))
    hours, minutes, rest = whole // 3_600, whole // 60 % 60, whole % 60
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def choose_plural(language: str, n: int) -> int:
    """The index of the plural form for `n`; languages without rules here have singular and plural."""
    if language in ("ja", "zh_CN"):
        return 0
    if language in ("fr", "pt_BR"):
        return int(n > 1)
    if language == "pl" and n != 1:
        return 1 if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else 2
    return int(n != 1)


def counted_fact(form: str) -> str:
    """The name of the fact that the plural of a message's form goes by: the first written as a count, {name:n}."""
    found = _COUNT.search(form)
    return found[1] if found else ""


def mark(text: str) -> str:
    """Mark a text in a table for translation."""
    return text


def mark_counted(text: str) -> str:
    """Mark a text in a table for translation that depends on a count: `tr(text, n=count)`."""
    return text


ENGLISH = "en"
OWN_NAMES = {
    ENGLISH: "English",
    "de": "Deutsch",
    "es": "Español",
    "fr": "Français",
    "it": "Italiano",
    "ja": "日本語",
    "pl": "Polski",
    "pt_BR": "Português (Brasil)",
    "zh_CN": "简体中文",
}
"""Each language's own name, which its readers look for in a list in any language."""
_TRADITIONAL = {"hant", "tw", "hk", "mo"}
"""Chinese in traditional characters, whose readers aren't served by the simplified ones."""


def choose_language(wanted: Sequence[str], there: Collection[str]) -> str:
    """The first wanted language that we have, if need be in another country's variant; else English.

    Names may be written as systems write them: "pt-PT", "zh-Hans-CN", "de_AT.UTF-8".
    """
    wants_traditional = False
    for name in wanted:
        language, *rest = _parts(name)
        if language == ENGLISH:
            return ENGLISH
        if language == "zh":
            wants_traditional = wants_traditional or (not _TRADITIONAL.isdisjoint(rest) and "hans" not in rest)
            if wants_traditional:
                continue
        spoken = [code for code in sorted(there) if _parts(code)[0] == language]
        if spoken:  # the wanted country first, then one without a country, then another country
            countries = {code: _parts(code)[1:] for code in spoken}
            return max(spoken, key=lambda code: len(countries[code]) if set(countries[code]) <= set(rest) else -1)
    return ENGLISH


def _parts(name: str) -> list[str]:
    plain = name.split(".")[0].split("@")[0]
    return plain.replace("_", "-").lower().split("-")


WEEKDAYS = (
    *(mark("Monday"), mark("Tuesday"), mark("Wednesday"), mark("Thursday"), mark("Friday")),
    *(mark("Saturday"), mark("Sunday")),
)
MONTHS = (
    *(mark("January"), mark("February"), mark("March"), mark("April"), mark("May"), mark("June")),
    *(mark("July"), mark("August"), mark("September"), mark("October"), mark("November"), mark("December")),
)
