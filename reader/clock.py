"""The system clock: the only place that reads wall time. Everything else is told what time it is."""

from __future__ import annotations

import os
import time
from datetime import UTC, datetime, timedelta, tzinfo
from functools import lru_cache
from typing import Protocol

from msgspec import Struct

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_DAY_S = 86_400
_FIRST_AT, _LAST_AT = 2.0 * _DAY_S, 32_500_000_000.0
"""Windows' clock functions refuse times before 1970 and after 3000; publishers do write such dates."""


class Clock(Protocol):
    def now(self) -> float:
        """Unix seconds, UTC."""
        ...

    def monotonic(self) -> float:
        """Seconds that never jump, for measuring how long something took."""
        ...


class SystemClock:
    def now(self) -> float:
        return time.time()

    def monotonic(self) -> float:
        return time.monotonic()


class FakeClock(Struct):
    """A clock that stands still until a test moves it."""

    at: float = 1_750_000_000.0

    def now(self) -> float:
        return self.at

    def monotonic(self) -> float:
        return self.at

    def advance(self, seconds: float) -> None:
        self.at += seconds


class LocalZone(tzinfo):
    """The wall clock of this machine, with its changes of summer and winter time, past and to come."""

    def utcoffset(self, when: datetime | None) -> timedelta:
        """A time that a change of the clocks leaves out is read by the clock before it, as the library wants it: 2:30
        is then half an hour after the change."""
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
        # An hour that is shown twice: the second time has a fold, as the library wants it.
        again = _remember_offset(_within(at - 3_600), rules) > offset
        return (when + offset).replace(fold=1) if again else when + offset


def show_at(at: float, zone: tzinfo | None = None) -> datetime:
    """An instant on a wall clock, in any year that a date can show; `zone` None is this machine's."""
    if _FIRST_AT <= at <= _LAST_AT:
        return datetime.fromtimestamp(at, UTC).astimezone(zone)
    return show_utc(at).astimezone(zone or LocalZone())


def local_day(at: float, zone: tzinfo) -> str:
    """The user's calendar day, which is what a daily budget is about."""
    return show_at(at, zone).date().isoformat()


def local_midnight(at: float) -> int:
    """When the day of an instant began on this machine, by its clock of then: it may have been changed since."""
    shown = show_at(at, LocalZone())
    return int(shown.replace(hour=0, minute=0, second=0, microsecond=0, fold=0).timestamp())


def show_utc(at: float) -> datetime:
    return _EPOCH + timedelta(seconds=at)


def _localtime(at: float) -> time.struct_time:
    """Beyond what every system knows, the clocks are taken to have stood as at the end of it."""
    return time.localtime(_within(at))


def _within(at: float) -> int:
    return int(min(max(at, _FIRST_AT), _LAST_AT))


def _find_rules() -> object:
    """Something else after the user took the machine to another zone."""
    return time.timezone, time.altzone, time.tzname, os.environ.get("TZ")


@lru_cache(maxsize=8_192)
def _remember_offset(at: int, rules: object) -> timedelta:
    """By what the clock shows: its own `tm_gmtoff` is wrong after 2038 where time is kept in 32 bits. Plans ask for the
    same midnights again and again."""
    return datetime(*_localtime(at)[:6], tzinfo=UTC) - show_utc(at)


def _instant(when: datetime | None) -> float:
    """The second at which this machine's clock shows `when`, None is now; far away, some hours do not matter."""
    if when is None:
        return time.time()
    shown = when.replace(tzinfo=None, microsecond=0)
    seconds = (shown - _EPOCH.replace(tzinfo=None)).total_seconds()
    return shown.timestamp() if _FIRST_AT + _DAY_S <= seconds <= _LAST_AT - _DAY_S else seconds
