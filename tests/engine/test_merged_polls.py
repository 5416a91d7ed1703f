"""Subreddits of a host with a pace are asked together: each gets its own posts, and nothing of it is lost."""

from __future__ import annotations

import re

import numpy as np
import pytest

from reader.store.db import fetch
from reader.store.feeds import add_feed, get_feed
from tests.engine.paced import PacedHost

NAMES = ("python", "rust", "haskell", "ocaml", "zig", "elm")


class Subreddits(PacedHost):
    """One host, one listing for each of them and one for any several; Atom as it is served there."""

    def open(self) -> None:
        rig = self.rig
        rig.server.serve("*", self.answer_any)
        for name in NAMES:
            url = f"http://www.reddit.com:{rig.server.port}/r/{name}/.rss"
            self.feeds.append(get_feed(rig.conn, add_feed(rig.conn, url, rig.clock.now()).feed_id))
        self.asked: list[str] = []

    def answer_any(self, exchange) -> None:
        found = re.fullmatch(r"/r/([\w+]+)/\.rss(\?limit=\d+)?", exchange.seen.path)
        assert found
        self.asked.append(found[1])
        self.answer(exchange, NAMES.index(found[1].split("+")[0]))

    def document(self, number: int, now: float) -> bytes:
        names = self.asked[-1].split("+")
        posts = sorted(
            (
                (post * self.every_h[NAMES.index(name)] * 3_600, name, post)
                for name in names
                for post in range(self.newest(name, now) - 24, self.newest(name, now) + 1)
            ),
            reverse=True,
        )[: 100 if len(names) > 1 else 25]
        entries = "".join(
            f"<entry><id>t3_{name}{post}</id><title>{name} {post}</title><category term='{name}' label='r/{name}'/>"
            f"<link href='https://www.reddit.com/{name}/{post}'/><updated>{self.iso(at)}</updated></entry>"
            for at, name, post in posts
        )
        return f"<feed xmlns='http://www.w3.org/2005/Atom'><title>{'+'.join(names)}</title>{entries}</feed>".encode()

    def newest(self, name: str, now: float) -> int:
        return int(now // (self.every_h[NAMES.index(name)] * 3_600))

    @staticmethod
    def iso(at: float) -> str:
        return f"{np.datetime64(int(at), 's')}Z"


@pytest.fixture
def reddit(rig, monkeypatch):
    monkeypatch.setattr(rig, "_lookup", lambda host: ["127.0.0.1"])
    rig.visited_daily(tuple(np.arange(0.5, 24, 1.0)))
    rig.restart(daily_budget=1_000)
    host = Subreddits(rig, [0.5, 1.0, 1.0, 2.0, 4.0, 8.0])
    host.open()
    return host


def test_several_are_asked_by_one_request_and_each_gets_its_own(reddit):
    rig = reddit.rig
    rig.run(hours=4)
    assert len(reddit.refused) <= 1
    merged = [asked for asked in reddit.asked if "+" in asked]
    assert merged
    assert max(asked.count("+") for asked in merged) <= 3
    alone_first = reddit.asked.index(merged[0])
    assert set(NAMES) <= set(reddit.asked[:alone_first]), "each document is first known for itself"
    for name, feed in zip(NAMES, reddit.feeds, strict=True):
        titles = [title for (title,) in fetch(rig.conn, "SELECT title FROM entries WHERE feed_id = ?", (feed.id,))]
        assert titles
        assert {title.split()[0] for title in titles} == {name}
        assert len(titles) == len(set(titles))
        numbers = sorted(int(title.split()[1]) for title in titles)
        assert numbers == list(range(numbers[0], numbers[-1] + 1)), "none is missing"
        assert rig.feed(feed).publisher.title == name, "not that of the answer for all"
    sent = len(rig.server.seen())
    assert len(rig.polls()) == sent, "each request is logged and charged once"
