"""The demo's server: every feed on a port of its own on loopback, in a process apart from the window's.

Ports, because macOS answers on 127.0.0.1 alone and not every system resolves names under .localhost. One thread waits
on all ports; each connection gets a thread.
"""

from __future__ import annotations

import logging
import selectors
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import timedelta, timezone
from http.server import BaseHTTPRequestHandler
from multiprocessing.connection import Connection
from socketserver import ThreadingTCPServer
from typing import Any

from msgspec import Struct

from reader.core.child_process import Child, Messages
from reader.core.clock import SystemClock
from reader.core.errors import PaperroundError
from reader.features.demo.content import DemoContent, DemoPost, load_content
from reader.features.demo.posts import make_posts
from reader.features.demo.site import DemoSite

HOST = "127.0.0.1"
log = logging.getLogger(__name__)


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


class _Host(ThreadingTCPServer):
    """One site's port."""

    request_queue_size = 64
    daemon_threads = True
    timeout = 0
    """A client that is gone between select and accept must not block all the others."""

    def __init__(self, content: DemoContent, slug: str, posts: Sequence[DemoPost]) -> None:
        super().__init__((HOST, 0), _Handler)
        self.base = f"http://{HOST}:{self.server_address[1]}"
        self.site = DemoSite(content, content.get_feed(slug), posts, self.base)

    def handle_error(self, request: Any, client_address: Any) -> None:
        log.debug("a request to the demo failed", exc_info=True)


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server_version = "PaperroundDemo"
    sys_version = ""
    timeout = 30
    server: _Host

    def do_GET(self) -> None:
        path, etag = self.path.partition("?")[0], self.headers.get("If-None-Match", "")
        answer = self.server.site.answer(path, etag, SystemClock().now())
        self.send_response(answer.status)
        for name, value in answer.headers.items():
            self.send_header(name, value)
        if answer.status != 304:
            self.send_header("Content-Type", answer.content_type)
            self.send_header("Content-Length", str(len(answer.body)))
        self.end_headers()
        self.wfile.write(answer.body)

    def log_message(self, format: str, *args: Any) -> None:
        """Write nothing to standard error."""


def serve(connection: Connection) -> None:
    """Serve until the pipe closes; each post appears when the clock reaches its time."""
    window = Messages[Begin](connection, Begin)
    begin = window.receive()
    assert begin is not None
    content = load_content()
    posts = make_posts(content, begin.now, begin.seed, timezone(timedelta(seconds=begin.offset_s)))
    hosts = {feed.slug: _Host(content, feed.slug, posts) for feed in content.feeds}
    threading.Thread(target=_handle_requests, args=(list(hosts.values()),), daemon=True).start()
    with suppress(OSError):
        window.send(Serving({slug: host.base for slug, host in hosts.items()}))
        window.receive()


def _handle_requests(hosts: Sequence[_Host]) -> None:
    with selectors.DefaultSelector() as selector:
        for host in hosts:
            selector.register(host, selectors.EVENT_READ, host)
        while True:
            for key, _ in selector.select():
                key.data.handle_request()
