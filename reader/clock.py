"""The only place that reads the wall clock. Everything else is told what time it is."""

from __future__ import annotations

import time
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, tzinfo
from typing import Protocol


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


@dataclass
class FakeClock:
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
        at = time.time() if when is None else _instant(when)
        return timedelta(seconds=time.localtime(at).tm_gmtoff)

    def dst(self, when: datetime | None) -> timedelta:
        at = time.time() if when is None else _instant(when)
        return timedelta(hours=1) if time.localtime(at).tm_isdst > 0 else timedelta(0)

    def tzname(self, when: datetime | None) -> str:
        return time.localtime(time.time() if when is None else _instant(when)).tm_zone

    def fromutc(self, when: datetime) -> datetime:
        at = when.replace(tzinfo=UTC).timestamp()
        shown = when + timedelta(seconds=time.localtime(at).tm_gmtoff)
        # An hour that is shown twice: the second time has a fold, as the library wants it.
        again = time.localtime(at - 3_600).tm_gmtoff > time.localtime(at).tm_gmtoff
        return shown.replace(fold=int(again))


def _instant(when: datetime) -> float:
    """The instant at which this machine's clock shows `when`."""
    return when.replace(tzinfo=None).timestamp()
