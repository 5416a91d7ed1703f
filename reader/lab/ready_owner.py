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


TOPIC_WORDS, COMMON_WORDS = 60, 120


class Post(Struct, frozen=True):
    id: int
    feed_id: int
    at: float
    missing_bytes: float
    """Of the page and the pictures; 0 where it came whole."""
    is_wanted: bool
    """Whether the owner would open it."""
    title: str = ""
    snippet: str = ""
    chance: float = 0.0
    """The truth behind it, which nobody can know better."""


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
    topics: int = 0
    """That posts are about; each feed has some. 0: posts have no words, and the owner reads by feed alone."""
    liked_topics: int = 3
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
    made: list[tuple[float, int, float, bool, str, str, float]] = []
    speech = _Speech(habits, rng) if habits.topics else None
    for feed_id, posted in enumerate(times):
        share = rng.beta(*(habits.opens if rng.random() < habits.favourites else habits.skims))
        # A third comes whole without pictures, a third whole with them, a third as a beginning with a link.
        kind = rng.integers(3)
        usual = (0.0, 180_000.0, 320_000.0)[kind] * rng.lognormal(0.0, 0.5)
        about = speech.choose_topics() if speech else []
        for at in posted.tolist():
            missing, title, snippet = usual * rng.lognormal(0.0, 0.6), "", ""
            if speech:
                topic = int(rng.choice(about))
                share = speech.share_of(topic)
                title, snippet = speech.say(topic, 5, 3), speech.say(topic, 12, 12)
            made.append((at, feed_id, missing, bool(rng.random() < share), title, snippet, share))
    made.sort()
    return tuple(
        Post(number, feed_id, at, missing, wanted, title, snippet, chance)
        for number, (at, feed_id, missing, wanted, title, snippet, chance) in enumerate(made, 1)
    )


class _Speech:
    """What posts are about, in made-up words, and which of it the owner likes."""

    def __init__(self, habits: Habits, rng: np.random.Generator) -> None:
        self._habits, self._rng = habits, rng
        self._common = _make_words(COMMON_WORDS, rng)
        self._words = [_make_words(TOPIC_WORDS, rng) for _ in range(habits.topics)]
        self._liked = set(rng.choice(habits.topics, habits.liked_topics, replace=False).tolist())

    def choose_topics(self) -> list[int]:
        """Of one feed."""
        return [int(one) for one in self._rng.choice(self._habits.topics, 3, replace=False)]

    def share_of(self, topic: int) -> float:
        opened, left = self._habits.opens if topic in self._liked else self._habits.skims
        return opened / (opened + left)

    def say(self, topic: int, own: int, common: int) -> str:
        """So many words of its topic, some of which come more often than others, and so many that stand anywhere."""
        words = [self._words[topic][min(int(one), TOPIC_WORDS) - 1] for one in self._rng.zipf(1.3, own)]
        any_ = [self._common[int(one)] for one in self._rng.integers(0, COMMON_WORDS, common)]
        return " ".join([*words, *any_])


def _make_words(count: int, rng: np.random.Generator) -> list[str]:
    syllables = [c + v for c in "bdfgklmnprstvz" for v in "aeiou"]
    return ["".join(syllables[int(one)] for one in rng.integers(0, len(syllables), 4)) for _ in range(count)]
