"""Serves the demo's feeds on loopback, each on a port of its own, so that each is a host of its own.

Ports rather than 127.0.0.x addresses, because macOS answers on 127.0.0.1 alone; rather than names under
.localhost, because not every system resolves those. One thread waits on all ports; each connection gets a
thread. Never listens on anything but 127.0.0.1.

    python -m reader.demo.server --now 1781173440 --seed 7 --offset 7200

prints one line of JSON, {"bases": {slug: address}}, and ends when its standard input closes, which happens
also when the process that started it dies.
"""

from __future__ import annotations

import argparse
import json
import selectors
import socket
import sys
import threading
from collections import deque
from collections.abc import Sequence
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from msgspec import Struct

from reader.clock import Clock, SystemClock
from reader.demo import sound
from reader.demo.content import DemoContent, load_content
from reader.demo.schedule import DemoPost, make_posts
from reader.demo.site import Answer, DemoSite, Request

HOST = "127.0.0.1"
LOG_LENGTH = 10_000
IDLE_S = 30


class LoggedRequest(Struct, frozen=True):
    at: float
    feed: str
    method: str
    path: str
    status: int
    length: int


class DemoServer:
    """All demo sites, running until `stop`. Made by `start_server`."""

    def __init__(self, content: DemoContent, posts: Sequence[DemoPost], clock: Clock, patience: float) -> None:
        self.clock = clock
        self.patience = patience
        """Factor on the waits of slow sites; 0 in tests."""
        self.stopping = threading.Event()
        self.errors: list[str] = []
        self._log: deque[LoggedRequest] = deque(maxlen=LOG_LENGTH)
        self._hosts = [_Host(self, content, feed.slug, posts) for feed in content.feeds]
        self._selector = selectors.DefaultSelector()
        self._wake_up, self._woken = socket.socketpair()
        self._selector.register(self._woken, selectors.EVENT_READ)
        for host in self._hosts:
            self._selector.register(host.socket, selectors.EVENT_READ, host)
        self._thread = threading.Thread(target=self._serve, name="demo-server")

    @property
    def bases(self) -> dict[str, str]:
        """Where each feed's site is, without a slash at the end."""
        return {host.site.feed.slug: host.site.base for host in self._hosts}

    @property
    def requests(self) -> tuple[LoggedRequest, ...]:
        """The requests answered so far, oldest first."""
        return tuple(self._log)

    def log(self, request: LoggedRequest) -> None:
        self._log.append(request)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Close every port and connection, and wait for the threads to end. May be called twice."""
        if self.stopping.is_set():
            return
        self.stopping.set()
        self._wake_up.send(b".")
        self._thread.join()
        for host in self._hosts:
            host.close_connections()
            host.server_close()
        for item in (self._selector, self._wake_up, self._woken):
            item.close()

    def _serve(self) -> None:
        while not self.stopping.is_set():
            for key, _ in self._selector.select():
                if isinstance(key.data, _Host):
                    key.data.handle_request()


class _Host(ThreadingHTTPServer):
    """One site's port."""

    daemon_threads = False
    request_queue_size = 64

    def __init__(self, server: DemoServer, content: DemoContent, slug: str, posts: Sequence[DemoPost]) -> None:
        super().__init__((HOST, 0), _Handler)
        # A client may be gone between select and accept; then accept must not block all the others.
        self.socket.setblocking(False)
        self.demo = server
        self.site = DemoSite(content, content.get_feed(slug), posts, f"http://{HOST}:{self.server_port}")
        self._open: set[socket.socket] = set()
        self._lock = threading.Lock()

    def server_bind(self) -> None:
        # HTTPServer would look up this machine's name here, which can take seconds without a network.
        self.socket.bind(self.server_address)
        self.server_address = self.socket.getsockname()
        self.server_name, self.server_port = HOST, self.server_address[1]

    def process_request(self, request: Any, client_address: Any) -> None:
        with self._lock:
            self._open.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request: Any) -> None:
        with self._lock:
            self._open.discard(request)
        super().shutdown_request(request)

    def close_connections(self) -> None:
        """Connections that are kept alive would keep their threads waiting for the next request."""
        with self._lock:
            for connection in self._open:
                try:
                    connection.shutdown(socket.SHUT_RDWR)
                except OSError:
                    continue

    def handle_error(self, request: Any, client_address: Any) -> None:
        error = sys.exception()
        if not isinstance(error, (ConnectionError, TimeoutError)):
            self.demo.errors.append(repr(error))


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server_version = "PaperroundDemo"
    sys_version = ""
    timeout = IDLE_S
    server: _Host

    def do_GET(self) -> None:
        self._respond(with_body=True)

    def do_HEAD(self) -> None:
        self._respond(with_body=False)

    def _respond(self, with_body: bool) -> None:
        demo = self.server.demo
        headers = {name.lower(): value for name, value in self.headers.items()}
        answer = self.server.site.answer(Request(self.path, headers), demo.clock.now())
        demo.stopping.wait(answer.wait_s * demo.patience)
        self.send_response(answer.status)
        for name, value in answer.headers.items():
            self.send_header(name, value)
        if answer.status != 304:
            self.send_header("Content-Length", str(answer.length))
        self.end_headers()
        self._log_answer(answer)
        if with_body:
            self._send_body(answer)

    def _send_body(self, answer: Answer) -> None:
        if not answer.sound_s:
            self.wfile.write(answer.body)
            return
        for block in sound.walk_sound(answer.sound_s, answer.sound_start):
            self.wfile.write(block)

    def _log_answer(self, answer: Answer) -> None:
        demo, slug = self.server.demo, self.server.site.feed.slug
        method = self.command or ""
        demo.log(LoggedRequest(demo.clock.now(), slug, method, self.path, answer.status, answer.length))

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing on standard error: the log is kept in memory."""


def start_server(
    content: DemoContent, posts: Sequence[DemoPost], clock: Clock | None = None, patience: float = 1.0
) -> DemoServer:
    """Serve `posts` (past and to come) from this process; each appears when the clock reaches its time."""
    server = DemoServer(content, posts, clock or SystemClock(), patience)
    server.start()
    return server


def main(arguments: Sequence[str] | None = None) -> int:
    """Serve until standard input closes."""
    parser = argparse.ArgumentParser(prog="reader.demo.server")
    parser.add_argument("--now", type=float, required=True, help="where the made-up past ends, unix seconds")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--offset", type=int, default=0, help="local time minus UTC in seconds")
    options = parser.parse_args(arguments)
    content = load_content()
    server = start_server(content, make_posts(content, options.now, options.seed, options.offset))
    try:
        sys.stdout.write(json.dumps({"bases": server.bases}) + "\n")
        sys.stdout.flush()
        sys.stdin.buffer.read()
    except KeyboardInterrupt:
        pass
    finally:
        server.stop()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
