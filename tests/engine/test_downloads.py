"""Episodes are fetched as they come, gone on with where they broke off, refused where they lead inside, and a full
disk costs nothing that is here. A real server on loopback, a real store."""

from __future__ import annotations

import json
from datetime import UTC
from pathlib import Path

import pytest

from reader.core.paths import Profile
from reader.core.records.parsed import Enclosure
from reader.core.settings import Settings
from reader.engine.due_thread import ThreadContext
from reader.features.podcasts.files import find_file, find_part
from reader.features.podcasts.records import Download
from reader.features.podcasts.service import get_episode
from reader.features.podcasts.store import ask_downloads, drop_downloads, find_chapters, restore_downloads
from reader.features.podcasts.worker.downloader import HELD_BACK_S, Downloader
from reader.features.podcasts.worker.fetch_episode import DROPPED_KEPT_S, DownloadTools, fetch_episode, sweep
from reader.net.client import Client
from reader.net.passwords import Passwords
from reader.store.db import open_store
from reader.store.feeds import add_feed
from reader.store.marks import delete_entries
from tests.fake_clock import FakeClock
from tests.feedserver import CLOSE, head, page, redirect
from tests.unit.store.made import NOW, make_new
from tests.unit.store.made import store as store_poll

BODY = bytes(range(256)) * 2_000


@pytest.fixture
def world(tmp_path, feedserver):
    made = World(tmp_path, feedserver)
    yield made
    made.client.close()
    made.conn.close()


class World:
    def __init__(self, tmp_path, server):
        self.server, self.folder = server, tmp_path / "podcasts"
        self.profile = Profile(tmp_path)
        self.conn = open_store(self.profile.database, NOW)
        self.free = 10**12
        self.dropped_at: dict[Path, float] = {}
        self.clock = FakeClock(NOW)
        self.client = Client(self.clock)

    def store(self, path="/1.mp3", chapters="", feed=None, seconds=60):
        sound = Enclosure(self.server.url(path), "audio/mpeg", len(BODY), "", seconds, chapters)
        feed_id = add_feed(self.conn, feed or self.server.url("/feed"), NOW, None).feed_id
        store_poll(self.conn, feed_id, [make_new(1, enclosures=(sound,))])
        return 1

    def fetch(self, entry_id=1):
        ask_downloads(self.conn, [entry_id], NOW)
        tools = DownloadTools(self.conn, self.client, self.clock, UTC, self.folder, find_free=lambda folder: self.free)
        return fetch_episode(tools, get_episode(self.conn, entry_id))

    def sweep(self):
        tools = DownloadTools(self.conn, self.client, self.clock, UTC, self.folder)
        return sweep(tools, Settings(), self.clock.now(), self.dropped_at)

    def download(self) -> Download:
        found = get_episode(self.conn, 1).download
        assert found is not None
        return found

    def part(self) -> Path:
        found = find_part(self.folder, 1)
        assert found is not None
        return found

    def whole(self):
        path = find_file(self.folder, 1)
        return path.read_bytes() if path else None


def serve_in_pieces(server, path, *, etag='"one"', piece=100_000, ignores_range=False):
    """Breaks off after each piece."""

    def behave(exchange):
        heard = exchange.seen.headers.get("range", "")
        start = int(heard.removeprefix("bytes=").rstrip("-")) if heard and not ignores_range else 0
        lines = {"Content-Type": "audio/mpeg", "ETag": etag, "Content-Length": str(len(BODY) - start)}
        if start:
            lines["Content-Range"] = f"bytes {start}-{len(BODY) - 1}/{len(BODY)}"
        exchange.send(head(206 if start else 200, lines) + BODY[start : start + piece])
        return CLOSE if start + piece < len(BODY) else None

    server.serve(path, behave)


def test_what_breaks_off_goes_on_where_it_was(world):
    world.store()
    serve_in_pieces(world.server, "/1.mp3", piece=200_000)
    assert not world.fetch().is_here
    assert world.part().stat().st_size == 200_000
    assert world.download().next_at is not None
    assert not world.fetch().is_here
    assert world.fetch().is_here
    assert world.whole() == BODY
    asked = [seen.headers for seen in world.server.seen("/1.mp3")]
    assert [one.get("range") for one in asked] == [None, "bytes=200000-", "bytes=400000-"]
    assert asked[1]["if-range"] == '"one"'
    assert world.download().state == "here"


def test_another_file_begins_anew(world):
    world.store()
    serve_in_pieces(world.server, "/1.mp3", piece=200_000)
    world.fetch()
    world.server.serve("/1.mp3", page(BODY[::-1], content_type="audio/mpeg", etag='"two"'))
    assert world.fetch().is_here
    assert world.whole() == BODY[::-1]


