"""A host that grants one request in so many seconds, for an engine on a fake clock, and what it saw."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from functools import partial

from reader.core.records.stored import Feed
from reader.store.feeds import add_feed, get_feed
from tests.engine.rig import Rig
from tests.feedserver import Exchange, http_date

RETRY_AFTER, RATE_LIMIT, SILENT = "retry-after", "rate-limit", "silent"


@dataclass
class PacedHost:
    """All its feeds share what it grants. Feed number n posts every `every_h[n]` hours."""

    rig: Rig
    every_h: list[float]
    spacing_s: float = 60.0
    says: str = RETRY_AFTER
    granted: list[tuple[float, int]] = field(default_factory=list)
    """When which feed was answered."""
    refused: list[float] = field(default_factory=list)
    feeds: list[Feed] = field(default_factory=list)

    def open(self) -> None:
        """Subscribe to all of them."""
        for number in range(len(self.every_h)):
            self.rig.server.serve(f"/paced/{number}", partial(self.answer, number=number))
            url = f"http://f1.example:{self.rig.server.port}/paced/{number}"
            self.feeds.append(get_feed(self.rig.conn, add_feed(self.rig.conn, url, self.rig.clock.now()).feed_id))

    def answer(self, exchange: Exchange, number: int) -> None:
        now = self.rig.clock.now()
        free_at = self.granted[-1][0] + self.spacing_s if self.granted else -math.inf
        if now < free_at:
            self.refused.append(now)
            exchange.answer(429, self.headers_for(free_at - now))
            return
        self.granted.append((now, number))
        notes = self.headers_for(self.spacing_s) if self.says == RATE_LIMIT else {}
        exchange.answer(200, {"Content-Type": "application/rss+xml", **notes}, self.document(number, now))

    def headers_for(self, wait_s: float) -> dict[str, str]:
        wait = str(math.ceil(wait_s))
        return {
            RETRY_AFTER: {"Retry-After": wait},
            RATE_LIMIT: {"X-Ratelimit-Remaining": "0", "X-Ratelimit-Reset": wait},
            SILENT: {},
        }[self.says]

    def document(self, number: int, now: float) -> bytes:
        every_s = self.every_h[number] * 3_600
        newest = int(now // every_s)
        items = "".join(
            f"<item><title>Post {post}</title><link>http://x{number}.example/{post}</link>"
            f"<guid>{number}-{post}</guid><pubDate>{http_date(post * every_s)}</pubDate></item>"
            for post in range(newest, newest - 25, -1)
        )
        return f"<rss version='2.0'><channel><title>Feed {number}</title>{items}</channel></rss>".encode()
