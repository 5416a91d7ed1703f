"""A week in fast motion: a small made-up internet with outages, and a user who reads in the morning, at noon and in the
evening. What is here at each visit is judged by what the publishers had put out by then.

Everything lives by one fake clock: servers, engine, and the window, if there is one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import numpy as np

from reader.core.settings import Settings
from reader.store.db import fetch
from tests.engine.simulated import BERLIN, SHORT_FORECAST_H, Life, Manners, Publishers, World, make_history
from tests.fake_clock import FakeClock
from tests.perf.month_world import is_night

ZONE = ZoneInfo(BERLIN)
DAY_S, HOUR_S, MINUTE_S = 86_400.0, 3_600.0, 60.0
SITTINGS = {"morning": (7.25, 12.0), "noon": (12.6, 15.0), "evening": (20.5, 25.0)}
"""The usual hour, and by how many minutes it varies."""
STAYS_MIN = (0, 6, 14)
"""When the user does something in a sitting, in minutes from its begin: longer than a visit lasts."""
GOAL, FROM_DAY = 0.9, 3


@dataclass(frozen=True)
class Plan:
    feeds: int = 60
    days: int = 7
    budget: int = 400
    seed: int = 3

    @property
    def start_at(self) -> float:
        """A Monday evening, as somebody subscribes after work."""
        return datetime(2026, 9, 7, 19, 0, tzinfo=ZONE).timestamp()

    @property
    def end_at(self) -> float:
        return (datetime(2026, 9, 8, tzinfo=ZONE) + timedelta(days=self.days)).timestamp()

    def list_visits(self) -> list[tuple[float, str]]:
        """When each sitting begins; the first of all is the one in which the feeds are added."""
        rng = np.random.default_rng(self.seed)
        found = [(self.start_at + 60.0, "subscribed")]
        for day in range(self.days):
            midnight = datetime(2026, 9, 8, tzinfo=ZONE) + timedelta(days=day)
            for name, (hour, spread_min) in SITTINGS.items():
                at = midnight + timedelta(hours=hour, minutes=float(np.clip(rng.normal(), -2, 2)) * spread_min)
                found.append((at.timestamp(), name))
        return [one for one in found if one[0] < self.end_at]

    def list_manners(self) -> list[Manners]:
        """One feed in six has an outage of some hours, one in fifteen asks to be left alone, some hold few posts."""
        rng = np.random.default_rng(self.seed + 1)
        manners = [Manners(max_age_s=1_800 if feed % 15 == 7 else 0) for feed in range(self.feeds)]
        for feed in range(0, self.feeds, 6):
            since = self.start_at + float(rng.uniform(1.0, self.days)) * DAY_S
            outage = (since, since + float(rng.uniform(1.0, 6.0)) * HOUR_S)
            if feed % 12:
                manners[feed].busy = outage
            else:
                manners[feed].broken = outage
        return manners

    def list_offline(self) -> list[tuple[float, float]]:
        """Two evenings or afternoons without a network, between sittings."""
        return [
            (self.start_at + day * DAY_S - 4 * HOUR_S, self.start_at + day * DAY_S - 2 * HOUR_S)
            for day in (2, 5)
            if day < self.days
        ]


@dataclass(frozen=True)
class Visited:
    """One visit: what came out since the one before, and how much of it was here."""

    at: float
    day: int
    """The first whole day is day 1."""
    name: str
    published: int
    here: int
    out_of_reach: int
    """Not counted: they came and left their document while the computer slept or had no network."""

    @property
    def share(self) -> float:
        return self.here / self.published if self.published else 1.0


def out_at(times: np.ndarray, manners: Manners) -> np.ndarray:
    """When posts could be had: those of an outage come out as it ends."""
    times = times.copy()
    for start, end in filter(None, (manners.busy, manners.broken)):
        times[(times >= start) & (times < end)] = end
    return times


class Week:
    def __init__(self, folder: Path, plan: Plan, forecast_h: float = SHORT_FORECAST_H) -> None:
        made = make_history(plan.feeds, plan.days + 1, plan.start_at, plan.seed)
        manners = plan.list_manners()
        self.plan, self.visited = plan, list[Visited]()
        self.sittings = dict(plan.list_visits())
        signs = [at + stay * MINUTE_S for at in self.sittings for stay in STAYS_MIN]
        life = Life(plan.start_at, plan.end_at, signs, is_night, plan.list_offline(), lambda at: False)
        clock = FakeClock(plan.start_at + 13)
        self.publishers = Publishers(clock, list(made.feeds.posts), made.feeds.windows, manners, 2)
        self.out = [out_at(times, manner) for times, manner in zip(made.feeds.posts, manners, strict=True)]
        self.world = World(folder, self.publishers, life, Settings(daily_budget=plan.budget), forecast_h)
        self.world.on_visit = self._note_visit
        self.on_read: Callable[[str], None] = lambda name: None
        """Runs at the end of each sitting, with its day and name."""
        self._before = plan.start_at
        self._ending = ""

    def live(self) -> None:
        self.world.subscribe()
        self.world.run(self._after_run)

    def _note_visit(self, at: float) -> None:
        """Before the engine hears of it."""
        begun = max(one for one in self.sittings if one <= at)
        if at == begun:
            self._count(at)
        elif at >= begun + STAYS_MIN[-1] * MINUTE_S:
            self._ending = f"day {self.day_of(at)} {self.sittings[begun]}"

    def _after_run(self) -> None:
        ending, self._ending = self._ending, ""
        if ending:
            self.on_read(ending)

    def day_of(self, at: float) -> int:
        """The first whole day is day 1."""
        first, shown = (datetime.fromtimestamp(one, ZONE).date() for one in (self.plan.start_at, at))
        return (shown - first).days

    def _count(self, at: float) -> None:
        here = {link for (link,) in fetch(self.world.conn, "SELECT link FROM entries")}
        published = found = out_of_reach = 0
        for feed, times in enumerate(self.out):
            for index in np.flatnonzero((times > self._before) & (times <= at)).tolist():
                is_here = f"http://x{feed}.example/{index}" in here
                found += is_here
                if is_here or self._was_in_reach(feed, index, at):
                    published += 1
                else:
                    out_of_reach += 1
        self.visited.append(Visited(at, self.day_of(at), self.sittings[at], published, found, out_of_reach))
        self._before = at

    def _was_in_reach(self, feed: int, index: int, until: float) -> bool:
        """Whether the publisher listed a post at some moment at which this computer was up and had a network."""
        times, life = self.out[feed], self.world.life
        gone = index + int(self.publishers.windows[feed])
        leaves_at = min(float(times[gone]) if gone < len(times) else until, until)
        minutes = np.arange(float(times[index]), leaves_at, MINUTE_S).tolist()
        return any(not life.sleeps(at) and not self.world.is_offline(at) for at in minutes)

    def share(self, name: str = "") -> float:
        """From the third day on, of all sittings or those of a name."""
        judged = [one for one in self.visited if one.day >= FROM_DAY and name in ("", one.name)]
        return sum(one.here for one in judged) / sum(one.published for one in judged)
