"""Formats sizes, counts, times, days and durations in the user's language and time zone. Any thread; no state."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from datetime import date, datetime, timedelta, tzinfo

from PySide6.QtCore import QDate, QLocale

from reader.core.clock import show_at
from reader.core.words.entry_names import EntryName
from reader.core.words.languages import clock_of, day_of_month, mark, mark_counted
from reader.core.words.words import Language
from reader.features.podcasts.records import RowSound
from reader.window.kit.translate import tr

_MINUTE, _HOUR = 60, 3600
_DAY_OF_MONTH = re.compile(r"(?<![\w'])d(?![\w'])")
"""In one of Qt's date patterns."""


class WindowLanguage(Language):
    def translate(self, form: str, n: int = -1) -> str:
        return tr(form, n=n)

    def number(self, value: float, digits: int = 0) -> str:
        return QLocale().toString(float(value), "f", digits)

    def weekday(self, at: float) -> str:
        return QLocale().dayName(local(at).isoweekday(), QLocale.FormatType.LongFormat)

    def date(self, at: float) -> str:
        return day_and_month(local_day(at))


LANGUAGE = WindowLanguage()
number, say_size, clock, day_at = LANGUAGE.number, LANGUAGE.say_size, LANGUAGE.clock, LANGUAGE.date


def minutes_of(seconds: float) -> int:
    return max(1, round(seconds / 60))


def say_sound(sound: RowSound) -> str:
    """How much of an episode is left, for its row: "29 of 42 min left"; "" if nothing is known."""
    if sound.is_heard:
        return tr("played")
    if sound.duration_s is None:
        return tr("in progress") if sound.position_s > 0 else ""
    whole = minutes_of(sound.duration_s)
    if sound.position_s <= 0:
        return tr("{n} min").format(n=whole)
    left = max(0.0, sound.duration_s - sound.position_s)
    return tr("{left} of {whole} min left").format(left=minutes_of(left), whole=whole)


def say_to_hear(seconds: float) -> str:
    minutes = minutes_of(seconds)
    if minutes == 1:
        return tr("1 min listen")
    return tr("{minutes} min listen", n=minutes).format(minutes=minutes)


def say_place(position_s: float, duration_s: float) -> str:
    """A position like "12:48 of 42:10"."""
    if duration_s <= 0:
        return clock_of(position_s)
    return tr("{place} of {whole}").format(place=clock_of(position_s), whole=clock_of(duration_s))


_RATES = (
    (1, mark("about 1 article a day"), mark_counted("about {n} articles a day")),
    (7, mark("about 1 article a week"), mark_counted("about {n} articles a week")),
    (30, mark("about 1 article a month"), mark_counted("about {n} articles a month")),
    (365, mark("about 1 article a year"), mark_counted("about {n} articles a year")),
)
"""A number of days, with the words for one post in them and for several."""


def local(at: float, zone: tzinfo | None = None) -> datetime:
    """An instant as the user's clock shows it; `zone` None is the system's."""
    return show_at(at, zone)


def local_day(at: float, zone: tzinfo | None = None) -> date:
    return local(at, zone).date()


