"""robots.txt (RFC 9309): whether a publisher lets a program fetch a page that nobody asked for. Pure.

The group of our own name counts, else that for all; of the rules that match a path the longest, and of equally long
ones the one that allows. Files are read up to a bounded length and number of rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from urllib.parse import quote, urlsplit

from msgspec import Struct

PRODUCT = "paperround"
MOST_BYTES = 500_000
"""The least that the standard asks for."""
MOST_RULES = 500
LONGEST_RULE = 2_000
LONGEST_DELAY_S = 3_600.0


class Robots(Struct, frozen=True):
    rules: tuple[tuple[bool, str], ...] = ()
    """Whether it allows, and the pattern of a path, in the file's order."""
    delay_s: float = 0.0
    """How long to wait between two pages."""

    def may_fetch(self, url: str) -> bool:
        path = path_of(url)
        best = (-1, True)
        for allows, pattern in self.rules:
            if _fits(pattern, path):
                best = max(best, (len(pattern), allows))
        return best[1]


ALLOWS_ALL = Robots()
ALLOWS_NONE = Robots(((False, "/"),))


def robots_url(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}/robots.txt"


def path_of(url: str) -> str:
    parts = urlsplit(url)
    path = parts.path or "/"
    return _normal(f"{path}?{parts.query}" if parts.query else path)


def parse_robots(body: bytes) -> Robots:
    text = body[:MOST_BYTES].decode("utf-8", "replace").lstrip("\ufeff")
    ours: list[tuple[str, str]] = []
    everybodys: list[tuple[str, str]] = []
    is_named = is_for_us = is_for_all = is_in_rules = False
    for line in text.splitlines():
        name, _, value = line.partition("#")[0].partition(":")
        name, value = name.strip().lower(), value.strip()
        if name == "user-agent":
            if is_in_rules:
                is_for_us = is_for_all = is_in_rules = False
            is_for_us = is_for_us or _is_meant(value)
            is_for_all = is_for_all or value == "*"
            is_named = is_named or is_for_us
        elif name in ("allow", "disallow", "crawl-delay"):
            is_in_rules = True
            if is_for_us:
                ours.append((name, value))
            elif is_for_all:
                everybodys.append((name, value))
    return _make(ours if is_named else everybodys)


def _is_meant(agent: str) -> bool:
    """Tell whether a name is ours, by its letters: "Paperround/1.0 (+https://…)" is."""
    letters = takewhile(lambda letter: letter.isalpha() or letter in "_-", agent.lower())
    return "".join(letters) == PRODUCT


def _make(lines: Sequence[tuple[str, str]]) -> Robots:
    rules: list[tuple[bool, str]] = []
    delay_s = 0.0
    for name, value in lines:
        if name == "crawl-delay":
            delay_s = max(delay_s, _seconds(value))
        elif value and len(value) <= LONGEST_RULE and len(rules) < MOST_RULES:
            rules.append((name == "allow", _normal(value)))
    return Robots(tuple(rules), delay_s)


def _seconds(value: str) -> float:
    try:
        seconds = float(value)
    except ValueError:
        return 0.0
    return min(seconds, LONGEST_DELAY_S) if seconds > 0 else 0.0


def _normal(path: str) -> str:
    """Percent-encode what is not ASCII; %xx stays, in capitals."""
    first, *others = quote(path, safe="/%?=&+:;,@!$'()*~[]|-._#").split("%")
    return "%".join([first, *(part[:2].upper() + part[2:] for part in others)])


def _fits(pattern: str, path: str) -> bool:
    """Match a pattern, where `*` stands for anything and a final `$` for the end, in linear time."""
    is_whole = pattern.endswith("$")
    pieces = (pattern[:-1] if is_whole else pattern).split("*")
    if not path.startswith(pieces[0]):
        return False
    at = len(pieces[0])
    for number, piece in enumerate(pieces[1:], start=1):
        if is_whole and number == len(pieces) - 1:
            return len(path) - len(piece) >= at and path.endswith(piece)
        found = path.find(piece, at)
        if found < 0:
            return False
        at = found + len(piece)
    return not is_whole or at == len(path)
