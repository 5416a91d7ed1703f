"""Event-driven simulator: plays a history to one policy, on a machine that may be off, and records its polls.

The policy is shown nothing that has not happened yet. Polls beyond the most of a local day are refused and counted.
Times are whole seconds.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections import deque
from collections.abc import Callable, Sequence
from datetime import tzinfo
from typing import TypeAlias

import numpy as np
from msgspec import Struct

from reader.core.errors import PaperroundError
from reader.core.records.logged import most_a_day
from reader.core.records.machine import PresenceSign
from reader.core.records.planning import BoolArray, FloatArray, IntArray
from reader.lab.files import Trial
from reader.planner.choose import MINUTE_S, room_at, room_now
from reader.planner.days import next_day_start
from reader.planner.learning.evidence import first_fetch_known_from
from reader.planner.learning.localtime import local_seconds, slot_of_day
from reader.planner.learning.rhythm import SLOT_S, SLOTS
from reader.planner.strategies.policy import (
    NO_FEEDS,
    Circumstances,
    Factory,
    Machine,
    Policy,
    all_of_it,
    make_circumstances,
    usual_wake_ups,
)

MOSTLY = 0.85
"""The share of days on which the machine must be off in a slot for the slot to count as usually off."""
APART_S = 60.0
"""Polls less far apart are one wake-up."""
PER_POLL_S = 0.1
"""Seconds of the radio for a small answer, with others on the way at the same time."""
_Event: TypeAlias = tuple[float, PresenceSign | None]
"""The instant of a visit, or of a sign of presence."""


class Facts(Struct, frozen=True):
    """The computer during a trial: a replay polls only while it could."""

    off: tuple[tuple[float, float], ...] = ()
    """When nothing could be polled, in order, without overlaps."""
    share_at: Callable[[float], float] = all_of_it
    wake_ups: Callable[[float], float] = usual_wake_ups
    per_minute: int | None = None
    """The most polls in any sixty seconds."""

    def next_on(self, at: float) -> float:
        """The first instant from `at` on at which the machine runs."""
        place = bisect_right(self.off, (at, np.inf)) - 1
        return self.off[place][1] if place >= 0 and at < self.off[place][1] else at


ALWAYS_ON = Facts()


def make_machine(facts: Facts, since: float, until: float, zone: tzinfo) -> Machine:
    """The machine as a policy that had run on it would know it."""
    closed = _usually_off(facts.off, since, until, zone) if facts.off else None
    return Machine(closed, facts.share_at, facts.wake_ups)


def _usually_off(off: Sequence[tuple[float, float]], since: float, until: float, zone: tzinfo) -> BoolArray:
    """The slots of a day through which it was usually off from beginning to end."""
    times = np.arange(since, until, SLOT_S)
    starts, ends = (np.array(column) for column in zip(*off, strict=True))
    place = np.searchsorted(starts, times, side="right") - 1
    is_off = (place >= 0) & (times + SLOT_S <= ends[np.maximum(place, 0)])
    slots = slot_of_day(local_seconds(times, zone), SLOTS)
    seen = np.bincount(slots, minlength=SLOTS)
    return np.asarray(np.bincount(slots, is_off, minlength=SLOTS) > MOSTLY * np.maximum(seen, 1))


class Radio(Struct, frozen=True):
    """A radio that is brought up for each wake-up and stays up for its tail, as Huang et al. (MobiSys 2012)
    measured."""

    promotion_s: float
    tail_s: float


WIFI, MOBILE = Radio(0.0, 0.24), Radio(0.26, 11.6)


def wake_up_sizes(times: FloatArray) -> IntArray:
    """The number of polls of each wake-up, in the order of time."""
    if not times.size:
        return np.empty(0, dtype=np.int64)
    ordered = np.sort(times)
    starts = np.flatnonzero(np.concatenate(([True], np.diff(ordered) > APART_S)))
    return np.diff(np.append(starts, len(ordered)))


def radio_seconds(times: FloatArray, radio: Radio) -> float:
    return seconds_up(len(wake_up_sizes(times)), len(times), radio)


def seconds_up(wake_ups: float, polls: float, radio: Radio) -> float:
    return wake_ups * (radio.promotion_s + radio.tail_s) + PER_POLL_S * polls


class Polls(Struct, frozen=True):
    """The polls of a policy: two columns in the order of time."""

    feeds: IntArray
    times: FloatArray
    refused: int
    """The number of polls beyond the budget."""


class BrokenPolicyError(PaperroundError):
    """Says that a policy does not keep to its interface."""


def circumstances_of(trial: Trial, budget_per_day: int | None, facts: Facts = ALWAYS_ON) -> Circumstances:
    """The circumstances that a policy may know before the test begins."""
    start_at = trial.start_at
    since, posts_from = trial.history_from, None
    posts = [times[times >= since] for times in trial.feeds.posts]
    if trial.is_first_day:
        since, windows = start_at, trial.feeds.windows.tolist()
        posts = [times[times <= start_at][-window:] for times, window in zip(trial.feeds.posts, windows, strict=True)]
        posts_from = np.array(
            [
                first_fetch_known_from(document, start_at, len(document) >= window)
                for document, window in zip(posts, windows, strict=True)
            ]
        )
    return make_circumstances(
        start_at=start_at,
        zone=trial.zone,
        posts=posts,
        visits=trial.visits[(trial.visits >= since) & (trial.visits < start_at)],
        budget_per_day=budget_per_day,
        windows=trial.feeds.windows,
        history_from=since,
        posts_from=posts_from,
        machine=make_machine(facts, start_at, trial.end_at, trial.zone),
        signs=[one for one in trial.signs if since <= one.at < start_at],
        floors_s=trial.feeds.floors_s,
        visits_by_feed=None
        if trial.visits_by_feed is None
        else tuple(times[(times >= since) & (times < start_at)] for times in trial.visits_by_feed),
        limit_every_day=trial.limit_every_day,
    )


def replay(
    trial: Trial,
    make_policy: Factory,
    budget_per_day: int | None,
    on_progress: Callable[[float], None] | None = None,
    facts: Facts = ALWAYS_ON,
) -> Polls:
    """The polls that one policy makes in this trial. `on_progress` gets the time of the replay. While the machine is
    off by the `facts`, the policy is not asked; for what is too much for a minute it is asked again when there is
    room."""
    policy = make_policy(circumstances_of(trial, budget_per_day, facts))
    world = _World(trial, budget_per_day, facts.per_minute)
    events = _list_events(trial)
    now = trial.start_at
    while True:
        # Rounded up: a policy may be asked a little late, never early.
        wanted_at = min(policy.next_wake(), world.room_at)
        wake_at = max(float(np.ceil(facts.next_on(wanted_at))), now)
        event = events.popleft() if events and events[0][0] <= wake_at else None
        now = wake_at if event is None else event[0]
        if now >= trial.end_at:
            return world.polls()
        _ask(policy, world, now, event)
        if on_progress:
            on_progress(now)


def _list_events(trial: Trial) -> deque[_Event]:
    """The events of the test in the order of time; a sign at the very instant of a visit comes before it."""
    events: list[_Event] = [(at, None) for at in trial.visits.tolist()] + [(one.at, one) for one in trial.signs]
    inside = [event for event in events if trial.start_at <= event[0] < trial.end_at]
    return deque(sorted(inside, key=lambda event: (event[0], event[1] is None)))


def _ask(policy: Policy, world: _World, now: float, event: _Event | None) -> None:
    """Wake the policy or tell it of the event, and then what its polls brought."""
    if event is None:
        asked = policy.wake(now)
    elif event[1] is None:
        asked = policy.visited(now)
    else:
        asked = policy.heard(event[1])
    feeds = world.allow(asked, now)
    if feeds.size:
        policy.polled(feeds, now, world.fetch(feeds, now))
    if event is None and not policy.next_wake() > now:
        raise BrokenPolicyError(f"The policy {policy.name} wants to be asked again at the same time.")


class _World:
    """The feeds as they really are, and the polls made so far."""

    def __init__(self, trial: Trial, budget_per_day: int | None, per_minute: int | None) -> None:
        self._trial, self._per_minute = trial, per_minute
        self._last_minute: list[float] = []
        self.room_at = math.inf
        """When there is room for the rest of the polls; infinity if none are left over."""
        self._times = [times.tolist() for times in trial.feeds.posts]
        self._windows = trial.feeds.windows.tolist()
        self._seen = [bisect_right(times, trial.start_at) for times in self._times]
        self._most = math.inf
        if budget_per_day is not None:
            self._most = most_a_day(budget_per_day, limit_every_day=trial.limit_every_day)
        self._left = self._most
        self._day_end = next_day_start(trial.start_at, trial.zone)
        self._feeds: list[IntArray] = []
        self._at: list[float] = []
        self._refused = 0

    def allow(self, asked: IntArray, now: float) -> IntArray:
        """Grant as many of the feeds as the day's budget and this minute allow, the first asked first."""
        while now >= self._day_end:
            self._day_end = next_day_start(self._day_end, self._trial.zone)
            self._left = self._most
        feeds = np.asarray(asked, dtype=np.int64)
        affordable = feeds if self._left >= feeds.size else feeds[: int(self._left)]
        self._refused += feeds.size - affordable.size
        granted = affordable if self._per_minute is None else self._cut(affordable, now, self._per_minute)
        self._left -= granted.size
        if granted.size:
            self._feeds.append(granted)
            self._at.append(now)
        return granted

    def _cut(self, feeds: IntArray, now: float, per_minute: int) -> IntArray:
        """Keep as many of the feeds as this minute has room for, as the engine counts it."""
        if now >= self.room_at:
            self.room_at = math.inf
        self._last_minute = [at for at in self._last_minute if at > now - MINUTE_S]
        granted = feeds[: room_now(self._last_minute, per_minute, now)]
        self._last_minute += [now] * granted.size
        if granted.size < feeds.size:
            self.room_at = room_at(self._last_minute, per_minute, now)
        return granted

    def fetch(self, feeds: IntArray, now: float) -> Sequence[FloatArray]:
        """The posts in each document that were not fetched before."""
        found = []
        for feed in feeds.tolist():
            until = bisect_right(self._times[feed], now)
            since = max(self._seen[feed], until - self._windows[feed])
            self._seen[feed] = until
            found.append(self._trial.feeds.posts[feed][since:until])
        return found

    def polls(self) -> Polls:
        times = np.repeat(np.array(self._at, dtype=np.float64), [feeds.size for feeds in self._feeds])
        return Polls(np.concatenate([NO_FEEDS, *self._feeds]), times, self._refused)
