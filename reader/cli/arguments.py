"""Argument parsers: argparse whose mistakes are our own errors; durations, instants and counts as people type them."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from datetime import datetime
from typing import Any

from reader.clock import LocalZone, show_at
from reader.errors import UsageError

UNITS = {"s": 1, "m": 60, "h": 3_600, "d": 86_400}


def parse_span(text: str) -> float:
    """Seconds of a text such as 90m, 2h or 1h30m."""
    parts = re.findall(r"(?<!\d)(\d{1,9}+(?:\.\d{1,9})?)([smhd])", text)
    if not parts or "".join(number + unit for number, unit in parts) != text:
        raise UsageError(f"{text!r} is no length of time; write it as 90m or 2h.")
    return sum(float(number) * UNITS[unit] for number, unit in parts)


def parse_instant(text: str, now: float) -> float:
    """The instant of a text such as 08:30, which is today's, or 2026-11-16T08:30."""
    if re.fullmatch(r"\d{1,2}:\d{2}", text):
        text = f"{show_at(now, LocalZone()).date().isoformat()}T{text.zfill(5)}"
    try:
        at = datetime.fromisoformat(text).astimezone().timestamp()
    except ValueError:
        raise UsageError(f"{text!r} is no time; write it as 08:30 or 2026-11-16T08:30.") from None
    if at > now:
        raise UsageError("A look cannot lie in the future; give a time that has been.")
    return at


def _make_number_parser(most: int) -> Callable[[str], int]:
    def parse(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 20 and 1 <= int(text) <= most):
            raise argparse.ArgumentTypeError(f"{text} is not a number from 1 to {most:,}")
        return int(text)

    return parse


parse_count = _make_number_parser(1_000_000_000)
parse_days = _make_number_parser(36_500)
parse_id = _make_number_parser(2**63 - 1)
"""Of an article or a rule, as large as the database has them."""


def parse_folder(text: str) -> str:
    """A folder's name, which must not be blank, as it is when a script's variable is not set."""
    if not text.strip():
        raise UsageError("The name of the folder is empty.")
    return text


class SentenceParser(argparse.ArgumentParser):
    """argparse that raises UsageError for mistakes."""

    def error(self, message: str) -> None:  # type: ignore[override]
        raise UsageError(f"{message[:1].upper()}{message[1:]}; see '{self.prog} --help'.")


class MixedOrderParser(SentenceParser):
    """A parser that allows options between the words of a list: `add command --name X -- program`. Python 3.11 takes
    the list as empty at the first option, and complains of the words behind it."""

    is_mixing = False

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        if self.is_mixing:  # argparse asks itself, once for the options and once for the rest
            return super().parse_known_args(args, namespace)
        self.is_mixing = True
        try:
            return self.parse_known_intermixed_args(args, namespace)
        finally:
            self.is_mixing = False
