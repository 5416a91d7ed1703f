"""How many polls are planned for a day: few and many feeds, silent and active, with small and large budgets.

`python3 dev.py bench many-feeds` prints a table of feeds and budgets; `--quick` has fewer rows. All feeds were polled a
moment ago, as after an import. It fails if a day has more polls than its budget, or none at all.
"""

from __future__ import annotations

import sys

import numpy as np

from reader.planner.day_model import make_day_model
from reader.planner.forecast import forecast_polls
from reader.planner.poll_state import PollState
from tests.unit.planner.day_models import MONDAY, UTC, clock, make_inputs

FEEDS, BUDGETS = (10, 50, 250, 1_000, 5_000), (50, 400, 1_000, 5_000)
QUICK = (10, 50, 250), (50, 400)
KINDS = {"silent": (0.01,), "mixed": (0.01, 0.01, 0.01, 0.01, 4.0), "active": (4.0,)}


def plan_a_day(feeds: int, kinds: tuple[float, ...], budget: int) -> int:
    """The polls of a day that begins with all feeds just polled."""
    per_day = (kinds * feeds)[:feeds]
    day_model = make_day_model(make_inputs(per_day, budget), MONDAY, UTC)
    state = PollState(clock(0.25), np.zeros(feeds), np.full(feeds, -np.inf), clock(0.0), budget)
    polls = forecast_polls(day_model, state, clock(0.5), 23.7)
    return sum(one.at < day_model.day_end for one in polls)


def main() -> int:
    feeds, budgets = QUICK if "--quick" in sys.argv else (FEEDS, BUDGETS)
    good = True
    for kind, rates in KINDS.items():
        print(f"{kind:8}" + "".join(f"{budget:>8,}" for budget in budgets))
        for count in feeds:
            planned = [plan_a_day(count, rates, budget) for budget in budgets]
            good &= all(0 < polls <= budget for polls, budget in zip(planned, budgets, strict=True))
            print(f"{count:8,}" + "".join(f"{polls:>8,}" for polls in planned))
    print("every day has polls, and none more than its budget" if good else "A DAY IS EMPTY OR BEYOND ITS BUDGET")
    return 0 if good else 1


if __name__ == "__main__":
    raise SystemExit(main())
