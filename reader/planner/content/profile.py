"""Feed profiles: tf–idf vectors of a feed's last posts, updated post by post. Pure; owned by one thread.

Memory is a few flat arrays per feed. The terms of the last posts lie one after the other, so a new post is compared
with the profile and with each of these posts in a few numpy calls.

A feed's cohesion is how similar its posts usually are to its profile. A post that is more similar by β deviations
changes the profile little and need not be fetched soon. The idea is Roitman, Carmel and Yom-Tov's, the formulas are
ours: they compare the profile before and after a post (`lab/policies/roitman.py`).
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import numpy as np
import numpy.typing as npt
from msgspec import Struct
from msgspec.structs import replace

from reader.core.records.planning import FloatArray
from reader.planner.content.vectors import Buckets, Counts, DocumentFrequency, Vector, add_up

BETA = 0.5
"""By how many deviations a novel post may be more similar than usual."""
NEAR_DUPLICATE = 0.8
"""A post this similar to one of the feed's last ones is the same again."""
ENOUGH_POSTS = 5
MEMORY = 200
"""Posts that cohesion averages over at most, so that it follows a feed that changes."""
FIRST_STEP = 0.1
SLOWDOWN = 100.0
"""α0 and G: the step of the k-th update is α0 · G / (G + k), bold at first and steady later."""
WORTH_POSTS = 20.0
"""Posts of a feed at which half of what they say is believed."""


class Cohesion(Struct, frozen=True):
    """Mean and variance of the posts' similarities to the profile, updated post by post."""

    posts: float = 0.0
    mean: float = 0.0
    variance: float = 0.0

    @property
    def deviation(self) -> float:
        return math.sqrt(self.variance)

    def with_post(self, similarity: float) -> Cohesion:
        posts = min(self.posts + 1.0, float(MEMORY))
        change = similarity - self.mean
        mean = self.mean + change / posts
        variance = self.variance + (change * (similarity - mean) - self.variance) / posts
        return Cohesion(posts, mean, max(variance, 0.0))


def is_novel(cohesion: Cohesion, similarity: float, nearest: float) -> bool:
    """Whether a post is new to a feed's readers, by its similarity to the profile and to the `nearest` of its last
    posts. Always true for a feed with few posts, unless it repeats one."""
    if nearest >= NEAR_DUPLICATE:
        return False
    return cohesion.posts < ENOUGH_POSTS or similarity <= cohesion.mean + BETA * cohesion.deviation


class PostRates(Struct, frozen=True):
    """Posts per day of a feed: all of them, and the novel ones."""

    per_day: float = 0.0
    novel_per_day: float = 0.0
    updates: int = 0

    def learn(self, posts: int, novel: int, days: float) -> PostRates:
        """The rates after `days` with these posts. The first observation is believed fully."""
        if days <= 0:
            return self
        step = 1.0 if not self.updates else step_of(self.updates)
        return replace(
            self,
            per_day=self.per_day + step * (posts / days - self.per_day),
            novel_per_day=self.novel_per_day + step * (novel / days - self.novel_per_day),
            updates=self.updates + 1,
        )


def step_of(updates: int) -> float:
    return FIRST_STEP * SLOWDOWN / (SLOWDOWN + updates)


def novel_share(posts: int, novel: int, usual: float) -> float:
    """The novel share of a feed's posts; a feed with few posts is taken to be like the others."""
    return (novel + usual * WORTH_POSTS) / (posts + WORTH_POSTS)


WINDOW = 30
"""W: how many of a feed's last posts make its profile."""
TRACE = 1e-9


class Likeness(Struct, frozen=True):
    to_profile: float
    to_nearest_post: float


class Packed(Struct, frozen=True):
    """The terms of all posts one after the other, how many each post has, and the products of every two posts."""

    sizes: list[int]
    buckets: Buckets
    counts: Counts
    products: Counts


