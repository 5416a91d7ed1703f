"""Content-based policies after Roitman, Carmel and Yom-Tov, which choose polls that keep profiles fresh.

A rate is learned from each poll, of all posts (content-free) or of the novel ones (content-based). Greedy polls where
most is expected to wait; fair draws feeds in proportion to that, so that none is forgotten. Refined rates also heed
what similar feeds brought lately.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from msgspec import Struct

from reader.learn.content.novelty import step_of
from reader.learn.content.similarity import refine_rates
from reader.model.planning import DAY_S, HOUR_S, FloatArray, IntArray

LATELY_S = 6 * HOUR_S
"""What similar feeds brought is half forgotten after this long."""
LEAST_PER_DAY = 0.02


class ContentKind(Struct, frozen=True):
    by_content: bool
    is_fair: bool
    is_refined: bool

    @property
    def name(self) -> str:
        parts = ["content-based" if self.by_content else "content-free", "fair" if self.is_fair else "greedy"]
        return " ".join([*parts, "refined"] if self.is_refined else parts)


KINDS = tuple(
    ContentKind(by_content, is_fair, is_refined)
    for is_refined in (False, True)
    for is_fair in (False, True)
    for by_content in (False, True)
)


class ContentPolicy:
    """A policy that learns how fast feeds bring something, and chooses which to poll in each hour."""

    def __init__(
        self,
        kind: ContentKind,
        per_day: FloatArray,
        start_at: float,
        similar: Mapping[int, list[tuple[int, float]]],
        rng: np.random.Generator,
    ) -> None:
        """`per_day` are the rates known at the start, of all posts or of the novel ones."""
        self._kind = kind
        self.per_day = np.maximum(per_day, LEAST_PER_DAY)
        self._last = np.full(len(per_day), start_at)
        self._updates = np.zeros(len(per_day), dtype=np.int64)
        self._similar = similar
        self._rng = rng
        self._seen = np.zeros(len(per_day))
        self._expected = np.zeros(len(per_day))
        self._faded_at = start_at

    def choose(self, now: float, count: int) -> IntArray:
        """The feeds to poll now, at most `count`."""
        waiting = self._rates(now) * np.maximum(now - self._last, 0.0) / DAY_S
        count = min(count, waiting.size)
        if self._kind.is_fair:
            # The largest of u^(1/w) are a draw without replacement in proportion to w.
            keys = np.log(self._rng.random(waiting.size)) / np.maximum(waiting, 1e-12)
            return np.argsort(-keys, kind="stable")[:count]
        return np.argsort(-waiting, kind="stable")[:count]

    def polled(self, feed: int, now: float, posts: int, novel: int) -> None:
        """Learn from what a poll brought."""
        came = novel if self._kind.by_content else posts
        days = (now - self._last[feed]) / DAY_S
        self._seen[feed] += came
        self._expected[feed] += self.per_day[feed] * days
        if days > 0:
            step = step_of(int(self._updates[feed]))
            rate = self.per_day[feed] + step * (came / days - self.per_day[feed])
            self.per_day[feed] = max(rate, LEAST_PER_DAY)
            self._updates[feed] += 1
        self._last[feed] = now

    def _rates(self, now: float) -> FloatArray:
        if not self._kind.is_refined:
            return self.per_day
        fading = 0.5 ** ((now - self._faded_at) / LATELY_S)
        self._seen *= fading
        self._expected *= fading
        self._faded_at = now
        return refine_rates(self.per_day, self._seen, self._expected, self._similar)
