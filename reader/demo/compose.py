"""Text generator for short notices: fills their gaps so that a busy feed never says the same thing twice.

Every sentence is written by hand; only names, numbers and sentences are put together. Pure: the random
numbers come from outside. Safe on any thread.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from random import Random

from msgspec import Struct, field

from reader.demo.content import DemoFeed

_GAP = re.compile(r"\{([a-z]+)(\d?)\}")
_TRIES = 120


class Composer(Struct):
    """Composes notices of one feed. Remembers the titles it gave out and the parts it used lately."""

    feed: DemoFeed
    rng: Random
    used: set[str] = field(default_factory=set)
    fresh: dict[str, list[str]] = field(default_factory=dict)
    """For every list its values, those used longest ago first."""

    def find_notice(self) -> tuple[str, str] | None:
        """A title and text not given out before, or None where the parts are used up."""
        if not self.feed.patterns:
            return None
        for attempt in range(_TRIES):
            pattern = self.rng.choice(self.feed.patterns)
            parts = self._get_rested_parts() if attempt < _TRIES // 2 else self.feed.parts
            values = pick_values(f"{pattern.title} {pattern.body}", parts, self.rng)
            title = fill(pattern.title, values)
            if title not in self.used:
                self.used.add(title)
                self._note(values)
                return title, fill(pattern.body, values)
        return None

    def _get_rested_parts(self) -> dict[str, tuple[str, ...]]:
        """The half of every list that was used longest ago, so that neighbours do not sound alike."""
        if not self.fresh:
            self.fresh = {name: list(values) for name, values in self.feed.parts.items()}
        return {name: tuple(values[: max(2, len(values) // 2 + 1)]) for name, values in self.fresh.items()}

    def _note(self, values: Mapping[str, str]) -> None:
        for gap, value in values.items():
            row = self.fresh[gap.rstrip("0123456789")]
            row.remove(value)
            row.append(value)


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
