"""Requests in JSON with the password in each, for services that have an API of their own. Raises AccountError only."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any
from urllib.parse import urlsplit

import requests
from requests import Response

from reader.features.accounts.servers.protocol import read_text
from reader.features.accounts.servers.transport import AccountError, explain_redirect, explain_status, unreadable
from reader.net.proxies import basic

_DONE = (200, 201, 204)
_ABOUT_THIS_REQUEST = (403, 404, 409, 422)
"""What it asked for isn't there, isn't the user's or can't be: no word about the password or the API."""


Form = list[tuple[str, str]]


class JsonApi:
    def __init__(self, session: requests.Session, base: str, username: str, password: str) -> None:
        self._session, self._base = session, base.rstrip("/")
        self.username, self.password = username, password
        self._headers: dict[str, str] = {
            "Authorization": basic(username, password),
            "Content-Type": "application/json; charset=utf-8",  # Feedbin takes no other
        }
        self.host = urlsplit(base).hostname or base

    def send(self, method: str, path: str, *, params: Form | None = None, data: Form | bytes | None = None) -> Response:
        """Send a request. Redirects are not followed: login and marks are for the server that the user named."""
        url, headers = f"{self._base}/{path}", self._headers
        try:
            return self._session.request(method, url, params=params, data=data, headers=headers, allow_redirects=False)
        except requests.RequestException as error:
            raise unreadable(self.host) from error

    def ask(self, method: str, path: str, body: Any = None, tolerate: Collection[int] = ()) -> Any:
        """Send a request and return its answer, None for one without; REFUSED where the request as such was wrong."""
        answer = self.send(method, path, data=None if body is None else json.dumps(body).encode())
        status = answer.status_code
        if status in _ABOUT_THIS_REQUEST and status not in tolerate:
            raise explain_status(400, self.host)
        if 300 <= status < 400 and status not in tolerate:
            raise explain_redirect(answer, self.host)
        if status not in _DONE and status not in tolerate:
            raise explain_status(status, self.host)
        return self.read(answer) if answer.content.strip() else None

    def read(self, answer: Response) -> Any:
        try:
            return answer.json()
        except (ValueError, RecursionError) as error:
            raise unreadable(self.host) from error

    def check_login(self, path: str) -> None:
        answer = self.send("GET", path)
        if answer.status_code != 200:
            raise explain_status(answer.status_code, self.host, is_login=True)

    def refuse(self) -> AccountError:
        """What a service says that can't do something."""
        return explain_status(400, self.host)


class JsonService(JsonApi):
    """What services with an API of their own share: no folder for feeds that are in none, and no labels for posts."""

    removes_repeated = False
    default_label: str | None = ""

    def __init__(self, session: requests.Session, base: str, username: str, password: str) -> None:
        super().__init__(session, base, username, password)
        self.too_large: set[int] = set()

    def list_labels(self) -> list[str]:
        return []

    def list_labelled(self, label: str, count: int = 0) -> list[int]:
        return []

    def label_posts(self, label: str, ids: Sequence[int], *, value: bool) -> None:
        raise self.refuse()

    def remove_label(self, label: str) -> None:
        raise self.refuse()


def read_time(value: Any) -> float | None:
    """A time in ISO 8601, in seconds."""
    try:
        return datetime.fromisoformat(read_text(value)).timestamp()
    except (ValueError, OverflowError):
        return None
