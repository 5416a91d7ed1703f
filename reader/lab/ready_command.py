"""`lab ready`: made-up owners with a commute, and what was whole when they opened it without a line."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from datetime import tzinfo

import numpy as np

from reader.lab.arguments import parse_count, parse_seed, parse_zone
from reader.lab.ready import ReadyScore, replay_ready
from reader.lab.ready_owner import Habits, make_owner
from reader.model.planning import DAY_S

LEARN_DAYS = 28
TUNED_BY = 10
"""With so many owners of each kind the rule was chosen: what counts is how it does for others."""
TYPICAL, TOPICS = Habits(), Habits(topics=12)
KINDS = {
    "opens favourites, skims the rest": TYPICAL,
    "opens two thirds of favourites": Habits(opens=(4.0, 2.0)),
    "reads three topics of twelve": TOPICS,
    "likes every feed a little": Habits(favourites=0.0, skims=(0.5, 1.5)),
}


def add_ready(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--owners", type=parse_count, default=6, help="how many of each kind")
    parser.add_argument(
        "--first",
        type=parse_seed,
        default=TUNED_BY,
        help="the first owner's number; the rule was chosen with those before",
    )
    parser.add_argument(
        "--known", action="store_true", help="also as if it were known what is opened how probably"
    )
    parser.add_argument("--megabytes", type=parse_count, default=20, help="a day for getting ready")
    parser.add_argument("--zone", type=parse_zone, default="Europe/Berlin")


def run_ready(arguments: argparse.Namespace) -> int:
    bytes_a_day = arguments.megabytes * 1e6
    sys.stdout.write(HEAD)
    for name, habits in KINDS.items():
        days = arguments.owners * (habits.days - LEARN_DAYS)
        for knows_truth in (False, True)[: 1 + arguments.known]:
            seeds = range(arguments.first, arguments.first + arguments.owners)
            total = measure_owners(habits, seeds, bytes_a_day, arguments.zone, knows_truth=knows_truth)
            sys.stdout.write(describe("  if all were known" if knows_truth else name, total, days))
            sys.stdout.flush()
    return 0


def measure_owners(
    habits: Habits, seeds: Iterable[int], bytes_a_day: float, zone: tzinfo, *, knows_truth: bool = False
) -> ReadyScore:
    scores = []
    for seed in seeds:
        owner = make_owner(habits, np.random.default_rng(seed), zone)
        start, rng = owner.start_at + LEARN_DAYS * DAY_S, np.random.default_rng(100 + seed)
        scores.append(replay_ready(owner, zone, start, bytes_a_day, rng, knows_truth=knows_truth))
    return ReadyScore(*(sum(getattr(one, name) for one in scores) for name in ReadyScore.__struct_fields__))


NAMES = ("opened", "complete", "lacking", "/opened", "/of it", "/offline", "MB/day")
HEAD = f"{'owner':34} " + " ".join(map("{:>8}".format, NAMES)) + "\n"


def describe(name: str, total: ReadyScore, days: int) -> str:
    """What was opened without a line, how much of it was whole, and of what would have lacked something; then what was
    fetched, against all that was opened, what was opened of it, and what was opened without a line."""
    complete = total.complete / max(total.opened_offline, 1)
    lacking = total.lacking_complete / max(total.lacking, 1)
    ratios = [
        total.ready_bytes / max(opened, 1.0)
        for opened in (total.all_opened_bytes, total.ready_opened_bytes, total.opened_bytes)
    ]
    times = "{:7.2f}x {:7.2f}x {:7.2f}x".format(*ratios)
    megabytes = total.ready_bytes / 1e6 / days
    return f"{name:34} {total.opened_offline:8.0f} {complete:8.1%} {lacking:8.1%} {times} {megabytes:8.1f}\n"
