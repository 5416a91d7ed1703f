"""A bounded HTTP/1.1 server: a few connections at a time, one request each, small heads, bounded bodies, deadlines, and
a rate beyond which it says 429. What is asked is answered by a function. Threads of its own.

However many callers drip their bytes, the next one is heard: where all places are taken, the caller who has been asking
for longest is hung up on.

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
_MAKES_ROOM_S = 1.0


class Bounds(Struct, frozen=True):
    connections: int = 8
    head_bytes: int = 16_384
    body_bytes: int = 1_000_000
    seconds: float = 10.0
    """For one request, from its first byte to its last."""
    answer_seconds: float = 10.0
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
        admits: Callable[[str], bool] = lambda address: True,
    ) -> None:
        """`admits` says whether a caller from an address is heard at all."""
        self._answer, self._bounds, self._admits = answer, bounds or Bounds(), admits
        self._listener = socket.create_server((host, port), backlog=16)
        self.port: int = self._listener.getsockname()[1]
        self._free = threading.BoundedSemaphore(self._bounds.connections)
        self._asked: deque[float] = deque()
        self._asking: dict[socket.socket, None] = {}
        """Callers who have not said all yet, the first of them first."""
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
                sock, caller = self._listener.accept()
            except OSError:
                if self._closed.is_set():
                    return
                self._closed.wait(0.2)  # no more file descriptors, say
                continue
            if not self._admits(caller[0]):
                sock.close()
            elif not self._free.acquire(blocking=False) and not self._take_place():
                _turn_away(sock, HTTPStatus.SERVICE_UNAVAILABLE)
            else:
                with self._lock:
                    self._asking[sock] = None
                threading.Thread(target=self._serve, args=(sock,), daemon=True).start()

    def _take_place(self) -> bool:
        """Of who has been asking for longest; False where everybody is being answered."""
        with self._lock:
            slowest = next(iter(self._asking), None)
            if slowest is None:
                return False
            del self._asking[slowest]
            with contextlib.suppress(OSError):
                slowest.shutdown(socket.SHUT_RDWR)
        return self._free.acquire(timeout=_MAKES_ROOM_S)

    def _serve(self, sock: socket.socket) -> None:
        try:
            with sock:
                self._converse(sock)
        except OSError:
            pass  # whoever asked is gone
        finally:
            with self._lock:
                self._asking.pop(sock, None)
            self._free.release()

    def _converse(self, sock: socket.socket) -> None:
        has_body = True
        try:
            self._count()
            request = _read_request(sock, self._bounds, _monotonic() + self._bounds.seconds)
            with self._lock:
                self._asking.pop(sock, None)
            has_body = request.method != "HEAD"
            response = self._find_answer(request)
        except Refused as refused:
            response = Response(refused.status)
        _send(sock, response, self._bounds.answer_seconds, has_body=has_body)
        _part(sock)

    def _find_answer(self, request: Request) -> Response:
        try:
            return self._answer(request)
        except Exception:  # a bug in one answer must not end the server, nor show itself outside
            log.exception("a request could not be answered")
            return Response(HTTPStatus.INTERNAL_SERVER_ERROR)

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


def _send(sock: socket.socket, response: Response, seconds: float, *, has_body: bool = True) -> None:
    status = HTTPStatus(response.status)
    headers = {
        "Content-Type": "text/plain; charset=utf-8",
        "X-Content-Type-Options": "nosniff",
        **response.headers,
        "Content-Length": str(len(response.body)),
        "Connection": "close",
    }
    lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    head = f"HTTP/1.1 {status.value} {status.phrase}\r\n{lines}\r\n".encode("latin-1")
    sock.settimeout(seconds)  # for all of it, not for each piece
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
        _send(sock, Response(status), 0.5)
