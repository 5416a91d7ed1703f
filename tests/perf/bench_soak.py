"""dev.py bench soak: 72 simulated hours with 1,000 feeds; memory must not grow by more than a tenth after the first
hour, files and threads not at all. Server and engine share a process, so the server forgets as it goes."""

from __future__ import annotations

import argparse
import gc
import tempfile
import time
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import psutil

from reader.core.malloc_trim import set_trim_threshold, trim_heap
from reader.core.records.logged import Visit
from reader.core.settings import Settings
from reader.store.reading_log import add_visits
from tests.engine.simulated import BERLIN, Life, Manners, Publishers, World, local_time, make_history
from tests.fake_clock import FakeClock
from tests.perf.machine import describe_machine


@dataclass
class Watch:
    """Looks at the process once a simulated hour."""

    world: World
    rows: list[tuple[float, float, int, int]] = field(default_factory=list)
    next_at: float = 0.0
    polls: int = 0

    def visit(self) -> None:
        now = self.world.clock.now()
        if now < self.next_at:
            return
        self.next_at = now + 3_600
        self._let_the_server_forget()
        gc.collect()
        self.world.engine.release_memory()  # as its process does
        trim_heap()
        process = psutil.Process()
        hours = (now - self.world.life.start_at) / 3_600
        self.rows.append((hours, process.memory_info().rss / 1e6, process.num_fds(), process.num_threads()))

    def _let_the_server_forget(self) -> None:
        server = self.world.server
        self.polls += len(self.world.publishers.log)
        self.world.publishers.log.clear()
        self.world.notes.clear()
        server.forget()
        for thread in [thread for thread in server._threads if not thread.is_alive()]:
            server._threads.remove(thread)


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py bench soak")
    parser.add_argument("--feeds", type=int, default=1_000)
    parser.add_argument("--hours", type=int, default=72)
    chosen = parser.parse_args()
    print(f"{chosen.feeds} feeds, {chosen.hours} hours; {describe_machine()}")
    set_trim_threshold()
    start_at = datetime(2026, 10, 5, 7, tzinfo=ZoneInfo(BERLIN)).timestamp()
    end_at = start_at + chosen.hours * 3_600
    started = time.perf_counter()
    with local_time(BERLIN), tempfile.TemporaryDirectory() as folder:
        made = make_history(chosen.feeds, chosen.hours // 24 + 1, start_at, 5, most=60.0)
        visits = next(iter(made.events.values())).tolist()
        manners = [Manners() for _ in range(chosen.feeds)]
        publishers = Publishers(FakeClock(start_at), list(made.feeds.posts), made.feeds.windows, manners, 4)
        life = Life(
            start_at, end_at, [at for at in visits if start_at <= at < end_at], lambda at: False, [], lambda at: False
        )
        world = World(Path(folder), publishers, life, Settings(daily_budget=3 * chosen.feeds))
        add_visits(world.conn, [Visit(at, None, "view") for at in visits if at < start_at])
        world.subscribe()
        watch = Watch(world)
        world.run(watch.visit)
        world.close()
    report(watch, time.perf_counter() - started)


def report(watch: Watch, wall_s: float) -> None:
    settled = [row for row in watch.rows if row[0] >= 1]
    for hours, memory, files, threads in settled[:: max(len(settled) // 9, 1)]:
        print(f"hour {hours:5.1f}   {memory:7.1f} MB   {files:4d} files   {threads:4d} threads")
    first, last = settled[0], settled[-1]
    print(f"{watch.polls} polls in {wall_s:.0f} s")
    print(f"memory after hour 1 to the end: {last[1] / first[1] - 1:+.1%}   goal below +10 %")
    print(f"files {first[2]} to {last[2]}, threads {first[3]} to {last[3]}   goal: flat")


if __name__ == "__main__":
    main()
