"""Which feeds are about the same, kept sparse and up to date; and what that says about their rates. Pure.

Each feed is held by its heaviest terms only, and a term knows the feeds that have it: a feed is compared with
those that share a term with it and with no others. Owned by one thread.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

import numpy as np

from reader.learn.vectors import Vector
from reader.model.planning import FloatArray

TERMS_PER_FEED = 50
NEIGHBOURS = 20
LEAST_SIMILARITY = 0.05
MOST_WITH_A_TERM = 100
"""A term that so many feeds are about brings none of them together, and would cost most of the time."""
PRIOR_POSTS = 5.0
"""How many expected posts of similar feeds it takes to believe half of what they say about now."""


class SimilarFeeds:
    def __init__(self) -> None:
        self._terms: dict[int, dict[int, float]] = {}
        self._feeds_with: dict[int, dict[int, float]] = defaultdict(dict)

    def place(self, feed_id: int, heaviest: Vector) -> None:
        """Take in a feed's profile, in place of what was known of it."""
        self.remove(feed_id)
        length = float(np.sqrt(heaviest.counts @ heaviest.counts))
        if length <= 0:
            return
        weights = (heaviest.counts / length).tolist()
        self._terms[feed_id] = dict(zip(heaviest.buckets.tolist(), weights, strict=True))
        for bucket, weight in self._terms[feed_id].items():
            self._feeds_with[bucket][feed_id] = weight

    def remove(self, feed_id: int) -> None:
        for bucket in self._terms.pop(feed_id, {}):
            feeds = self._feeds_with[bucket]
            del feeds[feed_id]
            if not feeds:
                del self._feeds_with[bucket]

    def neighbours(self, feed_id: int, most: int = NEIGHBOURS) -> list[tuple[int, float]]:
        """The most similar feeds first."""
        found: dict[int, float] = defaultdict(float)
        for bucket, weight in self._terms.get(feed_id, {}).items():
            feeds = self._feeds_with[bucket]
            if len(feeds) <= MOST_WITH_A_TERM:
                for other, their_weight in feeds.items():
                    found[other] += weight * their_weight
        found.pop(feed_id, None)
        near = [(other, min(value, 1.0)) for other, value in found.items() if value >= LEAST_SIMILARITY]
        return sorted(near, key=lambda pair: (-pair[1], pair[0]))[:most]


def refine_rates(
    rates: FloatArray,
    seen: FloatArray,
    expected: FloatArray,
    similar: Mapping[int, list[tuple[int, float]]],
    prior_posts: float = PRIOR_POSTS,
) -> FloatArray:
    """Rates in the light of what similar feeds did lately.

    `seen` and `expected` are the posts that polls of each feed brought of late, and those that its own rate
    had led to expect. Where similar feeds brought twice what was expected, news of their kind is about, and a
    feed that was not polled lately is likely to have some too.
    """
    refined = rates.astype(np.float64, copy=True)
    for feed, near in similar.items():
        came = sum(share * float(seen[other]) for other, share in near)
        should = sum(share * float(expected[other]) for other, share in near)
        refined[feed] *= (prior_posts + came) / (prior_posts + should)
    return refined
