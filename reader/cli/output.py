"""Output and input of commands: tables for people, JSON for scripts, errors, prompts for passwords."""

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

from reader.core.clock import show_at, show_utc
from reader.core.errors import UsageError
from reader.core.words.words import ENGLISH

Row = Mapping[str, Any]
say_size = ENGLISH.say_size
_STEERING = re.compile("[\x7f-\x9f\u2028-\u202e\u2066-\u2069]")
"""Control codes and marks of writing direction. JSON allows them, but terminals obey them."""


def speak_utf_8(platform: str = sys.platform) -> None:
    """Write UTF-8 to files and pipes, where Windows would use its old code page. What can't be encoded (half of a
    surrogate pair, a byte of a file name) is escaped instead of failing the command."""
    for stream in (sys.stdout, sys.stderr):
        if not isinstance(stream, TextIOWrapper):
            continue
        if platform == "win32" and not stream.isatty():
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
        elif stream.errors == "strict":
            stream.reconfigure(errors="backslashreplace")


def say(text: str) -> None:
    """Print text, without characters that would control the terminal."""
    print(_as_lines(text))  # noqa: T201


def complain(text: str) -> None:
    print(f"paperround: {_as_lines(text)}", file=sys.stderr)  # noqa: T201


def count_things(count: int, thing: str, things: str = "") -> str:
    return f"{count} {thing}" if count == 1 else f"{count} {things or thing + 's'}"


def read_secret(what: str) -> str:
    """Read a line from standard input; on a terminal, prompt and don't show what is typed."""
    if not sys.stdin.isatty():
        return sys.stdin.readline().rstrip("\r\n")
    try:
        return getpass(f"{what}: ")
    except EOFError:
        raise UsageError(f"{what}: nothing was typed, so nothing was changed. Run the command again.") from None


class Shown(Struct, frozen=True):
    """A value that tables and JSON show differently."""

    value: Any
    text: str

    def __str__(self) -> str:
        return self.text


def at(instant: float | None) -> Shown:
    """An instant: in local time for people, in UTC for scripts."""
    return Shown(iso_time(instant), local_time(instant))


def pick(record: object, names: str) -> dict[str, Any]:
    """Some fields of a record, for a row."""
    return {name: getattr(record, name) for name in names.split()}


def show_json(rows: list[Row]) -> None:
    text = json.dumps(rows, ensure_ascii=False, indent=1, default=lambda shown: shown.value)
    print(_STEERING.sub(lambda match: f"\\u{ord(match[0]):04x}", text))  # noqa: T201


def make_table(rows: Sequence[Row], columns: Sequence[str], width: int = 0) -> list[str]:
    """Lines with aligned columns; the last is cut to the width, by default the terminal's. Only a terminal gets a
    header, so that scripts can count lines."""
    is_terminal = sys.stdout.isatty()
    width = width or (shutil.get_terminal_size((100, 24)).columns if is_terminal else 1_000)
    header = [[name.replace("_", " ").upper() for name in columns]] if is_terminal else []
    cells = header + [[_as_text(row[name]) for name in columns] for row in rows]
    widths = [max(display_width(line[place]) for line in cells) for place in range(len(columns))]
    room = max(20, width - sum(widths[:-1]) - 2 * (len(columns) - 1))
    widths[-1] = min(widths[-1], room)
    return ["  ".join(_fit(cell, size) for cell, size in zip(line, widths, strict=True)).rstrip() for line in cells]


def display_width(text: str) -> int:
    """The columns a text takes on a terminal: East Asian characters take two, combining ones none."""
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
    """A value on one safe line. Surrogates stay: the stream escapes them."""
    text = "" if value is None else str(value)
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() or "\ud800" <= c <= "\udfff" else " " for c in text)


def _as_lines(text: str) -> str:
    return "\n".join(_as_text(line) for line in text.split("\n"))


def local_time(instant: float | None) -> str:
    """An instant in local time."""
    return "" if instant is None else show_at(instant).strftime("%Y-%m-%d %H:%M")


def iso_time(instant: float | None) -> str | None:
    """An instant for scripts: UTC, ISO 8601."""
    return None if instant is None else show_utc(instant).isoformat(timespec="seconds")
