"""Users with a commute in the lab: what was complete when it was opened offline, and at what price; and what
digest mode save. The tables of docs/developer/notes/how-are-posts-prefetched.md and docs/developer/notes/how-does-digest-mode-work.md.

`python3 dev.py bench prefetch [--people 6] [--digest]` prints them.
"""

from __future__ import annotations

import argparse
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import numpy as np
from msgspec.structs import replace

from reader.core.records.planning import DAY_S
from reader.features.digest.worker import find_digest_budget
from reader.features.editions.planning import EditionHours
from reader.lab.files import Trial
from reader.lab.generate import Recipe, generate
from reader.lab.policies import POLICIES
from reader.lab.policies.paperround import Paperround
from reader.lab.replay import replay
from reader.lab.score import Score, score
from reader.planner.inputs import PlanningInputs
from reader.planner.learning.reading import merge_events
from reader.planner.strategies.policy import Circumstances, Policy
from tests.perf.offline_readers import add_prefetched, run_offline

ZONE = ZoneInfo("Europe/Berlin")
EDITIONS = EditionHours(minutes=(7 * 60 + 15, 18 * 60), is_learned=False, zone=ZONE)


def make_trial(seed: int, feeds: int, budget: int, most: float) -> Trial:
    made = generate(Recipe(feeds=feeds, days=42, most_posts_per_day=most), np.random.default_rng(seed), ZONE)
    first = datetime.fromtimestamp(Recipe().start_at + DAY_S, ZONE).date()
    start = datetime.combine(first + timedelta(days=27), datetime.min.time(), tzinfo=ZONE).timestamp()
    visits = merge_events(made.events["U1"])
    return Trial(made.feeds, visits, ZONE, Recipe().start_at, start, start + 14 * DAY_S, budget)


def make_digest(trial: Trial) -> Trial:
    """The same posts, with editions in the place of visits and the budget that these need."""
    due = EDITIONS.list_due(trial.history_from, trial.end_at)
    budget = find_digest_budget(trial.budget_per_day, len(trial.feeds.ids), 0, EDITIONS)
    return replace(trial, visits=np.array([one.at for one in due]), budget_per_day=budget)


def measure(trial: Trial, whole_budget: int = 0) -> Score:
    def make_policy(circumstances: Circumstances) -> Policy:
        return _Planned(circumstances, whole_budget) if whole_budget else POLICIES["paperround"](circumstances)

    polls = replay(trial, make_policy, trial.budget_per_day)
    return score(trial, polls.feeds, polls.times)


class _Planned(Paperround):
    """The product's policy in digest mode, as the engine asks it."""

    def __init__(self, circumstances: Circumstances, whole_budget: int) -> None:
        super().__init__(circumstances)
        self._whole_budget = whole_budget

    def _inputs(self, now: float) -> PlanningInputs:
        return replace(super()._inputs(now), whole_budget=self._whole_budget)


def show_digest(users: int, feeds: int, budget: int, most: float) -> None:
    print(
        f"{'user':8} {'':7} {'polls/day':>10} {'wake-ups':>9} {'radio s':>8} {'here at the look':>17} {'lost/day':>9}"
    )
    sums: dict[str, list[Score]] = {"usual": [], "digest": []}
    for seed in range(users):
        usual = make_trial(seed, feeds, budget, most)
        for name, found in (("usual", measure(usual)), ("digest", measure(make_digest(usual), budget))):
            sums[name].append(found)
            line(str(seed), name, [found])
    for name, scores in sums.items():
        line("mean", name, scores)


def line(user: str, name: str, scores: list[Score]) -> None:
    polls, wakes, radio, fresh, lost = (
        sum(getattr(one, field) for one in scores) / len(scores)
        for field in ("polls_per_day", "wake_ups_per_day", "mobile_s_per_day", "fresh_share", "lost_per_day")
    )
    print(f"{user:8} {name:7} {polls:10.0f} {wakes:9.1f} {radio:8.0f} {fresh:17.1%} {lost:9.2f}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_prefetched(parser)
    parser.add_argument("--digest", action="store_true", help="what calm days save, instead")
    parser.add_argument("--feeds", type=int, default=100)
    parser.add_argument("--budget", type=int, default=400)
    parser.add_argument("--most", type=float, default=40.0, help="posts a day of the busiest feed")
    chosen = parser.parse_args()
    if chosen.digest:
        show_digest(min(chosen.people, 3), chosen.feeds, chosen.budget, chosen.most)
    else:
        return run_offline(chosen)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
