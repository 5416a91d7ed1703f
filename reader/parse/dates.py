"""Date parsing for the two plain forms, quickly: RFC 822 as RSS asks for it, RFC 3339 as Atom does. Pure.

Everything else is feedparser's: `find_plain_instant` says so by returning None, and the caller hands over.
The results must be those of feedparser, which a test compares over many thousand dates.
"""

from __future__ import annotations

import re
import unicodedata
from calendar import timegm
from collections.abc import Mapping
from datetime import date

# How long an episode or a video is said to be: seconds, or hours, minutes and seconds. Pure.

_LONGEST_S = 7 * 86_400
_CLOCK = re.compile(r"(?:(\d{1,4}):)?(\d{1,4}):(\d{1,2})(?:[.,]\d+)?")
_SECONDS = re.compile(r"(\d{1,9})(?:[.,]\d+)?")


def find_duration(duration: str) -> int | None:
    """Seconds; None where nothing that can be believed is said."""
    duration = duration.strip()[:40]
    if match := _SECONDS.fullmatch(duration):
        seconds = int(match[1])
    elif match := _CLOCK.fullmatch(duration):
        hours, minutes, rest = (int(part or 0) for part in match.groups())
        seconds = hours * 3_600 + minutes * 60 + rest
    else:
        return None
    return seconds if 0 < seconds <= _LONGEST_S else None


_MONTH_NAMES = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
_MONTHS = {name: number for number, name in enumerate(_MONTH_NAMES, start=1)}
_ZONES = {"GMT": 0, "UT": 0, "UTC": 0, "Z": 0, "EST": -5, "EDT": -4, "CST": -6, "CDT": -5}
_ZONES |= {"MST": -7, "MDT": -6, "PST": -8, "PDT": -7}
_RFC822 = re.compile(
    r"(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), )?(\d{1,2}) ([A-Z][a-z]{2}) ((?:19|20)\d\d)"
    r" (\d\d):(\d\d)(?::(\d\d))? ([+-]\d{4}|[A-Z]{1,3})",
    re.ASCII,
)
_RFC3339 = re.compile(r"((?:19|20)\d\d)-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.\d+)?(Z|[+-]\d\d:\d\d)", re.ASCII)
_LOOSE = re.compile(
    r"(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d)?(?:\.\d+)?)? ?(Z|[+-]\d\d:?\d\d)?", re.ASCII | re.IGNORECASE
)


def find_loose_instant(text: str) -> int | None:
    """As below, and RFC 3339 without its seconds, time or zone, or the colon in it; without a zone it is UTC."""
    text = text.strip()
    instant = find_plain_instant(text)
    match = _LOOSE.fullmatch(text) if instant is None else None
    if match is None:
        return instant
    day, time, seconds, zone = match.groups()
    zone = (zone or "Z").upper()
    zone = zone if ":" in zone or zone == "Z" else f"{zone[:3]}:{zone[3:]}"
    return find_plain_instant(f"{day}T{time or '00:00'}{seconds or ':00'}{zone}")


def find_plain_instant(text: str) -> int | None:
    """Seconds since 1970, UTC; None where the text is of another form or no valid date."""
    match = _RFC822.fullmatch(text)
    if match:
        day, month_name, year, hour, minute, second, zone = match.groups()
        month = _MONTHS.get(month_name, 0)
    else:
        match = _RFC3339.fullmatch(text)
        if match is None:
            return None
        year, month_text, day, hour, minute, second, zone = match.groups()
        month = int(month_text)
    offset_s = find_zone_offset(zone, _ZONES)
    if offset_s is None:
        return None
    instant = find_instant(int(year), month, int(day), int(hour), int(minute), int(second or 0))
    return None if instant is None else instant - offset_s


def find_zone_offset(zone: str, named_h: Mapping[str, int]) -> int | None:
    """Seconds of +0200, +02:00 or a name; None for a name that is not known."""
    if zone[0] in "+-":
        seconds = int(zone[1:3]) * 3_600 + int(zone[-2:]) * 60
        return seconds if zone[0] == "+" else -seconds
    hours = named_h.get(zone)
    return None if hours is None else hours * 3_600


def find_instant(year: int, month: int, day: int, hour: int, minute: int, second: int = 0) -> int | None:
    """Of a time in UTC; None where there is no such day or time."""
    if hour > 23 or minute > 59 or second > 59:
        return None
    try:
        date(year, month, day)
    except ValueError:
        return None
    return timegm((year, month, day, hour, minute, second))


# Dates with names of months in other languages than English, which publishers write into RSS. Pure.
#
# Only for what feedparser could not read: a day, a name, a year, and perhaps a time and a zone. Names of
# weekdays are passed over, whatever the language.

# Beginnings of names without accents in German, Italian, Spanish, Portuguese, French, Dutch, Swedish, Danish, Polish
# and Russian; each tells the month in every one of them.
_MONTHS_IN_WORDS = (
    "jan gen ene янв sty",
    "feb fev фев lut",
    "mar maa mrt мар",
    "apr abr avr апр kwi",
    "may mai mag maj mei мая маи",
    "jun juin giu июн cze",
    "jul juil lug июл lip",
    "aug ago aou авг sie",
    "sep set сен wrz",
    "oct okt ott out окт paz",
    "nov ноя lis",
    "dec dez dic дек gru",
)
_BY_NAME = {name: number for number, names in enumerate(_MONTHS_IN_WORDS, 1) for name in names.split()}
_LONGEST = max(map(len, _BY_NAME))
_DATE = re.compile(
    r"(?:[^\W\d_]+[.,]*\s+)?(\d{1,2})(?:\.|º|°|er\b|de\b|\s)*\s*([^\W\d_]{3,14})\.?(?:\s+de)?,?\s+((?:19|20)\d\d)"
    r"(?:[,\s]+(?:[^\W\d_]+\s+)?(\d{1,2})[:.](\d\d)(?:[:.](\d\d))?)?\s*(Z|GMT|UTC?|[A-Z]{3,4}|[+-]\d\d:?\d\d)?"
)
_ZONES_H = dict.fromkeys(("Z", "GMT", "UT", "UTC"), 0)
_ZONES_H |= {"CET": 1, "MET": 1, "MEZ": 1, "CEST": 2, "MEST": 2, "MESZ": 2, "EET": 2, "EEST": 3, "MSK": 3}


def find_named_instant(text: str) -> int | None:
    """Seconds since 1970, UTC; None where it is no such date. A time without a zone is taken for UTC."""
    match = _DATE.fullmatch(" ".join(text[:80].split()))
    if match is None:
        return None
    day, name, year, hour, minute, second, zone = match.groups()
    times = (int(hour or 0), int(minute or 0), int(second or 0))
    instant = find_instant(int(year), find_month(name) or 0, int(day), *times)
    offset_s = find_zone_offset(zone or "Z", _ZONES_H)
    return None if instant is None or offset_s is None else instant - offset_s


def find_month(name: str) -> int | None:
    """By the longest beginning that is known: juin is no juil."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", name.casefold()) if not unicodedata.combining(c))
    lengths = range(min(len(plain), _LONGEST), 1, -1)
    return next((_BY_NAME[plain[:length]] for length in lengths if plain[:length] in _BY_NAME), None)
