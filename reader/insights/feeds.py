"""Statistics of feeds: how each posts, what polling it costs and brings, and which are rarely opened."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from datetime import tzinfo

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

import reader.store.feeds as feed_rows
from reader.core.records.logged import PlannedPoll, PollRecord, PostingTime
from reader.core.records.planning import DAY_S, FloatArray
from reader.core.records.stored import Feed
from reader.engine.planning_inputs import MEMORY_S, gather_planning_inputs, list_merged_visits
from reader.insights.reading import ReadingFacts, read_reading
from reader.insights.whole_days import Span, find_span
from reader.lab.score import Wait, measure_wait, wait_min
from reader.planner.learning.evidence import awaited_posts, find_rate
from reader.planner.learning.localtime import smooth_day
from reader.store.db import Connection
from reader.store.engine_state import list_planned
from reader.store.poll_log import list_polls, list_posting_times
from reader.store.reading_log import FeedUse, count_use, get_reading_facts
from reader.store.settings import load_settings
from reader.store.views import get_entry

DAYS = 90
LEAST_POSTS = 20
LEAST_AGE_S = 14 * DAY_S
"""Younger feeds have not had a chance to be opened."""
MOST_OPENED = 0.05
ENOUGH_OPENED = 10
"""With fewer opened posts of all feeds nothing is known."""
A_GUESS_S = 3 * DAY_S
"""A rate from fewer days of posts is a guess."""
ENOUGH_POSTS, ENOUGH_SPAN_S = 10, 5 * DAY_S
"""Fewer posts, or posts of fewer days, say nothing about the hours in which a feed posts."""
MOST_POLLS = 1_000_000
LOG_LENGTH = 40
RECENT = 5
SEEN_WITHIN_S = 120.0
"""An answer is stored within this time of the poll."""
SMOOTHING = 2.0
_MOST = 0.75
"""The share of its posts that come in the busy hours of a feed."""
_WIDEST_H = 12
"""A longer stretch is not busy hours."""


class SeldomFeed(Struct, frozen=True):
    feed: Feed
    days: int
    """How long it was watched, at most DAYS."""
    posts: int
    opened: int
    fetch_share: float
    """Its share of all fetches of these days."""


class SeldomFacts(Struct, frozen=True):
    feeds: tuple[SeldomFeed, ...]
    """Those that take the most fetches first."""
    is_noted: bool
    """Whether it is noted what the user opens."""
    opened: int
    """Posts opened of all feeds."""

    @property
    def is_known(self) -> bool:
        return self.is_noted and self.opened >= ENOUGH_OPENED


def read_seldom(conn: Connection, now: float) -> SeldomFacts:
    settings = load_settings(conn)
    is_noted = settings.note_reading and settings.for_you
    use = count_use(conn, now - DAYS * DAY_S)
    found = find_seldom(feed_rows.list_feeds(conn), use, now, is_noted)
    return replace(found, opened=get_reading_facts(conn).posts)  # as Settings counts them


def find_seldom(feeds: Sequence[Feed], use: Mapping[int, FeedUse], now: float, is_noted: bool) -> SeldomFacts:
    polls = sum(one.polls for one in use.values())
    found = []
    for feed in feeds:
        of_it = use.get(feed.id, FeedUse())
        age_s = now - feed.added_at
        if of_it.posts < LEAST_POSTS or age_s < LEAST_AGE_S or of_it.opened > MOST_OPENED * of_it.posts:
            continue
        days = min(DAYS, int(age_s / DAY_S))
        share = of_it.polls / polls if polls else 0.0
        found.append(SeldomFeed(feed, days, of_it.posts, of_it.opened, share))
    found.sort(key=lambda one: (-one.fetch_share, -one.posts, one.feed.name.casefold()))
    return SeldomFacts(tuple(found), is_noted, sum(one.opened for one in use.values()))


class FeedFacts(Struct, frozen=True):
    feed: Feed
    span: Span
    """The days over which polls, data and waits are counted."""
    posts_per_day: float | None
    """By the dates of its posts, including its first document; None if they say nothing yet."""
    is_guess: bool
    """Whether that rate comes from a few days only."""
    polls: int
    unchanged_share: float | None
    """None if it was never polled."""
    wire_bytes: int
    wait: Wait
    answers_in_s: float
    """The mean time that the last answers took."""
    next_poll_at: float | None

    @property
    def polls_per_day(self) -> float | None:
        """None before a whole day is over: then there are only counts."""
        return self.polls / self.span.days if self.span.is_whole else None

    @property
    def bytes_per_day(self) -> float | None:
        return self.wire_bytes / self.span.days if self.span.is_whole else None

    @property
    def wait_min(self) -> float | None:
        """The mean minutes that visits waited for one of its posts; None if there was none."""
        return wait_min(self.wait) if self.wait.first_visits else None


class FeedDetail(Struct, frozen=True):
    facts: FeedFacts
    posting: FloatArray
    """(SLOTS,) shares of a day's posts; empty if too little is known to tell hours apart."""
    reading: ReadingFacts
    polls: tuple[PollRecord, ...]
    """The last ones, newest first."""
    planned: tuple[PlannedPoll, ...]
    now: float
    fetch: PollRecord | None = None
    """The one that brought a given entry."""


