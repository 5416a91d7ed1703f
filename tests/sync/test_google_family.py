"""Services that speak Google Reader's protocol each in its own way, as their documentation tells: stand-ins."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from reader.features.accounts.records import ServerKind
from reader.features.accounts.store import get_account
from tests.sync.device import Device
from tests.sync.small_server import PASSWORD, USER, SmallServer, small_server

FEED, OTHER = "http://feed.example/a", "http://feed.example/b"


def write_object_id(id_: int) -> str:
    """As The Old Reader does: its first half is a time."""
    return f"{0x50000000 + id_:08x}b192950b65be{id_:04x}"


def make_oldreader(server: SmallServer) -> None:
    server.write_id, server.quirks = write_object_id, frozenset({"last word is remove"})


def make_commafeed(server: SmallServer) -> None:
    server.place, server.quirks = "/rest/googlereader", frozenset({"no quickadd", "last word is remove"})
    server.most_ids = 2


def make_bazqux(server: SmallServer) -> None:
    server.quirks = frozenset({"many folders"})


@pytest.mark.parametrize(
    ("make", "kind"),
    [(make_oldreader, ServerKind.OLDREADER), (make_commafeed, ServerKind.COMMAFEED), (make_bazqux, ServerKind.OTHER)],
    ids=["The Old Reader", "CommaFeed", "BazQux"],
)
def test_feeds_folders_and_marks_go_both_ways(
    make_device: Callable[..., Device], make: Callable[[SmallServer], None], kind: ServerKind
) -> None:
    with small_server() as server:
        make(server)
        server.subscribe(FEED, "One", "Two", "Three", "Four", folder="News")
        device = make_device()
        device.add_account(server.url, USER, PASSWORD)
        assert get_account(device.conn, 1).kind is kind
        device.sync()
        assert device.unread_titles() == {"One", "Two", "Three", "Four"}
        device.mark_read("Two")
        device.star("Three")
        device.move(FEED, "Home")
        device.rename(FEED, "Our name")
        device.come_back(OTHER)
        server.read.add("Four")
        device.sync()
        assert (server.read, server.starred) == ({"Two", "Four"}, {"Three"})
        assert (server.feeds, server.titles[FEED]) == ({FEED: "Home", OTHER: ""}, "Our name")
        assert device.unread_titles() == {"One", "Three"}
        device.move(FEED, "Kitchen")
        device.mark_read("Two", read=False)
        device.sync()
        assert server.feeds[FEED] == "Kitchen"
        assert server.read == {"Four"}
        assert device.waiting() == 0


def test_a_service_that_cannot_rename_or_move_is_synced_all_the_same(make_device: Callable[..., Device]) -> None:
    with small_server() as server:
        server.quirks = frozenset({"no edit"})
        server.subscribe(FEED, "One", folder="News")
        device = make_device()
        device.add_account(server.url, USER, PASSWORD)
        device.sync()
        device.rename(FEED, "Our name")
        device.move(FEED, "Home")
        device.mark_read("One")
        device.come_back(OTHER)
        for _ in range(2):
            device.sync()
            assert device.feed_names() == {FEED: ("Our name", "Home"), OTHER: (OTHER, "")}
        assert server.read == {"One"}
