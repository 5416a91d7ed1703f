"""Batches of fetches, done and scheduled, and one day of them for the ribbon at the foot of the window.

Without numpy, because every window reads the ribbon's day.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta, tzinfo
from math import exp
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from reader.core.records.logged import WAKE_UP_S, PlannedPoll, PollRecord
from reader.planner.days import FEWEST_DAYS, day_start, local_date, next_day_start
from reader.store.db import Connection
from reader.store.engine_state import list_planned
from reader.store.erase import find_known_from
from reader.store.feeds import list_feeds
from reader.store.poll_log import list_polls
from reader.store.reading_log import list_visits

MOST_POLLS = 100_000
QUARTERS = 96
_MEMORY_S = timedelta(weeks=12).total_seconds()
_NEARBY = 2
"""In quarters of an hour: habits keep no exact time."""
_TYPICAL_HOURS = ((7.5, 1.0, 0.8), (12.5, 0.9, 0.55), (20.0, 1.8, 1.0))
"""The middle, the width and the height of each bump of a typical day."""

AnyPoll = TypeVar("AnyPoll", PollRecord, PlannedPoll)


class WakeUp(Struct, frozen=True):
    at: float
    feed_ids: tuple[int, ...]
    """Each feed once; those that brought most, or save most waiting, first."""
    reasons: tuple[str, ...]
    is_planned: bool
    fetches: int
    """More than the feeds if the user had some polled again."""
    new_feeds: int = 0
    new_posts: int = 0
    worth_h: float = 0.0


class RibbonDay(Struct, frozen=True):
    start_at: float
    end_at: float
    curve: tuple[float, ...]
    """When the user reads, from 0 to 1 for each quarter of an hour by the wall clock."""
    is_learned: bool
    """Whether the curve is this user's; otherwise it is a typical day's."""
    batches: tuple[WakeUp, ...]
    """In the order of time."""
    names: dict[int, str]

    @property
    def done(self) -> list[WakeUp]:
        return [one for one in self.batches if not one.is_planned]

    @property
    def scheduled(self) -> list[WakeUp]:
        return [one for one in self.batches if one.is_planned]


def read_ribbon_day(conn: Connection, now: float, zone: tzinfo) -> RibbonDay:
    start_at, end_at = day_start(now, zone), next_day_start(now, zone)
    polls = list_polls(conn, MOST_POLLS, None, start_at)
    planned = [poll for poll in list_planned(conn, now) if poll.at < end_at]
    feeds = list_feeds(conn)
    visits = [visit.at for visit in list_visits(conn, now - _MEMORY_S)]
    known_from = max(min([feed.added_at for feed in feeds] + visits[:1], default=now), find_known_from(conn))
    days = (local_date(now, zone) - local_date(max(known_from, now - _MEMORY_S), zone)).days
    curve = make_day_curve([at for at in visits if at < start_at], zone) if days >= FEWEST_DAYS else ()
    return RibbonDay(
        start_at=start_at,
        end_at=end_at,
        curve=curve or typical_curve(),
        is_learned=bool(curve),
        batches=(*done_wake_ups(polls), *planned_wake_ups(planned)),
        names={feed.id: feed.name for feed in feeds},
    )


def make_day_curve(visits: Iterable[float], zone: tzinfo) -> tuple[float, ...]:
    """The share of days with a visit around each quarter of an hour, smoothed and scaled to 1; empty without visits.

    On each day the time around a visit counts once, however long the user stayed.
    """
    near = set[tuple[int, int]]()
    for at in visits:
        then = datetime.fromtimestamp(at, zone)
        quarter = then.hour * 4 + then.minute // 15
        near.update((then.toordinal(), (quarter + off) % QUARTERS) for off in range(-_NEARBY, _NEARBY + 1))
    counts = [0] * QUARTERS
    for _, quarter in near:
        counts[quarter] += 1
    kernel = [(off, exp(-off * off / 2)) for off in range(-3, 4)]
    smooth = [sum(weight * counts[(i + off) % QUARTERS] for off, weight in kernel) for i in range(QUARTERS)]
    highest = max(smooth)
    return tuple(one / highest for one in smooth) if highest else ()


def typical_curve() -> tuple[float, ...]:
    """A day with a morning, a noon and an evening, until the user's own is known."""
    hours = [(i + 0.5) / 4 for i in range(QUARTERS)]
    return tuple(
        max(height * exp(-(((hour - middle) / width) ** 2)) for middle, width, height in _TYPICAL_HOURS)
        for hour in hours
    )


def done_wake_ups(polls: Sequence[PollRecord]) -> list[WakeUp]:
    return [
        replace(
            _make_wake_up(group, sorted(group, key=lambda poll: -poll.new_count), is_planned=False),
            new_feeds=len({poll.feed_id for poll in group if poll.new_count}),
            new_posts=sum(poll.new_count for poll in group),
        )
        for group in _groups(polls)
    ]


def planned_wake_ups(polls: Sequence[PlannedPoll]) -> list[WakeUp]:
    return [
        replace(
            _make_wake_up(group, sorted(group, key=lambda poll: -poll.worth_h), is_planned=True),
            worth_h=sum(poll.worth_h for poll in group),
        )
        for group in _groups(polls)
    ]


def _make_wake_up(group: Sequence[AnyPoll], ordered: Sequence[AnyPoll], *, is_planned: bool) -> WakeUp:
    feed_ids = dict.fromkeys(poll.feed_id for poll in ordered)
    return WakeUp(group[0].at, tuple(feed_ids), tuple(poll.reason for poll in ordered), is_planned, len(group))


def _groups(polls: Sequence[AnyPoll]) -> list[list[AnyPoll]]:
    """The polls of each wake-up, in the order of time."""
    groups: list[list[AnyPoll]] = []
    for poll in sorted(polls, key=lambda poll: poll.at):
        if not groups or poll.at - groups[-1][-1].at > WAKE_UP_S:
            groups.append([])
        groups[-1].append(poll)
    return groups
