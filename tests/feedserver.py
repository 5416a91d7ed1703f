"""A real HTTP server on loopback that behaves, or misbehaves, as a test tells it to.

    def test_something(feedserver):
        feedserver.serve("/feed", page(b"<rss/>", etag='"1"'))
        fetch(feedserver.url("/feed"))
        assert feedserver.seen("/feed")[0].headers["user-agent"].startswith("Paperround/")

It listens on every loopback address, so `url("/feed", host="127.0.0.7")` is another host of the same server.
One thread per connection; whatever a behaviour waits for ends at once when the server is closed. Every
request is in the log with its time, its headers and the number of the connection that it came over.
"""

from __future__ import annotations

import contextlib
import email.utils
import gzip
import itertools
import socket
import ssl
import struct
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from http import HTTPStatus


@dataclass(frozen=True)
class Seen:
    """One request as the server saw it. Names of headers are in lower case."""

    at: float
    """Seconds on the monotonic clock."""
    method: str
    path: str
    headers: Mapping[str, str]
    connection: int
    host: str
    """The address that was connected to, such as 127.0.0.7."""
    raw: bytes
    """The request head, byte for byte."""
    body: bytes = b""


@dataclass
class Exchange:
    """What a behaviour holds in its hands: the request, and the line back to the client."""

    seen: Seen
    number: int
    """How often this path was asked for before: 0, 1, …"""
    sock: socket.socket
    stopped: threading.Event

    def send(self, data: bytes) -> None:
        self.sock.sendall(data)

    def answer(self, status: int, headers: Mapping[str, str], body: bytes = b"") -> None:
        lines = {"Content-Length": str(len(body)), **headers}
        if status == 304:
            del lines["Content-Length"]
        self.send(head(status, lines) + body)

    def wait(self, seconds: float) -> bool:
        """Let time pass; True when the server was closed meanwhile."""
        return self.stopped.wait(seconds)

    def reset(self) -> None:
        """Cut the line hard, so that the client gets a reset instead of an end."""
        self.sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.sock.close()


Behaviour = Callable[[Exchange], object]
"""Answers one request. The connection stays open afterwards unless the behaviour returns CLOSE or closes
it."""

CLOSE = "close"


def head(status: int, headers: Mapping[str, str]) -> bytes:
    known = {code.value: code.phrase for code in HTTPStatus}
    lines = [f"HTTP/1.1 {status} {known.get(status, 'Odd')}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1")


# --- behaviours ---------------------------------------------------------------------------------


def page(
    body: bytes,
    status: int = 200,
    content_type: str = "application/rss+xml",
    etag: str = "",
    last_modified: str = "",
    compress: bool = False,
    headers: Mapping[str, str] | None = None,
) -> Behaviour:
    """A well-behaved answer: 304 where the client's validators fit, gzip where asked for and taken."""

    def behave(exchange: Exchange) -> None:
        lines = {"Content-Type": content_type, **(headers or {})}
        if etag:
            lines["ETag"] = etag
        if last_modified:
            lines["Last-Modified"] = last_modified
        if status == 200 and _is_current(exchange.seen.headers, etag, last_modified):
            exchange.answer(304, lines)
            return
        sent = body
        if compress and "gzip" in exchange.seen.headers.get("accept-encoding", ""):
            lines["Content-Encoding"] = "gzip"
            sent = gzip.compress(body, mtime=0)
        exchange.answer(status, lines, sent)

    return behave


def _is_current(asked: Mapping[str, str], etag: str, last_modified: str) -> bool:
    if etag and "if-none-match" in asked:
        return asked["if-none-match"] == etag
    return bool(last_modified) and asked.get("if-modified-since") == last_modified


def redirect(to: str, status: int = 302, body: bytes = b"", headers: Mapping[str, str] | None = None) -> Behaviour:
    return lambda exchange: exchange.answer(status, {"Location": to, **(headers or {})}, body)


