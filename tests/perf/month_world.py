"""The simulated month: 300 feeds, a user with sessions, and what happens to the machine meanwhile."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import numpy as np
from msgspec.structs import replace

from reader.core.records.logged import Visit
from reader.core.records.machine import PresenceSign, Sign
from reader.core.settings import Settings
from reader.engine.loop import KEPT_S
from reader.lab.files import Trial
from reader.store.reading_log import add_visits, note_sign
from tests.engine.simulated import BERLIN, Life, Manners, Publishers, World, make_history, make_trial
from tests.fake_clock import FakeClock

ZONE = ZoneInfo(BERLIN)
HARDSHIPS = ("battery", "bound", "floors", "Offline", "signs", "sleep")
"""Signs of presence are no hardship, but can be left out like one."""
MOST_PER_MINUTE = 600
"""The setting allows no more."""
SESSION_S = 1_800.0
IDLE_SHARE = 0.3
"""Of the signs: those that no visit follows."""


@dataclass(frozen=True)
class Plan:
    feeds: int
    days: int
    budget: int
    seed: int
    without: frozenset[str] = frozenset()
    """Hardships that are left out, to see what each costs."""

    @property
    def start_at(self) -> float:
        return datetime(2026, 10, 5, tzinfo=ZONE).timestamp()

    @property
    def end_at(self) -> float:
        return (datetime(2026, 10, 5, tzinfo=ZONE) + timedelta(days=self.days)).timestamp()

    @property
    def offline(self) -> tuple[float, float]:
        """Not judged, even where the hardship is left out, so that runs can be compared."""
        since = self.start_at + 0.45 * self.days * 86_400 + 7
        return since, since + 2 * 86_400

    @property
    def offline_spans(self) -> list[tuple[float, float]]:
        return [] if "Offline" in self.without else [self.offline]

    def sleeps(self, at: float) -> bool:
        return "sleep" not in self.without and is_night(at)

    def on_battery(self, at: float) -> bool:
        return "battery" not in self.without and int(at // 21_600) % 2 == 0

    def floor_s(self, feed: int) -> int:
        """For how long after a poll its publisher wants to be left alone."""
        return 3_600 if feed % 25 == 3 and "floors" not in self.without else 0

    def make_settings(self) -> Settings:
        bound = MOST_PER_MINUTE if "bound" in self.without else Settings().fetches_per_minute
        return Settings(daily_budget=self.budget, fetches_per_minute=bound)


def is_night(at: float) -> bool:
    shown = datetime.fromtimestamp(at, ZONE)
    return shown.hour * 60 + shown.minute < 405 or (shown.hour == 23 and shown.minute >= 50)


def make_month(plan: Plan) -> tuple[Trial, Life]:
    """What will happen, for the lab and for the world alike."""
    made = make_history(plan.feeds, plan.days, plan.start_at, plan.seed, most=100.0)
    start, end = plan.offline
    visits = [
        at
        for at in next(iter(made.events.values())).tolist()
        if at < plan.end_at and not is_night(at) and not start <= at < end
    ]
    coming = [at for at in visits if at >= plan.start_at]
    signs = () if "signs" in plan.without else make_signs(visits, plan)
    life = Life(plan.start_at, plan.end_at, coming, plan.sleeps, plan.offline_spans, plan.on_battery, signs)
    trial = make_trial(list(made.feeds.posts), made.feeds.windows, visits, life, plan.budget)
    floors_s = np.array([plan.floor_s(feed) for feed in range(plan.feeds)], dtype=np.float64)
    return replace(trial, signs=signs, feeds=replace(trial.feeds, floors_s=floors_s)), life


def make_signs(visits: list[float], plan: Plan) -> tuple[PresenceSign, ...]:
    """The user unlocks the computer one to ten minutes before a session begins, and now and then without reading."""
    rng = np.random.default_rng(plan.seed)
    times = np.array(visits)
    starts = times[np.diff(times, prepend=-np.inf) > SESSION_S]
    heralds = starts - rng.uniform(60.0, 600.0, len(starts))
    idle = rng.uniform(times[0], times[-1], int(IDLE_SHARE * len(starts)))
    heard = sorted(at for at in [*heralds.tolist(), *idle.tolist()] if not is_night(at))
    return tuple(PresenceSign(round(at), Sign.UNLOCKED) for at in heard)


def live(folder: Path, plan: Plan) -> tuple[World, Publishers, Trial]:
    trial, life = make_month(plan)
    manners = [Manners(max_age_s=plan.floor_s(feed)) for feed in range(plan.feeds)]
    clock, feeds = FakeClock(plan.start_at + 13), trial.feeds
    publishers = Publishers(clock, list(feeds.posts), feeds.windows, manners, 2)
    world = World(folder, publishers, life, plan.make_settings())
    before = trial.visits[trial.visits < plan.start_at]
    add_visits(world.conn, [Visit(at, None, "view") for at in before.tolist()])
    for sign in (one for one in trial.signs if one.at < plan.start_at):
        note_sign(world.conn, sign, KEPT_S)
    world.subscribe()
    world.run()
    return world, publishers, trial


def judge(trial: Trial, plan: Plan) -> Trial:
    """Only at visits of days on which the engine knew its feeds and had a line for a while."""
    start, end = plan.offline
    visits = trial.visits
    kept = (visits >= plan.start_at + 86_400) & ((visits < start) | (visits > end + 43_200))
    return replace(trial, visits=visits[kept])
