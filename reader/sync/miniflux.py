"""Miniflux's own interface, as far as it is needed: have single feeds polled now. Raises AccountError alone."""

from __future__ import annotations

from urllib.parse import urlsplit

import requests

from reader.sync.problems import explain_status, unreadable


class MinifluxServer:
    def __init__(self, session: requests.Session, base: str, username: str, password: str) -> None:
        self._session, self._base = session, base.rstrip("/")
        self._login = (username, password)
        self._host = urlsplit(base).hostname or base

    def poll_feed(self, remote_id: str) -> None:
        """The server polls it before it answers. That the feed itself fails, it says with 500: no trouble of ours."""
        number = remote_id.removeprefix("feed/")
        try:
            url = f"{self._base}/v1/feeds/{number}/refresh"
            answer = self._session.put(url, auth=self._login, allow_redirects=False)
        except requests.RequestException as error:
            raise unreadable(self._host) from error
        if answer.status_code not in (200, 204, 500):
            raise explain_status(answer.status_code, self._host)