def in_turn(*behaviours: Behaviour) -> Behaviour:
    """The first request gets the first behaviour and so on; the last one stays."""

    def behave(exchange: Exchange) -> object:
        return behaviours[min(exchange.number, len(behaviours) - 1)](exchange)

    return behave


def raw(*pieces: bytes) -> Behaviour:
    """Exactly these bytes, then the end of the connection."""

    def behave(exchange: Exchange) -> str:
        for piece in pieces:
            exchange.send(piece)
        return CLOSE

    return behave


def broken_off(*pieces: bytes) -> Behaviour:
    """Exactly these bytes, then a reset."""

    def behave(exchange: Exchange) -> str:
        for piece in pieces:
            exchange.send(piece)
        exchange.reset()
        return CLOSE

    return behave


def silence() -> Behaviour:
    """Take the request and never say anything."""
    return lambda exchange: (exchange.wait(60), CLOSE)[1]


def drip(before: bytes, drop: bytes = b" ", every_s: float = 0.02) -> Behaviour:
    """Send `before`, then a drop at a time, for ever: no single read takes long, all of them never end."""

    def behave(exchange: Exchange) -> str:
        exchange.send(before)
        while not exchange.wait(every_s):
            exchange.send(drop)
        return CLOSE

    return behave


def endless(before: bytes, block: bytes) -> Behaviour:
    """Send `before`, then the same block as fast as the line takes it, for ever."""

    def behave(exchange: Exchange) -> str:
        exchange.send(before)
        while not exchange.stopped.is_set():
            exchange.send(block)
        return CLOSE

    return behave


def slow(behaviour: Behaviour, latency_s: float) -> Behaviour:
    def behave(exchange: Exchange) -> object:
        exchange.wait(latency_s)
        return behaviour(exchange)

    return behave


# --- the server ---------------------------------------------------------------------------------


