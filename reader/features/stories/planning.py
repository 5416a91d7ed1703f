"""Story detection: posts of different feeds whose titles share rare words within some days. Pure.

Works for any language: words count by how rare they are, endings are cut off, and scripts without spaces are cut into
pairs of characters. The figures were chosen on half of some real pairs of titles (dev.py bench stories). Owned by one
thread; a new post costs far less than a millisecond.
"""

from __future__ import annotations

import math
from array import array
from bisect import bisect_left
from collections.abc import Container
from heapq import nlargest
from typing import TypeAlias

import numpy as np
from msgspec import Struct

from reader.planner.content.digest import NO_NUMBERS, Digest
from reader.planner.content.vectors import BUCKETS, DocumentFrequency

NO_STEM = BUCKETS
Shared: TypeAlias = tuple[int, float, int]
"""A stem, its weight, and the stem before it in the title or NO_STEM."""
_NONE = -1
_TIDY_EVERY = 1_000
SAME_STORY = 0.27
UNSHARED_WORDS = 1.1
"""Unshared unique words that are added to every comparison: two short titles prove little."""
FADES_OVER_S = 96 * 3_600.0
"""After this time two titles must be twice as similar."""
WINDOW_S = 72 * 3_600.0
OTHER_INSTALMENT = 0.3
"""The factor on the similarity of game 3 and game 5."""
FEWEST_SHARED_WORDS = 2
IN_A_PHRASE = 0.7
"""What a shared word counts that follows the same word in both titles: a name is one thing, not several."""
RARE_WORDS = 3.0
"""The power by which rare words outweigh common ones."""
ENOUGH_TITLES = 500
"""Titles of these days at which half of what they may say about rare words is believed."""
RAREST_WORDS = 5
MOST_WITH_A_WORD = 80
MOST_COMPARED = 40
"""Only crafted titles share rare words with so many others."""
MOST_POSTS = 15_000
MEMBERS_ASKED = 5
DRIFT = 0.9
"""The share of SAME_STORY that a post must reach on average over the story's first posts."""


class Heading(Struct, frozen=True):
    """A title as it is compared: its stems with their weights, and the length of them all."""

    feed_id: int
    at: float
    weights: dict[int, float]
    length: float
    before: dict[int, int]
    """The stem before each."""
    numbered: dict[str, frozenset[str]]


class Titles:
    """An index of the titles of the last days in flat arrays: some 300 bytes each, where objects would take 2 kB.

    Titles are numbered as they come. Their stems lie one after the other, and each knows the place of the previous same
    one, so the posts that have a word are found from the latest to the oldest. What is forgotten lies at the front,
    where such a walk never gets to.
    """

    def __init__(self) -> None:
        self.first = 0
        """The number of the oldest title kept."""
        self._lost = 0
        """How many titles are no longer in the arrays."""
        self._post_ids, self._feed_ids, self._stories = array("q"), array("q"), array("q")
        self._ats, self._lengths = array("d"), array("d")
        self._starts = array("i", [0])
        """Where the stems of each title begin, and the end of the last."""
        self._stems, self._before, self._titles_of, self._same = (array("i"), array("i"), array("i"), array("i"))
        self._weights = array("d")
        self._numbered: dict[int, str] = {}
        self._latest = array("i", [_NONE]) * BUCKETS
        self._posts_with = array("H", [0]) * BUCKETS

    def __len__(self) -> int:
        return self._lost + len(self._post_ids) - self.first

    def add(self, post_id: int, heading: Heading, story_id: int) -> int:
        """Add a title and return its number. Posts come in the order of their ids."""
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
        self._titles_of.extend([number] * len(stems))
        self._starts.append(len(self._stems))

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
        """The title's stems that are among `stems`."""
        places = self._places(number - self._lost)
        found = [place for place, stem in enumerate(self._stems[places], places.start) if stem in stems]
        return [(self._stems[place], self._weights[place], self._before[place]) for place in found]

    def _places(self, row: int) -> slice:
        return slice(self._starts[row], self._starts[row + 1])

    def count_with(self, stem: int) -> int:
        """The number of titles that have a stem."""
        return self._posts_with[stem]

    def add_up(self, stem: int, weight: float, most: int, shared: dict[int, float]) -> None:
        """Add the weight of a stem to what is `shared` with each title that has it, from the latest on."""
        titles_of, same, place = self._titles_of, self._same, self._latest[stem]
        for _ in range(min(most, self._posts_with[stem])):
            number = titles_of[place]
            shared[number] = shared.get(number, 0.0) + weight
            place = same[place]

    def forget_first(self) -> None:
        for stem in self._stems[self._places(self.first - self._lost)]:
            self._posts_with[stem] -= 1
        self._numbered.pop(self.first, None)
        self.first += 1
        if self.first - self._lost >= _TIDY_EVERY:
            # Cut what was forgotten off the arrays; done now and then, as it moves everything else.
            rows = self.first - self._lost
            stems = self._starts[rows]
            for column in (self._post_ids, self._feed_ids, self._stories, self._ats, self._lengths, self._starts):
                del column[:rows]
            for column in (self._stems, self._before, self._titles_of, self._same, self._weights):
                del column[:stems]
            # Places of what is gone become invalid, but no walk gets there: `_posts_with` says how many are left.
            for places in (self._latest, self._same, self._starts):
                np.frombuffer(places, dtype=places.typecode)[:] -= stems
            self._lost += rows


