"""Reads headers and bodies of HTTP responses within the limits."""

from __future__ import annotations

from collections.abc import Iterator
from threading import BoundedSemaphore

from urllib3 import HTTPResponse

from reader.fetch.encodings import unpack
from reader.fetch.problems import NETWORK_ERRORS
from reader.fetch.request_state import Cancelled, Guard, TooMuch

_READ = 65_536
_LARGE = 2_000_000
_SLICE_S = 0.2


def read_headers(response: HTTPResponse) -> dict[str, str]:
    """Return headers by lower-case name; repeated ones are joined with commas."""
    return {name.lower(): response.headers[name] for name in response.headers}


def read_body(response: HTTPResponse, encoding: str, guard: Guard, limit: int, large: BoundedSemaphore) -> bytes:
    """Return the whole body, decompressed. Raises one of NETWORK_ERRORS.

    Only as many large bodies as `large` permits are read at once, so that many bombs together cannot fill the memory.
    """
    pieces: list[bytes] = []
    size, is_large = 0, False
    try:
        for piece in unpack(_read_pieces(response), encoding, limit):
            size += len(piece)
            if size > limit:
                raise TooMuch("body")
            while size > _LARGE and not is_large:
                is_large = large.acquire(timeout=min(guard.remaining_s(), _SLICE_S))
            guard.remaining_s()  # decompressing takes time too
            pieces.append(piece)
        return b"".join(pieces)
    finally:
        if is_large:
            large.release()


def _read_pieces(response: HTTPResponse) -> Iterator[bytes]:
    while data := response.read1(_READ):
        yield data


def read_start(response: HTTPResponse, encoding: str, size: int) -> tuple[bytes, bool]:
    """Return the beginning of an error page, as far as it can be read, and whether that was all of it."""
    start = b""
    try:
        for piece in unpack(_read_pieces(response), encoding, size * 4):
            start += piece
            if len(start) >= size:
                return start[:size], False
        return start, True
    except Cancelled:
        raise
    except NETWORK_ERRORS:
        return start, False
