"""Event-driven simulator: plays a history to one policy and writes down which polls it made.

The policy is shown nothing that has not happened yet. The budget binds on every local day: what is asked
beyond it is refused and counted. Times are whole seconds, so that a list of polls can be scored by anyone.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections import deque
from collections.abc import Callable, Sequence
from datetime import tzinfo

import numpy as np
from msgspec import Struct

from reader.errors import PaperroundError
from reader.lab.history import Trial
from reader.lab.policy import (
    Circumstances,
    Factory,
    HearsSigns,
    Machine,
    Policy,
    all_of_it,
    make_circumstances,
    usual_wake_ups,
)
from reader.learn.evidence import first_fetch_known_from
from reader.learn.ledger import SLOT_S, SLOTS
from reader.learn.localtime import local_seconds, slot_of_day
from reader.model.machine import PresenceSign
from reader.model.planning import BoolArray, FloatArray, IntArray
from reader.plan.choose import MINUTE_S, room_at, room_now
from reader.plan.days import next_day_start

# The computer during a trial: when it was off or offline, and when it had processor time to spare.
#
# A replay with these facts polls only while the machine could have, so that what was lived can be held
# against it. Pure.

MOSTLY = 0.85
"""A slot counts as one in which the machine is usually off if it was so on this share of the days."""


class Facts(Struct, frozen=True):
    off: tuple[tuple[float, float], ...] = ()
    """From when to when nothing could be polled, in order, not touching each other."""
    share_at: Callable[[float], float] = all_of_it
    wake_ups: Callable[[float], float] = usual_wake_ups
    per_minute: int | None = None
    """The bound on polls in any sixty seconds, if there is one."""

    def next_on(self, at: float) -> float:
        """The first instant from `at` on at which it runs."""
        place = bisect_right(self.off, (at, np.inf)) - 1
        return self.off[place][1] if place >= 0 and at < self.off[place][1] else at


ALWAYS_ON = Facts()


def make_machine(facts: Facts, since: float, until: float, zone: tzinfo) -> Machine:
    """What a policy that had lived on this machine would know of it."""
    closed = _usually_off(facts.off, since, until, zone) if facts.off else None
    return Machine(closed, facts.share_at, facts.wake_ups)


def _usually_off(off: Sequence[tuple[float, float]], since: float, until: float, zone: tzinfo) -> BoolArray:
    """Quarters of an hour that it was off from beginning to end: in all others it can be asked once."""
    times = np.arange(since, until, SLOT_S)
    starts, ends = (np.array(column) for column in zip(*off, strict=True))
    place = np.searchsorted(starts, times, side="right") - 1
    is_off = (place >= 0) & (times + SLOT_S <= ends[np.maximum(place, 0)])
    slots = slot_of_day(local_seconds(times, zone), SLOTS)
    seen = np.bincount(slots, minlength=SLOTS)
    return np.asarray(np.bincount(slots, is_off, minlength=SLOTS) > MOSTLY * np.maximum(seen, 1))


# Wake-ups of the machine and seconds of the radio that a list of polls takes, by a stated model. Pure.
#
# Polls less than a minute apart are one wake-up. For each, the radio is brought up, works for a moment per
# poll, and stays up for its tail after the last byte: what counts is how often, not how many feeds. Promotion
# and tails are those that Huang et al. (MobiSys 2012) measured.

APART_S = 60.0
PER_POLL_S = 0.1
"""A small answer, with others on the way at the same time."""


class Radio(Struct, frozen=True):
    promotion_s: float
    tail_s: float


WIFI, MOBILE = Radio(0.0, 0.24), Radio(0.26, 11.6)


def wake_up_sizes(times: FloatArray) -> IntArray:
    """How many polls each wake-up made, in the order of time."""
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
    """What a policy did. Two columns of equal length, in the order of time."""

    feeds: IntArray
    times: FloatArray
    refused: int
    """How many polls were asked for beyond the budget."""


class BrokenPolicyError(PaperroundError):
    """A policy does not keep to its interface."""


def circumstances_of(trial: Trial, budget_per_day: int | None, facts: Facts = ALWAYS_ON) -> Circumstances:
    """What a policy may know before the test begins."""
    if trial.is_first_day:
        return _first_day(trial, budget_per_day, facts)
    return make_circumstances(
        start_at=trial.start_at,
        zone=trial.zone,
        posts=[times[times >= trial.history_from] for times in trial.feeds.posts],
        visits=trial.visits[(trial.visits >= trial.history_from) & (trial.visits < trial.start_at)],
        budget_per_day=budget_per_day,
        windows=trial.feeds.windows,
        history_from=trial.history_from,
        machine=make_machine(facts, trial.start_at, trial.end_at, trial.zone),
        signs=[one for one in trial.signs if trial.history_from <= one.at < trial.start_at],
        floors_s=trial.feeds.floors_s,
    )


def _first_day(trial: Trial, budget_per_day: int | None, facts: Facts) -> Circumstances:
    start_at, windows = trial.start_at, trial.feeds.windows.tolist()
    out = [times[times <= start_at] for times in trial.feeds.posts]
    documents = [times[-window:] for times, window in zip(out, windows, strict=True)]
    known_from = [
        first_fetch_known_from(document, start_at, len(document) >= window)
        for document, window in zip(documents, windows, strict=True)
    ]
    return make_circumstances(
        start_at=start_at,
        zone=trial.zone,
        posts=documents,
        visits=np.empty(0),
        budget_per_day=budget_per_day,
        windows=trial.feeds.windows,
        history_from=start_at,
        posts_from=np.array(known_from),
        machine=make_machine(facts, start_at, trial.end_at, trial.zone),
        floors_s=trial.feeds.floors_s,
    )


def replay(
    trial: Trial,
    make_policy: Factory,
    budget_per_day: int | None,
    on_progress: Callable[[float], None] | None = None,
    facts: Facts = ALWAYS_ON,
) -> Polls:
    """The polls that one policy makes in this trial. `on_progress` hears the time of the replay; while the
    machine is off by the `facts`, the policy is not asked. Of what a minute does not bear it hears nothing, and is
    asked again when there is room."""
    policy = make_policy(circumstances_of(trial, budget_per_day, facts))
    world = _World(trial, budget_per_day, facts.per_minute)
    events = _list_events(trial, isinstance(policy, HearsSigns))
    now = trial.start_at
    while True:
        # Rounded up: a policy may be asked a little late, never early.
        wanted_at = min(policy.next_wake(), world.room_at)
        wake_at = max(_whole_second(facts.next_on(wanted_at)), now)
        event = events.popleft() if events and events[0].at <= wake_at else None
        now = wake_at if event is None else event.at
        if now >= trial.end_at:
            return world.polls()
        _ask(policy, world, now, event)
        if on_progress:
            on_progress(now)


class _Event(Struct, frozen=True):
    """A visit, or a sign of presence."""

    at: float
    sign: PresenceSign | None = None


def _list_events(trial: Trial, with_signs: bool) -> deque[_Event]:
    """In the order of time; a sign at the very instant of a visit comes before it."""
    events = [_Event(at) for at in trial.visits.tolist()]
    if with_signs:
        events += [_Event(one.at, one) for one in trial.signs]
    inside = [event for event in events if trial.start_at <= event.at < trial.end_at]
    return deque(sorted(inside, key=lambda event: (event.at, event.sign is None)))


def _ask(policy: Policy, world: _World, now: float, event: _Event | None) -> None:
    """One moment: the policy is told or woken, and hears what its polls brought."""
    if event is None:
        asked = policy.wake(now)
    elif event.sign is not None and isinstance(policy, HearsSigns):
        asked = policy.heard(event.sign)
    else:
        asked = policy.visited(now)
    feeds = world.allow(asked, now)
    if feeds.size:
        policy.polled(feeds, now, world.fetch(feeds, now))
    if event is None and not policy.next_wake() > now:
        raise BrokenPolicyError(f"The policy {policy.name} wants to be asked again at the same time.")


def _whole_second(at: float) -> float:
    return at if math.isinf(at) else float(math.ceil(at))


class _MinuteBound:
    """The bound on polls in any sixty seconds, as the engine keeps it."""

    def __init__(self, per_minute: int | None) -> None:
        self._per_minute = per_minute
        self._times: list[float] = []
        self.room_at = math.inf
        """When the minute will bear the rest of what was asked for; infinity if nothing is left over."""

    def cut(self, feeds: IntArray, now: float) -> IntArray:
        """As many as this minute bears, the first asked first."""
        if self._per_minute is None:
            return feeds
        if now >= self.room_at:
            self.room_at = math.inf
        self._times = [at for at in self._times if at > now - MINUTE_S]
        granted = feeds[: room_now(self._times, self._per_minute, now)]
        self._times += [now] * granted.size
        if granted.size < feeds.size:
            self.room_at = room_at(self._times, self._per_minute, now)
        return granted


class _World:
    """The feeds as they really are, and the polls made so far."""

    def __init__(self, trial: Trial, budget_per_day: int | None, per_minute: int | None) -> None:
        self._trial = trial
        self._bound = _MinuteBound(per_minute)
        self._times = [times.tolist() for times in trial.feeds.posts]
        self._windows = trial.feeds.windows.tolist()
        self._seen = [bisect_right(times, trial.start_at) for times in self._times]
        self._budget = math.inf if budget_per_day is None else budget_per_day
        self._left = self._budget
        self._day_end = next_day_start(trial.start_at, trial.zone)
        self._feeds: list[IntArray] = []
        self._at: list[float] = []
        self._refused = 0

    @property
    def room_at(self) -> float:
        return self._bound.room_at

    def allow(self, asked: IntArray, now: float) -> IntArray:
        """As many of the feeds as the day's budget and this minute still allow, the first asked first."""
        while now >= self._day_end:
            self._day_end = next_day_start(self._day_end, self._trial.zone)
            self._left = self._budget
        feeds = np.asarray(asked, dtype=np.int64)
        affordable = feeds if self._left >= feeds.size else feeds[: int(self._left)]
        self._refused += feeds.size - affordable.size
        granted = self._bound.cut(affordable, now)
        self._left -= granted.size
        if granted.size:
            self._feeds.append(granted)
            self._at.append(now)
        return granted

    def fetch(self, feeds: IntArray, now: float) -> Sequence[FloatArray]:
        """What each document holds that was not fetched before."""
        found = []
        for feed in feeds.tolist():
            until = bisect_right(self._times[feed], now)
            since = max(self._seen[feed], until - self._windows[feed])
            self._seen[feed] = until
            found.append(self._trial.feeds.posts[feed][since:until])
        return found

    def polls(self) -> Polls:
        if not self._feeds:
            return Polls(np.empty(0, dtype=np.int64), np.empty(0), self._refused)
        sizes = [feeds.size for feeds in self._feeds]
        times = np.repeat(np.array(self._at), sizes)
        return Polls(np.concatenate(self._feeds), times, self._refused)
