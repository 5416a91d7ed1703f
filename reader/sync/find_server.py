"""Finds the API of a server from the address that the owner typed, without telling anybody the password."""

from __future__ import annotations

from urllib.parse import urlsplit

import requests

from reader.fetch.urls import BadAddress, parse_address
from reader.model.accounts import ServerKind
from reader.sync.problems import (
    AccountError,
    AccountProblem,
    explain_redirect,
    explain_status,
    find_redirect,
    unreadable,
)
from reader.wording.account_codes import AccountCode
from reader.wording.catalogue import Code

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
