"""Problems with an account's server, each with a message for the user. Pure."""

from __future__ import annotations

import ssl
from urllib.parse import urljoin

import requests

from reader.errors import FetchError
from reader.fetch.problems import explain_error, for_a_first_fetch
from reader.fetch.urls import BadAddress, parse_address
from reader.model.accounts import AccountProblem
from reader.model.fetched import Problem
from reader.model.messages import Message
from reader.wording.catalogue import AccountCode, Code


class AccountError(FetchError):
    """A request to an account's server that failed or was refused."""

    def __init__(self, problem: AccountProblem, message: Message) -> None:
        super().__init__(message)
        self.problem = problem


def explain_connection(error: Exception, host: str) -> AccountError:
    """Explain a network error."""
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
    """Explain a status that is no success."""
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
