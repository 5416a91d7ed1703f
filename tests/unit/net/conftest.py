"""What the tests of fetching share: clients with small limits, one of them impatient."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace

from reader.core.records.fetched import Fetched, FetchRequest
from reader.net.addresses import Reach, reach_of
from reader.net.client import Client
from reader.net.request_state import Limits
from tests.fake_clock import FakeClock

SMALL = Limits(body_bytes=300_000, wire_bytes=500_000)
IMPATIENT = replace(SMALL, deadline_s=0.5, connect_s=0.4)
"""For servers that would keep us waiting for ever."""

HOME = "127.0.0.99"
"""Plays an address in the user's network; all other loopback addresses play the public web."""


def pretend_reach(ip: str) -> Reach:
    if ip == HOME:
        return Reach.HOME
    return Reach.PUBLIC if ip.startswith("127.0.0.") else reach_of(ip)


@pytest.fixture
def client(clock: FakeClock) -> Iterator[Client]:
    with Client(clock, limits=SMALL, reach=pretend_reach) as made:
        yield made


@pytest.fixture
def impatient(clock: FakeClock) -> Iterator[Client]:
    with Client(clock, limits=IMPATIENT, reach=pretend_reach) as made:
        yield made


@pytest.fixture
def fetch(client: Client) -> Callable[..., Fetched]:
    """Fetch an address with the client."""

    def go(url: str, **more: object) -> Fetched:
        return client.fetch(FetchRequest(url, **more))  # type: ignore[arg-type]

    return go


@pytest.fixture
def hasty_fetch(impatient: Client) -> Callable[[str], Fetched]:
    """Fetch an address with the impatient client."""
    return lambda url: impatient.fetch(FetchRequest(url))
