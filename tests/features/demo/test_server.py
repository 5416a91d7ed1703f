"""The server on loopback: answers like real sites, good and bad, and stops cleanly."""

from __future__ import annotations

import gzip
import http.client
import shutil
import socket
import sys
from collections.abc import Iterator
from contextlib import suppress
from urllib.parse import urlsplit

import feedparser
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reader.core.clock import FakeClock
from reader.core.errors import PaperroundError
from reader.features.demo.content import DemoContent, get_png_size
from reader.features.demo.schedule import DemoPost
from reader.features.demo.server import DemoServer, spawn_server
from reader.features.demo.site import DemoSite
from tests.features.demo.conftest import NOW, OFFSET_S

pytestmark = pytest.mark.real


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock(float(NOW))


@pytest.fixture
def server(
    content: DemoContent, past: tuple[DemoPost, ...], live: tuple[DemoPost, ...], clock: FakeClock
) -> Iterator[DemoServer]:
    running = DemoServer(content, past + live, clock, patience=0)
    yield running
    running.stop()
    assert running.errors == []


def get(
    server: DemoServer, slug: str, path: str, headers: dict[str, str] | None = None
) -> tuple[int, dict[str, str], bytes]:
    connection = http.client.HTTPConnection(urlsplit(server.bases[slug]).netloc, timeout=60)
    connection.request("GET", path, headers=headers or {})
    answer = connection.getresponse()
    body = answer.read()
    found = {name.lower(): value for name, value in answer.getheaders()}
    connection.close()
    return answer.status, found, body


def test_every_feed_is_a_host_of_its_own(server: DemoServer):
    assert len(set(server.bases.values())) == 40
    assert all(base.startswith("http://127.0.0.1:") for base in server.bases.values())


def test_all_feeds_answer_and_parse(server: DemoServer, content: DemoContent):
    expected = {"gone": 410, "failing": 503, "moved": 301}
    for feed in content.feeds:
        status, headers, body = get(server, feed.slug, feed.first_address)
        assert status == expected.get(feed.behaviour, 200), feed.slug
        if status == 200:
            assert bool(feedparser.parse(body).bozo) == (feed.behaviour == "broken"), feed.slug
        if status == 301:
            assert headers["location"] == server.bases[feed.slug] + "/feed.xml"


def test_the_broken_feed_gives_no_entries(server: DemoServer):
    found = feedparser.parse(get(server, "the-ink-spill", "/feed.xml")[2])
    assert found.bozo
    assert [entry for entry in found.entries if entry.get("link")] == []


def test_a_second_visit_is_told_that_nothing_changed(server: DemoServer):
    _, first, _ = get(server, "harbour-gazette", "/feed.xml")
    status, _, body = get(server, "harbour-gazette", "/feed.xml", {"If-None-Match": first["etag"]})
    assert (status, body) == (304, b"")


def test_a_new_post_ends_the_304s(server: DemoServer, live: tuple[DemoPost, ...], clock: FakeClock):
    first = next(post for post in live if post.feed == "harbour-gazette")
    _, headers, before = get(server, first.feed, "/feed.xml")
    clock.at = first.published_at + 1.0
    status, _, after = get(server, first.feed, "/feed.xml", {"If-None-Match": headers["etag"]})
    assert status == 200
    assert first.guid.encode() not in before
    assert feedparser.parse(after).entries[0].title == first.title


def test_gzip_is_used_where_it_is_understood(server: DemoServer):
    _, plain_headers, plain = get(server, "harbour-gazette", "/feed.xml")
    _, headers, packed = get(server, "harbour-gazette", "/feed.xml", {"Accept-Encoding": "gzip, br"})
    assert "content-encoding" not in plain_headers
    assert headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed) == plain
    assert len(packed) < len(plain) / 2


def test_publishers_ask_for_pauses(server: DemoServer):
    assert get(server, "orbit-and-ash", "/feed.xml")[1]["cache-control"] == "max-age=7200"


