"""Statistics of each feed: how it posts, what polling it costs and brings, how it is doing.

Reading rows and counting are apart; counting is pure. Runs on the thread that owns the connection.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from datetime import tzinfo

import numpy as np
from msgspec import Struct

import reader.store.feeds as feed_rows
from reader.engine.planning_inputs import gather_planning_inputs, list_merged_looks
from reader.insights.reading import ReadingFacts, read_reading
from reader.lab.wait import Wait, measure_wait
from reader.learn.evidence import awaited_posts
from reader.learn.smoothing import smooth_day
from reader.model.logged import PlannedPoll, PollRecord, PostingTime
from reader.model.planning import DAY_S, FloatArray
from reader.model.stored import Feed
from reader.store.db import Connection
from reader.store.planned_polls import list_planned
from reader.store.poll_log import list_polls
from reader.store.posting_times import list_posting_times

SHOWN_DAYS = 14
MOST_POLLS = 1_000_000
LOG_LENGTH = 40
RECENT = 5
SMOOTHING = 2.0
MINUTES = 60.0


class FeedFacts(Struct, frozen=True):
    feed: Feed
    days: float
    """Over so many days everything here is counted."""
    posts_per_day: float
    polls_per_day: float
    unchanged_share: float | None
    """None where it was never polled."""
    bytes_per_day: float
    wait: Wait
    answers_in_s: float
    """How long the last answers took."""
    next_poll_at: float | None

    @property
    def wait_min(self) -> float | None:
        """Minutes that the owner's looks waited for one of its posts; None where none was looked for."""
        return self.wait.hours * MINUTES / self.wait.first_looks if self.wait.first_looks else None

    @property
    def fresh_share(self) -> float | None:
        return 1 - self.wait.missing_at_first / self.wait.first_looks if self.wait.first_looks else None


class FeedDetail(Struct, frozen=True):
    facts: FeedFacts
    posting: FloatArray
    """(SLOTS,) shares of a day's posts; empty where nothing is known."""
    reading: ReadingFacts
    polls: tuple[PollRecord, ...]
    """The last ones, newest first."""
    planned: tuple[PlannedPoll, ...]
    now: float


def read_feeds(conn: Connection, now: float) -> list[FeedFacts]:
    since = now - SHOWN_DAYS * DAY_S
    looks = list_merged_looks(conn, since)
    by_feed: dict[int, list[PollRecord]] = defaultdict(list)
    for poll in list_polls(conn, MOST_POLLS, since_at=since):
        by_feed[poll.feed_id].append(poll)
    planned = {poll.feed_id: poll.at for poll in reversed(list_planned(conn, now))}
    return [
        make_feed_facts(
            feed,
            by_feed[feed.id],
            list_posting_times(conn, feed.id, since),
            looks,
            planned.get(feed.id),
            since,
            now,
        )
        for feed in feed_rows.list_feeds(conn)
    ]


def read_feed(conn: Connection, feed_id: int, now: float, zone: tzinfo) -> FeedDetail | None:
    feed = feed_rows.find_feed(conn, feed_id)
    if feed is None:
        return None
    since = now - SHOWN_DAYS * DAY_S
    polls = list_polls(conn, MOST_POLLS, feed_id, since)
    planned = [poll for poll in list_planned(conn, now) if poll.feed_id == feed_id]
    times = list_posting_times(conn, feed_id, since)
    next_at = planned[0].at if planned else None
    facts = make_feed_facts(feed, polls, times, list_merged_looks(conn, since), next_at, since, now)
    return FeedDetail(
        facts=facts,
        posting=_shape(conn, feed_id, now, zone),
        reading=read_reading(conn, now, zone),
        polls=tuple(list_polls(conn, LOG_LENGTH, feed_id)),
        planned=tuple(planned),
        now=now,
    )


def _shape(conn: Connection, feed_id: int, now: float, zone: tzinfo) -> FloatArray:
    """As the plan learns it: what a feed has not told itself is taken from all others."""
    inputs = gather_planning_inputs(conn, feed_rows.list_feeds(conn), 0, now, zone)
    if feed_id not in inputs.feed_ids:
        return np.empty(0)
    shape = inputs.rhythm.shape[inputs.feed_ids.index(feed_id)]
    # A single post is no peak to anyone who looks at a curve.
    return np.asarray(smooth_day(shape, SMOOTHING))


def make_feed_facts(
    feed: Feed,
    polls: Sequence[PollRecord],
    times: Sequence[PostingTime],
    looks: FloatArray,
    next_poll_at: float | None,
    since: float,
    now: float,
) -> FeedFacts:
    """`polls` newest first."""
    days = max((now - max(since, feed.added_at)) / DAY_S, 1 / 24)
    posted = sum(max(since, feed.added_at) <= post.at <= now for post in times)
    unchanged = sum(poll.outcome == "unchanged" for poll in polls)
    answered = [poll.elapsed_s for poll in polls if poll.outcome != "failed"][:RECENT]
    return FeedFacts(
        feed=feed,
        days=days,
        posts_per_day=posted / days,
        polls_per_day=len(polls) / days,
        unchanged_share=unchanged / len(polls) if polls else None,
        bytes_per_day=sum(poll.wire_bytes for poll in polls) / days,
        wait=measure_wait(*awaited_posts(times, max(since, feed.added_at)), looks),
        answers_in_s=float(np.mean(answered)) if answered else 0.0,
        next_poll_at=next_poll_at if next_poll_at is not None else feed.http.next_poll_at,
    )


def busy_hours(shape: FloatArray, most: float = 0.75, widest: int = 12) -> tuple[int, int] | None:
    """The shortest stretch of whole hours in which most posts come, as (from, to); None where they come at
    any time of the day."""
    if not shape.size or shape.sum() <= 0:
        return None
    hours = shape.reshape(24, -1).sum(axis=1) / shape.sum()
    twice = np.concatenate([hours, hours])
    for width in range(1, widest + 1):
        sums = np.convolve(twice, np.ones(width), mode="valid")[:24]
        if sums.max() >= most:
            start = int(sums.argmax())
            return start, (start + width) % 24
    return None
