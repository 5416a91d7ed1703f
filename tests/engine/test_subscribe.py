"""A new subscription causes one request for its feed: the document of the preview is stored as the first poll."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from reader.core.records.fetched import Fetched, FetchRequest, Outcome
from reader.core.records.pages import PageKind, PageRecipe
from reader.core.records.stored import Feed
from reader.engine.messages import FeedsChanged, Refresh
from reader.engine.polls import Tools
from reader.features.subscriptions.service.find_feeds import FeedSearch
from reader.features.subscriptions.store import Subscription, subscribe
from reader.net.client import KeptDocuments
from reader.parse.worker import PageWish
from reader.store import feeds
from reader.store.poll_log import list_polls
from reader.store.views import get_unread_counts
from tests.engine.rig import Rig, noon_rig
from tests.fake_clock import FakeClock
from tests.feedserver import FeedServer, page, redirect, silence

ADDRESS = "http://f1.example:{port}{path}"
LIST = "<html><body>" + "<article class='post'><h2><a href='/{0}'>Post {0}</a></h2></article>" * 4 + "</body></html>"


@pytest.fixture
def rig(tmp_path: Path, feedserver: FeedServer) -> Iterator[Rig]:
    with noon_rig(tmp_path, feedserver) as made:
        yield made


def tools_of(rig: Rig) -> Tools:
    return rig.engine._tools


def address(rig: Rig, path: str) -> str:
    return ADDRESS.format(port=rig.server.port, path=path)


def search(rig: Rig) -> FeedSearch:
    """As the engine's finder does, with the client that polls."""
    return FeedSearch(tools_of(rig).client, rig.parser)


def accept(rig: Rig, url: str, **how: object) -> Feed:
    """The user takes what was found; the engine hears of it."""
    [feed_id] = subscribe(rig.conn, [replace(Subscription(url), **how)], rig.clock.now()).feed_ids
    rig.engine.handle(FeedsChanged(), rig.clock.now())
    rig.engine.run_once(rig.clock.now())
    return feeds.get_feed(rig.conn, feed_id)


def publish(rig: Rig, path: str = "/feed") -> str:
    document = rig.document(1, 3, 4.0)
    rig.server.serve(path, page(document, etag='"one"', headers={"Cache-Control": "max-age=1800"}))
    return address(rig, path)


def test_the_previews_document_is_the_first_poll(rig: Rig) -> None:
    url = publish(rig)
    [found] = search(rig).search_feeds(url).feeds
    rig.clock.advance(40)
    feed = accept(rig, found.url)
    assert len(rig.server.seen("/feed")) == 1
    assert get_unread_counts(rig.conn) == {feed.id: 3}
    [poll] = list_polls(rig.conn, 9)
    assert (poll.trigger, poll.outcome, poll.status, poll.new_count) == ("added", Outcome.FRESH, 200, 3)
    assert poll.wire_bytes > 400, "the day is charged for it"
    assert poll.at == feed.added_at, "no poll is older than its feed"
    assert feed.http.validators is not None
    assert (feed.http.validators.url, feed.http.validators.etag) == (url, '"one"')
    assert feed.http.earliest_at == poll.at + 1800, "what its headers wish is heeded"
    assert feed.publisher.window_size == 3
    rig.clock.advance(600)
    rig.engine.handle(Refresh(insists=True), rig.clock.now())
    rig.engine.run_once(rig.clock.now())
    assert [seen.headers.get("if-none-match") for seen in rig.server.seen("/feed")] == [None, '"one"']


def test_it_is_as_if_the_first_poll_had_fetched_it(rig: Rig) -> None:
    one, other = publish(rig, "/one"), publish(rig, "/other")
    search(rig).search_feeds(one)
    states = [accept(rig, url) for url in (one, other)]
    assert [len(rig.server.seen(path)) for path in ("/one", "/other")] == [1, 1]
    assert all(feed.http.validators for feed in states)
    own = {"validators": None, "next_poll_at": None, "next_reason": ""}
    assert replace(states[0].http, **own) == replace(states[1].http, **own)
    assert states[0].publisher == states[1].publisher


def test_a_preview_is_good_for_ten_minutes_and_for_one_poll(rig: Rig) -> None:
    url = publish(rig)
    search(rig).search_feeds(url)
    rig.clock.advance(601)
    accept(rig, url)
    assert len(rig.server.seen("/feed")) == 2
    other = publish(rig, "/other")
    search(rig).search_feeds(other)
    feed = accept(rig, other)
    rig.clock.advance(400)
    rig.engine.handle(Refresh((feed.id,), insists=True), rig.clock.now())
    rig.engine.run_once(rig.clock.now())
    assert len(rig.server.seen("/other")) == 2, "Refresh asks the server"


def test_one_that_joins_a_round_does_not_wait_for_its_slowest_host(rig: Rig) -> None:
    url = publish(rig)
    search(rig).search_feeds(url)
    slow = rig.add(2)
    rig.server.serve("/2", silence())
    subscribe(rig.conn, [Subscription(url)], rig.clock.now())
    rig.inbox.put(FeedsChanged())
    rig.engine._rounds.cancelled = lambda: bool(get_unread_counts(rig.conn))
    rig.engine.handle(Refresh((slow.id,)), rig.clock.now())
    rig.engine.run_once(rig.clock.now())
    assert len(rig.server.seen("/feed")) == 1
    assert sum(get_unread_counts(rig.conn).values()) == 3


def test_a_feed_that_moved_is_polled_where_it_is_now(rig: Rig) -> None:
    publish(rig)
    rig.server.serve("/old", redirect("/feed", 301))
    [found] = search(rig).search_feeds(address(rig, "/old")).feeds
    feed = accept(rig, found.url)
    assert feed.url == address(rig, "/feed")
    assert feed.http.moved_to == "", "it was never at another address"
    assert len(rig.server.seen("/feed")) == len(rig.server.seen("/old")) == 1


def test_a_followed_page_is_fetched_once(rig: Rig) -> None:
    rig.server.serve("/news", page(LIST.encode(), content_type="text/html"))
    searching = search(rig)
    found = searching.search_feeds(address(rig, "/news"))
    assert found.page is not None
    asked = len(rig.server.seen("/news"))
    tried = searching.examine_page(found.typed, PageWish("article"), None, lambda: False)
    assert tried.page is not None
    feed = accept(rig, found.page.url, page=PageRecipe(PageKind.ENTRIES, tried.page.blocks[0].selector))
    assert len(rig.server.seen("/news")) == asked == 1
    assert feed.http.last_ok_at == rig.clock.now()


def make_document(url: str, size: int, at: float) -> Fetched:
    return Fetched(FetchRequest(url), Outcome.FRESH, at, 0.1, body=b"x" * size)


def test_what_is_kept_is_bounded_but_the_newest_stays() -> None:
    clock, kept = FakeClock(), KeptDocuments()
    for number in range(6):
        kept.keep(str(number), make_document(str(number), 14_000_000, clock.now()))
    assert [bool(kept.find(str(number), clock.now())) for number in range(6)] == [False] * 4 + [True] * 2
    kept.keep("large", make_document("large", 50_000_000, clock.now()))
    assert kept.find("5", clock.now()) is None
    assert kept.pop("large", clock.now()) is not None
    assert kept.pop("large", clock.now()) is None
