"""What polling came to against polling every hour, as a whole and day by day: what `paperround stats` says.

Reads the store and writes nothing. Runs on the thread that owns the connection.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, datetime, timedelta, tzinfo

import numpy as np
from msgspec import Struct

import reader.store.feeds as feed_rows
from reader.insights.lost_posts import count_lost, estimate_lost
from reader.insights.savings_figures import (
    Savings,
    Wait,
    believed_posts,
    make_savings,
    measure_wait,
    next_hour,
    sum_waits,
    usual_bytes,
)
from reader.learn.reading import merge_events, session_starts
from reader.model.history import WAKE_UP_S
from reader.model.logged import DayUse, PollRecord, PostingTime
from reader.model.planning import FloatArray
from reader.model.stored import Feed
from reader.plan.days import day_start, next_day_start
from reader.plan.inputs import window_of
from reader.store.db import Connection
from reader.store.poll_log import list_days, list_polls
from reader.store.posting_times import list_posting_times
from reader.store.reading_log import list_looks

ALL_POLLS = 1_000_000
MINUTES = 60.0
HOURS = 24


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


class OnOpening(Struct, frozen=True):
    """What polling everything whenever the owner sat down to read would have come to."""

    fetches: int
    wire_bytes: int
    wait: Wait


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
    opening: OnOpening
    lost: LostPosts
    days: tuple[DayOfSavings, ...]


class _Rows(Struct, frozen=True):
    feeds: Sequence[Feed]
    uses: Sequence[DayUse]
    polls: Sequence[PollRecord]
    posts: Mapping[int, Sequence[PostingTime]]
    looks: FloatArray
    since_at: float


def read_savings(conn: Connection, now: float, zone: tzinfo, days: int) -> Savings:
    """The last so many local days, today included; not from before the first feed was added."""
    return _savings(_read(conn, now, zone, days), now)


def read_savings_facts(conn: Connection, now: float, zone: tzinfo, days: int) -> SavingsFacts:
    rows = _read(conn, now, zone, days)
    return SavingsFacts(
        savings=_savings(rows, now),
        feeds=len(rows.feeds),
        wake_ups=count_wake_ups([poll.at for poll in rows.polls]),
        sessions=int(session_starts(rows.looks[rows.looks <= now]).size),
        opening=_on_opening(rows, now),
        lost=_lost(rows, now),
        days=tuple(_by_day(rows, now, zone)),
    )


def wait_min(wait: Wait) -> float:
    """Minutes until a new post could be read: what looks waited, shared over the posts they looked for."""
    return wait.hours * MINUTES / wait.first_looks if wait.first_looks else 0.0


def count_wake_ups(times: Sequence[float]) -> int:
    ordered = np.sort(np.array(times, dtype=np.float64))
    return int(1 + np.count_nonzero(np.diff(ordered) > WAKE_UP_S)) if ordered.size else 0


def _read(conn: Connection, now: float, zone: tzinfo, days: int) -> _Rows:
    feeds = feed_rows.list_feeds(conn)
    first = min([feed.added_at for feed in feeds], default=now)
    since_at = day_start(now - timedelta(days=days - 1).total_seconds(), zone)
    since_at = min(max(since_at, first), now)
    looks = merge_events(np.array([look.at for look in list_looks(conn, since_at)], dtype=np.float64))
    return _Rows(
        feeds=feeds,
        uses=list_days(conn, datetime.fromtimestamp(since_at, zone).date().isoformat()),
        polls=list_polls(conn, ALL_POLLS, since_at=since_at),
        posts={feed.id: list_posting_times(conn, feed.id, since_at) for feed in feeds},
        looks=looks,
        since_at=since_at,
    )


def _savings(rows: _Rows, now: float) -> Savings:
    return make_savings(rows.uses, rows.polls, rows.posts, rows.looks, rows.since_at, now)


def _on_opening(rows: _Rows, now: float) -> OnOpening:
    looks = rows.looks[rows.looks <= now]
    starts = looks[session_starts(looks)]
    full, empty = usual_bytes(rows.polls)
    everyone = float(np.mean(list(full.values()))) if full else 0.0
    wire, waits = 0.0, []
    for feed_id, times in rows.posts.items():
        out, _ = believed_posts(times, rows.since_at)
        place = np.searchsorted(starts, out, side="left")
        # The first look of a session comes before what it fetches.
        seen = np.append(starts + 1.0, np.inf)[place]
        waits.append(measure_wait(out, seen, looks))
        changed = len(np.unique(place[place < len(starts)]))
        wire += changed * full.get(feed_id, everyone) + (len(starts) - changed) * empty
    return OnOpening(len(starts) * len(rows.feeds), int(wire), sum_waits(waits))


def _lost(rows: _Rows, now: float) -> LostPosts:
    looks = rows.looks[rows.looks <= now]
    starts = np.append(looks[session_starts(looks)] + 1.0, np.inf)
    ours, hourly, opening = 0.0, 0, 0
    for feed in rows.feeds:
        window, times = window_of(feed), rows.posts[feed.id]
        out, _ = believed_posts(times, rows.since_at)
        ours += estimate_lost(times, window)
        hourly += count_lost(out, next_hour(out, feed.id), window)
        opening += count_lost(out, starts[np.searchsorted(starts[:-1], out, side="left")], window)
    return LostPosts(ours, hourly, opening)


class _Posts(Struct, frozen=True):
    """Of all feeds together, in the order of time."""

    out: FloatArray
    seen: FloatArray
    hourly_seen: FloatArray

    def wait_between(self, begin: float, end: float, looks: FloatArray) -> tuple[Wait, Wait]:
        inside = slice(*np.searchsorted(self.out, [begin, end]).tolist())
        out = self.out[inside]
        return measure_wait(out, self.seen[inside], looks), measure_wait(out, self.hourly_seen[inside], looks)


def _all_posts(rows: _Rows) -> _Posts:
    known = {feed_id: believed_posts(times, rows.since_at) for feed_id, times in rows.posts.items()}
    nothing = np.empty(0)
    out = np.concatenate([nothing, *(out for out, _ in known.values())])
    order = np.argsort(out, kind="stable")
    seen = np.concatenate([nothing, *(seen for _, seen in known.values())])
    hourly = np.concatenate([nothing, *(next_hour(out, feed_id) for feed_id, (out, _) in known.items())])
    return _Posts(out[order], seen[order], hourly[order])


def _by_day(rows: _Rows, now: float, zone: tzinfo) -> list[DayOfSavings]:
    today = datetime.fromtimestamp(now, zone)
    first = datetime.fromtimestamp(rows.since_at, zone).date()
    found = []
    posts, looks = _all_posts(rows), rows.looks[rows.looks <= now]
    for number in range((today.date() - first).days + 1):
        day = first + timedelta(days=number)
        uses = [use for use in rows.uses if use.day == day.isoformat()]
        known = sum(datetime.fromtimestamp(feed.added_at, zone).date() <= day for feed in rows.feeds)
        hours = today.hour if day == today.date() else HOURS
        begin = datetime(day.year, day.month, day.day, tzinfo=zone).timestamp()
        end = next_day_start(begin, zone)
        wait, hourly_wait = posts.wait_between(begin, end, looks)
        found.append(
            DayOfSavings(
                day=day,
                fetches=sum(use.fetches for use in uses),
                wire_bytes=sum(use.wire_bytes for use in uses),
                new_posts=sum(use.new_count for use in uses),
                wake_ups=count_wake_ups([poll.at for poll in rows.polls if begin <= poll.at < end]),
                wait=wait,
                hourly_fetches=known * hours,
                hourly_wait=hourly_wait,
            )
        )
    return found


def read_fresh_share(conn: Connection, since_at: float, until_at: float) -> float | None:
    """Of the posts between two instants that the owner looked for: how many were here at the first look. None
    where there were none."""
    looks = merge_events(np.array([look.at for look in list_looks(conn, since_at)], dtype=np.float64))
    looks = looks[looks <= until_at]
    waits = []
    for feed in feed_rows.list_feeds(conn):
        out, seen = believed_posts(list_posting_times(conn, feed.id, since_at), since_at)
        waits.append(measure_wait(out[out <= until_at], seen[out <= until_at], looks))
    wait = sum_waits(waits)
    return 1 - wait.missing_at_first / wait.first_looks if wait.first_looks else None
