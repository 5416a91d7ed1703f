"""A bounded HTTP/1.1 server: a few connections at a time, one request each, small heads, bounded bodies, deadlines, and
a rate beyond which it says 429. What is asked is answered by a function. Threads of its own.

Not http.server: that reads a head of any slowness, keeps a thread for each connection that says nothing, and has no
bound on how many there are.
"""

from __future__ import annotations

import contextlib
import logging
import socket
import threading
from collections import deque
from collections.abc import Callable, Mapping
from http import HTTPStatus

from msgspec import Struct, field

from reader.clock import SystemClock

log = logging.getLogger(__name__)
_monotonic = SystemClock().monotonic
_MINUTE_S = 60.0
_PARTING_S, _PARTING_BYTES = 0.5, 262_144


class Bounds(Struct, frozen=True):
    connections: int = 8
    head_bytes: int = 16_384
    body_bytes: int = 1_000_000
    seconds: float = 10.0
    """For a request to be made, and for its answer to be sent."""
    sending_seconds: float = 0.0
    """For the answer alone, where it may be long."""
    requests_per_minute: int = 120


class Request(Struct, frozen=True):
    method: str
    target: str
    """Path and query, as they were asked."""
    headers: Mapping[str, str]
    """Names in lower case; of several equal ones the first."""
    body: bytes


class Response(Struct, frozen=True):
    status: int = 200
    body: bytes = b""
    headers: Mapping[str, str] = field(default_factory=dict)


Answer = Callable[[Request], Response]


class Refused(Exception):  # noqa: N818
    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


class HttpServer:
    """Listens from the moment it is made; raises OSError where the port is taken."""

    def __init__(
        self,
        host: str,
        port: int,
        answer: Answer,
        bounds: Bounds | None = None,
        may_ask: Callable[[str], bool] = lambda address: True,
    ) -> None:
        """`may_ask`: whether somebody at an address is heard at all; else the line is cut."""
        self._answer, self._bounds, self._may_ask = answer, bounds or Bounds(), may_ask
        self._listener = socket.create_server((host, port), backlog=16)
        self.port: int = self._listener.getsockname()[1]
        self._free = threading.BoundedSemaphore(self._bounds.connections)
        self._asked: deque[float] = deque()
        self._lock = threading.Lock()
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._accept, daemon=True, name="http server")
        self._thread.start()

    def close(self) -> None:
        self._closed.set()
        with contextlib.suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        self._thread.join(2.0)

    def _accept(self) -> None:
        while not self._closed.is_set():
            try:
                sock, peer = self._listener.accept()
            except OSError:
                if self._closed.is_set():
                    return
                self._closed.wait(0.2)  # no more file descriptors, say
                continue
            if not self._may_ask(peer[0]):
                sock.close()
                continue
            if not self._free.acquire(blocking=False):
                _turn_away(sock, HTTPStatus.SERVICE_UNAVAILABLE)
                continue
            threading.Thread(target=self._serve, args=(sock,), daemon=True).start()

    def _serve(self, sock: socket.socket) -> None:
        try:
            with sock:
                self._converse(sock)
        except OSError:
            pass  # whoever asked is gone
        finally:
            self._free.release()

    def _converse(self, sock: socket.socket) -> None:
        ends, has_body = _monotonic() + self._bounds.seconds, True
        try:
            self._count()
            request = _read_request(sock, self._bounds, ends)
            has_body = request.method != "HEAD"
            response = self._answer(request)
        except Refused as refused:
            response = Response(refused.status)
        except Exception:  # a bug in one answer must not end the server, nor show itself outside
            log.exception("a request could not be answered")
            response = Response(HTTPStatus.INTERNAL_SERVER_ERROR)
        _send(sock, response, max(ends, _monotonic() + self._bounds.sending_seconds), has_body)
        _part(sock)

    def _count(self) -> None:
        now = _monotonic()
        with self._lock:
            while self._asked and now - self._asked[0] > _MINUTE_S:
                self._asked.popleft()
            if len(self._asked) >= self._bounds.requests_per_minute:
                raise Refused(HTTPStatus.TOO_MANY_REQUESTS)
            self._asked.append(now)


def _read_request(sock: socket.socket, bounds: Bounds, ends: float) -> Request:
    data = bytearray()
    while b"\r\n\r\n" not in data:
        if len(data) > bounds.head_bytes:
            raise Refused(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        data += _receive(sock, ends)
    head, _, rest = bytes(data).partition(b"\r\n\r\n")
    line, *lines = head.decode("latin-1").split("\r\n")
    parts = line.split(" ")
    if len(parts) != 3 or not parts[2].startswith("HTTP/1.") or not parts[1].startswith("/"):
        raise Refused(HTTPStatus.BAD_REQUEST)
    headers: dict[str, str] = {}
    for one in lines:
        name, colon, value = one.partition(":")
        if not colon or name != name.strip():
            raise Refused(HTTPStatus.BAD_REQUEST)
        headers.setdefault(name.lower(), value.strip())
    return Request(parts[0], parts[1], headers, _read_body(sock, headers, rest, bounds, ends))


def _read_body(
    sock: socket.socket, headers: Mapping[str, str], begun: bytes, bounds: Bounds, ends: float
) -> bytes:
    if "transfer-encoding" in headers:
        raise Refused(HTTPStatus.LENGTH_REQUIRED)  # nobody who has to call us needs chunks
    length = headers.get("content-length", "0")
    if not (length.isascii() and length.isdigit()) or len(length) > 12:
        raise Refused(HTTPStatus.BAD_REQUEST)
    if int(length) > bounds.body_bytes:
        raise Refused(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
    body = bytearray(begun)
    while len(body) < int(length):
        body += _receive(sock, ends)
    return bytes(body[: int(length)])


def _receive(sock: socket.socket, ends: float) -> bytes:
    left = ends - _monotonic()
    if left <= 0:
        raise Refused(HTTPStatus.REQUEST_TIMEOUT)
    sock.settimeout(left)
    try:
        piece = sock.recv(16_384)
    except TimeoutError:
        raise Refused(HTTPStatus.REQUEST_TIMEOUT) from None
    if not piece:
        raise ConnectionAbortedError
    return piece


def _send(sock: socket.socket, response: Response, ends: float, has_body: bool = True) -> None:
    status = HTTPStatus(response.status)
    headers = {
        "Content-Type": "text/plain; charset=utf-8",
        "X-Content-Type-Options": "nosniff",
        **response.headers,
        "Content-Length": str(len(response.body)),
        "Connection": "close",
    }
    lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    sock.settimeout(max(ends - _monotonic(), 0.5))
    head = f"HTTP/1.1 {status.value} {status.phrase}\r\n{lines}\r\n".encode("latin-1")
    sock.sendall(head + response.body if has_body else head)


def _part(sock: socket.socket) -> None:
    """What was sent and not read would make the system break the line before the answer is read: it is let run out, for
    a moment."""
    with contextlib.suppress(OSError):
        sock.shutdown(socket.SHUT_WR)
        sock.settimeout(_PARTING_S)
        left = _PARTING_BYTES
        while left > 0 and (piece := sock.recv(16_384)):
            left -= len(piece)


def _turn_away(sock: socket.socket, status: HTTPStatus) -> None:
    with contextlib.suppress(OSError), sock:
        _send(sock, Response(status), _monotonic() + 0.5)
