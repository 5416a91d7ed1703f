"""Figures of Insights in words (waits, sizes, shares, times), and reasons of polls in the user's language. Any
thread."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import timedelta

from PySide6.QtCore import QLocale

from reader.clock import LocalZone
from reader.gui.kit.humanize import clock_time, day_and_month, joined, local
from reader.gui.kit.humanize import long_date as long_date
from reader.gui.kit.humanize import number as number
from reader.gui.kit.humanize import percent as percent
from reader.gui.kit.humanize import short_date as short_date
from reader.gui.kit.text import strong as strong
from reader.gui.kit.translate import tr
from reader.wording.reasons import describe_for_all, describe_reason

DASH = "—"
"""Stands for what is not known."""
_HOUR_MIN = 60
_KILO = 1_000


def say_reason(reason: str) -> str:
    """The reason of one poll."""
    return describe_reason(reason, LocalZone(), tr)


def say_for_all(reasons: Sequence[str]) -> str:
    """The reason of most polls of one wake-up."""
    return describe_for_all(reasons, LocalZone(), tr)


def if_known(value: float | None, say: Callable[[float], str]) -> str:
    """A figure in words, or a dash."""
    return DASH if value is None else say(value)


def minutes(value: float) -> str:
    """A wait: "0 min", "7.3 min" below ten minutes, "22 min", "4 h 10 min"."""
    if 0.05 <= value < 9.95:
        return tr("{n} min").format(n=QLocale().toString(float(value), "f", 1))
    return whole_minutes(value)


def whole_minutes(value: float) -> str:
    """The same without fractions: "7 min"."""
    hours_, rest = divmod(round(value), _HOUR_MIN)
    if not hours_:
        return tr("{n} min").format(n=number(rest))
    return tr("{h} h {m} min").format(h=number(hours_), m=rest) if rest else tr("{h} h").format(h=number(hours_))


def hours(value_h: float) -> str:
    return minutes(value_h * _HOUR_MIN)


def in_time(seconds: float) -> str:
    """A time ahead: "in 1 h 21 min"."""
    return tr("in {span}").format(span=whole_minutes(max(seconds / 60, 1)))


def size(wire_bytes: float) -> str:
    """ "1.4 MB", "31 kB", "0"."""
    if wire_bytes >= _KILO * _KILO / 10:
        return tr("{n} MB").format(n=QLocale().toString(wire_bytes / _KILO**2, "f", 1))
    if wire_bytes >= _KILO / 10:
        return tr("{n} kB").format(n=QLocale().toString(wire_bytes / _KILO, "f", 1 if wire_bytes < _KILO else 0))
    return "0"


def decimal(value: float) -> str:
    """A rate, with two digits if it is small."""
    return QLocale().toString(float(value), "f", 1 if value >= 0.1 or value == 0 else 2)


def count(value: float) -> str:
    """A count that is often a fraction: "0", "0.3", "12"."""
    return decimal(value) if 0.05 <= value < 10 else number(round(value))


def clock(at: float) -> str:
    return clock_time(local(at))


def day(at: float) -> str:
    """A day without its year: "28 September"."""
    return day_and_month(local(at).date())


def clock_or_day(at: float, now: float) -> str:
    """ "11:45" today, "Fri 10:15" later."""
    if local(at).date() == local(now).date():
        return clock(at)
    name = QLocale().dayName(local(at).isoweekday(), QLocale.FormatType.ShortFormat)
    return f"{name} {clock(at)}"


def since(at: float, now: float) -> str:
    """An instant after "since": "09:24" today, "yesterday 21:10"."""
    if local(at).date() == local(now).date():
        return clock(at)
    if local(at).date() == (local(now) - timedelta(days=1)).date():
        return tr("yesterday {time}").format(time=clock(at))
    return f"{day(at)} {clock(at)}"


def hour_at(at: float) -> float:
    """The hour on the wall clock: 7.5 is half past seven."""
    then = local(at)
    return then.hour + then.minute / 60


def hour_of_day(hour: float) -> str:
    """A usual time to five minutes: 7.625 is 07:35."""
    whole = round(hour * 12) * 5
    return f"{whole // 60 % 24:02d}:{whole % 60:02d}"


def listed(words: list[str]) -> str:
    """ "a", "a and b", "a, b and c"."""
    if len(words) < 2:
        return "".join(words)
    return tr("{some} and {last}").format(some=joined(words[:-1]), last=words[-1])


def times(count: int) -> str:
    words = {1: tr("once"), 2: tr("twice"), 3: tr("three times"), 4: tr("four times"), 5: tr("five times")}
    return words.get(count) or tr("{n} times", n=count).format(n=number(count))


def wake_ups(count: int) -> str:
    return tr("1 wake-up") if count == 1 else tr("{n} wake-ups", n=count).format(n=number(count))


def fetches(count: int) -> str:
    return tr("1 fetch") if count == 1 else tr("{n} fetches", n=count).format(n=number(count))