def read_feeds(conn: Connection, now: float, zone: tzinfo) -> list[FeedFacts]:
    since = find_span(0.0, now, zone).since_at
    visits = list_merged_visits(conn, since, now)
    by_feed: dict[int, list[PollRecord]] = defaultdict(list)
    for poll in list_polls(conn, MOST_POLLS, since_at=since):
        by_feed[poll.feed_id].append(poll)
    planned = {poll.feed_id: poll.at for poll in reversed(list_planned(conn, now))}
    return [
        make_feed_facts(
            feed,
            by_feed[feed.id],
            list_posting_times(conn, feed.id, now - MEMORY_S),
            visits,
            planned.get(feed.id),
            now,
            find_span(feed.added_at, now, zone),
        )
        for feed in feed_rows.list_feeds(conn)
    ]


def read_feed(
    conn: Connection, feed_id: int, now: float, zone: tzinfo, entry_id: int | None = None
) -> FeedDetail | None:
    """A feed with its last polls, and those around the one that brought an entry."""
    feed = feed_rows.find_feed(conn, feed_id)
    if feed is None:
        return None
    span = find_span(feed.added_at, now, zone)
    polls = list_polls(conn, MOST_POLLS, feed_id, span.since_at)
    planned = [poll for poll in list_planned(conn, now) if poll.feed_id == feed_id]
    times = list_posting_times(conn, feed_id, now - MEMORY_S)
    next_at = planned[0].at if planned else None
    visits = list_merged_visits(conn, span.since_at, now)
    facts = make_feed_facts(feed, polls, times, visits, next_at, now, span)
    latest = list_polls(conn, LOG_LENGTH, feed_id)
    fetch = None if entry_id is None else _find_fetch(conn, feed_id, entry_id)
    if fetch is not None and fetch not in latest:
        until = min(latest[-1].at, fetch.at + DAY_S)
        latest += [poll for poll in list_polls(conn, MOST_POLLS, feed_id, fetch.at - DAY_S) if poll.at < until]
    return FeedDetail(
        facts=facts,
        posting=_shape(conn, feed_id, now, zone) if knows_hours(times, now) else np.empty(0),
        reading=read_reading(conn, now, zone),
        polls=tuple(latest),
        planned=tuple(planned),
        now=now,
        fetch=fetch,
    )


