"""One real server of each kind for all tests of a session, with feeds of a publisher on loopback."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.sync.device import Device
from tests.sync.other_client import OtherClient
from tests.sync.publisher import Publisher, publishing
from tests.sync.real_servers import MINIFLUX, RealServer, running_server


@pytest.fixture
def publisher() -> Iterator[Publisher]:
    with publishing() as publisher:
        yield publisher


@pytest.fixture(scope="session", params=["freshrss", MINIFLUX])
def started(request: pytest.FixtureRequest, shared: Path) -> Iterator[RealServer]:
    """Not below pytest's own folder, which the database's user may not enter."""
    with (
        TemporaryDirectory(prefix="paperround-sync-", ignore_cleanup_errors=True) as folder,
        running_server(shared, request.param, Path(folder)) as server,
    ):
        yield server


@pytest.fixture
def server(started: RealServer) -> RealServer:
    """Without any feed."""
    client = started.open_client()
    for feed in client.feeds().values():
        client.post("subscription/edit", ac="unsubscribe", s=feed["id"])
    return started


@pytest.fixture
def make_device(tmp_path: Path) -> Iterator[object]:
    made: list[Device] = []

    def make(name: str = "one") -> Device:
        made.append(Device(tmp_path / name))
        return made[-1]

    yield make
    for device in made:
        device.close()


@pytest.fixture
def client(server: RealServer, publisher: Publisher) -> OtherClient:
    """The other device, subscribed to two feeds of five posts."""
    publisher.post(1, 5)
    publisher.post(2, 5)
    client = server.open_client()
    client.subscribe(publisher.url(1))
    client.subscribe(publisher.url(2))
    return client


@pytest.fixture
def device(server: RealServer, client: OtherClient, make_device: Callable[..., Device]) -> Device:
    device = make_device()
    device.add_account(server.url, server.user, server.password)
    device.sync()
    return device
