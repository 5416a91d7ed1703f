"""How long a recording or a film is said to be: seconds, or hours, minutes and seconds. Pure."""

from __future__ import annotations

import re

_LONGEST_S = 7 * 86_400
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
    return seconds if 0 < seconds <= _LONGEST_S else None
