"""Three made-up weeks: the demo user's sessions and visits, what was read, starred and tagged, and the poll log.

Pure: the same random numbers give the same history.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from datetime import datetime, time, tzinfo
from random import Random

from msgspec import Struct

from reader.core.records.fetched import Outcome, Problem
from reader.core.records.reasons import Cause, PollReason, before_visit
from reader.features.demo.content import DAY_S, DAYS, HOUR_S, DemoContent, DemoFeed, DemoPost

CLEARED_DAYS = 8.5
"""Older posts were mostly marked read all at once."""
STAR_CHANCE = 0.09
SECONDS_A_WORD = 0.2
"""Limits how long a post is open: nobody spends a minute on two lines."""
FETCHED_WITHIN_S = 40 * 60
"""A post younger than this may not have been fetched when a session began."""
LAST_S = (20 * 60, 4 * 60)
"""Two wake-ups just before the demo opens, so that what it shows first has been fetched."""
STALE_S = 20 * HOUR_S
BETWEEN_S = 0.7 * HOUR_S
AWAKE_HOURS = range(6, 23)
UNCHANGED_BYTES, FAILED_BYTES, BYTES_PER_POST = 280, 190, 900
SLOW_S = 6.0

# When the user tends to read: hour, its spread, how likely, for how many minutes.
WEEKDAYS = (
    *((7.42, 0.25, 0.95, 17), (9.67, 0.35, 0.55, 6), (12.25, 0.20, 0.90, 13)),
    *((16.4, 0.60, 0.45, 7), (18.6, 0.50, 0.30, 9), (21.0, 0.40, 0.95, 32)),
)
WEEKENDS = ((9.4, 0.60, 0.90, 34), (14.5, 1.20, 0.40, 15), (20.4, 0.70, 0.75, 30))


class DemoSession(Struct, frozen=True):
    started_at: float
    ended_at: float


def make_sessions(now: float, rng: Random, zone: tzinfo) -> tuple[DemoSession, ...]:
    """The user's sessions of three weeks, oldest first, all ended before `now`."""
    sessions: list[DemoSession] = []
    for ago in range(DAYS, -1, -1):
        day = datetime.fromtimestamp(now - ago * DAY_S, zone).date()
        midnight = datetime.combine(day, time(), zone).timestamp()
        for hour, spread, chance, minutes in WEEKENDS if day.isoweekday() > 5 else WEEKDAYS:
            start = midnight + HOUR_S * rng.gauss(hour, spread)
            session = DemoSession(start, start + 60 * minutes * rng.lognormvariate(0, 0.35))
            is_apart = not sessions or start > sessions[-1].ended_at + 300
            if rng.random() < chance and is_apart and session.ended_at < now - 120:
                sessions.append(session)
    return tuple(sessions)


