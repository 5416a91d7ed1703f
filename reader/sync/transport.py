"""A `requests` session that stands on fetch: its limits, deadline, proxy, certificates and host pauses.

requests brings sessions, forms and JSON; every byte goes through fetch's guarded sockets, so a hostile or
dripping account server is as harmless as a hostile feed. Nothing comes from the environment: no proxies, no
.netrc, no cookies. A session belongs to one thread.
"""

from __future__ import annotations

import io
import math
from collections.abc import Callable, Mapping
from http.cookiejar import DefaultCookiePolicy

import requests
from requests.adapters import BaseAdapter
from requests.structures import CaseInsensitiveDict

from reader.fetch.client import Answer, Client, never
from reader.fetch.connection.connections import Question
from reader.fetch.courtesy.host_limits import find_host_key
from reader.fetch.problems import NETWORK_ERRORS
from reader.fetch.urls import parse_address
from reader.sync.problems import AccountError, AccountProblem, explain_line
from reader.wording.catalogue import Code

CHANGE_NOTHING = ("/stream/items/contents", "/accounts/ClientLogin")
"""Posted only because there is much to say, or nothing to be seen. All else goes over a line of its own: on one that
had been kept open it might be sent twice, and from a Miniflux a star that is set again is taken off."""


class Usage:
    """What a session cost since it was last asked."""

    def __init__(self) -> None:
        self.requests = 0
        self.wire_bytes = 0
        self.until = math.inf
        """On the steady clock: after that nothing more is asked."""

    def begin(self, until: float = math.inf) -> None:
        self.requests = self.wire_bytes = 0
        self.until = until


class GuardedAdapter(BaseAdapter):
    """Sends what requests prepared over a line of fetch."""

    def __init__(self, client: Client, usage: Usage, cancelled: Callable[[], bool]) -> None:
        super().__init__()
        self._client = client
        self._usage = usage
        self._cancelled = cancelled

    def send(
        self,
        request: requests.PreparedRequest,
        stream: bool = False,
        timeout: float | tuple[float, float] | tuple[float, None] | None = None,
        verify: bool | str = True,
        cert: bytes | str | tuple[bytes | str, bytes | str] | None = None,
        proxies: Mapping[str, str] | None = None,
    ) -> requests.Response:
        """Raises AccountError, and nothing of urllib3's or of the system's."""
        url = request.url or ""
        host = parse_address(url).host
        self._mind_pause(url, host)
        self._mind_time(host)
        body = request.body.encode() if isinstance(request.body, str) else request.body
        headers = {name: _text(value) for name, value in request.headers.items()}
        method = request.method or "GET"
        may_repeat = method == "GET" or parse_address(url).target.endswith(CHANGE_NOTHING)
        question = Question(headers, method, body if isinstance(body, bytes) else None, may_repeat)
        try:
            answer = self._client.exchange(url, question, self._cancelled)
        except NETWORK_ERRORS as error:
            raise explain_line(error, host) from error
        self._usage.requests += 1
        self._usage.wire_bytes += answer.wire_bytes
        return _make_response(request, answer)

    def _mind_pause(self, url: str, host: str) -> None:
        if self._client.hosts.closed_until(find_host_key(url), self._client.clock.now()) is not None:
            raise AccountError(AccountProblem.BUSY, Code.HAS_ASKED_FOR_PAUSE(host=host))

    def _mind_time(self, host: str) -> None:
        """However slowly a server answers each request, others have their turn."""
        if self._client.clock.monotonic() > self._usage.until:
            raise AccountError(AccountProblem.UNREACHABLE, Code.TOO_SLOW(host=host, later=Code.LATER()))

    def close(self) -> None:
        self._client.close()


def make_session(client: Client, usage: Usage, cancelled: Callable[[], bool] = never) -> requests.Session:
    session = requests.Session()
    session.trust_env = False
    session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))
    session.headers.clear()
    session.headers["Accept"] = "application/json, text/plain;q=0.9, */*;q=0.5"
    adapter = GuardedAdapter(client, usage, cancelled)
    session.mount("https://", adapter)
    session.mount("http://", adapter)
    return session


def _make_response(request: requests.PreparedRequest, answer: Answer) -> requests.Response:
    """The body is read and unpacked already; requests takes any file for its stream."""
    response = requests.Response()
    response.status_code = answer.status
    response.headers = CaseInsensitiveDict(answer.headers)
    response.url = request.url or ""
    response.request = request
    response.encoding = "utf-8"
    response.raw = io.BytesIO(answer.body)
    return response


def _text(value: str | bytes) -> str:
    return value.decode("latin-1") if isinstance(value, bytes) else value
