"""Offers papers as an OPDS catalogue over HTTP: only while the owner wants it, only to who knows the token.

Bound to this machine unless opened; opened, it answers only to the home network. It reads files of the profile by
number, nothing else; each connection has one answer, a deadline, and few run at once. Threads of its own.
"""

from __future__ import annotations

import ipaddress
import logging
import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from hmac import compare_digest
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

from reader.edition.opds import FORMS, MEDIA_TYPE, read_address

log = logging.getLogger(__name__)
LOOPBACK, EVERYWHERE = "127.0.0.1", "0.0.0.0"
MOST_AT_ONCE = 4
SILENCE_S = 10.0
LONGEST_S = 120.0
"""From the first byte to the last; a book of 20 MB over a slow radio."""
LONGEST_ADDRESS = 200

FindFile = Callable[[int, str], bytes | None]


class CatalogueServer:
    """`read_catalogue` makes the listing, `find_file` reads a paper; both are called on threads of this server."""

    def __init__(
        self, port: int, is_open: bool, token: str, read_catalogue: Callable[[], bytes], find_file: FindFile
    ) -> None:
        """Raises OSError where the port is taken."""
        self._server = _Server((EVERYWHERE if is_open else LOOPBACK, port), token, read_catalogue, find_file)
        self.port: int = self._server.server_address[1]
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True, name="catalogue")
        self._thread.start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join(2.0)


class _Server(HTTPServer):
    allow_reuse_address = True

    def __init__(
        self, address: tuple[str, int], token: str, read_catalogue: Callable[[], bytes], find_file: FindFile
    ) -> None:
        self.token, self.read_catalogue, self.find_file = token, read_catalogue, find_file
        self._places = threading.BoundedSemaphore(MOST_AT_ONCE)
        super().__init__(address, _Handler)

    def server_bind(self) -> None:
        """Without asking anybody for the name of this machine."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.socket.bind(self.server_address)
        self.server_address = self.socket.getsockname()
        self.server_name, self.server_port = "localhost", self.server_address[1]

    def verify_request(self, request: Any, client_address: Any) -> bool:
        """Only the home network: whatever a router lets through."""
        return is_at_home(client_address[0])

    def process_request(self, request: Any, client_address: Any) -> None:
        if not self._places.acquire(blocking=False):
            self.shutdown_request(request)
            return
        threading.Thread(
            target=self._serve, args=(request, client_address), daemon=True, name="catalogue-answer"
        ).start()

    def _serve(self, request: socket.socket, client_address: Any) -> None:
        deadline = threading.Timer(LONGEST_S, _cut, (request,))
        deadline.daemon = True
        deadline.start()
        try:
            with suppress(OSError, ValueError):  # who hung up in the middle is no fault
                self.finish_request(request, client_address)
        except Exception:  # a bug in one answer must not end the others
            log.exception("the catalogue could not answer")
        finally:
            deadline.cancel()
            self.shutdown_request(request)
            self._places.release()

    def handle_error(self, request: Any, client_address: Any) -> None:
        log.info("a connection to the catalogue broke off")


def is_at_home(address: str) -> bool:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return found.is_loopback or found.is_private or found.is_link_local


def _cut(request: socket.socket) -> None:
    with suppress(OSError):
        request.shutdown(socket.SHUT_RDWR)


class _Handler(BaseHTTPRequestHandler):
    timeout = SILENCE_S
    server: _Server

    def version_string(self) -> str:
        return "Paperround"

    def log_message(self, format: str, *args: Any) -> None:
        """Nobody wants to read which e-reader asked when."""

    def do_GET(self) -> None:
        found = self._find()
        if found is None:
            self._answer(404, "text/plain; charset=utf-8", b"Nothing here.\n")
        else:
            self._answer(200, *found)

    def do_HEAD(self) -> None:
        self.do_GET()

    def _find(self) -> tuple[str, bytes] | None:
        """The same answer to a wrong token and to a paper that is not there: nothing can be guessed piece by piece."""
        asked = read_address(self.path) if len(self.path) <= LONGEST_ADDRESS else None
        if asked is None or not compare_digest(asked.token, self.server.token):
            return None
        if asked.edition_id is None:
            return MEDIA_TYPE, self.server.read_catalogue()
        data = self.server.find_file(asked.edition_id, asked.form)
        return None if data is None else (FORMS[asked.form], data)

    def _answer(self, status: int, kind: str, data: bytes) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("Cache-Control", "no-store")
        self.send_header("Referrer-Policy", "no-referrer")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(data)
