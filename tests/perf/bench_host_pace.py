"""Thirty feeds at a host that grants one request a minute: python3 dev.py bench host-pace [--hours 24] [--budget 1500]

The real engine on a fake clock, a real server on loopback that refuses (429) what comes too soon. `--says` is what it
tells: retry-after, rate-limit (headers of what is left) or silent. Goals after the first hour: no refusal; at least
90 % of what is granted used wherever a poll was worth one; feeds polled in the order of their worth.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from contextlib import closing
from pathlib import Path

import numpy as np

from reader.core.records.logged import Visit
from reader.engine.messages import UserActive
from reader.store.reading_log import add_visits
from tests.engine.paced import RATE_LIMIT, RETRY_AFTER, SILENT, PacedHost
from tests.engine.rig import NOON, Rig
from tests.engine.simulated import local_time
from tests.fake_clock import FakeClock
from tests.feedserver import FeedServer
from tests.perf.machine import describe_machine

HOUR_S = 3_600.0


def live(host: PacedHost, hours: float, visits_h: float) -> tuple[int, int]:
    """From wake-up to wake-up, with a visit now and then. Returns how many grants were used, of how many that somebody
    waited for: a moment at which the host was free and a feed had been chosen but was held."""
    rig, start = host.rig, host.rig.clock.now()
    end, next_visit, wake = start + hours * HOUR_S, start + visits_h * HOUR_S, start
    wanted_s = 0.0
    while rig.clock.now() < end:
        now = rig.clock.now()
        if now >= next_visit:
            add_visits(rig.conn, [Visit(now, None, "view")])
            rig.engine.handle(UserActive(()), now)
            next_visit += visits_h * HOUR_S
        wake = rig.engine.run_once(now)
        until = min(max(wake, now + 0.001), next_visit, end)
        if now - start >= HOUR_S and rig.engine._pacing._held:
            wanted_s += until - now
        rig.clock.at = until
    used = sum(at - start >= HOUR_S for at, _ in host.granted)
    return used, round(wanted_s / host.spacing_s)


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py bench host-pace")
    parser.add_argument("--feeds", type=int, default=30)
    parser.add_argument("--hours", type=float, default=24.0)
    parser.add_argument("--budget", type=int, default=1_500)
    parser.add_argument("--spacing", type=float, default=60.0)
    parser.add_argument("--looks", type=float, default=1.5, help="hours between two looks")
    parser.add_argument("--says", choices=(RETRY_AFTER, RATE_LIMIT, SILENT), default=RETRY_AFTER)
    chosen = parser.parse_args()
    began, clock = time.process_time(), FakeClock(NOON)
    every_h = np.geomspace(0.5, 48.0, chosen.feeds).tolist()
    with local_time("UTC"), tempfile.TemporaryDirectory() as folder, closing(FeedServer()) as server:
        rig = Rig(Path(folder), clock, server)
        rig.visited_daily(tuple(np.arange(0.3, 24.0, chosen.visits)))
        rig.restart(daily_budget=chosen.budget)
        host = PacedHost(rig, every_h, chosen.spacing, chosen.says)
        host.open()
        used, wanted = live(host, chosen.hours, chosen.visits)
        rig.close()
    show(host, used, wanted, chosen.hours)
    print(f"{time.process_time() - began:.0f} s of processor time; {describe_machine()}")


def show(host: PacedHost, used: int, wanted: int, hours: float) -> None:
    late = [at for at in host.refused if at - NOON >= HOUR_S]
    print(f"refused in the first hour {len(host.refused) - len(late)}, after it {len(late)}   goal 0")
    print(f"of {(hours - 1) * HOUR_S / host.spacing_s:,.0f} requests granted after the first hour {used} were used")
    print(
        f"while somebody waited for one, {wanted} were granted: {min(used / max(wanted, 1), 1.0):.0%} used   goal 90 %"
    )
    polls = np.bincount([number for _, number in host.granted], minlength=len(host.every_h))
    for number in range(0, len(host.every_h), max(len(host.every_h) // 6, 1)):
        print(f"  posts every {host.every_h[number]:5.1f} h: polled every {hours / max(polls[number], 1):5.1f} h")


if __name__ == "__main__":
    main()
