"""The interface of a polling policy: it is asked, in the order of time, which feeds to poll.

All policies of the lab and the one of the product have this shape. A policy sees what it is given here and
what its polls bring, and nothing else; it reads no clock. Runs on whichever thread calls it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import tzinfo
from typing import Protocol, TypeAlias, runtime_checkable

import numpy as np
from msgspec import Struct

from reader.errors import PlanError
from reader.learn.evidence import USUAL_WINDOW
from reader.model.machine import PresenceSign
from reader.model.planning import WAKE_UPS, BoolArray, FloatArray, IntArray


def all_of_it(at: float) -> float:
    return 1.0


def usual_wake_ups(at: float) -> float:
    return WAKE_UPS


class Machine(Struct, frozen=True):
    """What a policy may know of the computer it runs on; most know nothing and ask for nothing."""

    closed: BoolArray | None = None
    """(slots of a day): where it is usually off."""
    share_at: Callable[[float], float] = all_of_it
    """Of the day's budget: the bar is as high as on a day with only so much. Less than 1 on battery."""

    wake_ups: Callable[[float], float] = usual_wake_ups
    """How often a day it may be woken; less often on battery."""


ALWAYS_ON = Machine()


class Circumstances(Struct, frozen=True):
    """What a policy knows when it starts. At `start_at` every feed counts as just polled."""

    feeds: int
    budget_per_day: int | None
    """Polls per local day over all feeds; None where the policy is run at its own cost."""
    start_at: float
    zone: tzinfo
    windows: IntArray
    """How many entries each feed's document holds."""
    weights: FloatArray
    floors_s: FloatArray
    """(feeds,) for how long after a poll each publisher wants to be left alone."""
    posts: tuple[FloatArray, ...]
    """Per feed, the times of its known posts up to `start_at`, in order."""
    visits: FloatArray
    """When the user looked before `start_at`, in order."""
    history_from: float
    """Since when posts and visits are known: silence before it says nothing."""
    posts_from: FloatArray | None = None
    """(feeds,) since when the posts of each are known, where that is not all the same: after a first document."""
    machine: Machine = ALWAYS_ON
    signs: tuple[PresenceSign, ...] = ()
    """Signs of presence before `start_at`, in order; none where nobody heard any."""


NO_FEEDS: IntArray = np.empty(0, dtype=np.int64)


class Policy(Protocol):
    """Who derives from it need not answer a visit, nor hear what polls brought."""

    name: str

    def next_wake(self) -> float:
        """When it next wants to be asked; infinity if never. Later than the last `wake`."""
        ...

    def wake(self, now: float) -> IntArray:
        """Which feeds to poll at `now`."""
        ...

    def visited(self, now: float) -> IntArray:
        """The user looked at `now`; which feeds to poll right after it."""
        return NO_FEEDS

    def polled(self, feeds: IntArray, now: float, posts: Sequence[FloatArray]) -> None:
        """Those polls were made, and brought these posts that were new to us. What had rolled off a feed's
        window before the poll is not among them."""
        return


@runtime_checkable
class HearsSigns(Protocol):
    """A policy that is told of signs of presence, too."""

    def heard(self, sign: PresenceSign) -> IntArray:
        """The user came to the machine; which feeds to poll at once."""
        ...


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
) -> Circumstances:
    """Circumstances in order: sorted, checked, and without anything later than `start_at`."""
    feeds = len(posts)
    if budget_per_day is not None and budget_per_day < 0:
        raise PlanError(f"A budget of {budget_per_day} polls a day cannot be kept; give 0 or more.")
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
    )


def _past(times: FloatArray, start_at: float, what: str) -> FloatArray:
    values = np.sort(np.asarray(times, dtype=np.float64))
    if not np.isfinite(values).all():
        raise PlanError(f"The time of a {what} is not a number; remove it from the history.")
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
