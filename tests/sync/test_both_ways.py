"""Everything goes both ways, with real servers: marks, stars, feeds, folders, names."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC

from reader.core.settings import Settings
from reader.engine.due import is_wanted
from reader.engine.polls import NetworkWatch, Poll, open_tools, run_polls
from reader.features.accounts.service import remove_account
from reader.net.host_limits import MANUAL
from reader.store import feeds, folders, tags
from tests.sync.device import Device
from tests.sync.other_client import READ, STARRED, OtherClient
from tests.sync.publisher import Publisher
from tests.sync.real_servers import RealServer

Make = Callable[..., Device]


def test_a_first_synchronisation_brings_everything(device: Device, publisher: Publisher, client: OtherClient) -> None:
    assert device.unread_titles() == publisher.titles() == client.unread_titles()
    assert device.feed_names() == {publisher.url(1): ("Feed 1", ""), publisher.url(2): ("Feed 2", "")}


def test_marks_made_here_arrive_there(device: Device, client: OtherClient) -> None:
    device.mark_read("Post 1-0", "Post 2-3")
    device.star("Post 1-1")
    assert device.waiting() == 3
    device.sync()
    assert device.waiting() == 0
    assert not {"Post 1-0", "Post 2-3"} & client.unread_titles()
    assert client.starred_titles() == {"Post 1-1"}
    device.mark_read("Post 1-0", read=False)
    device.star("Post 1-1", starred=False)
    device.sync()
    assert "Post 1-0" in client.unread_titles()
    assert client.starred_titles() == set()


def test_marks_made_there_arrive_here(device: Device, client: OtherClient) -> None:
    there = client.titles(client.ids())
    client.mark([there["Post 1-4"]], add=READ)
    client.mark([there["Post 2-0"]], add=STARRED)
    result = device.sync()
    assert result.marks_in == 2
    assert "Post 1-4" not in device.unread_titles()
    assert device.starred_titles() == {"Post 2-0"}
    assert device.waiting() == 0, "what came from there is not sent back"
    client.mark([there["Post 1-4"]], remove=READ)
    device.sync()
    assert "Post 1-4" in device.unread_titles()


def test_new_posts_arrive_also_those_read_there_before(
    device: Device, client: OtherClient, server: RealServer, publisher: Publisher
) -> None:
    publisher.post(1, 2)
    server.poll_until(lambda: len(client.ids()) >= 12)
    client.mark([client.titles(client.ids())["Post 1-6"]], add=READ)
    device.sync()
    assert set(device.all_titles()) == publisher.titles()
    assert {"Post 1-5", "Post 1-6"} & device.unread_titles() == {"Post 1-5"}


def test_a_mark_that_waits_is_not_overwritten(device: Device, client: OtherClient) -> None:
    there = client.titles(client.ids())
    device.mark_read("Post 1-0")
    device.mark_read("Post 1-0", read=False)
    client.mark([there["Post 1-0"]], add=READ)
    device.sync()
    assert "Post 1-0" in device.unread_titles(), "the deed here came later and was not sent yet"
    assert "Post 1-0" in client.unread_titles()


def test_feeds_folders_and_names_go_there(device: Device, client: OtherClient, publisher: Publisher) -> None:
    publisher.post(3, 2)
    known = {feed.url: feed.id for feed in feeds.list_feeds(device.conn)}
    feeds.rename_feed(device.conn, known[publisher.url(1)], "One, two & <three>?")
    feeds.move_feed(device.conn, known[publisher.url(1)], folders.make_folder(device.conn, "News"))
    feeds.remove_feed(device.conn, known[publisher.url(2)], device.clock.now())
    feeds.add_feed(device.conn, publisher.url(3), device.clock.now() + 5)
    device.sync()
    there = client.feeds()
    assert set(there) == {publisher.url(1), publisher.url(3)}
    assert there[publisher.url(1)]["categories"][0]["label"] == "News"
    device.sync()
    assert device.feed_names() == {
        publisher.url(1): ("One, two & <three>?", "News"),
        publisher.url(3): (device.feed_names()[publisher.url(3)][0], ""),
    }
    assert {"Post 3-0", "Post 3-1"} <= device.unread_titles()
    news = feeds.get_feed(device.conn, known[publisher.url(1)]).folder_id or 0
    folders.rename_folder(device.conn, news, "Papers")
    device.sync()
    labels = {one["id"].rpartition("/")[2] for one in client.get("tag/list")["tags"]}
    assert "Papers" in labels
    assert "News" not in labels, "a folder that was renamed leaves none behind"
    feeds.move_feed(device.conn, known[publisher.url(1)], None)
    device.sync()
    assert client.feeds()[publisher.url(1)]["categories"][0]["label"] in ("Uncategorized", "All")


def test_feeds_folders_and_names_come_from_there(device: Device, client: OtherClient, publisher: Publisher) -> None:
    publisher.post(3, 2)
    one, two = client.feeds()[publisher.url(1)]["id"], client.feeds()[publisher.url(2)]["id"]
    client.post("subscription/edit", ac="edit", s=one, t="Renamed there")
    client.post("subscription/edit", ac="edit", s=one, a="user/-/label/Kitchen")
    client.post("subscription/edit", ac="unsubscribe", s=two)
    client.subscribe(publisher.url(3))
    device.sync()
    assert device.feed_names() == {publisher.url(1): ("Renamed there", "Kitchen"), publisher.url(3): ("Feed 3", "")}
    assert {"Post 3-0", "Post 3-1"} <= device.unread_titles()
    (kitchen,) = folders.list_folders(device.conn)
    client.post("rename-tag", s="user/-/label/Kitchen", dest="user/-/label/Bath")
    device.sync()
    (bath,) = folders.list_folders(device.conn)
    assert (bath.id, bath.name) == (kitchen.id, "Bath"), "it keeps its place"


def test_what_another_device_left_is_left(
    device: Device, client: OtherClient, server: RealServer, publisher: Publisher
) -> None:
    """Also where it had the newest post, which is gone with it: that server was not restored from a backup."""
    publisher.post(2, 2)
    server.poll_until(lambda: len(client.ids()) >= 12)
    device.ask()
    client.post("subscription/edit", ac="unsubscribe", s=client.feeds()[publisher.url(2)]["id"])
    device.clock.advance(600)
    result = device.ask()
    assert not result.was_restored
    assert set(client.feeds()) == set(device.feed_names()) == {publisher.url(1)}


def test_unsubscribing_that_is_undone_subscribes_again(
    device: Device, client: OtherClient, publisher: Publisher
) -> None:
    known = {feed.url: feed.id for feed in feeds.list_feeds(device.conn)}
    device.mark_read("Post 2-1")
    feeds.remove_feed(device.conn, known[publisher.url(2)], device.clock.now())
    device.sync()
    assert publisher.url(2) not in client.feeds()
    feeds.restore_feed(device.conn, known[publisher.url(2)])
    device.sync()
    device.sync()
    assert publisher.url(2) in client.feeds()
    assert set(device.all_titles()) == publisher.titles(), "nothing is doubled, nothing lost"
    assert "Post 2-1" not in device.unread_titles()
    assert "Post 2-1" not in client.unread_titles()


def poll_here(device: Device) -> None:
    """Every feed that Paperround itself polls, as `paperround refresh` does."""
    with open_tools(device.conn, Settings(), device.clock, UTC) as tools:
        wanted = [feed for feed in feeds.list_feeds(device.conn) if is_wanted(feed)]
        polls = [Poll(feed, "manual", "test") for feed in wanted]
        for result in run_polls(tools, polls, NetworkWatch(), courtesy=MANUAL):
            assert result.message is None


def test_a_server_with_the_same_feeds_doubles_nothing_and_brings_nothing_back(
    server: RealServer, client: OtherClient, publisher: Publisher, make_device: Make
) -> None:
    device = make_device()
    feeds.add_feed(device.conn, publisher.url(1), device.clock.now())
    poll_here(device)
    device.mark_read("Post 1-0", "Post 1-1")
    device.star("Post 1-2")
    there = client.titles(client.ids())
    client.mark([there["Post 1-4"]], add=READ)
    account = device.add_account(server.url, server.user, server.password)
    device.sync()
    assert set(device.all_titles()) == publisher.titles()
    read = {"Post 1-0", "Post 1-1", "Post 1-4"}
    assert device.unread_titles() == publisher.titles() - read
    device.sync()
    assert client.unread_titles() == publisher.titles() - read
    assert client.starred_titles() == {"Post 1-2"}
    # Left again: the feeds are kept and polled from here, and nothing comes as new.
    remove_account(device.conn, account.id, device.clock.now(), keep_feeds=True)
    device.clock.advance(7_200)
    feeds.trust_address(
        device.conn, next(one.id for one in feeds.list_feeds(device.conn) if one.url == publisher.url(2))
    )
    poll_here(device)
    assert set(device.all_titles()) == publisher.titles()
    assert device.unread_titles() == publisher.titles() - read


def test_tags_go_both_ways_where_the_server_keeps_them(device: Device, client: OtherClient, server: RealServer) -> None:
    known = device.all_titles()
    tags.add_tag(device.conn, "Later on", [known["Post 1-0"]])
    device.sync()
    assert device.waiting() == 0
    if server.kind == "miniflux":
        return  # it refuses labels, so they stay here
    label = "user/-/label/Later on"
    assert set(client.titles(client.ids(label))) == {"Post 1-0"}
    device.mark_read("Post 2-0")
    device.ask()
    client.mark([client.titles(client.ids())["Post 2-0"]], add=label)
    device.ask()
    assert tags.list_common_tags(device.conn, [known["Post 1-0"], known["Post 2-0"]]) == ["Later on"]
    tags.remove_tag(device.conn, "Later on", [known["Post 1-0"]])
    device.sync()
    assert set(client.titles(client.ids(label))) == {"Post 2-0"}
    client.post("disable-tag", s=label)
    device.ask()
    assert tags.list_common_tags(device.conn, [known["Post 2-0"]]) == []


def test_a_tag_that_was_renamed_or_joined_to_another_leaves_none_behind(
    device: Device, client: OtherClient, server: RealServer
) -> None:
    if server.kind == "miniflux":
        return
    known = device.all_titles()
    tags.add_tag(device.conn, "Boats", [known["Post 1-0"], known["Post 1-1"]])
    tags.add_tag(device.conn, "Ships", [known["Post 1-0"]])
    device.sync()
    tags.rename_tag(device.conn, "Boats", "Ships")
    device.sync()
    device.sync()
    assert set(client.titles(client.ids("user/-/label/Ships"))) == {"Post 1-0", "Post 1-1"}
    tags.rename_tag(device.conn, "Ships", "Vessels")
    device.sync()
    labels = {one["id"].rpartition("/")[2] for one in client.get("tag/list")["tags"]}
    assert labels & {"Boats", "Ships", "Vessels"} == {"Vessels"}
    tags.remove_tag(device.conn, "Vessels", [known["Post 1-0"], known["Post 1-1"]])
    device.sync()
    assert not any("Vessels" in one["id"] for one in client.get("tag/list")["tags"])
    assert tags.list_tags(device.conn) == []
