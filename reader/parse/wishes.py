"""Update intervals that a document asks for: ttl, sy:*, skipHours, skipDays. Pure.

Read from the bytes before the first entry rather than from a parser: feedparser keeps only the last of the
hours, and so both parsers agree by construction.
"""

from __future__ import annotations

import re

from reader.model.parsed import Wishes

_FIRST_ENTRY = re.compile(rb"<(?:\w+:)?(?:item|entry)[\s>]")
_TTL = re.compile(rb"<ttl>\s*(\d{1,9})\s*</ttl>", re.I)
_PERIOD = re.compile(rb"<(\w+):updatePeriod>\s*(\w+)\s*</\1:updatePeriod>", re.I)
_FREQUENCY = re.compile(rb"<(\w+):updateFrequency>\s*(\d{1,6})\s*</\1:updateFrequency>", re.I)
_HOUR = re.compile(rb"<hour>\s*(\d{1,2})\s*</hour>", re.I)
_DAY = re.compile(rb"<day>\s*(\w{3})\w*\s*</day>", re.I)
_PERIODS = {"hourly": 3_600, "daily": 86_400, "weekly": 604_800, "monthly": 2_592_000, "yearly": 31_536_000}
_DAYS = {name: number for number, name in enumerate(("mon", "tue", "wed", "thu", "fri", "sat", "sun"))}
_HEAD = 65_536


def find_wishes(body: bytes) -> Wishes:
    head = body[:_HEAD]
    entry = _FIRST_ENTRY.search(head)
    if entry:
        head = head[: entry.start()]
    ttl = _TTL.search(head)
    return Wishes(
        ttl_s=int(ttl.group(1)) * 60 if ttl and int(ttl.group(1)) else None,
        update_period_s=_update_period_s(head),
        skip_hours=_skipped_hours(head),
        skip_days=_skipped_days(head),
    )


def _update_period_s(head: bytes) -> int | None:
    period = _PERIOD.search(head)
    if period is None:
        return None
    seconds = _PERIODS.get(period.group(2).decode("ascii", "replace").lower())
    frequency = _FREQUENCY.search(head)
    times = int(frequency.group(2)) if frequency else 1
    return None if seconds is None else seconds // max(times, 1)


def _skipped_hours(head: bytes) -> frozenset[int]:
    hours = [int(hour) for hour in _HOUR.findall(_section(head, b"skiphours"))]
    return frozenset(hour % 24 for hour in hours if hour <= 24)


def _skipped_days(head: bytes) -> frozenset[int]:
    names = [day.decode("ascii", "replace").lower() for day in _DAY.findall(_section(head, b"skipdays"))]
    return frozenset(_DAYS[name] for name in names if name in _DAYS)


def _section(head: bytes, name: bytes) -> bytes:
    """What stands between an element's tags; found without an expression, because that could be made slow."""
    lowered = head.lower()
    start = lowered.find(b"<" + name + b">")
    end = lowered.find(b"</" + name + b">", start)
    return head[start:end] if 0 <= start < end else b""
