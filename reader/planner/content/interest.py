"""Interest model: what the user likes to read, learned from what was opened and how long. Pure.

Every opened post gives its terms a weight that grows slowly with the time spent on it and fades over weeks. A post is
scored by how well it fits, and the terms it fits by are its explanation. `WordOdds` also counts what was passed over:
naive Bayes over both.
"""

from __future__ import annotations

import heapq
import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import numpy as np
from msgspec import Struct

from reader.core.records.planning import FloatArray
from reader.planner.content.vectors import EMPTY, Buckets, DocumentFrequency, Vector, add_up, cosine

DOUBT_POSTS = 2.0
"""Posts with a word at which half of what they say is believed."""
HALF_LIFE_DAYS = 45.0
GLANCE_S = 8.0
"""A post that was left sooner was not read."""
LONG_READ_S = 300.0
FEED_SHARE = 0.3
"""How much of a score comes from how often the user opens posts of this feed."""
AGAIN = 0.85
"""What each further post of a feed counts in the order of suggestions, against the one before it."""
OFTEN_POSTS = 3
FEW_POSTS = 10
"""A user who has read fewer posts has met nothing often yet, so once is enough."""
LIKED_FEED = 2.0
"""A feed opened this many times as often as usual is reason enough."""
USUAL_SHARE = 0.1
LESS = 0.8
"""How much what the user wants less of counts against everything they like."""
WORTH_POSTS = 10.0
"""Posts of a feed at which half of what they say about the user is believed."""


class WordOdds(Struct, frozen=True):
    """What each word adds to the log odds that its post is opened."""

    buckets: Buckets
    adds: FloatArray

    def of(self, vector: Vector) -> float:
        """The sum over all words of a post; 0 where none is known."""
        if not self.buckets.size or vector.is_empty:
            return 0.0
        places = np.searchsorted(self.buckets, vector.buckets).clip(max=self.buckets.size - 1)
        known = self.buckets[places] == vector.buckets
        return float(self.adds[places[known]].sum())


NO_ODDS = WordOdds(np.empty(0, dtype=np.uint32), np.empty(0))


def learn_word_odds(opened: Sequence[Vector], left: Sequence[Vector]) -> WordOdds:
    """Learn from what was opened and what was passed over (`left`). Where either is empty, words tell nothing."""
    if not opened or not left:
        return NO_ODDS
    seen = add_up([_once(one) for one in (*opened, *left)])
    liked = add_up([_once(one) for one in opened])
    with_word = np.zeros(seen.buckets.size)
    with_word[np.searchsorted(seen.buckets, liked.buckets)] = liked.counts
    usual = len(opened) / (len(opened) + len(left))
    share = (with_word + DOUBT_POSTS * usual) / (seen.counts + DOUBT_POSTS)
    return WordOdds(seen.buckets, np.log(share / (1.0 - share)) - np.log(usual / (1.0 - usual)))


def _once(vector: Vector) -> Vector:
    return Vector(vector.buckets, np.ones(vector.buckets.size, dtype=np.float32))


class Opened(Struct, frozen=True):
    """One post that the user opened."""

    feed_id: int
    vector: Vector
    seconds: float
    """Negative where the user wants less of it."""
    age_days: float


class Interest(Struct, frozen=True):
    terms: Vector
    """Weighted terms of what was read, of length 1; empty where nothing was."""
    opened_share: Mapping[int, float]
    """By feed: the share of its posts that the user opens."""
    often: frozenset[int] = frozenset()
    """Terms of several read posts: what the user reads about, not what they met once."""

    @property
    def is_empty(self) -> bool:
        return self.terms.is_empty


class Fit(Struct, frozen=True):
    """How well a post fits, 0 to 1, and the numbers of the terms it fits by, heaviest first."""

    score: float
    because: tuple[int, ...]


