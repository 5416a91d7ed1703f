"""Lists of ids that are capped, shift while they are read, or hold what can't be read."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from reader.features.accounts.servers.transport import AccountError
from reader.features.accounts.service import list_facts
from reader.features.recovery.cli import _accounts
from reader.store.db import write
from tests.sync.device import Device
from tests.sync.small_server import PASSWORD, USER, SmallServer, small_server

FEED = "http://feed.example/a"
TITLES = [f"Post {number}" for number in range(40)]


def fill(server: SmallServer, device: Device) -> None:
    server.subscribe(FEED, *TITLES)
    device.add_account(server.url, USER, PASSWORD)


def test_pages_that_shift_while_they_are_read_lose_nothing(make_device: Callable[..., Device]) -> None:
    with small_server() as server:
        fill(server, device := make_device())
        device.sync()
        server.most_ids = 10
        unread = iter(TITLES[:3])
        server.on_page = lambda: server.read.add(next(unread, "nothing"))
        device.sync()
        server.on_page = lambda: None
        assert device.unread_titles() >= set(TITLES[3:])
        device.sync()
        assert device.unread_titles() == set(TITLES[3:])


def test_an_account_whose_ids_cannot_be_read_says_so(make_device: Callable[..., Device]) -> None:
    with small_server() as server:
        fill(server, device := make_device())
        device.sync()
        server.write_id = lambda id_: f"post-{id_}" if id_ == 7 else str(id_)
        with pytest.raises(AccountError, match=re.escape("numbers its articles in a way")):
            device.sync()
        assert "Post 7" in device.unread_titles(), "what can't be read is not read"
        (facts,) = list_facts(device.conn, "2026-01-01")
        assert facts.state.message is not None


def test_entries_that_lost_their_tie_get_it_back(make_device: Callable[..., Device]) -> None:
    """As an earlier version left them; the server is asked once about those that it doesn't have."""
    with small_server() as server:
        fill(server, device := make_device())
        device.sync()
        server.read.update(TITLES[10:20])
        device.sync()
        write(device.conn, "DELETE FROM account_items WHERE item_id BETWEEN 10 AND 15")
        write(device.conn, "UPDATE account_state SET state = json_set(state, '$.crawled_at', 1790100000.0)")
        device.star("Post 12")
        assert device.waiting() == 0
        assert "6 articles aren't linked" in str(list(_accounts(device.conn)))
        device.sync()
        assert "all articles are linked" in str(list(_accounts(device.conn)))
        assert server.starred == {"Post 12"}
        server.posts[14] = ("http://elsewhere.example/", "gone")
        write(device.conn, "DELETE FROM account_items WHERE item_id = 14")
        device.sync()
        before = len(server.calls)
        device.sync()
        assert server.calls[before:].count("stream/items/contents") <= 1
