"""Which posts of different feeds tell the same story: titles that share rare words within some days. Pure.

Works for any language, as it knows none: words count by how rare they are, endings are cut off, and scripts
without spaces are cut into pairs of characters. The figures were chosen on the development half of
tests/data/story_pairs.csv. Owned by one thread; a new post costs far less than a millisecond.
"""

from __future__ import annotations

import math
from collections import deque

import numpy as np
from msgspec import Struct

from reader.learn.digest import Digest
from reader.learn.vectors import Commonness

SAME_STORY = 0.27
UNSHARED_WORDS = 1.1
"""Added to every comparison as if so many unique words were not shared: two short titles prove little."""
FADES_OVER_S = 96 * 3_600.0
"""After so long two titles must be twice as similar."""
WINDOW_S = 72 * 3_600.0
OTHER_INSTALMENT = 0.3
"""What is left of a similarity between game 3 and game 5."""
FEWEST_SHARED_WORDS = 2
IN_A_PHRASE = 0.7
"""What a shared word counts that follows the same word in both titles: a name is one thing, not many."""
RARE_WORDS = 3.0
"""The power by which rare words outweigh common ones."""
ENOUGH_TITLES = 500
"""So many titles of these days are believed half of what they may say about how rare words are now."""
RAREST_WORDS = 5
MOST_WITH_A_WORD = 80
MOST_POSTS = 15_000
MEMBERS_ASKED = 5
DRIFT = 0.9
"""A post must be this part as like a story's first posts on average as it must be like one of them."""


class Heading(Struct, frozen=True):
    """A title as it is compared: its stems with their weights, and the length of all together."""

    feed_id: int
    at: float
    weights: dict[int, float]
    length: float
    before: dict[int, int]
    """Which stem stands before each."""
    numbered: dict[str, frozenset[str]]


class Joined(Struct, frozen=True):
    """A post tells a story that another told before."""

    story_id: int
    """The id of the story's first post."""
    similarity: float
    like_id: int
    """The post it is most like."""


def likeness(one: Heading, other: Heading) -> float:
    """How much two titles look like the same story, 0 to 1."""
    fewer, more = (one, other) if len(one.weights) < len(other.weights) else (other, one)
    known, before, their_before = more.weights, fewer.before, more.before
    shared, words = 0.0, 0
    for stem, weight in fewer.weights.items():
        if stem in known:
            follows = stem in before and before[stem] == their_before.get(stem)
            shared += weight * IN_A_PHRASE if follows else weight
            words += 1
    if words < FEWEST_SHARED_WORDS:
        return 0.0
    similarity = shared / (one.length * other.length + UNSHARED_WORDS)
    if _is_other_instalment(one.numbered, other.numbered):
        similarity *= OTHER_INSTALMENT
    return similarity / (1.0 + abs(one.at - other.at) / FADES_OVER_S)


def _least_shared(length: float) -> float:
    """What two titles must share at least to be one story, given the length of one: the other is never
    shorter than what is shared, so s ≥ SAME_STORY · (length · √s + UNSHARED_WORDS)."""
    half = SAME_STORY * length / 2
    return (half + math.sqrt(half * half + SAME_STORY * UNSHARED_WORDS)) ** 2 - 1e-9


def _is_other_instalment(one: dict[str, frozenset[str]], other: dict[str, frozenset[str]]) -> bool:
    return any(before in other and not numbers & other[before] for before, numbers in one.items())


