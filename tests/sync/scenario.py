"""What is recorded from real servers and played again: a device that does a little of everything.

What other devices and publishers do meanwhile happens in the episode alone; its outcome is in the answers.
"""

from __future__ import annotations

from datetime import UTC

from reader.features.accounts.records import SyncReason
from reader.features.accounts.store import get_account
from reader.features.accounts.worker.rounds import make_client, open_server
from reader.features.accounts.worker.synchronise import SyncTools, sync_account
from reader.parse.worker import GuardedParser
from reader.store import feeds, folders
from tests.sync.device import Device
from tests.sync.other_client import READ, STARRED, OtherClient
from tests.sync.publisher import Publisher
from tests.sync.real_servers import RealServer

PUBLISHER_PORT = 18_940
ONE, TWO = (f"http://127.0.0.1:{PUBLISHER_PORT}/{number}.xml" for number in (1, 2))


class Outside:
    """Everybody else, while it is recorded."""

    def __init__(self, server: RealServer, publisher: Publisher, client: OtherClient) -> None:
        self._server, self._publisher, self._client = server, publisher, client

    def subscribe(self) -> None:
        for feed, url in ((1, ONE), (2, TWO)):
            self._publisher.post(feed, 3)
            self._client.subscribe(url)

    def mark(self) -> None:
        there = self._client.titles(self._client.ids())
        self._client.mark([there["Post 1-2"]], add=READ)
        self._client.mark([there["Post 2-2"]], add=STARRED)

    def post_and_read(self) -> None:
        self._publisher.post(1, 2)
        self._server.poll_until(lambda: len(self._client.ids()) == 8)
        there = self._client.titles(self._client.ids())
        self._client.mark([there["Post 1-4"]], add=READ)


def play(device: Device, base: str, user: str, password: str, outside: Outside | None = None) -> None:
    """Asserts what must hold at every step, recorded or played."""
    if outside:
        outside.subscribe()
    device.add_account(base, user, password)
    device.sync()
    assert set(device.all_titles()) == {f"Post {feed}-{number}" for feed in (1, 2) for number in range(3)}
    device.mark_read("Post 1-0", "Post 2-0")
    device.star("Post 2-1")
    assert device.waiting() == 3
    device.sync()
    assert device.waiting() == 0
    if outside:
        outside.mark()
    device.sync()
    assert device.unread_titles() == {"Post 1-1", "Post 2-1", "Post 2-2"}
    assert device.starred_titles() == {"Post 2-1", "Post 2-2"}
    if outside:
        outside.post_and_read()
    device.sync()
    assert {"Post 1-3", "Post 1-4"} & device.unread_titles() == {"Post 1-3"}
    change_feeds(device)
    ask_unchanged(device)


def change_feeds(device: Device) -> None:
    known = {feed.url: feed.id for feed in feeds.list_feeds(device.conn)}
    feeds.rename_feed(device.conn, known[ONE], "First & best, <always>?")
    feeds.move_feed(device.conn, known[ONE], folders.make_folder(device.conn, "News"))
    feeds.remove_feed(device.conn, known[TWO], device.clock.now())
    device.sync()
    device.sync()
    assert device.feed_names() == {ONE: ("First & best, <always>?", "News")}


def ask_unchanged(device: Device) -> None:
    """As the engine does: with the session of the last ask, nothing but a few cheap questions."""
    account = get_account(device.conn, 1)
    with GuardedParser() as parser, make_client(device.clock, "", "") as client:
        opened = open_server(account, device.passwords, client)
        tools = SyncTools(device.conn, parser, device.clock, UTC)
        for _ in range(2):
            result = sync_account(tools, account, lambda: opened, SyncReason.VISITED)
        assert (result.marks_in, result.marks_out, result.new_ids) == (0, 0, {})
        assert opened.usage.requests <= 4
        assert opened.usage.wire_bytes <= 10_000
