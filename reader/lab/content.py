"""The content experiment: replays posts with titles hour by hour and measures how fresh policies keep profiles.

Quality (Roitman et al., equation 4) is the cosine between the profile of what was fetched and the profile of what was
really posted, over the last W posts of each feed; its mean over all feeds that post during the test, measured four
times a day.
"""

from __future__ import annotations

import csv
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Protocol

import numpy as np
from msgspec import Struct

from reader.core.errors import UsageError
from reader.core.records.planning import DAY_S, HOUR_S, BoolArray, FloatArray, IntArray
from reader.lab.files import numbers_first, open_text, parse_instant
from reader.lab.policies.roitman import WINDOW
from reader.planner.content.digest import everything_in, make_digest
from reader.planner.content.profile import FeedProfile
from reader.planner.content.similarity import TERMS_PER_FEED, SimilarFeeds
from reader.planner.content.vectors import DocumentFrequency, Vector, add_up, cosine

MEASURED_EVERY_H = 6
DOCUMENT = 25
"""Entries in a feed's document."""
PRIOR_DAYS = 3.0
PRIOR_PER_DAY = 0.1


class TitledPost(Struct, frozen=True):
    feed_id: str
    at: float
    title: str


class ContentTrial(Struct, frozen=True):
    """For each feed, when its posts came, what they say, and which were novel."""

    ids: tuple[str, ...]
    times: tuple[FloatArray, ...]
    vectors: tuple[list[Vector], ...]
    novel: tuple[BoolArray, ...]
    document_frequency: DocumentFrequency
    """Counted over the days before the test."""
    similar: dict[int, list[tuple[int, float]]]
    history_from: float
    start_at: float
    end_at: float


def read_titled_posts(path: Path) -> list[TitledPost]:
    """All posts of a CSV file in the order of time."""
    with open_text(path) as text:
        rows = csv.DictReader(text)
        if not {"feed_id", "unix_ts", "title"} <= set(rows.fieldnames or ()):
            raise UsageError(f"{path} needs the columns feed_id, unix_ts and title in its first line.")
        try:
            posts = [
                TitledPost(row["feed_id"] or "", parse_instant(row["unix_ts"]), row["title"] or "") for row in rows
            ]
        except (TypeError, ValueError, csv.Error, OSError, EOFError, UnicodeDecodeError):
            raise UsageError(f"{path}, line {rows.line_num}: expected feed_id, unix_ts and a title.") from None
    if not posts:
        raise UsageError(f"There are no posts in {path}.")
    return sorted(posts, key=lambda post: post.at)


def make_content_trial(posts: list[TitledPost], train_days: int, test_days: int) -> ContentTrial:
    """Judge every post against those of its feed before it, as a reader that misses none would."""
    history_from = posts[0].at
    start_at = history_from + train_days * DAY_S
    end_at = min(start_at + test_days * DAY_S, posts[-1].at)
    if start_at >= posts[-1].at:
        covered = int((posts[-1].at - history_from) / DAY_S)
        raise UsageError(f"The posts cover only {covered} days. Give fewer --train-days than {train_days}.")
    reader = _Reader(sorted({post.feed_id for post in posts}, key=numbers_first))
    for post in posts:
        if post.at > start_at and not reader.is_settled:
            reader.settle()
        if post.at < end_at:
            reader.learn(post)
    return reader.trial(history_from, start_at, end_at)


class _Reader:
    def __init__(self, ids: list[str]) -> None:
        self._ids = ids
        self._place = {feed_id: place for place, feed_id in enumerate(ids)}
        self._times: list[list[float]] = [[] for _ in ids]
        self._vectors: list[list[Vector]] = [[] for _ in ids]
        self._novel: list[list[bool]] = [[] for _ in ids]
        self._profiles = [FeedProfile() for _ in ids]
        self._document_frequency = DocumentFrequency()
        self._similar: dict[int, list[tuple[int, float]]] = {}
        self.is_settled = False

    def learn(self, post: TitledPost) -> None:
        feed, digest = self._place[post.feed_id], make_digest(post.title)
        if not self.is_settled:
            self._document_frequency.add(everything_in(digest))
        self._times[feed].append(post.at)
        self._vectors[feed].append(digest.vector)
        self._novel[feed].append(self._profiles[feed].add(digest.vector, self._document_frequency))

    def settle(self) -> None:
        """Keep which words are common and which feeds are similar as they are now: the test begins."""
        similar = SimilarFeeds()
        for feed, profile in enumerate(self._profiles):
            similar.place(feed, profile.top(self._document_frequency, TERMS_PER_FEED))
        self._similar = {feed: similar.neighbours(feed) for feed in range(len(self._ids))}
        self.is_settled = True

    def trial(self, history_from: float, start_at: float, end_at: float) -> ContentTrial:
        return ContentTrial(
            ids=tuple(self._ids),
            times=tuple(np.array(times) for times in self._times),
            vectors=tuple(self._vectors),
            novel=tuple(np.array(novel, dtype=np.bool_) for novel in self._novel),
            document_frequency=self._document_frequency,
            similar=self._similar,
            history_from=history_from,
            start_at=start_at,
            end_at=end_at,
        )


