"""A feed whose entries are all new at each visit is told apart from a busy one, and keeps a bound."""

from __future__ import annotations

from datetime import UTC

import pytest

from reader.core.records.fetched import Fetched, FetchRequest, Outcome
from reader.engine.update import store_poll
from reader.insights.feed_health import Kind, find_health
from reader.parse.worker import GuardedParser
from reader.store import feeds, marks
from reader.store.db import fetch, open_store
from reader.store.maintenance import CHECKS, KEPT_OF_FLOOD
from tests.unit.store.made import NOW

MANY = 400


@pytest.fixture(scope="module")
def parser():
    with GuardedParser() as made:
        yield made


@pytest.fixture
def visit(tmp_path, parser):
    conn = open_store(tmp_path / "db.sqlite", NOW)
    feed_id = feeds.add_feed(conn, "https://a.example/feed", NOW).feed_id

    def go(number: int, names: range):
        items = "".join(f"<item><guid>{n}</guid><title>Post {n}</title></item>" for n in names)
        body = f"<rss version='2.0'><channel><title>A</title>{items}</channel></rss>".encode()
        url, at = "https://a.example/feed", NOW + number * 7_200
        fetched = Fetched(FetchRequest(url), Outcome.FRESH, at, 0.1, 200, url, body=body)
        store_poll(conn, parser, feeds.get_feed(conn, feed_id), fetched, UTC, trigger="plan", reason="")
        return conn, feeds.get_feed(conn, feed_id)

    yield go
    conn.close()


def test_a_flood_is_told_and_bounded_and_what_the_user_keeps_stays(visit):
    conn, _ = visit(0, range(MANY))
    marks.set_starred(conn, [1])
    sizes = []
    for number in range(1, 12):
        conn, feed = visit(number, range(number * MANY, (number + 1) * MANY))
        sizes.append(fetch(conn, "SELECT (SELECT count(*) FROM entries), (SELECT count(*) FROM identities)")[0])
    health = find_health(feed, NOW + 100_000)
    assert (health.kind, health.message.code) == (Kind.WARN, "HEALTH_ALL_NEW")
    assert max(entries for entries, _ in sizes[4:]) <= KEPT_OF_FLOOD + 1
    assert sizes[-1] == sizes[-2], "and nothing is remembered for ever"
    assert fetch(conn, "SELECT starred FROM marks WHERE entry_id = 1") == [(1,)]
    assert [fetch(conn, sql)[0][0] for _, sql in CHECKS] == [0] * len(CHECKS)


@pytest.mark.parametrize("known", [1, 50])
def test_a_busy_feed_that_keeps_its_names_keeps_its_entries(visit, known):
    for number in range(8):
        start = number * (MANY - known)
        conn, feed = visit(number, range(start, start + MANY))
    assert not feed.floods
    assert fetch(conn, "SELECT count(*) FROM entries") == [(7 * (MANY - known) + MANY,)]
