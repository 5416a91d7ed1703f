"""Feeds that are left, come back, move and get other names on several devices: nobody's last word is lost."""

from __future__ import annotations

from reader.store import feeds, folders
from tests.sync.device import Device
from tests.sync.other_client import READ, OtherClient
from tests.sync.publisher import Publisher
from tests.sync.real_servers import RealServer


def find_id(device: Device, url: str) -> int:
    return next(feed.id for feed in feeds.list_feeds(device.conn) if feed.url == url)


def edit_there(client: OtherClient, url: str, name: str, label: str) -> None:
    remote_id = client.feeds()[url]["id"]
    client.post("subscription/edit", ac="edit", s=remote_id, t=name)
    client.post("subscription/edit", ac="edit", s=remote_id, a=f"user/-/label/{label}")


def test_what_another_device_says_after_us_counts(device: Device, client: OtherClient, publisher: Publisher) -> None:
    url = publisher.url(1)
    feeds.rename_feed(device.conn, find_id(device, url), "N1")
    feeds.move_feed(device.conn, find_id(device, url), folders.make_folder(device.conn, "F1"))
    device.sync()
    edit_there(client, url, "N2", "F2")
    for _ in range(3):
        device.sync()
        assert device.feed_names()[url] == ("N2", "F2")


def test_a_folder_that_we_made_is_renamed_elsewhere(device: Device, client: OtherClient, publisher: Publisher) -> None:
    url = publisher.url(1)
    feeds.move_feed(device.conn, find_id(device, url), folders.make_folder(device.conn, "Garden"))
    device.sync()
    client.post("rename-tag", s="user/-/label/Garden", dest="user/-/label/Plants")
    device.sync()
    assert device.feed_names()[url][1] == "Plants"


def test_a_feed_that_another_device_brings_back_has_its_name_folder_and_marks(
    device: Device, client: OtherClient, publisher: Publisher
) -> None:
    url = publisher.url(1)
    feeds.rename_feed(device.conn, find_id(device, url), "Old name")
    feeds.move_feed(device.conn, find_id(device, url), folders.make_folder(device.conn, "Old folder"))
    device.mark_read("Post 1-0")
    device.sync()
    client.post("subscription/edit", ac="unsubscribe", s=client.feeds()[url]["id"])
    device.sync()
    assert url not in device.feed_names()
    client.subscribe(url)
    edit_there(client, url, "New name", "New folder")
    read = [id_ for title, id_ in client.titles(client.ids()).items() if title in ("Post 1-1", "Post 1-2")]
    client.mark(read, add=READ)
    device.sync()
    assert device.feed_names()[url] == ("New name", "New folder")
    device.star(*(f"Post 1-{number}" for number in range(5)))
    assert device.waiting() == 5, "every entry is tied to the server's post"
    device.sync()
    assert client.starred_titles() == {f"Post 1-{number}" for number in range(5)}


def test_entries_of_a_feed_that_comes_back_are_tied_though_they_were_read_elsewhere(
    device: Device, client: OtherClient, publisher: Publisher, server: RealServer
) -> None:
    url = publisher.url(1)
    publisher.post(1, 18)
    publisher.post(2, 120)
    server.poll_until(lambda: len(client.ids()) == 148)
    device.sync()
    client.post("subscription/edit", ac="unsubscribe", s=client.feeds()[url]["id"])
    device.sync()
    client.subscribe(url)
    read = [f"Post 1-{number}" for number in range(10)]
    there = client.titles(client.ids())
    client.mark([there[title] for title in read], add=READ)
    device.sync()
    device.star(*read)
    assert device.waiting() == 10
    device.sync()
    assert client.starred_titles() == set(read)


def test_two_devices_that_come_back_to_a_feed_agree_on_its_folder(
    device: Device, client: OtherClient, publisher: Publisher
) -> None:
    url = publisher.url(1)
    device.move(url, "Old folder")
    device.sync()
    client.leave(url)
    device.sync()
    client.subscribe(url)
    client.move(url, "New folder")
    device.come_back(url)
    for _ in range(2):
        device.sync()
        assert device.feed_names()[url] == client.feed_names()[url]


def test_a_feed_that_is_moved_into_an_empty_folder_of_the_server_stays_there(
    device: Device, client: OtherClient, publisher: Publisher
) -> None:
    """Its old folder can't be renamed then, though FreshRSS says that it was."""
    url = publisher.url(1)
    client.move(url, "Empty later")
    client.move(url, "Garden")
    device.sync()
    device.move(url, "Empty later")
    for _ in range(3):
        device.sync()
        assert device.feed_names()[url][1] == client.feed_names()[url][1] == "Empty later"
