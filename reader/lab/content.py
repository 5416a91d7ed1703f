"""How well policies keep profiles fresh: replays posts with titles hour by hour and measures profile quality.

Quality is the cosine between the profile of what was fetched and the profile of what was really posted, over
the last W posts of each feed; its mean over all feeds that post during the test, measured four times a day.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable

import numpy as np
from msgspec import Struct

from reader.lab.policies.content import ContentKind, ContentPolicy
from reader.lab.titles import ContentTrial
from reader.learn.content.profile import WINDOW
from reader.learn.content.vectors import Vector, add_up, cosine
from reader.model.planning import DAY_S, HOUR_S, FloatArray

MEASURED_EVERY_H = 6
DOCUMENT = 25
"""Entries that a feed's document holds."""
PRIOR_DAYS = 3.0
PRIOR_PER_DAY = 0.1


class ContentOutcome(Struct, frozen=True):
    policy: str
    polls_per_feed_day: float
    polls_per_day: float
    quality: float
    fetched_share: float
    """Which part of the test's posts was fetched before it left its feed's document."""


class _Fetched(Struct):
    """What is known of one feed: which of its posts were fetched last, and up to which post it was seen."""

    last: list[int]
    until: int


class ProfileMeasure:
    """Remembers profiles of whole runs of posts: most policies hold the same most of the time."""

    def __init__(self, trial: ContentTrial) -> None:
        self._trial = trial
        self._whole: dict[tuple[int, int], Vector] = {}
        rows = range(len(trial.ids))
        self.feeds = [f for f in rows if np.any(trial.times[f] > trial.start_at)]

    def quality(self, fetched: list[_Fetched], now: float) -> float:
        values = [self._of_feed(feed, fetched[feed], now) for feed in self.feeds]
        return float(np.mean(values)) if values else 1.0

    def _of_feed(self, feed: int, fetched: _Fetched, now: float) -> float:
        posted = bisect_right(self._trial.times[feed], now)
        truth = list(range(max(posted - WINDOW, 0), posted))
        if truth == fetched.last:
            return 1.0
        return cosine(self._profile(feed, fetched.last), self._profile(feed, truth))

    def _profile(self, feed: int, posts: list[int]) -> Vector:
        is_whole = bool(posts) and posts[-1] - posts[0] + 1 == len(posts) and len(posts) == WINDOW
        if not is_whole:
            return self._weigh(feed, posts)
        key = (feed, posts[-1])
        if key not in self._whole:
            self._whole[key] = self._weigh(feed, posts)
        return self._whole[key]

    def _weigh(self, feed: int, posts: Iterable[int]) -> Vector:
        whole = add_up([self._trial.vectors[feed][post] for post in posts])
        weights = whole.counts * self._trial.commonness.rarity(whole.buckets)
        return Vector(whole.buckets, weights.astype(np.float32))


def run_content_policy(
    trial: ContentTrial, kind: ContentKind, per_feed: float, measure: ProfileMeasure, seed: int = 1
) -> ContentOutcome:
    """One policy at one budget of polls per feed and day, spent evenly over the hours."""
    policy = ContentPolicy(
        kind, known_rates(trial, kind), trial.start_at, trial.similar, np.random.default_rng(seed)
    )
    fetched = [_known_at(times, trial.start_at) for times in trial.times]
    hours = int((trial.end_at - trial.start_at) // HOUR_S)
    polls, brought, qualities = 0, 0, []
    for hour in range(1, hours + 1):
        now = trial.start_at + hour * HOUR_S
        # Whole polls: what is left of a part is carried to the next hour.
        count = int(per_feed * len(trial.ids) * hour / 24) - polls
        if hour % MEASURED_EVERY_H == 0:
            qualities.append(measure.quality(fetched, now))
        for feed in policy.choose(now, count).tolist():
            since, until = _fetch(fetched[feed], trial.times[feed], now)
            policy.polled(feed, now, until - since, int(np.count_nonzero(trial.novel[feed][since:until])))
            brought += until - since
        polls += count
    posted = sum(int(np.count_nonzero(t > trial.start_at)) for t in trial.times)
    quality = float(np.mean(qualities)) if qualities else 1.0
    return ContentOutcome(kind.name, per_feed, polls / hours * 24, quality, brought / max(posted, 1))


def known_rates(trial: ContentTrial, kind: ContentKind) -> FloatArray:
    """Posts per day before the test, all or the novel ones; a silent feed may still speak."""
    days = (trial.start_at - trial.history_from) / DAY_S
    counts = [
        np.count_nonzero((times <= trial.start_at) & (novel if kind.by_content else True))
        for times, novel in zip(trial.times, trial.novel, strict=True)
    ]
    return (np.array(counts, dtype=np.float64) + PRIOR_PER_DAY * PRIOR_DAYS) / (days + PRIOR_DAYS)


def compare_content(
    trial: ContentTrial,
    kinds: Iterable[ContentKind],
    budgets: Iterable[float],
    on_run: Callable[[str], None],
) -> list[ContentOutcome]:
    measure = ProfileMeasure(trial)
    outcomes = []
    for kind in kinds:
        for per_feed in budgets:
            on_run(kind.name)
            outcomes.append(run_content_policy(trial, kind, per_feed, measure))
    return outcomes


def _known_at(times: FloatArray, at: float) -> _Fetched:
    until = bisect_right(times, at)
    return _Fetched(list(range(max(until - WINDOW, 0), until)), until)


def _fetch(fetched: _Fetched, times: FloatArray, now: float) -> tuple[int, int]:
    """What the document holds that was not fetched before, as a range of the feed's posts."""
    until = bisect_right(times, now)
    since = max(fetched.until, until - DOCUMENT)
    fetched.last = [*fetched.last, *range(since, until)][-WINDOW:]
    fetched.until = until
    return since, until
