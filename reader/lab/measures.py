"""The papers' own measures of a list of polls: posting delay (Sia & Cho), missing posts (Han et al.), error in both
averaging modes and traffic (Urbansky et al.)."""

from __future__ import annotations

import numpy as np
from msgspec import Struct

from reader.core.records.planning import BoolArray, FloatArray, IntArray
from reader.lab.files import Trial
from reader.lab.replay import Polls
from reader.lab.score import split_by_feed

ENTRY_BYTES = 560.0
"""A post in a document, by Sia & Cho 4.6."""
UNCHANGED_BYTES = 300.0
"""An answer 304 with its head."""


class FeedPolls(Struct, frozen=True):
    """One feed's polls and posts during a test."""

    posts: FloatArray
    polls: FloatArray
    gap: IntArray
    """The poll after each post; the number of polls if there is none."""
    kept: BoolArray
    """Whether each post was still in the document at that poll, or at the end of the test."""
    window: int

    @property
    def found(self) -> BoolArray:
        return np.asarray(self.kept & (self.gap < len(self.polls)))

    @property
    def delays_min(self) -> FloatArray:
        """Minutes from post to poll of those found."""
        return np.asarray((self.polls[self.gap[self.found]] - self.posts[self.found]) / 60)

    @property
    def new_at_poll(self) -> IntArray:
        """How many posts each poll brought."""
        return np.bincount(self.gap[self.found], minlength=len(self.polls))


def polls_by_feed(trial: Trial, polls: Polls) -> list[FeedPolls]:
    rows = split_by_feed(polls.feeds, polls.times, len(trial.feeds.posts))
    found = []
    for times, polled, window in zip(trial.feeds.posts, rows, trial.feeds.windows.tolist(), strict=True):
        posts = times[(times > trial.start_at) & (times < trial.end_at)]
        gap = np.searchsorted(polled, posts, side="left")
        last = np.cumsum(np.bincount(gap, minlength=len(polled) + 1))[gap]
        found.append(FeedPolls(posts, polled, gap, np.asarray(last - np.arange(len(posts)) <= window), window))
    return found


class Delay(Struct, frozen=True):
    mean: float
    most: float
    deviation: float


def posting_delay(trial: Trial, polls: Polls) -> Delay:
    """Minutes from every post to the next poll of its feed, or to the end of the test if there is none."""
    waits = [(np.append(one.polls, trial.end_at)[one.gap] - one.posts) / 60 for one in polls_by_feed(trial, polls)]
    every = np.concatenate([np.zeros(0), *waits])
    return Delay(float(every.mean()), float(every.max()), float(every.std())) if every.size else Delay(0.0, 0.0, 0.0)


class Missing(Struct, frozen=True):
    share: float
    """The posts that left their document before any poll."""
    delay_min: float
    """The mean of the others."""


def missing_posts(trial: Trial, polls: Polls) -> Missing:
    feeds = polls_by_feed(trial, polls)
    posts = sum(len(one.posts) for one in feeds)
    delays = np.concatenate([np.zeros(0), *(one.delays_min for one in feeds)])
    lost = sum(int(np.count_nonzero(~one.kept)) for one in feeds)
    return Missing(lost / max(posts, 1), float(delays.mean()) if delays.size else 0.0)


class Error(Struct, frozen=True):
    """Delay and polls per post found, and their product (equation 4 of Urbansky et al.)."""

    delay_min: float
    polls_per_item: float

    @property
    def error(self) -> float:
        return self.delay_min * self.polls_per_item


def errors(trial: Trial, polls: Polls) -> tuple[Error, Error]:
    """The mean over the feeds that brought a post, each by its own means; and over all polls together."""
    feeds = [one for one in polls_by_feed(trial, polls) if one.found.any()]
    if not feeds:
        return Error(0.0, 0.0), Error(0.0, 0.0)
    delays = [float(one.delays_min.mean()) for one in feeds]
    costs = [len(one.polls) / int(one.found.sum()) for one in feeds]
    items = sum(int(one.found.sum()) for one in feeds)
    pooled = sum(float(one.delays_min.sum()) for one in feeds) / items
    by_polls = Error(pooled, sum(len(one.polls) for one in feeds) / items)
    return Error(float(np.mean(delays)), float(np.mean(costs))), by_polls


class Traffic(Struct, frozen=True):
    """Bytes of all answers: documents in full, 304 where nothing is new, and new posts alone (RFC 3229)."""

    whole: float
    conditional: float
    new_only: float


def traffic(trial: Trial, polls: Polls) -> Traffic:
    whole = conditional = new_only = 0.0
    for one in polls_by_feed(trial, polls):
        document, news = one.window * ENTRY_BYTES, one.new_at_poll
        changed = int(np.count_nonzero(news))
        unchanged = (len(one.polls) - changed) * UNCHANGED_BYTES
        whole += len(one.polls) * document
        conditional += changed * document + unchanged
        new_only += float(news.sum()) * ENTRY_BYTES + unchanged
    return Traffic(whole, conditional, new_only)


def rank_correlation(one: FloatArray, other: FloatArray) -> float:
    """Spearman's, with equal values sharing their rank."""

    def ranks(values: FloatArray) -> FloatArray:
        _, place, counts = np.unique(values, return_inverse=True, return_counts=True)
        return np.asarray((np.cumsum(counts) - (counts - 1) / 2)[place])

    return float(np.corrcoef(ranks(one), ranks(other))[0, 1]) if len(one) > 1 else 1.0
