"""Chapters as publishers tell them: in a file of their own (JSON), or as times in the text of the entry. Pure."""

from __future__ import annotations

import json
import re
from typing import Any

from reader.model.podcasts import Chapter

MOST_CHAPTERS = 500
LONGEST_TITLE = 200
LONGEST_S = 7 * 86_400
MOST_TEXT = 200_000
LONGEST_LINE = 300
FEWEST_IN_TEXT = 3
"""Two times in a text may be a train; three at the beginning of lines, in order, are chapters."""
_TIME = r"[(\[]?((?:\d{1,2}:)?\d{1,3}:\d{2})[)\]]?"
_LINE = re.compile(rf"(?:[-–—•*] ?)?{_TIME}(?: ?[-–—:|] ?| )(\S.*)")
_TITLE_FIRST = re.compile(rf"(?:[-–—•*] ?)?(\S.*?) ?(?:[-–—:|] ?| ){_TIME}")


def parse_chapters(body: bytes) -> tuple[Chapter, ...]:
    """Of a file of podcast:chapters; none where it is something else. Chapters that are only pictures are left out."""
    try:
        document = json.loads(body)
    except (ValueError, RecursionError):
        return ()
    told = document.get("chapters") if isinstance(document, dict) else None
    found = [_read(one) for one in told[: 2 * MOST_CHAPTERS]] if isinstance(told, list) else []
    return _in_order([one for one in found if one is not None])


def find_text_chapters(text: str) -> tuple[Chapter, ...]:
    """From lines such as "12:12 The A that was never an A"; none where they do not look like chapters."""
    lines = [" ".join(line.split()) for line in text[:MOST_TEXT].splitlines() if len(line) <= LONGEST_LINE]
    for pattern, time, title in ((_LINE, 1, 2), (_TITLE_FIRST, 2, 1)):
        matches = [match for line in lines if (match := pattern.fullmatch(line))]
        found = [Chapter(_seconds(match[time]), _one_line(match[title])) for match in matches]
        starts = [one.start_s for one in found]
        if len(found) >= FEWEST_IN_TEXT and starts == sorted(set(starts)) and starts[0] <= 300:
            return tuple(found[:MOST_CHAPTERS])
    return ()


def find_chapter(chapters: tuple[Chapter, ...], position_s: float) -> int | None:
    """The number of the one that is heard at a position; None before the first."""
    number = sum(one.start_s <= position_s + 0.05 for one in chapters) - 1
    return number if number >= 0 else None


def _read(told: Any) -> Chapter | None:
    if not isinstance(told, dict) or told.get("toc") is False:
        return None
    start, title = told.get("startTime"), told.get("title")
    if isinstance(start, bool) or not isinstance(start, int | float) or not isinstance(title, str):
        return None
    title = _one_line(title)
    return Chapter(float(start), title) if title and 0 <= start < LONGEST_S else None


def _in_order(chapters: list[Chapter]) -> tuple[Chapter, ...]:
    by_start = {one.start_s: one for one in sorted(chapters, key=lambda one: one.start_s)}
    return tuple(by_start.values())[:MOST_CHAPTERS]


def _seconds(clock: str) -> float:
    seconds = 0
    for part in clock.split(":"):
        seconds = seconds * 60 + int(part)
    return float(seconds)


def _one_line(text: str) -> str:
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:LONGEST_TITLE]
