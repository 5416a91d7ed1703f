"""A newer version: compared by its numbers, asked for once a day, only where that is wanted and the network is free."""

from __future__ import annotations

import queue
from collections.abc import Iterator
from datetime import UTC
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader import __version__
from reader.core.clock import local_day
from reader.core.paths import Profile
from reader.core.records.logged import RELEASES
from reader.core.records.parsed import ParsedEntry
from reader.core.settings import Settings
from reader.engine.due_thread import ThreadContext
from reader.engine.media_fetcher import MediaFetcher, ask_for_newer, find_newest, find_version, is_newer
from reader.engine.messages import NewerVersion, Note
from reader.engine.side_fetches import SideTools
from reader.net.client import Client
from reader.net.passwords import Passwords
from reader.store.db import open_store
from reader.store.feeds import list_feeds
from reader.store.pictures import PictureCache
from reader.store.poll_log import get_day
from reader.store.settings import save_settings
from tests.fake_clock import FakeClock
from tests.feedserver import FeedServer, page

NUMBERS = st.lists(st.integers(0, 99), min_size=2, max_size=4)


def entry(link: str = "", title: str = "") -> ParsedEntry:
    return ParsedEntry("", link, title, "", None, None, "", "")


@given(NUMBERS, NUMBERS)
def test_versions_are_ordered_by_their_numbers(ours: list[int], theirs: list[int]) -> None:
    own, found = ".".join(map(str, ours)), ".".join(map(str, theirs))
    width = max(len(ours), len(theirs))
    expected = theirs + [0] * (width - len(theirs)) > ours + [0] * (width - len(ours))
    assert is_newer(found, own) == is_newer(f"v{found}", own) == expected


@given(st.text(max_size=30))
def test_what_is_no_final_version_is_never_newer(text: str) -> None:
    if find_version(text) is None:
        assert not is_newer(text, "0.0.1")


def test_a_version_being_tried_is_below_nothing_and_not_told() -> None:
    assert find_version("0.2.0rc1") is None
    assert is_newer("0.3", "0.2.0rc1")
    assert not is_newer("0.2.0", "0.2.0.dev3")
    assert not is_newer("0.2.0", "unknown")


def test_the_newest_is_found_by_address_or_title_whatever_the_order() -> None:
    entries = [
        entry("https://example.org/releases/tag/v0.9.0", "Small things"),
        entry("https://example.org/news", "0.10.0"),
        entry("https://example.org/releases/tag/v1.0.0rc1", "A first try"),
    ]
    assert find_newest(entries) == "0.10.0"
    assert find_newest([]) == ""


class Scene:
    def __init__(self, folder: Path, clock: FakeClock, server: FeedServer) -> None:
        self.clock, self.server = clock, server
        self.profile = Profile(folder)
        self.conn = open_store(self.profile.database, clock.now())
        self.client = Client(clock)
        self.tools = SideTools(self.conn, self.client, clock, UTC, PictureCache(self.profile.pictures), lambda: False)

    def release(self, *versions: str) -> None:
        entries = "".join(
            f"""<entry><id>{one}</id><title>A name</title><updated>2026-11-01T00:00:00Z</updated>
            <link rel="alternate" type="text/html" href="{self.server.url(f"/releases/tag/v{one}")}"/></entry>"""
            for one in versions
        )
        document = f'<feed xmlns="http://www.w3.org/2005/Atom"><title>Releases</title>{entries}</feed>'
        self.server.serve("/releases.atom", page(document.encode(), content_type="application/atom+xml"))

    def ask(self) -> NewerVersion | None:
        return ask_for_newer(self.tools, self.server.url("/releases.atom"), "0.1.0")

    def switch(self, on: bool) -> None:
        save_settings(self.conn, Settings(newer_version_check=on))


@pytest.fixture
def scene(tmp_path: Path, clock: FakeClock, feedserver: FeedServer) -> Iterator[Scene]:
    made = Scene(tmp_path, clock, feedserver)
    yield made
    made.client.close()
    made.conn.close()


def test_nothing_is_asked_unless_the_user_wants_it(scene: Scene):
    scene.release("9.0.0")
    assert scene.ask() is None
    assert scene.server.seen() == []


def test_a_newer_version_is_told_once_and_asked_for_once_a_day(scene: Scene):
    scene.switch(True)
    scene.release("0.1.0", "0.2.0")
    assert scene.ask() == NewerVersion("0.2.0")
    assert scene.ask() is None
    assert len(scene.server.seen()) == 1
    scene.clock.advance(86_400.0)
    assert scene.ask() is None  # asked again, but it was told yesterday
    assert len(scene.server.seen()) == 2
    scene.clock.advance(86_400.0)
    scene.release("0.1.0", "0.2.0", "0.3.0")
    assert scene.ask() == NewerVersion("0.3.0")


def test_the_same_or_an_older_version_is_not_told(scene: Scene):
    scene.switch(True)
    scene.release("0.1.0", "0.0.9", "0.2.0rc1")
    assert scene.ask() is None


def test_asking_is_no_poll_of_a_feed_but_its_bytes_count(scene: Scene):
    scene.switch(True)
    scene.release("0.2.0")
    scene.ask()
    (use,) = get_day(scene.conn, local_day(scene.clock.now(), UTC))
    assert (use.trigger, use.fetches, use.failed) == (RELEASES, 1, 0)
    assert use.wire_bytes > 0
    assert list_feeds(scene.conn) == []


@pytest.mark.parametrize("answer", [page(b"", status=500), page(b"<html>moved</html>"), page(b"<rss><chan")])
def test_an_answer_that_cannot_be_read_is_silent_until_tomorrow(scene: Scene, answer):
    scene.switch(True)
    scene.server.serve("/releases.atom", answer)
    assert scene.ask() is None
    assert scene.ask() is None
    assert len(scene.server.seen()) == 1


@pytest.mark.parametrize("network_is_free", [True, False])
def test_the_porter_asks_only_where_the_line_is_free(scene: Scene, network_is_free: bool):
    scene.switch(True)
    scene.release("99.0.0")
    notes: queue.Queue[Note] = queue.Queue()
    visited: queue.Queue[bool] = queue.Queue()

    def may_check() -> bool:
        visited.put(True)
        return network_is_free

    context = ThreadContext(scene.profile, scene.client, Passwords(), scene.clock, UTC, notes.put, may_check)
    media_fetcher = MediaFetcher(context, icon_pause_s=0.0, releases_feed=scene.server.url("/releases.atom"))
    media_fetcher.find_icons()
    media_fetcher.start()
    visited.get(timeout=30)
    if network_is_free:
        assert notes.get(timeout=30) == NewerVersion("99.0.0")
    media_fetcher.close()
    assert bool(scene.server.seen()) == network_is_free
    assert not is_newer("99.0.0", "99.0.0")
    assert is_newer("99.0.0", __version__)
