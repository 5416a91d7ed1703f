"""What a command says and asks: tables for people, JSON for scripts, sentences for errors, questions for secrets."""

from __future__ import annotations

import json
import re
import shutil
import sys
import unicodedata
from collections.abc import Mapping, Sequence
from getpass import getpass
from io import TextIOWrapper
from typing import Any, TextIO

from reader.clock import show_at, show_utc
from reader.errors import UsageError

Row = Mapping[str, Any]
_STEERING = re.compile("[\x7f-\x9f\u2028-\u202e\u2066-\u2069]")
"""What JSON leaves as it is though terminals obey it: control codes, and letters that turn others round."""


def speak_utf_8(platform: str = sys.platform) -> None:
    """Into a file or a pipe Windows would write its old code page, which lacks most of the world's letters; its
    terminals get every letter anyway. A letter that nothing can write (half of a pair, a byte of a file's name) is
    spelled out instead of ending the command."""
    for stream in (sys.stdout, sys.stderr):
        if not isinstance(stream, TextIOWrapper):
            continue
        if platform == "win32" and not stream.isatty():
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
        elif stream.errors == "strict":
            stream.reconfigure(errors="backslashreplace")


def say(text: str) -> None:
    """Sentences and articles: what a publisher wrote in them never steers the terminal."""
    print(_as_lines(text))  # noqa: T201


def complain(text: str) -> None:
    print(f"paperround: {_as_lines(text)}", file=sys.stderr)  # noqa: T201


def count_things(count: int, thing: str) -> str:
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def read_secret(what: str) -> str:
    """From standard input, a line each; a terminal is asked without showing what is typed."""
    if not sys.stdin.isatty():
        return sys.stdin.readline().rstrip("\r\n")
    try:
        return getpass(f"{what}: ")
    except EOFError:
        raise UsageError(f"{what}: nothing was typed, so nothing was done.") from None


def show(rows: Sequence[Row], *, as_json: bool, columns: Sequence[str], empty: str = "") -> None:
    """A list of objects as JSON, or as a table of the named columns."""
    if as_json:
        text = json.dumps(list(rows), ensure_ascii=False, indent=1)
        print(_STEERING.sub(lambda match: f"\\u{ord(match[0]):04x}", text))  # noqa: T201
    elif not rows:
        say(empty)
    else:
        for line in make_table(rows, columns, _terminal_width(sys.stdout)):
            say(line)


def make_table(rows: Sequence[Row], columns: Sequence[str], width: int) -> list[str]:
    """Lines with aligned columns; the last column gets what room is left and is cut there."""
    cells = [[_as_text(row[name]) for name in columns] for row in rows]
    widths = [max(display_width(line[place]) for line in cells) for place in range(len(columns))]
    room = max(20, width - sum(widths[:-1]) - 2 * (len(columns) - 1))
    widths[-1] = min(widths[-1], room)
    return ["  ".join(_fit(cell, size) for cell, size in zip(line, widths, strict=True)).rstrip() for line in cells]


def display_width(text: str) -> int:
    """Columns on a terminal: East Asian characters take two, combining ones none."""
    return sum(_character_width(character) for character in text)


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
    """One safe line. Half letters stay: the stream spells them out."""
    if value is None:
        return ""
    text = str(value)
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() or _is_half_letter(c) else " " for c in text)


def _as_lines(text: str) -> str:
    return "\n".join(_as_text(line) for line in text.split("\n"))


def _is_half_letter(character: str) -> bool:
    return "\ud800" <= character <= "\udfff"


def local_time(instant: float | None) -> str:
    """A moment as the user's clock shows it."""
    return "" if instant is None else show_at(instant).strftime("%Y-%m-%d %H:%M")


def iso_time(instant: float | None) -> str | None:
    """A moment for scripts: UTC, ISO 8601."""
    if instant is None:
        return None
    return show_utc(instant).isoformat(timespec="seconds")


def _terminal_width(stream: TextIO) -> int:
    return shutil.get_terminal_size((100, 24)).columns if stream.isatty() else 1_000
