"""dev.py bench idle [--battery]: what Paperround without a window costs while nothing is due, with 500 feeds.

Goal: under 0.2 s of processor time in ten minutes, and under 10 wake-ups a minute: how often any thread of its
processes gave up the processor of its own accord, as /proc counts them. A shorter run is scaled. With --battery every
process is told that the machine runs on one: what would be done on mains alone must wait, not ask again and again.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import psutil

from reader.core.clock import SystemClock
from reader.core.paths import Profile
from reader.core.records.stored import HttpState
from reader.core.settings import Settings
from reader.engine.planning_inputs import PRICE_STATE
from reader.store.db import open_reader, open_store
from reader.store.engine_state import find_state
from reader.store.feeds import add_feed, get_feed, save_http
from reader.store.settings import save_settings
from tests.perf.machine import describe_machine

TEN_MINUTES = 600.0
SETTLE_S = 20.0
BATTERY_SETTLE_S = 140.0
"""What is done before leaving asks for power only two minutes after a start."""
ON_BATTERY = """
from types import SimpleNamespace
import psutil
psutil.sensors_battery = lambda: SimpleNamespace(percent=50, secsleft=3_600, power_plugged=False)
"""


def fill(profile: Profile, feeds: int) -> None:
    """Feeds that were just polled and whose publishers want a day between two visits."""
    now = SystemClock().now()
    conn = open_store(profile.database, now)
    save_settings(conn, Settings(daily_budget=1_500))
    for number in range(feeds):
        feed = get_feed(conn, add_feed(conn, f"http://127.0.0.1:9/{number}", now - 86_400).feed_id)
        polled = HttpState(last_fetched_at=now, last_ok_at=now, earliest_at=now + 86_400)
        save_http(conn, feed.id, polled)
    conn.close()


def measure(read: Callable[[], tuple[float, int]], seconds: float) -> tuple[float, int]:
    before = read()
    time.sleep(seconds)
    after = read()
    return after[0] - before[0], after[1] - before[1]


def read_process(process: psutil.Process) -> tuple[float, int]:
    """Processor time, and how often any of its threads gave up the processor of its own accord."""
    times, wakes = process.cpu_times(), 0
    for path in Path(f"/proc/{process.pid}/task").glob("*/status"):
        wakes += int(path.read_text().partition("\nvoluntary_ctxt_switches:")[2].split()[0])
    return times.user + times.system, wakes


def list_tree(root: psutil.Process) -> list[psutil.Process]:
    """The process without a window, its engine, and the engine's parser if it has one."""
    return [root, *root.children(recursive=True)]


def read_tree(root: psutil.Process) -> tuple[float, int]:
    read = [read_process(process) for process in list_tree(root)]
    return sum(cpu_s for cpu_s, _ in read), sum(wakes for _, wakes in read)


def wait_until_planned(profile: Profile) -> None:
    conn = open_reader(profile.database)
    while not find_state(conn, PRICE_STATE):
        time.sleep(0.2)
    conn.close()


def make_environment(folder: Path, on_battery: bool) -> dict[str, str]:
    if not on_battery:
        return dict(os.environ)
    (folder / "sitecustomize.py").write_text(ON_BATTERY, encoding="ascii")
    return {**os.environ, "PYTHONPATH": str(folder)}


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py bench idle")
    parser.add_argument("--feeds", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=TEN_MINUTES)
    parser.add_argument("--battery", action="store_true")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        profile = Profile(Path(folder))
        fill(profile, chosen.feeds)
        command = [sys.executable, "-m", "reader", "--profile", folder, "background"]
        background = subprocess.Popen(command, env=make_environment(Path(folder), chosen.battery))
        try:
            wait_until_planned(profile)
            time.sleep(BATTERY_SETTLE_S if chosen.battery else SETTLE_S)
            root = psutil.Process(background.pid)
            cpu_s, wakes = measure(lambda: read_tree(root), chosen.seconds)
            memory = sum(process.memory_full_info().pss for process in list_tree(root)) / 1e6
        finally:
            background.terminate()
            background.wait()
    power = "on battery" if chosen.battery else "on mains"
    print(f"{chosen.feeds} feeds, {chosen.seconds:.0f} s, {power}; {describe_machine()}")
    print(f"processor time in ten minutes {cpu_s * TEN_MINUTES / chosen.seconds:8.3f} s   goal 0.2")
    print(f"wake-ups a minute             {wakes * 60 / chosen.seconds:8.1f}     goal 10")
    print(f"memory (PSS)                  {memory:8.0f} MB")


if __name__ == "__main__":
    main()
