"""The demo's server: every feed on a port of its own on loopback, in a process apart from the window's.

Ports, because macOS answers on 127.0.0.1 alone and not every system resolves names under .localhost. One thread waits
on all ports; each connection gets a thread.
"""

from __future__ import annotations

import selectors
import socket
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from multiprocessing.connection import Connection
from typing import Any

from msgspec import Struct

from reader.core.child_process import Child, Messages
from reader.core.clock import Clock, SystemClock
from reader.core.errors import PaperroundError
from reader.features.demo.content import DemoContent, load_content
from reader.features.demo.schedule import DemoPost, make_posts
from reader.features.demo.site import DemoSite

HOST = "127.0.0.1"
IDLE_S = 30


class Begin(Struct, frozen=True):
    now: float
    """Where the made-up past ends, unix seconds."""
    seed: int
    offset_s: int
    """Local time minus UTC."""


class Serving(Struct, frozen=True):
    bases: dict[str, str]
    """The address of each feed's site, without a slash at the end."""


def spawn_server(now: float, seed: int, offset_s: int) -> tuple[dict[str, str], Callable[[], None]]:
    """Start the server's process, which ends when this one does. Return the sites' addresses, and what ends it."""
    child = Child[Serving]("demo", Serving)
    with suppress(OSError):
        child.send(Begin(now, seed, offset_s))
        if serving := child.receive():
            return serving.bases, child.end
    child.end()
    raise PaperroundError("The demo's server didn't start. Run 'paperround demo' in a terminal to see why.")


class DemoServer:
    """All demo sites, each of whose posts appears when the clock reaches its time. Runs until `stop`."""

    def __init__(
        self, content: DemoContent, posts: Sequence[DemoPost], clock: Clock | None = None, patience: float = 1.0
    ) -> None:
        """Start serving. `patience` is a factor on the waits of slow sites; 0 in tests."""
        self.clock = clock or SystemClock()
        self.patience = patience
        self.stopping = threading.Event()
        self.errors: list[str] = []
        self._hosts = [_Host(self, content, feed.slug, posts) for feed in content.feeds]
        self._selector = selectors.DefaultSelector()
        self._wake_up, self._woken = socket.socketpair()
        self._selector.register(self._woken, selectors.EVENT_READ)
        for host in self._hosts:
            self._selector.register(host.socket, selectors.EVENT_READ, host)
        self._thread = threading.Thread(target=self._serve, name="demo-server")
        self._thread.start()

    @property
    def bases(self) -> dict[str, str]:
        """The address of each feed's site, without a slash at the end."""
        return {host.site.feed.slug: host.site.base for host in self._hosts}

    def stop(self) -> None:
        """Close every port; open connections end when their clients or this process do. May be called twice."""
        if self.stopping.is_set():
            return
        self.stopping.set()
        self._wake_up.send(b".")
        self._thread.join()
        for item in (self._selector, self._wake_up, self._woken):
            item.close()
        for host in self._hosts:
            host.server_close()

    def _serve(self) -> None:
        while not self.stopping.is_set():
            for key, _ in self._selector.select():
                if isinstance(key.data, _Host):
                    key.data.handle_request()


class _Host(ThreadingHTTPServer):
    """One site's port."""

    request_queue_size = 64

    def __init__(self, server: DemoServer, content: DemoContent, slug: str, posts: Sequence[DemoPost]) -> None:
        super().__init__((HOST, 0), _Handler)
        # A client may be gone between select and accept; then accept must not block all the others.
        self.socket.setblocking(False)
        self.demo = server
        self.site = DemoSite(content, content.get_feed(slug), posts, f"http://{HOST}:{self.server_port}")

    def server_bind(self) -> None:
        # HTTPServer would look up this machine's name here, which can take seconds without a network.
        self.socket.bind(self.server_address)
        self.server_address = self.socket.getsockname()
        self.server_name, self.server_port = HOST, self.server_address[1]

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
        demo = self.server.demo
        headers = {name.lower(): value for name, value in self.headers.items()}
        answer = self.server.site.answer(self.path, headers, demo.clock.now())
        demo.stopping.wait(answer.wait_s * demo.patience)
        self.send_response(answer.status)
        for name, value in answer.headers.items():
            self.send_header(name, value)
        if answer.status != 304:
            self.send_header("Content-Length", str(len(answer.body)))
        self.end_headers()
        self.wfile.write(answer.body)

    def log_message(self, format: str, *args: Any) -> None:
        """Write nothing to standard error."""


def serve(connection: Connection) -> None:
    """Serve until the pipe closes."""
    window = Messages[Begin](connection, Begin)
    begin = window.receive()
    assert begin is not None
    content = load_content()
    server = DemoServer(content, make_posts(content, begin.now, begin.seed, begin.offset_s))
    try:
        with suppress(OSError):
            window.send(Serving(server.bases))
            window.receive()
    finally:
        server.stop()