def serve_a_lie(server, path, lines, body=BODY):
    """A server that answers every question for a part with 206 and these lines."""
    server.serve(path, lambda exchange: exchange.answer(206, {"Content-Type": "audio/mpeg", **lines}, body))


@pytest.mark.parametrize(
    "lines",
    [
        {"ETag": '"two"', "Content-Range": f"bytes 200000-{len(BODY) - 1}/{len(BODY)}"},
        {"ETag": '"one"', "Content-Range": f"bytes 0-{len(BODY) - 1}/{len(BODY)}"},
        {"ETag": '"one"', "Content-Range": f"bytes 300000-{len(BODY) - 1}/{len(BODY)}"},
        {"ETag": '"one"', "Content-Range": "bytes \xb2-\xb3/\xb9"},
        {"ETag": '"one"'},
    ],
    ids=["of another file", "from the beginning", "from elsewhere", "in odd digits", "of nothing"],
)
def test_a_server_that_lies_about_parts_spoils_nothing(world, lines):
    world.store()
    serve_in_pieces(world.server, "/1.mp3", piece=200_000)
    world.fetch()
    serve_a_lie(world.server, "/1.mp3", lines, BODY[200_000:])
    assert not world.fetch().is_here
    serve_in_pieces(world.server, "/1.mp3", piece=10**9)
    assert world.fetch().is_here
    assert world.whole() == BODY


def test_a_recording_without_a_byte_is_none(world):
    world.store()
    world.server.serve("/1.mp3", page(b"", content_type="audio/mpeg"))
    assert not world.fetch().is_here
    assert world.whole() is None


def test_a_length_in_odd_digits_is_no_length(world):
    world.store()

    def behave(exchange):
        exchange.send(head(200, {"Content-Type": "audio/mpeg", "Content-Length": "\xb9"}) + BODY)
        return CLOSE

    world.server.serve("/1.mp3", behave)
    world.fetch()
    assert world.whole() in (None, BODY)


def test_without_a_name_for_its_bytes_nothing_is_glued_together(world):
    world.store()
    serve_in_pieces(world.server, "/1.mp3", etag="", piece=200_000)
    world.fetch()
    world.server.serve("/1.mp3", page(BODY, content_type="audio/mpeg"))
    assert world.fetch().is_here
    assert world.whole() == BODY
    assert "range" not in world.server.seen("/1.mp3")[-1].headers


@pytest.mark.parametrize(
    ("behaviour", "code", "gives_up"),
    [
        (page(b"<html>Log in</html>", content_type="text/html"), "EPISODE_NOT_AUDIO", True),
        (page(b"", 404), "EPISODE_GONE", True),
        (page(b"", 500), "SERVER_ERROR", False),
        (page(b"", 429, headers={"Retry-After": "600"}), "ASKS_FOR_PAUSE", False),
    ],
)
def test_what_cannot_be_had_is_told(world, behaviour, code, gives_up):
    world.store()
    world.server.serve("/1.mp3", behaviour)
    heard = world.fetch()
    assert (heard.is_here, heard.message.code) == (False, code)
    assert (world.download().next_at is None) is gives_up
    assert world.whole() is None


def test_a_host_that_wants_a_pause_gets_it(world):
    world.store()
    world.server.serve("/1.mp3", page(b"", 429, headers={"Retry-After": "600"}))
    world.fetch()
    world.fetch()
    assert len(world.server.seen("/1.mp3")) == 1
    assert world.download().next_at == pytest.approx(NOW + 600, abs=1)


def test_nobody_leads_it_into_the_users_network(world):
    world.store(feed="https://example.org/feed")
    world.server.serve("/1.mp3", page(BODY, content_type="audio/mpeg"))
    heard = world.fetch()
    assert not heard.is_here
    assert heard.message.code in ("LIES_AT_HOME", "REDIRECTS_HOME")
    assert world.server.seen("/1.mp3") == []


def test_redirects_of_counters_are_followed(world):
    world.store()
    world.server.serve("/1.mp3", redirect("/track/1.mp3"))
    world.server.serve("/track/1.mp3", page(BODY, content_type="audio/mpeg"))
    assert world.fetch().is_here


