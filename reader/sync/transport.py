"""A `requests` session over fetch, and the search for a server's API from the address that the user typed.

requests brings sessions, forms and JSON; every byte goes through fetch's guarded sockets, with its limits, proxy,
certificates and host pauses. No proxies, .netrc or cookies from the environment. A session belongs to one thread.
"""

from __future__ import annotations

import io
import math
from collections.abc import Callable, Mapping
from http.cookiejar import DefaultCookiePolicy
from urllib.parse import urlsplit

import requests
from requests.adapters import BaseAdapter
from requests.structures import CaseInsensitiveDict

from reader.fetch.client import Answer, Client, never
from reader.fetch.connections import Question
from reader.fetch.host_limits import find_host_key
from reader.fetch.problems import NETWORK_ERRORS
from reader.fetch.urls import BadAddress, parse_address
from reader.model.accounts import AccountProblem, ServerKind
from reader.sync.problems import (
    AccountError,
    explain_connection,
    explain_redirect,
    explain_status,
    find_redirect,
    unreadable,
)
from reader.wording.catalogue import AccountCode, Code

_FRESHRSS = "/api/greader.php"
_PLACES = ("", _FRESHRSS, "/p" + _FRESHRSS, "/FreshRSS/p" + _FRESHRSS, "/freshrss" + _FRESHRSS)
_PROBE = "/reader/api/0/token"
_WANTS_LOGIN = 401
MOST_REDIRECTS = 5


def list_bases(typed: str) -> list[str]:
    """The addresses where the API may be; https where no scheme was typed, for the password's sake."""
    text = typed.strip()
    text = text if "://" in text else f"https://{text}"
    try:
        address = parse_address(text)
    except BadAddress as error:
        raise AccountError(AccountProblem.UNREACHABLE, error.message) from error
    base = f"{address.scheme}://{address.authority}{address.target.partition('?')[0]}".rstrip("/")
    if ".php" in base:
        return [base[: base.index(".php") + 4]]
    base = base.removesuffix("/reader/api/0").removesuffix("/i").removesuffix("/api")
    return [base + place for place in _PLACES]


def find_server(session: requests.Session, typed: str) -> str:
    """Find the base of the API, without sending the password. Raises AccountError where there is none."""
    bases = list_bases(typed)
    host = urlsplit(bases[0]).hostname or typed
    for base in bases:
        status, answered = _probe(session, base, host)
        if status == _WANTS_LOGIN:
            return answered
        if status == 503 and base.endswith(_FRESHRSS):
            raise AccountError(AccountProblem.NO_API, AccountCode.ACCOUNT_API_OFF(host=host))
        if status == 429 or status >= 500:
            raise explain_status(status, host)
    raise AccountError(AccountProblem.NO_API, AccountCode.ACCOUNT_NO_API(host=host))


def _probe(session: requests.Session, base: str, host: str) -> tuple[int, str]:
    """Ask for what needs a login; return the status, and the base after redirects.

    Redirects are followed on the same host and never from https to http: the password will be sent where they lead.
    """
    for _ in range(MOST_REDIRECTS):
        try:
            answer = session.get(base + _PROBE, allow_redirects=False)
        except requests.RequestException as error:
            raise unreadable(host) from error
        other = find_redirect(answer) if 300 <= answer.status_code < 400 else ""
        if not other.endswith(_PROBE):
            return answer.status_code, base
        if not _may_follow(base, other):
            raise explain_redirect(answer, host)
        base = other.removesuffix(_PROBE)
    raise AccountError(AccountProblem.NO_API, Code.REDIRECT_LOOP(host=host))


def _may_follow(base: str, other: str) -> bool:
    old, new = parse_address(base), parse_address(other)
    is_same = old.host.removeprefix("www.") == new.host.removeprefix("www.")
    return is_same and not (old.scheme == "https" and new.scheme == "http")


def find_kind(base: str, counts: object) -> ServerKind:
    """Recognise FreshRSS by its address, and Miniflux because it does not count unread posts."""
    if base.endswith(_FRESHRSS):
        return ServerKind.FRESHRSS
    return ServerKind.MINIFLUX if counts is None else ServerKind.OTHER


CHANGE_NOTHING = ("/stream/items/contents", "/accounts/ClientLogin")
"""POST requests that may be repeated. All others get a new connection: on one that was kept open they might be sent
twice, and Miniflux removes a star that is set again."""


class Usage:
    """What a session cost since `begin`."""

    def __init__(self) -> None:
        self.requests = 0
        self.wire_bytes = 0
        self.until = math.inf
        """Monotonic time after which no more requests are sent."""

    def begin(self, until: float = math.inf) -> None:
        self.requests = self.wire_bytes = 0
        self.until = until


class GuardedAdapter(BaseAdapter):
    """An adapter for requests that sends over fetch's connections."""

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
        host, clock = parse_address(url).host, self._client.clock
        if self._client.hosts.closed_until(find_host_key(url), clock.now()) is not None:
            raise AccountError(AccountProblem.BUSY, Code.HAS_ASKED_FOR_PAUSE(host=host))
        if clock.monotonic() > self._usage.until:
            raise AccountError(AccountProblem.UNREACHABLE, Code.TOO_SLOW(host=host, later=Code.LATER()))
        body = request.body.encode() if isinstance(request.body, str) else request.body
        items = request.headers.items()
        headers = {name: value.decode("latin-1") if isinstance(value, bytes) else value for name, value in items}
        method = request.method or "GET"
        may_repeat = method == "GET" or parse_address(url).target.endswith(CHANGE_NOTHING)
        question = Question(headers, method, body if isinstance(body, bytes) else None, may_repeat)
        try:
            answer = self._client.exchange(url, question, self._cancelled)
        except NETWORK_ERRORS as error:
            raise explain_connection(error, host) from error
        self._usage.requests += 1
        self._usage.wire_bytes += answer.wire_bytes
        return _make_response(request, answer)

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
    """Return the answer as requests has it; any file will do for its stream."""
    response = requests.Response()
    response.status_code = answer.status
    response.headers = CaseInsensitiveDict(answer.headers)
    response.url = request.url or ""
    response.request = request
    response.encoding = "utf-8"
    response.raw = io.BytesIO(answer.body)
    return response
