"""Savings against hourly polling, as a whole and day by day: what `paperround stats` says.

Reads the store and writes nothing. Runs on the thread that owns the connection.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta, tzinfo

import numpy as np
from msgspec import Struct

import reader.store.feeds.feeds as feed_rows
from reader.engine.planning.window_size import window_of
from reader.insights.lost_posts import estimate_lost
from reader.insights.replay import read_own_history
from reader.insights.savings_figures import Savings, find_answer_sizes, make_savings, measure_own_wait
from reader.insights.whole_days import Span, find_span
from reader.lab.baselines import (
    HOURLY,
    ON_OPENING,
    AnswerSizes,
    BaselineOutcome,
    looks_between,
    poll_times,
    polled_at,
    reckon,
)
from reader.lab.wait import Wait, measure_wait
from reader.learn.reading import session_starts
from reader.model.history import WAKE_UP_S, OwnHistory
from reader.model.logged import SIDE_TRIGGERS, DayUse, PollRecord
from reader.model.planning import FloatArray
from reader.model.stored import Feed
from reader.plan.days import next_day_start
from reader.store.db import Connection, snapshot
from reader.store.polling.poll_log import list_days, list_polls
from reader.store.polling.posting_times import list_posting_times

ALL_POLLS = 1_000_000


class DayOfSavings(Struct, frozen=True):
    day: date
    fetches: int
    wire_bytes: int
    new_posts: int
    wake_ups: int
    wait: Wait
    """Of what was posted on that day."""
    hourly_fetches: int
    """What a poll of every feed every hour would have taken on that day, as far as it has gone."""
    hourly_wait: Wait


class LostPosts(Struct, frozen=True):
    """How many posts left their feeds' lists before any poll came."""

    ours: float
    """Estimated: what is lost is never seen."""
    hourly: int
    opening: int


class SavingsFacts(Struct, frozen=True):
    savings: Savings
    feeds: int
    wake_ups: int
    sessions: int
    """How often the owner sat down to read."""
    opening: BaselineOutcome
    """What polling everything whenever the owner sat down to read would have come to."""
    lost: LostPosts
    days: tuple[DayOfSavings, ...]
    """Each of the span, and today, which is not over."""


class _Rows(Struct, frozen=True):
    feeds: Sequence[Feed]
    uses: Sequence[DayUse]
    polls: Sequence[PollRecord]
    history: OwnHistory
    sizes: AnswerSizes
    span: Span


def read_savings(conn: Connection, now: float, zone: tzinfo, days: int) -> Savings:
    """The last so many whole days; on the first days what there was until now."""
    return _savings(_read(conn, now, zone, days), now, zone)


def read_savings_facts(conn: Connection, now: float, zone: tzinfo, days: int) -> SavingsFacts:
    rows = _read(conn, now, zone, days)
    span = rows.span
    inside = (span.since_at, span.until_at)
    savings, opening = _savings(rows, now, zone), reckon(ON_OPENING, rows.history, *inside, rows.sizes)
    return SavingsFacts(
        savings=savings,
        feeds=len(rows.feeds),
        wake_ups=count_wake_ups([poll.at for poll in rows.polls if poll.at < span.until_at]),
        sessions=int(session_starts(looks_between(rows.history, *inside)).size),
        opening=opening,
        lost=LostPosts(_estimate_lost(conn, rows), savings.hourly.lost, opening.lost),
        days=tuple(_by_day(rows, now, zone)),
    )


def _estimate_lost(conn: Connection, rows: _Rows) -> float:
    lost = 0.0
    for feed in rows.feeds:
        times = list_posting_times(conn, feed.id, rows.span.since_at)
        inside = [post for post in times if post.first_seen_at < rows.span.until_at]
        lost += estimate_lost(inside, window_of(feed))
    return lost


def count_wake_ups(times: Sequence[float]) -> int:
    ordered = np.sort(np.array(times, dtype=np.float64))
    return int(1 + np.count_nonzero(np.diff(ordered) > WAKE_UP_S)) if ordered.size else 0


