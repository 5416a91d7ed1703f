"""An engine on a fake clock with a real store and a real server, to try one rule at a time."""

from __future__ import annotations

import random
import shutil
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import tzinfo
from pathlib import Path

from msgspec.structs import replace

from reader.core.clock import LocalZone
from reader.core.paths import Profile
from reader.core.records.logged import Visit
from reader.core.records.stored import Feed
from reader.core.settings import Settings
from reader.engine.conditions import Conditions, Network
from reader.engine.loop import Engine, Inbox
from reader.engine.messages import Note
from reader.engine.planning import FORECAST_H
from reader.engine.polls import Tools
from reader.features.accounts.records import PlannedSync
from reader.net.client import Client
from reader.net.host_limits import Courtesy
from reader.net.passwords import Passwords
from reader.parse.worker import GuardedParser
from reader.store import feeds as feed_rows
from reader.store.poll_log import list_polls
from reader.store.reading_log import add_visits
from tests.engine.simulated import SHORT_FORECAST_H, local_time
from tests.fake_clock import FakeClock
from tests.feedserver import FeedServer, http_date, page
from tests.new_store import open_new_store

DAY_S = 86_400.0
NOON = 1_790_000_000 // DAY_S * DAY_S + DAY_S / 2 + 13


@contextmanager
def noon_rig(folder: Path, server: FeedServer, clock: FakeClock | None = None) -> Iterator[Rig]:
    """At noon of a day in September, in a zone without summer time."""
    clock = clock or FakeClock()
    clock.at = NOON
    with local_time("UTC"):
        made = Rig(folder, clock, server)
        try:
            yield made
        finally:
            made.close()


@dataclass(frozen=True)
class Past:
    """Days that were lived once, for several tests to go on from."""

    folder: Path
    at: float
    settings: Settings
    server: FeedServer

    @contextmanager
    def go_on(self, folder: Path) -> Iterator[Rig]:
        """An engine that is started anew on a copy of the profile, at the instant at which it was left."""
        shutil.copytree(self.folder, folder, dirs_exist_ok=True)
        with local_time("UTC"):
            made = Rig(folder, FakeClock(self.at), self.server, self.settings)
            try:
                yield made
            finally:
                made.close()


class Rig:
    """`rig.run(hours=2)` lets the engine live; feeds are served at hosts f0.example, f1.example, …"""

    def __init__(
        self,
        folder: Path,
        clock: FakeClock,
        server: FeedServer,
        settings: Settings = Settings(quiet_hours="", daily_budget=60),  # noqa: B008
    ) -> None:
        self.clock, self.server = clock, server
        self.forecast_h = SHORT_FORECAST_H
        self.profile = Profile(folder)
        self.conn = open_new_store(self.profile.database, clock.now())
        self.parser = GuardedParser()
        self.conditions = Conditions()
        self.is_offline = False
        self.knows_no_names = False
        self.notes: list[Note] = []
        self.asks: list[PlannedSync] = []
        self.settings = settings
        self.inbox = Inbox()
        self.zone: tzinfo = LocalZone()
        self.engine = self.start()

    def start(self) -> Engine:
        client = Client(self.clock, lookup=self._lookup, proxy=self.settings.proxy)
        return Engine(
            Tools(self.conn, client, self.parser, Passwords(), 8, self.zone),
            self.profile,
            self.settings,
            read_conditions=self._read,
            on_note=self.notes.append,
            on_syncs=self.asks.extend,
            receive_wishes=self.inbox.receive_wishes,
            courtesy=Courtesy(pause_s=0.0),
            forecast_h=self.forecast_h,
            rng=random.Random(1),
        )

    def restart(self, **settings: object) -> None:
        self.engine.close()
        self.settings = replace(self.settings, **settings)
        self.engine = self.start()

    def foretell_a_day(self) -> None:
        """As the program does."""
        self.forecast_h = FORECAST_H
        self.restart()

    def close(self) -> None:
        self.engine.close()
        self.parser.close()
        self.conn.close()

    def keep(self, folder: Path) -> Past:
        """All files as they lie there now, with what is not yet in the database itself."""
        shutil.copytree(self.profile.folder, folder, ignore=shutil.ignore_patterns("*-shm"))
        return Past(folder, self.clock.now(), self.settings, self.server)

    def _lookup(self, host: str) -> list[str]:
        if self.is_offline:
            raise socket.gaierror(socket.EAI_AGAIN, "no line")
        if self.knows_no_names:
            raise socket.gaierror(socket.EAI_NONAME, "no such name")
        return [f"127.0.0.{int(host.split('.')[0].removeprefix('f')) + 1}"]

    def _read(self, network: Network) -> Conditions:
        return replace(self.conditions, metered=network.metered)

    def add(self, number: int, posts: int = 12, every_h: float = 4.0, host: int | None = None, **headers: str) -> Feed:
        """Subscribe to a feed that has so many posts behind it."""
        path = f"/{number}"
        behaviour = page(self.document(number, posts, every_h), etag=f'"{number}"', headers=headers)
        self.server.serve(path, behaviour)
        url = f"http://f{number if host is None else host}.example:{self.server.port}{path}"
        return feed_rows.get_feed(self.conn, feed_rows.add_feed(self.conn, url, self.clock.now()).feed_id)

    def document(self, number: int, posts: int, every_h: float, extra: str = "") -> bytes:
        now = self.clock.now()
        items = "".join(
            f"<item><title>Post {index}</title><link>http://x{number}.example/{index}</link>"
            f"<guid>{number}-{index}</guid><pubDate>{http_date(now - (posts - index) * every_h * 3600)}</pubDate>"
            f"<description>Text {index}</description></item>"
            for index in range(posts - 1, -1, -1)
        )
        return f"<rss version='2.0'><channel><title>Feed {number}</title>{extra}{items}</channel></rss>".encode()

    def choose(self, feed: Feed, **choices: object) -> None:
        feed_rows.set_choices(self.conn, feed.id, replace(feed.choices, **choices))

    def visited_daily(self, hours: tuple[float, ...], days: int = 21) -> None:
        """The user's past: looks at these hours of every day."""
        today = self.clock.now() // DAY_S * DAY_S
        visits = [today - day * DAY_S + hour * 3_600 for day in range(days, 0, -1) for hour in hours]
        add_visits(self.conn, [Visit(at, None, "view") for at in visits])

    def run(self, hours: float) -> int:
        """Lets time pass from wake-up to wake-up; returns how many there were."""
        end, wakes = self.clock.now() + hours * 3_600, 0
        wake = self.engine.run_once(self.clock.now())
        while wake < end:
            self.clock.at = max(wake, self.clock.at)
            wake = self.engine.run_once(self.clock.now())
            wakes += 1
        self.clock.at = end
        return wakes

    def run_now(self) -> None:
        """Everything that is due at this moment, over the minutes it takes."""
        wake = self.engine.run_once(self.clock.now())
        while wake - self.clock.now() <= 60:
            self.clock.at = wake
            wake = self.engine.run_once(wake)

    def polls(self, feed: Feed | None = None, trigger: str = "") -> list:
        rows = list_polls(self.conn, 10_000, feed.id if feed else None)
        return [poll for poll in reversed(rows) if trigger in ("", poll.trigger)]

    def feed(self, feed: Feed) -> Feed:
        return feed_rows.get_feed(self.conn, feed.id)
