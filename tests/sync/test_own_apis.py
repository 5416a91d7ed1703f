"""Feedbin and Nextcloud News by their own APIs, against stand-ins that misbehave as documented."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from reader.core.errors import PaperroundError
from reader.features.accounts.store import get_account
from tests.sync.device import Device
from tests.sync.feedbin_server import Feedbin, feedbin
from tests.sync.nextcloud_server import Nextcloud, nextcloud
from tests.sync.small_server import PASSWORD, USER

FEED, OTHER = "http://feed.example/a", "http://feed.example/b"
Service = Feedbin | Nextcloud
MANY = [f"Post {number}" for number in range(450)]


@pytest.fixture(params=[feedbin, nextcloud], ids=["feedbin", "nextcloud"])
def service(request: pytest.FixtureRequest) -> Iterator[Service]:
    with request.param() as made:
        yield made


@pytest.fixture
def device(service: Service, make_device: Callable[..., Device]) -> Device:
    """With an account at a service with a feed of four posts in a folder."""
    service.subscribe(FEED, "One", "Two", "Three", "Four", folder="News")
    device = make_device()
    device.add_account(service.url, USER, PASSWORD)
    device.sync()
    return device


def test_marks_go_both_ways(service: Service, device: Device, request: pytest.FixtureRequest) -> None:
    assert get_account(device.conn, 1).kind in request.node.name
    assert device.unread_titles() == {"One", "Two", "Three", "Four"}
    assert device.feed_names()[FEED][1] == "News"
    device.mark_read("Two")
    device.star("Three")
    read = next(id_ for id_ in service.unread if service.titles({id_}) == {"Four"})
    service.unread.discard(read)
    device.sync()
    assert service.titles(service.unread) == device.unread_titles() == {"One", "Three"}
    assert service.titles(service.starred) == {"Three"}
    device.mark_read("Two", read=False)
    device.star("Three", starred=False)
    device.sync()
    assert (service.titles(service.unread), service.starred) == ({"One", "Two", "Three"}, set())
    assert device.waiting() == 0


def test_feeds_go_both_ways(service: Service, device: Device) -> None:
    device.rename(FEED, "Our name")
    device.move(FEED, "Home")
    device.come_back(OTHER)
    device.sync()
    assert service.folders() == {FEED: ["Home"], OTHER: []}
    feed = next(iter(service.feeds.values()))
    assert feed["title"] == "Our name"
    feed["title"] = "Their name"
    device.move(FEED, "News")
    device.sync()
    assert device.feed_names()[FEED] == ("Their name", "News")
    assert service.folders()[FEED] == ["News"]
    device.leave(FEED)
    device.sync()
    assert set(service.folders()) == {OTHER}
    service.feeds.clear()
    device.sync()
    assert device.feed_names() == {}


def test_long_lists_are_read_to_their_end(service: Service, device: Device) -> None:
    service.subscribe(OTHER, *MANY)
    device.sync()
    assert device.unread_titles() >= set(MANY)
    service.unread.clear()
    device.sync()
    assert device.unread_titles() == set()


def test_what_another_device_read_first_arrives_read(service: Service, device: Device) -> None:
    service.posts += [(1, "Five"), (1, "Six")]
    service.unread.add(len(service.posts) - isinstance(service, Feedbin))
    device.ask()
    assert {"Five", "Six"} <= set(device.all_titles())
    assert {"Five", "Six"} & device.unread_titles() == {"Six"}


def test_a_feed_that_it_cannot_read_stays_here(service: Service, device: Device) -> None:
    device.come_back("http://nothing.example/feed")
    if isinstance(service, Feedbin):
        service.several.add("http://site.example")
        device.come_back("http://site.example")
    device.sync()
    assert set(service.folders()) == {FEED}
    assert "http://nothing.example/feed" in device.feed_names()


def test_a_wrong_password_is_called_that(service: Service, make_device: Callable[..., Device]) -> None:
    with pytest.raises(PaperroundError, match="password"):
        make_device().add_account(service.url, USER, "wrong")
