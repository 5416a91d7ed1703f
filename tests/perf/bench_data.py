"""A fortnight of a default profile, by kind of data: dev.py bench data [--feeds N] [--days N] [--opened N]

Forty feeds on a loopback server, and a user who reads for an hour a day: list pages with an image to nearly every row,
and articles with images. Feeds are fetched by the engine, images by its side fetches, with the default settings, all by
one fake clock. Every figure is summed up from the server's own log, and compared with what the program told of itself.
"""

from __future__ import annotations

import argparse
import random
import socket
import tempfile
from collections import Counter
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

from reader.core.clock import LocalZone, local_day
from reader.core.paths import Profile
from reader.core.records.logged import DataKind, sum_by_kind
from reader.core.settings import Settings
from reader.engine.messages import FetchPicture
from reader.engine.side_fetches import SideTools, count_list_pictures, fetch_pictures
from reader.net.client import Client
from reader.store.pictures import PictureCache
from reader.store.poll_log import list_days
from tests.engine.simulated import BERLIN, Life, Manners, Publishers, World, local_time, make_history
from tests.fake_clock import FakeClock
from tests.feedserver import Exchange, head
from tests.perf.machine import describe_machine

START_AT = datetime(2026, 10, 5, tzinfo=ZoneInfo(BERLIN)).timestamp()
MEDIAN_IMAGE, SPREAD = 90_000, 0.9
"""Of a log-normal distribution: a mean of 135 kB, one in eleven above 300 kB."""
ROWS_SEEN, IMAGES_OF_ARTICLE = 120, 2
PNG = b"\x89PNG\r\n\x1a\n"
UNDER_WAY = 16_384
"""What a server sends before it hears from the client; loopback would take megabytes that nobody reads."""


class Reader:
    """Fetches what a window asks for while somebody reads."""

    def __init__(self, world: World, opened: int, seed: int) -> None:
        self.world, self.opened, self.rng = world, opened, random.Random(seed)
        self.sent: Counter[str] = Counter()
        self.place = "list"
        """Where the images are shown that are fetched now."""
        self.number = 0
        cache = PictureCache(Profile(world.folder).pictures)
        client = Client(world.clock, lookup=lambda host: ["127.1.0.1"])
        self.tools = SideTools(world.conn, client, world.clock, LocalZone(), cache, lambda: False)
        world.server.serve("*", self._answer)

    def _answer(self, exchange: Exchange) -> None:
        path = exchange.seen.path
        if not path.startswith("/image/"):
            self.world.publishers.answer(exchange)
            return
        body = PNG + random.Random(path).randbytes(int(path.rpartition("/")[2]))
        data = head(200, {"Content-Type": "image/png", "Content-Length": str(len(body))}) + body
        exchange.sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNDER_WAY)
        while data:
            sent = exchange.sock.send(data[:UNDER_WAY])  # raises once the client has given up
            self.sent[self.place] += sent
            data = data[sent:]

    def read_for_an_hour(self) -> None:
        rows = [self._make_image("list") for _ in range(ROWS_SEEN)]
        for start in range(0, len(rows), 4):
            self._fetch(rows[start : start + 4][: count_list_pictures(self.tools, is_network_free=True)], for_list=True)
        for url in self.rng.sample(rows, self.opened):
            self._fetch([url, *(self._make_image("article") for _ in range(IMAGES_OF_ARTICLE - 1))], for_list=False)

    def _make_image(self, kind: str) -> str:
        self.number += 1
        size = int(self.rng.lognormvariate(0, SPREAD) * MEDIAN_IMAGE)
        return f"http://h0.example:{self.world.server.port}/image/{kind}/{self.number}/{size}"

    def _fetch(self, urls: list[str], *, for_list: bool) -> None:
        self.place = "list" if for_list else "article"
        wanted = [FetchPicture(url, 1, for_list=for_list) for url in urls]
        for _ in fetch_pictures(self.tools, wanted):
            pass


def live(folder: Path, feeds: int, days: int, opened: int) -> tuple[World, Reader]:
    made = make_history(feeds, days, START_AT, 36)
    end_at = START_AT + days * 86_400
    visits = [at for at in next(iter(made.events.values())).tolist() if START_AT <= at < end_at]
    life = Life(START_AT, end_at, visits, lambda at: False, [], lambda at: False)
    clock = FakeClock(START_AT + 13)
    publishers = Publishers(clock, list(made.feeds.posts), made.feeds.windows, [Manners() for _ in range(feeds)])
    world = World(folder, publishers, life, Settings())
    reader = Reader(world, opened, 36)
    world.subscribe()
    read_on: set[str] = set()

    def on_run() -> None:
        today = local_day(clock.now(), LocalZone())
        if clock.now() % 86_400 > 17 * 3_600 and today not in read_on:
            read_on.add(today)
            reader.read_for_an_hour()

    world.run(on_run)
    return world, reader


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py bench data")
    parser.add_argument("--feeds", type=int, default=40)
    parser.add_argument("--days", type=int, default=14)
    parser.add_argument("--opened", type=int, default=20, help="articles opened a day")
    chosen = parser.parse_args()
    with local_time(BERLIN), tempfile.TemporaryDirectory() as folder:
        world, reader = live(Path(folder), chosen.feeds, chosen.days, chosen.opened)
        seen = sum(asked.sent_bytes for asked in world.publishers.log)
        told = sum_by_kind(list_days(world.conn))
        worst = max(sum(use.wire_bytes for use in list_days(world.conn) if use.day == day) for day in _days(world))
        world.close()
    days = chosen.days
    print(f"{chosen.feeds} feeds, {days} days, {chosen.opened} articles opened a day; {describe_machine()}")
    print(f"{'MB a day':24}{'by the server':>16}{'by the program':>16}")
    pictures = sum(reader.sent.values())
    for name, sent, kind in (("feeds", seen, DataKind.FEEDS), ("images", pictures, DataKind.IMAGES)):
        print(f"{name:24}{sent / days / 1e6:16.2f}{told[kind] / days / 1e6:16.2f}")
    for name, sent in reader.sent.items():
        print(f"  for the {name + 's':14}{sent / days / 1e6:16.2f}")
    print(f"{'in all':24}{(seen + pictures) / days / 1e6:16.2f}{sum(told.values()) / days / 1e6:16.2f}   goal 10")
    print(f"the fullest day, by the program: {worst / 1e6:.2f} MB")


def _days(world: World) -> set[str]:
    return {use.day for use in list_days(world.conn)}


if __name__ == "__main__":
    main()