class Chooser(Protocol):
    """A policy that chooses which feeds to poll in each hour."""

    def choose(self, now: float, count: int) -> IntArray:
        """The feeds to poll now, at most `count`."""
        ...

    def polled(self, feed: int, now: float, brought: range) -> None:
        """Learn from the posts of the feed that a poll brought."""
        ...


class Fetched(Struct):
    last: list[int]
    """The posts of a feed that were fetched last."""
    until: int
    """The number of its posts that were out at the last poll."""


class ProfileMeasure:
    """The measure of quality. Caches profiles of whole runs of posts, which most policies share most of the time."""

    def __init__(self, trial: ContentTrial, window: int = WINDOW) -> None:
        self._trial, self.window = trial, window
        self._whole: dict[tuple[int, int], Vector] = {}
        self.feeds = [feed for feed, times in enumerate(trial.times) if np.any(times > trial.start_at)]

    def quality(self, fetched: list[Fetched], now: float) -> float:
        values = [self.of_feed(feed, fetched[feed], now) for feed in self.feeds]
        return float(np.mean(values)) if values else 1.0

    def of_feed(self, feed: int, fetched: Fetched, now: float) -> float:
        posted = bisect_right(self._trial.times[feed], now)
        truth = list(range(max(posted - self.window, 0), posted))
        if truth == fetched.last:
            return 1.0
        return cosine(self._profile(feed, fetched.last), self._profile(feed, truth))

    def _profile(self, feed: int, posts: list[int]) -> Vector:
        is_whole = bool(posts) and posts[-1] - posts[0] + 1 == len(posts) and len(posts) == self.window
        if not is_whole:
            return self._weigh(feed, posts)
        key = (feed, posts[-1])
        if key not in self._whole:
            self._whole[key] = self._weigh(feed, posts)
        return self._whole[key]

    def _weigh(self, feed: int, posts: Iterable[int]) -> Vector:
        whole = add_up([self._trial.vectors[feed][post] for post in posts])
        weights = whole.counts * self._trial.document_frequency.rarity(whole.buckets)
        return Vector(whole.buckets, weights.astype(np.float32))


def run_content_policy(trial: ContentTrial, policy: Chooser, per_hour: float, measure: ProfileMeasure) -> float:
    """The quality of one policy with so many polls in every hour."""
    fetched = [known_at(times, trial.start_at, measure.window) for times in trial.times]
    hours = int((trial.end_at - trial.start_at) // HOUR_S)
    polls, qualities = 0, []
    for hour in range(1, hours + 1):
        now = trial.start_at + hour * HOUR_S
        # Whole polls: what is left of a part is carried to the next hour.
        count = int(per_hour * hour + 1e-9) - polls
        if hour % MEASURED_EVERY_H == 0:
            qualities.append(measure.quality(fetched, now))
        for feed in policy.choose(now, count).tolist():
            policy.polled(feed, now, fetch(fetched[feed], trial.times[feed], now, measure.window))
        polls += count
    return float(np.mean(qualities)) if qualities else 1.0


def known_rates(trial: ContentTrial, novel: Sequence[BoolArray] | None) -> FloatArray:
    """Posts per day before the test, all or the novel ones, with a prior for silent feeds."""
    days = (trial.start_at - trial.history_from) / DAY_S
    counts = [
        np.count_nonzero((times <= trial.start_at) & (True if novel is None else novel[feed]))
        for feed, times in enumerate(trial.times)
    ]
    return (np.array(counts, dtype=np.float64) + PRIOR_PER_DAY * PRIOR_DAYS) / (days + PRIOR_DAYS)


def known_at(times: FloatArray, at: float, window: int) -> Fetched:
    until = bisect_right(times, at)
    return Fetched(list(range(max(until - window, 0), until)), until)


def fetch(fetched: Fetched, times: FloatArray, now: float, window: int) -> range:
    """The feed's posts that a poll brings: those in the document that were not fetched before."""
    until = bisect_right(times, now)
    brought = range(max(fetched.until, until - DOCUMENT), until)
    fetched.last = [*fetched.last, *brought][-window:]
    fetched.until = until
    return brought
