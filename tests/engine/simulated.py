"""A made-up world in fast motion: feeds that post by known rates on a real loopback server, a user who looks, a
laptop that sleeps, goes offline and runs on battery. All of it, the server too, lives by one fake clock.

The server keeps its own log; checks read only that (tests/engine/guests.py).
"""

from __future__ import annotations

import contextlib
import gzip
import math
import os
import random
import socket
import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from email.utils import formatdate
from pathlib import Path
from zoneinfo import ZoneInfo

import numpy as np

from reader.core.clock import LocalZone
from reader.core.paths import Profile
from reader.core.records.logged import Visit
from reader.core.records.machine import PresenceSign, Sign
from reader.core.settings import Settings
from reader.engine.conditions import Conditions, Network
from reader.engine.loop import Engine
from reader.engine.messages import Note, SignHeard, UserActive
from reader.engine.polls import Tools
from reader.engine.schedule import SETTLE_S
from reader.lab.files import Feeds, Trial
from reader.lab.generate import Recipe, generate
from reader.lab.replay import Facts
from reader.net.client import Client
from reader.net.host_limits import Courtesy
from reader.net.passwords import Passwords
from reader.parse.worker import GuardedParser
from reader.planner.days import day_start
from reader.store import feeds as feed_rows
from reader.store.reading_log import add_visits
from reader.store.settings import save_settings
from tests.fake_clock import FakeClock
from tests.feedserver import Exchange, FeedServer, http_date
from tests.new_store import open_new_store

BERLIN = "Europe/Berlin"
HISTORY_DAYS = 28
MINUTE_S = 60.0
WAKING_S = 17.0
SHORT_FORECAST_H = 1.0
"""No poll depends on how far is foretold, and foretelling a whole day takes most of the time of living one."""
WORDS = "harbour tide ferry crew lantern morning ledger archive north bridge garden kettle signal quiet".split()


@dataclass(frozen=True)
class RefreshRequests:
    """One request, as the server saw it."""

    at: float
    feed: int
    host: str
    status: int
    sent_bytes: int
    if_none_match: str
    if_modified_since: str
    etag: str
    last_modified: str
    floor_s: float
    """How long the answer asks to be left alone, by max-age or ttl."""
    retry_after_s: float


@dataclass
class Manners:
    """What one feed's server does besides serving."""

    max_age_s: int = 0
    ttl_min: int = 0
    etag: bool = True
    last_modified: bool = False
    busy: tuple[float, float] | None = None
    """From when to when it answers 429 with Retry-After of two hours."""
    broken: tuple[float, float] | None = None
    gone_at: float = float("inf")


@dataclass
class Publishers:
    """The feeds as they really are, and the log of who asked."""

    clock: FakeClock
    posts: list[np.ndarray]
    windows: np.ndarray
    manners: list[Manners]
    per_host: int = 1
    log: list[RefreshRequests] = field(default_factory=list)
    cache: dict[int, tuple[int, bytes]] = field(default_factory=dict)

    def host_of(self, feed: int) -> str:
        return f"h{feed // self.per_host}.example"

    def address_of(self, host: str) -> str:
        number = int(host.removeprefix("h").removesuffix(".example"))
        return f"127.1.{number // 250}.{number % 250 + 1}"

    def answer(self, exchange: Exchange) -> None:
        feed = int(exchange.seen.path.rpartition("/")[2])
        manners, now = self.manners[feed], self.clock.now()
        if now >= manners.gone_at:
            self._reply(exchange, feed, 410, {}, b"")
        elif manners.busy and manners.busy[0] <= now < manners.busy[1]:
            self._reply(exchange, feed, 429, {"Retry-After": "7200"}, b"", retry_after_s=7_200)
        elif manners.broken and manners.broken[0] <= now < manners.broken[1]:
            self._reply(exchange, feed, 500, {}, b"")
        else:
            self._serve(exchange, feed, manners, now)

    def _serve(self, exchange: Exchange, feed: int, manners: Manners, now: float) -> None:
        count = int(np.searchsorted(self.posts[feed], now, side="right"))
        headers = {"Content-Type": "application/rss+xml"}
        if manners.etag:
            headers["ETag"] = f'"{feed}-{count}"'
        if manners.last_modified and count:
            headers["Last-Modified"] = http_date(float(self.posts[feed][count - 1]))
        if manners.max_age_s:
            headers["Cache-Control"] = f"max-age={manners.max_age_s}"
        asked = exchange.seen.headers
        known = asked.get("if-none-match") or asked.get("if-modified-since")
        if known and known in (headers.get("ETag"), headers.get("Last-Modified")):
            self._reply(exchange, feed, 304, headers, b"")
            return
        # Who comes for the first time gets the whole archive, as some publishers do it.
        shown = int(self.windows[feed]) if self._was_here(feed) else count
        body = gzip.compress(self.document(feed, count, shown), 1, mtime=0)
        self._reply(exchange, feed, 200, headers | {"Content-Encoding": "gzip"}, body)

    def _was_here(self, feed: int) -> bool:
        return feed in self.cache

    def document(self, feed: int, count: int, shown: int) -> bytes:
        known = self.cache.get(feed)
        if known and known[0] == count and shown == int(self.windows[feed]):
            return known[1]
        items = "".join(
            item(feed, index, self.posts[feed][index]) for index in range(count - 1, max(count - shown, 0) - 1, -1)
        )
        ttl = f"<ttl>{self.manners[feed].ttl_min}</ttl>" if self.manners[feed].ttl_min else ""
        made = (
            f'<?xml version="1.0"?><rss version="2.0"><channel><title>Feed {feed}</title><link>http://x{feed}.example/'
            f"</link><description>D</description>{ttl}{items}</channel></rss>"
        ).encode()
        self.cache[feed] = (count if shown == int(self.windows[feed]) else -1, made)
        return made

    def _reply(
        self, exchange: Exchange, feed: int, status: int, headers: dict, body: bytes, retry_after_s: float = 0
    ) -> None:
        asked, manners = exchange.seen.headers, self.manners[feed]
        floor_s = max(manners.max_age_s, manners.ttl_min * 60) if status in (200, 304) else 0
        self.log.append(
            RefreshRequests(
                self.clock.now(),
                feed,
                exchange.seen.host,
                status,
                len(body) + 220,
                asked.get("if-none-match", ""),
                asked.get("if-modified-since", ""),
                headers.get("ETag", ""),
                headers.get("Last-Modified", ""),
                floor_s,
                retry_after_s,
            )
        )
        exchange.answer(status, headers, body)


