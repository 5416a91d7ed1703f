"""dev.py bench kill: kill -9 at random moments while refreshing and marking; every promise must be kept."""

from __future__ import annotations

import argparse
import random
import tempfile
from pathlib import Path

from reader.core.clock import SystemClock
from reader.store.db import open_store
from reader.store.feeds import add_feed
from tests.crash.killing import Promises, broken_promises, kill_once
from tests.perf import many_feeds
from tests.perf.machine import describe_machine


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py bench kill")
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    server = many_feeds.start(20, 0.0, 18_200, lively=True)
    try:
        with tempfile.TemporaryDirectory() as folder:
            run(server, Path(folder) / "store.sqlite", chosen.kills, random.Random(chosen.seed))
    finally:
        server.stop()


def run(server: many_feeds.RunningServer, database: Path, kills: int, rng: random.Random) -> None:
    print(f"{kills} rounds, two processes killed in each; {describe_machine()}")
    subscribe(database, server.urls())
    promises = Promises()
    for number in range(1, kills + 1):
        kill_once(database, rng, promises)
        broken = broken_promises(database, promises)
        if broken:
            raise SystemExit(f"After round {number}: {broken[:5]}")
        if number % 25 == 0:
            print(
                f"{number:>4} rounds: {len(promises.articles)} articles, {len(promises.read)} read marks, "
                f"{len(promises.starred)} stars promised, all there; integrity ok",
                flush=True,
            )


def subscribe(database: Path, urls: list[str]) -> None:
    now = SystemClock().now()
    conn = open_store(database, now)
    for url in urls:
        add_feed(conn, url, now)
    conn.close()


if __name__ == "__main__":
    main()
