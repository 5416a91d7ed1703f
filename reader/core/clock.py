"""The system clock: the only module that reads wall time. Everything else is told what time it is."""

from __future__ import annotations

import os
import time
from datetime import UTC, datetime, timedelta, tzinfo
from functools import lru_cache
from typing import Protocol

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_DAY_S = 86_400
_FIRST_AT, _LAST_AT = 2.0 * _DAY_S, 32_500_000_000.0
"""Windows' clock functions refuse times before 1970 and after 3000; publishers do write such dates."""


class Clock(Protocol):
    def now(self) -> float:
        """Unix seconds, UTC."""
        ...

    def monotonic(self) -> float:
        """Seconds that never jump, to measure how long something took."""
        ...


class SystemClock:
    def now(self) -> float:
        return time.time()

    def monotonic(self) -> float:
        return time.monotonic()


class LocalZone(tzinfo):
    """The time zone of this machine, with its past and future daylight saving changes."""

    def utcoffset(self, when: datetime | None) -> timedelta:
        """Return the offset of a wall time; one that a clock change skips has the offset before it, as PEP 495 says."""
        at = _instant(when)
        if when is None or not _FIRST_AT + _DAY_S <= at <= _LAST_AT - _DAY_S:
            return _remember_offset(_within(at), _find_rules())
        return when.replace(tzinfo=UTC, microsecond=0) - show_utc(at)

    def dst(self, when: datetime | None) -> timedelta:
        return timedelta(hours=1) if _localtime(_instant(when)).tm_isdst > 0 else timedelta(0)

    def tzname(self, when: datetime | None) -> str:
        return _localtime(_instant(when)).tm_zone

    def fromutc(self, when: datetime) -> datetime:
        at, rules = when.replace(tzinfo=UTC).timestamp(), _find_rules()
        offset = _remember_offset(_within(at), rules)
        # The second pass through an hour that occurs twice has a fold (PEP 495).
        again = _remember_offset(_within(at - 3_600), rules) > offset
        return (when + offset).replace(fold=1) if again else when + offset


def show_at(at: float, zone: tzinfo | None = None) -> datetime:
    """The local time of an instant, in any year that a date can hold; `zone` None is this machine's."""
    if _FIRST_AT <= at <= _LAST_AT:
        return datetime.fromtimestamp(at, UTC).astimezone(zone)
    return show_utc(at).astimezone(zone or LocalZone())


def local_day(at: float, zone: tzinfo) -> str:
    """The user's calendar day, as 2026-11-16."""
    return show_at(at, zone).date().isoformat()


def local_midnight(at: float) -> int:
    """The start of an instant's day on this machine, by the offset at midnight."""
    shown = show_at(at, LocalZone())
    return int(shown.replace(hour=0, minute=0, second=0, microsecond=0, fold=0).timestamp())


def show_utc(at: float) -> datetime:
    return _EPOCH + timedelta(seconds=at)


def _localtime(at: float) -> time.struct_time:
    return time.localtime(_within(at))


def _within(at: float) -> int:
    """The instant, clamped to the range that every system supports."""
    return int(min(max(at, _FIRST_AT), _LAST_AT))


def _find_rules() -> object:
    """A value that changes when the machine's time zone does."""
    return time.timezone, time.altzone, time.tzname, os.environ.get("TZ")


@lru_cache(maxsize=8_192)
def _remember_offset(at: int, rules: object) -> timedelta:
    """The UTC offset at an instant. Not `tm_gmtoff`, which is wrong after 2038 with 32-bit time. Cached for plans."""
    return datetime(*_localtime(at)[:6], tzinfo=UTC) - show_utc(at)


def _instant(when: datetime | None) -> float:
    """The second at which this machine's clock shows `when` (None is now); for far dates, a few hours don't matter."""
    if when is None:
        return time.time()
    shown = when.replace(tzinfo=None, microsecond=0)
    seconds = (shown - _EPOCH.replace(tzinfo=None)).total_seconds()
    return shown.timestamp() if _FIRST_AT + _DAY_S <= seconds <= _LAST_AT - _DAY_S else seconds
