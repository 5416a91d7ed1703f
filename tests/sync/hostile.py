"""A server of an account that answers whatever a test wants, offline: requests' own adapter stands for it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import requests
from requests.adapters import BaseAdapter

from reader.features.accounts.servers.greader import ReaderServer

Answers = Callable[[str], Any]
ITEM = {"id": "1", "origin": {"streamId": "feed/1"}, "title": "A post", "canonical": [{"href": "https://a.example/1"}]}
FEED = {"id": "feed/1", "url": "https://a.example/feed", "title": "A feed"}


def usual(feed: Mapping[str, Any] = FEED, item: Mapping[str, Any] = ITEM) -> dict[str, Any]:
    """What each call answers: one feed with one unread post."""
    return {
        "list": {"subscriptions": [feed], "tags": []},
        "unread-count": {"unreadcounts": [{"id": "feed/1", "count": 1}]},
        "ids": {"itemRefs": [{"id": "1"}]},
        "contents": {"items": [item]},
    }


class _Adapter(BaseAdapter):
    def __init__(self, answer: Answers) -> None:
        super().__init__()
        self._answer = answer
        self.calls: list[str] = []

    def send(self, request: requests.PreparedRequest, *args: Any, **kwargs: Any) -> requests.Response:
        response = requests.Response()
        response.status_code, response.request, response.url = 200, request, request.url or ""
        call = response.url.partition("?")[0].rpartition("/")[2]
        self.calls.append(call)
        known = {"ClientLogin": b"Auth=me", "token": b"token"}
        answer = known[call] if call in known else self._answer(call)
        content: Any = answer if isinstance(answer, bytes) else json.dumps(answer).encode()
        response._content = content
        return response

    def close(self) -> None:
        pass


def make_server(answer: Answers) -> tuple[ReaderServer, list[str]]:
    """The server, and the calls that were made to it."""
    session, adapter = requests.Session(), _Adapter(answer)
    session.mount("https://", adapter)
    return ReaderServer(session, "https://server.example", "me", "password"), adapter.calls
