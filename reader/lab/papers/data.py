"""Posts, people and titles for the papers' tables: from files, or made up with a fixed seed as each paper describes its
own, with fewer feeds."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, tzinfo
from functools import cache
from pathlib import Path

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from reader.core.errors import UsageError
from reader.core.records.planning import DAY_S, HOUR_S, WEEK_S, FloatArray
from reader.lab.content import TitledPost, read_titled_posts
from reader.lab.files import Feeds, Trial, auto_shift_weeks, first_post_at, last_post_at, read_feeds, read_users
from reader.lab.generate import Recipe, generate
from reader.lab.policies import EVERY_FORM
from reader.lab.replay import Polls, replay
from reader.planner.days import day_start
from reader.planner.learning.reading import merge_events
from reader.planner.strategies import OWN_COST

SEED = 34
MOST_PEOPLE = 6
SIA_CHO = Recipe(feeds=500, days=57, median_posts_per_day=0.5, tail=0.78, burst_share=0.0)
"""4.1: 9,634 feeds for three months, rates by a power law of −0.78, a third with a post a day or more."""
HE_PARKER = Recipe(feeds=300, days=22, median_posts_per_day=3.0, tail=0.8, silent_share=0.0)
"""7.1: 1,500 blogs that post often, three weeks, six people; most visits early, around noon and late in the evening.
The third set tried: with rates less far apart, and with users who come once at each hour, even shares did best."""
HAN = Recipe(feeds=500, days=43, median_posts_per_day=0.4, tail=0.9, most_posts_per_day=150.0)
"""3: 1,000 blogs for six weeks, 94% with less than 10 posts a day; 83% keep 10 to 15 of them, the others 1 to 60."""
URBANSKY = Recipe(feeds=400, days=64, median_posts_per_day=0.3, tail=0.7, silent_share=0.2)
"""2: 180,000 feeds of all kinds for three weeks, many with a post a month or a year."""
ROITMAN = Recipe(feeds=132, days=29, median_posts_per_day=3.0, tail=1.4, most_posts_per_day=80.0, silent_share=0.0)
"""4.4: 132 feeds for three months, 0.284 posts an hour with a deviation of 0.537."""


class Material(Struct, frozen=True):
    data: str
    """What it is, in words."""
    feeds: Feeds
    people: dict[str, FloatArray]
    zone: tzinfo


class Titles(Struct, frozen=True):
    data: str
    posts: list[TitledPost]


class Files(Struct, frozen=True):
    """What the user gave; None is made up."""

    posts: Path | None = None
    access: Path | None = None
    titles: Path | None = None
    zone: tzinfo = UTC


class Source:
    """Gives every table its material, each made once. `size` is the part of the usual number of feeds."""

    def __init__(self, files: Files, size: float = 1.0) -> None:
        self._files, self._size = files, size
        self.sia_cho = cache(lambda: self._material(SIA_CHO, _own_windows))
        self.he_parker = cache(lambda: self._material(HE_PARKER, _own_windows))
        self.han = cache(lambda: self._material(HAN, _windows_of_blogs))
        self.urbansky = cache(lambda: self._material(URBANSKY, _own_windows))
        self.titles = cache(self._titles)

    def _material(self, recipe: Recipe, windows: Callable[[Feeds, np.random.Generator], Feeds]) -> Material:
        rng, zone = np.random.default_rng(SEED), self._files.zone
        if self._files.posts is None:
            recipe = replace(recipe, feeds=max(round(recipe.feeds * self._size), 4))
            feeds = windows(generate(recipe, rng, zone).feeds, rng)
            data = f"{recipe.feeds:,} made-up feeds, {recipe.days - 1} days"
        else:
            feeds = read_feeds(self._files.posts)
            if not any(times.size for times in feeds.posts):
                raise UsageError(f"{self._files.posts} holds no posts.")
            days = round((last_post_at(feeds) - first_post_at(feeds)) / DAY_S)
            data = f"{len(feeds.ids):,} recorded feeds, {days} days"
        return Material(data, feeds, self._people(feeds, rng), zone)

    def _people(self, feeds: Feeds, rng: np.random.Generator) -> dict[str, FloatArray]:
        """The people of the file, moved by whole weeks to the days of the posts; or six who come twice in each of three
        hours of their own, a quarter of an hour early or late."""
        if self._files.access is not None:
            users = read_users(self._files.access)
            busiest = sorted(users, key=lambda name: -users[name].size)[:MOST_PEOPLE]
            return {name: users[name] + auto_shift_weeks(feeds, users[name]) * WEEK_S for name in busiest}
        since = day_start(first_post_at(feeds), self._files.zone)
        days = since + np.arange((last_post_at(feeds) - since) / DAY_S) * DAY_S
        people = {}
        for number in range(MOST_PEOPLE):
            hours = np.array([6.5, 12.0, 21.0]) + rng.uniform(-1.5, 1.5, 3)
            twice = np.concatenate([hours - 0.5, hours + 0.5])
            visits = days[:, None] + (twice + rng.uniform(-0.25, 0.25, (len(days), 6))) * HOUR_S
            people[f"user {number + 1}"] = np.sort(np.floor(visits.ravel()))
        return people

    def _titles(self) -> Titles:
        if self._files.titles is not None:
            posts = read_titled_posts(self._files.titles)
            return Titles(f"{len(posts):,} recorded titles of {len({post.feed_id for post in posts}):,} feeds", posts)
        rng = np.random.default_rng(SEED)
        recipe = replace(ROITMAN, feeds=max(round(ROITMAN.feeds * self._size), 6))
        posts = make_titles(generate(recipe, rng, self._files.zone).feeds, rng)
        return Titles(f"{len(posts):,} made-up titles of {recipe.feeds} feeds", posts)


def _own_windows(feeds: Feeds, rng: np.random.Generator) -> Feeds:
    return feeds


def _windows_of_blogs(feeds: Feeds, rng: np.random.Generator) -> Feeds:
    usual, count = rng.integers(10, 16, len(feeds.ids)), len(feeds.ids)
    return replace(feeds, windows=np.where(rng.random(count) < 0.83, usual, rng.integers(1, 61, count)))


def make_titles(feeds: Feeds, rng: np.random.Generator) -> list[TitledPost]:
    """Titles of eight words: of the feed's topic, which three feeds share, of the feed itself and of everybody. Feeds
    tell their story of the day again, some more often than others, with two words changed."""
    posts = []
    for feed, times in enumerate(feeds.posts):
        repeats = rng.beta(1.0, 1.5)
        story: list[str] = []
        for at in times.tolist():
            is_same = story and rng.random() < repeats
            story = [*story[2:], *_words(rng, feed, 2)] if is_same else _words(rng, feed, 8)
            posts.append(TitledPost(feeds.ids[feed], at, " ".join(story)))
    return sorted(posts, key=lambda post: post.at)


def _words(rng: np.random.Generator, feed: int, count: int) -> list[str]:
    kinds, places = rng.random(count), rng.zipf(1.4, count)
    topics = [f"topic{feed // 3}of", f"feed{feed}of", "word"]
    return [
        f"{topics[int(np.searchsorted([0.4, 0.7], kind))]}{place % 400}"
        for kind, place in zip(kinds.tolist(), places.tolist(), strict=True)
    ]


def trial_of(
    material: Material, train_days: int, per_feed: float, test_days: int | None = None, person: str | None = None
) -> Trial:
    """Learn from the first days and test on those after them, to the end of the posts if none are given. Without a
    person nobody visits."""
    feeds, zone = material.feeds, material.zone
    since = day_start(first_post_at(feeds), zone)
    start_at = day_start(since + (train_days + 0.5) * DAY_S, zone)
    last = day_start(last_post_at(feeds), zone)
    end_at = last if test_days is None else min(last, day_start(start_at + (test_days + 0.5) * DAY_S, zone))
    if end_at <= start_at:
        raise UsageError(f"The posts cover too few days to learn from {train_days} of them.")
    visits = merge_events(material.people[person]) if person else np.empty(0)
    return Trial(feeds, visits, zone, since, start_at, end_at, round(per_feed * len(feeds.ids)))


def known_feeds(material: Material, days: int) -> Material:
    """The material without feeds that post nothing in the first days: a rate of nought gives them no poll ever."""
    until = day_start(first_post_at(material.feeds), material.zone) + days * DAY_S
    feeds = material.feeds
    kept = [place for place, times in enumerate(feeds.posts) if times.size and times[0] < until]
    left = Feeds(tuple(feeds.ids[i] for i in kept), tuple(feeds.posts[i] for i in kept), feeds.windows[kept])
    return replace(material, feeds=left, data=f"{material.data}, the {len(kept):,} with a post in the first {days}")


def polls_of(trial: Trial, policy: str) -> Polls:
    return replay(trial, EVERY_FORM[policy], None if policy in OWN_COST else trial.budget_per_day)
