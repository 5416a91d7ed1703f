"""Pages without a feed, polled by the engine as feeds are: entries, changes, a new build, no news, price, OPML."""

from __future__ import annotations

from msgspec.structs import replace

from reader.core.records.fetched import Outcome
from reader.core.records.logged import PollRecord
from reader.core.records.pages import PageKind
from reader.core.records.stored import Feed, View
from reader.engine.planning_inputs import DEAREST, find_page_price
from reader.features.accounts.store import list_unlinked_feeds
from reader.features.subscriptions.service.subscription_files import export_opml, import_list
from reader.insights.feed_health import find_health
from reader.store import feeds as feed_rows
from reader.store.views import get_entry, list_page
from tests.engine.rig import Rig
from tests.feedserver import page

TITLES = ("Night ferry runs all summer", "Council votes on the tram", "Bakery opens again soon")


def news(titles: tuple[str, ...], name: str = "news") -> bytes:
    items = "".join(f"<li><a href='/{title.replace(' ', '-')}'>{title}</a></li>" for title in titles)
    return f"<html><body><ul class='{name}'>{items}</ul></body></html>".encode()


def follow(rig: Rig, body: bytes, kind: PageKind, selector: str) -> Feed:
    serve(rig, body)
    url = f"http://f1.example:{rig.server.port}/page"
    feed = feed_rows.get_feed(rig.conn, feed_rows.add_feed(rig.conn, url, rig.clock.now()).feed_id)
    rig.choose(feed, page_kind=kind, page_selector=selector)
    rig.run_now()
    return rig.feed(feed)


def serve(rig: Rig, body: bytes, etag: str = "") -> None:
    rig.server.serve("/page", page(body, content_type="text/html", etag=etag))


def poll_again(rig: Rig, feed: Feed, body: bytes) -> Feed:
    serve(rig, body)
    rig.run(hours=20)
    return rig.feed(feed)


def titles(rig: Rig) -> list[str]:
    return [row.title for row in list_page(rig.conn, View(), 50)]


def test_new_blocks_are_new_entries_and_known_ones_stay(rig) -> None:
    feed = follow(rig, news(TITLES), PageKind.ENTRIES, "ul.news > li")
    assert sorted(titles(rig)) == sorted(TITLES)
    assert (feed.publisher.kind, feed.http.problem) == ("page", "")
    assert rig.server.seen("/page")[0].headers["accept"].startswith("text/html")
    feed = poll_again(rig, feed, news(("Storm leaves two villages dark", *TITLES)))
    assert len(titles(rig)) == 4
    assert titles(rig)[0] == "Storm leaves two villages dark"


def test_a_new_build_is_told_from_a_page_without_news(rig) -> None:
    feed = follow(rig, news(TITLES), PageKind.ENTRIES, "ul.news > li")
    feed = poll_again(rig, feed, news(()))
    assert feed.http.problem == "", "an empty list is no news"
    feed = poll_again(rig, feed, news(TITLES, "other"))
    health = find_health(feed, rig.clock.now())
    assert (health.is_rebuilt, health.message.code) == (True, "HEALTH_REBUILT")
    assert len(titles(rig)) == 3, "nothing is lost"
    rig.choose(feed, page_kind=PageKind.ENTRIES, page_selector="ul.other > li")
    rig.run_now()
    rig.run(hours=30)
    assert find_health(rig.feed(feed), rig.clock.now()).message.code == "HEALTH_FINE"
    assert len(titles(rig)) == 3, "the same links are the same entries"


def test_each_change_is_an_entry_with_the_difference(rig) -> None:
    body = "<main><h1>Pool</h1><p>Entry costs {} euros for everybody.</p><p>{} views</p></main>"
    feed = follow(rig, body.format(4, 10).encode(), PageKind.CHANGES, "")
    assert titles(rig) == ["Pool"], "what it says today"
    feed = poll_again(rig, feed, body.format(4, 99).encode())
    assert titles(rig) == ["Pool"], "a counter is no news"
    feed = poll_again(rig, feed, body.format(5, 120).encode())
    row = list_page(rig.conn, View(), 5)[0]
    entry = get_entry(rig.conn, row.id)
    assert "<del>4</del> → <ins>5</ins>" in entry.html
    assert rig.feed(feed).publisher.window_size == 0


def test_a_poll_costs_by_its_size() -> None:
    record = PollRecord(1, 0.0, "planned", "", "2026-01-01", Outcome.FRESH, 200, 80_000, 0.1)
    small, unchanged = (replace(record, wire_bytes=2_000), replace(record, wire_bytes=300, outcome=Outcome.UNCHANGED))
    assert find_page_price([]) == 1.0
    assert find_page_price([small]) == 1.0
    assert find_page_price([record]) == 4.0
    assert find_page_price([record, unchanged]) < 4.0, "a server that knows validators makes it cheaper"
    assert find_page_price([replace(record, wire_bytes=10_000_000)]) == DEAREST
    assert find_page_price([replace(record, outcome=Outcome.FAILED)]) == 1.0


def test_lists_of_subscriptions_carry_pages_and_servers_do_not_get_them(rig) -> None:
    feed = follow(rig, news(TITLES), PageKind.ENTRIES, "ul.news > li")
    data = export_opml(rig.conn)
    assert b'paperround:pageSelector="ul.news &gt; li"' in data
    assert list_unlinked_feeds(rig.conn, 0.0) == []
    url = feed.url.replace("/page", "/other")
    import_list(rig.conn, data.replace(feed.url.encode(), url.encode()), rig.clock.now())
    copy = feed_rows.find_feed_by_url(rig.conn, url)
    assert copy is not None
    assert copy.choices.recipe == rig.feed(feed).choices.recipe