class StoryFinder:
    """Remembers the titles of the last days and says which story a new one belongs to."""

    def __init__(self) -> None:
        self._headings: dict[int, Heading] = {}
        self._arrived: deque[int] = deque()
        self._with_stem: dict[int, list[int]] = {}
        self._story_of: dict[int, int] = {}
        self._members: dict[int, list[int]] = {}
        self._newest_at = 0.0

    def make_heading(self, feed_id: int, at: float, digest: Digest, commonness: Commonness) -> Heading:
        """Words count by how rare they are, ever and in these days: one that everybody writes this week tells
        less. 1 for a word never seen before, 0 for one that stands in every title."""
        known = len(self._headings)
        lately_share = 0.5 * known / (known + ENOUGH_TITLES)
        ever = commonness.rarity(np.array(digest.stems, dtype=np.uint32)).tolist()
        ever_scale = (1.0 - lately_share) / max(math.log(commonness.posts + 1.0), 1e-9)
        lately_scale = lately_share / math.log(known + 2.0)
        weights: dict[int, float] = {}
        for stem, rarity in zip(digest.stems, ever, strict=True):
            lately = math.log((known + 2.0) / (len(self._with_stem.get(stem, ())) + 1.0))
            weights[stem] = (rarity * ever_scale + lately * lately_scale) ** RARE_WORDS
        length = math.sqrt(sum(weights.values()))
        return Heading(feed_id, at, weights, length, digest.before, digest.numbered)

    def add(self, post_id: int, heading: Heading) -> Joined | None:
        """Take in a post; None where nobody told its story before."""
        joined = self.find(heading)
        self.remember(post_id, heading, joined.story_id if joined else post_id)
        return joined

    def find(self, heading: Heading) -> Joined | None:
        """The story of a title, of which a post of another feed must be like it."""
        best_id, best = 0, 0.0
        for other_id in self._candidates(heading):
            similarity = likeness(heading, self._headings[other_id])
            if similarity > best:
                best_id, best = other_id, similarity
        if best < SAME_STORY or not self._fits(heading, self._story_of[best_id]):
            return None
        return Joined(self._story_of[best_id], best, best_id)

    def remember(self, post_id: int, heading: Heading, story_id: int) -> None:
        """Also how a finder is filled again after a restart."""
        if post_id in self._headings:
            return
        self._headings[post_id] = heading
        self._arrived.append(post_id)
        self._story_of[post_id] = story_id
        self._members.setdefault(story_id, []).append(post_id)
        for stem in heading.weights:
            self._with_stem.setdefault(stem, []).append(post_id)
        self._newest_at = max(self._newest_at, heading.at)
        self._forget_old()

    def _candidates(self, heading: Heading) -> list[int]:
        """Posts of other feeds that may share enough; a word that many have finds its latest."""
        by_rarity = sorted(heading.weights.items(), key=lambda pair: -pair[1])
        shared: dict[int, float] = {}
        for stem, weight in by_rarity[:RAREST_WORDS]:
            for post_id in self._with_stem.get(stem, ())[-MOST_WITH_A_WORD:]:
                shared[post_id] = shared.get(post_id, 0.0) + weight
        more = sum(weight for _, weight in by_rarity[RAREST_WORDS:])
        enough = _least_shared(heading.length) - more
        near = [(post_id, weight + more) for post_id, weight in shared.items() if weight >= enough]
        return [post_id for post_id, weight in near if self._may_join(heading, post_id, weight)]

    def _may_join(self, heading: Heading, post_id: int, most_shared: float) -> bool:
        """Whether it is worth looking closer, given what two titles share at most: nearly never."""
        other = self._headings[post_id]
        return (
            most_shared >= SAME_STORY * (heading.length * other.length + UNSHARED_WORDS)
            and other.feed_id != heading.feed_id
            and abs(other.at - heading.at) <= WINDOW_S
        )

    def _fits(self, heading: Heading, story_id: int) -> bool:
        """Whether it is also like the story's first posts: a story must not drift to another one."""
        members = self._members[story_id][:MEMBERS_ASKED]
        whole = sum(likeness(heading, self._headings[member]) for member in members)
        return whole / len(members) >= SAME_STORY * DRIFT

    def _forget_old(self) -> None:
        while self._arrived:
            oldest = self._headings[self._arrived[0]]
            if len(self._arrived) <= MOST_POSTS and oldest.at >= self._newest_at - WINDOW_S:
                return
            self._forget(self._arrived.popleft(), oldest)

    def _forget(self, post_id: int, heading: Heading) -> None:
        for stem in heading.weights:
            posts = self._with_stem[stem]
            posts.remove(post_id)  # the oldest stands first: found at once
            if not posts:
                del self._with_stem[stem]
        story_id = self._story_of.pop(post_id)
        self._members[story_id].remove(post_id)
        if not self._members[story_id]:
            del self._members[story_id]
        del self._headings[post_id]
