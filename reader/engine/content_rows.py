"""Profiles as compact rows and back. Pure.

Packed are the terms of the feed's last posts, one after the other: how many terms each post has, their
numbers, and how often each stands there. Some five kilobytes a feed.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from reader.learn.novelty import Cohesion, PostRates
from reader.learn.profile import FeedProfile
from reader.learn.vectors import Commonness, Vector
from reader.model.content import ProfileRow

_MOST_COUNTED = 255


@dataclass(slots=True)
class KnownFeed:
    """What is known of one feed while the engine runs."""

    feed_id: int
    profile: FeedProfile = field(default_factory=FeedProfile)
    posts: int = 0
    novel: int = 0
    rates: PostRates = field(default_factory=PostRates)
    last_batch_at: int = 0


def pack_posts(posts: Sequence[Vector]) -> bytes:
    sizes = np.array([post.buckets.size for post in posts], dtype="<u2")
    buckets = np.concatenate([np.empty(0, dtype="<u4"), *(post.buckets for post in posts)]).astype("<u4")
    counts = np.concatenate([np.empty(0), *(post.counts for post in posts)]).clip(max=_MOST_COUNTED)
    whole = (
        struct.pack("<H", len(posts)) + sizes.tobytes() + buckets.tobytes() + counts.astype("u1").tobytes()
    )
    return zlib.compress(whole, 1)


def unpack_posts(data: bytes) -> list[Vector]:
    whole = zlib.decompress(data)
    (posts,) = struct.unpack_from("<H", whole)
    sizes = np.frombuffer(whole, "<u2", posts, 2)
    total, start = int(sizes.sum()), 2 + 2 * posts
    buckets = np.frombuffer(whole, "<u4", total, start).astype(np.uint32)
    counts = np.frombuffer(whole, "u1", total, start + 4 * total).astype(np.float32)
    ends = np.cumsum(sizes)[:-1]
    if not posts:
        return []
    return [Vector(*pair) for pair in zip(np.split(buckets, ends), np.split(counts, ends), strict=True)]


def make_row(known: KnownFeed) -> ProfileRow:
    cohesion, rates = known.profile.cohesion, known.rates
    return ProfileRow(
        feed_id=known.feed_id,
        data=pack_posts(known.profile.posts()),
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
