"""Argument parsers: argparse that raises our own errors, and durations, times and counts as people type them."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from typing import Any

from reader.core.clock import LocalZone, show_at
from reader.core.errors import UsageError

UNITS = {"s": 1, "m": 60, "h": 3_600, "d": 86_400}
GUESSES = {
    "articles": "entries",
    "backup": "doctor --backup",
    "list": "entries",
    "poll": "fetch",
    "restore": "doctor --restore",
    "send": "share send",
    "subscribe": "add",
    "unsubscribe": "remove",
    "update": "refresh",
}
"""Commands that other programs have, and what they are called here."""
_ARGPARSE = {
    "the following arguments are required: ": "Missing: ",
    "unrecognized arguments: ": "Unknown: ",
    "argument ": "",
}
"""How argparse's messages begin, and how ours do."""


def parse_span(text: str) -> float:
    """Parse a duration such as 90m, 2h or 1h30m into seconds."""
    parts = re.findall(r"(?<!\d)(\d{1,9}+(?:\.\d{1,9})?)([smhd])", text)
    if not parts or "".join(number + unit for number, unit in parts) != text:
        raise UsageError(f"{text!r} isn't a duration. Use a form like 90m or 2h.")
    return sum(float(number) * UNITS[unit] for number, unit in parts)


def parse_instant(text: str, now: float) -> float:
    """Parse a past time such as 08:30, which means today, or 2026-11-16T08:30."""
    if re.fullmatch(r"\d{1,2}:\d{2}", text):
        text = f"{show_at(now, LocalZone()).date().isoformat()}T{text.zfill(5)}"
    try:
        at = datetime.fromisoformat(text).astimezone().timestamp()
    except ValueError:
        raise UsageError(f"{text!r} isn't a time. Use 08:30 or 2026-11-16T08:30.") from None
    if at > now:
        raise UsageError("The time can't be in the future.")
    return at


def _make_number_parser(most: int) -> Callable[[str], int]:
    def parse(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 20 and 1 <= int(text) <= most):
            raise argparse.ArgumentTypeError(f"{text} isn't a number from 1 to {most:,}")
        return int(text)

    return parse


parse_count = _make_number_parser(1_000_000_000)
parse_days = _make_number_parser(36_500)
parse_id = _make_number_parser(2**63 - 1)
"""Parses the id of an article or a rule; the database allows no larger ones."""


def parse_folder(text: str) -> str:
    """Parse a folder's name. A blank one is refused: in a script it means that a variable is not set."""
    if not text.strip():
        raise UsageError("The folder's name is empty. Give a folder after --profile.")
    return text


def suggest(typed: str, known: Iterable[str]) -> str:
    """A question that names the closest known word, for the end of an error. Empty if none is close."""
    from difflib import get_close_matches  # only mistakes need it

    near = get_close_matches(typed.casefold(), known, 1)
    return f" Did you mean '{near[0]}'?" if near else ""


class SentenceParser(argparse.ArgumentParser):
    """argparse that raises UsageError for mistakes, and suggests what may have been meant."""

    def error(self, message: str) -> None:  # type: ignore[override]
        for theirs, ours in _ARGPARSE.items():
            if message.startswith(theirs):
                message = ours + message.removeprefix(theirs)
        raise UsageError(f"{message[:1].upper()}{message[1:]}. See '{self.prog} --help'.")

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is None or value in action.choices:
            return
        if not isinstance(action.choices, Mapping):  # a command's are its parsers
            name, choices = action.option_strings or [action.dest], [*map(str, action.choices)]
            raise UsageError(f"{value!r} isn't a value for {name[0]}. Use one of: {', '.join(choices)}.")
        guess = GUESSES.get(value) if self.prog == "paperround" else None
        meant = f" Did you mean '{guess}'?" if guess else suggest(value, action.choices)
        raise UsageError(f"There's no command {value!r}.{meant} See '{self.prog} --help'.")


class MixedOrderParser(SentenceParser):
    """A parser that allows options before the words of a list: `add command --name X -- program`. Python 3.11 ends
    the list, empty, at the first option and rejects the words after it."""

    is_mixing = False

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        if self.is_mixing:  # argparse calls this again, for the options and for the rest
            return super().parse_known_args(args, namespace)
        self.is_mixing = True
        try:
            return self.parse_known_intermixed_args(args, namespace)
        finally:
            self.is_mixing = False
