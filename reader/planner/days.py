"""Local days as instants: budgets are per local day, and two of them a year have 23 or 25 hours. Pure."""

from __future__ import annotations

from datetime import date, datetime, timedelta, tzinfo

FEWEST_DAYS = 3
"""Whole days that it takes to say when something is usual: one odd day would be half of fewer."""


def local_date(at: float, zone: tzinfo) -> date:
    return datetime.fromtimestamp(at, zone).date()


def wall_time(day: date, seconds: float, zone: tzinfo) -> float:
    """The instant at which a wall clock shows `seconds` after midnight of `day`; times that a change of the clocks
    skips come an hour later."""
    naive = datetime.combine(day, datetime.min.time()) + timedelta(seconds=seconds)
    return naive.replace(tzinfo=zone).timestamp()


def day_start(at: float, zone: tzinfo) -> float:
    """Midnight at or before `at`; 01:00 where the clocks skip midnight itself."""
    return wall_time(local_date(at, zone), 0.0, zone)


def next_day_start(at: float, zone: tzinfo) -> float:
    return wall_time(local_date(at, zone) + timedelta(days=1), 0.0, zone)
