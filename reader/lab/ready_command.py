"""`lab ready`: made-up owners with a commute, and what was whole when they opened it without a line."""

from __future__ import annotations

import argparse
import sys
from zoneinfo import ZoneInfo

import numpy as np

from reader.lab.ready import ReadyScore, replay_ready
from reader.lab.ready_owner import Habits, make_owner
from reader.model.planning import DAY_S

LEARN_DAYS = 28
TYPICAL = "opens favourites, skims the rest"
KINDS = {
    TYPICAL: Habits(),
    "opens two thirds of favourites": Habits(opens=(4.0, 2.0)),
    "likes every feed a little": Habits(favourites=0.0, skims=(0.5, 1.5)),
}


def add_ready(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--owners", type=int, default=6, help="how many of each kind")
    parser.add_argument("--megabytes", type=int, default=20, help="a day for getting ready")
    parser.add_argument("--zone", default="Europe/Berlin")


def run_ready(arguments: argparse.Namespace) -> int:
    head = f"{'owner':34} {'opened':>7} {'complete':>9} {'lacking':>8} {'bytes':>6} {'MB/day':>7}\n"
    sys.stdout.write(head)
    for name, habits in KINDS.items():
        total = measure_owners(habits, arguments.owners, arguments.megabytes * 1e6, ZoneInfo(arguments.zone))
        days = arguments.owners * (habits.days - LEARN_DAYS)
        sys.stdout.write(describe(name, total, days))
        sys.stdout.flush()
    return 0


def measure_owners(habits: Habits, owners: int, bytes_a_day: float, zone: ZoneInfo) -> ReadyScore:
    scores = []
    for seed in range(owners):
        owner = make_owner(habits, np.random.default_rng(seed), zone)
        start = owner.start_at + LEARN_DAYS * DAY_S
        scores.append(replay_ready(owner, zone, start, bytes_a_day, np.random.default_rng(100 + seed)))
    return ReadyScore(*(sum(getattr(one, name) for one in scores) for name in ReadyScore.__struct_fields__))


def describe(name: str, total: ReadyScore, days: int) -> str:
    complete = total.complete / max(total.opened_offline, 1)
    lacking = total.lacking_complete / max(total.lacking, 1)
    times = total.ready_bytes / max(total.ready_opened_bytes, 1)
    megabytes = total.ready_bytes / 1e6 / days
    return f"{name:34} {total.opened_offline:7.0f} {complete:9.1%} {lacking:8.1%} {times:5.2f}x {megabytes:7.1f}\n"