def age_in_words(at: float, now: float, zone: tzinfo | None = None) -> str:
    """How long ago, in few words: "8 min", "2 hours", "yesterday 21:10", "3 June"."""
    age = now - at
    if age < _MINUTE:
        return tr("now")
    if age < _HOUR:
        return tr("{n} min").format(n=int(age // _MINUTE))
    then, today = local(at, zone), local_day(now, zone)
    if then.date() == today:
        hours = int(age // _HOUR)
        return tr("1 hour") if hours == 1 else tr("{n} hours", n=hours).format(n=hours)
    return _earlier_day(then, today)


def posted_in_words(at: float, now: float, zone: tzinfo | None = None, *, under_day: bool = False) -> str:
    """When, so that it can't be taken for a duration: "8 min ago", "21:10", and without a header that names the day
    "yesterday 21:10", "3 June"."""
    if 0 <= now - at < _HOUR:
        words = age_in_words(at, now, zone)
        return tr("{time} ago").format(time=words) if now - at >= _MINUTE else words
    then, today = local(at, zone), local_day(now, zone)
    return clock_time(then) if under_day or then.date() == today else _earlier_day(then, today)


def _earlier_day(then: datetime, today: date) -> str:
    days = (today - then.date()).days
    if days == 1:
        return tr("yesterday {time}").format(time=clock_time(then))
    if 1 < days < 7:
        name = QLocale().dayName(then.isoweekday(), QLocale.FormatType.ShortFormat)
        return f"{name} {clock_time(then)}"
    return _day_of_year(then.date(), today)


def moment(at: float | None, now: float) -> str:
    """The time of a post: "today 09:02", "yesterday 22:15", "Tue 18:40", "3 June"."""
    if at is None:
        return ""
    then, today = local(at), local_day(now)
    return tr("today {time}").format(time=clock_time(then)) if then.date() == today else _earlier_day(then, today)


def spoken_age(at: float, now: float, zone: tzinfo | None = None) -> str:
    """How long ago, for screen readers: "8 minutes ago"."""
    age = now - at
    if _MINUTE <= age < _HOUR:
        minutes = int(age // _MINUTE)
        return tr("1 minute ago") if minutes == 1 else tr("{n} minutes ago", n=minutes).format(n=minutes)
    words = age_in_words(at, now, zone)
    same_day = local_day(at, zone) == local_day(now, zone)
    return tr("{time} ago").format(time=words) if same_day and age >= _HOUR else words


def duration(seconds: float) -> str:
    if seconds < 90 * _MINUTE:
        return tr("{n} min").format(n=max(1, round(seconds / _MINUTE)))
    if seconds < 36 * _HOUR:
        return tr("{n} hours", n=round(seconds / _HOUR)).format(n=round(seconds / _HOUR))
    return tr("{n} days", n=round(seconds / (24 * _HOUR))).format(n=round(seconds / (24 * _HOUR)))


def date_in_words(at: float) -> str:
    """An instant as "3 June, 10:04"."""
    then = local(at)
    return with_time(day_and_month(then.date()), clock_time(then))


def day_and_month(day: date) -> str:
    """A day as "3 June", never abbreviated: a sentence may end with it, and a short month with a dot."""
    return write_date(day, tr("d MMMM"))


def _day_of_year(day: date, today: date) -> str:
    """A day as "3 June", with the year if it is not this one."""
    return day_and_month(day) if day.year == today.year else write_date(day, tr("d MMMM yyyy"))


def short_date(day: date, today: date | None = None) -> str:
    """A day where room is short: "28 Sep", with the year if it is not today's."""
    is_this_year = today is None or day.year == today.year
    return write_date(day, tr("d MMM") if is_this_year else tr("d MMM yyyy"))


def long_date(day: date) -> str:
    """A day as "Thursday 28 May"."""
    return write_date(day, tr("dddd d MMMM"))


def write_date(day: date, pattern: str) -> str:
    """A day in one of Qt's patterns, but with "1er juin" in French, where Qt writes "1 juin"."""
    written = day_of_month(day.day, QLocale().name())
    if written != str(day.day):
        pattern = _DAY_OF_MONTH.sub(f"'{written}'", pattern)
    return QLocale().toString(QDate(day.year, day.month, day.day), pattern)


def capital(words: str) -> str:
    """Words with a capital first letter: most languages write the names of days in small letters."""
    return words[:1].upper() + words[1:]


def with_time(day: str, time: str) -> str:
    """A day with a time: "Today, Thursday 11 June, 10:04"."""
    return tr("{day}, {time}").format(day=day, time=time)


def day_title(day: date, today: date) -> str:
    """A day's header: "Today, Thursday 11 June"."""
    return capital(day_in_words(day, today))


def day_in_words(day: date, today: date) -> str:
    """A day inside a sentence."""
    name = long_date(day) if day.year == today.year else write_date(day, tr("dddd d MMMM yyyy"))
    if day == today:
        return tr("Today, {day}").format(day=name)
    if day == today - timedelta(days=1):
        return tr("Yesterday, {day}").format(day=name)
    return name


def month_in_words(day: date, today: date) -> str:
    """The month of a day: "June", "December 2025"."""
    name = QLocale().standaloneMonthName(day.month)
    return capital(name) if day.year == today.year else write_date(day, tr("MMMM yyyy"))


def since_in_words(day: date, today: date) -> str:
    """A day inside a sentence: "since today", "since 11 June"; Polish would have to inflect the name of a weekday."""
    if day == today:
        return tr("since today")
    if day == today - timedelta(days=1):
        return tr("since yesterday")
    return tr("since {day}").format(day=_day_of_year(day, today))


def clock_time(then: datetime) -> str:
    return f"{then:%H:%M}"


def percent(share: float) -> str:
    """A share as "85 %", with or without a blank as the language has it."""
    return tr("{n}%").format(n=number(round(share * 100)))


def posts(count: int) -> str:
    return tr("1 article") if count == 1 else tr("{n} articles", n=count).format(n=number(count))


def feeds_in_words(count: int) -> str:
    return tr("1 feed") if count == 1 else tr("{n} feeds", n=count).format(n=number(count))


def rate_in_words(posts_per_day: float | None) -> str:
    """A rate as "about 12 posts a day", "about 3 posts a week", …; "" if it is not known."""
    if posts_per_day is None:
        return ""
    for days, one, many in _RATES:
        if posts_per_day * days >= 0.95:
            count = round(posts_per_day * days)
            return tr(one) if count == 1 else tr(many, n=count).format(n=number(count))
    return tr("less than 1 article a year")


def stars(count: int) -> str:
    return tr("1 star") if count == 1 else tr("{n} stars", n=count).format(n=number(count))


def unread(count: int) -> str:
    return tr("{n} unread", n=count).format(n=number(count))


def sentences(said: Iterable[str]) -> str:
    """Sentences in a row, with a blank between them if the language has one."""
    blank = tr("{first} {rest}").format(first="", rest="")
    return blank.join(filter(None, said))


def joined(words: Iterable[str]) -> str:
    """A list like "a, b, c", with the language's comma and without empty words."""
    return tr(", ").join(filter(None, words))


def isolated(words: str) -> str:
    """Words that keep their direction in a right-to-left window: "8 min", never "min 8"."""
    return f"\u2068{words}\u2069"


def name_in_words(name: EntryName, has_sound: bool = False) -> str:
    if name.words:
        return name.words
    if has_sound:
        return tr("Episode")
    return tr("Link to {host}").format(host=name.host) if name.host else tr("Untitled")


# Figures: waits, rates and counts that may be fractions.

DASH = "—"
"""Shown for what isn't known."""
_HOUR_MIN = 60


def if_known(value: float | None, say: Callable[[float], str]) -> str:
    return DASH if value is None else say(value)


def minutes(value: float) -> str:
    """A wait: "0 min", "7.3 min" below ten minutes, "22 min", "4 h 10 min"."""
    if 0.05 <= value < 9.95:
        return tr("{n} min").format(n=number(value, 1))
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


def decimal(value: float) -> str:
    """A rate, with two digits if it is small."""
    return number(value, 1 if value >= 0.1 or value == 0 else 2)


def count(value: float) -> str:
    """A count that is often a fraction: "0", "0.3", "12"."""
    return decimal(value) if 0.05 <= value < 10 else number(round(value))


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
    return f"{day_at(at)} {clock(at)}"


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
    return tr("1 batch") if count == 1 else tr("{n} batches", n=count).format(n=number(count))


def fetches(count: int) -> str:
    return tr("1 fetch") if count == 1 else tr("{n} fetches", n=count).format(n=number(count))
