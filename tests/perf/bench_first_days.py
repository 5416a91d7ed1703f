"""How long a new user waits: everything is subscribed to on the first day, and nothing is known but what the feeds'
documents hold then. The table of docs/developer/notes/first-days.md.

`python3 dev.py bench first-days [--people P1,C36] [--feeds 100] [--per-feed 3]` prints it.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import numpy as np
from msgspec.structs import replace

from reader.core.records.planning import DAY_S, FloatArray, IntArray
from reader.lab.files import Feeds, Trial
from reader.lab.policies import POLICIES
from reader.lab.replay import replay
from reader.planner.days import next_day_start
from reader.planner.strategies.policy import Circumstances, Policy, make_circumstances
from tests.perf.bench_budgets import line, mean, wait_on_days
from tests.perf.bench_policies import Person, people, read_recorded_feeds, some_feeds

STRETCHES = {"day 1": (0, 1), "days 1 to 3": (0, 3), "week 1": (0, 7)}
WEEK = 7
LATER = 4
"""The first week is lived again after so many weeks of learning, with the same posts and visits."""
REACH_S = 7 * DAY_S
"""What a first document is taken to reach back where plain counts want to know."""


class Relearning(Policy):
    """A policy of a paper that learns anew every midnight from what came so far."""

    def __init__(self, name: str, circumstances: Circumstances) -> None:
        self.name = name
        self._given = circumstances
        self._posts = [list(times) for times in circumstances.posts]
        self._visits: list[float] = []
        self._learn(circumstances.start_at)

    def _learn(self, now: float) -> None:
        given = self._given
        known = make_circumstances(
            start_at=now,
            zone=given.zone,
            posts=[np.array(times) for times in self._posts],
            visits=np.array(self._visits),
            budget_per_day=given.budget_per_day,
            windows=given.windows,
            history_from=given.start_at - REACH_S,
        )
        self._policy: Policy = POLICIES[self.name](known)
        self._until = next_day_start(now, given.zone)

    def next_wake(self) -> float:
        return min(self._policy.next_wake(), self._until)

    def wake(self, now: float) -> IntArray:
        if now >= self._until:
            self._learn(now)
        return self._policy.wake(now)

    def visited(self, now: float) -> IntArray:
        self._visits.append(now)
        return self._policy.visited(now)

    def polled(self, feeds: IntArray, now: float, posts: Sequence[FloatArray]) -> None:
        for feed, times in zip(feeds.tolist(), posts, strict=True):
            self._posts[feed] += times.tolist()


def new_user(person: Person, feeds: Feeds, per_feed: int) -> tuple[Trial, Trial]:
    """The same week: once as the first, once after some weeks of learning. Learning reaches back before the posts of
    the trial only if there are any."""
    trial = person.trial(feeds, per_feed)
    week = replace(trial, end_at=trial.start_at + WEEK * DAY_S)
    return replace(week, is_first_day=True), week


def show(everybody: list[Person], feeds: Feeds, per_feed: int) -> None:
    line("person", "days", "wait h/day", "when known", "against that", "fix-1h@budget", "he-parker, as it learns")
    ratios: dict[str, list[tuple[float, float]]] = {name: [] for name in STRETCHES}
    for person in everybody:
        new, known = new_user(person, feeds, per_feed)
        ours, later = (replay(one, POLICIES["paperround"], one.budget_per_day) for one in (new, known))
        hourly = replay(new, POLICIES["fix-1h@budget"], new.budget_per_day)
        papers = replay(new, lambda given: Relearning("he-parker", given), new.budget_per_day)
        for name, (first, last) in STRETCHES.items():
            waits = [wait_on_days(new, polls, first, last) for polls in (ours, later, hourly, papers)]
            if waits[1] > 0 and waits[2] > 0:
                ratios[name].append((waits[0] / waits[1], waits[0] / waits[2]))
            line(person.name, name, *waits[:2], f"{waits[0] / max(waits[1], 1e-9):.2f}", *waits[2:])
    for name, found in ratios.items():
        if found:
            against, hourly_share = (mean(column) for column in zip(*found, strict=True))
            line("geometric mean", name, "", "", f"{against:.2f}", f"{hourly_share:.2f} of it", "")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", default="", help="names with commas; everybody where none is given")
    parser.add_argument("--feeds", type=int, default=0, help="so many of the list, chosen by chance")
    parser.add_argument("--per-feed", type=int, default=3)
    chosen = parser.parse_args()
    feeds = read_recorded_feeds()
    wanted = set(filter(None, chosen.people.split(",")))
    everybody = [person for person in people(feeds) if not wanted or person.name in wanted]
    show(everybody, some_feeds(feeds, chosen.feeds) if chosen.feeds else feeds, chosen.per_feed)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