def test_a_full_disk_is_a_sentence_and_nothing_is_lost(world):
    world.store()
    serve_in_pieces(world.server, "/1.mp3", piece=200_000)
    world.fetch()
    world.free = 1_000
    heard = world.fetch()
    assert (heard.message.code, heard.is_news) == ("EPISODE_NO_ROOM", True)
    assert world.part().stat().st_size == 200_000
    assert world.download().next_at is not None
    world.free = 10**12
    serve_in_pieces(world.server, "/1.mp3", piece=10**9)
    assert world.fetch().is_here
    assert world.whole() == BODY


def test_chapters_come_along(world):
    chapters = {"chapters": [{"startTime": 0, "title": "One"}, {"startTime": 9, "title": "Two"}]}
    world.server.serve("/c.json", page(json.dumps(chapters).encode(), content_type="application/json"))
    world.server.serve("/1.mp3", page(BODY, content_type="audio/mpeg"))
    world.store(chapters=world.server.url("/c.json"))
    assert world.fetch().is_here
    assert [one.title for one in find_chapters(world.conn, 1)] == ["One", "Two"]


def test_what_was_dropped_comes_back_whole_by_undo_and_goes_some_minutes_later(world):
    world.store()
    world.server.serve("/1.mp3", page(BODY, content_type="audio/mpeg"))
    world.fetch()
    dropped = drop_downloads(world.conn, [1])
    world.sweep()  # the downloader hears of it at once
    restore_downloads(world.conn, dropped)
    world.clock.at += DROPPED_KEPT_S
    world.sweep()
    assert world.whole() == BODY
    assert world.download().state == "here"
    drop_downloads(world.conn, [1])
    (world.folder / "notes.txt").write_text("the user's own")
    world.sweep()
    world.clock.at += DROPPED_KEPT_S
    world.sweep()
    assert [path.name for path in world.folder.iterdir()] == ["notes.txt"]


def test_a_file_that_somebody_removed_is_fetched_again(world):
    world.store()
    world.server.serve("/1.mp3", page(BODY, content_type="audio/mpeg"))
    world.fetch()
    (world.folder / "1.mp3").unlink()
    world.sweep()
    assert world.download().state == "waiting"


@pytest.mark.parametrize("is_there", [True, False])
def test_what_waits_for_the_line_or_for_its_post_is_not_looked_at_every_second(world, is_there):
    world.store()
    ask_downloads(world.conn, [1], NOW)
    if not is_there:
        delete_entries(world.conn, [1], NOW)
    notes: list[object] = []
    context = ThreadContext(
        *(world.profile, world.client, Passwords(), world.clock, UTC, notes.append),
        is_network_idle=lambda may_cost=False: not is_there,
    )
    downloader = Downloader(context, has_any=True)
    downloader.finish()
    assert downloader._next_at == NOW + HELD_BACK_S
    assert not notes


def serve_without_length(server, path, size, *, etag):
    def behave(exchange):
        exchange.send(head(200, {"Content-Type": "audio/mpeg", **({"ETag": etag} if etag else {})}))
        for _ in range(size // len(BODY)):
            exchange.send(BODY)
        return CLOSE

    server.serve(path, behave)


@pytest.mark.parametrize("etag", ["", '"one"'])
def test_a_file_without_a_length_leaves_the_room_that_everything_else_needs(world, etag):
    """The room is looked at again while it comes; what can't be finished gives its room back."""
    world.store()
    serve_without_length(world.server, "/1.mp3", 60_000_000, etag=etag)
    at_start = 320_000_000

    def find_free(folder):
        return at_start - sum(path.stat().st_size for path in folder.iterdir())

    ask_downloads(world.conn, [1], NOW)
    tools = DownloadTools(world.conn, world.client, world.clock, UTC, world.folder, find_free=find_free)
    note = fetch_episode(tools, get_episode(world.conn, 1))
    assert note.message
    assert note.message.code == "EPISODE_NO_ROOM"
    assert find_free(world.folder) == at_start
    sent = sum(1 for _ in world.folder.iterdir())
    assert sent == 0


def test_a_file_with_a_length_keeps_what_came_when_others_fill_the_disk(world):
    world.store()
    server, frees = world.server, iter([10**12, 0])
    serve_in_pieces(server, "/1.mp3", piece=len(BODY))
    big = BODY * 20
    server.serve("/1.mp3", page(big, content_type="audio/mpeg", etag='"one"'))
    ask_downloads(world.conn, [1], NOW)
    tools = DownloadTools(
        world.conn, world.client, world.clock, UTC, world.folder, find_free=lambda folder: next(frees)
    )
    note = fetch_episode(tools, get_episode(world.conn, 1))
    assert note.message
    assert note.message.code == "EPISODE_NO_ROOM"
    assert world.part().stat().st_size > 3_000_000