def _find_fetch(conn: Connection, feed_id: int, entry_id: int) -> PollRecord | None:
    """The poll with news at which an entry was first seen; None if it is no longer in the log."""
    entry = get_entry(conn, entry_id)
    polls = list_polls(conn, MOST_POLLS, feed_id, entry.first_seen_at - SEEN_WITHIN_S)
    near = [poll for poll in polls if poll.new_count and abs(poll.at - entry.first_seen_at) <= SEEN_WITHIN_S]
    return min(near, key=lambda poll: abs(poll.at - entry.first_seen_at), default=None)


def _shape(conn: Connection, feed_id: int, now: float, zone: tzinfo) -> FloatArray:
    """A feed's day as the plan learns it, filled up from all other feeds."""
    inputs = gather_planning_inputs(conn, feed_rows.list_feeds(conn), 0, now, zone)
    if feed_id not in inputs.feed_ids:
        return np.empty(0)
    shape = inputs.rhythm.shape[inputs.feed_ids.index(feed_id)]
    # Smoothed, so that a single post makes no peak.
    return np.asarray(smooth_day(shape, SMOOTHING))


def make_feed_facts(
    feed: Feed,
    polls: Sequence[PollRecord],
    times: Sequence[PostingTime],
    visits: FloatArray,
    next_poll_at: float | None,
    now: float,
    span: Span,
) -> FeedFacts:
    """The facts of one feed from its polls, newest first, and the visits, both at least of the span."""
    dates = dates_of(times, now)
    counted = [poll for poll in polls if span.since_at <= poll.at and (poll.at < span.until_at or not span.is_whole)]
    unchanged = sum(poll.outcome == "unchanged" for poll in counted)
    out, seen = awaited_posts(times, span.since_at)
    inside = out < span.until_at
    visited = visits[(visits >= span.since_at) & (visits < span.until_at)]
    answered = [poll.elapsed_s for poll in polls if poll.outcome != "failed"][:RECENT]
    return FeedFacts(
        feed=feed,
        span=span,
        posts_per_day=_rate(dates, feed, now),
        is_guess=min([feed.added_at, *dates]) > now - A_GUESS_S,
        polls=len(counted),
        unchanged_share=unchanged / len(counted) if counted else None,
        wire_bytes=sum(poll.wire_bytes for poll in counted),
        wait=measure_wait(out[inside], seen[inside], visited),
        answers_in_s=float(np.mean(answered)) if answered else 0.0,
        next_poll_at=next_poll_at if next_poll_at is not None else feed.http.next_poll_at,
    )


def dates_of(times: Sequence[PostingTime], now: float) -> list[float]:
    """When posts came, as far as known: of a first document only those that it dates."""
    said = [post for post in times if post.date_known or post.after_at is not None]
    return [float(post.at) for post in said if post.at <= now]


def _rate(dates: Sequence[float], feed: Feed, now: float) -> float | None:
    """Posts a day; a feed that was watched for days without posts hardly posts."""
    watched_s = min(now - feed.added_at, MEMORY_S)
    if len(dates) < 2 and watched_s >= A_GUESS_S:
        return len(dates) * DAY_S / watched_s
    return find_rate(dates, now)


def knows_hours(times: Sequence[PostingTime], now: float) -> bool:
    """Whether there are enough posts over enough days to say at which hours a feed posts."""
    dates = dates_of(times, now)
    return len(dates) >= ENOUGH_POSTS and max(dates) - min(dates) >= ENOUGH_SPAN_S


def busy_hours(shape: FloatArray) -> tuple[int, int] | None:
    """The shortest stretch of whole hours with most posts, as (from, to); None if they come at any time of the day."""
    if not shape.size or shape.sum() <= 0:
        return None
    hours = shape.reshape(24, -1).sum(axis=1) / shape.sum()
    twice = np.concatenate([hours, hours])
    for width in range(1, _WIDEST_H + 1):
        sums = np.convolve(twice, np.ones(width), mode="valid")[:24]
        if sums.max() >= _MOST:
            start = int(sums.argmax())
            return start, (start + width) % 24
    return None
