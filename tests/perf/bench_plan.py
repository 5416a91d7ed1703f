"""How long a full plan takes: 500 feeds in slots of 15 minutes, 1,500 in slots of 5, and growth with feeds.

`python3 dev.py bench plan` prints processor seconds of one core; with `--profile` also where they go.
"""

from __future__ import annotations

import cProfile
import pstats
import sys
import time

import numpy as np

from reader.plan.curve.cost import Objective
from reader.plan.curve.planner import PlanRequest, make_plan, plan_curve


def make_request(feeds: int, slot_s: float, per_feed: float = 3.0) -> PlanRequest:
    """A day with busy and quiet feeds, hours of sleep, alerts, windows that fill."""
    slots = int(86_400 / slot_s)
    rng = np.random.default_rng(1)
    hours = np.arange(slots) * slot_s / 3600
    shift = rng.integers(0, 24, (feeds, 1))
    day = 1.05 + np.cos((hours - 12 - shift) * np.pi / 12)
    posting = rng.pareto(1.1, (feeds, 1)) * 0.05 * day
    looking = 0.02 + np.exp(-((hours - 8) ** 2)) + np.exp(-((hours - 20) ** 2) / 2)
    waiting = posting[:, 0] * rng.random(feeds) * 8
    alert = np.where(rng.random(feeds) < 0.05, 1.0, 0.01)
    objective = Objective(np.ones(feeds), alert, np.full(feeds, 4.0), rng.integers(10, 21, feeds))
    return PlanRequest(
        now=1_757_289_600.0,
        slot_s=slot_s,
        posting=posting,
        looking=looking[None, :],
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


def main() -> int:
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
    good = small[2] < 1.0 and large < 10.0
    print("within the limits of 1 s and 10 s" if good else "TOO SLOW: the limits are 1 s and 10 s")
    return 0 if good else 1


if __name__ == "__main__":
    raise SystemExit(main())
