"""Days in fast motion: feeds on a real server with odd manners, a user with sessions, a laptop that sleeps at night, is
offline for a while and runs on battery half of the time. What is left is judged by the server's own log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import numpy as np

from reader.core.records.logged import DayUse, PollRecord, PostingTime, Visit
from reader.core.records.stored import Feed
from reader.core.settings import Settings
from reader.engine.messages import Note
from reader.lab.files import Trial
from reader.store.feeds import list_feeds
from reader.store.poll_log import list_days, list_polls, list_posting_times
from reader.store.reading_log import add_visits
from tests.engine.simulated import BERLIN, Life, Manners, Publishers, RefreshRequests, World, make_history, make_trial
from tests.fake_clock import FakeClock

ZONE = ZoneInfo(BERLIN)
DAY_S = 86_400


@dataclass(frozen=True)
class Period:
    """What is lived through, by which feeds: one for each of the manners."""

    start_at: float
    end_at: float
    offline: tuple[float, float]
    manners: Sequence[Manners]
    settings: Settings


@dataclass(frozen=True)
class Told:
    """What is left when it is over."""

    log: list[RefreshRequests]
    most_at_once: dict[str, int]
    trial: Trial
    days: list[DayUse]
    polls: list[PollRecord]
    feeds: list[Feed]
    posting_times: dict[int, list[PostingTime]]
    notes: list[Note]
    runs: int


def sleeps(at: float) -> bool:
    shown = datetime.fromtimestamp(at, ZONE)
    return shown.hour * 60 + shown.minute < 405 or (shown.hour == 23 and shown.minute >= 50)


def on_battery(at: float) -> bool:
    return int(at // 21_600) % 2 == 0


def visible(posts: np.ndarray, manners: Manners) -> np.ndarray:
    """A server that is down or gone shows no posts, so that nobody can be blamed for missing them."""
    posts = posts[posts < manners.gone_at]
    for start, end in filter(None, (manners.busy, manners.broken)):
        posts = posts[(posts < start) | (posts > end + DAY_S / 4)]
    return posts


def live(folder: Path, period: Period) -> Told:
    start_at, end_at, offline, manners = period.start_at, period.end_at, period.offline, period.manners
    made = make_history(len(manners), round((end_at - start_at) / DAY_S), start_at, seed=3)
    windows = made.feeds.windows
    posts = [visible(times, manner) for times, manner in zip(made.feeds.posts, manners, strict=True)]
    visits = [
        at
        for at in next(iter(made.events.values())).tolist()
        if not sleeps(at) and not offline[0] <= at < offline[1] and at < end_at
    ]
    publishers = Publishers(FakeClock(start_at + 13), posts, windows, list(manners), per_host=2)
    life = Life(start_at, end_at, [at for at in visits if at >= start_at], sleeps, [offline], on_battery)
    world = World(folder, publishers, life, period.settings)
    try:
        add_visits(world.conn, [Visit(at, None, "view") for at in visits if at < start_at])
        world.subscribe()
        world.run()
        feeds = list_feeds(world.conn)
        return Told(
            publishers.log,
            dict(world.server.most_at_once),
            make_trial(posts, windows, visits, life, period.settings.daily_budget),
            list_days(world.conn),
            list_polls(world.conn, 100_000),
            feeds,
            {feed.id: list_posting_times(world.conn, feed.id) for feed in feeds},
            world.notes,
            world.runs,
        )
    finally:
        world.close()