@dataclass
class FeedServer:
    latency_s: float = 0.0
    tls: ssl.SSLContext | None = None
    log: list[Seen] = field(default_factory=list)
    open_now: int = 0
    """Connections that are open at this moment."""
    most_at_once: dict[str, int] = field(default_factory=dict)
    """For each address, the most requests that were in work at the same moment."""

    def __post_init__(self) -> None:
        self._routes: dict[str, Behaviour] = {}
        self._asked: dict[str, int] = {}
        self._working: dict[str, int] = {}
        self._lock = threading.Lock()
        self._stopped = threading.Event()
        self._numbers = itertools.count()
        self._socks: set[socket.socket] = set()
        self._threads: list[threading.Thread] = []
        self._listener = socket.create_server(("0.0.0.0", 0), backlog=512)
        self.port: int = self._listener.getsockname()[1]
        self._start(self._accept, self._listener)

    def url(self, path: str, host: str = "127.0.0.1") -> str:
        return f"{'https' if self.tls else 'http'}://{host}:{self.port}{path}"

    def serve(self, path: str, behaviour: Behaviour) -> str:
        """From now on `path` (with its query) behaves like this; "*" is every path that nothing else is
        said of."""
        self._routes[path] = behaviour
        return self.url(path)

    def seen(self, path: str | None = None) -> list[Seen]:
        with self._lock:
            return [one for one in self.log if path in (None, one.path)]

    def forget(self) -> None:
        with self._lock:
            self.log.clear()
            self.most_at_once.clear()

    @contextlib.contextmanager
    def away(self) -> Iterator[None]:
        """For a while nobody listens: connections are refused."""
        self._hang_up()
        try:
            yield
        finally:
            self._listener = socket.create_server(("0.0.0.0", self.port), backlog=512)
            self._start(self._accept, self._listener)

    def _hang_up(self) -> None:
        with contextlib.suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        with self._lock:
            socks = list(self._socks)
        for sock in socks:
            with contextlib.suppress(OSError):
                sock.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self._stopped.set()
        self._hang_up()
        for thread in self._threads:
            thread.join(5)

    def _start(self, work: Callable[..., None], *arguments: object) -> None:
        thread = threading.Thread(target=work, args=arguments, daemon=True)
        self._threads.append(thread)
        thread.start()

    def _accept(self, listener: socket.socket) -> None:
        while not self._stopped.is_set():
            try:
                sock, _ = listener.accept()
            except OSError:
                return
            sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self._start(self._converse, sock)

    def _converse(self, sock: socket.socket) -> None:
        number = next(self._numbers)
        with self._lock:
            self._socks.add(sock)
            self.open_now += 1
        line = sock
        try:
            if self.tls:
                line = self.tls.wrap_socket(sock, server_side=True)
            while self._one_exchange(line, number):
                pass
        except (OSError, ValueError):
            pass  # the client went away, or the test closed the server
        finally:
            with self._lock:
                self._socks.discard(sock)
                self.open_now -= 1
            line.close()
            sock.close()

    def _one_exchange(self, sock: socket.socket, connection: int) -> bool:
        received = read_head(sock)
        if not received:
            return False
        seen = parse_head(received, connection, sock)
        exchange = self._note(replace(seen, body=read_body(sock, received, seen.headers)), sock)
        host = exchange.seen.host
        try:
            if self.latency_s:
                exchange.wait(self.latency_s)
            path = exchange.seen.path
            behaviour = self._routes.get(path) or self._routes.get("*") or page(b"nothing here", 404)
            kept = behaviour(exchange) != CLOSE
        finally:
            with self._lock:
                self._working[host] -= 1
        return kept and exchange.seen.headers.get("connection", "").lower() != "close"

    def _note(self, seen: Seen, sock: socket.socket) -> Exchange:
        with self._lock:
            self.log.append(seen)
            number = self._asked.get(seen.path, 0)
            self._asked[seen.path] = number + 1
            working = self._working.get(seen.host, 0) + 1
            self._working[seen.host] = working
            self.most_at_once[seen.host] = max(working, self.most_at_once.get(seen.host, 0))
        return Exchange(seen, number, sock, self._stopped)


def read_head(sock: socket.socket) -> bytes:
    received = b""
    while b"\r\n\r\n" not in received:
        some = sock.recv(65536)
        if not some:
            return b""
        received += some
    return received


def read_body(sock: socket.socket, received: bytes, headers: Mapping[str, str]) -> bytes:
    body = received.partition(b"\r\n\r\n")[2]
    while len(body) < int(headers.get("content-length", 0)) and (some := sock.recv(65536)):
        body += some
    return body


def parse_head(received: bytes, connection: int, sock: socket.socket) -> Seen:
    first, *lines = received.partition(b"\r\n\r\n")[0].decode("latin-1").split("\r\n")
    method, path, _ = first.split(" ", 2)
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    return Seen(time.monotonic(), method, path, headers, connection, sock.getsockname()[0], received)


@contextlib.contextmanager
def running(latency_s: float = 0.0, tls: ssl.SSLContext | None = None) -> Iterator[FeedServer]:
    server = FeedServer(latency_s=latency_s, tls=tls)
    try:
        yield server
    finally:
        server.close()


def http_date(at: float) -> str:
    return email.utils.formatdate(at, usegmt=True)


def simple_feed(title: str = "A feed", entries: int = 3, site: str = "http://example.org/") -> bytes:
    """A small RSS document with so many entries."""
    items = "".join(
        f"<item><title>{title} {n}</title><link>{site}{n}</link><guid>{site}{n}</guid>"
        f"<pubDate>{http_date(1_700_000_000 + n * 3600)}</pubDate><description>Text {n}</description></item>"
        for n in range(entries)
    )
    channel = f"<title>{title}</title><link>{site}</link><description>{title}</description>{items}"
    return f'<?xml version="1.0"?><rss version="2.0"><channel>{channel}</channel></rss>'.encode()
