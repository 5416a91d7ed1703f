"""What users live through with a real server: a new password, a stop in the middle, an account that is left then."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC
from pathlib import Path

import pytest

from reader.core.paths import Profile
from reader.features.accounts.records import SyncReason
from reader.features.accounts.servers import greader
from reader.features.accounts.servers.transport import AccountError
from reader.features.accounts.service import remove_account
from reader.features.accounts.store import find_account_state, get_account
from reader.features.accounts.worker.rounds import make_client, open_server
from reader.features.accounts.worker.synchronise import SyncTools, sync_account
from reader.features.recovery.store import start_over
from reader.parse.worker import GuardedParser
from reader.store.db import open_store
from reader.store.feeds import list_feeds
from tests.sync.device import Device
from tests.sync.other_client import OtherClient
from tests.sync.publisher import Publisher
from tests.sync.real_servers import MINIFLUX, RealServer


def test_a_password_that_was_changed_there_loses_nothing(
    device: Device, client: OtherClient, server: RealServer
) -> None:
    """With a session that was open before, as the engine has."""
    account = get_account(device.conn, 1)
    with GuardedParser() as parser, make_client(device.clock, "", "") as line:
        tools = SyncTools(device.conn, parser, device.clock, UTC)
        opened = open_server(account, device.passwords, line)
        sync_account(tools, account, lambda: opened, SyncReason.VISITED)
        server.change_password("another-word")
        try:
            device.mark_read("Post 1-0")
            with pytest.raises(AccountError):
                device.sync()
            assert find_account_state(device.conn, 1).problem == "password"
            assert device.waiting() == 1
            device.passwords.remember(account.url, account.username, "another-word")
            device.sync()
            assert device.waiting() == 0
            assert find_account_state(device.conn, 1).problem == ""
        finally:
            server.change_password(server.password)
    assert "Post 1-0" not in server.open_client().unread_titles()


class StopError(Exception):
    """The machine goes off."""


@pytest.fixture
def new_device(
    server: RealServer, client: OtherClient, make_device: Callable[..., Device], monkeypatch: pytest.MonkeyPatch
) -> Device:
    """About to synchronise for the first time, three posts at once."""
    monkeypatch.setattr(greader, "BATCH", 3)
    device = make_device()
    device.add_account(server.url, server.user, server.password)
    return device


@pytest.mark.parametrize("started", ["freshrss"], indirect=True)
def test_a_first_synchronisation_that_was_stopped_goes_on_where_it_was(
    new_device: Device, publisher: Publisher
) -> None:
    def stop(done: int, total: int) -> None:
        raise StopError

    with pytest.raises(StopError):
        new_device.sync(on_progress=stop)
    here = set(new_device.all_titles())
    assert 0 < len(here) < 10
    fetched: list[int] = []
    new_device.sync(on_progress=lambda done, total: fetched.append(total))
    assert set(new_device.all_titles()) == publisher.titles()
    assert fetched[0] == 10 - len(here), "what came before the stop is not fetched again"


@pytest.mark.parametrize("started", ["freshrss"], indirect=True)
@pytest.mark.parametrize("keep_feeds", [True, False])
def test_an_account_left_in_the_middle_of_a_synchronisation_is_left(new_device: Device, keep_feeds: bool) -> None:
    """With changes in its outbox, which have nowhere to go any more; marks here stay as they are."""
    read: list[str] = []

    def leave(done: int, total: int) -> None:
        read.append(min(new_device.all_titles()))
        new_device.mark_read(*read)
        assert new_device.waiting() == 1
        remove_account(new_device.conn, 1, new_device.clock.now(), keep_feeds=keep_feeds)

    with pytest.raises(AccountError):
        new_device.sync(on_progress=leave)
    assert len(list_feeds(new_device.conn)) == 2 * keep_feeds
    if keep_feeds:
        assert not set(read) & new_device.unread_titles()
        assert all(feed.account_id is None for feed in list_feeds(new_device.conn))
    assert new_device.conn.execute("SELECT count(*) FROM outbox").get == 0
    assert new_device.conn.execute("PRAGMA foreign_key_check").fetchall() == []


@pytest.mark.parametrize("started", [MINIFLUX], indirect=True)
def test_a_user_who_starts_anew_has_the_account_and_its_posts_again(
    device: Device, client: OtherClient, publisher: Publisher, tmp_path: Path
) -> None:
    device.mark_read("Post 1-0")
    device.star("Post 1-1")
    device.sync()
    names, unread = device.feed_names(), device.unread_titles()
    device.close()
    database = Profile(device.folder).database
    start_over(database, tmp_path / "copies", device.clock.now())
    device.conn = open_store(database, device.clock.now())
    assert device.all_titles() == {}
    device.sync()
    assert device.feed_names() == names
    assert set(device.all_titles()) == publisher.titles()
    assert device.unread_titles() == unread == client.unread_titles()
    assert device.starred_titles() == {"Post 1-1"}
