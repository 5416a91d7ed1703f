"""A feed on loopback for checks: one small document, and how often it was asked for."""

from __future__ import annotations

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType

_FEED = b"""<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>Loopback</title><link>http://127.0.0.1/</link><description>-</description>
<item><title>First post</title><guid>1</guid><link>http://127.0.0.1/1</link><description>Here.</description></item>
<item><title>Second post</title><guid>2</guid><link>http://127.0.0.1/2</link><description>Too.</description></item>
</channel></rss>"""


class LoopbackFeed:
    """`with LoopbackFeed() as feed: feed.url, feed.visits`."""

    def __enter__(self) -> LoopbackFeed:
        self.visits = 0
        outer = self

        class Answer(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                outer.visits += self.path == "/feed.xml"
                is_feed = self.path == "/feed.xml"
                self.send_response(200 if is_feed else 404)
                self.send_header("Content-Type", "application/rss+xml")
                self.send_header("Content-Length", str(len(_FEED) if is_feed else 0))
                self.end_headers()
                self.wfile.write(_FEED if is_feed else b"")

            def log_message(self, format: str, *args: object) -> None:
                """Nothing: the report says what counts."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self._server.server_port}/feed.xml"
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.shutdown()
        self._server.server_close()
