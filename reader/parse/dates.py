"""Dates and durations of feeds, quickly: RFC 822 for RSS, RFC 3339 for Atom, month names in ten languages. Pure.

`find_plain_instant` returns None for other forms, which the caller leaves to feedparser; otherwise it must agree with
feedparser, which a test compares over many thousand dates. `find_named_instant` is for what feedparser cannot read.
"""

from __future__ import annotations

import re
import unicodedata
from calendar import timegm
from collections.abc import Mapping
from datetime import date

_LONGEST_S = 7 * 86_400
_CLOCK = re.compile(r"(?:(\d{1,4}):)?(\d{1,4}):(\d{1,2})(?:[.,]\d+)?")
_SECONDS = re.compile(r"(\d{1,9})(?:[.,]\d+)?")


def find_duration(duration: str) -> int | None:
    """The stated length of an episode or video in seconds; None where it is not plausible."""
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
    """`find_plain_instant`, and also RFC 3339 without seconds, time, zone, or the colon in it; UTC without a zone."""
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
    """Seconds since 1970, UTC; None for another form or an invalid date."""
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
    """Seconds of +0200, +02:00 or a name; None for an unknown name."""
    if zone[0] in "+-":
        seconds = int(zone[1:3]) * 3_600 + int(zone[-2:]) * 60
        return seconds if zone[0] == "+" else -seconds
    hours = named_h.get(zone)
    return None if hours is None else hours * 3_600


def find_instant(year: int, month: int, day: int, hour: int, minute: int, second: int = 0) -> int | None:
    """The instant of a time in UTC; None where there is no such day or time."""
    if hour > 23 or minute > 59 or second > 59:
        return None
    try:
        date(year, month, day)
    except ValueError:
        return None
    return timegm((year, month, day, hour, minute, second))


# Beginnings of names without accents in German, Italian, Spanish, Portuguese, French, Dutch, Swedish, Danish, Polish
# and Russian; each means the same month in all of them.
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
    """The instant of a date with a month name: a day, a name, a year, and perhaps a time and a zone (UTC if missing).
    The weekday is ignored."""
    match = _DATE.fullmatch(" ".join(text[:80].split()))
    if match is None:
        return None
    day, name, year, hour, minute, second, zone = match.groups()
    times = (int(hour or 0), int(minute or 0), int(second or 0))
    instant = find_instant(int(year), find_month(name) or 0, int(day), *times)
    offset_s = find_zone_offset(zone or "Z", _ZONES_H)
    return None if instant is None or offset_s is None else instant - offset_s


def find_month(name: str) -> int | None:
    """The month by the longest known beginning of its name: juin is not juil."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", name.casefold()) if not unicodedata.combining(c))
    lengths = range(min(len(plain), _LONGEST), 1, -1)
    return next((_BY_NAME[plain[:length]] for length in lengths if plain[:length] in _BY_NAME), None)
