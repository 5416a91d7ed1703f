"""A bad line to a server: forwards requests, and at random loses them, loses the answer, or answers with trouble."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import urlsplit


class BadNetwork:
    """`trouble` is how likely each request meets one."""

    def __init__(self, port: int, seed: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.trouble = 0.0
        self.is_down = False
        self.requests = 0
        self._open = 0
        self._closed = threading.Condition()
        self._rng = random.Random(seed)
        self._lock = threading.Lock()

    def count(self, change: int) -> None:
        """Count the connections, by one more or one less."""
        with self._closed:
            self._open += change
            self._closed.notify_all()

    def wait_until_delivered(self) -> None:
        """Wait until what a killed process sent has arrived: nothing else is done before it."""
        with self._closed:
            assert self._closed.wait_for(lambda: not self._open, 120)

    def choose(self) -> str:
        with self._lock:
            self.requests += 1
            if self.is_down:
                return "lost before"
            if self._rng.random() >= self.trouble:
                return ""
            return self._rng.choice(("lost before", "lost after", "500", "401", "503"))


class LineServer(ThreadingHTTPServer):
    daemon_threads = True
    line: BadNetwork

    def process_request(self, *connection: Any) -> None:
        self.line.count(1)
        super().process_request(*connection)

    def process_request_thread(self, *connection: Any) -> None:
        super().process_request_thread(*connection)
        self.line.count(-1)

    def handle_error(self, *connection: Any) -> None:
        """Whoever asked was killed."""


@contextmanager
def bad_network(server_url: str, seed: int = 0) -> Iterator[BadNetwork]:
    target = urlsplit(server_url)

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
            what = line.choose()
            if what == "lost before":
                self.close_connection = True
                return
            if what.isdigit():
                self._answer(int(what), {}, b"trouble")
                return
            connection = HTTPConnection(target.hostname or "", target.port, timeout=60)
            headers = {name: value for name, value in self.headers.items() if name.lower() != "host"}
            connection.request(self.command, self.path, body, {**headers, "Host": target.netloc})
            answer = connection.getresponse()
            content = answer.read()
            connection.close()
            if what == "lost after":
                self.close_connection = True
                return
            self._answer(answer.status, dict(answer.headers.items()), content)

        do_POST = do_GET  # noqa: N815

        def _answer(self, status: int, headers: dict[str, str], body: bytes) -> None:
            self.send_response(status)
            for name, value in headers.items():
                if name.lower() not in ("connection", "content-length", "transfer-encoding", "date", "server"):
                    self.send_header(name, value)
            self.send_header("Content-Length", str(len(body)))
            with suppress(OSError):  # whoever asked was killed
                self.end_headers()
                self.wfile.write(body)

        def log_message(self, *words: Any) -> None:
            pass

    server = LineServer(("127.0.0.1", 0), Handler)
    line = server.line = BadNetwork(server.server_address[1], seed)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield line
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
