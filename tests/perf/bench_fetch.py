"""What does one visit cost? 200 feeds on 200 hosts, all unchanged, then all new; CPU of this process only.

    python3 dev.py bench fetch [FEEDS] [LATENCY_MS]

The server runs in a process of its own, so that its work does not count.
"""

from __future__ import annotations

import multiprocessing
import sys
import time
from collections.abc import Callable
from multiprocessing.connection import Connection

from reader.core.clock import SystemClock
from reader.core.records.fetched import Fetched, FetchRequest, Outcome
from reader.net.client import Client, fetch_many
from tests.feedserver import page, running, simple_feed


def serve(pipe: Connection, latency_s: float) -> None:
    with running(latency_s=latency_s) as server:
        server.serve("*", page(simple_feed(entries=20), etag='"one"', compress=True))
        pipe.send(server.port)
        pipe.recv()


def measure(name: str, visit: Callable[[], list[Fetched]]) -> list[Fetched]:
    wall, cpu = time.perf_counter(), time.process_time()
    results = visit()
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    count = len(results)
    print(f"{name:28} {count} visits  wall {wall:6.2f} s  CPU {cpu:6.3f} s  {cpu / count * 1000:5.2f} ms each")
    return results


def main() -> int:
    feeds = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    latency_s = (float(sys.argv[2]) if len(sys.argv) > 2 else 80.0) / 1000
    ours, theirs = multiprocessing.Pipe()
    server = multiprocessing.get_context("spawn").Process(target=serve, args=(theirs, latency_s), daemon=True)
    server.start()
    port = ours.recv()
    urls = [f"http://127.0.{1 + n // 250}.{1 + n % 250}:{port}/feed{n}" for n in range(feeds)]
    with Client(SystemClock()) as client:
        first = measure("all new", lambda: list(fetch_many(client, [FetchRequest(u) for u in urls])))
    asked = [FetchRequest(one.request.url, one.validators) for one in first]
    for _ in range(3):
        with Client(SystemClock()) as client:  # a new one, as after a restart: nothing to wait for
            again = measure("unchanged", lambda: list(fetch_many(client, asked)))
    assert all(one.outcome is Outcome.UNCHANGED for one in again)
    ours.send("stop")
    server.join(5)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
