"""Profiles as compact rows and back. Pure.

Packed are the terms of the feed's last posts, one after the other: how many terms each post has, their
numbers, and how often each stands there. Some ten kilobytes a feed: compressing them
would save little, as the numbers are hashes.
"""

from __future__ import annotations

import struct

import numpy as np
from msgspec import Struct, field

from reader.learn.novelty import Cohesion, PostRates
from reader.learn.profile import FeedProfile, Packed
from reader.learn.vectors import Commonness, Vector
from reader.model.content import ProfileRow

_MOST_COUNTED = 255


class KnownFeed(Struct):
    """What is known of one feed while the engine runs."""

    feed_id: int
    profile: FeedProfile = field(default_factory=FeedProfile)
    posts: int = 0
    novel: int = 0
    rates: PostRates = field(default_factory=PostRates)
    last_batch_at: int = 0
    placed_posts: int = -1
    """How many posts it had when it was last held against other feeds; below 0: never."""


def pack_posts(posts: Packed) -> bytes:
    counts = np.minimum(posts.counts, _MOST_COUNTED).astype("u1")
    parts = (np.array(posts.sizes, dtype="<u2"), posts.buckets.astype("<u4"), counts)
    return struct.pack("<H", len(posts.sizes)) + b"".join(part.tobytes() for part in parts)


def unpack_posts(data: bytes) -> list[Vector]:
    (posts,) = struct.unpack_from("<H", data)
    if not posts:
        return []
    sizes = np.frombuffer(data, "<u2", posts, 2).astype(np.int64)
    total, start = int(sizes.sum()), 2 + 2 * posts
    buckets = np.frombuffer(data, "<u4", total, start).astype(np.uint32)
    counts = np.frombuffer(data, "u1", total, start + 4 * total).astype(np.float32)
    ends = np.cumsum(sizes)[:-1]
    return [Vector(*pair) for pair in zip(np.split(buckets, ends), np.split(counts, ends), strict=True)]


def make_row(known: KnownFeed) -> ProfileRow:
    cohesion, rates = known.profile.cohesion, known.rates
    return ProfileRow(
        feed_id=known.feed_id,
        data=pack_posts(known.profile.packed()),
        posts=known.posts,
        novel=known.novel,
        cohesion=(cohesion.posts, cohesion.mean, cohesion.variance),
        rates=(rates.per_day, rates.novel_per_day, rates.updates),
        last_batch_at=known.last_batch_at,
    )


def make_known(row: ProfileRow, commonness: Commonness) -> KnownFeed:
    profile = FeedProfile(Cohesion(*row.cohesion))
    profile.restore(unpack_posts(row.data), commonness)
    return KnownFeed(row.feed_id, profile, row.posts, row.novel, PostRates(*row.rates), row.last_batch_at)
