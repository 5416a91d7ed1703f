"""A stand-in for Nextcloud News, written from its documentation, with what is awkward about it: posts come whole and never
by id, a page begins with the post that the one before ended with, 409 for what exists, a folder takes its feeds along."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler
from typing import Any
from urllib.parse import parse_qs, urlsplit

from tests.sync.feedbin_server import LOGIN, Answer
from tests.sync.replay import serving

PLACE = "/index.php/apps/news/api/v1-3/"


@dataclass
class Nextcloud:
    """A post's number is its place in `posts` and one more."""

    url: str = ""
    feeds: dict[int, dict[str, Any]] = field(default_factory=dict)
    names: dict[int, str] = field(default_factory=dict)
    """Of folders."""
    posts: list[tuple[int, str]] = field(default_factory=list)
    unread: set[int] = field(default_factory=set)
    starred: set[int] = field(default_factory=set)
    changed: dict[int, int] = field(default_factory=dict)
    now: int = 1_790_000_000
    made: int = 0

    def subscribe(self, url: str, *titles: str, folder: str = "") -> int:
        self.made += 1
        self.feeds[self.made] = {"id": self.made, "url": url, "title": url, "folderId": self._folder(folder)}
        first = len(self.posts) + 1
        self.posts += [(self.made, title) for title in titles]
        self.unread |= set(range(first, len(self.posts) + 1))
        return self.made

    def _folder(self, name: str) -> int | None:
        if not name:
            return None
        if name not in self.names.values():
            self.names[len(self.names) + 1] = name
        return next(number for number, known in self.names.items() if known == name)

    def folders(self) -> dict[str, list[str]]:
        return {one["url"]: [self.names[one["folderId"]]] if one["folderId"] else [] for one in self.feeds.values()}

    def titles(self, ids: set[int]) -> set[str]:
        return {self.posts[id_ - 1][1] for id_ in ids}

    def answer(self, handler: BaseHTTPRequestHandler) -> tuple[int, str, bytes]:
        raw = handler.rfile.read(int(handler.headers.get("Content-Length") or 0))
        parts = urlsplit(handler.path)
        if not parts.path.startswith(PLACE):
            status, body = 404, None
        elif handler.headers.get("Authorization") != LOGIN:
            status, body = 401, None
        else:
            query = {name: values[0] for name, values in parse_qs(parts.query).items()}
            path = parts.path.removeprefix(PLACE).split("/")
            status, body = self._do(handler.command, path, query, json.loads(raw or b"null"))
        return status, "application/json", b"" if body is None else json.dumps(body).encode()

    def _do(self, method: str, path: list[str], query: dict[str, str], body: Any) -> Answer:
        match method, path:
            case "GET", ["feeds"]:
                return 200, self._list_feeds()
            case "POST", ["feeds"]:
                if body["url"] in self.folders():
                    return 409, {"message": "exists"}
                return (422, None) if "nothing" in body["url"] else (200, {"feeds": [self.subscribe(body["url"])]})
            case "DELETE", ["feeds", number]:
                return (200, None) if self.feeds.pop(int(number), None) else (404, None)
            case "POST", ["feeds", number, "rename"]:
                self.feeds[int(number)]["title"] = body["feedTitle"]
                return 200, None
            case "POST", ["feeds", number, "move"]:
                self.feeds[int(number)]["folderId"] = body["folderId"]
                return 200, None
            case "GET", ["items"]:
                return 200, {"items": [self._item(id_) for id_ in self._list(query)]}
            case "GET", ["items", "updated"]:
                since = int(query["lastModified"])
                return 200, {"items": [self._item(id_) for id_ in self._list({"type": "3"}) if self._at(id_) >= since]}
            case "POST", ["items", what, "multiple"]:
                self._mark(what, set(body["itemIds"]))
                return 200, None
        return self._change_folder(method, path, body)

    def _change_folder(self, method: str, path: list[str], body: Any) -> Answer:
        match method, path:
            case "GET", ["folders"]:
                return 200, {"folders": [{"id": number, "name": name} for number, name in self.names.items()]}
            case "POST", ["folders"]:
                if body["name"] in self.names.values():
                    return 409, None
                return 200, {"folders": [{"id": self._folder(body["name"]), "name": body["name"]}]}
            case "PUT", ["folders", number]:
                if body["name"] in self.names.values():
                    return 409, None
                self.names[int(number)] = body["name"]
                return 200, None
            case "DELETE", ["folders", number]:
                self.feeds = {id_: one for id_, one in self.feeds.items() if one["folderId"] != int(number)}
                return 200, None
        return 404, None

    def _list_feeds(self) -> dict[str, Any]:
        there = self._list({"type": "3"})
        listed = [
            one | {"unreadCount": sum(self.posts[id_ - 1][0] == one["id"] for id_ in self.unread & set(there))}
            for one in self.feeds.values()
        ]
        newest = {"newestItemId": max(there)} if there else {}
        return {"feeds": listed, "starredCount": len(self.starred), **newest}

    def _list(self, query: dict[str, str]) -> list[int]:
        kind, of = int(query["type"]), int(query.get("id", 0))
        ids = [id_ for id_ in range(len(self.posts), 0, -1) if self.posts[id_ - 1][0] in self.feeds]
        ids = [id_ for id_ in ids if kind != 0 or self.posts[id_ - 1][0] == of]
        ids = [id_ for id_ in ids if kind != 2 or id_ in self.starred]
        ids = [id_ for id_ in ids if query.get("getRead") != "false" or id_ in self.unread]
        offset = int(query.get("offset", 0))
        size = int(query.get("batchSize", -1))
        ids = [id_ for id_ in ids if not offset or id_ <= offset]
        return ids if size < 0 else ids[:size]

    def _at(self, id_: int) -> int:
        return self.changed.get(id_, 1_790_000_000)

    def _item(self, id_: int) -> dict[str, Any]:
        feed, title = self.posts[id_ - 1]
        item = {
            "id": id_,
            "feedId": feed,
            "title": title,
            "author": None,
            "body": None,
            "url": f"http://p.example/{id_}",
        }
        marks = {"unread": id_ in self.unread, "starred": id_ in self.starred}
        return item | marks | {"pubDate": 1_790_000_000 + id_, "lastModified": self._at(id_), "enclosureLink": None}

    def _mark(self, what: str, ids: set[int]) -> None:
        self.now += 1
        self.changed |= dict.fromkeys(ids, self.now)
        match what:
            case "read":
                self.unread -= ids
            case "unread":
                self.unread |= ids
            case "star":
                self.starred |= ids
            case "unstar":
                self.starred -= ids


@contextmanager
def nextcloud() -> Iterator[Nextcloud]:
    server = Nextcloud()
    with serving(server.answer) as url:
        server.url = url
        yield server
