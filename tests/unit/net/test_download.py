"""Downloads end at a bound, whatever length a server states or hides."""

from __future__ import annotations

import pytest

from reader.core.records.fetched import FetchRequest, Problem
from reader.net import download
from reader.net.download import download_file
from tests.feedserver import endless, head, page

BOUND = 200_000


class Memory:
    """A sink that keeps what comes."""

    def __init__(self) -> None:
        self.data = b""

    @property
    def size(self) -> int:
        return len(self.data)

    def begin(self, size: int | None, validator: str) -> None:
        pass

    def write(self, data: bytes) -> None:
        self.data += data

    def restart(self) -> None:
        self.data = b""


@pytest.fixture(autouse=True)
def bound(monkeypatch):
    """Two gigabytes would take long."""
    monkeypatch.setattr(download, "MOST_BYTES", BOUND)


@pytest.mark.parametrize(
    "length", ["", "Transfer-Encoding: chunked\r\n", "Content-Length: -1\r\n", "Content-Length: x\r\n"]
)
def test_a_download_without_a_length_ends_at_the_bound(client, feedserver, length):
    block = b"ffff\r\n" + bytes(0xFFFF) + b"\r\n" if "chunked" in length else bytes(65_536)
    url = feedserver.serve(
        "/1.mp3", endless(f"HTTP/1.1 200 OK\r\nContent-Type: audio/mpeg\r\n{length}\r\n".encode(), block)
    )
    sink = Memory()
    result = download_file(client, FetchRequest(url), sink)
    assert not result.is_done
    assert result.problem is Problem.TOO_LARGE
    assert 0 < sink.size <= BOUND
    assert result.wire_bytes < 4 * BOUND


def test_a_download_that_states_too_much_is_not_begun(client, feedserver):
    lines = {"Content-Type": "audio/mpeg", "Content-Length": str(BOUND + 1)}
    url = feedserver.serve("/1.mp3", lambda exchange: exchange.send(head(200, lines)))
    sink = Memory()
    assert download_file(client, FetchRequest(url), sink).problem is Problem.TOO_LARGE
    assert sink.size == 0


def test_the_rest_of_a_file_counts_with_what_is_here(client, feedserver):
    """A range without a size of the whole: the server may go on for ever after it."""
    lines = {"Content-Type": "audio/mpeg", "Content-Range": f"bytes {BOUND - 10}-{2 * BOUND}/*", "ETag": '"a"'}
    url = feedserver.serve("/1.mp3", endless(head(206, lines), bytes(65_536)))
    sink = Memory()
    sink.data = bytes(BOUND - 10)
    assert download_file(client, FetchRequest(url), sink, since='"a"').problem is Problem.TOO_LARGE
    assert sink.size <= BOUND


def test_a_small_one_is_whole(client, feedserver):
    sink = Memory()
    url = feedserver.serve("/1.mp3", page(bytes(1_000), content_type="audio/mpeg"))
    assert download_file(client, FetchRequest(url), sink).is_done
    assert sink.size == 1_000
