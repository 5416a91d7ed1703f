"""Young profiles: subscribed minutes, an hour or a day ago, polled by the engine from a real server.

Everything in them came as it does for a user: feeds were added, the engine fetched them on a fake clock, the
user sat down at the start and on every evening and morning since.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

from reader.core.paths import Profile
from reader.core.records.logged import Visit
from reader.store.feeds import add_feed
from reader.store.reading_log import add_visits, extend_session, start_session
from tests.engine.rig import Rig
from tests.fake_clock import FakeClock
from tests.feedserver import Exchange, http_date, running
from tests.window.insights.demo_weeks import NOW

MINUTE, HOUR, DAY = 60.0, 3_600.0, 86_400.0
AGES = {"minutes": 2 * MINUTE, "hour": HOUR, "day": DAY}
HOLDS = 25
RATES = {
    "Harbour Gazette": 12.0,
    "Kernel Garden": 8.0,
    "Packet Parlour": 2.5,
    "Slow Compiler": 0.4,
    "Lighthouse Letters": 1 / 21,
}
"""Posts a day of feeds whose posts are dated; their first documents hold 25 posts."""
UNDATED = "Tin Whistle"


def make_young_profile(folder: Path, age: str) -> Profile:
    """NOW is when it is looked at."""
    clock = FakeClock(NOW - AGES[age])
    with running() as server:
        rig = Rig(folder, clock, server)
        rig.restart(daily_budget=60)  # a small one: the days pass sooner
        for place, name in enumerate([*RATES, UNDATED]):
            server.serve(f"/{place}", partial(_answer, name, clock))
            add_feed(rig.conn, f"http://f{place}.example:{server.port}/{place}", clock.now())
        rig.run_now()
        _sit(rig, clock.now())
        while clock.now() < NOW:
            rig.run(min(12 * HOUR, NOW - clock.now()) / HOUR)
            if clock.now() < NOW:
                _sit(rig, clock.now())
        clock.at = NOW
        rig.close()
    return Profile(folder)


def _sit(rig: Rig, at: float) -> None:
    add_visits(rig.conn, [Visit(at, None, "view")])
    extend_session(rig.conn, start_session(rig.conn, at), at + 10 * MINUTE)


def _answer(name: str, clock: FakeClock, exchange: Exchange) -> None:
    body = make_document(name, clock.now())
    etag = f'"{hash(body)}"'
    if exchange.seen.headers.get("if-none-match") == etag:
        exchange.answer(304, {"ETag": etag})
    else:
        exchange.answer(200, {"ETag": etag, "Content-Type": "application/rss+xml"}, body)


def make_document(name: str, now: float) -> bytes:
    """The last posts of a feed that posts as evenly as a clock."""
    every_s = DAY / RATES.get(name, 4.0)
    last = int(now // every_s)
    items = "".join(_item(name, number, number * every_s) for number in range(last, last - HOLDS, -1))
    return f"<rss version='2.0'><channel><title>{name}</title>{items}</channel></rss>".encode()


def _item(name: str, number: int, at: float) -> str:
    date = "" if name == UNDATED else f"<pubDate>{http_date(at)}</pubDate>"
    return (
        f"<item><title>{name} {number}</title><guid>{number}</guid>{date}"
        f"<description>Text {number}</description></item>"
    )
