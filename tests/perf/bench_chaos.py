"""dev.py bench chaos [--minutes N] [--seed N] [--feeds N]: a fault run of the whole program.

The window with its engine, a hand on its keyboard, and commands of a second terminal, on one profile; a server that
misbehaves at random; kills, suspended processes, a full disk, clocks that jump by an hour to a year and back, a lost
line. What commands acknowledged is kept in a ledger apart. At every checkpoint, once a minute: everything is there,
nobody was asked too soon, the window answers, memory and files are flat. Ends with 1 at anything else. The seed
decides what happens in which order; how far the program has come by then is the machine's. Linux only.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from pathlib import Path

import psutil

from tests.perf.chaos.stage import Stage
from tests.perf.machine import describe_machine

CHECK_S = 60.0
MOST_GROWTH = 1.6
MOST_FILES = 40


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench chaos")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--feeds", type=int, default=24)
    chosen = parser.parse_args()
    print(f"seed {chosen.seed}, {chosen.feeds} feeds, {chosen.minutes:g} minutes; {describe_machine()}", flush=True)
    with tempfile.TemporaryDirectory(prefix="paperround-chaos-", ignore_cleanup_errors=True) as folder:
        stage = Stage(Path(folder), random.Random(chosen.seed), chosen.feeds)
        try:
            return run(stage, chosen.minutes)
        finally:
            stage.close()


def run(stage: Stage, minutes: float) -> int:
    until = time.monotonic() + 60 * minutes
    sizes: list[float] = []
    stage.wait_until_up()
    stage.wait_for_posts()
    while time.monotonic() < until:
        next_check = time.monotonic() + min(CHECK_S, 60 * minutes / 3)
        while time.monotonic() < next_check:
            stage.befall()
        wrong = check(stage, sizes)
        report(stage, sizes)
        if wrong:
            print("\n".join(wrong[:20]))
            print("\n".join(stage.history[-12:]))
            print(stage.run("log", "--limit", "40"))
            print((stage.folder / "said.txt").read_text("utf-8", "replace")[-3_000:])
            return 1
    print("everything acknowledged is there; nobody was asked too soon; nobody hung; memory and files are flat")
    return 0


def check(stage: Stage, sizes: list[float]) -> list[str]:
    stage.revive()
    wrong = [] if stage.is_heard() else ["the window does not answer"]
    wrong += stage.ledger.find_broken(stage.profile.database)
    wrong += stage.publishers.find_too_soon()
    wrong += stage.troubles
    sizes.append(measure(stage))
    if sizes[-1] > MOST_GROWTH * sizes[0] + 50:
        wrong.append(f"memory grew from {sizes[0]:.0f} to {sizes[-1]:.0f} MB")
    files = [path for path in stage.profile.folder.rglob("*") if path.is_file()]
    if len(files) > MOST_FILES + 2 * stage.feeds:
        wrong.append(f"{len(files)} files in the profile")
    return wrong


def measure(stage: Stage) -> float:
    total = 0
    for process in stage.family():
        try:
            total += process.memory_info().rss
        except psutil.Error:
            continue
    return total / 1e6


def report(stage: Stage, sizes: list[float]) -> None:
    ledger = stage.ledger
    faults = sum(count for name, count in stage.faults.items() if name != "use")
    print(
        f"{faults} faults, {stage.commands} commands ({stage.refused} refused with a sentence), {stage.keyboard.pressed} keys, "
        f"{len(stage.publishers.asked)} requests, {len(ledger.entries)} posts, {len(ledger.stars)} stars, "
        f"{len(ledger.tagged)} tags, {sizes[-1]:.0f} MB",
        flush=True,
    )


if __name__ == "__main__":
    raise SystemExit(main())
