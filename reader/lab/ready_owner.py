"""A made-up owner with a commute: when there is a line, when they sit down to read, and what they open.

The truth is known, so that what was got ready can be held against it. The generator is an argument: the same one gives
the same fortnights.
"""

from __future__ import annotations

from datetime import datetime, timedelta, tzinfo

import numpy as np
from msgspec import Struct

from reader.lab.generate import Recipe, generate
from reader.model.planning import DAY_S, FloatArray

MINUTE_S = 60.0
WEEKEND = 6
OPENED_AT_ONCE = 0.8
"""Of what will be opened, the share that is opened at the first sitting at which it is there."""
MOST_AT_ONCE = 150
"""So many posts are gone through at one sitting, the newest first."""


class Post(Struct, frozen=True):
    id: int
    feed_id: int
    at: float
    missing_bytes: float
    """Of the page and the pictures; 0 where it came whole."""
    is_wanted: bool
    """Whether the owner would open it."""


class Sitting(Struct, frozen=True):
    at: float
    is_offline: bool


class Owner(Struct, frozen=True):
    posts: tuple[Post, ...]
    """In the order of time."""
    sittings: tuple[Sitting, ...]
    offline: tuple[tuple[float, float], ...]
    running: tuple[tuple[float, float], ...]
    """When the machine runs; it has a line then, but for the hours without one."""
    start_at: float
    end_at: float


class Habits(Struct, frozen=True):
    feeds: int = 60
    days: int = 42
    favourites: float = 0.25
    """The share of feeds of which the owner opens nearly everything."""
    opens: tuple[float, float] = (9.0, 1.0)
    """Of favourites: the beta distribution of the share that is opened…"""
    skims: tuple[float, float] = (0.4, 8.0)
    """…and of all others, whose titles are only gone through."""
    travels: float = 0.9
    """On which share of weekdays."""
    median_posts_per_day: float = 0.8
    start_at: float = 1_757_289_600.0


def make_owner(habits: Habits, rng: np.random.Generator, zone: tzinfo) -> Owner:
    recipe = Recipe(
        feeds=habits.feeds,
        days=habits.days,
        start_at=habits.start_at,
        median_posts_per_day=habits.median_posts_per_day,
        most_posts_per_day=30.0,
        sessions_per_day=0.0,
    )
    history = generate(recipe, rng, zone)
    posts = _make_posts(history.feeds.posts, habits, rng)
    sittings: list[Sitting] = []
    offline: list[tuple[float, float]] = []
    running: list[tuple[float, float]] = []
    first = datetime.fromtimestamp(habits.start_at + DAY_S / 2, zone).date()
    for number in range(habits.days):
        day = first + timedelta(days=number)
        midnight = datetime.combine(day, datetime.min.time(), tzinfo=zone).timestamp()

        def at(hour: float, spread_min: float, midnight: float = midnight) -> float:
            return midnight + hour * 3_600 + rng.normal(0.0, spread_min) * MINUTE_S

        running.append((at(6.6, 8), at(22.8, 12)))
        is_commute = day.isoweekday() < WEEKEND and rng.random() < habits.travels
        for leaves, takes_min in ((7.67, 45), (17.5, 45)) if is_commute else ():
            begin = at(leaves, 5)
            end = begin + (takes_min + rng.normal(0.0, 4)) * MINUTE_S
            offline.append((begin, end))
            sittings.append(Sitting(begin + rng.uniform(2, 8) * MINUTE_S, True))
        for hour, chance in ((6.9, 0.25), (12.4, 0.4), (20.5, 0.7)):
            if rng.random() < chance + (0.2 if not is_commute else 0.0):
                sittings.append(Sitting(at(hour, 25), False))
    return Owner(
        posts,
        tuple(sorted(sittings, key=lambda one: one.at)),
        tuple(offline),
        tuple(running),
        habits.start_at,
        habits.start_at + habits.days * DAY_S,
    )


def _make_posts(times: tuple[FloatArray, ...], habits: Habits, rng: np.random.Generator) -> tuple[Post, ...]:
    made: list[tuple[float, int, float, bool]] = []
    for feed_id, posted in enumerate(times):
        share = rng.beta(*(habits.opens if rng.random() < habits.favourites else habits.skims))
        # A third comes whole without pictures, a third whole with them, a third as a beginning with a link.
        kind = rng.integers(3)
        usual = (0.0, 180_000.0, 320_000.0)[kind] * rng.lognormal(0.0, 0.5)
        for at in posted.tolist():
            missing = usual * rng.lognormal(0.0, 0.6)
            made.append((at, feed_id, missing, bool(rng.random() < share)))
    made.sort()
    return tuple(
        Post(number, feed_id, at, missing, wanted)
        for number, (at, feed_id, missing, wanted) in enumerate(made, 1)
    )
