"""Histories and trials: what happened, and which part of it is used to learn and which to test."""

from __future__ import annotations

from datetime import tzinfo

import numpy as np
from msgspec import Struct

from reader.core.errors import UsageError
from reader.core.records.machine import PresenceSign, Sign
from reader.core.records.planning import DAY_S, WEEK_S, FloatArray, IntArray
from reader.planner.days import day_start
from reader.planner.learning.reading import merge_events

ENOUGH_EVENTS_INSIDE = 30
IDLE_S = 900.0
"""After this long without a key or the pointer a desktop calls the user idle."""


class Feeds(Struct, frozen=True):
    ids: tuple[str, ...]
    posts: tuple[FloatArray, ...]
    windows: IntArray
    floors_s: FloatArray | None = None
    """How long each publisher wants to be left alone after a poll; None if no one does."""


class Trial(Struct, frozen=True):
    """One experiment: learn from `history_from` to `start_at`, test from there to `end_at`."""

    feeds: Feeds
    visits: FloatArray
    zone: tzinfo
    history_from: float
    start_at: float
    end_at: float
    budget_per_day: int
    limit_every_day: bool = False
    """Whether the budget binds on every day, or on average."""
    signs: tuple[PresenceSign, ...] = ()
    """Signs of presence, in order."""
    is_first_day: bool = False
    """Whether everything was subscribed to at `start_at` by an unknown user: then a policy begins with what the feeds'
    documents held."""
    visits_by_feed: tuple[FloatArray, ...] | None = None
    """Per feed, the visits that were to it, if that is known; else every visit is to all of them."""

    @property
    def days(self) -> float:
        return (self.end_at - self.start_at) / DAY_S


def first_post_at(feeds: Feeds) -> float:
    return min(float(times[0]) for times in feeds.posts if times.size)


def last_post_at(feeds: Feeds) -> float:
    return max(float(times[-1]) for times in feeds.posts if times.size)


def auto_shift_weeks(feeds: Feeds, events: FloatArray) -> int:
    """The weeks by which to move events so that they fall on the posts' days; 0 if they already do."""
    first, last = first_post_at(feeds), last_post_at(feeds)
    inside = np.count_nonzero((events >= first) & (events <= last))
    if inside >= ENOUGH_EVENTS_INSIDE or not events.size:
        return 0
    day = first - first % DAY_S
    return int(np.ceil((day - events.min()) / WEEK_S))


def make_trial(
    feeds: Feeds, events: FloatArray, zone: tzinfo, train_days: int, test_days: int, budget_per_day: int
) -> Trial:
    """The trial that starts on the local day of the first post."""
    if not any(times.size for times in feeds.posts):
        raise UsageError("There are no posts in this history. Give a file with at least one.")
    history_from = day_start(first_post_at(feeds), zone)
    start_at = _days_later(history_from, train_days, zone)
    end_at = _days_later(start_at, test_days, zone)
    last = last_post_at(feeds)
    if last - start_at < (end_at - start_at) / 2:
        covered = int((last - history_from) / DAY_S)
        raise UsageError(
            f"The posts cover only {covered} days: too few to learn from {train_days} and test {test_days}."
        )
    visits = merge_events(events)
    if not np.any((visits >= start_at) & (visits < end_at)):
        raise UsageError("There are no visits during the test days. Choose other days or --shift-weeks auto.")
    return Trial(feeds, visits, zone, history_from, start_at, end_at, budget_per_day)


def starts_of_use(activity: FloatArray) -> tuple[PresenceSign, ...]:
    """The signs of presence of somebody who used the machine at these instants, in order."""
    is_start = np.diff(activity, prepend=-np.inf) > IDLE_S
    return tuple(PresenceSign(at, Sign.IDLE_ENDED) for at in activity[is_start].tolist())


def _days_later(at: float, days: int, zone: tzinfo) -> float:
    """The midnight `days` local days later."""
    # By way of noon, which no change of the clocks leaves out.
    return day_start(at + (days + 0.5) * DAY_S, zone)
