"""Reading statistics: the user's week, its peaks, sessions a day, and how sure all of it is."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import tzinfo

import numpy as np
from msgspec import Struct

from reader.core.records.logged import ReadingSession
from reader.core.records.planning import DAY_S, HOUR_S, FloatArray, IntArray
from reader.engine.planning_inputs import MEMORY_S
from reader.planner.days import FEWEST_DAYS, day_start
from reader.planner.learning.localtime import MONDAY_S, local_seconds, slot_of_day, smooth_day
from reader.planner.learning.rhythm import SLOTS
from reader.store.db import Connection
from reader.store.erase import find_known_from
from reader.store.feeds import list_feeds
from reader.store.reading_log import count_posts, list_sessions, list_visits

ENOUGH_WEEKDAYS = 10
"""After this many days mornings can be told from evenings."""
ENOUGH_WEEKENDS = 8
NEARBY, SMOOTHING = 2, 1.0
"""In quarters of an hour: habits keep no exact time."""
PEAK_SHARE = 0.5
"""A time of day is usual if it is at least this likely, against the likeliest."""
SHOWN_DAYS = 28
ENOUGH_POSTS = 5
LONG_ENOUGH_S = 28 * DAY_S


class ReadingFacts(Struct, frozen=True):
    curve: FloatArray
    """(SLOTS,) the share of the days before today with a visit around each quarter of an hour, smoothed."""
    visited: IntArray
    """(7, 24) the number of known days with a visit in that hour; Monday first."""
    known: IntArray
    """(7,) the number of such days that are known."""
    minutes: FloatArray
    """(7, 24) mean minutes of reading on the days with a visit."""
    sessions: tuple[tuple[int, int], ...]
    """(day since the epoch in local time, sessions) of the last weeks, today last."""
    weekdays: int
    weekend_days: int
    known_from: float
    now: float

    @property
    def days(self) -> int:
        return self.weekdays + self.weekend_days

    @property
    def is_enough(self) -> bool:
        return self.days > FEWEST_DAYS and bool(self.visited.any())  # today is one of them, and not over

    @property
    def usual_times(self) -> list[float]:
        """The hours of the day at which visits are likeliest, in order."""
        return peaks(self.curve) if self.is_enough else []


def read_reading(conn: Connection, now: float, zone: tzinfo) -> ReadingFacts:
    visits = np.array([visit.at for visit in list_visits(conn, now - MEMORY_S)], dtype=np.float64)
    added = [feed.added_at for feed in list_feeds(conn)]
    first = min([*added, *visits[:1].tolist()], default=now)
    known_from = max(first, now - MEMORY_S, find_known_from(conn))
    return make_reading(visits, list_sessions(conn, now - MEMORY_S), known_from, now, zone)


class KnownFeeds(Struct, frozen=True):
    """The number of feeds that are known to post at certain times, and of all."""

    known: int
    total: int

    @property
    def share(self) -> float:
        return self.known / self.total if self.total else 0.0


def read_known_feeds(conn: Connection, now: float) -> KnownFeeds:
    """Count the feeds with enough posts, or watched for long enough that their silence says something."""
    posts = count_posts(conn, now - MEMORY_S)
    feeds = list_feeds(conn)
    known = sum(posts.get(feed.id, 0) >= ENOUGH_POSTS or now - feed.added_at >= LONG_ENOUGH_S for feed in feeds)
    return KnownFeeds(known, len(feeds))


def make_reading(
    visits: FloatArray, sessions: Sequence[ReadingSession], known_from: float, now: float, zone: tzinfo
) -> ReadingFacts:
    # Without today, whose evening would count as one without visits.
    past = visits[visits < day_start(now, zone)]
    first, today = _local_days(np.array([known_from, now]), zone).tolist()
    kinds = np.bincount(np.arange(first, today + 1) % 7, minlength=7)
    started = _local_days(np.array([session.started_at for session in sessions], dtype=np.float64), zone)
    shown = range(max(first, today - SHOWN_DAYS + 1), today + 1)
    return ReadingFacts(
        curve=_shares(past, today - first, zone),
        visited=_visited(visits, zone),
        known=kinds,
        minutes=_minutes(sessions, zone),
        sessions=tuple((day, int(np.count_nonzero(started == day))) for day in shown),
        weekdays=int(kinds[:5].sum()),
        weekend_days=int(kinds[5:].sum()),
        known_from=known_from,
        now=now,
    )


def _local_days(times: FloatArray, zone: tzinfo) -> IntArray:
    """The local days of these instants, counted from the first Monday after the epoch."""
    return np.asarray(np.floor((local_seconds(times, zone) - MONDAY_S) / DAY_S), dtype=np.int64)


def _shares(visits: FloatArray, days: int, zone: tzinfo) -> FloatArray:
    """The share of days with a visit around each slot. (Not the probability of the next visit, by which polling goes:
    after a visit at seven that is small at eight, though there is one at eight on most days.)"""
    slots, on = slot_of_day(local_seconds(visits, zone), SLOTS), _local_days(visits, zone)
    # On each day a stretch around a visit counts once, however long the user stayed.
    near = np.concatenate([on * SLOTS + (slots + off) % SLOTS for off in range(-NEARBY, NEARBY + 1)])
    counts = np.bincount(np.unique(near) % SLOTS, minlength=SLOTS).astype(np.float64)
    return smooth_day(counts / max(days, 1), SMOOTHING)


def _visited(visits: FloatArray, zone: tzinfo) -> IntArray:
    hours = np.unique((local_seconds(visits, zone) - MONDAY_S) // HOUR_S).astype(np.int64)
    return np.bincount(hours % 168, minlength=168).reshape(7, 24)


def _minutes(sessions: Sequence[ReadingSession], zone: tzinfo) -> FloatArray:
    """The mean minutes of reading in each hour of the week, over the hours with any."""
    total, hours = np.zeros(168), set[int]()
    for session in sessions:
        at = session.started_at
        while at < session.ended_at:
            since_monday = float(local_seconds(np.array([at]), zone)[0]) - MONDAY_S
            hour, past = divmod(since_monday, HOUR_S)
            until = min(at + HOUR_S - past, session.ended_at)
            total[int(hour) % 168] += (until - at) / 60
            hours.add(int(hour))
            at = until
    times = np.bincount(np.array([*hours], dtype=np.int64) % 168, minlength=168)
    return np.asarray((total / np.maximum(times, 1)).reshape(7, 24))


def peaks(curve: FloatArray) -> list[float]:
    """The hours of the day around which a curve over the slots of a day is high, in order."""
    if not curve.size or curve.max() <= 0:
        return []
    high = curve >= PEAK_SHARE * curve.max()
    # Begun at a slot that is not high, so that a time around midnight is one.
    slots = np.roll(np.arange(SLOTS), -int(high.argmin()))
    found = []
    for run in np.split(slots, np.flatnonzero(np.diff(high[slots])) + 1):
        if high[run[0]]:
            top = run[int(curve[run].argmax())]
            found.append((top + 0.5) * 24 / SLOTS)
    return sorted(found)
