"""A `requests` session over fetch, the search for a server's API from the address that the user typed, and problems
with a server, each with a message for the user.

requests brings sessions, forms and JSON; every byte goes through fetch's guarded sockets, with its limits, proxy,
certificates and host pauses. No proxies, .netrc or cookies from the environment. A session belongs to one thread.
"""

from __future__ import annotations

import io
import math
import ssl
from collections.abc import Callable, Mapping
from http.cookiejar import DefaultCookiePolicy
from urllib.parse import urljoin, urlsplit

import requests
from msgspec import Struct
from requests.adapters import BaseAdapter
from requests.structures import CaseInsensitiveDict

from reader.core.errors import FetchError
from reader.core.records.fetched import Problem
from reader.core.records.messages import Message
from reader.core.words.catalogue import AccountCode, Code
from reader.features.accounts.records import AccountProblem, ServerKind
from reader.net.client import Client, never
from reader.net.connections import Question
from reader.net.host_limits import find_host_key
from reader.net.problems import NETWORK_ERRORS, explain_error, for_a_first_fetch
from reader.net.urls import BadAddress, parse_address

Session = requests.Session


class AccountError(FetchError):
    def __init__(self, problem: AccountProblem, message: Message) -> None:
        super().__init__(message)
        self.problem = problem


def explain_connection(error: Exception, host: str) -> AccountError:
    problem, message = explain_error(error, host)
    if problem is Problem.OFFLINE:
        return AccountError(AccountProblem.OFFLINE, message)
    if problem is Problem.INSECURE:
        if isinstance(error.__cause__ or error, ssl.SSLCertVerificationError):
            message = AccountCode.ACCOUNT_CERTIFICATE(what=message)
        return AccountError(AccountProblem.INSECURE, message)
    if problem in (Problem.TOO_LARGE, Problem.BROKEN):
        return AccountError(AccountProblem.BROKEN, message)
    return AccountError(AccountProblem.UNREACHABLE, for_a_first_fetch(message))


def explain_status(status: int, host: str, *, is_login: bool = False) -> AccountError:
    if status in (401, 403):
        return AccountError(AccountProblem.PASSWORD, AccountCode.ACCOUNT_PASSWORD(host=host))
    if status == 404 or 300 <= status < 400:
        return AccountError(AccountProblem.NO_API, AccountCode.ACCOUNT_NO_API(host=host))
    if status == 429 or (status == 503 and not is_login):
        return AccountError(AccountProblem.BUSY, Code.ASKS_FOR_PAUSE(host=host))
    if status == 503:
        return AccountError(AccountProblem.NO_API, AccountCode.ACCOUNT_API_OFF(host=host))
    if status >= 500:
        message = Code.SERVER_ERROR(host=host, status=status, later=Code.LATER())
        return AccountError(AccountProblem.BROKEN, message)
    return AccountError(AccountProblem.REFUSED, Code.ODD_STATUS(host=host, status=status, later=Code.LATER()))


def explain_redirect(answer: requests.Response, host: str) -> AccountError:
    """Explain a redirect: only the user can decide whether a password may be sent there."""
    other = find_redirect(answer)
    if not other:
        return explain_status(404, host)
    other = other.partition("?")[0].partition("/reader/api/")[0].partition("/accounts/ClientLogin")[0]
    return AccountError(AccountProblem.NO_API, AccountCode.ACCOUNT_REDIRECTS(host=host, other=other))


def find_redirect(answer: requests.Response) -> str:
    """The address that an answer redirects to, or ""."""
    try:
        return parse_address(urljoin(answer.url, answer.headers.get("location", ""))).url
    except (BadAddress, ValueError):
        return ""


def unreadable(host: str) -> AccountError:
    return AccountError(AccountProblem.BROKEN, Code.BAD_ENCODING(host=host, later=Code.LATER()))


