"""Feeds on a loopback server that misbehave at random, and a log of who was asked when. Seeded."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from tests.feedserver import Behaviour, Exchange, FeedServer, http_date, page, raw, silence

FIRST_POSTS = 5
POST_EVERY_S = 20.0
STORING_S = 5.0
"""How long an answer may take into the store on a busy machine."""


@dataclass(frozen=True)
class RefreshRequests:
    at: float
    """On the program's clock."""
    jumps: int
    """How often that clock had been set by then."""
    feed: int
    pause_s: float
    """What was answered with: leave me alone for so long."""


@dataclass
class Publishers:
    feeds: int
    rng: random.Random
    now: Callable[[], float]
    jumps: Callable[[], int]
    is_network_cut: bool = False
    asked: list[RefreshRequests] = field(default_factory=list)
    kills: list[float] = field(default_factory=list)
    """When who asks was killed, on the program's clock."""

    def __post_init__(self) -> None:
        self.server = FeedServer()
        self._began = time.monotonic()
        self._lock = threading.Lock()
        for number in range(self.feeds):
            self.server.serve(f"/{number}", partial(self._answer, number))

    def url(self, number: int) -> str:
        return self.server.url(f"/{number}", host=f"127.1.{number // 200}.{number % 200 + 1}")

    def note_kill(self) -> None:
        self.kills.append(self.now())

    def _answer(self, number: int, exchange: Exchange) -> object:
        if self.is_network_cut:
            exchange.reset()
            return "close"
        with self._lock:
            pause_s, behave = self._choose(number)
            self.asked.append(RefreshRequests(self.now(), self.jumps(), number, pause_s))
        return behave(exchange)

    def _choose(self, number: int) -> tuple[float, Behaviour]:
        if self.rng.random() < 0.7:
            return 0.0, page(self.document(number), etag=f'"{self.count_posts()}"')
        kind = self.rng.randrange(10)
        if kind == 0:
            pause_s = self.rng.choice((60, 300, 3_600))
            return float(pause_s), page(b"", 429, headers={"Retry-After": str(pause_s)})
        return 0.0, self._misbehave(kind, number)

    def _misbehave(self, kind: int, number: int) -> Behaviour:
        whole = self.document(number)
        half = b"HTTP/1.1 200 OK\r\nContent-Type: application/rss+xml\r\nContent-Length: 9999999\r\n\r\n" + whole[:300]
        return (
            page(b"", 500),
            page(b"", 404),
            silence(),
            raw(half),
            page(b"<html>log in please</html>", content_type="text/html"),
            page(whole[: len(whole) // 2]),
            page(whole.replace(b"<title>", b"<title>\xff & \x00")),
            page(b"<rss><channel>" + b"<a>" * 50_000),
            page(whole, headers={"ETag": '"x"\tbad', "Cache-Control": "max-age=99999999999"}),
        )[kind - 1]

    def count_posts(self) -> int:
        return FIRST_POSTS + int((time.monotonic() - self._began) / POST_EVERY_S)

    def document(self, number: int) -> bytes:
        newest = self.count_posts()
        items = "".join(
            f"<item><title>Post {n} of {number}</title><guid>{number}-{n}</guid><link>http://x.example/{number}/{n}</link>"
            f"<pubDate>{http_date(1_750_000_000 + n * 600)}</pubDate><description>Text {n}</description></item>"
            for n in range(newest, max(newest - 20, -1), -1)
        )
        return f"<rss version='2.0'><channel><title>Feed {number}</title>{items}</channel></rss>".encode()

    def find_too_soon(self) -> list[str]:
        """A host that asked to be left alone was asked again before, while the clock ran on evenly."""
        found, closed = [], dict[int, RefreshRequests]()
        kills = list(self.kills)
        for one in list(self.asked):
            before = closed.get(one.feed)
            # Half a second of grace: an answer takes its time.
            if before and before.jumps == one.jumps and one.at < before.at + before.pause_s - 0.5:
                when = time.strftime("%H:%M:%S", time.localtime(before.at))
                found.append(
                    f"feed {one.feed}, paused at {when}, after {one.at - before.at:.1f} of {before.pause_s:.0f} s"
                )
            # Nobody can know an answer that was killed on its way into the store.
            if one.pause_s and not any(0 <= kill - one.at < STORING_S for kill in kills):
                closed[one.feed] = one
        return found
