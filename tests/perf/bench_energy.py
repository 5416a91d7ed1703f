"""What Paperround takes of a computer's energy: dev.py bench energy [--feeds N] [--days N] [--idle S]

First a stretch of idling without a window: wake-ups and processor seconds of all its processes, scaled to an hour. Then
days of its schedule, lived by a fake clock against a real server on loopback, and beside them the same days with every
feed fetched every hour: processor seconds of the engine's thread (planning and storing, without network and parsing),
batches, fetches and bytes a day, as ratios. Where the system says what the processor uses (RAPL), joules of the whole
machine are shown for each stretch, too.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import numpy as np
import psutil

from reader.core.paths import Profile
from reader.core.settings import Settings
from reader.engine.messages import Refresh
from reader.insights.savings import count_wake_ups
from tests.engine.simulated import BERLIN, Life, Manners, Publishers, World, local_time, make_history
from tests.fake_clock import FakeClock
from tests.perf.bench_data import START_AT
from tests.perf.bench_idle import SETTLE_S, fill, measure, read_tree, wait_until_planned
from tests.perf.machine import describe_machine

RAPL = Path("/sys/class/powercap/intel-rapl:0/energy_uj")
HOUR_S = 3_600.0


class Day(NamedTuple):
    """What a day took."""

    cpu_s: float
    batches: float
    fetches: float
    wire_bytes: float
    joules: float | None


def read_joules() -> float | None:
    try:
        return int(RAPL.read_text()) / 1e6
    except OSError:
        return None


def take(act: Callable[[], None]) -> tuple[float, float | None]:
    """Seconds of this thread, and joules of the machine."""
    before, began = read_joules(), time.thread_time()
    act()
    took, after = time.thread_time() - began, read_joules()
    return took, None if before is None or after is None else after - before


def live(feeds: int, days: int, *, hourly: bool) -> Day:
    made = make_history(feeds, days, START_AT, 36)
    end_at = START_AT + days * 86_400
    visits = [at for at in next(iter(made.events.values())).tolist() if START_AT <= at < end_at]
    life = Life(START_AT, end_at, [] if hourly else visits, lambda at: False, [], lambda at: False)
    publishers = Publishers(
        FakeClock(START_AT + 13), list(made.feeds.posts), made.feeds.windows, [Manners() for _ in range(feeds)]
    )
    with tempfile.TemporaryDirectory() as folder:
        world = World(Path(folder), publishers, life, Settings(paused=hourly, daily_budget=feeds * 10))
        world.subscribe()
        world.engine.handle(Refresh(), START_AT)
        world.engine.run_once(START_AT + 13)  # the first documents are the same for both
        publishers.log.clear()
        cpu_s, joules = take(lambda: _fetch_hourly(world) if hourly else world.run())
        log = list(publishers.log)
        world.close()
    return Day(
        cpu_s / days,
        count_wake_ups([asked.at for asked in log]) / days,
        len(log) / days,
        sum(asked.sent_bytes for asked in log) / days,
        None if joules is None else joules / days,
    )


def _fetch_hourly(world: World) -> None:
    for at in np.arange(START_AT + HOUR_S, world.life.end_at, HOUR_S).tolist():
        world.clock.at = at
        world.engine.handle(Refresh(insists=True), at)
        world.engine.run_once(at)


def idle(feeds: int, seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        profile = Profile(Path(folder))
        fill(profile, feeds)
        command = [sys.executable, "-m", "reader", "--profile", folder, "background"]
        background = subprocess.Popen(command)
        try:
            wait_until_planned(profile)
            time.sleep(SETTLE_S)
            root, before = psutil.Process(background.pid), read_joules()
            cpu_s, wakes = measure(lambda: read_tree(root), seconds)
            after = read_joules()
        finally:
            background.terminate()
            background.wait()
    hour = HOUR_S / seconds
    print(f"an idle hour: {cpu_s * hour:.2f} s of processor time, {wakes * hour:.0f} wake-ups", end="")
    print("" if before is None or after is None else f", {(after - before) * hour:.0f} J of the whole machine")


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py bench energy")
    parser.add_argument("--feeds", type=int, default=100)
    parser.add_argument("--days", type=int, default=2)
    parser.add_argument("--idle", type=float, default=60.0, help="seconds of idling")
    chosen = parser.parse_args()
    print(f"{chosen.feeds} feeds; {describe_machine()}")
    if chosen.idle:
        idle(chosen.feeds, chosen.idle)
    with local_time(BERLIN):
        ours, hourly = (live(chosen.feeds, chosen.days, hourly=hourly) for hourly in (False, True))
    print(f"{'a day':28}{'by the schedule':>18}{'every hour':>14}{'ratio':>8}")
    names = ("processor seconds", "batches", "fetches", "bytes", "joules of the machine")
    for name, own, theirs in zip(names, ours, hourly, strict=True):
        if own is not None and theirs is not None:
            print(f"{name:28}{own:18,.1f}{theirs:14,.1f}{own / theirs:8.2f}")


if __name__ == "__main__":
    main()