def _read(conn: Connection, now: float, zone: tzinfo, days: int) -> _Rows:
    with snapshot(conn):  # a feed that goes meanwhile would be in some of these rows only
        feeds = feed_rows.list_feeds(conn)
        first = min([feed.added_at for feed in feeds], default=now)
        span = find_span(first, now, zone, days)
        polls = list_polls(conn, ALL_POLLS, since_at=span.since_at)
        return _Rows(
            feeds=feeds,
            uses=_list_polling(conn, datetime.fromtimestamp(span.since_at, zone).date().isoformat()),
            polls=polls,
            history=read_own_history(conn, now, zone, span.since_at),
            sizes=find_answer_sizes(polls, [feed.id for feed in feeds]),
            span=span,
        )


def _list_polling(conn: Connection, since_day: str) -> list[DayUse]:
    """Without icons, pictures and the like: hourly polling would fetch those, too."""
    return [use for use in list_days(conn, since_day) if use.trigger not in SIDE_TRIGGERS]


def _savings(rows: _Rows, now: float, zone: tzinfo) -> Savings:
    today = datetime.fromtimestamp(now, zone).date().isoformat()
    uses = [use for use in rows.uses if use.day < today or not rows.span.is_whole]
    return make_savings(uses, rows.history, rows.sizes, rows.span)


def _by_day(rows: _Rows, now: float, zone: tzinfo) -> list[DayOfSavings]:
    last = datetime.fromtimestamp(now, zone).date()
    first = datetime.fromtimestamp(rows.span.since_at, zone).date()
    hourly = poll_times(HOURLY, rows.history, rows.span.since_at, now)
    by_hour = np.sort(np.concatenate([np.empty(0), *hourly]))
    out, seen, hourly_seen = _all_posts(rows.history, hourly)
    found = []
    for number in range((last - first).days + 1):
        day = first + timedelta(days=number)
        uses = [use for use in rows.uses if use.day == day.isoformat()]
        begin = datetime(day.year, day.month, day.day, tzinfo=zone).timestamp()
        end = next_day_start(begin, zone)
        posts = slice(*np.searchsorted(out, [begin, end]).tolist())
        # Whole days know nothing of today: so they add up to what is told of all of them.
        looks = looks_between(rows.history, rows.span.since_at, now if day == last else rows.span.until_at)
        found.append(
            DayOfSavings(
                day=day,
                fetches=sum(use.fetches for use in uses),
                wire_bytes=sum(use.wire_bytes for use in uses),
                new_posts=sum(use.new_count for use in uses),
                wake_ups=count_wake_ups([poll.at for poll in rows.polls if begin <= poll.at < end]),
                wait=measure_wait(out[posts], seen[posts], looks),
                hourly_fetches=int(np.diff(np.searchsorted(by_hour, [begin, end]))[0]),
                hourly_wait=measure_wait(out[posts], hourly_seen[posts], looks),
            )
        )
    return found


def _all_posts(
    history: OwnHistory, hourly: Sequence[FloatArray]
) -> tuple[FloatArray, FloatArray, FloatArray]:
    """Of all feeds together, in the order of time: when posts came, when they were here, and when hourly polling
    would have had them."""
    nothing = np.empty(0)
    out = np.concatenate([nothing, *history.posts])
    seen = np.concatenate([nothing, *history.seen])
    by_hour = [polled_at(posts, polls) for posts, polls in zip(history.posts, hourly, strict=True)]
    order = np.argsort(out, kind="stable")
    return out[order], seen[order], np.concatenate([nothing, *by_hour])[order]


def read_fresh_share(conn: Connection, since_at: float, until_at: float) -> float | None:
    """Of the posts between two instants that the owner looked for: how many were here at the first look. None
    where there were none."""
    return measure_own_wait(read_own_history(conn, until_at, UTC, since_at), since_at, until_at).fresh_share