_FRESHRSS = "/api/greader.php"
_PROBE = "/reader/api/0/token"
_FRESHRSS_PLACES = (_FRESHRSS, "/p" + _FRESHRSS, "/FreshRSS/p" + _FRESHRSS, "/freshrss" + _FRESHRSS)
_PLACES: tuple[tuple[str, str, ServerKind | None], ...] = (
    ("", _PROBE, None),
    *((place, _PROBE, ServerKind.FRESHRSS) for place in _FRESHRSS_PLACES),
    ("/rest/googlereader", _PROBE, ServerKind.COMMAFEED),
    ("/index.php/apps/news/api/v1-3", "/feeds", ServerKind.NEXTCLOUD),
    ("/v2", "/authentication.json", ServerKind.FEEDBIN),
    ("/api", "/", ServerKind.TTRSS),
    ("/tt-rss/api", "/", ServerKind.TTRSS),
)
"""Where an API may be below the address of a server, what there needs a login, and whose API that is."""
_HOSTED = {
    "theoldreader.com": ("https://theoldreader.com", ServerKind.OLDREADER),
    "bazqux.com": ("https://www.bazqux.com", ServerKind.BAZQUX),
    "feedbin.com": ("https://api.feedbin.com/v2", ServerKind.FEEDBIN),
}
_WANTS_LOGIN = 401
MOST_REDIRECTS = 5


class Place(Struct, frozen=True):
    base: str
    probe: str
    kind: ServerKind | None


def list_places(typed: str) -> list[Place]:
    """Where the API may be; https where no scheme was typed, for the password's sake."""
    text = typed.strip()
    text = text if "://" in text else f"https://{text}"
    try:
        address = parse_address(text)
    except BadAddress as error:
        raise AccountError(AccountProblem.UNREACHABLE, error.message) from error
    base = f"{address.scheme}://{address.authority}{address.target.partition('?')[0]}".rstrip("/")
    base = base.partition("/index.php")[0]
    if ".php" in base:
        return [Place(base[: base.index(".php") + 4], _PROBE, ServerKind.FRESHRSS)]
    for ending in ("/reader/api/0", "/i", "/api", "/v2", "/rest/googlereader"):
        base = base.removesuffix(ending)
    return [Place(base + place, probe, kind) for place, probe, kind in _PLACES]


def find_server(session: requests.Session, typed: str) -> tuple[str, ServerKind | None]:
    """Find the base of the API, without sending the password, and whose it is if that shows. Raises AccountError where
    there is none."""
    places = list_places(typed)
    host = urlsplit(places[0].base).hostname or typed
    for name, hosted in _HOSTED.items():
        if host == name or host.endswith(f".{name}"):
            return hosted
    for place in places:
        status, answered = _probe(session, place, host)
        if status == _WANTS_LOGIN:
            return answered, ServerKind.FRESHRSS if answered.endswith(_FRESHRSS) else place.kind
        if status == 503 and place.kind is ServerKind.FRESHRSS:
            raise AccountError(AccountProblem.NO_API, AccountCode.ACCOUNT_API_OFF(host=host))
        if status == 429 or status >= 500:
            raise explain_status(status, host)
    raise AccountError(AccountProblem.NO_API, AccountCode.ACCOUNT_NO_API(host=host))


def _probe(session: requests.Session, place: Place, host: str) -> tuple[int, str]:
    """Ask for what needs a login; return the status, and the base after redirects.

    Redirects are followed on the same host and never from https to http: the password will be sent where they lead.
    """
    base = place.base
    for _ in range(MOST_REDIRECTS):
        try:
            answer = session.get(base + place.probe, allow_redirects=False)
        except requests.RequestException as error:
            raise unreadable(host) from error
        other = find_redirect(answer) if 300 <= answer.status_code < 400 else ""
        if place.kind is ServerKind.TTRSS and answer.status_code == 200:  # it has no other status
            return _WANTS_LOGIN if "NOT_LOGGED_IN" in answer.text[:1_000] else 404, base
        if not other.endswith(place.probe):
            return answer.status_code, base
        old, new = parse_address(base), parse_address(other)
        is_same = old.host.removeprefix("www.") == new.host.removeprefix("www.")
        if not (is_same and not (old.scheme == "https" and new.scheme == "http")):
            raise explain_redirect(answer, host)
        base = other.removesuffix(place.probe)
    raise AccountError(AccountProblem.NO_API, Code.REDIRECT_LOOP(host=host))


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
        # Return the answer as requests has it; any file will do for its stream.
        response = requests.Response()
        response.status_code = answer.status
        response.headers = CaseInsensitiveDict(answer.headers)
        response.url = request.url or ""
        response.request = request
        response.encoding = "utf-8"
        response.raw = io.BytesIO(answer.body)
        return response

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
