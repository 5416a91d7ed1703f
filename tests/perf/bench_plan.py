"""How long a plan takes: the day model that polls, for 500 feeds, with its memory; and the budget curve, which is shown.

`python3 dev.py bench plan` prints processor seconds of one core; with `--profile` also where they go.
"""

from __future__ import annotations

import cProfile
import pstats
import sys
import time
import tracemalloc

from reader.core.records.planning import DAY_S
from reader.lab.policies.paperround import Paperround
from reader.lab.replay import circumstances_of
from reader.planner.curve import make_curve
from reader.planner.day_model import expect_day
from tests.unit.lab.histories import small_trial
from tests.window.insights.many import NOW, ZONE, make_inputs


def measure_curve(feeds: int) -> float:
    """Processor seconds from what was learned to the whole curve."""
    inputs = make_inputs(feeds)
    began = time.process_time()
    curve = make_curve(expect_day(inputs, NOW, ZONE), inputs.budget)
    seconds = time.process_time() - began
    print(f"{feeds:5} feeds, the curve of {len(curve.prices)} points: {seconds:.2f} s")
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
    seconds, first, most_mb = measure_day_model()
    many, first_of_many, _ = measure_day_model(5_000)
    if "--profile" in sys.argv:
        with cProfile.Profile() as profile:
            measure_curve(500)
        pstats.Stats(profile).sort_stats("tottime").print_stats(14)
    small = [measure_curve(feeds) for feeds in (250, 500, 1000)]
    print(f"1,000 feeds take {small[2] / small[1]:.1f} times as long as 500 (2 would be linear)")
    good = max(small[1], seconds, first) < 1.0 and most_mb < 40.0 and max(many, first_of_many) < 5.0
    print(f"{'within' if good else 'BEYOND'} the limits: 1 s and 40 MB for 500 feeds, 5 s for 5,000")
    return 0 if good else 1


if __name__ == "__main__":
    raise SystemExit(main())
