"""Pure: what went wrong → which problem that is, and one sentence for the owner that says what to do.

Nothing here may show a password or a query: sentences name the host only.
"""

from __future__ import annotations

import errno
import http.client
import socket
import ssl
from collections.abc import Mapping

import urllib3.exceptions as wire

from reader.fetch.addresses import Forbidden
from reader.fetch.deadline import Cancelled, DeadlinePassed, TooMuch
from reader.fetch.encodings import BadEncoding
from reader.fetch.request_state import RedirectLoop
from reader.fetch.urls import BadAddress
from reader.model.fetched import Problem

Trouble = tuple[Problem, str]

NETWORK_ERRORS = (OSError, http.client.HTTPException, wire.HTTPError, ValueError)
"""Whatever a network, a server or an address can do to a visit."""

LATER = "Paperround will try again later."
_FIRST_VISIT = "check the address, or try again later."
_OFFLINE = {errno.ENETUNREACH, errno.ENETDOWN}
_DEAD_END = {errno.EHOSTUNREACH, errno.EHOSTDOWN}


def for_a_first_visit(message: str) -> str:
    """Nobody comes back to an address that is not subscribed to yet: the owner has to."""
    return message.replace(LATER, _FIRST_VISIT)


def explain_error(error: Exception, host: str, *, others_answer: bool) -> Trouble:
    """`others_answer`: some other host was reached a moment ago, so the line itself is fine."""
    error = _cause(error)
    if isinstance(error, BadAddress):
        return Problem.BAD_ADDRESS, str(error)
    if isinstance(error, RedirectLoop):
        return Problem.REDIRECT_LOOP, f"{host} redirects in circles; check the address in a browser."
    if isinstance(error, Forbidden):
        return Problem.FORBIDDEN_ADDRESS, str(error)
    if isinstance(error, Cancelled):
        return Problem.CANCELLED, f"The visit to {host} was stopped."
    if isinstance(error, TooMuch):
        return _too_much(error, host)
    if isinstance(error, BadEncoding):
        return Problem.BROKEN, f"What {host} sent is damaged or packed in a way nobody can read; {LATER}"
    if isinstance(error, socket.gaierror):
        return _no_name(error, host, others_answer)
    if isinstance(error, ssl.SSLError):
        return Problem.INSECURE, _insecure(error, host)
    if isinstance(error, DeadlinePassed):
        return Problem.TIMEOUT, f"{host} took too long to answer; {LATER}"
    if isinstance(error, TimeoutError):
        return Problem.TIMEOUT, f"{host} does not answer; {LATER}"
    return _broken_line(error, host)


def _cause(error: Exception) -> Exception:
    """urllib3 wraps what happened; the innermost known error tells more."""
    seen: Exception = error
    for _ in range(5):
        inner = seen.__cause__
        if not isinstance(inner, (OSError, http.client.HTTPException)):
            break
        seen = inner
    return seen


def _too_much(error: TooMuch, host: str) -> Trouble:
    if error.what == "head":
        return Problem.TOO_LARGE, f"{host} answers with headers of absurd size; tell its publisher."
    return Problem.TOO_LARGE, f"What {host} sends is larger than any feed should be, so it was not taken."


def _no_name(error: socket.gaierror, host: str, others_answer: bool) -> Trouble:
    if error.errno == socket.EAI_AGAIN and not others_answer:
        return Problem.OFFLINE, f"The name {host} cannot be looked up; this computer seems to be offline."
    return Problem.NO_SUCH_HOST, f"There is no host named {host}; check the address for a typing error."


_CERTIFICATE = {
    10: "its certificate has expired",
    9: "its certificate is not valid yet",
    18: "its certificate is signed by nobody but itself",
    19: "its certificate is signed by an authority that this computer does not know",
    20: "its certificate is signed by an authority that this computer does not know",
    21: "its certificate is signed by an authority that this computer does not know",
    23: "its certificate was revoked",
    62: "its certificate belongs to another host",
    64: "its certificate belongs to another host",
}


def _insecure(error: ssl.SSLError, host: str) -> str:
    if isinstance(error, ssl.SSLCertVerificationError):
        why = _CERTIFICATE.get(error.verify_code, "its certificate is not good")
        return f"The connection to {host} is not safe: {why}; nothing was fetched."
    return f"No safe connection to {host} could be made; check whether its address begins with http instead."


def _broken_line(error: Exception, host: str) -> Trouble:
    code = error.errno if isinstance(error, OSError) else None
    if code in _OFFLINE:
        return Problem.OFFLINE, f"There is no way to {host}; this computer seems to be offline."
    if code in _DEAD_END:
        return Problem.REFUSED, f"{host} cannot be reached; {LATER}"
    if isinstance(error, ConnectionRefusedError):
        return Problem.REFUSED, f"{host} refuses connections; {LATER}"
    if "tunnel" in str(error).lower():
        return Problem.REFUSED, f"The proxy would not connect to {host}; check the proxy in the settings."
    if isinstance(error, http.client.LineTooLong) or "more than 100 headers" in str(error):
        return _too_much(TooMuch("head"), host)
    if isinstance(error, (http.client.BadStatusLine, http.client.UnknownProtocol)) and not isinstance(
        error, ConnectionError
    ):
        return Problem.BROKEN, f"What answers at {host} does not speak HTTP; check the address."
    return Problem.BROKEN, f"The connection to {host} broke off; {LATER}"


def explain_status(status: int, headers: Mapping[str, str], host: str, *, gave_password: bool) -> Trouble:
    """For every status that is no feed and no redirect."""
    if status == 401:
        return Problem.NEEDS_PASSWORD, _password(headers, host, gave_password)
    if status == 404:
        return (
            Problem.NOT_FOUND,
            f"There is no feed at this address any more, says {host}; check the address.",
        )
    if status == 410:
        return Problem.GONE, f"The publisher has ended this feed, says {host}; its articles are kept."
    if status == 429 or (status == 503 and "retry-after" in headers):
        return Problem.ASKED_TO_WAIT, f"{host} asks for a pause; Paperround will wait."
    if status >= 500 and status < 600:
        return Problem.SERVER_ERROR, f"{host} has trouble of its own (error {status}); {LATER}"
    if status == 403:
        return Problem.CLIENT_ERROR, f"{host} does not let Paperround read this feed (error 403)."
    if status == 407:
        return (
            Problem.CLIENT_ERROR,
            "The proxy asks for a password; put it into the proxy's address in the settings.",
        )
    return Problem.CLIENT_ERROR, f"{host} answers with something odd (status {status}); {LATER}"


def _password(headers: Mapping[str, str], host: str, gave_password: bool) -> str:
    wants = headers.get("www-authenticate", "").lower()
    if wants and "basic" not in wants:
        kind = wants.split()[0].strip(",").title()[:20]
        return f"{host} asks for a kind of login that Paperround does not know ({kind})."
    if gave_password:
        return f"{host} does not accept this user name and password; give them again."
    return f"{host} asks for a user name and password; give them in the feed's properties."


def challenge(host: str) -> Trouble:
    return (
        Problem.CHALLENGE,
        f"{host} wants proof of a human reader; ask its publisher to let feed readers in.",
    )
