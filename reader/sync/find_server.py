"""Finds the API of a server from the address that the owner typed, without telling anybody the password."""

from __future__ import annotations

from urllib.parse import urlsplit

import requests

from reader.fetch.urls import BadAddress, parse_address
from reader.model.accounts import ServerKind
from reader.sync.problems import AccountError, AccountProblem, explain_status, unreadable
from reader.wording.account_codes import AccountCode

_FRESHRSS = "/api/greader.php"
_PLACES = ("", _FRESHRSS, "/p" + _FRESHRSS, "/FreshRSS/p" + _FRESHRSS, "/freshrss" + _FRESHRSS)
_PROBE = "/reader/api/0/token"
_WANTS_LOGIN = 401


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
    host = urlsplit(list_bases(typed)[0]).hostname or typed
    for base in list_bases(typed):
        status, answered = _probe(session, base, host)
        if status == _WANTS_LOGIN:
            return answered
        if status == 503 and base.endswith(_FRESHRSS):
            raise AccountError(AccountProblem.NO_API, AccountCode.ACCOUNT_API_OFF(host=host))
        if status == 429 or status >= 500:
            raise explain_status(status, host)
    raise AccountError(AccountProblem.NO_API, AccountCode.ACCOUNT_NO_API(host=host))


def _probe(session: requests.Session, base: str, host: str) -> tuple[int, str]:
    """The status of a question that needs a login, and the base after redirects to it."""
    try:
        answer = session.get(base + _PROBE)
    except requests.RequestException as error:
        raise unreadable(host) from error
    return answer.status_code, answer.url.partition(_PROBE)[0]


def find_kind(base: str, counts: object) -> ServerKind:
    """FreshRSS by its address, Miniflux because it does not count what is unread."""
    if base.endswith(_FRESHRSS):
        return ServerKind.FRESHRSS
    return ServerKind.MINIFLUX if counts is None else ServerKind.OTHER
