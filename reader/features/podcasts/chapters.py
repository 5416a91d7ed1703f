"""Chapters as publishers give them: in a JSON file, in the episode's ID3 tag, or as times in the entry's text. Pure.

The bytes are a stranger's, so every size is bounded.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from reader.features.podcasts.records import Chapter

MOST_CHAPTERS = 500
LONGEST_TITLE = 200
LONGEST_S = 7 * 86_400
MOST_TEXT = 200_000
LONGEST_LINE = 300
MOST_TAG = 8_000_000
"""Bytes of an ID3 tag that are read; pictures make it large."""
FEWEST_IN_TEXT = 3
"""Two times in a text may be a train; three at the beginning of lines, in order, are chapters."""
_TIME = r"[(\[]?((?:\d{1,2}:)?\d{1,3}:\d{2})[)\]]?"
_LINE = re.compile(rf"(?:[-–—•*] ?)?{_TIME}(?: ?[-–—:|] ?| )(\S.*)")
_TITLE_FIRST = re.compile(rf"(?:[-–—•*] ?)?(\S.*?) ?(?:[-–—:|] ?| ){_TIME}")
_CODECS = {0: "latin-1", 1: "utf-16", 2: "utf-16-be", 3: "utf-8"}


def parse_chapters(body: bytes) -> tuple[Chapter, ...]:
    """Read a file of podcast:chapters, without chapters that are only pictures; () for any other file."""
    try:
        document = json.loads(body)
    except (ValueError, RecursionError):
        return ()
    entry = document.get("chapters") if isinstance(document, dict) else None
    found = [_read(one) for one in entry[: 2 * MOST_CHAPTERS]] if isinstance(entry, list) else []
    in_order = sorted(filter(None, found), key=lambda one: one.start_s)
    return tuple({one.start_s: one for one in in_order}.values())[:MOST_CHAPTERS]


def find_text_chapters(text: str) -> tuple[Chapter, ...]:
    """Find chapters in lines such as "12:12 The A that was never an A"; () where they do not look like chapters."""
    lines = [" ".join(line.split()) for line in text[:MOST_TEXT].splitlines() if len(line) <= LONGEST_LINE]
    for pattern, time, title in ((_LINE, 1, 2), (_TITLE_FIRST, 2, 1)):
        matches = [match for line in lines if (match := pattern.fullmatch(line))]
        found = [Chapter(_seconds(match[time]), _one_line(match[title])) for match in matches]
        starts = [one.start_s for one in found]
        if len(found) >= FEWEST_IN_TEXT and starts == sorted(set(starts)) and starts[0] <= 300:
            return tuple(found[:MOST_CHAPTERS])
    return ()


def find_chapter(chapters: tuple[Chapter, ...], position_s: float) -> int | None:
    """The number of the chapter at a position; None before the first."""
    number = sum(one.start_s <= position_s + 0.05 for one in chapters) - 1
    return number if number >= 0 else None


def _read(entry: Any) -> Chapter | None:
    if not isinstance(entry, dict) or entry.get("toc") is False:
        return None
    start, title = entry.get("startTime"), entry.get("title")
    if isinstance(start, bool) or not isinstance(start, int | float) or not isinstance(title, str):
        return None
    title = _one_line(title)
    return Chapter(float(start), title) if title and 0 <= start < LONGEST_S else None


def _seconds(clock: str) -> float:
    seconds = 0
    for part in clock.split(":"):
        seconds = seconds * 60 + int(part)
    return float(seconds)


def _one_line(text: str) -> str:
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:LONGEST_TITLE]


def find_tag_end(start: bytes) -> int:
    """Return where the sound begins after an ID3 tag; 0 without one."""
    if start[:3] != b"ID3" or len(start) < 10:
        return 0
    return 10 + _read_synchsafe(start[6:10]) + (10 if start[5] & 0x10 else 0)


def read_id3_chapters(tag: bytes) -> tuple[Chapter, ...]:
    """Read the chapters in an ID3 tag, in order; `tag` is the beginning of the file up to the end of the tag."""
    if tag[:3] != b"ID3" or len(tag) < 10 or tag[3] not in (3, 4):
        return ()
    body = tag[10:MOST_TAG]
    if tag[5] & 0x80 and tag[3] == 3:
        body = body.replace(b"\xff\x00", b"\xff")
    if tag[5] & 0x40:
        size = _size(body[:4], tag[3])
        body = body[size if tag[3] == 4 else size + 4 :]
    found = (_read_chapter(data, tag[3]) for name, data in _frames(body, tag[3]) if name == b"CHAP")
    return tuple(sorted(filter(None, found), key=lambda one: one.start_s)[:MOST_CHAPTERS])


def _frames(body: bytes, version: int) -> Iterator[tuple[bytes, bytes]]:
    at = 0
    while at + 10 <= len(body) and body[at : at + 4].strip(b"\0"):
        size = _size(body[at + 4 : at + 8], version)
        data = body[at + 10 : at + 10 + size]
        if len(data) < size or not size:
            return
        yield body[at : at + 4], data
        at += 10 + size


def _size(four: bytes, version: int) -> int:
    return _read_synchsafe(four) if version == 4 else int.from_bytes(four, "big")


def _read_chapter(data: bytes, version: int) -> Chapter | None:
    name, _, rest = data.partition(b"\0")
    if len(rest) < 16 or len(name) > 1_000:
        return None
    start_s = int.from_bytes(rest[:4], "big") / 1_000
    titles = (_text(part) for kind, part in _frames(rest[16:], version) if kind == b"TIT2")
    title = next(filter(None, titles), "")
    return Chapter(start_s, title) if title and start_s < LONGEST_S else None


def _text(data: bytes) -> str:
    codec = _CODECS.get(data[0], "latin-1") if data else "latin-1"
    return _one_line(data[1 : 4 * LONGEST_TITLE].decode(codec, "replace").partition("\0")[0])


def _read_synchsafe(four: bytes) -> int:
    """Read a number of ID3: seven bits of each byte."""
    number = 0
    for byte in four:
        number = number << 7 | byte & 0x7F
    return number
