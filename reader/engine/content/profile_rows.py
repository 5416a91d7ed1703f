"""Packs and unpacks feed profiles as compact rows. Pure.

Packed are the terms of the feed's last posts, one after the other: how many terms each post has, their
numbers, how often each stands there, and the products of every two posts. Some ten kilobytes a feed: compressing them
would save little, as the numbers are hashes. With them go the terms by which the feed is held against others.
"""

from __future__ import annotations

import struct
from typing import Any

import numpy as np
import numpy.typing as npt
from msgspec import Struct, field

from reader.learn.content.novelty import Cohesion, PostRates
from reader.learn.content.profile import FeedProfile, Packed
from reader.learn.content.vectors import EMPTY, Vector
from reader.model.content import ProfileRow

_MOST_COUNTED = 255


class KnownFeed(Struct):
    """What is known of one feed while its posts are read."""

    feed_id: int
    profile: FeedProfile = field(default_factory=FeedProfile)
    posts: int = 0
    novel: int = 0
    rates: PostRates = field(default_factory=PostRates)
    last_batch_at: int = 0
    placed_posts: int = -1
    """How many posts it had when it was last held against other feeds; below 0: never."""
    heaviest: Vector = EMPTY
    """Its weightiest terms at that time."""


def make_row(known: KnownFeed) -> ProfileRow:
    cohesion, rates = known.profile.cohesion, known.rates
    return ProfileRow(
        feed_id=known.feed_id,
        data=_pack(known),
        posts=known.posts,
        novel=known.novel,
        cohesion=(cohesion.posts, cohesion.mean, cohesion.variance),
        rates=(rates.per_day, rates.novel_per_day, rates.updates),
        last_batch_at=known.last_batch_at,
    )


def make_known(row: ProfileRow) -> KnownFeed:
    """A row that cannot be read is as good as none: the feed is learned anew."""
    try:
        placed_posts, heaviest, packed = _unpack(row.data)
    except (struct.error, ValueError):
        return KnownFeed(row.feed_id)
    return KnownFeed(
        row.feed_id,
        FeedProfile.unpack(packed, Cohesion(*row.cohesion)),
        row.posts,
        row.novel,
        PostRates(*row.rates),
        row.last_batch_at,
        placed_posts,
        heaviest,
    )


def find_heaviest(row: ProfileRow) -> Vector:
    """By which terms the feed was last held against others; none where it never was, or the row cannot be read."""
    try:
        _, terms, _ = _unpack_head(row.data)
        return _Cursor(row.data, _HEAD.size).take_vector(terms)
    except (struct.error, ValueError):
        return EMPTY


_FORM = 2
_HEAD = struct.Struct("<BiHH")
"""The form of what follows; posts when last placed; how many heaviest terms; how many posts."""


def _unpack_head(data: bytes) -> tuple[int, int, int]:
    form, placed_posts, terms, posts = _HEAD.unpack_from(data)
    if form != _FORM:
        raise ValueError(f"A profile in the form {form} is not known here.")
    return placed_posts, terms, posts


def _pack(known: KnownFeed) -> bytes:
    packed, heaviest = known.profile.packed(), known.heaviest
    parts = (
        heaviest.buckets.astype("<u4"),
        heaviest.counts.astype("<f4"),
        np.array(packed.sizes, dtype="<u2"),
        packed.products.astype("<f4"),
        packed.buckets.astype("<u4"),
        np.minimum(packed.counts, _MOST_COUNTED).astype("u1"),
    )
    head = _HEAD.pack(_FORM, known.placed_posts, heaviest.buckets.size, len(packed.sizes))
    return head + b"".join(part.tobytes() for part in parts)


def _unpack(data: bytes) -> tuple[int, Vector, Packed]:
    placed_posts, terms, posts = _unpack_head(data)
    cursor = _Cursor(data, _HEAD.size)
    heaviest = cursor.take_vector(terms)
    sizes = cursor.take("<u2", posts).tolist()
    products = cursor.take("<f4", posts * posts).reshape(posts, posts)
    buckets = cursor.take("<u4", sum(sizes))
    counts = cursor.take("u1", sum(sizes)).astype(np.float32)
    return placed_posts, heaviest, Packed(sizes, buckets, counts, products)


class _Cursor:
    """Takes arrays from packed bytes, one after the other."""

    def __init__(self, data: bytes, start: int) -> None:
        self._data, self._place = data, start

    def take(self, kind: str, count: int) -> npt.NDArray[Any]:
        taken = np.frombuffer(self._data, kind, count, self._place)
        self._place += taken.nbytes
        return taken

    def take_vector(self, terms: int) -> Vector:
        return Vector(self.take("<u4", terms), self.take("<f4", terms))
