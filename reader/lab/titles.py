"""Reads posts with titles and turns them into what the content experiment needs. Complaints name the file."""

from __future__ import annotations

import csv
from collections.abc import Callable
from pathlib import Path

import numpy as np
from msgspec import Struct

from reader.errors import UsageError
from reader.lab.files import numbers_first, open_text, parse_instant
from reader.learn.content.digest import everything_in, make_digest
from reader.learn.content.profile import FeedProfile
from reader.learn.content.similarity import TERMS_PER_FEED, SimilarFeeds
from reader.learn.content.vectors import Commonness, Vector
from reader.model.planning import DAY_S, BoolArray, FloatArray


class TitledPost(Struct, frozen=True):
    feed_id: str
    at: float
    title: str


class ContentTrial(Struct, frozen=True):
    """Per feed: when its posts came, what they say, and which were novel. Learned from before `start_at`."""

    ids: tuple[str, ...]
    times: tuple[FloatArray, ...]
    vectors: tuple[list[Vector], ...]
    novel: tuple[BoolArray, ...]
    commonness: Commonness
    """Of the days before the test."""
    similar: dict[int, list[tuple[int, float]]]
    history_from: float
    start_at: float
    end_at: float


def read_titled_posts(path: Path) -> list[TitledPost]:
    """All posts in the order of time."""
    with open_text(path) as text:
        rows = csv.DictReader(text)
        if not {"feed_id", "unix_ts", "title"} <= set(rows.fieldnames or ()):
            raise UsageError(f"{path} needs the columns feed_id, unix_ts and title in its first line.")
        try:
            posts = [
                TitledPost(row["feed_id"] or "", parse_instant(row["unix_ts"]), row["title"] or "")
                for row in rows
            ]
        except (TypeError, ValueError, csv.Error, OSError, EOFError, UnicodeDecodeError):
            raise UsageError(
                f"{path}, line {rows.line_num}: expected feed_id, unix_ts and a title."
            ) from None
    if not posts:
        raise UsageError(f"{path} holds no posts.")
    return sorted(posts, key=lambda post: post.at)


def make_content_trial(
    posts: list[TitledPost], train_days: int, test_days: int, on_post: Callable[[], None]
) -> ContentTrial:
    """Judges every post against those of its feed before it, as a reader that misses none would."""
    history_from = posts[0].at
    start_at = history_from + train_days * DAY_S
    end_at = min(start_at + test_days * DAY_S, posts[-1].at)
    if start_at >= posts[-1].at:
        covered = int((posts[-1].at - history_from) / DAY_S)
        raise UsageError(f"The posts cover only {covered} days; nothing is left to test after {train_days}.")
    reader = _Reader(sorted({post.feed_id for post in posts}, key=numbers_first))
    for post in posts:
        if post.at > start_at and not reader.is_settled:
            reader.settle()
        if post.at < end_at:
            reader.take(post)
        on_post()
    return reader.trial(history_from, start_at, end_at)


class _Reader:
    def __init__(self, ids: list[str]) -> None:
        self._ids = ids
        self._place = {feed_id: place for place, feed_id in enumerate(ids)}
        self._times: list[list[float]] = [[] for _ in ids]
        self._vectors: list[list[Vector]] = [[] for _ in ids]
        self._novel: list[list[bool]] = [[] for _ in ids]
        self._profiles = [FeedProfile() for _ in ids]
        self._commonness = Commonness()
        self._similar: dict[int, list[tuple[int, float]]] = {}
        self.is_settled = False

    def take(self, post: TitledPost) -> None:
        feed, digest = self._place[post.feed_id], make_digest(post.title)
        if not self.is_settled:
            self._commonness.add(everything_in(digest))
        self._times[feed].append(post.at)
        self._vectors[feed].append(digest.vector)
        self._novel[feed].append(self._profiles[feed].add(digest.vector, self._commonness))

    def settle(self) -> None:
        """The test begins: what is common and which feeds are similar stays as it is now."""
        similar = SimilarFeeds()
        for feed, profile in enumerate(self._profiles):
            similar.place(feed, profile.top(self._commonness, TERMS_PER_FEED))
        self._similar = {feed: similar.neighbours(feed) for feed in range(len(self._ids))}
        self.is_settled = True

    def trial(self, history_from: float, start_at: float, end_at: float) -> ContentTrial:
        return ContentTrial(
            ids=tuple(self._ids),
            times=tuple(np.array(times) for times in self._times),
            vectors=tuple(self._vectors),
            novel=tuple(np.array(novel, dtype=np.bool_) for novel in self._novel),
            commonness=self._commonness,
            similar=self._similar,
            history_from=history_from,
            start_at=start_at,
            end_at=end_at,
        )