def item(feed: int, index: int, at: float) -> str:
    rng = random.Random(feed * 100_003 + index)
    text = " ".join(rng.choices(WORDS, k=60))
    link = f"http://x{feed}.example/{index}"
    return (
        f"<item><title>{' '.join(rng.choices(WORDS, k=6))} {index}</title><link>{link}</link><guid>{link}</guid>"
        f"<pubDate>{formatdate(float(at))}</pubDate><description>{text}</description></item>"
    )


@contextlib.contextmanager
def local_time(zone: str) -> Iterator[None]:
    """This process lives in another time zone for a while."""
    before = os.environ.get("TZ")
    os.environ["TZ"] = zone
    time.tzset()
    try:
        yield
    finally:
        if before is None:
            del os.environ["TZ"]
        else:
            os.environ["TZ"] = before
        time.tzset()


@dataclass
class Life:
    """What happens to the machine. Instants and spans are in the world's time."""

    start_at: float
    end_at: float
    visits: list[float]
    sleeps: Callable[[float], bool]
    offline: list[tuple[float, float]]
    on_battery: Callable[[float], bool]
    signs: tuple[PresenceSign, ...] = ()
    """What the desktop tells of the user's coming to the machine, in order."""

    def woken_at(self, at: float) -> float:
        """When a machine that sleeps then runs again: a moment after its sleep ends."""
        at -= at % MINUTE_S
        while self.sleeps(at):
            at += MINUTE_S
        return at + WAKING_S


