"""Three made-up weeks: the demo user's sessions and visits, what was read, starred and tagged, and the poll log.

Pure: the same random numbers give the same history.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from random import Random

from msgspec import Struct

from reader.core.records.fetched import Outcome, Problem
from reader.core.records.reasons import Cause, PollReason, before_visit
from reader.features.demo.content import DAYS, Behaviour, DemoContent, DemoFeed
from reader.features.demo.schedule import DAY_S, HOUR_S, DemoPost, get_local_hour, local_midnight
from reader.features.demo.site import SLOW_S

CLEARED_DAYS = 8.5
"""Older posts were mostly marked read all at once."""

STAR_CHANCE = 0.09

SECONDS_A_WORD = 0.2
"""Limits how long a post is open: nobody spends a minute on two lines."""

FETCHED_WITHIN_S = 40 * 60
"""A post younger than this may not have been fetched when a session began."""

LAST_MINUTES = (20, 4)
"""Two wake-ups just before the demo opens, so that what it shows first has been fetched."""

STALE_S = 20 * HOUR_S
BETWEEN_S = 0.7 * HOUR_S
AWAKE_HOURS = range(6, 23)
UNCHANGED_BYTES = 280
BYTES_PER_POST = 900


class Habit(Struct, frozen=True):
    """A time of day the user tends to read."""

    hour: float
    spread_h: float
    chance: float
    minutes: float


WEEKDAYS = (
    Habit(7.42, 0.25, 0.95, 17),
    Habit(9.67, 0.35, 0.55, 6),
    Habit(12.25, 0.20, 0.90, 13),
    Habit(16.4, 0.60, 0.45, 7),
    Habit(18.6, 0.50, 0.30, 9),
    Habit(21.0, 0.40, 0.95, 32),
)
WEEKENDS = (Habit(9.4, 0.60, 0.90, 34), Habit(14.5, 1.20, 0.40, 15), Habit(20.4, 0.70, 0.75, 30))


class DemoSession(Struct, frozen=True):
    started_at: float
    ended_at: float


class DemoVisit(Struct, frozen=True):
    at: float
    feed: str | None
    """The slug of the feed that was opened; None for all feeds."""


class DemoMark(Struct, frozen=True):
    """What the user did with one post. Posts without a mark are unread."""

    feed: str
    guid: str
    read_at: float
    seconds: float
    """How long it was open; 0 if it was only marked read."""
    starred: bool = False
    tag: str = ""


def make_sessions(now: float, rng: Random, offset_s: int = 0) -> tuple[DemoSession, ...]:
    """The user's sessions of three weeks, oldest first, all ended before `now`."""
    today = local_midnight(now, offset_s)
    sessions: list[DemoSession] = []
    for days_ago in range(DAYS, -1, -1):
        midnight = today - days_ago * DAY_S
        weekday = get_local_hour(midnight + 12 * HOUR_S, offset_s)[1]
        for habit in WEEKENDS if weekday >= 5 else WEEKDAYS:
            session = _find_session(habit, midnight, rng)
            free = not sessions or (session and session.started_at > sessions[-1].ended_at + 300)
            if session and free and session.ended_at < now - 120:
                sessions.append(session)
    return tuple(sessions)


def _find_session(habit: Habit, midnight: float, rng: Random) -> DemoSession | None:
    start = midnight + HOUR_S * rng.gauss(habit.hour, habit.spread_h)
    length_s = 60 * habit.minutes * rng.lognormvariate(0, 0.35)
    return DemoSession(start, start + length_s) if rng.random() < habit.chance else None


