"""One demo site: decides what a request is answered with (feed, page, picture, episode or trouble), sends nothing."""

from __future__ import annotations

import gzip
import hashlib
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from html import escape

from msgspec import Struct, field

from reader.features.demo.content import Behaviour, DemoContent, DemoFeed
from reader.features.demo.render import CONTENT_TYPE, SOUND_TYPE, get_sound_path, make_silence, render_feed
from reader.features.demo.schedule import DemoPost

SLOW_S = 6.0
_BROKEN = b"<item><title>Ink & blots</titel><<link>"
RIGHT_TO_LEFT = frozenset({"ar", "he"})
_STYLE = (
    "body{max-width:40em;margin:2em auto;padding:0 1em;font:18px/1.6 Georgia,serif;color:#1f1e1b}"
    "header,footer,nav{font:14px/1.6 sans-serif;color:#55524c}img{max-width:100%;height:auto}"
    "blockquote{border-inline-start:3px solid #cfccc5;margin-inline:0;padding-inline-start:1em}"
)


def _make_front_page(feed: DemoFeed, posts: Sequence[DemoPost]) -> str:
    rows = "".join(f'<li><a href="{post.path}">{escape(post.title)}</a></li>' for post in posts)
    return _page(feed, feed.name, f"<main><h1>{escape(feed.name)}</h1><ul>{rows}</ul></main>")


def _make_post_page(feed: DemoFeed, post: DemoPost) -> str:
    author = f"<p><em>{escape(post.author)}</em></p>" if post.author else ""
    article = f"<article><h1>{escape(post.title)}</h1>{author}{post.html}</article>"
    return _page(feed, f"{post.title} · {feed.name}", f"<main>{article}</main>")


def _make_missing_page(feed: DemoFeed) -> str:
    text = "<main><h1>Nothing here</h1><p>This page was never written, or it went out with the tide.</p></main>"
    return _page(feed, "Nothing here", text)


def _page(feed: DemoFeed, title: str, main: str) -> str:
    """A page with header, menu and footer as real ones have, so that "full text" has something to leave out."""
    direction = "rtl" if feed.language in RIGHT_TO_LEFT else "ltr"
    announced = f'<link rel="alternate" type="application/rss+xml" title="{escape(feed.name)}" href="/feed.xml">'
    return (
        f'<!doctype html><html lang="{feed.language}" dir="{direction}"><head><meta charset="utf-8">'
        f'<title>{escape(title)}</title>{announced}<link rel="icon" href="/favicon.ico">'
        f"<style>{_STYLE}</style></head><body><header>{escape(feed.description)}</header>"
        f'<nav><a href="/">{escape(feed.name)}</a></nav>{main}'
        f"<footer>Made up for the demo of Paperround.</footer></body></html>"
    )


class Answer(Struct, frozen=True):
    status: int
    headers: Mapping[str, str] = field(default_factory=dict)
    body: bytes = b""
    wait_s: float = 0.0


class DemoSite:
    """One feed with its pages on a host of its own. Used by many threads."""

    def __init__(self, content: DemoContent, feed: DemoFeed, posts: Sequence[DemoPost], base: str) -> None:
        self.feed = feed
        self.base = base
        self._content = content
        self._posts = sorted(
            (post for post in posts if post.feed == feed.slug), key=lambda post: (post.published_at, post.guid)
        )
        self._times = [post.published_at for post in self._posts]
        self._rendered: tuple[int, bytes] = (-1, b"")

    def answer(self, address: str, asked: Mapping[str, str], now: float) -> Answer:
        """`asked`: the request's headers, names in lower case."""
        path = address.partition("?")[0]
        if path in (self.feed.first_address, "/feed.xml"):
            return self._answer_feed(path, asked, now)
        if path == "/":
            return _html(_make_front_page(self.feed, self._visible(now)))
        if path == "/favicon.ico":
            return self._answer_file(self._content.icons.get(self.feed.slug))
        if path.startswith("/pictures/"):
            name = path.removeprefix("/pictures/").removesuffix(".png")
            return self._answer_file(self._content.pictures.get(name))
        return self._answer_post(path, now)

    def _answer_feed(self, path: str, asked: Mapping[str, str], now: float) -> Answer:
        behaviour = self.feed.behaviour
        if behaviour is Behaviour.GONE:
            return Answer(410, {"Content-Type": "text/plain"}, b"This feed has ended. Thank you for reading.")
        if behaviour is Behaviour.FAILING:
            return Answer(503, {"Content-Type": "text/plain"}, b"Temporarily unavailable.")
        if path != "/feed.xml":
            return Answer(301, {"Location": f"{self.base}/feed.xml"})
        document = self._get_document(now)
        headers = {"ETag": f'"{hashlib.sha256(document).hexdigest()[:16]}"', "Vary": "Accept-Encoding"}
        if self.feed.max_age_s:
            headers["Cache-Control"] = f"max-age={self.feed.max_age_s}"
        wait_s = SLOW_S if behaviour is Behaviour.SLOW else 0.0
        if asked.get("if-none-match") == headers["ETag"]:
            return Answer(304, headers, wait_s=wait_s)
        headers["Content-Type"] = CONTENT_TYPE
        if "gzip" in asked.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            document = gzip.compress(document, 6, mtime=0)
        return Answer(200, headers, document, wait_s)

    def _get_document(self, now: float) -> bytes:
        """The document, rendered again only when a post came. Threads may race: the pair is replaced in one step."""
        count = bisect_right(self._times, now)
        remembered, document = self._rendered
        if remembered != count:
            document = render_feed(self.feed, self._visible(now), self.base)
            if self.feed.behaviour is Behaviour.BROKEN:
                document = document[: document.index(b"<item>")] + _BROKEN
            self._rendered = (count, document)
        return document

    def _visible(self, now: float) -> list[DemoPost]:
        """The posts in the document at this moment, newest first."""
        count = bisect_right(self._times, now)
        return self._posts[max(0, count - self.feed.holds) : count][::-1]

    def _answer_post(self, path: str, now: float) -> Answer:
        for post in self._posts[: bisect_right(self._times, now)]:
            if path == post.path:
                return _html(_make_post_page(self.feed, post))
            if post.sound_s and path == get_sound_path(post):
                return Answer(200, {"Content-Type": SOUND_TYPE}, make_silence(post.sound_s))
        return _html(_make_missing_page(self.feed), 404)

    def _answer_file(self, data: bytes | None) -> Answer:
        if data is None:
            return _html(_make_missing_page(self.feed), 404)
        return Answer(200, {"Content-Type": "image/png", "Cache-Control": "max-age=86400"}, data)


def _html(text: str, status: int = 200) -> Answer:
    return Answer(status, {"Content-Type": "text/html; charset=utf-8"}, text.encode())
