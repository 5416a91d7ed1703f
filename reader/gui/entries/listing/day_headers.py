"""Headers of days among the ids of a list: negative numbers, made from the day. Pure; any thread."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Callable, Sequence
from datetime import date, tzinfo

from reader.gui.kit.humanize import local_day


def add_day_headers(
    ids: Sequence[int], times: Sequence[int], last_day: date | None, zone: tzinfo | None = None
) -> tuple[array[int], date]:
    """The ids with a header in front of each further day, and the day of the last one.

    Times run in one direction, so each day's end is found by halving: few conversions for many entries.
    """
    result = array("q")
    start, count = 0, len(ids)
    day = local_day(times[0], zone)
    while start < count:
        day = local_day(times[start], zone)
        end = bisect_left(range(count), 1, start, count, key=_is_other_day(times, day, zone))
        # The strip above the list already names the first day.
        if last_day is not None and day != last_day:
            result.append(header_id(day))
        result.extend(ids[start:end])
        start, last_day = end, day
    return result, day


def _is_other_day(times: Sequence[int], day: date, zone: tzinfo | None) -> Callable[[int], int]:
    return lambda position: int(local_day(times[position], zone) != day)


def header_id(day: date) -> int:
    return -day.toordinal()


def day_of_header(id_: int) -> date:
    return date.fromordinal(-id_)