def test_pages_pictures_icons_and_recordings_are_there(server: DemoServer, past: tuple[DemoPost, ...]):
    article = next(post for post in past if post.title.startswith("À vélo"))
    status, _, page = get(server, article.feed, article.path)
    assert status == 200
    assert "<article>" in page.decode()
    assert "Les sept haltes" in page.decode()
    assert get_png_size(get(server, "gull-and-buoy", "/favicon.ico")[2]) == (64, 64)
    assert get_png_size(get(server, "tidewater-lab-notes", "/pictures/estuary.png")[2]) == (1160, 454)
    found = feedparser.parse(get(server, "long-wave", "/feed.xml")[2]).entries[0].enclosures[0]
    path = urlsplit(found.href).path
    status, headers, episode = get(server, "long-wave", path)
    assert (status, headers["content-length"], len(episode)) == (200, found.length, int(found.length))


def test_the_front_page_announces_the_feed(server: DemoServer):
    page = get(server, "sada-almarfa", "/")[2].decode()
    assert 'rel="alternate" type="application/rss+xml"' in page
    assert 'dir="rtl"' in page


def test_a_page_of_the_future_is_not_there_yet(server: DemoServer, live: tuple[DemoPost, ...], clock: FakeClock):
    assert get(server, live[0].feed, live[0].path)[0] == 404
    clock.at = live[0].published_at + 1.0
    assert get(server, live[0].feed, live[0].path)[0] == 200


@pytest.mark.parametrize(
    "words",
    [
        b"\r\n\r\n",
        b"GET\r\n\r\n",
        b"GET /feed.xml HTTP/9.9\r\n\r\n",
        b"POST /feed.xml HTTP/1.1\r\nContent-Length: 3\r\n\r\nabc",
        b"GET http://[::1 HTTP/1.1\r\n\r\n",
        b"GET /\xff\xfe%zz?a=/../.. HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
        b"GET /pictures/../../pyproject.toml HTTP/1.1\r\nConnection: close\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 300 + b"\r\n",
        b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\n\r\n",
    ],
)
def test_odd_requests_harm_nobody(server: DemoServer, words: bytes):
    address = urlsplit(server.bases["harbour-gazette"])
    with socket.create_connection((address.hostname, address.port), timeout=60) as connection:
        connection.sendall(words)
        connection.shutdown(socket.SHUT_WR)
        while connection.recv(65_536):
            pass
    assert get(server, "harbour-gazette", "/feed.xml")[0] == 200


@settings(max_examples=80)
@given(
    path=st.text(max_size=60),
    headers=st.dictionaries(st.sampled_from(["range", "if-none-match", "accept-encoding"]), st.text(max_size=40)),
)
def test_a_site_has_an_answer_to_anything(
    content: DemoContent, past: tuple[DemoPost, ...], path: str, headers: dict[str, str]
):
    site = DemoSite(content, content.get_feed("long-wave"), past, "http://h")
    for wanted in (path, "/" + path, "/feed.xml", "/sound/" + path):
        assert site.answer(wanted, headers, NOW).status in (200, 304, 404)


def test_stopping_closes_every_port_and_ends_waits(content: DemoContent, past: tuple[DemoPost, ...]):
    running = DemoServer(content, past, FakeClock(float(NOW)), patience=1000)
    address = urlsplit(running.bases["orbit-and-ash"])
    with socket.create_connection((address.hostname, address.port), timeout=60) as waiting:
        waiting.sendall(b"GET /feed.xml HTTP/1.1\r\nConnection: close\r\n\r\n")
        running.stop()
        running.stop()
        with suppress(ConnectionError):  # where it was not accepted yet
            while waiting.recv(65_536):
                pass
    with pytest.raises(ConnectionError):
        socket.create_connection((address.hostname, address.port), timeout=60)


def test_in_a_process_of_its_own_it_serves_the_same_posts(past: tuple[DemoPost, ...]):
    bases, stop = spawn_server(NOW, 7, OFFSET_S)
    try:
        address = urlsplit(bases["tidewater-lab-notes"]).netloc
        connection = http.client.HTTPConnection(address, timeout=60)
        connection.request("GET", "/feed.xml")
        body = connection.getresponse().read()
        connection.close()
        wanted = [post.guid for post in past if post.feed == "tidewater-lab-notes"]
        assert wanted[0].encode() in body
    finally:
        stop()
    with pytest.raises(ConnectionError):
        socket.create_connection(address.split(":"), timeout=60)  # type: ignore[arg-type]


def test_a_server_that_does_not_start_is_told(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sys, "executable", shutil.which("false"))
    with pytest.raises(PaperroundError, match="didn't start"):
        spawn_server(NOW, 7, OFFSET_S)
