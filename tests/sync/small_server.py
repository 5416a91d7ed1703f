"""A small server in the protocol of Google Reader, in this process: for what terminal and window do with accounts.

What real servers do is tried with real ones; this one is quick to start, and there where they are not.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from tests.sync.replay import serving

USER, PASSWORD = "reader", "not-a-secret"
LABEL = "user/-/label/"
READ, STARRED = "user/-/state/com.google/read", "user/-/state/com.google/starred"
FOUND_AT = 1_790_000_000
"""When it found its first post; it finds another each second."""
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
    labels: dict[str, set[str]] = field(default_factory=dict)
    """Titles of posts, by the label that was added to them."""
    refused: set[str] = field(default_factory=set)
    """Addresses that it does not subscribe to."""
    calls: list[str] = field(default_factory=list)
    most_ids: int = 1_000_000
    """In one answer; further pages are counted from the newest, as newer versions of Miniflux do."""
    write_id: Callable[[int], str] = str
    place: str = ""
    """Where its API is."""
    quirks: frozenset[str] = frozenset()
    """What it does unlike others, as the documentation of some services says: "no quickadd" (CommaFeed), "last word is
    remove" (CommaFeed, The Old Reader), "many folders" (BazQux)."""
    titles: dict[str, str] = field(default_factory=dict)
    """By address, where they were set."""
    on_page: Callable[[], None] = lambda: None
    """Called after each list of ids: others go on reading."""

    def subscribe(self, address: str, *titles: str, folder: str = "") -> None:
        self.feeds[address] = folder
        self.posts += [(address, title) for title in titles]

    def answer(self, handler: BaseHTTPRequestHandler) -> tuple[int, str, bytes]:
        body = handler.rfile.read(int(handler.headers.get("Content-Length") or 0)).decode()
        parts = urlsplit(handler.path.removeprefix(self.place))
        form = parse_qsl(parts.query) + parse_qsl(body)
        if not handler.path.startswith(self.place):
            return 404, "text/plain", b"not found"
        if parts.path == "/accounts/ClientLogin":
            is_right = dict(form).get("Email") == USER and dict(form).get("Passwd") == PASSWORD
            return (200, "text/plain", b"Auth=me\n") if is_right else (401, "text/plain", b"Error")
        if handler.headers.get("Authorization") != "GoogleLogin auth=me":
            return 401, "text/plain", b"Unauthorized"
        call = parts.path.removeprefix("/reader/api/0/")
        self.calls.append(call)
        if call == "token":
            return 200, "text/plain", b"token"
        if "no edit" in self.quirks and call in ("subscription/edit", "rename-tag"):
            return 404, "text/plain", b"not found"
        if "no quickadd" in self.quirks and call in ("subscription/quickadd", "rename-tag", "disable-tag"):
            return 404, "text/plain", b"not found"
        return 200, "application/json", json.dumps(self._do(call, form)).encode()

    def _do(self, call: str, form: Form) -> Any:
        match call:
            case "subscription/list":
                return {"subscriptions": [self._feed(address) for address in self.feeds]}
            case "unread-count":
                return {"unreadcounts": [{"id": "all", "count": len(self._list(form, is_unread=True))}]}
            case "stream/items/ids":
                return self._page(dict(form), self._list(form, is_unread=("xt", READ) in form))
            case "stream/items/contents":
                return {"items": [self._item(id_) for id_ in self._ids(form)]}
            case "edit-tag":
                self._mark(dict(form), {self.posts[id_][1] for id_ in self._ids(form)})
            case "rename-tag":
                old, new = (dict(form)[name].removeprefix(LABEL) for name in ("s", "dest"))
                self.feeds = {address: new if label == old else label for address, label in self.feeds.items()}
            case "subscription/edit":
                self._edit(dict(form))
            case "subscription/quickadd":
                address = dict(form)["quickadd"]
                if address in self.refused:
                    return {"numResults": 0}
                self.feeds.setdefault(address, "")
                return {"numResults": 1, "streamId": f"feed/{address}"}
        return {}

    def _page(self, form: dict[str, str], ids: list[int]) -> dict[str, Any]:
        first = int(form.get("c", 0))
        end = first + min(int(form["n"]), self.most_ids)
        self.on_page()
        page = {"itemRefs": [{"id": self.write_id(id_)} for id_ in ids[first:end]]}
        return page | ({"continuation": str(end)} if end < len(ids) else {})

    def _feed(self, address: str) -> dict[str, Any]:
        labels = [{"id": f"{LABEL}{label}"} for label in self.feeds[address].split("|") if label]
        title = self.titles.get(address, address)
        return {"id": f"feed/{address}", "url": address, "title": title, "categories": labels}

    def _list(self, form: Form, *, is_unread: bool) -> list[int]:
        stream = dict(form).get("s", "")
        return [
            id_
            for id_, (address, title) in enumerate(self.posts)
            if address in self.feeds
            and not (is_unread and title in self.read)
            and (stream != STARRED or title in self.starred)
            and (not stream.startswith("feed/") or stream == f"feed/{address}")
            and FOUND_AT + id_ >= int(dict(form).get("ot", 0))
        ]

    def _item(self, id_: int) -> dict[str, Any]:
        address, title = self.posts[id_]
        states = [READ] * (title in self.read) + [STARRED] * (title in self.starred)
        link, found = {"href": f"{address}/{id_}"}, {"crawlTimeMsec": str((FOUND_AT + id_) * 1_000)}
        item = {"id": self.write_id(id_), "title": title, "canonical": [link], "categories": states}
        return item | {"origin": {"streamId": f"feed/{address}"}, "published": FOUND_AT + id_, **found}

    def _mark(self, form: dict[str, str], titles: set[str]) -> None:
        for state, kept in ((READ, self.read), (STARRED, self.starred)):
            if form.get("a") == state:
                kept |= titles
            elif form.get("r") == state:
                kept -= titles
        if form.get("a", "").startswith(LABEL):
            self.labels.setdefault(form["a"].removeprefix(LABEL), set()).update(titles)

    def _edit(self, form: dict[str, str]) -> None:
        address = form["s"].removeprefix("feed/")
        if form["ac"] == "unsubscribe":
            del self.feeds[address]
            return
        self.feeds.setdefault(address, "")
        self.titles |= {address: form["t"]} if "t" in form else {}
        kept = self.feeds[address].split("|") if "many folders" in self.quirks else []
        added = [form["a"].removeprefix(LABEL)] if "a" in form else []
        labels = [label for label in (*kept, *added) if label != form.get("r", "").removeprefix(LABEL)]
        if "a" in form or "r" in form:
            is_cleared = "r" in form and "last word is remove" in self.quirks
            self.feeds[address] = "" if is_cleared else "|".join(filter(None, labels))

    def _ids(self, form: Form) -> list[int]:
        """Those of the posts that it has; unknown ones are left out."""
        known = {self._long(id_): id_ for id_ in range(len(self.posts))}
        asked = (value.rpartition("/")[2] for name, value in form if name == "i")
        return [known[name] for name in asked if name in known]

    def _long(self, id_: int) -> str:
        return f"{id_:016x}" if self.write_id(id_) == str(id_) else self.write_id(id_)


@contextmanager
def small_server() -> Iterator[SmallServer]:
    server = SmallServer()
    with serving(server.answer) as url:
        server.url = url
        yield server
