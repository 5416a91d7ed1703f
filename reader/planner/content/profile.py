"""Feed profiles: tf–idf vectors of a feed's last posts, updated post by post. Pure; owned by one thread.

Memory is a few flat arrays per feed. The terms of the last posts lie one after the other, so a new post is compared
with the profile and with each of these posts in a few numpy calls.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from reader.core.records.planning import FloatArray
from reader.planner.content.novelty import Cohesion, is_novel
from reader.planner.content.vectors import Buckets, Counts, DocumentFrequency, Vector, add_up

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
