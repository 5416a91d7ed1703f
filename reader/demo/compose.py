"""Fills the gaps of short notices, so that a busy feed never says the same thing twice.

Every sentence is written by hand; only names, numbers and sentences are put together. Pure: the random
numbers come from outside. Safe on any thread.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random

from reader.demo.content import DemoFeed

_GAP = re.compile(r"\{([a-z]+)(\d?)\}")
_TRIES = 60


@dataclass
class Composer:
    """Composes notices of one feed. Remembers the titles it gave out."""

    feed: DemoFeed
    rng: Random
    used: set[str] = field(default_factory=set)

    def find_notice(self) -> tuple[str, str] | None:
        """A title and text not given out before, or None where the parts are used up."""
        if not self.feed.patterns:
            return None
        for _ in range(_TRIES):
            pattern = self.rng.choice(self.feed.patterns)
            values = pick_values(f"{pattern.title} {pattern.body}", self.feed.parts, self.rng)
            title = fill(pattern.title, values)
            if title not in self.used:
                self.used.add(title)
                return title, fill(pattern.body, values)
        return None


def pick_values(text: str, parts: Mapping[str, tuple[str, ...]], rng: Random) -> dict[str, str]:
    """A value for every gap; {ship} and {ship2} are two different ones of the same list."""
    values: dict[str, str] = {}
    taken: dict[str, set[str]] = {}
    for name, number in _GAP.findall(text):
        gap = name + number
        if gap in values:
            continue
        left = [value for value in parts[name] if value not in taken.get(name, set())]
        values[gap] = rng.choice(left)
        taken.setdefault(name, set()).add(values[gap])
    return values


def fill(text: str, values: Mapping[str, str]) -> str:
    filled = _GAP.sub(lambda gap: values[gap.group(1) + gap.group(2)], text)
    return filled[:1].upper() + filled[1:]
