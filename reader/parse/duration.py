"""How long a recording is, as feeds say it: "3510", "58:30", "1:02:03", and to which file it belongs. Pure."""

from __future__ import annotations

import re

from msgspec.structs import replace

from reader.model.parsed import Enclosure
from reader.model.podcasts import is_sound

LONGEST_S = 7 * 86_400
_CLOCK = re.compile(r"(?:(\d{1,4}):)?(\d{1,4}):(\d{1,2})(?:[.,]\d+)?")
_SECONDS = re.compile(r"(\d{1,9})(?:[.,]\d+)?")


def find_duration(told: str) -> int | None:
    """Seconds; None where nothing that can be believed is said."""
    told = told.strip()[:40]
    if match := _SECONDS.fullmatch(told):
        seconds = int(match[1])
    elif match := _CLOCK.fullmatch(told):
        hours, minutes, rest = (int(part or 0) for part in match.groups())
        seconds = hours * 3_600 + minutes * 60 + rest
    else:
        return None
    return seconds if 0 < seconds <= LONGEST_S else None


def tell_sound(enclosures: tuple[Enclosure, ...], duration: str, chapters_url: str) -> tuple[Enclosure, ...]:
    """What an entry says of its recording belongs to the first file that is one."""
    if not (duration or chapters_url):
        return enclosures
    first = next((number for number, one in enumerate(enclosures) if is_sound(one)), None)
    if first is None:
        return enclosures
    told = enclosures[first]
    seconds = told.duration_s or find_duration(duration)
    changed = replace(told, duration_s=seconds, chapters_url=chapters_url)
    return (*enclosures[:first], changed, *enclosures[first + 1 :])
