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
from urllib.parse import urlsplit

import requests
from requests.adapters import BaseAdapter
from requests.structures import CaseInsensitiveDict

from reader.fetch.client import Answer, Client, never
from reader.fetch.connections import Question
from reader.fetch.host_limits import find_host_key
from reader.fetch.problems import NETWORK_ERRORS
from reader.fetch.urls import BadAddress, parse_address
from reader.model.accounts import ServerKind
from reader.sync.problems import (
    AccountError,
    AccountProblem,
    explain_connection,
    explain_redirect,
    explain_status,
    find_redirect,
    unreadable,
)
from reader.wording.catalogue import AccountCode, Code

# Finds the API of a server from the address that the user typed, without telling anybody the password.

_FRESHRSS = "/api/greader.php"
_PLACES = ("", _FRESHRSS, "/p" + _FRESHRSS, "/FreshRSS/p" + _FRESHRSS, "/freshrss" + _FRESHRSS)
_PROBE = "/reader/api/0/token"
_WANTS_LOGIN = 401
MOST_REDIRECTS = 5


def list_bases(typed: str) -> list[str]:
    """Where the API may lie. Without a scheme https is meant: a password never goes out in the open unasked."""
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
    """The base of the API; AccountError where nothing there speaks it."""
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
    """The status of a question that needs a login, and the base after redirects to it. They are followed on the same
    host, and never from https to http: the password will go where they lead."""
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
    """FreshRSS by its address, Miniflux because it does not count what is unread."""
    if base.endswith(_FRESHRSS):
        return ServerKind.FRESHRSS
    return ServerKind.MINIFLUX if counts is None else ServerKind.OTHER


CHANGE_NOTHING = ("/stream/items/contents", "/accounts/ClientLogin")
"""Posted only because there is much to say, or nothing to be seen. All else goes over a connection of its own: on one
that had been kept open it might be sent twice, and from a Miniflux a star that is set again is taken off."""


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
    """Sends what requests prepared over a connection of fetch."""

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
        self._honor_retry_after(url, host)
        self._check_time(host)
        body = request.body.encode() if isinstance(request.body, str) else request.body
        headers = {name: _text(value) for name, value in request.headers.items()}
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

    def _honor_retry_after(self, url: str, host: str) -> None:
        if self._client.hosts.closed_until(find_host_key(url), self._client.clock.now()) is not None:
            raise AccountError(AccountProblem.BUSY, Code.HAS_ASKED_FOR_PAUSE(host=host))

    def _check_time(self, host: str) -> None:
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
