"""Overlapping subscriptions, similar feeds by their profiles, and what those say about rates. Pure; owned by one
thread.

Each feed is kept as its heaviest terms only, in flat arrays: one pass over them compares it with all others.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from urllib.parse import urlsplit

import numpy as np

from reader.core.records.content import Overlap
from reader.core.records.planning import FloatArray
from reader.planner.content.vectors import BUCKETS, Buckets, Vector

SAME_SHARE = 0.8
FEWEST_POSTS = 5
TERMS_PER_FEED = 50
NEIGHBOURS = 20
LEAST_SIMILARITY = 0.05
MOST_WITH_A_TERM = 100
"""A term of more feeds than this makes none of them similar."""
PRIOR_POSTS = 5.0
"""Expected posts of similar feeds at which half of what they say about now is believed."""

Posts = Mapping[str, float]
"""The recent posts of a feed, named by `name_post`, and when they came."""


def find_overlaps(posts: Mapping[int, Posts]) -> list[Overlap]:
    """Feeds that are the same under two addresses, or one inside another, the clearest cases first."""
    first: dict[str, int] = {}
    # Nearly every post is in one feed alone, so lists are made for the others only.
    feeds_with: dict[str, list[int]] = {}
    for feed_id, names in posts.items():
        for name in names:
            earlier = first.setdefault(name, feed_id)
            if earlier != feed_id:
                feeds_with.setdefault(name, [earlier]).append(feed_id)
    pairs = {pair for feeds in feeds_with.values() for pair in permutations(feeds, 2)}
    found = [_overlap(one, other, posts[one], posts[other]) for one, other in pairs]
    return sorted(filter(None, found), key=lambda overlap: (-overlap.share, overlap.feed_id))


def name_post(link: str, title: str) -> str:
    """The name of a post that is the same in two feeds: its address without tracking parameters, else its title."""
    try:
        parts = urlsplit(link.strip())
    except ValueError:
        return title.casefold().strip()
    if not parts.netloc:
        return title.casefold().strip()
    query = "&".join(p for p in parts.query.split("&") if p and not p.startswith(("utm_", "at_", "ref=")))
    return f"{parts.netloc.removeprefix('www.').lower()}{parts.path.rstrip('/')}?{query}"


def _overlap(one: int, other: int, ours: Posts, theirs: Posts) -> Overlap | None:
    share, back = _share(ours, theirs), _share(theirs, ours)
    if share < SAME_SHARE:
        return None
    # Of a feed under two addresses the newer subscription is named, as the one that can go.
    is_mutual = back >= SAME_SHARE
    return None if is_mutual and one < other else Overlap(one, other, share, is_mutual)


def _share(ours: Posts, theirs: Posts) -> float:
    """The share of our posts that they bring too, as far back as theirs are known."""
    since = min(theirs.values())
    comparable = [name for name, at in ours.items() if at >= since]
    if len(comparable) < FEWEST_POSTS:
        return 0.0
    return sum(name in theirs for name in comparable) / len(comparable)


class SimilarFeeds:
    """A row of terms per feed; the rows of removed feeds are used again."""

    def __init__(self) -> None:
        self._row_of: dict[int, int] = {}
        self._free: list[int] = []
        self._feed_ids = np.empty(0, dtype=np.int64)
        self._buckets = np.empty((0, TERMS_PER_FEED), dtype=np.uint32)
        self._weights = np.empty((0, TERMS_PER_FEED), dtype=np.float32)
        """0 where a row has fewer terms, and in free rows."""
        self._feeds_with = np.zeros(BUCKETS, dtype=np.uint16)
        self._mine = np.zeros(BUCKETS, dtype=np.float32)
        """The weights of the feed that is being compared; 0 between comparisons."""

    def place(self, feed_id: int, heaviest: Vector) -> None:
        """Add a feed's profile, or replace it."""
        self.remove(feed_id)
        heavy = np.flatnonzero(heaviest.counts > 0)[:TERMS_PER_FEED]
        if not heavy.size:
            return
        if not self._free:
            self._grow()
        row = self._row_of[feed_id] = self._free.pop()
        weights = heaviest.counts[heavy]
        self._feed_ids[row] = feed_id
        self._buckets[row, : heavy.size] = heaviest.buckets[heavy]
        self._weights[row, : heavy.size] = weights / np.sqrt(weights @ weights)
        self._feeds_with[self._terms(row)] += 1

    def remove(self, feed_id: int) -> None:
        row = self._row_of.pop(feed_id, None)
        if row is not None:
            self._feeds_with[self._terms(row)] -= 1
            self._weights[row] = 0.0
            self._free.append(row)

    def neighbours(self, feed_id: int) -> list[tuple[int, float]]:
        """The most similar feeds first."""
        row = self._row_of.get(feed_id)
        if row is None:
            return []
        buckets = self._terms(row)
        is_rare = self._feeds_with[buckets] <= MOST_WITH_A_TERM
        self._mine[buckets] = self._weights[row, : buckets.size] * is_rare
        found = np.einsum("ij,ij->i", self._mine[self._buckets], self._weights)
        self._mine[buckets] = 0.0
        found[row] = 0.0
        near = np.flatnonzero(found >= LEAST_SIMILARITY)
        pairs = zip(self._feed_ids[near].tolist(), np.minimum(found[near], 1.0).tolist(), strict=True)
        return sorted(pairs, key=lambda pair: (-pair[1], pair[0]))[:NEIGHBOURS]

    def _terms(self, row: int) -> Buckets:
        return self._buckets[row, : np.count_nonzero(self._weights[row])]

    def _grow(self) -> None:
        rows = len(self._feed_ids)
        more = rows // 2 + 8
        self._feed_ids = np.append(self._feed_ids, np.zeros(more, dtype=np.int64))
        self._buckets = np.pad(self._buckets, ((0, more), (0, 0)))
        self._weights = np.pad(self._weights, ((0, more), (0, 0)))
        self._free = list(range(rows, rows + more))


def refine_rates(
    rates: FloatArray, seen: FloatArray, expected: FloatArray, similar: Mapping[int, list[tuple[int, float]]]
) -> FloatArray:
    """Rates adjusted by what similar feeds did lately. `seen` and `expected` are the posts that polls of each feed
    brought of late, and those that its own rate led to expect. Where similar feeds brought more than expected, a feed
    that was not polled lately is likely to have more too."""
    refined = rates.astype(np.float64, copy=True)
    for feed, near in similar.items():
        came = sum(share * float(seen[other]) for other, share in near)
        should = sum(share * float(expected[other]) for other, share in near)
        refined[feed] *= (PRIOR_POSTS + came) / (PRIOR_POSTS + should)
    return refined
