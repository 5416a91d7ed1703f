"""What a server of an account brings is told of like what a poll brings: of a feed that calls at once, or by a rule."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC
from pathlib import Path

import pytest
from msgspec.structs import replace

from reader.core.paths import Profile
from reader.core.settings import Settings
from reader.engine.conditions import Conditions, Network
from reader.engine.due_thread import ServerContext
from reader.engine.messages import Command, Delivered, SyncNow
from reader.engine.reporting import Notices
from reader.features.accounts.worker.rounds import Rounds
from reader.features.rules import store as rules
from reader.features.rules.records import Rule
from reader.store import feeds
from tests.sync.device import Device
from tests.sync.small_server import PASSWORD, USER, SmallServer, small_server

SEA, LAND = "https://sea.example/feed", "https://land.example/feed"


@pytest.fixture
def server() -> Iterator[SmallServer]:
    with small_server() as made:
        made.subscribe(SEA, "An old ferry", "An old boat")
        yield made


@pytest.fixture
def device(tmp_path: Path, server: SmallServer) -> Iterator[Device]:
    made = Device(tmp_path)
    made.add_account(server.url, USER, PASSWORD)
    rules.save_rule(made.conn, Rule(wanted="ferry", notify=True))
    yield made
    made.close()


def synchronise(device: Device) -> list[Command]:
    """As the engine's thread does; what it tells the engine."""
    heard: list[Command] = []
    context = ServerContext(
        Profile(device.folder),
        device.clock,
        UTC,
        device.passwords,
        lambda note: None,
        lambda network: Conditions(),
        heard.append,
    )
    with Rounds(context, lambda: False) as rounds:
        rounds.handle(SyncNow(), Network())
    return heard


def test_only_what_comes_after_the_first_time_is_news(device: Device, server: SmallServer) -> None:
    assert synchronise(device) == []
    server.subscribe(LAND, "A ferry of a feed that is new here")
    assert synchronise(device) == []
    server.posts += [(SEA, "A new ferry"), (SEA, "A new boat"), (SEA, "A ferry that was read elsewhere")]
    server.read.add("A ferry that was read elsewhere")
    (news,) = synchronise(device)
    assert isinstance(news, Delivered)
    ids = device.all_titles()
    assert news.notify_ids == (ids["A new ferry"],)
    assert {ids["A new ferry"], ids["A new boat"]} <= set(news.entry_ids)


def test_a_feed_that_calls_at_once_does_so_when_it_comes_from_a_server(device: Device, server: SmallServer) -> None:
    synchronise(device)
    (feed,) = feeds.list_feeds(device.conn)
    feeds.set_choices(device.conn, feed.id, replace(feed.choices, alert=True))
    server.posts.append((SEA, "A new boat"))
    (news,) = synchronise(device)
    assert isinstance(news, Delivered)
    notes: list[object] = []
    notices = Notices(device.conn, UTC, notes.append)
    notices.handle_delivered(feeds.find_feed(device.conn, feed.id), news)
    notices.show(Settings(), device.clock.now(), None)
    assert len(notes) == 1
