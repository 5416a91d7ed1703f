"""The login to a server that speaks Google Reader's protocol, and requests with it. Raises AccountError only."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

import requests

from reader.features.accounts.servers import greader_answers as answers
from reader.features.accounts.servers.transport import explain_redirect, explain_status, unreadable

Form = list[tuple[str, str]]


class ReaderSession:
    """One server and user. A stale session logs in again automatically, a stale token is renewed once."""

    def __init__(self, session: requests.Session, base: str, username: str, password: str) -> None:
        self._session = session
        self._base = base.rstrip("/")
        self._host = urlsplit(base).hostname or base
        self._username, self._password = username, password
        self._auth = self._token = ""

    def login(self) -> None:
        form = [("Email", self._username), ("Passwd", self._password)]
        answer = self._send("POST", "accounts/ClientLogin", form=form)
        if 300 <= answer.status_code < 400:
            raise explain_redirect(answer, self._host)
        if answer.status_code != 200:
            status = 401 if answer.status_code == 400 else answer.status_code  # a name it cannot be
            raise explain_status(status, self._host, is_login=True)
        self._auth = answers.find_auth(answer.text)
        if not self._auth:
            raise explain_status(404, self._host, is_login=True)

    def _get(self, call: str, **params: str) -> Any:
        return self._read_json(self._authorised("GET", call, params=[("output", "json"), *params.items()]))

    def _post(self, call: str, form: Form) -> requests.Response:
        """Send a change with its token; a stale one is renewed once."""
        if not self._token:
            self._token = self._fetch_token()
        answer = self._authorised("POST", call, form=[*form, ("T", self._token)], tolerate=(401,))
        if answer.status_code == 401:
            self._token = self._fetch_token()
            answer = self._authorised("POST", call, form=[*form, ("T", self._token)])
        return answer

    def _fetch_token(self) -> str:
        return self._authorised("GET", "token").text.strip()

    def _authorised(
        self, method: str, call: str, params: Form | None = None, form: Form | None = None, tolerate: Iterable[int] = ()
    ) -> requests.Response:
        if not self._auth:
            self.login()
        path = f"reader/api/0/{call}"
        answer = self._send(method, path, params, form)
        if answer.status_code == 401 and 401 not in tolerate:
            self._auth = ""
            self.login()
            answer = self._send(method, path, params, form)
        if 300 <= answer.status_code < 400:
            raise explain_redirect(answer, self._host)
        if answer.status_code != 200 and answer.status_code not in tolerate:
            raise explain_status(answer.status_code, self._host)
        return answer

    def _send(self, method: str, path: str, params: Form | None = None, form: Form | None = None) -> requests.Response:
        """Send a request. Redirects are not followed: login and marks are for the server that the user named."""
        headers = {"Authorization": f"GoogleLogin auth={self._auth}"} if self._auth else {}
        url = f"{self._base}/{path}"
        try:
            return self._session.request(method, url, params=params, data=form, headers=headers, allow_redirects=False)
        except requests.RequestException as error:
            raise unreadable(self._host) from error

    def _read_json(self, answer: requests.Response) -> Any:
        try:
            return answer.json()
        except (ValueError, RecursionError) as error:
            raise unreadable(self._host) from error
