"""The interface of a polling policy, which is asked in the order of time which feeds to poll. It reads no clock, and
sees only its circumstances and what its polls bring."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import tzinfo
from typing import Protocol, TypeAlias

import numpy as np
from msgspec import Struct

from reader.core.errors import PlanError
from reader.core.records.machine import PresenceSign
from reader.core.records.planning import WAKE_UPS, BoolArray, FloatArray, IntArray
from reader.planner.learning.evidence import USUAL_WINDOW


def all_of_it(at: float) -> float:
    return 1.0


def usual_wake_ups(at: float) -> float:
    return WAKE_UPS


class Machine(Struct, frozen=True):
    """The computer as far as a policy may know it."""

    closed: BoolArray | None = None
    """(slots of a day) when it is usually off."""
    share_at: Callable[[float], float] = all_of_it
    """The share of the day's budget to plan with at an instant; less than 1 on battery."""
    wake_ups: Callable[[float], float] = usual_wake_ups
    """The wake-ups a day at an instant; fewer on battery."""


ALWAYS_ON = Machine()


class Circumstances(Struct, frozen=True):
    """The facts a policy starts with. At `start_at` every feed counts as just polled unless `last_polls` are known."""

    feeds: int
    budget_per_day: int | None
    """Polls per local day over all feeds, on average; None if the policy runs at its own cost."""
    start_at: float
    zone: tzinfo
    windows: IntArray
    """The number of entries in each feed's document."""
    weights: FloatArray
    floors_s: FloatArray
    """(feeds,) how long each publisher wants to be left alone after a poll."""
    posts: tuple[FloatArray, ...]
    """Per feed, the times of its known posts up to `start_at`, in order."""
    visits: FloatArray
    """The user's visits before `start_at`, in order."""
    history_from: float
    """Since when posts and visits are known."""
    posts_from: FloatArray | None = None
    """(feeds,) since when each feed's posts are known, if that differs: after a first document."""
    machine: Machine = ALWAYS_ON
    signs: tuple[PresenceSign, ...] = ()
    """Signs of presence before `start_at`, in order."""
    visits_by_feed: tuple[FloatArray, ...] | None = None
    """Per feed, the visits that were to it, if that is known; else every visit is to all of them."""
    limit_every_day: bool = False
    """Whether the budget binds on every day."""
    last_polls: FloatArray | None = None
    """(feeds,) when each was last polled."""
    spent_today: int = 0
    """How much of the day's budget is spent at `start_at`."""

    def last_polls_at(self) -> FloatArray:
        return np.full(self.feeds, self.start_at) if self.last_polls is None else self.last_polls.copy()


NO_FEEDS: IntArray = np.empty(0, dtype=np.int64)


class Policy(Protocol):
    """A polling policy; those that derive from it need only `next_wake` and `wake`."""

    name: str

    def next_wake(self) -> float:
        """The next instant, later than the last `wake`, at which to ask it; infinity if never."""
        ...

    def wake(self, now: float) -> IntArray:
        """The feeds to poll at `now`."""
        ...

    def visited(self, now: float) -> IntArray:
        """The feeds to poll right after the user's visit at `now`."""
        return NO_FEEDS

    def heard(self, sign: PresenceSign) -> IntArray:
        """The feeds to poll right away when the user comes to the machine."""
        return NO_FEEDS

    def polled(self, feeds: IntArray, now: float, posts: Sequence[FloatArray]) -> None:
        """Learn which new posts the polls brought, without those that had rolled off a feed's window."""
        return

    def usual_span_s(self, feed: int) -> float:
        """The time from one poll of a feed to the next as the policy reckons it; 0 if it reckons in other terms."""
        return 0.0


Factory: TypeAlias = Callable[[Circumstances], Policy]


def make_circumstances(  # noqa: PLR0913 - each is a fact of its own, and given by name
    *,
    start_at: float,
    zone: tzinfo,
    posts: Sequence[FloatArray],
    visits: FloatArray,
    budget_per_day: int | None = None,
    windows: IntArray | None = None,
    weights: FloatArray | None = None,
    history_from: float | None = None,
    posts_from: FloatArray | None = None,
    machine: Machine = ALWAYS_ON,
    signs: Sequence[PresenceSign] = (),
    floors_s: FloatArray | None = None,
    visits_by_feed: Sequence[FloatArray] | None = None,
    last_polls: FloatArray | None = None,
    spent_today: int = 0,
    limit_every_day: bool = False,
) -> Circumstances:
    """Circumstances that are sorted, checked, and without anything later than `start_at`."""
    feeds = len(posts)
    if budget_per_day is not None and budget_per_day < 0:
        raise PlanError(f"A budget of {budget_per_day} polls a day isn't possible. Give 0 or more.")
    known = tuple(_past(times, start_at, "post") for times in posts)
    seen = _past(visits, start_at, "visit")
    first = min([times[0] for times in (*known, seen) if times.size], default=start_at)
    return Circumstances(
        feeds=feeds,
        budget_per_day=budget_per_day,
        start_at=float(start_at),
        zone=zone,
        windows=_windows(windows, feeds),
        weights=_weights(weights, feeds),
        posts=known,
        visits=seen,
        history_from=float(first if history_from is None else history_from),
        posts_from=posts_from,
        machine=machine,
        signs=tuple(one for one in signs if one.at <= start_at),
        floors_s=np.zeros(feeds) if floors_s is None else floors_s,
        visits_by_feed=None if visits_by_feed is None else tuple(_past(t, start_at, "visit") for t in visits_by_feed),
        last_polls=last_polls,
        spent_today=spent_today,
        limit_every_day=limit_every_day,
    )


def _past(times: FloatArray, start_at: float, what: str) -> FloatArray:
    values = np.sort(np.asarray(times, dtype=np.float64))
    if not np.isfinite(values).all():
        raise PlanError(f"The time of a {what} isn't a number. Remove it from the history.")
    return values[values <= start_at]


def _windows(windows: IntArray | None, feeds: int) -> IntArray:
    values = np.full(feeds, USUAL_WINDOW, dtype=np.int64) if windows is None else np.asarray(windows, dtype=np.int64)
    if values.shape != (feeds,) or (values < 1).any():
        raise PlanError("Every feed needs a window of at least one entry.")
    return values


def _weights(weights: FloatArray | None, feeds: int) -> FloatArray:
    values = np.ones(feeds) if weights is None else np.asarray(weights, dtype=np.float64)
    if values.shape != (feeds,) or not np.isfinite(values).all() or (values < 0).any():
        raise PlanError("Every feed needs a weight that is a number and not negative.")
    return values
