"""Offers papers as an OPDS catalogue over HTTP: only while the owner wants it, only to who knows the token.

Bound to this machine unless opened; opened, it answers only to the home network. It reads files of the profile by
number, nothing else. What is bounded, and the threads, are the server's (serve/http_server.py).
"""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from hmac import compare_digest
from http import HTTPStatus

from reader.edition.opds import FORMS, MEDIA_TYPE, read_address
from reader.serve.http_server import Bounds, HttpServer, Request, Response

LOOPBACK, EVERYWHERE = "127.0.0.1", "0.0.0.0"
BOUNDS = Bounds(connections=4, body_bytes=0, answer_seconds=120.0)
"""A book of 20 MB goes over a slow radio."""
LONGEST_ADDRESS = 200
_PRIVATE = {"Cache-Control": "no-store", "Referrer-Policy": "no-referrer"}

FindFile = Callable[[int, str], bytes | None]


def open_catalogue(
    port: int, is_open: bool, token: str, read_catalogue: Callable[[], bytes], find_file: FindFile
) -> HttpServer:
    """`read_catalogue` makes the listing, `find_file` reads a paper; both are called on threads of the server. Raises
    OSError where the port is taken."""

    def answer(request: Request) -> Response:
        if request.method not in ("GET", "HEAD"):
            return Response(HTTPStatus.METHOD_NOT_ALLOWED)
        found = find(request.target)
        if found is None:
            return Response(HTTPStatus.NOT_FOUND, b"Nothing here.\n", _PRIVATE)
        kind, data = found
        return Response(HTTPStatus.OK, data, {"Content-Type": kind, **_PRIVATE})

    def find(target: str) -> tuple[str, bytes] | None:
        """The same answer to a wrong token and to a paper that is not there: nothing can be guessed piece by piece."""
        asked = read_address(target) if len(target) <= LONGEST_ADDRESS else None
        if asked is None or not compare_digest(asked.token, token):
            return None
        if asked.edition_id is None:
            return MEDIA_TYPE, read_catalogue()
        data = find_file(asked.edition_id, asked.form)
        return None if data is None else (FORMS[asked.form], data)

    return HttpServer(EVERYWHERE if is_open else LOOPBACK, port, answer, BOUNDS, is_at_home)


def is_at_home(address: str) -> bool:
    """Whatever a router lets through is turned away."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return found.is_loopback or found.is_private or found.is_link_local
