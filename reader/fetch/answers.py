"""HTTP responses: headers and body read, never more of them than the limits allow."""

from __future__ import annotations

from collections.abc import Iterator
from threading import BoundedSemaphore

from urllib3 import HTTPResponse

from reader.fetch.encodings import make_decoder
from reader.fetch.problems import NETWORK_ERRORS
from reader.fetch.request_state import Cancelled, Guard, TooMuch

_READ = 65_536
_LARGE = 2_000_000
_SLICE_S = 0.2


def read_headers(response: HTTPResponse) -> dict[str, str]:
    """Names in lower case; a header that came several times is joined with commas."""
    return {name.lower(): response.headers[name] for name in response.headers}


def read_body(response: HTTPResponse, encoding: str, guard: Guard, limit: int, large: BoundedSemaphore) -> bytes:
    """The whole body, unpacked. Raises one of NETWORK_ERRORS.

    A body that turns out large needs a place among the few that may be so at the same time: two dozen servers
    that send bombs together must not fill the memory either."""
    pieces: list[bytes] = []
    size, is_large = 0, False
    try:
        for piece in _unpacked(response, encoding, limit):
            size += len(piece)
            if size > limit:
                raise TooMuch("body")
            if size > _LARGE and not is_large:
                is_large = _wait_for_place(large, guard)
            guard.remaining_s()  # unpacking takes time too
            pieces.append(piece)
        return b"".join(pieces)
    finally:
        if is_large:
            large.release()


def _unpacked(response: HTTPResponse, encoding: str, cap: int) -> Iterator[bytes]:
    decoder = make_decoder(encoding, cap)
    while data := response.read1(_READ):
        yield from decoder.decode(data)
    decoder.finish()


def _wait_for_place(large: BoundedSemaphore, guard: Guard) -> bool:
    while not large.acquire(timeout=min(guard.remaining_s(), _SLICE_S)):
        pass
    return True


def read_start(response: HTTPResponse, encoding: str, guard: Guard, size: int) -> tuple[bytes, bool]:
    """The beginning of a page that is no feed, as far as it comes, and whether that was all of it."""
    start = b""
    try:
        decoder = make_decoder(encoding, size * 4)
        while data := response.read1(_READ):
            for piece in decoder.decode(data):
                start += piece
                if len(start) >= size:
                    return start[:size], False
        return start, True
    except Cancelled:
        raise
    except NETWORK_ERRORS:
        return start, False
