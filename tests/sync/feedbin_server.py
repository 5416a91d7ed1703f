"""A stand-in for Feedbin, written from its documentation, with what is awkward about it: 415 without the right header,
pages of 100 with nothing after the last one, 302 for what exists, 300 for a site with several feeds, nulls for texts."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from http.server import BaseHTTPRequestHandler
from typing import Any
from urllib.parse import parse_qs, urlsplit

from tests.sync.replay import serving
from tests.sync.small_server import PASSWORD, USER

FOUND_AT = 1_790_000_000
LOGIN = "Basic " + base64.b64encode(f"{USER}:{PASSWORD}".encode()).decode()
Answer = tuple[int, Any]


@dataclass
class Feedbin:
    """Feeds by number; a subscription's number is 1,000 more than its feed's, a post's its place in `posts`."""

    url: str = ""
    feeds: dict[int, dict[str, Any]] = field(default_factory=dict)
    taggings: dict[int, tuple[int, str]] = field(default_factory=dict)
    posts: list[tuple[int, str]] = field(default_factory=list)
    unread: set[int] = field(default_factory=set)
    starred: set[int] = field(default_factory=set)
    several: set[str] = field(default_factory=set)
    """Addresses of sites with more than one feed."""
    made: int = 0

    def subscribe(self, url: str, *titles: str, folder: str = "") -> int:
        self.made += 1
        feed = {"id": self.made + 1_000, "feed_id": self.made, "title": None, "feed_url": url, "site_url": None}
        self.feeds[self.made] = feed
        self.unread |= set(range(len(self.posts), len(self.posts) + len(titles)))
        self.posts += [(self.made, title) for title in titles]
        if folder:
            self.taggings[len(self.taggings) + 1] = (self.made, folder)
        return self.made

    def folders(self) -> dict[str, list[str]]:
        """By address."""
        return {
            feed["feed_url"]: sorted(name for of, name in self.taggings.values() if of == number)
            for number, feed in self.feeds.items()
        }

    def titles(self, ids: set[int]) -> set[str]:
        return {self.posts[id_][1] for id_ in ids}

    def answer(self, handler: BaseHTTPRequestHandler) -> tuple[int, str, bytes]:
        raw = handler.rfile.read(int(handler.headers.get("Content-Length") or 0))
        parts = urlsplit(handler.path)
        if not parts.path.startswith("/v2/"):
            status, body = 404, None
        elif handler.headers.get("Authorization") != LOGIN:
            status, body = 401, None
        elif raw and handler.headers.get("Content-Type") != "application/json; charset=utf-8":
            status, body = 415, None
        else:
            query = {name: values[0] for name, values in parse_qs(parts.query).items()}
            path = parts.path.removeprefix("/v2/").removesuffix(".json").split("/")
            status, body = self._do(handler.command, path, query, json.loads(raw or b"null"))
        return status, "application/json", b"" if body is None else json.dumps(body).encode()

    def _do(self, method: str, path: list[str], query: dict[str, str], body: Any) -> Answer:
        match method, path:
            case "GET", ["authentication"]:
                return 200, None
            case "GET", ["subscriptions"]:
                return 200, list(self.feeds.values())
            case "POST", ["subscriptions"]:
                return self._subscribe(body["feed_url"])
            case "DELETE", ["subscriptions", number]:
                if self.feeds.pop(int(number) - 1_000, None) is None:
                    return 403, None
                return 204, None
            case "POST", ["subscriptions", number, "update"]:
                self.feeds[int(number) - 1_000]["title"] = body["title"]
                return 200, self.feeds[int(number) - 1_000]
            case "GET", ["entries"] | ["feeds", _, "entries"]:
                return self._list(query, int(path[1]) if len(path) > 1 else None)
            case _, ["unread_entries"]:
                return self._mark(self.unread, "unread_entries", method, body)
            case _, ["starred_entries"]:
                return self._mark(self.starred, "starred_entries", method, body)
        return self._tag(method, path, body)

    def _tag(self, method: str, path: list[str], body: Any) -> Answer:
        match method, path:
            case "GET", ["taggings"]:
                return 200, [{"id": id_, "feed_id": of, "name": name} for id_, (of, name) in self.taggings.items()]
            case "POST", ["taggings"]:
                new = (body["feed_id"], body["name"])
                if new in self.taggings.values():
                    return 302, {}
                self.taggings[max(self.taggings, default=0) + 1] = new
                return 201, {}
            case "DELETE", ["taggings", number]:
                del self.taggings[int(number)]
                return 204, None
            case "POST", ["tags"]:
                old, new_name = body["old_name"], body["new_name"]
                self.taggings = {k: (of, new_name if name == old else name) for k, (of, name) in self.taggings.items()}
                return 200, []
        return 404, None

    def _subscribe(self, url: str) -> Answer:
        known = [feed for feed in self.feeds.values() if feed["feed_url"] == url]
        if known:
            return 302, known[0]
        if url in self.several:
            return 300, [{"feed_url": f"{url}/one.xml", "title": "One"}, {"feed_url": f"{url}/two.xml", "title": "Two"}]
        return (404, None) if "nothing" in url else (201, self.feeds[self.subscribe(url)])

    def _list(self, query: dict[str, str], feed: int | None) -> Answer:
        ids = [id_ for id_, (of, _) in enumerate(self.posts) if of in self.feeds and feed in (None, of)]
        if "ids" in query:
            asked = [int(one) for one in query["ids"].split(",")]
            return (400, None) if len(asked) > 100 else (200, [self._entry(id_) for id_ in asked if id_ in ids])
        since = datetime.fromisoformat(query["since"]).timestamp() if "since" in query else 0
        ids = [id_ for id_ in reversed(ids) if FOUND_AT + id_ > since]
        first = (int(query.get("page", 1)) - 1) * 100
        return (404, None) if first and first >= len(ids) else (200, [self._entry(id_) for id_ in ids[first:][:100]])

    def _entry(self, id_: int) -> dict[str, Any]:
        at = datetime.fromtimestamp(FOUND_AT + id_, UTC).strftime("%Y-%m-%dT%H:%M:%S.000000Z")
        entry = {"id": id_, "feed_id": self.posts[id_][0], "title": self.posts[id_][1], "author": None, "content": None}
        return entry | {"summary": "Short", "url": f"http://p.example/{id_}", "published": at, "created_at": at}

    def _mark(self, kept: set[int], name: str, method: str, body: Any) -> Answer:
        if method == "GET":
            return 200, sorted(id_ for id_ in kept if self.posts[id_][0] in self.feeds)
        ids = {id_ for id_ in body[name] if id_ < len(self.posts) and self.posts[id_][0] in self.feeds}
        kept.difference_update(ids) if method == "DELETE" else kept.update(ids)
        return 200, sorted(ids)


@contextmanager
def feedbin() -> Iterator[Feedbin]:
    server = Feedbin()
    with serving(server.answer) as url:
        server.url = url
        yield server
