"""A real Miniflux is told to poll what the plan wants, and nothing unless the user wants that."""

from __future__ import annotations

import queue
from collections.abc import Iterator
from datetime import UTC
from pathlib import Path

import pytest
from msgspec.structs import replace

from reader.core.paths import Profile
from reader.engine.conditions import Conditions
from reader.engine.due_thread import ServerContext
from reader.engine.messages import AccountSynced
from reader.features.accounts.records import PlannedSync, SyncReason
from reader.features.accounts.store import change_account, get_account
from reader.features.accounts.worker.syncer import AccountSyncer
from reader.store.feeds import list_feeds
from reader.store.poll_log import list_days
from tests.fake_clock import FakeClock
from tests.sync.device import Device
from tests.sync.publisher import FIRST_AT, Publisher
from tests.sync.real_servers import MINIFLUX, RealServer

DAY_S = 86_400.0


@pytest.fixture
def device(server: RealServer, publisher: Publisher, tmp_path: Path) -> Iterator[Device]:
    """Knows a feed that posts often."""
    publisher.post(1, 300)
    client = server.open_client()
    client.subscribe(publisher.url(1))
    device = Device(tmp_path / "one", FakeClock(FIRST_AT + 2 * DAY_S))
    device.add_account(server.url, server.user, server.password)
    device.sync()
    yield device
    device.close()


@pytest.mark.parametrize("started", [MINIFLUX], indirect=True)
@pytest.mark.parametrize("refreshes_server", [False, True])
def test_what_it_was_told_to_poll_is_there(
    device: Device, publisher: Publisher, server: RealServer, refreshes_server: bool
) -> None:
    change_account(device.conn, replace(get_account(device.conn, 1), refreshes_server=refreshes_server))
    publisher.post(1, 2)
    device.clock.advance(DAY_S)
    notes: queue.Queue[AccountSynced] = queue.Queue()
    around = ServerContext(
        Profile(device.folder),
        device.clock,
        UTC,
        device.passwords,
        notes.put,  # type: ignore[arg-type]
        lambda network: Conditions(),
        lambda news: None,
    )
    syncer = AccountSyncer(around, has_accounts=True)
    wanted = PlannedSync(1, device.clock.now(), SyncReason.BEFORE_VISIT, (list_feeds(device.conn)[0].id,))
    syncer.plan([wanted])
    while notes.get(timeout=60).is_under_way:
        pass
    syncer.close()
    there = {"Post 1-300", "Post 1-301"} <= set(device.all_titles())
    charged = {use.trigger: use.fetches for use in list_days(device.conn)}
    assert there is refreshes_server
    assert charged.get("server", 0) == int(refreshes_server)
