"""Kills the engine at random moments while it polls, and checks what it had asked for against the server's log."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import threading
import time
from dataclasses import dataclass, field
from datetime import UTC
from pathlib import Path

from reader.core.paths import Profile
from reader.core.records.logged import Visit
from reader.core.settings import Settings
from reader.engine.polls import Journal, settle_unfinished
from reader.store.db import open_store
from reader.store.feeds import add_feed
from reader.store.maintenance import check
from reader.store.poll_log import list_days, list_polls
from reader.store.reading_log import add_visits
from reader.store.settings import save_settings
from tests.feedserver import Exchange, FeedServer, http_date

ROOT = Path(__file__).resolve().parents[2]
KILLS_PER_HOUR = 3
SLOT_S = 900


@dataclass
class Siege:
    """The server lives in the same made-up time as the engine: hours pass between groups of kills."""

    folder: Path
    feeds: int
    rng: random.Random
    ahead_s: float = 0.0
    asked: list[tuple[float, int]] = field(default_factory=list)
    lock: threading.Lock = field(default_factory=threading.Lock)

    def __post_init__(self) -> None:
        self.server = FeedServer(latency_s=0.02)
        self.server.serve("*", self._answer)
        conn = open_store(Profile(self.folder).database, time.time())
        add_visits(conn, [Visit(time.time() - 3_600 * hours, None, "view") for hours in range(300, 0, -1)])
        for number in range(self.feeds):
            host = f"127.2.{number // 200}.{number % 200 + 1}"
            add_feed(conn, self.server.url(f"/{number}", host=host), time.time())
        save_settings(conn, Settings(daily_budget=100_000, fetches_per_minute=600))
        conn.close()

    def _answer(self, exchange: Exchange) -> None:
        now = time.time() + self.ahead_s
        number = int(exchange.seen.path.removeprefix("/"))
        with self.lock:
            self.asked.append((now, number))
        newest = int(now // 1_200)
        items = "".join(
            f"<item><title>{index}</title><guid>{number}-{index}</guid>"
            f"<pubDate>{http_date(index * 1_200)}</pubDate><description>x</description></item>"
            for index in range(newest, newest - 10, -1)
        )
        body = f"<rss version='2.0'><channel><title>{number}</title>{items}</channel></rss>".encode()
        exchange.answer(200, {"Content-Type": "application/rss+xml"}, body)

    def kill_once(self, count: int) -> None:
        if count % KILLS_PER_HOUR == 0:
            self.ahead_s += 3_600
        command = [sys.executable, "-m", "tests.crash.engine_worker", str(self.folder), str(self.ahead_s)]
        engine = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert engine.stdout is not None
        with engine.stdout:
            engine.stdout.readline()
            # When to kill is the one thing here that must be random in time.
            time.sleep(self.rng.random() * 1.2)
            os.kill(engine.pid, 9)
            engine.wait()

    def finish(self) -> list[str]:
        """What the last kill left behind is settled as a start would; then everything must add up."""
        sent = len(self.asked)
        conn = open_store(Profile(self.folder).database, time.time())
        journal = Journal(self.folder / "in progress")
        settle_unfinished(conn, journal, UTC)
        journal.close()
        charged = sum(use.fetches for use in list_days(conn))
        logged = len(list_polls(conn, 1_000_000))
        broken = check(conn)
        conn.close()
        if charged < sent:
            broken.append(f"{sent} were asked for, only {charged} are charged")
        if charged != logged:
            broken.append(f"{charged} are charged, {logged} logged")
        return broken + self._asked_again()

    def _asked_again(self) -> list[str]:
        """Asked twice within one slot of time."""
        found, last = [], dict[int, float]()
        for at, number in sorted(self.asked):
            if at - last.get(number, 0.0) < SLOT_S - 60:
                found.append(f"feed {number} was asked again after {at - last[number]:.0f} s")
            last[number] = at
        return found

    def overcharged(self) -> int:
        conn = open_store(Profile(self.folder).database, time.time())
        charged = sum(use.fetches for use in list_days(conn))
        conn.close()
        return charged - len(self.asked)
