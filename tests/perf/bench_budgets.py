"""Whether more budget means less waiting, what a newcomer's short list makes of the default budget, and what fewer
wake-ups cost: the tables of docs/notes/wake-ups.md.

`python3 dev.py bench budgets [--people P1,C36] [--what budgets,lists,front]` prints them; a person takes a quarter of
a minute of processor time for each figure.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial

import numpy as np
from msgspec.structs import replace

from reader.lab.files import read_feeds
from reader.lab.history import Feeds, Trial
from reader.lab.machine import ALWAYS_ON, Facts
from reader.lab.replay import replay
from reader.lab.score import Score, score
from reader.model.planning import DAY_S
from reader.plan.policies import POLICIES
from reader.settings import Settings
from tests.perf.bench_policies import SHARED, Person, people

PER_FEED = (1, 2, 3, 6, 8, 12, 24, 48)
LISTS = (5, 12, 25, 50)
FRONT = (6, 12, 24, 48, 96)
OTHERS = ("he-parker", "sia-cho", "fix-1h@budget")
EVEN = 24


def figures(trial: Trial, policy: str, facts: Facts = ALWAYS_ON) -> Score:
    polls = replay(trial, POLICIES[policy], trial.budget_per_day, facts=facts)
    return score(trial, polls.feeds, polls.times)


def lost_evenly(trial: Trial) -> float:
    """Lost a day if every feed is polled at as many even moments as is usual to wake up."""
    times = np.arange(trial.start_at, trial.end_at, DAY_S / EVEN) + DAY_S / EVEN / 2
    count = len(trial.feeds.ids)
    return score(
        trial, np.tile(np.arange(count), len(times)), np.repeat(times, count).astype(np.float64)
    ).lost_per_day


def some_feeds(feeds: Feeds, count: int) -> Feeds:
    """The same for everybody: as many of the list, chosen by chance."""
    places = np.sort(np.random.default_rng(count).choice(len(feeds.ids), count, replace=False))
    return Feeds(
        tuple(feeds.ids[place] for place in places),
        tuple(feeds.posts[place] for place in places),
        feeds.windows[places],
    )


def line(*cells: object) -> None:
    print(
        "| " + " | ".join(f"{cell:,.1f}" if isinstance(cell, float) else str(cell) for cell in cells) + " |",
        flush=True,
    )


def constant(value: float, at: float) -> float:
    return value


def mean(values: Sequence[float]) -> float:
    return float(np.exp(np.mean(np.log(np.maximum(values, 1e-9)))))


def show_budgets(everybody: list[Person], feeds: Feeds) -> None:
    line("person", "polls per feed", "wait h/day", "polls/day", "wake-ups/day", "lost/day", *OTHERS)
    for person in everybody:
        for per_feed in PER_FEED:
            trial = person.trial(feeds, per_feed)
            ours = figures(trial, "paperround")
            others = [figures(trial, other).delay_h_per_day for other in OTHERS]
            line(person.name, per_feed, *_cells(ours), *others)


def show_lists(everybody: list[Person], feeds: Feeds) -> None:
    line("person", "feeds", "wait h/day", "polls/day", "wake-ups/day", "lost/day", *OTHERS)
    for person in everybody:
        for count in LISTS:
            trial = replace(person.trial(some_feeds(feeds, count), 1), budget_per_day=Settings().daily_budget)
            ours = figures(trial, "paperround")
            line(
                person.name,
                count,
                *_cells(ours),
                *(figures(trial, other).delay_h_per_day for other in OTHERS),
            )


def show_front(everybody: list[Person], feeds: Feeds) -> None:
    """At 3 polls per feed, geometric means over the people; lost posts against even polling, in the mean."""
    trials = [person.trial(feeds, 3) for person in everybody]
    even = [lost_evenly(trial) for trial in trials]
    line("aim", "wake-ups/day", "wait h/day", "a minute later", "lost/day", "lost evenly", "mobile s/day")
    for aim in FRONT:
        facts = Facts(wake_ups=partial(constant, float(aim)))
        found = [figures(trial, "paperround", facts) for trial in trials]
        line(
            aim,
            mean([one.wake_ups_per_day for one in found]),
            mean([one.delay_h_per_day for one in found]),
            mean([one.minute_later_h_per_day for one in found]),
            float(np.mean([one.lost_per_day for one in found])),
            float(np.mean(even)),
            mean([one.mobile_s_per_day for one in found]),
        )


def _cells(found: Score) -> tuple[float, ...]:
    return found.delay_h_per_day, found.polls_per_day, found.wake_ups_per_day, found.lost_per_day


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--people", default="", help="names with commas; everybody where none is given")
    parser.add_argument("--what", default="budgets,lists,front")
    chosen = parser.parse_args()
    feeds = read_feeds(SHARED / "rss-main.posts.csv.gz")
    wanted = set(filter(None, chosen.people.split(",")))
    everybody = [person for person in people(feeds) if not wanted or person.name in wanted]
    shows = {"budgets": show_budgets, "lists": show_lists, "front": show_front}
    for name in chosen.what.split(","):
        shows[name](everybody, feeds)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
