"""Roitman, Carmel & Yom-Tov, Maintaining Dynamic Channel Profiles on the Web (2008): keep a fresh profile of each feed.

Section 4.2: the profile P is the tf·idf vector of a feed's last W posts (W = 20), idf = log(posts / posts with the
term), one added to both here. 4.3.2: the influence of a post e is Δe = sim(P before e, P after e), a cosine; cohesion
is the mean influence (equations 2 and 3), σ its deviation (6). 5.3.1, equation 7: a post is *not* novel if
Δe ≥ cohesion + β·σ (β from 0 to 0.2).
5.2.1, equation 5: the rate λ is learned at each poll, T hours after the beginning,

    λ ← (1 − α)·λ + α·(posts since the last poll / hours since then),   α = α0·e^(−T/G),   α0 = 0.1,   G = 100

6.1: greedy polls the M feeds with the largest λ, fair draws M in proportion to λ; by content λ counts novel posts only.
6.2, equation 10: λ' = S·λ, S being the similarities of profiles, each row divided by its sum. Consequence: feeds that
repeat themselves are polled less; under greedy a feed with a small λ is never polled.

Printed slip: equation 5 has α and 1 − α the other way round, so that one poll without news sends the rate towards 0
and, because the next poll comes 1/λ later, that next poll never comes. The unit of T isn't printed; hours, in which the
paper gives its rates, bring its rank correlation.

Ours is another policy: it polls by what is expected to wait, rate times age, and learns rates from all posts or from
the novel ones as `planner/content/profile.py` finds them. Refined rates heed what similar feeds brought lately:
equation 10 passes on a neighbour's rate, this its surprise.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Mapping, Sequence

import numpy as np
from msgspec import Struct

from reader.core.records.planning import DAY_S, HOUR_S, BoolArray, FloatArray, IntArray
from reader.planner.content.profile import step_of
from reader.planner.content.similarity import refine_rates
from reader.planner.content.vectors import Vector

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


WINDOW = 20
FIRST_STEP, SLOWDOWN_H = 0.1, 100.0
LEAST_PER_HOUR = 1e-4
"""A rate is not learned down to nothing, or its feed would never be polled again."""


class Channel:
    """A feed's profile and cohesion, post by post."""

    def __init__(self, idf: FloatArray, window: int = WINDOW) -> None:
        self._idf = idf
        self._window = window
        self._posts: deque[Vector] = deque()
        self._counts: dict[int, float] = {}
        self._square = 0.0
        self.events, self._sum, self._squares = 0, 0.0, 0.0

    def copy(self) -> Channel:
        """A channel that goes on from here on its own."""
        other = Channel(self._idf, self._window)
        other._posts, other._counts, other._square = self._posts.copy(), self._counts.copy(), self._square
        other.events, other._sum, other._squares = self.events, self._sum, self._squares
        return other

    def add(self, vector: Vector) -> float:
        """Add the next post and return its influence; 0 for the first, because the profile was empty."""
        changes = dict(zip(vector.buckets.tolist(), vector.counts.tolist(), strict=True))
        self._posts.append(vector)
        if len(self._posts) > self._window:
            gone = self._posts.popleft()
            for term, count in zip(gone.buckets.tolist(), gone.counts.tolist(), strict=True):
                changes[term] = changes.get(term, 0.0) - count
        product = before = after = self._square
        for term, change in changes.items():
            weight, old = float(self._idf[term]) ** 2, self._counts.get(term, 0.0)
            product += weight * old * change
            after += weight * ((old + change) ** 2 - old**2)
            self._counts[term] = old + change
        self._square = max(after, 0.0)
        lengths = math.sqrt(max(before, 0.0) * self._square)
        influence = min(max(product / lengths, 0.0), 1.0) if lengths > 1e-9 else 0.0
        self.events += 1
        self._sum += influence
        self._squares += influence**2
        return influence

    @property
    def cohesion(self) -> float:
        return self._sum / max(self.events, 1)

    @property
    def deviation(self) -> float:
        return math.sqrt(max(self._squares - self._sum * self.cohesion, 0.0) / max(self.events - 1, 1))

    def count_novel(self, vectors: Sequence[Vector], beta: float) -> int:
        """Add what a poll brought, and then count its novel posts (Figure 4)."""
        influences = np.array([self.add(vector) for vector in vectors])
        return int(np.count_nonzero(are_novel(influences, self.cohesion, self.deviation, beta)))


def are_novel(influences: FloatArray, cohesion: float, deviation: float, beta: float) -> BoolArray:
    return np.asarray(influences < cohesion + beta * deviation)


def learn_rate(per_hour: float, came: int, hours: float, at_h: float, *, as_printed: bool = False) -> float:
    """Equation 5, its roles exchanged unless `as_printed`."""
    step = FIRST_STEP * math.exp(-at_h / SLOWDOWN_H)
    keep = step if as_printed else 1 - step
    return max(keep * per_hour + (1 - keep) * came / hours, LEAST_PER_HOUR) if hours > 0 else per_hour


class Facts(Struct, frozen=True):
    """What the content-based kinds look at."""

    vectors: Sequence[Sequence[Vector]]
    """Per feed, what its posts say."""
    channels: Sequence[Channel]
    """Per feed, as it was at the start; a policy goes on with it."""
    beta: float
    similarities: FloatArray
    """(feeds, feeds), 1 on the diagonal (equation 9)."""


def normalise(similarities: FloatArray) -> FloatArray:
    """The matrix of equation 10: each row divided by its sum."""
    return np.asarray(similarities / similarities.sum(axis=1, keepdims=True))


class RoitmanPolicy:
    """One of the four policies, or one of them with equation 10."""

    def __init__(
        self, kind: ContentKind, per_hour: FloatArray, start_at: float, facts: Facts, rng: np.random.Generator
    ) -> None:
        """`per_hour` are the rates to begin with."""
        self._kind, self._facts, self._rng = kind, facts, rng
        self.per_hour = np.maximum(per_hour, LEAST_PER_HOUR)
        self._start_at = start_at
        self._last_h = np.zeros(len(per_hour))
        self._matrix = normalise(facts.similarities) if kind.is_refined else None

    def choose(self, now: float, count: int) -> IntArray:
        rates = self.per_hour if self._matrix is None else self._matrix @ self.per_hour
        count = min(count, rates.size)
        if self._kind.is_fair:
            return draw_fairly(rates, count, self._rng)
        return np.argsort(-rates, kind="stable")[:count]

    def polled(self, feed: int, now: float, brought: range) -> None:
        came, now_h = len(brought), (now - self._start_at) / HOUR_S
        if self._kind.by_content:
            vectors = self._facts.vectors[feed][brought.start : brought.stop]
            came = self._facts.channels[feed].count_novel(vectors, self._facts.beta)
        hours = now_h - self._last_h[feed]
        self.per_hour[feed] = learn_rate(float(self.per_hour[feed]), came, hours, now_h)
        self._last_h[feed] = now_h
