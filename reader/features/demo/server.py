"""The demo's server: every feed on a port of its own on loopback, in a process apart from the window's.

Ports, because macOS answers on 127.0.0.1 alone and not every system resolves names under .localhost. One thread waits
on all ports; each connection gets a thread.
"""

from __future__ import annotations

import hashlib
import logging
import selectors
import threading
from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta, timezone
from email.utils import format_datetime
from html import escape
from http.server import BaseHTTPRequestHandler
from multiprocessing.connection import Connection
from socketserver import ThreadingTCPServer
from typing import Any

from msgspec import Struct, field

from reader.core.child_process import Child, Messages
from reader.core.clock import SystemClock
from reader.core.errors import PaperroundError
from reader.features.demo.content import DemoContent, DemoFeed, DemoPost, load_content, make_posts

CONTENT_TYPE = "application/rss+xml; charset=utf-8"
SOUND_TYPE = "audio/mpeg"
# MPEG-1 layer III, 32 kbit/s, 44.1 kHz, mono. With all side information zero a frame decodes to silence.
_FRAME = b"\xff\xfb\x10\xc4" + bytes(100)
_FRAME_S = 1152 / 44_100
_SPACES = (
    'xmlns:content="http://purl.org/rss/1.0/modules/content/" '
    'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom" '
    'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"'
)
_BROKEN = b"<item><title>Ink & blots</titel><<link>"
_STYLE = (
    "body{max-width:40em;margin:2em auto;padding:0 1em;font:18px/1.6 Georgia,serif;color:#1f1e1b}"
    "header,footer,nav{font:14px/1.6 sans-serif;color:#55524c}img{max-width:100%;height:auto}"
    "blockquote{border-inline-start:3px solid #cfccc5;margin-inline:0;padding-inline-start:1em}"
)


def make_silence(seconds: float) -> bytes:
    """An episode of this length."""
    return _FRAME * int(seconds / _FRAME_S)


def render_feed(feed: DemoFeed, posts: Sequence[DemoPost], base: str) -> bytes:
    """The feed's document with `posts`, newest first, on the site `base`."""
    wish = f"<ttl>{feed.ttl_minutes}</ttl>\n" if feed.ttl_minutes else ""
    items = "\n".join(_render_item(feed, post, base) for post in posts)
    document = (
        f'<?xml version="1.0" encoding="utf-8"?>\n<rss version="2.0" {_SPACES}>\n'
        f"<channel>\n<title>{escape(feed.name)}</title>\n"
        f"<link>{base}/</link>\n<description>{escape(feed.description)}</description>\n"
        f'<language>{feed.language}</language>\n<atom:link rel="self" href="{base}/feed.xml"/>\n'
        f"{wish}{items}\n</channel>\n</rss>\n"
    )
    return document.encode()


def _render_item(feed: DemoFeed, post: DemoPost, base: str) -> str:
    date = format_datetime(datetime.fromtimestamp(post.published_at, UTC), usegmt=True)
    author = f"<dc:creator>{escape(post.author)}</dc:creator>" if post.author else ""
    body = post.body.replace('="/', f'="{base}/')
    sound = (
        f'<enclosure url="{base}{post.path}.mp3" length="{len(make_silence(60 * post.sound_minutes))}" '
        f'type="{SOUND_TYPE}"/><itunes:duration>{60 * post.sound_minutes}</itunes:duration>'
    )
    return (
        f'<item><title>{escape(post.title)}</title><link>{base}{post.path}</link><guid isPermaLink="false">'
        f"{post.guid}</guid><pubDate>{date}</pubDate>{author}"
        f"<description>{escape(escape(post.summary))}</description>"
        f"{'' if feed.summary_only else f'<content:encoded>{escape(body)}</content:encoded>'}"
        f"{sound if post.sound_minutes else ''}</item>"
    )


class Answer(Struct, frozen=True):
    status: int
    body: bytes = b""
    content_type: str = "text/plain"
    headers: Mapping[str, str] = field(default_factory=dict)


class DemoSite:
    """One feed with its pages on a host of its own. Used by many threads."""

    def __init__(self, content: DemoContent, feed: DemoFeed, posts: Sequence[DemoPost], base: str) -> None:
        self.feed, self.base, self._content = feed, base, content
        self._posts = sorted(
            (post for post in posts if post.feed == feed.slug), key=lambda post: (post.published_at, post.guid)
        )

    def answer(self, path: str, etag: str, now: float) -> Answer:
        """`etag`: of the document that is known."""
        out = self._posts[: bisect_right(self._posts, now, key=lambda post: post.published_at)]
        if path in (self.feed.first_address, "/feed.xml"):
            return self._answer_feed(path, etag, out[: -self.feed.holds - 1 : -1])
        if path == "/":
            rows = "".join(f'<li><a href="{post.path}">{escape(post.title)}</a></li>' for post in reversed(out))
            return self._page(self.feed.name, f"<ul>{rows}</ul>")
        kind, _, name = path.removesuffix(".png").rpartition("/")
        picture = self._content.pictures.get(name) if kind == "/pictures" else None
        if picture := self._content.icons[self.feed.slug] if path == "/favicon.ico" else picture:
            return Answer(200, picture, "image/png", {"Cache-Control": "max-age=86400"})
        for post in out:
            if path == post.path:
                author = f"<p><em>{escape(post.author)}</em></p>" if post.author else ""
                return self._page(post.title, f"{author}{post.body}")
            if post.sound_minutes and path == f"{post.path}.mp3":
                return Answer(200, make_silence(60 * post.sound_minutes), SOUND_TYPE)
        return self._page("Nothing here", "<p>This page was never written, or it went out with the tide.</p>", 404)

    def _answer_feed(self, path: str, etag: str, posts: Sequence[DemoPost]) -> Answer:
        feed = self.feed
        if feed.behaviour == "gone":
            return Answer(410, b"This feed has ended. Thank you for reading.")
        if feed.behaviour == "failing":
            return Answer(503, b"Temporarily unavailable.")
        if path != "/feed.xml":
            return Answer(301, headers={"Location": f"{self.base}/feed.xml"})
        document = render_feed(feed, posts, self.base)
        if feed.behaviour == "broken":
            document = document[: document.index(b"<item>")] + _BROKEN
        headers = {"ETag": f'"{hashlib.sha256(document).hexdigest()[:16]}"'}
        if feed.max_age_s:
            headers["Cache-Control"] = f"max-age={feed.max_age_s}"
        is_known = etag == headers["ETag"]
        return Answer(304 if is_known else 200, b"" if is_known else document, CONTENT_TYPE, headers)

    def _page(self, title: str, main: str, status: int = 200) -> Answer:
        """A page with header, menu and footer as real ones have, so that "full text" has something to leave out."""
        feed = self.feed
        direction = "rtl" if feed.language in ("ar", "he") else "ltr"
        announced = f'<link rel="alternate" type="application/rss+xml" title="{escape(feed.name)}" href="/feed.xml">'
        page = (
            f'<!doctype html><html lang="{feed.language}" dir="{direction}"><head><meta charset="utf-8">'
            f'<title>{escape(title)}</title>{announced}<link rel="icon" href="/favicon.ico">'
            f"<style>{_STYLE}</style></head><body><header>{escape(feed.description)}</header>"
            f'<nav><a href="/">{escape(feed.name)}</a></nav>'
            f"<main><article><h1>{escape(title)}</h1>{main}</article></main>"
            f"<footer>Made up for the demo of Paperround.</footer></body></html>"
        )
        return Answer(status, page.encode(), "text/html; charset=utf-8")


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
