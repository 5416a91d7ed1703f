"""What a sync decides where both sides had something already, or where one of them forgot or refuses it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC
from pathlib import Path

import pytest

from reader.core.records.fetched import Fetched, FetchRequest, Outcome
from reader.engine.update import store_poll
from reader.features.accounts import store as accounts
from reader.features.accounts.records import Account, ServerKind
from reader.features.accounts.worker.listening import has_unsent_listening, synchronise_listening
from reader.parse.worker import GuardedParser
from reader.store import feeds, tags
from reader.store.db import fetch
from tests.features.accounts.test_miniflux import FILE, make_server
from tests.sync.device import Device
from tests.sync.small_server import PASSWORD, USER, SmallServer, small_server

SEA, LAND = "https://sea.example/feed", "https://land.example/feed"
FERRY, BOAT, RAFT = "A ferry", "A boat", "A raft"


@pytest.fixture
def server() -> Iterator[SmallServer]:
    with small_server() as made:
        made.subscribe(SEA, FERRY, BOAT, RAFT)
        yield made


@pytest.fixture
def device(tmp_path: Path) -> Iterator[Device]:
    made = Device(tmp_path)
    yield made
    made.close()


def poll(
    device: Device, url: str = SEA, first: int = 0, titles: Sequence[str] = (FERRY, BOAT, RAFT), file: str = ""
) -> None:
    """Follow a feed without the server, and poll its posts; `first` is the number of the first one there."""
    feed = feeds.get_feed(device.conn, feeds.add_feed(device.conn, url, device.clock.now()).feed_id)
    numbered = enumerate(titles, first)
    items = (f"<item><title>{title}</title><link>{url}/{n}</link>{file}</item>" for n, title in numbered)
    document = f"<rss version='2.0'><channel><title>Sea</title>{''.join(items)}</channel></rss>".encode()
    fetched = Fetched(FetchRequest(url), Outcome.FRESH, device.clock.now(), 0.1, 200, url, body=document)
    with GuardedParser() as parser:
        store_poll(device.conn, parser, feed, fetched, UTC, trigger="planned", reason="A test.")


def test_read_and_starred_win_on_both_sides_and_tags_go_there(device: Device, server: SmallServer) -> None:
    poll(device)
    device.mark_read(FERRY)
    device.star(BOAT)
    tags.add_tag(device.conn, "Harbour", [device.all_titles()[RAFT]])
    server.read, server.starred = {BOAT}, {FERRY}
    device.add_account(server.url, USER, PASSWORD)
    device.sync()
    assert device.unread_titles() == {RAFT}
    assert device.starred_titles() == {FERRY, BOAT}
    assert (server.read, server.starred) == ({FERRY, BOAT}, {FERRY, BOAT})
    assert server.labels == {"Harbour": {RAFT}}


def test_what_was_read_there_of_a_feed_that_both_had_is_read_here_though_nothing_new_is_unread_there(
    device: Device, server: SmallServer
) -> None:
    device.add_account(server.url, USER, PASSWORD)
    device.sync()
    server.posts.append((LAND, "A tram"))
    server.read.add("A tram")
    poll(device, LAND, 3, ["A tram"])
    assert "A tram" in device.unread_titles()
    device.ask()
    assert "A tram" not in device.unread_titles()


def test_a_post_that_another_device_read_before_it_was_here_comes_nevertheless(
    device: Device, server: SmallServer
) -> None:
    device.add_account(server.url, USER, PASSWORD)
    device.sync()
    server.posts.append((SEA, "A canoe"))
    server.read.add("A canoe")
    device.sync()
    assert "A canoe" in device.all_titles()
    assert "A canoe" not in device.unread_titles()


def test_a_feed_that_the_server_refuses_stays_here_and_is_not_offered_again_today(
    device: Device, server: SmallServer
) -> None:
    device.add_account(server.url, USER, PASSWORD)
    server.refused.add(LAND)
    feed_id = feeds.add_feed(device.conn, LAND, device.clock.now()).feed_id
    device.sync()
    device.sync()
    assert server.calls.count("subscription/quickadd") == 1
    assert set(device.feed_names()) == {SEA, LAND}
    (refused,) = [one for one in accounts.list_linked_feeds(device.conn, 1) if one.feed_id == feed_id]
    assert (refused.remote_id, refused.refused_at) == (None, device.clock.now())


def test_what_was_agreed_about_episodes_is_forgotten_with_a_server_that_forgot(
    device: Device, server: SmallServer
) -> None:
    """Its episodes have other numbers now."""
    device.add_account(server.url, USER, PASSWORD)
    device.sync()
    accounts.note_agreed_listening(device.conn, 1, device.all_titles()[FERRY], 5, 60)
    device.sync()
    assert fetch(device.conn, "SELECT place_s FROM agreed_listening") == [(60,)]
    server.posts.pop()
    assert device.sync().was_restored
    assert fetch(device.conn, "SELECT place_s FROM agreed_listening") == []


@pytest.mark.parametrize("there", [{"enclosures": []}, {"enclosures": [FILE | {"media_progression": -1}]}])
def test_an_episode_that_the_server_lacks_waits_until_it_is_heard_on(device: Device, there: object) -> None:
    account = Account(0, ServerKind.MINIFLUX, "https://server.example", "me", "Home", device.clock.now())
    account_id = accounts.add_account(device.conn, account)
    account = accounts.get_account(device.conn, account_id)
    poll(device, file=f"<enclosure url='{FILE['url']}' type='audio/mpeg' length='9'/>")
    entry_id = device.all_titles()[FERRY]
    accounts.link_items(device.conn, account_id, [accounts.Link(7, entry_id, 0.0)])
    device.listen(FERRY, 300)
    own, asked = make_server(there)
    assert has_unsent_listening(device.conn, account, device.clock.now())
    assert synchronise_listening(device.conn, account, own, device.clock.now()) == []
    assert set(asked) == {"entries/7"}
    assert not has_unsent_listening(device.conn, account, device.clock.now())
    device.listen(FERRY, 400)
    assert has_unsent_listening(device.conn, account, device.clock.now())
