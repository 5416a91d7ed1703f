"""Novelty detection: which posts tell something new, and at what rate a feed brings such. Pure.

After Roitman, Carmel and Yom-Tov: a feed's cohesion is how alike its posts usually are to its profile; a post
that is more alike than that by β deviations changes the profile little and need not be fetched soon.
"""

from __future__ import annotations

import math

from msgspec import Struct
from msgspec.structs import replace

BETA = 0.5
"""By how many deviations a post may be more alike than usual."""
NEAR_DUPLICATE = 0.8
"""A post this similar to one of the feed's last ones is the same again."""
ENOUGH_POSTS = 5
MEMORY = 200
"""Cohesion follows a feed that changes: no more posts than these speak at full weight."""
FIRST_STEP = 0.1
SLOWDOWN = 100.0
"""α0 and G: the step of the k-th update is α0 · G / (G + k), bold at first and steady later."""
WORTH_POSTS = 20.0
"""How many posts of a feed it takes to believe half of what they say."""


class Cohesion(Struct, frozen=True):
    """Mean and spread of the posts' similarities to the profile, kept up to date post by post."""

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
    """Whether a post tells a feed's readers something new, by how similar it is to the profile and to the `nearest` of
    its last posts. Where too little is known of the feed, nothing is usual."""
    if nearest >= NEAR_DUPLICATE:
        return False
    return cohesion.posts < ENOUGH_POSTS or similarity <= cohesion.mean + BETA * cohesion.deviation


class PostRates(Struct, frozen=True):
    """Posts per day of a feed: all of them, and the novel ones."""

    per_day: float = 0.0
    novel_per_day: float = 0.0
    updates: int = 0

    def learn(self, posts: int, novel: int, days: float) -> PostRates:
        """After some time in which so many posts came. The first observation is believed whole."""
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
    """Which part of a feed's posts is novel; a feed with few posts is taken to be like the others."""
    return (novel + usual * WORTH_POSTS) / (posts + WORTH_POSTS)
