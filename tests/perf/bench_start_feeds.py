"""What a start with many feeds costs until everything is at rest: python3 dev.py bench start-feeds [--feeds N] [--starts N]

The program as it is started, window and engine, on a profile of feeds with six weeks of posts and looks behind them, none
of them due. Counted is the processor time of all its processes until they have been at rest for a second and a half. Two
kinds take turns: a start that finds the plan of the day, and one that must make it, because the kept plan is taken away
before. Goal: 1.0 s with 500 feeds. Offscreen, with compiled files as an installed program has them.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import numpy as np

from reader.clock import SystemClock
from reader.engine.content.content_reader import ContentReader
from reader.model.logged import Look
from reader.model.planning import DAY_S
from reader.model.stored import EntryContent, FeedUpdate, HttpState, NewEntry, PublisherData
from reader.paths import Profile
from reader.settings import Settings
from reader.store.db import Connection, open_store
from reader.store.entries.entries import apply_update
from reader.store.feeds.feeds import add_feed, get_feed
from reader.store.reading.reading_log import add_looks
from reader.store.search.search import index_some
from reader.store.settings import save_settings
from tests.perf.machine import describe_machine

ROOT = Path(__file__).resolve().parents[2]
DAYS = 42

PROGRAM = """
import json, sys, time
sys.modules["typing_extensions"] = None  # here for mypy alone: an installed program has none
import psutil
from reader.cli.main import main
import reader.gui  # which imports Qt its own way
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
timer = QTimer(interval=250)
seen = []
run = QApplication.exec
def exec_and_look(*app):
    timer.timeout.connect(look); timer.start()
    return run()
def used():
    own = psutil.Process()
    by_process = []
    for one in (own, *own.children(recursive=True)):
        times = one.cpu_times()
        by_process.append(times.user + times.system)
    return by_process
def look():
    now = used()
    seen.append(sum(now))
    # A look costs some milliseconds itself.
    if len(now) > 1 and len(seen) > 8 and seen[-1] - seen[-7] < 0.08:
        timer.stop()
        print(json.dumps({"window": now[0], "engine": sum(now[1:]), "whole": seen[-7]}))
        QApplication.exit(0)  # quit() would ask whether to go on polling
QApplication.exec = exec_and_look
sys.exit(main(["--profile", sys.argv[1]]))
"""


def fill(profile: Profile, feeds: int) -> None:
    """Feeds that were just polled and whose publishers want a day between two visits; everything read and indexed."""
    now, rng = SystemClock().now(), random.Random(1)
    conn = open_store(profile.database, now)
    save_settings(conn, Settings(daily_budget=3 * feeds))
    for number in range(feeds):
        _add(conn, number, now, rng)
    hours = [hour + rng.gauss(0, 0.4) - 24 * day for day in range(DAYS) for hour in (7.5, 12.6, 20.2)]
    looks = sorted(now // DAY_S * DAY_S + hour * 3_600 for hour in hours)
    add_looks(conn, [Look(at, None, "view") for at in looks if at < now])
    while index_some(conn):
        pass
    reader = ContentReader(conn)
    while reader.go_on():
        pass
    conn.close()


def _add(conn: Connection, number: int, now: float, rng: random.Random) -> None:
    feed = get_feed(conn, add_feed(conn, f"http://127.0.0.1:9/{number}", now - DAYS * DAY_S).feed_id)
    per_day = min(rng.paretovariate(1.1) * 0.3, 40.0)
    times = np.sort(now - np.array([rng.random() for _ in range(int(per_day * DAYS) + 1)]) * DAYS * DAY_S)
    polled = HttpState(last_fetched_at=now, last_ok_at=now, earliest_at=now + 2 * DAY_S)
    told = PublisherData(title=f"Site {number}", window_size=20)
    new = tuple(_make_entry(number, place, int(at)) for place, at in enumerate(times.tolist()))
    apply_update(conn, FeedUpdate(feed.id, now - 60, polled, None, told, new))


def _make_entry(number: int, place: int, at: int) -> NewEntry:
    title, link = f"Post {place} of site {number}", f"http://site{number}.example/{place}"
    key = hashlib.sha256(link.encode()).digest()[:16]
    content = EntryContent(title, link, "", at, None, at, f"<p>{title}</p>", title, (), (), "en", key)
    return NewEntry((key,), content)


def start(profile: Profile, cache: Path) -> dict[str, float]:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPYCACHEPREFIX": str(cache)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, "-c", PROGRAM, str(profile.folder)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    measured: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return measured


def measure(profile: Profile, starts: int, cache: Path) -> dict[str, list[dict[str, float]]]:
    kinds: dict[str, Callable[[], None]] = {
        "plan made anew": lambda: profile.kept_plan.unlink(missing_ok=True),
        "plan of today found": lambda: None,
    }
    runs: dict[str, list[dict[str, float]]] = {kind: [] for kind in kinds}
    start(profile, cache)  # warms the caches
    for _ in range(starts):
        for kind, prepare in kinds.items():
            prepare()
            runs[kind].append(start(profile, cache))
    return runs


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py bench start-feeds")
    parser.add_argument("--feeds", type=int, default=500)
    parser.add_argument("--starts", type=int, default=5)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        profile = Profile(Path(folder) / "profile")
        fill(profile, chosen.feeds)
        runs = measure(profile, chosen.starts, Path(folder) / "compiled")
    print(f"{chosen.feeds} feeds, medians of {chosen.starts} starts; {describe_machine()}")
    for kind, its in runs.items():
        whole, window, engine = (
            statistics.median(one[part] for one in its) for part in ("whole", "window", "engine")
        )
        print(f"{kind:20} {whole:5.2f} s of processor time: window {window:.2f}, engine {engine:.2f}")


if __name__ == "__main__":
    main()
