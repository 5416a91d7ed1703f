"""dev.py bench refresh: what one refresh of 200 feeds costs, each in a new process, against the goals.

all new      nothing is stored yet, every feed brings 12 to 30 articles
unchanged    the same again: the server must answer nothing but 304
one new      every feed has one new article
one new, full store   the same with many articles already stored: must cost the same

With --peers newsboat and Liferea (Debian's packages) fetch the same feeds for the first time, in turns with us.
"""

from __future__ import annotations

import argparse
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from reader.core.clock import SystemClock
from reader.store.db import open_store, transaction
from reader.store.feeds import add_feed
from tests.perf import many_feeds
from tests.perf.machine import describe_machine
from tests.perf.other_readers import measure_liferea, measure_newsboat


@dataclass(frozen=True)
class Cost:
    wall_s: float
    cpu_s: float
    statuses: dict[str, int]


def paperround(profile: Path, *arguments: str) -> None:
    environment = {**os.environ}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # compiled files are kept, as an installed program has them
    command = [sys.executable, "-m", "reader", "--profile", str(profile), *arguments]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=environment)


def measure(server: many_feeds.RunningServer, profile: Path) -> Cost:
    server.ask("statuses")
    before, started = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    paperround(profile, "refresh", "--again")
    wall_s = time.perf_counter() - started
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu_s = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Cost(wall_s, cpu_s, server.ask("statuses"))


def report(name: str, cost: Cost, goal: str) -> None:
    statuses = ", ".join(f"{count} × {status}" for status, count in sorted(cost.statuses.items()))
    print(f"{name:<22} {cost.wall_s:6.2f} s wall  {cost.cpu_s:6.2f} s CPU   {statuses:<22} {goal}")


def subscribe(server: many_feeds.RunningServer, profile: Path) -> None:
    """As if each address had been typed: they lie on this computer."""
    now = SystemClock().now()
    with closing(open_store(profile / "paperround.sqlite", now)) as conn, transaction(conn):
        for number, url in enumerate(server.urls()):
            add_feed(conn, url, now, name=f"Feed {number}")


def measure_peers(server: many_feeds.RunningServer, folder: Path, expected: int, rounds: int) -> None:
    urls, found = server.urls(), defaultdict[str, list[float]](list)
    for number in range(rounds):
        profile = folder / f"own-{number}"
        subscribe(server, profile)
        found["Paperround"].append(measure(server, profile).cpu_s)
        if shutil.which("newsboat"):
            found["newsboat"].append(measure_newsboat(folder / f"newsboat-{number}", urls))
        if shutil.which("liferea"):
            try:
                cpu_s = measure_liferea(folder / f"liferea-{number}", urls, expected)
                found["Liferea, window and all"].append(cpu_s)
            except TimeoutError as error:
                print(error)
    for name, seconds in found.items():
        ratio = min(found["Paperround"]) / min(seconds)
        print(f"{name:<24} {min(seconds):6.2f} s CPU at least; Paperround {ratio:.2f} times")


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py bench refresh")
    parser.add_argument("--feeds", type=int, default=200)
    parser.add_argument("--latency-ms", type=float, default=80)
    parser.add_argument("--rounds", type=int, default=40, help="refreshes with new posts that fill the store")
    parser.add_argument("--peers", type=int, default=0, metavar="N", help="only N first fetches of each program")
    chosen = parser.parse_args()
    print(f"{chosen.feeds} feeds, {chosen.latency_ms:.0f} ms latency; {describe_machine()}")
    server = many_feeds.start(chosen.feeds, chosen.latency_ms / 1000)
    try:
        with tempfile.TemporaryDirectory() as folder:
            warm_up(server, Path(folder) / "before")
            if chosen.peers:
                expected = sum(many_feeds.size_of(number) for number in range(chosen.feeds))
                measure_peers(server, Path(folder), expected, chosen.peers)
            else:
                run(server, Path(folder) / "measured", chosen.rounds)
    finally:
        server.stop()


def warm_up(server: many_feeds.RunningServer, profile: Path) -> None:
    """Whatever is compiled for the first time, is compiled before the first refresh that counts."""
    subscribe(server, profile)
    paperround(profile, "refresh", "--again")


def run(server: many_feeds.RunningServer, profile: Path, rounds: int) -> None:
    subscribe(server, profile)
    report("all new", measure(server, profile), "goal 2.7 / 2.5")
    report("unchanged", measure(server, profile), "goal 1.5 / 0.8")
    server.ask("post 1")
    few = measure(server, profile)
    report("one new", few, "")
    for _ in range(rounds):
        server.ask("post 12")
        paperround(profile, "refresh", "--again")
    server.ask("post 1")
    many = measure(server, profile)
    size_mb = os.path.getsize(profile / "paperround.sqlite") / 1e6
    report("one new, full store", many, f"{many.cpu_s / few.cpu_s:.2f} times, store {size_mb:.0f} MB")


if __name__ == "__main__":
    main()
