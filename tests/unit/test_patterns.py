"""No text makes a pattern search for long: a search in Python lets no other thread run, so it would stop everything."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.unit.pumping import ANCHORED, Used, find_patterns, find_pumps

LONG, TOO_SLOW_S, BOUNDED_S = 8_000, 0.04, 0.2
BOUNDED = {
    "reader.features.demo.content:'<p>(.*?)</p>'": 2_000,  # the demo's own posts
    "reader.window.desktop.autostart._KEY": 1_000,  # lines of a file of ours
    "reader.features.mail.imap._CODED": 2_000,
    "reader.features.mail.parse._LIST_ID": 3_000,  # in the parser's process
    "reader.parse.dates._DATE": 80,
    "reader.parse.readable.nodes._CLUTTER_NAMES": 1_000,
    "reader.parse.readable.nodes._OTHERS_NAMES": 1_000,
    "reader.parse.readable.extract._HEADING_LINK": 1_000,
    "reader.parse.readable.extract._SEPARATOR": 1_000,
    "reader.parse.safe_html.tidy._SAYS_NOTHING": 200,  # spaces are single by then
    "reader.parse.text._NAME_THEN_MAIL": 300,
    "reader.features.podcasts.chapters._TITLE_FIRST": 300,
    "reader.core.words.entry_names._SENTENCE_END": 110,
}
"""Patterns that only ever see so many characters: what they are given is cut before."""


def visit(used: Used) -> Callable[[Any], object]:
    if used.is_anchored:
        return lambda text: [getattr(used.pattern, name)(text) for name in sorted(ANCHORED)]
    return lambda text: sum(1 for _ in used.pattern.finditer(text))


def measure(search: Callable[[Any], object], given: str | bytes) -> float:
    began = time.process_time()
    search(given)
    return time.process_time() - began


def find_slow(used: Used, longest: int = LONG) -> str:
    """What it chokes on; nothing where it does not. Grows slowly at first: some choke on less than a line."""
    longest, search = BOUNDED.get(used.name, longest), visit(used)
    most_s = BOUNDED_S if used.name in BOUNDED else TOO_SLOW_S
    for before, unit in find_pumps(used.pattern):
        size = 12.0
        while size <= longest:
            text = before + (unit * (int(size) // len(unit) + 1))[: int(size)] + "\x01"
            given = text.encode("utf-8") if isinstance(used.pattern.pattern, bytes) else text
            # Once may be the collector of garbage; what is slow is slow three times.
            took_s = measure(search, given)
            if took_s > most_s and min(measure(search, given), measure(search, given)) > most_s:
                return f"{used.name}: {took_s:.2f} s for {int(size)} of {before[:30]!r} and {unit[:30]!r}"
            size = size * 1.2 if size < 500 or size >= longest else min(float(longest), size * 4)
    return ""


def test_no_pattern_chokes():
    patterns = find_patterns()
    assert len(patterns) > 200
    assert BOUNDED.keys() - {used.name for used in patterns} == set(), "gone, or named otherwise by now"
    assert [slow for used in patterns if (slow := find_slow(used))] == []


@pytest.mark.parametrize(
    "source",
    [
        r"(?:<!--.*?-->\s*)*<svg",
        r"\s*<\?xml",
        r"\d*[a-z]+",
        pytest.param(r"charset\s*=\s*[\"']?\s*(\w+)", marks=pytest.mark.long),
    ],
)
def test_what_chokes_is_found(source):
    # A fast machine searches eight thousand characters in time even so; three times as many take nine times as long.
    assert find_slow(Used("sample", re.compile(source, re.DOTALL), is_anchored=False), 3 * LONG)
