"""Our content-based policies, which choose polls that keep profiles fresh; those of Roitman et al. are in `roitman.py`.

A rate is learned from each poll, of all posts (content-free) or of the novel ones as `planner/content/profile.py` finds
them (content-based). Greedy polls where most is expected to wait, rate times age; fair draws feeds in proportion to
that, so that none is forgotten. Refined rates heed what similar feeds brought lately: Roitman's equation 10 passes on a
neighbour's rate, this its surprise.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from msgspec import Struct

from reader.core.records.planning import DAY_S, HOUR_S, BoolArray, FloatArray, IntArray
from reader.planner.content.profile import step_of
from reader.planner.content.similarity import refine_rates

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


def draw_fairly(weights: FloatArray, count: int, rng: np.random.Generator) -> IntArray:
    """Draw feeds without replacement in proportion to their weights: those with the largest of u^(1/w)."""
    keys = np.log(rng.random(weights.size)) / np.maximum(weights, 1e-12)
    return np.argsort(-keys, kind="stable")[:count]


class ContentPolicy:
    """A policy that learns how fast feeds bring something, and chooses which to poll in each hour."""

    def __init__(
        self,
        kind: ContentKind,
        per_day: FloatArray,
        start_at: float,
        similar: Mapping[int, list[tuple[int, float]]],
        novel: Sequence[BoolArray],
        rng: np.random.Generator,
    ) -> None:
        """`per_day` are the rates known at the start, of all posts or of the novel ones; `novel` says which of each
        feed's posts are."""
        self._kind, self._novel = kind, novel
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
            return draw_fairly(waiting, count, self._rng)
        return np.argsort(-waiting, kind="stable")[:count]

    def polled(self, feed: int, now: float, brought: range) -> None:
        """Learn from what a poll brought."""
        came = len(brought)
        if self._kind.by_content:
            came = int(np.count_nonzero(self._novel[feed][brought.start : brought.stop]))
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