def _write_down(numbered: dict[str, frozenset[str]]) -> str:
    """One text, a tenth of the size of sets in a dict; words contain no spaces."""
    return "\n".join(" ".join((before, *numbers)) for before, numbers in numbered.items())


def _read(written: str) -> dict[str, frozenset[str]]:
    lines = (line.split(" ") for line in written.split("\n"))
    return {before: frozenset(numbers) for before, *numbers in lines}


class Joined(Struct, frozen=True):
    """The story of an earlier post that a post belongs to."""

    story_id: int
    """The id of the story's first post."""
    similarity: float


def likeness(heading: Heading, titles: Titles, number: int) -> float:
    """How much a title and a remembered one look like the same story, 0 to 1."""
    same = titles.list_shared(number, heading.weights)
    if len(same) < FEWEST_SHARED_WORDS:
        return 0.0
    is_shorter = len(heading.weights) < titles.count_stems(number)
    shared = 0.0
    for stem, their_weight, their_before in same:
        weight = heading.weights[stem] if is_shorter else their_weight
        shared += weight * IN_A_PHRASE if heading.before.get(stem) == their_before else weight
    similarity = shared / (heading.length * titles.length(number) + UNSHARED_WORDS)
    if heading.numbered and _is_other_instalment(heading.numbered, titles.numbered(number)):
        similarity *= OTHER_INSTALMENT
    return similarity / (1.0 + abs(heading.at - titles.at(number)) / FADES_OVER_S)


def _least_shared(length: float) -> float:
    """The least that two titles of one story share, given the length of one: the other is never shorter than what is
    shared, so s ≥ SAME_STORY · (length · √s + UNSHARED_WORDS)."""
    half = SAME_STORY * length / 2
    return (half + math.sqrt(half * half + SAME_STORY * UNSHARED_WORDS)) ** 2 - 1e-9


def _is_other_instalment(one: dict[str, frozenset[str]], other: dict[str, frozenset[str]]) -> bool:
    return any(before in other and not numbers & other[before] for before, numbers in one.items())


