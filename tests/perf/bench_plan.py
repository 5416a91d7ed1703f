"""How long a full plan takes: the day model that polls, for 500 feeds, with its memory; and the curve, which is shown:
500 feeds in slots of 15 minutes, 1,500 in slots of 5, and growth with feeds.

`python3 dev.py bench plan` prints processor seconds of one core; with `--profile` also where they go.
"""

from __future__ import annotations

import cProfile
import pstats
import sys
import time
import tracemalloc

import numpy as np

from reader.lab.policies.paperround import Paperround
from reader.lab.replay import circumstances_of
from reader.model.planning import DAY_S
from reader.plan.curve.cost import Objective
from reader.plan.curve.planner import PlanRequest, make_plan, plan_curve
from tests.unit.lab.histories import small_trial


def make_request(feeds: int, slot_s: float, per_feed: float = 3.0) -> PlanRequest:
    """A day with busy and quiet feeds, hours of sleep, alerts, windows that fill."""
    slots = int(86_400 / slot_s)
    rng = np.random.default_rng(1)
    hours = np.arange(slots) * slot_s / 3600
    shift = rng.integers(0, 24, (feeds, 1))
    day = 1.05 + np.cos((hours - 12 - shift) * np.pi / 12)
    posting = rng.pareto(1.1, (feeds, 1)) * 0.05 * day
    visiting = 0.02 + np.exp(-((hours - 8) ** 2)) + np.exp(-((hours - 20) ** 2) / 2)
    waiting = posting[:, 0] * rng.random(feeds) * 8
    alert = np.where(rng.random(feeds) < 0.05, 1.0, 0.01)
    objective = Objective(np.ones(feeds), alert, np.full(feeds, 4.0), rng.integers(10, 21, feeds))
    return PlanRequest(
        now=1_757_289_600.0,
        slot_s=slot_s,
        posting=posting,
        visiting=visiting[None, :],
        waiting=waiting,
        waiting_age_h=waiting * 3,
        objective=objective,
        budget=int(per_feed * feeds),
    )


def measure(feeds: int, slot_s: float) -> float:
    request = make_request(feeds, slot_s)
    began = time.process_time()
    plan = make_plan(request)
    seconds = time.process_time() - began
    print(
        f"{feeds:5} feeds, {slot_s / 60:2.0f} min: {seconds:6.2f} s   {int(plan.schedules.marks.sum())} polls, "
        f"price {plan.price:.3f} h, at most {plan.gap:.1e} above the best"
    )
    return seconds


def measure_day_model(feeds: int = 500) -> tuple[float, float, float]:
    """Processor seconds of an ordinary morning and of the very first plan, and the most memory that one takes, in
    MB."""
    trial = small_trial(seed=3, feeds=feeds, train_days=14, test_days=4, budget=3 * feeds)
    policy = Paperround(circumstances_of(trial, trial.budget_per_day))
    took = []
    for day in range(3):
        began = time.process_time()
        policy.day_model_at(trial.start_at + day * DAY_S)
        took.append(time.process_time() - began)
    another = Paperround(circumstances_of(trial, trial.budget_per_day))
    tracemalloc.start()
    another.day_model_at(trial.start_at)
    most_mb = tracemalloc.get_traced_memory()[1] / 1e6
    tracemalloc.stop()
    print(
        f"{feeds:5} feeds, the day model: {min(took[1:]):.2f} s, the first one {took[0]:.2f} s, {most_mb:.0f} MB at most"
    )
    return min(took[1:]), took[0], most_mb


def main() -> int:
    seconds, _, most_mb = measure_day_model()
    if "--profile" in sys.argv:
        with cProfile.Profile() as profile:
            make_plan(make_request(500, 900.0))
        pstats.Stats(profile).sort_stats("tottime").print_stats(14)
    small = [measure(feeds, 900.0) for feeds in (125, 250, 500, 1000)]
    large = measure(1500, 300.0)
    request = make_request(500, 900.0)
    began = time.process_time()
    curve = plan_curve(request)
    print(f"  500 feeds, the whole curve of {len(curve.polls)} points: {time.process_time() - began:.2f} s")
    print(f"1,000 feeds take {small[3] / small[2]:.1f} times as long as 500 (2 would be linear)")
    good = max(small[2], seconds) < 1.0 and large < 10.0 and most_mb < 40.0
    print(f"{'within' if good else 'BEYOND'} the limits of 1 s and 10 s, and of 40 MB for the day model")
    return 0 if good else 1


if __name__ == "__main__":
    raise SystemExit(main())
