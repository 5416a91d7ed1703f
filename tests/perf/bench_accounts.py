"""What the plan brings for accounts: when a server is asked, and what Paperround tells it to poll.

python3 dev.py bench accounts [--people R1,P1,P4]

All feeds of the shared history lie on a server. In the first part it polls each of them every hour by itself, and is
asked by the plan or at fixed times. In the second it polls as often by the plan as it would evenly. Waiting is what
looks find missing, in hours a day, before anything comes that the visit itself brings about.
"""

from __future__ import annotations

import argparse

import numpy as np
from msgspec.structs import replace

from reader.core.records.planning import HOUR_S, FloatArray, IntArray
from reader.lab.files import Feeds, Trial
from reader.lab.policies import POLICIES
from reader.lab.replay import replay
from reader.lab.score import score
from reader.planner.inputs import HOLDS_EVERYTHING
from reader.planner.learning.evidence import pool_posts
from tests.perf.bench_policies import Person, people, read_recorded_feeds

BUDGET = 400
PER_FEED = 3


def on_server(posts: FloatArray, place: int) -> FloatArray:
    """When each post appears at a server that polls the feed once an hour, at a minute of its own."""
    minute = place * 977 % HOUR_S
    return np.asarray(np.ceil((posts - minute) / HOUR_S) * HOUR_S + minute)


def put_on_server(trial: Trial) -> Trial:
    """The same days, with one server in place of all feeds."""
    whole = ((trial.history_from, trial.end_at),)
    known = [(on_server(posts, place), whole) for place, posts in enumerate(trial.feeds.posts)]
    posts, _ = pool_posts(known, 0.0)
    return replace(trial, feeds=Feeds(("server",), (posts,), np.array([HOLDS_EVERYTHING])))


def tell(words: str, trial: Trial, feeds: IntArray, times: FloatArray) -> None:
    made = score(trial, feeds, times)
    print(
        f"  {words}: {made.polls_per_day:8,.1f} a day, {made.delay_h_per_day:8,.1f} h of waiting, "
        f"{made.fresh_share:.0%} of the posts there at the first look"
    )


def measure_asks(trial: Trial) -> None:
    by_plan = replay(trial, POLICIES["paperround"], BUDGET)
    tell("asked by the plan  ", trial, by_plan.feeds, by_plan.times)
    asks = len(by_plan.times) / trial.days
    for words, gap_s in (("as often, evenly   ", 24 * HOUR_S / asks), ("every hour         ", HOUR_S)):
        times = np.arange(trial.start_at + gap_s, trial.end_at, gap_s)
        tell(words, trial, np.zeros(len(times), dtype=np.int64), times)


def measure_server_refresh(trial: Trial) -> None:
    for words, policy in (("polls by the plan  ", "paperround"), ("as often, evenly   ", "uniform")):
        polls = replay(trial, POLICIES[policy], trial.budget_per_day)
        tell(words, trial, polls.feeds, polls.times)
    times = [
        np.arange(trial.start_at + place * 977 % HOUR_S, trial.end_at, HOUR_S) for place in range(len(trial.feeds.ids))
    ]
    places = np.repeat(np.arange(len(times), dtype=np.int64), [len(one) for one in times])
    tell("every hour         ", trial, places, np.concatenate(times))


def measure(person: Person, feeds: Feeds) -> None:
    trial = person.trial(feeds, PER_FEED)
    print(f"{person.name}, {len(feeds.ids)} feeds")
    measure_asks(put_on_server(trial))
    measure_server_refresh(trial)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--people", default="R1,P1,P4")
    chosen = parser.parse_args().people.split(",")
    feeds = read_recorded_feeds()
    for person in people(feeds):
        if person.name in chosen:
            measure(person, feeds)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
