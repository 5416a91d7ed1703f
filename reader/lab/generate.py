"""Synthetic histories whose truth is known: power-law rates, days, weeks, bursts, silence, and users with sessions.
The random generator is an argument: the same one gives the same history."""

from __future__ import annotations

from datetime import tzinfo

import numpy as np
from msgspec import Struct

from reader.core.records.planning import DAY_S, HOUR_S, FloatArray
from reader.lab.files import Feeds
from reader.planner.learning.localtime import hour_of_week, local_seconds


class Recipe(Struct, frozen=True):
    feeds: int = 100
    days: int = 56
    users: int = 1
    start_at: float = 1_757_289_600.0
    """A Monday, 00:00 UTC."""
    median_posts_per_day: float = 1.5
    tail: float = 1.1
    """Exponent of the power law: smaller means a few feeds post nearly everything."""
    most_posts_per_day: float = 300.0
    silent_share: float = 0.08
    burst_share: float = 0.3
    """The share of posts that follow another within the hour."""
    sessions_per_day: float = 3.0
    visits_per_session: float = 3.0


class Truth(Struct, frozen=True):
    """The rates a history was made from."""

    per_day: FloatArray
    week: FloatArray
    """(feeds, 168): the share of a week's posts in each hour from Monday."""
    sessions: FloatArray
    """(users, 168): sessions per hour."""


class MadeUp(Struct, frozen=True):
    feeds: Feeds
    events: dict[str, FloatArray]
    truth: Truth


def generate(recipe: Recipe, rng: np.random.Generator, zone: tzinfo) -> MadeUp:
    per_day = _rates(recipe, rng)
    week = np.array([_week_shape(rng, _DAYS[rng.integers(len(_DAYS))]) for _ in range(recipe.feeds)]).reshape(-1, 168)
    sessions = np.array([_week_shape(rng, _READING) for _ in range(recipe.users)]).reshape(-1, 168)
    sessions = sessions * recipe.sessions_per_day * 7
    hours = recipe.start_at + np.arange(recipe.days * 24, dtype=np.float64) * HOUR_S
    slot = hour_of_week(local_seconds(hours + HOUR_S / 2, zone))
    end_at = recipe.start_at + recipe.days * DAY_S
    posts = tuple(
        _bursts(_arrivals(per_day[i] * 7 * week[i, slot] * (1 - recipe.burst_share), hours, rng), recipe, end_at, rng)
        for i in range(recipe.feeds)
    )
    events = {f"U{i + 1}": _visits(_arrivals(sessions[i, slot], hours, rng), recipe, rng) for i in range(recipe.users)}
    feeds = Feeds(tuple(str(i) for i in range(recipe.feeds)), posts, rng.integers(10, 21, recipe.feeds))
    return MadeUp(feeds, events, Truth(per_day, week, sessions))


# When things happen in a day, as weights of its 24 hours: newsrooms, offices, evenings, one batch, always.
_NIGHT = [1.0] * 6
_DAYS = (
    np.array([*_NIGHT, 4, 8, 9, 8, 7, 6, 6, 6, 6, 6, 6, 5, 4, 4, 3, 2, 1, 1], dtype=float),
    np.array([*[0.1] * 8, 3, 8, 8, 7, 4, 7, 8, 7, 6, 2, *[0.2] * 6], dtype=float),
    np.array([*_NIGHT, *[1.0] * 10, 3, 5, 7, 9, 9, 8, 5, 2], dtype=float),
    np.array([*[0.05] * 7, 12, *[0.05] * 16], dtype=float),
    np.ones(24),
)
_READING = np.array([*[0.05] * 6, 2, 7, 8, 3, 2, 2, 6, 4, 2, 2, 2, 3, 4, 6, 8, 8, 5, 1], dtype=float)


def _rates(recipe: Recipe, rng: np.random.Generator) -> FloatArray:
    rates = recipe.median_posts_per_day * (1 + rng.pareto(recipe.tail, recipe.feeds)) / 2 ** (1 / recipe.tail)
    rates = np.minimum(rates, recipe.most_posts_per_day)
    return np.where(rng.random(recipe.feeds) < recipe.silent_share, 0.0, rates)


def _week_shape(rng: np.random.Generator, day: FloatArray) -> FloatArray:
    """A week of one kind of day, moved by up to two hours, with noise and a weekend of its own."""
    shape = np.roll(day, rng.integers(-2, 3)) * rng.gamma(8.0, 1 / 8.0, 24)
    weekend = rng.choice([0.2, 0.6, 1.0])
    week = np.concatenate([np.tile(shape, 5), np.tile(shape * weekend, 2)])
    return np.asarray(week / week.sum())


def _arrivals(per_hour: FloatArray, hours: FloatArray, rng: np.random.Generator) -> FloatArray:
    counts = rng.poisson(per_hour)
    starts = np.repeat(hours, counts)
    return np.sort(starts + rng.random(starts.size) * HOUR_S)


def _bursts(first: FloatArray, recipe: Recipe, end_at: float, rng: np.random.Generator) -> FloatArray:
    """The posts with followers added to each, most of them within the hour."""
    followers = rng.geometric(1 - recipe.burst_share, first.size) - 1
    after = np.repeat(first, followers) + rng.exponential(HOUR_S / 3, int(followers.sum()))
    times: FloatArray = np.floor(np.sort(np.concatenate([first, after])))
    return times[times < end_at]


def _visits(starts: FloatArray, recipe: Recipe, rng: np.random.Generator) -> FloatArray:
    more = rng.geometric(1 / recipe.visits_per_session, starts.size) - 1
    pauses = [np.cumsum(300 + rng.exponential(360.0, count)) for count in more.tolist()]
    following = [start + pause for start, pause in zip(starts.tolist(), pauses, strict=True)]
    return np.asarray(np.floor(np.sort(np.concatenate([starts, *following]))))
