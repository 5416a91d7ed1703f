"""Tiny Tiny RSS: the real server that Debian packs, both ways, and answers that it should not give."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
import requests

from reader.features.accounts.records import AccountProblem, ServerKind
from reader.features.accounts.servers.transport import AccountError
from reader.features.accounts.servers.ttrss import TinyServer
from tests.feedserver import FeedServer, in_turn, page
from tests.sync.device import Device
from tests.sync.other_client import READ, STARRED
from tests.sync.publisher import Publisher
from tests.sync.real_servers import RealServer, running_server


@contextmanager
def real_server(shared: Path) -> Iterator[RealServer]:
    with (
        TemporaryDirectory(prefix="paperround-tiny-", ignore_cleanup_errors=True) as folder,
        running_server(shared, "ttrss", Path(folder)) as server,
    ):
        yield server


@pytest.mark.long
def test_marks_and_feeds_go_both_ways(shared: Path, publisher: Publisher, make_device: Callable[..., Device]) -> None:
    one, two = publisher.url(1), publisher.url(2)
    publisher.post(1, 5)
    publisher.post(2, 3)
    with real_server(shared) as server:
        client = server.open_client()
        client.subscribe(one)
        server.poll_until(lambda: len(client.ids()) == 5)
        device = make_device()
        account = device.add_account(server.url, server.user, server.password)
        assert account.kind is ServerKind.TTRSS
        device.sync()
        assert set(device.all_titles()) == publisher.titles(1)
        device.mark_read("Post 1-0")
        device.star("Post 1-1")
        client.mark([client.titles(client.ids())["Post 1-2"]], add=READ)
        client.mark([client.titles(client.ids())["Post 1-3"]], add=STARRED)
        device.come_back(two)
        device.rename(two, "My name")
        device.move(two, "Folder")
        device.sync()
        server.poll_until(lambda: len(client.ids()) == 8)
        device.sync()
        assert client.unread_titles() == device.unread_titles() == publisher.titles() - {"Post 1-0", "Post 1-2"}
        assert client.starred_titles() == device.starred_titles() == {"Post 1-1", "Post 1-3"}
        assert set(client.feeds()) == {one, two}
        for _ in range(2):
            device.sync()
            assert device.feed_names()[two] == ("My name", "Folder"), "the server can't rename: ours stays"
        device.mark_read("Post 1-0", read=False)
        device.star("Post 1-1", starred=False)
        client.leave(one)
        device.sync()
        assert set(device.feed_names()) == {two}
        client.come_back(one)
        archived = client.archived_titles()
        assert archived == {"Post 1-1", "Post 1-3"}, (
            "what is starred stays in its archive, and does not come back with the feed"
        )
        server.poll_until(lambda: len(client.ids()) == 6)
        device.sync()
        assert set(device.all_titles()) == publisher.titles()
        assert device.unread_titles() - archived == client.unread_titles()
        assert device.starred_titles() <= archived


def serve(feedserver: FeedServer, *contents: Any) -> None:
    """A Tiny Tiny RSS that answers the log-in properly, and then with these."""
    answers = [{"status": 0, "content": {"session_id": "s", "api_level": 15}}, *contents]
    said = [json.dumps(one).encode() if not isinstance(one, bytes) else one for one in answers]
    feedserver.serve("/api/", in_turn(*(page(one, content_type="text/json") for one in said)))


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"<html>", AccountProblem.BROKEN),
        ([], AccountProblem.BROKEN),
        ({"status": 0}, AccountProblem.BROKEN),
        ({"status": 0, "content": {"feeds": 3}}, AccountProblem.BROKEN),
        ({"status": 1, "content": {"error": "API_DISABLED"}}, AccountProblem.NO_API),
        ({"status": 1, "content": {"error": "INCORRECT_USAGE"}}, AccountProblem.REFUSED),
        ({"status": 1, "content": None}, AccountProblem.REFUSED),
    ],
)
def test_odd_answers(feedserver: FeedServer, content: Any, problem: AccountProblem) -> None:
    serve(feedserver, content)
    with requests.Session() as session, pytest.raises(AccountError) as raised:
        TinyServer(session, feedserver.url("/api"), "me", "word").list_feeds()
    assert raised.value.problem is problem
