"""Dates as people type them after before: and after:. Pure; the zone is the machine's unless given."""

from __future__ import annotations

import re
from datetime import date, datetime, time, timedelta, tzinfo

from reader.clock import LocalZone, show_at
from reader.query.keywords import DAYS_AGO

_YEAR_FIRST = re.compile(r"(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?")
_DAY_FIRST = re.compile(r"(\d{1,2})\.(\d{1,2})\.(\d{4})")
_AGO = re.compile(r"(\d{1,4})\s*([dwmyt])[a-z]*", re.IGNORECASE)
_DAYS = {"d": 1, "t": 1, "w": 7, "m": 30, "y": 365}


def find_instant(typed: str, now: float, zone: tzinfo | None = None, days_on: int = 0) -> int | None:
    """The beginning of the day, month or year that is meant, or of one so many days later; None where it is no
    date."""
    day = _find_day(typed.strip().casefold(), show_at(now, zone).date())
    if day is None:
        return None
    try:
        return int(datetime.combine(day + timedelta(days=days_on), time(), zone or LocalZone()).timestamp())
    except (OverflowError, ValueError, OSError):
        return None


def _find_day(typed: str, today: date) -> date | None:
    try:
        if typed in DAYS_AGO:
            return today - timedelta(days=DAYS_AGO[typed])
        if ago := _AGO.fullmatch(typed):
            return today - timedelta(days=int(ago[1]) * _DAYS[ago[2]])
        if parts := _YEAR_FIRST.fullmatch(typed):
            return date(int(parts[1]), int(parts[2] or 1), int(parts[3] or 1))
        if parts := _DAY_FIRST.fullmatch(typed):
            return date(int(parts[3]), int(parts[2]), int(parts[1]))
    except (ValueError, OverflowError):
        pass
    return None
