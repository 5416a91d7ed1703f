"""Reading what a server answers, never more of it than was agreed."""

from __future__ import annotations

from urllib3 import HTTPResponse

from reader.fetch.encodings import make_decoder
from reader.fetch.guard import Cancelled, Guard, TooMuch
from reader.fetch.problems import NETWORK_ERRORS

_READ = 65_536


def read_headers(response: HTTPResponse) -> dict[str, str]:
    """Names in lower case; a header that came several times is joined with commas."""
    return {name.lower(): response.headers[name] for name in response.headers}


def read_body(response: HTTPResponse, encoding: str, guard: Guard) -> bytes:
    """The whole body, unpacked. Raises one of NETWORK_ERRORS."""
    left = guard.limits.body_bytes
    decoder = make_decoder(encoding, left)
    pieces = []
    while data := response.read1(_READ):
        for piece in decoder.decode(data):
            left -= len(piece)
            if left < 0:
                raise TooMuch("body")
            guard.remaining_s()  # unpacking takes time too
            pieces.append(piece)
    decoder.finish()
    return b"".join(pieces)


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
