"""Dates with names of months in other languages than English, which publishers write into RSS. Pure.

Only for what feedparser could not read: a day, a name, a year, and perhaps a time and a zone. Names of weekdays are
passed over, whatever the language.
"""

from __future__ import annotations

import re
import unicodedata

from reader.parse.dates import find_instant, find_zone_offset

# Beginnings of names without accents in German, Italian, Spanish, Portuguese, French, Dutch, Swedish, Danish, Polish
# and Russian; each tells the month in every one of them.
_MONTHS = (
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
_BY_NAME = {name: number for number, names in enumerate(_MONTHS, 1) for name in names.split()}
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
