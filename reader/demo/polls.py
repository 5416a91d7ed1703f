"""The demo's poll log of three weeks: when each feed was polled, what it brought, and why then.

They follow the owner's sessions the way the planner would, roughly: a wake-up shortly before each session,
a few between for feeds that post much, pauses where the publisher asks for them. Only a past to look at;
from the first real poll on the real planner decides. Pure; safe on any thread.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from reader.demo.content import DAYS, Behaviour, DemoContent, DemoFeed
from reader.demo.history import DemoSession
from reader.demo.schedule import DAY_S, HOUR_S, DemoPost, get_local_hour
from reader.demo.site import SLOW_S
from reader.model.fetched import Outcome, Problem
from reader.model.reasons import Cause, PollReason, before_look

LAST_MINUTES = (20, 4)
"""Two wake-ups just before the demo opens, so that what it shows first has been fetched."""

STALE_S = 20 * HOUR_S
BETWEEN_S = 0.7 * HOUR_S
AWAKE_HOURS = range(6, 23)
UNCHANGED_BYTES = 280
BYTES_PER_POST = 900


class DemoPoll(Struct, frozen=True):
    feed: str
    at: float
    outcome: Outcome
    status: int
    wire_bytes: int
    elapsed_s: float
    new: tuple[str, ...]
    """Guids of the posts it brought: they were first seen at `at`."""
    problem: Problem | None
    reason: str


class _WakeUp(Struct, frozen=True):
    at: float
    threshold: float
    """A feed is polled if it has probably posted this much since the last poll."""
    reason: str


class _State(Struct):
    """One feed while its past is made up."""

    feed: DemoFeed
    waiting: list[DemoPost]
    """Not seen yet, oldest last."""
    last_at: float = 0.0
    gone: bool = False


def make_polls(
    content: DemoContent,
    posts: Sequence[DemoPost],
    sessions: Sequence[DemoSession],
    now: float,
    rng: Random,
    offset_s: int = 0,
) -> tuple[DemoPoll, ...]:
    """Every poll up to `now`, oldest first. Each of `posts` is brought by exactly one of them."""
    states = [_State(feed, [post for post in posts if post.feed == feed.slug]) for feed in content.feeds]
    polls: list[DemoPoll] = []
    for wake_up in _make_wake_ups(sessions, now, rng, offset_s):
        due = [state for state in states if _should_poll(state, wake_up, now)]
        polls += [_make_poll(state, wake_up, now, rng) for state in due]
    return tuple(polls)


def _make_wake_ups(sessions: Sequence[DemoSession], now: float, rng: Random, offset_s: int) -> list[_WakeUp]:
    start = now - DAYS * DAY_S
    wake_ups = [_WakeUp(start, 0.0, str(PollReason(Cause.SUBSCRIBED)))]
    for session in sessions:
        at = session.started_at - rng.uniform(5, 15) * 60
        wake_ups.append(_WakeUp(at, 0.02, str(before_look(session.started_at))))
    at = start
    while (at := at + BETWEEN_S * rng.uniform(0.7, 1.3)) < now - HOUR_S:
        if get_local_hour(at, offset_s)[0] in AWAKE_HOURS:
            wake_ups.append(_WakeUp(at, 0.2, str(PollReason(Cause.POSTED_BY_THEN, posts=1))))
    last = [now - minutes * 60 for minutes in LAST_MINUTES]
    wake_ups += [_WakeUp(at, 0.02, str(before_look(now))) for at in last]
    return sorted((one for one in wake_ups if start <= one.at < now), key=lambda one: one.at)


def _should_poll(state: _State, wake_up: _WakeUp, now: float) -> bool:
    at, feed = wake_up.at, state.feed
    if at >= now - 60 * LAST_MINUTES[0] and any(post.published_at <= at for post in state.waiting):
        # What the window shows first must have been fetched, however rarely its feed is polled.
        return True
    since_s = at - state.last_at
    if state.gone or since_s < max(feed.ttl_minutes * 60, feed.max_age_s):
        return False
    return since_s > STALE_S or feed.rate * since_s / DAY_S >= wake_up.threshold


def _make_poll(state: _State, wake_up: _WakeUp, now: float, rng: Random) -> DemoPoll:
    feed, at = state.feed, wake_up.at
    first = not state.last_at
    state.last_at = at
    new = _take_new(state, at)
    elapsed_s = rng.lognormvariate(-1.5, 0.5) + (SLOW_S if feed.behaviour is Behaviour.SLOW else 0.0)
    ended = not new and feed.stopped_days > 0 and at > now - feed.stopped_days * DAY_S
    if ended and feed.behaviour is Behaviour.GONE:
        state.gone = True
        return DemoPoll(feed.slug, at, Outcome.FAILED, 410, 190, elapsed_s, (), Problem.GONE, wake_up.reason)
    if ended and feed.behaviour is Behaviour.FAILING:
        problem = Problem.SERVER_ERROR
        return DemoPoll(feed.slug, at, Outcome.FAILED, 503, 170, elapsed_s, (), problem, wake_up.reason)
    if not new and not first:
        bytes_, reason = UNCHANGED_BYTES, wake_up.reason
        return DemoPoll(feed.slug, at, Outcome.UNCHANGED, 304, bytes_, elapsed_s, (), None, reason)
    size = int(feed.holds * BYTES_PER_POST * rng.uniform(0.9, 1.1))
    return DemoPoll(feed.slug, at, Outcome.FRESH, 200, size, elapsed_s, new, None, wake_up.reason)


def _take_new(state: _State, at: float) -> tuple[str, ...]:
    new = tuple(post.guid for post in state.waiting if post.published_at <= at)
    state.waiting = [post for post in state.waiting if post.published_at > at]
    return new
