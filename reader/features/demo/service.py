"""Fills a throw-away profile with the demo's three made-up weeks, through the same functions as everything else.

Every made-up poll is stored like a real one, so that lists, logs and what is learned are realistic. Runs once, before
the window opens, on the thread that owns the connection.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Mapping, Sequence
from datetime import date, datetime, time, timedelta, timezone, tzinfo
from itertools import pairwise
from random import Random

from msgspec import Struct

import reader.store.feeds as feed_rows
import reader.store.reading_log as reading_log
from reader.core.records.fetched import Fetched, FetchRequest, Outcome, Problem
from reader.core.records.logged import Gap, GapKind, Visit
from reader.core.records.reasons import Cause, PollReason, before_visit
from reader.core.records.stored import Feed, View
from reader.core.words.catalogue import Code
from reader.engine.polls import index_everything
from reader.engine.update import store_poll
from reader.features.demo.content import DAY_S, DAYS, HOUR_S, DemoContent, DemoFeed, DemoPost, make_timeline
from reader.features.demo.server import CONTENT_TYPE, render_feed
from reader.features.stories.worker import read_everything
from reader.features.subscriptions.store import Subscription, subscribe_to
from reader.parse.worker import GuardedParser
from reader.store.db import Connection, transaction
from reader.store.marks import set_read, set_starred
from reader.store.poll_log import QUARTER_S, note_awake, save_gap
from reader.store.tags import add_tag
from reader.store.views import list_page

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


MOST_ENTRIES = 10_000
HELD = 30
"""Posts in the document of a feed that posts a lot."""
KEEP_S = (DAYS + 7) * DAY_S


def fill_profile(
    conn: Connection, content: DemoContent, bases: Mapping[str, str], now: float, seed: int, offset_s: int
) -> None:
    """Fill the profile in one transaction: the demo is complete or not there at all, within a second or two."""
    zone = timezone(timedelta(seconds=offset_s))
    posts = make_timeline(content, now, Random(seed), zone)
    sessions = make_sessions(now, Random(seed), zone)
    polls = make_polls(content, posts, sessions, now, Random(seed), zone)
    with transaction(conn):
        feeds = _subscribe(conn, content, bases, polls[0].at)
        _store_polls(conn, content, feeds, posts, polls, zone)
        for session in sessions:
            reading_log.extend_session(conn, reading_log.start_session(conn, session.started_at), session.ended_at)
        visits = make_visits(content, sessions, Random(seed))
        reading_log.add_visits(conn, [Visit(at, feeds[slug].id if slug else None, "seen") for at, slug in visits])
        _store_awake(conn, polls, zone, now)
        _store_marks(conn, feeds, make_marks(content, posts, sessions, Random(seed), now))
    index_everything(conn)
    read_everything(conn)


def _subscribe(conn: Connection, content: DemoContent, bases: Mapping[str, str], since: float) -> dict[str, Feed]:
    urls = {one.slug: bases[one.slug] + one.first_address for one in content.feeds}
    for one in content.feeds:
        subscribe_to(conn, Subscription(urls[one.slug], new_folder=(one.folder,), name=one.name), since)
    by_url = {feed.url: feed for feed in feed_rows.list_feeds(conn)}
    feeds = {slug: by_url[url] for slug, url in urls.items()}
    for slug, feed in feeds.items():
        feed_rows.save_icon(conn, feed.id, content.icons[slug], since)
    return feeds


def _store_polls(
    conn: Connection,
    content: DemoContent,
    feeds: Mapping[str, Feed],
    posts: Sequence[DemoPost],
    polls: Sequence[DemoPoll],
    zone: tzinfo,
) -> None:
    last_fresh = {poll.feed: poll for poll in polls if poll.outcome is Outcome.FRESH}
    with GuardedParser() as parser:
        for poll in polls:
            feed, brought = feed_rows.get_feed(conn, feeds[poll.feed].id), poll.new
            if poll is last_fresh.get(poll.feed):
                # Its length says how many posts the feed holds; earlier documents need only new ones.
                out = [post for post in posts if post.feed == poll.feed and post.published_at <= poll.at]
                brought = tuple(out[: max(HELD, len(brought))])
            base = feed.url.rpartition("/")[0]
            fetched = Fetched(
                FetchRequest(feed.url),
                poll.outcome,
                poll.at,
                poll.elapsed_s,
                status=poll.status,
                final_url=feed.url,
                body=render_feed(content.get_feed(poll.feed), brought, base) if poll.outcome is Outcome.FRESH else b"",
                content_type=CONTENT_TYPE,
                wire_bytes=poll.wire_bytes,
                problem=poll.problem,
                message=None if poll.problem is None else Code.DEMO_ERROR(feed=feed.name, status=poll.status),
            )
            store_poll(conn, parser, feed, fetched, zone, trigger="planned", reason=poll.reason)


def _store_awake(conn: Connection, polls: Sequence[DemoPoll], zone: tzinfo, now: float) -> None:
    """The machine ran from the first poll of each day to the last and slept between two days. In the longest pause of
    the last three hours the network was down."""
    days: dict[date, list[float]] = defaultdict(list)
    for poll in polls:
        days[datetime.fromtimestamp(poll.at, zone).date()].append(poll.at)
    for times in days.values():
        for quarter in range(int(times[0] // QUARTER_S), int(times[-1] // QUARTER_S) + 1):
            note_awake(conn, min((quarter + 1) * QUARTER_S - 1, times[-1]), keep_s=KEEP_S)
    gaps = [Gap(before[-1], after[0], GapKind.ASLEEP) for before, after in pairwise(days.values())]
    pauses = pairwise(poll.at for poll in polls if poll.at > now - DAY_S / 8)
    begin, end = max(pauses, key=lambda pair: pair[1] - pair[0])
    margin = (end - begin) / 8
    for gap in (*gaps, Gap(begin + margin, end - margin, GapKind.OFFLINE)):
        save_gap(conn, gap, keep_s=KEEP_S)


def _store_marks(conn: Connection, feeds: Mapping[str, Feed], marks: Sequence[DemoMark]) -> None:
    """A title occurs once in a feed, so it finds its entry."""
    ids = {(row.feed_id, row.title): row.id for row in list_page(conn, View(), MOST_ENTRIES)}
    found = [(mark, ids[feeds[mark.post.feed].id, mark.post.title]) for mark in marks]
    set_read(conn, [id_ for _, id_ in found])
    set_starred(conn, [id_ for mark, id_ in found if mark.starred])
    for mark, id_ in found:
        if mark.seconds:
            reading_log.note_reading(conn, id_, mark.read_at, mark.seconds)
        if mark.post.tag:
            add_tag(conn, mark.post.tag, [id_])