class World:
    """Everything together; `run` lets it live until the end."""

    def __init__(
        self, folder: Path, publishers: Publishers, life: Life, settings: Settings, forecast_h: float = SHORT_FORECAST_H
    ) -> None:
        self.forecast_h = forecast_h
        self.folder, self.publishers, self.life, self.settings = folder, publishers, life, settings
        self.clock = publishers.clock
        self.server = FeedServer()
        self.server.serve("*", publishers.answer)
        self.notes: list[Note] = []
        self.on_visit: Callable[[float], None] = lambda at: None
        """Runs as the user comes, before the engine hears of it."""
        self.come: Callable[[float], None] = self._come
        self.on_note: Callable[[Note], None] = self.notes.append
        self.runs = 0
        self.restarts = 0
        self.conn = open_new_store(Profile(folder).database, self.clock.now())
        save_settings(self.conn, settings)
        self.parser = GuardedParser()
        self.engine = self._start()

    def subscribe(self) -> None:
        for number in range(len(self.publishers.posts)):
            host = self.publishers.host_of(number)
            feed_rows.add_feed(
                self.conn, f"http://{host}:{self.server.port}/{number}", self.clock.now(), name=f"Feed {number}"
            )

    def is_offline(self, at: float) -> bool:
        return any(start <= at < end for start, end in self.life.offline)

    def _lookup(self, host: str) -> list[str]:
        if self.is_offline(self.clock.now()):
            raise socket.gaierror(socket.EAI_AGAIN, "no line")
        return [self.publishers.address_of(host)]

    def _start(self) -> Engine:
        client = Client(self.clock, lookup=self._lookup)
        tools = Tools(self.conn, client, self.parser, Passwords(), 16, LocalZone())
        return Engine(
            tools,
            Profile(self.folder),
            self.settings,
            read_conditions=lambda network: self._conditions(network),
            on_note=lambda note: self.on_note(note),
            courtesy=Courtesy(pause_s=0.0),
            forecast_h=self.forecast_h,
            rng=random.Random(7),
        )

    def _conditions(self, network: Network) -> Conditions:
        return Conditions(on_battery=self.life.on_battery(self.clock.now()))

    def _come(self, at: float) -> None:
        add_visits(self.conn, [Visit(at, None, "view")])
        self.engine.handle(UserActive(), at)

    def restart(self) -> None:
        """As after a reboot: nothing is left but the rows."""
        self.restarts += 1
        self.engine.close()
        self.engine = self._start()

    def run(self, on_run: Callable[[], None] = lambda: None) -> None:
        life = self.life
        borders, wake = sorted(at for span in life.offline for at in span), self.clock.now()
        visits = [*life.visits, float("inf")]
        turn = int(np.searchsorted(visits, self.clock.now()))
        signs = deque([*(one for one in life.signs if one.at >= wake), PresenceSign(np.inf, Sign.UNLOCKED)])
        while True:
            border_at = borders[0] if borders else np.inf
            at = max(min(wake, visits[turn], signs[0].at, border_at), self.clock.now())
            if at >= life.end_at:
                return
            self.clock.at = at
            if at >= border_at:
                borders.pop(0)
                self.restart()
            if at >= visits[turn]:
                self.on_visit(visits[turn])
                self.come(at)
                turn += 1
            elif at >= signs[0].at:
                self.engine.handle(SignHeard(signs.popleft()), at)
            elif life.sleeps(at):
                wake = life.woken_at(at)
                continue
            wake = self.engine.run_once(at)
            self.runs += 1
            on_run()

    def close(self) -> None:
        self.engine.close()
        self.parser.close()
        self.conn.close()
        self.server.close()


def make_history(feeds: int, days: int, start_at: float, seed: int, median: float = 1.5, most: float = 40.0):
    """Posts and visits from HISTORY_DAYS before the start until the end."""
    recipe = Recipe(
        feeds=feeds,
        days=HISTORY_DAYS + days,
        start_at=start_at - HISTORY_DAYS * 86_400,
        median_posts_per_day=median,
        most_posts_per_day=most,
    )
    return generate(recipe, np.random.default_rng(seed), ZoneInfo(BERLIN))


def make_trial(posts: list[np.ndarray], windows: np.ndarray, visits: list[float], life: Life, budget: int) -> Trial:
    """The same history for the lab."""
    zone = ZoneInfo(BERLIN)
    ids = tuple(str(number) for number in range(len(posts)))
    since = day_start(life.start_at - HISTORY_DAYS * 86_400 + 7_200, zone)
    return Trial(Feeds(ids, tuple(posts), windows), np.array(visits), zone, since, life.start_at, life.end_at, budget)


def make_facts(life: Life, settings: Settings) -> Facts:
    """What happened to the machine, for the lab: off while asleep or offline, bound per minute. Like the engine
    the lab polls a moment after waking up, and is not charged for a wake-up then."""
    off: list[tuple[float, float]] = []
    at = life.start_at
    while at < life.end_at:
        is_off = life.sleeps(at) or any(start <= at < end for start, end in life.offline)
        if is_off and off and off[-1][1] == at:
            off[-1] = (off[-1][0], at + MINUTE_S)
        elif is_off:
            off.append((at, at + MINUTE_S))
        at += MINUTE_S
    ready = {end: life.woken_at(end) + SETTLE_S for _, end in off if life.sleeps(end - MINUTE_S)}
    awake = frozenset(ready.values())
    return Facts(
        tuple((start, ready.get(end, end)) for start, end in off),
        lambda at: settings.battery_share if life.on_battery(at) else 1.0,
        lambda at: math.inf if at in awake else _aim(life, settings, at),
        settings.fetches_per_minute,
    )


def _aim(life: Life, settings: Settings, at: float) -> float:
    return settings.battery_batches_per_day if life.on_battery(at) else settings.batches_per_day
