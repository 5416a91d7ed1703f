"""A small server in the protocol of Google Reader, in this process: for what terminal and window do with accounts.

What real servers do is tried with real ones; this one is quick to start, and there where they are not.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from tests.sync.replay import serving

USER, PASSWORD = "reader", "not-a-secret"
READ, STARRED = "user/-/state/com.google/read", "user/-/state/com.google/starred"
Form = list[tuple[str, str]]


@dataclass
class SmallServer:
    """Feeds by address, their posts by title; a post's id is its place in `posts`."""

    url: str = ""
    feeds: dict[str, str] = field(default_factory=dict)
    """Address, and folder or nothing."""
    posts: list[tuple[str, str]] = field(default_factory=list)
    """Address of the feed, and title."""
    read: set[str] = field(default_factory=set)
    starred: set[str] = field(default_factory=set)
    calls: list[str] = field(default_factory=list)

    def subscribe(self, address: str, *titles: str, folder: str = "") -> None:
        self.feeds[address] = folder
        self.posts += [(address, title) for title in titles]

    def answer(self, handler: BaseHTTPRequestHandler) -> tuple[int, str, bytes]:
        body = handler.rfile.read(int(handler.headers.get("Content-Length") or 0)).decode()
        parts = urlsplit(handler.path)
        form = parse_qsl(parts.query) + parse_qsl(body)
        if parts.path == "/accounts/ClientLogin":
            is_right = dict(form).get("Email") == USER and dict(form).get("Passwd") == PASSWORD
            return (200, "text/plain", b"Auth=me\n") if is_right else (401, "text/plain", b"Error")
        if handler.headers.get("Authorization") != "GoogleLogin auth=me":
            return 401, "text/plain", b"Unauthorized"
        call = parts.path.removeprefix("/reader/api/0/")
        self.calls.append(call)
        if call == "token":
            return 200, "text/plain", b"token"
        return 200, "application/json", json.dumps(self._do(call, form)).encode()

    def _do(self, call: str, form: Form) -> Any:
        match call:
            case "subscription/list":
                return {"subscriptions": [self._feed(address) for address in self.feeds]}
            case "unread-count":
                return {"unreadcounts": [{"id": "all", "count": len(self._list(form, is_unread=True))}]}
            case "stream/items/ids":
                ids = self._list(form, is_unread=("xt", READ) in form)
                return {"itemRefs": [{"id": str(id_)} for id_ in ids]}
            case "stream/items/contents":
                return {"items": [self._item(id_) for id_ in _ids(form)]}
            case "edit-tag":
                self._mark(dict(form), {self.posts[id_][1] for id_ in _ids(form)})
            case "subscription/edit":
                self._edit(dict(form))
            case "subscription/quickadd":
                address = dict(form)["quickadd"]
                self.feeds.setdefault(address, "")
                return {"numResults": 1, "streamId": f"feed/{address}"}
        return {}

    def _feed(self, address: str) -> dict[str, Any]:
        labels = [{"id": f"user/-/label/{self.feeds[address]}"}] if self.feeds[address] else []
        return {"id": f"feed/{address}", "url": address, "title": address, "categories": labels}

    def _list(self, form: Form, *, is_unread: bool) -> list[int]:
        stream = dict(form).get("s", "")
        return [
            id_
            for id_, (address, title) in enumerate(self.posts)
            if address in self.feeds
            and not (is_unread and title in self.read)
            and (stream != STARRED or title in self.starred)
            and (not stream.startswith("feed/") or stream == f"feed/{address}")
        ]

    def _item(self, id_: int) -> dict[str, Any]:
        address, title = self.posts[id_]
        states = [READ] * (title in self.read) + [STARRED] * (title in self.starred)
        link = {"href": f"{address}/{id_}"}
        item = {"id": str(id_), "title": title, "canonical": [link], "categories": states}
        return item | {"origin": {"streamId": f"feed/{address}"}, "published": 1_790_000_000 + id_}

    def _mark(self, form: dict[str, str], titles: set[str]) -> None:
        for state, kept in ((READ, self.read), (STARRED, self.starred)):
            if form.get("a") == state:
                kept |= titles
            elif form.get("r") == state:
                kept -= titles

    def _edit(self, form: dict[str, str]) -> None:
        address = form["s"].removeprefix("feed/")
        if form["ac"] == "unsubscribe":
            del self.feeds[address]
        elif "a" in form:
            self.feeds[address] = form["a"].removeprefix("user/-/label/")


def _ids(form: Form) -> list[int]:
    return [int(value.rpartition("/")[2], 16) for name, value in form if name == "i"]


@contextmanager
def small_server() -> Iterator[SmallServer]:
    server = SmallServer()
    with serving(server.answer) as url:
        server.url = url
        yield server