def learn_interest(
    opened: Iterable[Opened], posts_per_feed: Mapping[int, int], document_frequency: DocumentFrequency
) -> Interest:
    """Learn from what was opened. `posts_per_feed` counts the posts that each feed brought in the same time."""
    weighted: list[Vector] = []
    met: Counter[int] = Counter()
    opens: dict[int, float] = {}
    unwanted: list[Vector] = []
    for post in opened:
        fading = 0.5 ** (max(post.age_days, 0.0) / HALF_LIFE_DAYS)
        if post.seconds < 0:
            unwanted.append(_scaled(document_frequency.weigh(post.vector), fading))
            continue
        weight = worth_of_reading(post.seconds) * fading
        if weight > 0:
            opens[post.feed_id] = opens.get(post.feed_id, 0.0) + 1.0
            weighted.append(_scaled(document_frequency.weigh(post.vector), weight))
            met.update(post.vector.buckets.tolist())
    shares = {feed: _share(opens.get(feed, 0.0), posts) for feed, posts in posts_per_feed.items()}
    least = min(OFTEN_POSTS, 1 + len(weighted) // FEW_POSTS)
    often = frozenset(bucket for bucket, posts in met.items() if posts >= least)
    liked = add_up(weighted)
    # The square roots: forty posts of one kind count more than one, but not forty times as much.
    liked = _normal(Vector(liked.buckets, np.sqrt(liked.counts)))
    return Interest(_without(liked, add_up(unwanted)), shares, often)


def worth_of_reading(seconds: float) -> float:
    """0 for a glance, 1 for a long read, logarithmic between."""
    if not seconds > GLANCE_S:
        return 0.0
    return min(math.log(seconds / GLANCE_S) / math.log(LONG_READ_S / GLANCE_S), 1.0) * 0.8 + 0.2


def fit(interest: Interest, feed_id: int, vector: Vector, document_frequency: DocumentFrequency) -> Fit:
    post = document_frequency.weigh(vector)
    by_feed = interest.opened_share.get(feed_id, USUAL_SHARE)
    score = (1.0 - FEED_SHARE) * cosine(interest.terms, post) + FEED_SHARE * by_feed
    return Fit(max(0.0, min(score, 1.0)), _shared_terms(interest.terms, post))


def order_fairly(feed_ids: Sequence[int], scores: Sequence[float]) -> list[int]:
    """The indices of posts, best first. Each further post of a feed counts a little less, so that no feed fills the
    whole page."""
    waiting: dict[int, list[int]] = {}
    for place in sorted(range(len(scores)), key=lambda place: (scores[place], -place)):
        waiting.setdefault(feed_ids[place], []).append(place)
    heads = [(-scores[places[-1]], places[-1], 1.0) for places in waiting.values()]
    heapq.heapify(heads)
    order: list[int] = []
    while heads:
        _, place, share = heapq.heappop(heads)
        order.append(place)
        places = waiting[feed_ids[place]]
        places.pop()
        if places:
            share *= AGAIN
            heapq.heappush(heads, (-scores[places[-1]] * share, places[-1], share))
    return order


def is_liked(interest: Interest, feed_id: int) -> bool:
    return interest.opened_share.get(feed_id, USUAL_SHARE) >= LIKED_FEED * USUAL_SHARE


def _share(opens: float, posts: int) -> float:
    return min((opens + USUAL_SHARE * WORTH_POSTS) / (max(posts, opens) + WORTH_POSTS), 1.0)


def _scaled(vector: Vector, weight: float) -> Vector:
    """The vector at length `weight`, so that long texts do not count more."""
    length = float(np.sqrt(vector.counts @ vector.counts))
    return Vector(vector.buckets, vector.counts * np.float32(weight / length)) if length > 0 else EMPTY


def _without(liked: Vector, unwanted: Vector) -> Vector:
    """What the user likes, with what they want less of counted against it."""
    if liked.is_empty or unwanted.is_empty:
        return liked
    against = _scaled(unwanted, -min(LESS, LESS * float(np.sqrt(unwanted.counts @ unwanted.counts))))
    return _normal(add_up([liked, against]))


def _normal(vector: Vector) -> Vector:
    return _scaled(vector, 1.0) if not vector.is_empty else EMPTY


def _shared_terms(interest: Vector, post: Vector, most: int = 24) -> tuple[int, ...]:
    shared, ours, theirs = np.intersect1d(interest.buckets, post.buckets, assume_unique=True, return_indices=True)
    weights = interest.counts[ours] * post.counts[theirs]
    heaviest = np.argsort(-weights, kind="stable")[:most]
    return tuple(shared[heaviest[weights[heaviest] > 0]].tolist())
