"""An index of the titles of the last days in flat arrays: some 300 bytes each, where objects would take 2 kB. Pure.

Titles are numbered as they come. Their stems lie one after the other, and each knows the place of the one before that
was the same: the posts that have a word are found from the latest to the oldest. What is forgotten lies at the front,
so that such a walk is over before it comes there. Owned by one thread.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Container
from typing import TypeAlias

import numpy as np
from msgspec import Struct

from reader.learn.content.digest import NO_NUMBERS
from reader.learn.content.vectors import BUCKETS

NO_STEM = BUCKETS
Shared: TypeAlias = tuple[int, float, int]
"""A stem, its weight, and the stem before it in the title or NO_STEM."""
_NONE = -1
_TIDY_EVERY = 1_000


class Heading(Struct, frozen=True):
    """A title as it is compared: its stems with their weights, and the length of all together."""

    feed_id: int
    at: float
    weights: dict[int, float]
    length: float
    before: dict[int, int]
    """Which stem stands before each."""
    numbered: dict[str, frozenset[str]]


class Titles:
    def __init__(self) -> None:
        self.first = 0
        """The number of the oldest title kept."""
        self._lost = 0
        """How many titles are no longer in the arrays."""
        self._post_ids, self._feed_ids, self._stories = array("q"), array("q"), array("q")
        self._ats, self._lengths = array("d"), array("d")
        self._starts = array("i", [0])
        """Where the stems of a title begin; with the next one those of the next."""
        self._stems, self._before, self._owners, self._same = array("i"), array("i"), array("i"), array("i")
        self._weights = array("d")
        self._numbered: dict[int, str] = {}
        self._latest = array("i", [_NONE]) * BUCKETS
        self._posts_with = array("H", [0]) * BUCKETS

    def __len__(self) -> int:
        return self._lost + len(self._post_ids) - self.first

    def add(self, post_id: int, heading: Heading, story_id: int) -> int:
        """Its number, one more than the last. Posts come in the order of their ids."""
        number = self._lost + len(self._post_ids)
        self._post_ids.append(post_id)
        self._feed_ids.append(heading.feed_id)
        self._stories.append(story_id)
        self._ats.append(heading.at)
        self._lengths.append(heading.length)
        if heading.numbered:
            self._numbered[number] = _write_down(heading.numbered)
        self._add_stems(number, heading)
        return number

    def _add_stems(self, number: int, heading: Heading) -> None:
        stems, latest, posts_with = list(heading.weights), self._latest, self._posts_with
        self._before.extend([heading.before.get(stem, NO_STEM) for stem in stems])
        self._same.extend([latest[stem] for stem in stems])
        for place, stem in enumerate(stems, len(self._stems)):
            posts_with[stem] += 1
            latest[stem] = place
        self._stems.extend(stems)
        self._weights.extend(heading.weights.values())
        self._owners.extend([number] * len(stems))
        self._starts.append(len(self._stems))

    # --- one title --------------------------------------------------------------------------------

    def find(self, post_id: int) -> int | None:
        """The number of a post's title, if it is kept."""
        row = bisect_left(self._post_ids, post_id)
        is_here = row < len(self._post_ids) and self._post_ids[row] == post_id
        return self._lost + row if is_here and self._lost + row >= self.first else None

    def feed_id(self, number: int) -> int:
        return self._feed_ids[number - self._lost]

    def story_id(self, number: int) -> int:
        return self._stories[number - self._lost]

    def at(self, number: int) -> float:
        return self._ats[number - self._lost]

    def length(self, number: int) -> float:
        return self._lengths[number - self._lost]

    def numbered(self, number: int) -> dict[str, frozenset[str]]:
        written = self._numbered.get(number)
        return NO_NUMBERS if written is None else _read(written)

    def count_stems(self, number: int) -> int:
        row = number - self._lost
        return self._starts[row + 1] - self._starts[row]

    def list_shared(self, number: int, stems: Container[int]) -> list[Shared]:
        """Those of its stems that are among `stems`."""
        places = self._places(number - self._lost)
        found = [place for place, stem in enumerate(self._stems[places], places.start) if stem in stems]
        return [(self._stems[place], self._weights[place], self._before[place]) for place in found]

    def _places(self, row: int) -> slice:
        return slice(self._starts[row], self._starts[row + 1])

    # --- all of them ------------------------------------------------------------------------------

    def count_with(self, stem: int) -> int:
        """How many titles have it."""
        return self._posts_with[stem]

    def add_up(self, stem: int, weight: float, most: int, shared: dict[int, float]) -> None:
        """Adds the weight of a stem to what is `shared` with each title that has it, from the latest on."""
        owners, same, place = self._owners, self._same, self._latest[stem]
        for _ in range(min(most, self._posts_with[stem])):
            number = owners[place]
            shared[number] = shared.get(number, 0.0) + weight
            place = same[place]

    def forget_first(self) -> None:
        for stem in self._stems[self._places(self.first - self._lost)]:
            self._posts_with[stem] -= 1
        self._numbered.pop(self.first, None)
        self.first += 1
        if self.first - self._lost >= _TIDY_EVERY:
            self._tidy()

    def _tidy(self) -> None:
        """Of what was forgotten the arrays are rid now and then: it moves all that is behind it."""
        rows = self.first - self._lost
        stems = self._starts[rows]
        for column in (self._post_ids, self._feed_ids, self._stories, self._ats, self._lengths, self._starts):
            del column[:rows]
        for column in (self._stems, self._before, self._owners, self._same, self._weights):
            del column[:stems]
        # Places of what is gone become nonsense, but nobody walks so far: `_posts_with` says how many are left.
        for places in (self._latest, self._same, self._starts):
            np.frombuffer(places, dtype=places.typecode)[:] -= stems
        self._lost += rows


def _write_down(numbered: dict[str, frozenset[str]]) -> str:
    """Words hold no spaces, and one text is a tenth of what sets in a table take."""
    return "\n".join(" ".join((before, *numbers)) for before, numbers in numbered.items())


def _read(written: str) -> dict[str, frozenset[str]]:
    lines = (line.split(" ") for line in written.split("\n"))
    return {before: frozenset(numbers) for before, *numbers in lines}
