"""Local days as instants: budgets bind on these, and they are 23 or 25 hours long twice a year. Pure."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta, tzinfo

from reader.model.planning import DAY_S


def local_date(at: float, zone: tzinfo) -> date:
    return datetime.fromtimestamp(at, zone).date()


def wall_time(day: date, seconds: float, zone: tzinfo) -> float:
    """The instant at which a wall clock shows `seconds` after midnight of `day`.

    Times that a change of the clocks leaves out come an hour later, still on the same day.
    """
    naive = datetime.combine(day, datetime.min.time()) + timedelta(seconds=seconds)
    return naive.replace(tzinfo=zone).timestamp()


def day_start(at: float, zone: tzinfo) -> float:
    """Midnight at or before `at`."""
    return _first_instant(local_date(at, zone), zone)


def next_day_start(at: float, zone: tzinfo) -> float:
    """Midnight after `at`."""
    return _first_instant(local_date(at, zone) + timedelta(days=1), zone)


def _first_instant(day: date, zone: tzinfo) -> float:
    """Where midnight itself is left out (some zones change their clocks then), the day starts at 01:00."""
    start = wall_time(day, 0.0, zone)
    shown = datetime.fromtimestamp(start, UTC).astimezone(zone)
    if shown.date() < day:
        return start + DAY_S / 24
    return start