def make_visits(
    content: DemoContent, sessions: Sequence[DemoSession], rng: Random
) -> tuple[tuple[float, str | None], ...]:
    """When which feed was opened, oldest first: for each session a visit to all feeds (None), then to a few the user
    cares for."""
    slugs, weights = zip(*((feed.slug, feed.interest**2) for feed in content.feeds), strict=True)
    visits: list[tuple[float, str | None]] = []
    for session in sessions:
        visits.append((session.started_at, None))
        chosen = set(rng.choices(slugs, weights, k=1 + int((session.ended_at - session.started_at) // 300)))
        times = sorted(rng.uniform(session.started_at + 20, session.ended_at) for _ in chosen)
        visits += zip(times, sorted(chosen), strict=True)
    return tuple(visits)


class DemoMark(Struct, frozen=True):
    """What the user did with one post. Posts without a mark are unread."""

    post: DemoPost
    read_at: float
    seconds: float = 0.0
    """How long it was open; 0 if it was only marked read."""
    starred: bool = False


def make_marks(
    content: DemoContent, posts: Sequence[DemoPost], sessions: Sequence[DemoSession], rng: Random, now: float
) -> tuple[DemoMark, ...]:
    """What was read, starred and tagged, in the order of `posts`."""
    interest = {feed.slug: feed.interest for feed in content.feeds}
    marks = (_find_mark(post, interest[post.feed], sessions, rng, now) for post in posts)
    return tuple(mark for mark in marks if mark is not None)


def _find_mark(
    post: DemoPost, interest: float, sessions: Sequence[DemoSession], rng: Random, now: float
) -> DemoMark | None:
    fetched_at = post.published_at + rng.uniform(0, FETCHED_WITHIN_S)
    later = sessions[bisect_right(sessions, fetched_at, key=lambda session: session.started_at) :][:9]
    if post.read or (post.tag and not later):
        # No session is left for it: it was opened a moment before the demo.
        return DemoMark(post, max(post.published_at + 60, now - 300), 90, post.starred)
    chance = 1.0 if post.tag or post.starred else interest * 0.3
    for session in later[:4]:
        if rng.random() < chance:
            seconds = min(rng.lognormvariate(4.0, 0.8), SECONDS_A_WORD * len(post.body.split()))
            is_starred = post.starred or rng.random() < STAR_CHANCE
            return DemoMark(post, rng.uniform(session.started_at, session.ended_at), seconds, is_starred)
    if post.published_at >= now - CLEARED_DAYS * DAY_S or not later[4:] or rng.random() < 0.02:
        return None
    return DemoMark(post, later[-1].ended_at)  # by "mark all read"


class DemoPoll(Struct, frozen=True):
    feed: str
    at: float
    outcome: Outcome
    status: int
    wire_bytes: int
    elapsed_s: float
    reason: str
    new: tuple[DemoPost, ...] = ()
    """The posts it brought: they were first seen at `at`."""
    problem: Problem | None = None


def make_polls(
    content: DemoContent,
    posts: Sequence[DemoPost],
    sessions: Sequence[DemoSession],
    now: float,
    rng: Random,
    zone: tzinfo,
) -> tuple[DemoPoll, ...]:
    """Every poll up to `now`, oldest first; exactly one of them brings each post.

    Roughly as the planner would: a wake-up shortly before each session, a few between for feeds that post much,
    and the pauses that publishers ask for.
    """
    waiting = {feed.slug: [post for post in posts if post.feed == feed.slug] for feed in content.feeds}
    last_at: dict[str, float] = {}
    gone: set[str] = set()
    polls: list[DemoPoll] = []
    for at, least, reason in _make_wake_ups(sessions, now, rng, zone):
        for feed in content.feeds:
            new = tuple(post for post in waiting[feed.slug] if post.published_at <= at)
            # What the window shows first must have been fetched, however rarely its feed is polled.
            is_due = feed.slug not in gone and _is_due(feed, at - last_at.get(feed.slug, 0.0), least)
            if not is_due and not (new and at >= now - LAST_S[0]):
                continue
            waiting[feed.slug] = [post for post in waiting[feed.slug] if post.published_at > at]
            polls.append(_make_poll(feed, at, new, rng, reason, feed.slug not in last_at, now))
            last_at[feed.slug] = at
            gone |= {feed.slug} if polls[-1].status == 410 else set()
    return tuple(polls)


def _make_wake_ups(
    sessions: Sequence[DemoSession], now: float, rng: Random, zone: tzinfo
) -> list[tuple[float, float, str]]:
    """When the engine woke up, for feeds that have probably posted how much since their last poll, and why."""
    at = start = now - DAYS * DAY_S
    wake_ups = [(start, 0.0, str(PollReason(Cause.SUBSCRIBED)))]
    wake_ups += [(one.started_at - rng.uniform(300, 900), 0.02, str(before_visit(one.started_at))) for one in sessions]
    while (at := at + BETWEEN_S * rng.uniform(0.7, 1.3)) < now - HOUR_S:
        if datetime.fromtimestamp(at, zone).hour in AWAKE_HOURS:
            wake_ups.append((at, 0.2, str(PollReason(Cause.POSTED_BY_THEN, posts=1))))
    wake_ups += [(now - ago, 0.02, str(before_visit(now))) for ago in LAST_S]
    return sorted(one for one in wake_ups if one[0] >= start)


def _is_due(feed: DemoFeed, since_s: float, least: float) -> bool:
    may = since_s >= max(feed.ttl_minutes * 60, feed.max_age_s)
    return may and (since_s > STALE_S or feed.rate * since_s / DAY_S >= least)


def _make_poll(
    feed: DemoFeed, at: float, new: tuple[DemoPost, ...], rng: Random, reason: str, is_first: bool, now: float
) -> DemoPoll:
    elapsed_s = rng.lognormvariate(-1.5, 0.5) + (SLOW_S if feed.behaviour == "slow" else 0.0)
    failures = {"gone": (410, Problem.GONE), "failing": (503, Problem.SERVER_ERROR)}
    if feed.behaviour in failures and not new and at > now - feed.stopped_days * DAY_S:
        status, problem = failures[feed.behaviour]
        return DemoPoll(feed.slug, at, Outcome.FAILED, status, FAILED_BYTES, elapsed_s, reason, (), problem)
    if not new and not is_first:
        return DemoPoll(feed.slug, at, Outcome.UNCHANGED, 304, UNCHANGED_BYTES, elapsed_s, reason)
    size = int(feed.holds * BYTES_PER_POST * rng.uniform(0.9, 1.1))
    return DemoPoll(feed.slug, at, Outcome.FRESH, 200, size, elapsed_s, reason, new)