class FeedProfile:
    def __init__(self, cohesion: Cohesion | None = None, window: int = WINDOW) -> None:
        self._window = window
        self.cohesion = cohesion or Cohesion()
        self._sizes: list[int] = []
        self._numbers = np.empty(0, dtype=np.uint32)
        self._counts = np.empty(0, dtype=np.float32)
        self._rows = np.empty(0, dtype=np.int32)
        # The products of every two posts in the profile: the length of their sum is the root of the total.
        self._products = np.zeros((0, 0), dtype=np.float32)

    def __len__(self) -> int:
        return len(self._sizes)

    def add(self, vector: Vector, document_frequency: DocumentFrequency) -> bool:
        """Add the feed's next post and return whether it was novel; a post without words never is."""
        if vector.is_empty:
            return False
        products, length = self._multiply(vector, document_frequency)
        likeness = self._likeness(products, length)
        novel = is_novel(self.cohesion, likeness.to_profile, likeness.to_nearest_post)
        if self._sizes:
            self.cohesion = self.cohesion.with_post(likeness.to_profile)
        self._add(vector, products, length)
        return novel

    def compare(self, vector: Vector, document_frequency: DocumentFrequency) -> Likeness:
        """How similar a post is to the profile, and to the most similar of the posts in it."""
        return self._likeness(*self._multiply(vector, document_frequency))

    def posts(self) -> list[Vector]:
        """The posts of the profile, oldest first."""
        ends = np.cumsum(self._sizes).tolist()
        starts = [0, *ends[:-1]] if ends else []
        return [
            Vector(self._numbers[start:end], self._counts[start:end]) for start, end in zip(starts, ends, strict=True)
        ]

    def packed(self) -> Packed:
        """The profile as it is stored."""
        return Packed(self._sizes, self._numbers, self._counts, self._products)

    @classmethod
    def unpack(cls, packed: Packed, cohesion: Cohesion) -> FeedProfile:
        profile = cls(cohesion)
        profile._sizes, profile._products = packed.sizes, packed.products
        profile._numbers, profile._counts = packed.buckets, packed.counts
        profile._rows = _rows_of(packed.sizes)
        return profile

    def weigh(self, document_frequency: DocumentFrequency) -> Vector:
        """The profile itself: tf over all its posts, idf over the history of all feeds."""
        whole = add_up(self.posts())
        weights = whole.counts * document_frequency.rarity(whole.buckets)
        return Vector(whole.buckets, weights.astype(np.float32))

    def top(self, document_frequency: DocumentFrequency, count: int) -> Vector:
        """The profile's heaviest terms, in order."""
        whole = self.weigh(document_frequency)
        order = np.argsort(-whole.counts, kind="stable")[:count]
        return Vector(whole.buckets[order], whole.counts[order])

    def _multiply(self, vector: Vector, document_frequency: DocumentFrequency) -> tuple[FloatArray, float]:
        """The products of a post with each post of the profile, and its length."""
        rarity = document_frequency.rarity(vector.buckets)
        weights = vector.counts * rarity
        length = float(np.sqrt(weights @ weights))
        if not self._sizes or vector.is_empty:
            return np.zeros(len(self._sizes)), length
        place = np.minimum(np.searchsorted(vector.buckets, self._numbers), vector.buckets.size - 1)
        hit = np.flatnonzero(vector.buckets[place] == self._numbers)
        shared = self._counts[hit] * (rarity * weights)[place[hit]]
        products = np.bincount(self._rows[hit], shared, minlength=len(self._sizes))
        return products.astype(np.float64), length

    def _likeness(self, products: FloatArray, length: float) -> Likeness:
        if not products.size or length <= 0.0:
            return Likeness(0.0, 0.0)
        whole = float(np.sqrt(self._products.sum(dtype=np.float64)))
        lengths = np.sqrt(np.diagonal(self._products))
        nearest = float((products / np.maximum(lengths * length, TRACE)).max())
        to_profile = float(products.sum()) / max(whole * length, TRACE)
        return Likeness(min(to_profile, 1.0), min(nearest, 1.0))

    def _add(self, vector: Vector, products: FloatArray, length: float) -> None:
        row = np.append(products, length * length).astype(np.float32)
        count = row.size
        grown = np.empty((count, count), dtype=np.float32)
        grown[:-1, :-1] = self._products
        grown[-1], grown[:, -1] = row, row
        over = max(count - self._window, 0)
        cut = sum(self._sizes[:over])
        self._products = grown[over:, over:]
        self._sizes = [*self._sizes[over:], vector.buckets.size]
        self._numbers = np.concatenate([self._numbers[cut:], vector.buckets])
        self._counts = np.concatenate([self._counts[cut:], vector.counts])
        self._rows = _rows_of(self._sizes)


def _rows_of(sizes: Sequence[int]) -> npt.NDArray[np.int32]:
    """The post to which each term belongs."""
    return np.repeat(np.arange(len(sizes), dtype=np.int32), sizes)


def top_terms(profile: Vector, spelling: Mapping[int, str], count: int) -> list[tuple[str, float]]:
    """The heaviest terms in words, without words of a pair that is already named."""
    named: list[tuple[str, float]] = []
    said: set[str] = set()
    for bucket, weight in zip(profile.buckets.tolist(), profile.counts.tolist(), strict=True):
        term = spelling.get(bucket)
        if term is None or weight <= 0 or said.issuperset(term.casefold().split()):
            continue
        named.append((term, float(weight)))
        said.update(term.casefold().split())
        if len(named) == count:
            break
    return named
