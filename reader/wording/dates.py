"""Days in words, as languages write them, and lengths of time on a clock. Pure."""

from __future__ import annotations

import re

_FIRST = {"fr": "1er", "it": "1º", "pt": "1º"}
"""Languages that count the first day of a month and only number the others: "1er juin", "2 juin"."""
_PART = re.compile(r"'([^']*)'|d|MMMM|M")


def day_of_month(day: int, language: str) -> str:
    """`language` is its code, "fr" or "pt_BR"."""
    return _FIRST.get(language[:2], "1") if day == 1 else str(day)


def fill_day_and_month(pattern: str, day: str, month: int, month_name: str) -> str:
    """A pattern as Qt has them, of a day and a month alone: "d 'de' MMMM", "M月d日"."""
    written = {"d": day, "M": str(month), "MMMM": month_name}
    return _PART.sub(lambda part: written.get(part[0], part[1] or ""), pattern)


def clock_of(seconds: float) -> str:
    """ "12:48", "1:02:03"."""
    whole = max(0, int(seconds))
    hours, minutes, rest = whole // 3_600, whole // 60 % 60, whole % 60
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