class StoryFinder:
    """The titles of the last days, to find the story that a new one belongs to."""

    def __init__(self) -> None:
        self._titles = Titles()
        self._last_id = -1
        self._members: dict[int, list[int]] = {}
        """The titles of each story that has more than its first post."""

    def make_heading(self, feed_id: int, at: float, digest: Digest, document_frequency: DocumentFrequency) -> Heading:
        """Weigh a title's words by how rare they are, ever and in these days: 1 for a new word, 0 for one that is in
        every title."""
        known = len(self._titles)
        lately_share = 0.5 * known / (known + ENOUGH_TITLES)
        ever = document_frequency.rarity(np.array(digest.stems, dtype=np.uint32)).tolist()
        ever_scale = (1.0 - lately_share) / max(math.log(document_frequency.posts + 1.0), 1e-9)
        lately_scale = lately_share / math.log(known + 2.0)
        weights: dict[int, float] = {}
        for stem, rarity in zip(digest.stems, ever, strict=True):
            lately = math.log((known + 2.0) / (self._titles.count_with(stem) + 1.0))
            weights[stem] = (rarity * ever_scale + lately * lately_scale) ** RARE_WORDS
        length = math.sqrt(sum(weights.values()))
        return Heading(feed_id, at, weights, length, digest.before, digest.numbered)

    def add(self, post_id: int, heading: Heading) -> Joined | None:
        """Add a post and return the story it joins; None where it is the first."""
        joined = self.find(heading)
        self.remember(post_id, heading, joined.story_id if joined else post_id)
        return joined

    def find(self, heading: Heading) -> Joined | None:
        """The story of a title, from another feed's posts that are like it."""
        like, best = -1, 0.0
        for other in sorted(self._candidates(heading)):
            similarity = likeness(heading, self._titles, other)
            if similarity > best:  # of two alike the older one
                like, best = other, similarity
        if best < SAME_STORY or not self._fits(heading, like):
            return None
        return Joined(self._titles.story_id(like), best)

    def remember(self, post_id: int, heading: Heading, story_id: int) -> None:
        """Add a post with its known story, also after a restart. Posts come in the order of their ids, each once."""
        if post_id <= self._last_id:
            return
        self._last_id = post_id
        number = self._titles.add(post_id, heading, story_id)
        if story_id != post_id:
            if story_id not in self._members:
                first = self._titles.find(story_id)
                self._members[story_id] = [] if first is None else [first]
            self._members[story_id].append(number)
        # Not by the newest of all: a post from while the clock was a year ahead would make all others forgotten.
        titles = self._titles
        while len(titles) > MOST_POSTS or titles.at(titles.first) < (heading.at - WINDOW_S):
            self._forget_first()

    def _candidates(self, heading: Heading) -> list[int]:
        """Posts of other feeds that may share enough; of a common word only the latest count."""
        by_rarity = sorted(heading.weights.items(), key=lambda pair: -pair[1])
        shared: dict[int, float] = {}
        for stem, weight in by_rarity[:RAREST_WORDS]:
            self._titles.add_up(stem, weight, MOST_WITH_A_WORD, shared)
        more = sum(weight for _, weight in by_rarity[RAREST_WORDS:])
        enough = _least_shared(heading.length) - more
        titles, at_least = self._titles, SAME_STORY * UNSHARED_WORDS - more
        alike = SAME_STORY * heading.length
        found = [
            number
            for number, weight in shared.items()
            # Cheap first: what two titles share at most is nearly never enough.
            if weight >= enough
            and weight >= alike * titles.length(number) + at_least
            and titles.feed_id(number) != heading.feed_id
            and abs(titles.at(number) - heading.at) <= WINDOW_S
        ]
        return found if len(found) <= MOST_COMPARED else nlargest(MOST_COMPARED, found, key=shared.__getitem__)

    def _fits(self, heading: Heading, like: int) -> bool:
        """Whether it is also like its story's first posts, so that a story does not drift to another one."""
        members = self._members.get(self._titles.story_id(like), [like])[:MEMBERS_ASKED]
        whole = sum(likeness(heading, self._titles, member) for member in members)
        return whole / len(members) >= SAME_STORY * DRIFT

    def _forget_first(self) -> None:
        number = self._titles.first
        story_id = self._titles.story_id(number)
        if story_id in self._members:
            self._members[story_id].remove(number)
            if not self._members[story_id]:
                del self._members[story_id]
        self._titles.forget_first()
