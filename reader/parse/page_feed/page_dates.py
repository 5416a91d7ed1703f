"""Dates as pages write them: 2026-06-12, 12.6.2026, June 12th, 2026, 12 de junio de 2026, 2026年6月12日. Pure.

A date without a time is midnight in UTC. One without a year tells too little, and "3 hours ago" is of no use to
somebody who does not know since when it stands there.
"""

from __future__ import annotations

import re

from reader.parse.dates import find_instant, find_loose_instant
from reader.parse.named_months import find_month

_TIME = r"(?:[\s,·|–-]{1,4}(?:um|at|à|kl\.?|ore|las|às)?\s{0,2}(\d{1,2})[:h](\d\d)(?!\d))?"
_YEAR = r"((?:19|20)\d\d)"
_NAME = r"([^\W\d_]{3,12})"
_FORMS: tuple[tuple[str, re.Pattern[str]], ...] = (
    (
        "ymd",
        re.compile(
            rf"(?<!\d){_YEAR}\s?[-/.年년]\s?(\d{{1,2}})\s?[-/.月월]\s?(\d{{1,2}})(?!\d)[T日일]?{_TIME}"
        ),
    ),
    ("dmy", re.compile(rf"(?<![\d.])(\d{{1,2}})\.\s?(\d{{1,2}})\.\s?{_YEAR}(?!\d){_TIME}")),
    ("slash", re.compile(rf"(?<![\d/])(\d{{1,2}})[/-](\d{{1,2}})[/-]{_YEAR}(?!\d){_TIME}")),
    (
        "named",
        re.compile(
            rf"(?<!\d)(\d{{1,2}})(?:\.|st|nd|rd|th|er|º|°)?\s{{0,2}}(?:de\s|of\s)?{_NAME}\.?,?\s(?:de\s|del\s)?{_YEAR}(?!\d){_TIME}"
        ),
    ),
    (
        "american",
        re.compile(rf"(?<!\w){_NAME}\.?\s(\d{{1,2}})(?:st|nd|rd|th)?,?\s{{1,2}}{_YEAR}(?!\d){_TIME}"),
    ),
)
_LONGEST = 400
"""Characters of a text that are looked at: a date stands near the beginning or is an element of its own."""


def find_date(text: str, language: str = "") -> int | None:
    """The first date in a text, as an instant; None where there is none."""
    found = find_dates(text[:_LONGEST], language)
    return found[0][1] if found else None


def find_dates(text: str, language: str = "") -> list[tuple[tuple[int, int], int]]:
    """Every date in it, with where it stands, in the order of the text."""
    found: list[tuple[tuple[int, int], int]] = []
    for form, pattern in _FORMS:
        for match in pattern.finditer(text):
            instant = _instant(form, match, language)
            if instant is not None and not any(_overlap(match.span(), span) for span, _ in found):
                found.append((match.span(), instant))
    return sorted(found)


def find_machine_date(value: str) -> int | None:
    """What a `datetime` attribute says: with a time and a zone where it has them."""
    value = value.strip()[:60]
    exact = find_loose_instant(value)
    return exact if exact is not None else find_date(value.replace("T", " "))


def _instant(form: str, match: re.Match[str], language: str) -> int | None:
    first, second, third, hour, minute = match.groups()
    if form == "ymd":
        year, month, day = int(first), int(second), int(third)
    elif form == "dmy":
        day, month, year = int(first), int(second), int(third)
    elif form == "slash":
        day, month, year = *_order(int(first), int(second), language), int(third)
    elif form == "named":
        day, month, year = int(first), find_month(second) or 0, int(third)
    else:
        day, month, year = int(second), find_month(first) or 0, int(third)
    instant = find_instant(year, month, day, int(hour or 0), int(minute or 0))
    return find_instant(year, month, day, 0, 0) if instant is None else instant


def _order(first: int, second: int, language: str) -> tuple[int, int]:
    """Day and month. Where both could be either, Americans write the month first."""
    is_american = language.lower().replace("_", "-") in ("en", "en-us", "")
    month_first = second > 12 or (first <= 12 and is_american)
    return (second, first) if month_first else (first, second)


def _overlap(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return one[0] < other[1] and other[0] < one[1]
