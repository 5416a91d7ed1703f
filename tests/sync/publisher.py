"""A publisher on loopback: feeds at /1.xml, /2.xml …, whose posts a test adds."""

from __future__ import annotations

import threading
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from email.utils import formatdate
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from xml.sax.saxutils import escape

FIRST_AT = 1_794_000_000


class Publisher:
    def __init__(self, server: ThreadingHTTPServer) -> None:
        self._port = server.server_address[1]
        self._posts: dict[int, list[str]] = defaultdict(list)
        self.podcasts: set[int] = set()
        """Feeds whose posts bring an episode of an hour."""

    def url(self, feed: int) -> str:
        return f"http://127.0.0.1:{self._port}/{feed}.xml"

    def post(self, feed: int, count: int = 1) -> None:
        posts = self._posts[feed]
        posts += [f"Post {feed}-{len(posts) + number}" for number in range(count)]

    def titles(self, feed: int | None = None) -> set[str]:
        """Of all posts, or those of a feed."""
        return {title for number, posts in self._posts.items() for title in posts if feed in (None, number)}

    def make(self, feed: int) -> bytes:
        items = "".join(self._item(feed, number) for number in reversed(range(len(self._posts[feed]))))
        return (
            f'<?xml version="1.0"?><rss version="2.0"><channel><title>Feed {feed}</title>'
            f"<link>http://127.0.0.1:{self._port}/site/{feed}</link><description>d</description>{items}</channel></rss>".encode()
        )

    def _item(self, feed: int, number: int) -> str:
        at = formatdate(FIRST_AT + number * 600 + feed, usegmt=True)
        body = escape(f"<p>What post <b>{number}</b> of feed {feed} has to say, in a sentence of some length.</p>")
        return (
            f'<item><guid isPermaLink="false">guid-{feed}-{number}</guid><title>{self._posts[feed][number]}</title>'
            f"<link>http://127.0.0.1:{self._port}/p/{feed}/{number}</link><pubDate>{at}</pubDate>"
            f"<description>{body}</description>{self._recording(feed, number)}</item>"
        )

    def _recording(self, feed: int, number: int) -> str:
        if feed not in self.podcasts:
            return ""
        url = f"http://127.0.0.1:{self._port}/sound/{feed}-{number}.mp3"
        return f'<enclosure url="{url}" type="audio/mpeg" length="5000"/>'


@contextmanager
def publishing(port: int = 0) -> Iterator[Publisher]:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            name = self.path.strip("/").removesuffix(".xml")
            if not name.isdigit():
                self.send_error(404)
                return
            body = publisher.make(int(name))
            self.send_response(200)
            self.send_header("Content-Type", "application/rss+xml")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *words: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", port), Handler)
    publisher = Publisher(server)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield publisher
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
