"""Which words tell that the owner opens a post: naive Bayes over what was opened and what was passed over. Pure.

Interest knows only what was read; what stood there and was left alone tells as much, and this counts both.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from reader.learn.content.vectors import Buckets, Vector, add_up
from reader.model.planning import FloatArray

DOUBT_POSTS = 2.0
"""Posts with a word that it takes to believe half of what they say."""


class WordOdds(Struct, frozen=True):
    """What each word adds to the log odds that its post is opened."""

    buckets: Buckets
    adds: FloatArray

    def of(self, vector: Vector) -> float:
        """All words of a post together; 0 where they say nothing."""
        if not self.buckets.size or vector.is_empty:
            return 0.0
        places = np.searchsorted(self.buckets, vector.buckets).clip(max=self.buckets.size - 1)
        known = self.buckets[places] == vector.buckets
        return float(self.adds[places[known]].sum())


NO_ODDS = WordOdds(np.empty(0, dtype=np.uint32), np.empty(0))


def learn_word_odds(opened: Sequence[Vector], left: Sequence[Vector]) -> WordOdds:
    """`left`: what was passed over. Where all was opened, or nothing, words tell nothing."""
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
