"""Sparse term vectors of texts, and document frequencies over everything seen. Pure.

A term's number is a fixed hash, so counts need a fixed amount of memory and no spellings are kept; that two rare terms
share a number now and then does no harm.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias
from zlib import crc32

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from reader.core.records.planning import FloatArray

BUCKETS = 1 << 18
_MASK = BUCKETS - 1
Buckets: TypeAlias = npt.NDArray[np.uint32]
Counts: TypeAlias = npt.NDArray[np.float32]


def bucket_of(term: str) -> int:
    return crc32(term.encode("utf-8", "replace")) & _MASK


class Vector(Struct, frozen=True):
    """Terms in order of their numbers, and how often each occurs."""

    buckets: Buckets
    counts: Counts

    @property
    def is_empty(self) -> bool:
        return not self.buckets.size


EMPTY = Vector(np.empty(0, dtype=np.uint32), np.empty(0, dtype=np.float32))


def make_vector(terms: Iterable[str]) -> Vector:
    # Plain Python: for the twenty terms of a title it is quicker than numpy.
    counted: dict[int, int] = {}
    for term in terms:
        bucket = crc32(term.encode("utf-8", "replace")) & _MASK  # as bucket_of, without a call for each
        counted[bucket] = counted.get(bucket, 0) + 1
    if not counted:
        return EMPTY
    buckets = sorted(counted)
    counts = [counted[bucket] for bucket in buckets]
    return Vector(np.array(buckets, dtype=np.uint32), np.array(counts, dtype=np.float32))


def add_up(vectors: Sequence[Vector]) -> Vector:
    """The sum of vectors."""
    if not vectors:
        return EMPTY
    numbers = np.concatenate([vector.buckets for vector in vectors])
    buckets, places = np.unique(numbers, return_inverse=True)
    weights = np.concatenate([vector.counts for vector in vectors])
    counts = np.bincount(places.ravel(), weights, minlength=buckets.size)
    return Vector(buckets, counts.astype(np.float32))


class DocumentFrequency:
    """The number of posts that contain each term. Grows by a post at a time; owned by one thread."""

    def __init__(self, posts: int = 0, seen_in: npt.NDArray[np.uint32] | None = None) -> None:
        self.posts = posts
        self.seen_in = np.zeros(BUCKETS, dtype=np.uint32) if seen_in is None else seen_in

    def add(self, buckets: Buckets) -> None:
        """Count one more post with these terms, each given once."""
        self.posts += 1
        self.seen_in[buckets] += 1

    def rarity(self, buckets: Buckets) -> FloatArray:
        """The inverse document frequency of each term: 0 for one that is in every post."""
        return np.asarray(np.maximum(np.log((self.posts + 1.0) / (self.seen_in[buckets] + 1.0)), 0.0))

    def weigh(self, vector: Vector) -> Vector:
        """The tf–idf weights: repeated terms count more, but not in proportion."""
        weights = (1.0 + np.log(np.maximum(vector.counts, 1.0))) * self.rarity(vector.buckets)
        return Vector(vector.buckets, weights.astype(np.float32))


def cosine(one: Vector, other: Vector) -> float:
    """The cosine similarity of two weighted vectors, 0 to 1; 0 where either is empty."""
    if one.is_empty or other.is_empty:
        return 0.0
    if one.buckets.size > other.buckets.size:
        one, other = other, one
    places = np.searchsorted(other.buckets, one.buckets).clip(max=other.buckets.size - 1)
    shared = other.buckets[places] == one.buckets
    product = float(one.counts[shared] @ other.counts[places[shared]])
    lengths = float(np.sqrt((one.counts @ one.counts) * (other.counts @ other.counts)))
    return min(product / lengths, 1.0) if lengths > 0 else 0.0
