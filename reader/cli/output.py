"""What commands print and ask: tables for people, JSON for scripts, sentences for errors, questions for secrets."""

from __future__ import annotations

import json
import re
import shutil
import sys
import unicodedata
from collections.abc import Mapping, Sequence
from getpass import getpass
from io import TextIOWrapper
from typing import Any

from msgspec import Struct

from reader.clock import show_at, show_utc
from reader.errors import UsageError

Row = Mapping[str, Any]
_STEERING = re.compile("[\x7f-\x9f\u2028-\u202e\u2066-\u2069]")
"""Control codes and marks of writing direction, which JSON leaves as they are though terminals obey them."""


def speak_utf_8(platform: str = sys.platform) -> None:
    """Write UTF-8 into files and pipes, where Windows would use its old code page. What cannot be encoded (half of a
    surrogate pair, a byte of a file's name) is spelled out instead of ending the command."""
    for stream in (sys.stdout, sys.stderr):
        if not isinstance(stream, TextIOWrapper):
            continue
        if platform == "win32" and not stream.isatty():
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
        elif stream.errors == "strict":
            stream.reconfigure(errors="backslashreplace")


def say(text: str) -> None:
    """Print text without characters that would control the terminal."""
    print(_as_lines(text))  # noqa: T201


def complain(text: str) -> None:
    print(f"paperround: {_as_lines(text)}", file=sys.stderr)  # noqa: T201


def count_things(count: int, thing: str) -> str:
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def read_secret(what: str) -> str:
    """A line from standard input; a terminal is asked without showing what is typed."""
    if not sys.stdin.isatty():
        return sys.stdin.readline().rstrip("\r\n")
    try:
        return getpass(f"{what}: ")
    except EOFError:
        raise UsageError(f"{what}: nothing was typed, so nothing was done.") from None


class Shown(Struct, frozen=True):
    """A value of a row that people read otherwise than scripts."""

    value: Any
    text: str

    def __str__(self) -> str:
        return self.text


def at(instant: float | None) -> Shown:
    """An instant: by the user's clock for people, in UTC for scripts."""
    return Shown(iso_time(instant), local_time(instant))


def pick(record: object, names: str) -> dict[str, Any]:
    """Some fields of a record, for a row."""
    return {name: getattr(record, name) for name in names.split()}


def show_table(rows: Sequence[Row], columns: Sequence[str], empty: str) -> None:
    """Print the named columns, or something else if there is no row."""
    for line in make_table(rows, columns) if rows else [empty]:
        say(line)


def show_json(rows: list[Row]) -> None:
    text = json.dumps(rows, ensure_ascii=False, indent=1, default=lambda shown: shown.value)
    print(_STEERING.sub(lambda match: f"\\u{ord(match[0]):04x}", text))  # noqa: T201


def make_table(rows: Sequence[Row], columns: Sequence[str], width: int = 0) -> list[str]:
    """Lines with aligned columns; the last column is cut to the width, which is the terminal's by default."""
    width = width or (shutil.get_terminal_size((100, 24)).columns if sys.stdout.isatty() else 1_000)
    cells = [[_as_text(row[name]) for name in columns] for row in rows]
    widths = [max(display_width(line[place]) for line in cells) for place in range(len(columns))]
    room = max(20, width - sum(widths[:-1]) - 2 * (len(columns) - 1))
    widths[-1] = min(widths[-1], room)
    return ["  ".join(_fit(cell, size) for cell, size in zip(line, widths, strict=True)).rstrip() for line in cells]


def display_width(text: str) -> int:
    """How many columns a text takes on a terminal: East Asian characters take two, combining ones none."""
    return sum(map(_character_width, text))


def _character_width(character: str) -> int:
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def _fit(text: str, width: int) -> str:
    if display_width(text) <= width:
        return text + " " * (width - display_width(text))
    cut = ""
    for character in text:
        if display_width(cut) + _character_width(character) > width - 1:
            break
        cut += character
    return cut + "…" + " " * (width - 1 - display_width(cut))


def _as_text(value: Any) -> str:
    """A value on one safe line. Surrogates stay: the stream spells them out."""
    text = "" if value is None else str(value)
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() or "\ud800" <= c <= "\udfff" else " " for c in text)


def _as_lines(text: str) -> str:
    return "\n".join(_as_text(line) for line in text.split("\n"))


def local_time(instant: float | None) -> str:
    """An instant as the user's clock shows it."""
    return "" if instant is None else show_at(instant).strftime("%Y-%m-%d %H:%M")


def iso_time(instant: float | None) -> str | None:
    """An instant for scripts: UTC, ISO 8601."""
    return None if instant is None else show_utc(instant).isoformat(timespec="seconds")