def make_visits(content: DemoContent, sessions: Sequence[DemoSession], rng: Random) -> tuple[DemoVisit, ...]:
    """Make a visit to all feeds for each session, then to a few the user cares for. Oldest first."""
    slugs = [feed.slug for feed in content.feeds]
    weights = [feed.interest**2 for feed in content.feeds]
    visits: list[DemoVisit] = []
    for session in sessions:
        length_s = session.ended_at - session.started_at
        visits.append(DemoVisit(session.started_at, None))
        chosen = set(rng.choices(slugs, weights, k=1 + int(length_s // 300)))
        times = sorted(rng.uniform(session.started_at + 20, session.ended_at) for _ in chosen)
        visits += [DemoVisit(at, slug) for at, slug in zip(times, sorted(chosen), strict=True)]
    return tuple(visits)


def make_marks(
    content: DemoContent, posts: Sequence[DemoPost], sessions: Sequence[DemoSession], rng: Random, now: float
) -> tuple[DemoMark, ...]:
    """What was read, starred and tagged, in the order of `posts`."""
    interest = {feed.slug: feed.interest for feed in content.feeds}
    starts = [session.started_at for session in sessions]
    marks = (_find_mark(post, interest[post.feed], sessions, starts, rng, now) for post in posts)
    return tuple(mark for mark in marks if mark is not None)


def _find_mark(
    post: DemoPost, interest: float, sessions: Sequence[DemoSession], starts: Sequence[float], rng: Random, now: float
) -> DemoMark | None:
    first = bisect_right(starts, post.published_at + rng.uniform(0, FETCHED_WITHIN_S))
    if post.read or (post.tag and first == len(sessions)):
        # No session is left for it: it was opened a moment before the demo.
        read_at = max(post.published_at + 60, now - 300)
        return DemoMark(post.feed, post.guid, read_at, 90, post.starred, post.tag)
    chance = 1.0 if post.tag or post.starred else interest * 0.3
    for session in sessions[first : first + 4]:
        if rng.random() < chance:
            at = rng.uniform(session.started_at, session.ended_at)
            seconds = min(rng.lognormvariate(4.0, 0.8), SECONDS_A_WORD * len(post.html.split()))
            starred = post.starred or rng.random() < STAR_CHANCE
            return DemoMark(post.feed, post.guid, at, seconds, starred, post.tag)
    later = sessions[first + 4 : first + 9]
    if post.published_at >= now - CLEARED_DAYS * DAY_S or not later or rng.random() < 0.02:
        return None
    return DemoMark(post.feed, post.guid, later[-1].ended_at, 0.0, False, post.tag)  # by "mark all read"


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
    """A feed is polled if it has probably posted this many posts since its last poll."""
    reason: str


class _State(Struct):
    feed: DemoFeed
    waiting: list[DemoPost]
    """Posts that no poll has brought yet."""
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
    """Every poll up to `now`, oldest first; exactly one of them brings each post.

    Roughly as the planner would: a wake-up shortly before each session, a few between for feeds that post much,
    and the pauses that publishers ask for.
    """
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
        wake_ups.append(_WakeUp(at, 0.02, str(before_visit(session.started_at))))
    at = start
    while (at := at + BETWEEN_S * rng.uniform(0.7, 1.3)) < now - HOUR_S:
        if get_local_hour(at, offset_s)[0] in AWAKE_HOURS:
            wake_ups.append(_WakeUp(at, 0.2, str(PollReason(Cause.POSTED_BY_THEN, posts=1))))
    last = [now - minutes * 60 for minutes in LAST_MINUTES]
    wake_ups += [_WakeUp(at, 0.02, str(before_visit(now))) for at in last]
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
    new = tuple(post.guid for post in state.waiting if post.published_at <= at)
    state.waiting = [post for post in state.waiting if post.published_at > at]
    elapsed_s = rng.lognormvariate(-1.5, 0.5) + (SLOW_S if feed.behaviour is Behaviour.SLOW else 0.0)
    ended = not new and feed.stopped_days > 0 and at > now - feed.stopped_days * DAY_S
    if ended and feed.behaviour is Behaviour.GONE:
        state.gone = True
        return DemoPoll(feed.slug, at, Outcome.FAILED, 410, 190, elapsed_s, (), Problem.GONE, wake_up.reason)
    if ended and feed.behaviour is Behaviour.FAILING:
        return DemoPoll(feed.slug, at, Outcome.FAILED, 503, 170, elapsed_s, (), Problem.SERVER_ERROR, wake_up.reason)
    if not new and not first:
        return DemoPoll(feed.slug, at, Outcome.UNCHANGED, 304, UNCHANGED_BYTES, elapsed_s, (), None, wake_up.reason)
    size = int(feed.holds * BYTES_PER_POST * rng.uniform(0.9, 1.1))
    return DemoPoll(feed.slug, at, Outcome.FRESH, 200, size, elapsed_s, new, None, wake_up.reason)
