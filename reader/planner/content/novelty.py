"""Novelty detection: which posts tell something new, and at what rate a feed brings them. Pure.

A feed's cohesion is how similar its posts usually are to its profile. A post that is more similar by β deviations
changes the profile little and need not be fetched soon. The idea is Roitman, Carmel and Yom-Tov's, the formulas are
ours: they compare the profile before and after a post (`lab/policies/roitman.py`).
"""

from __future__ import annotations

import math

from msgspec import Struct
from msgspec.structs import replace

BETA = 0.5
"""By how many deviations a novel post may be more similar than usual."""
NEAR_DUPLICATE = 0.8
"""A post this similar to one of the feed's last ones is the same again."""
ENOUGH_POSTS = 5
MEMORY = 200
"""Posts that cohesion averages over at most, so that it follows a feed that changes."""
FIRST_STEP = 0.1
SLOWDOWN = 100.0
"""α0 and G: the step of the k-th update is α0 · G / (G + k), bold at first and steady later."""
WORTH_POSTS = 20.0
"""Posts of a feed at which half of what they say is believed."""


class Cohesion(Struct, frozen=True):
    """Mean and variance of the posts' similarities to the profile, updated post by post."""

    posts: float = 0.0
    mean: float = 0.0
    variance: float = 0.0

    @property
    def deviation(self) -> float:
        return math.sqrt(self.variance)

    def with_post(self, similarity: float) -> Cohesion:
        posts = min(self.posts + 1.0, float(MEMORY))
        change = similarity - self.mean
        mean = self.mean + change / posts
        variance = self.variance + (change * (similarity - mean) - self.variance) / posts
        return Cohesion(posts, mean, max(variance, 0.0))


def is_novel(cohesion: Cohesion, similarity: float, nearest: float) -> bool:
    """Whether a post is new to a feed's readers, by its similarity to the profile and to the `nearest` of its last
    posts. Always true for a feed with few posts, unless it repeats one."""
    if nearest >= NEAR_DUPLICATE:
        return False
    return cohesion.posts < ENOUGH_POSTS or similarity <= cohesion.mean + BETA * cohesion.deviation


class PostRates(Struct, frozen=True):
    """Posts per day of a feed: all of them, and the novel ones."""

    per_day: float = 0.0
    novel_per_day: float = 0.0
    updates: int = 0

    def learn(self, posts: int, novel: int, days: float) -> PostRates:
        """The rates after `days` with these posts. The first observation is believed fully."""
        if days <= 0:
            return self
        step = 1.0 if not self.updates else step_of(self.updates)
        return replace(
            self,
            per_day=self.per_day + step * (posts / days - self.per_day),
            novel_per_day=self.novel_per_day + step * (novel / days - self.novel_per_day),
            updates=self.updates + 1,
        )


def step_of(updates: int) -> float:
    return FIRST_STEP * SLOWDOWN / (SLOWDOWN + updates)


def novel_share(posts: int, novel: int, usual: float) -> float:
    """The novel share of a feed's posts; a feed with few posts is taken to be like the others."""
    return (novel + usual * WORTH_POSTS) / (posts + WORTH_POSTS)
