"""What the lab's options take: counts, amounts and time zones as people type them."""

from __future__ import annotations

from argparse import ArgumentTypeError
from datetime import tzinfo
from zoneinfo import ZoneInfo

MOST = 100_000
"""Feeds, days, polls per feed: more than anybody means, and less than breaks a calendar."""


def parse_count(text: str) -> int:
    try:
        value = int(text)
    except ValueError:
        value = 0
    if not 1 <= value <= MOST:
        raise ArgumentTypeError(f"{text} is no whole number from 1 to {MOST:,}")
    return value


def parse_amount(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value <= MOST:
        raise ArgumentTypeError(f"{text} is no number from 0 to {MOST:,}")
    return value


def parse_seed(text: str) -> int:
    if not text.isdecimal():
        raise ArgumentTypeError(f"{text} is no whole number from 0 on")
    return int(text)


def parse_zone(text: str) -> tzinfo:
    try:
        return ZoneInfo(text)
    except (KeyError, ValueError, OSError):  # OSError: a part of the world, which is a folder of zones
        raise ArgumentTypeError(f"there is no time zone {text}; write it like Europe/Berlin") from None
