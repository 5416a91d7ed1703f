"""What a window costs that nobody touches: python3 dev.py bench window-idle [SECONDS] [POSTS] [FEEDS]

Starts the program as its user would, offscreen, on a profile with many feeds and posts, polling paused; lets it
settle; then counts processor time and memory (PSS) of the window's process and, apart from it, of the processes it
started. The engine reads new posts once for their content while nothing else is to do: with 300 posts it has done so
within two minutes, and the last line tells what it takes from then on.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import psutil
from msgspec.structs import replace

from reader.core.paths import Profile
from tests.perf.bench_start import fill

ROOT = Path(__file__).resolve().parents[2]
SETTLE_S = 20
LAST_S = 20.0


def add_feeds(folder: Path, count: int) -> None:
    from reader.store.db import open_store
    from reader.store.feeds import add_feed
    from reader.store.settings import load_settings, save_settings
    from tests.window.made_up import NOW

    conn = open_store(Profile(folder).database, NOW)
    for number in range(count):
        add_feed(conn, f"http://127.0.0.1:9/{number}", NOW)
    # Nobody listens there; an engine that found that out again and again would not leave the window idle.
    save_settings(conn, replace(load_settings(conn), paused=True))
    conn.close()


def start(folder: Path) -> subprocess.Popen[bytes]:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", "reader", "--profile", str(folder)]
    return subprocess.Popen(command, cwd=ROOT, env=environment, stderr=subprocess.DEVNULL)


def processor_s(process: psutil.Process) -> float:
    used = process.cpu_times()
    return float(used.user + used.system)


def say(name: str, processes: list[psutil.Process], before: dict[int, float], seconds: float) -> float:
    spent = sum(processor_s(one) - before.get(one.pid, 0.0) for one in processes)
    memory = sum(one.memory_full_info().pss for one in processes) / 2**20
    print(f"{name:16} {spent * 60 / seconds:6.3f} s of processor a minute, {memory:5.0f} MB")
    return float(memory)


def main() -> int:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 120.0
    posts = int(sys.argv[2]) if len(sys.argv) > 2 else 100_000
    feeds = int(sys.argv[3]) if len(sys.argv) > 3 else 500
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        fill(folder, posts)
        add_feeds(folder, feeds)
        started = start(folder)
        window = psutil.Process(started.pid)
        time.sleep(SETTLE_S)
        before = {one.pid: processor_s(one) for one in [window, *window.children(recursive=True)]}
        time.sleep(max(seconds - LAST_S, 0.0))
        others = window.children(recursive=True)
        late = {one.pid: processor_s(one) for one in others}
        time.sleep(min(seconds, LAST_S))
        print(f"{posts:,} posts, {feeds} feeds, untouched for {seconds:.0f} s")
        total = say("window", [window], before, seconds)
        if others:
            total += say("other processes", others, before, seconds)
            say("at last", others, late, min(seconds, LAST_S))
        print(f"together {total:.0f} MB")
        started.send_signal(signal.SIGTERM)
        started.wait()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
