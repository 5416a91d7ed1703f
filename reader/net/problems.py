"""Failed fetches sorted into problems, each with a message that tells the user what to do; bot challenges too. Pure.

Messages name the host only, never a password or a query.
"""

from __future__ import annotations

import errno
import http.client
import re
import socket
import ssl
from collections.abc import Mapping

import urllib3.exceptions as wire

from reader.core.records.fetched import Problem
from reader.core.records.messages import Message
from reader.core.words.catalogue import Code
from reader.net.addresses import Forbidden
from reader.net.encodings import BadEncoding
from reader.net.request_state import Cancelled, DeadlinePassed, RedirectLoop, TooMuch
from reader.net.urls import BadAddress

# Bot challenges come with these; they are reported, never evaded.
CHALLENGE_STATUSES = frozenset({202, 401, 403, 405, 429, 503})

_HEADERS = {"cf-mitigated": "challenge", "x-amzn-waf-action": "", "x-datadome": "", "x-vercel-mitigated": "challenge"}
# Only challenge pages contain these, so they count with any status.
_SURE = re.compile(
    rb"_cf_chl_opt|/cdn-cgi/challenge-platform/h/|id=.challenge-running|xess\.min\.css|"
    rb"within\.website/x/cmd/anubis|/\.within\.website/|ddos-guard/js-challenge|awswaf\.com/[^\s]{0,200}challenge",
    re.IGNORECASE,
)
# Ordinary pages contain these too, so they count only with a refusal.
_LIKELY = re.compile(
    rb"just a moment\.\.\.|attention required! \| cloudflare|checking your browser|captcha|"
    rb"verify you are human|are you a robot|enable javascript and cookies to continue|sucuri website firewall|"
    rb"ddos protection by|incapsula incident|access denied \| .{0,200} used cloudflare|pardon our interruption",
    re.IGNORECASE,
)


def is_challenge(status: int, headers: Mapping[str, str], start: bytes) -> bool:
    """Tell whether a page wants a human; `start` is the beginning of its body, decoded."""
    for name, value in _HEADERS.items():
        if name in headers and value in headers[name].lower() and status != 200:
            return True
    beginning = start[:2_000].lower()
    says_html = "html" in headers.get("content-type", "").lower()
    if not says_html and b"<html" not in beginning and b"<!doctype html" not in beginning:
        return False
    if _SURE.search(start):
        return True
    return status in CHALLENGE_STATUSES and status != 401 and bool(_LIKELY.search(start))


Explained = tuple[Problem, Message]

NETWORK_ERRORS = (OSError, http.client.HTTPException, wire.HTTPError, ValueError)
"""Whatever a network, a server or an address can raise."""

_OFFLINE = {errno.ENETUNREACH, errno.ENETDOWN}
_DEAD_END = {errno.EHOSTUNREACH, errno.EHOSTDOWN}


def for_a_first_fetch(message: Message) -> Message:
    """Reword a message for an address that is not subscribed to yet: only the user can try it again."""
    if message.code == Code.GONE.name:
        return Code.ENDED_BEFORE(host=message.facts["host"])
    if message.code in (Code.ASKS_FOR_PAUSE.name, Code.HAS_ASKED_FOR_PAUSE.name):
        return Code.PAUSE_TRY_LATER(host=message.facts["host"])
    later = {"later": Code.ADDRESS_OR_LATER()} if "later" in message.facts else {}
    return Message(message.code, {**message.facts, **later})


def explain_error(error: Exception, host: str, *, others_answer: bool = False) -> Explained:
    """Sort an error. `others_answer`: another host answered a moment ago, so the network is fine."""
    for _ in range(5):  # urllib3 wraps errors
        if isinstance(error.__cause__, (OSError, http.client.HTTPException)):
            error = error.__cause__
    return _explain_own(error, host) or _explain_connection(error, host, others_answer)


def _explain_own(error: Exception, host: str) -> Explained | None:
    if isinstance(error, BadAddress):
        return Problem.BAD_ADDRESS, error.message
    if isinstance(error, RedirectLoop):
        return Problem.REDIRECT_LOOP, Code.REDIRECT_LOOP(host=host)
    if isinstance(error, Forbidden):
        return Problem.FORBIDDEN_ADDRESS, error.message
    if isinstance(error, Cancelled):
        return Problem.CANCELLED, Code.FETCH_STOPPED(host=host)
    if isinstance(error, TooMuch):
        return _too_much(error, host)
    if isinstance(error, BadEncoding):
        return Problem.BROKEN, Code.BAD_ENCODING(host=host, later=Code.LATER())
    return None


def _explain_connection(error: Exception, host: str, others_answer: bool) -> Explained:
    if isinstance(error, socket.gaierror):
        if error.errno == socket.EAI_AGAIN and not others_answer:
            return Problem.OFFLINE, Code.NAME_NOT_LOOKED_UP(host=host)
        return Problem.NO_SUCH_HOST, Code.NO_SUCH_HOST(host=host)
    if isinstance(error, ssl.SSLCertVerificationError):
        why = _CERTIFICATE.get(error.verify_code, Code.CERTIFICATE_NOT_GOOD())
        return Problem.INSECURE, Code.BAD_CERTIFICATE(host=host, why=why)
    if isinstance(error, ssl.SSLError):
        return Problem.INSECURE, Code.NO_SAFE_CONNECTION(host=host)
    if isinstance(error, DeadlinePassed):
        return Problem.TIMEOUT, Code.TOO_SLOW(host=host, later=Code.LATER())
    if isinstance(error, TimeoutError):
        return Problem.TIMEOUT, Code.NO_ANSWER(host=host, later=Code.LATER())
    return _broken_connection(error, host)


def _too_much(error: TooMuch, host: str) -> Explained:
    if error.what == "head":
        return Problem.TOO_LARGE, Code.HEAD_TOO_LARGE(host=host)
    return Problem.TOO_LARGE, Code.BODY_TOO_LARGE(host=host)


_CERTIFICATE = {
    10: Code.CERTIFICATE_EXPIRED(),
    9: Code.CERTIFICATE_TOO_NEW(),
    18: Code.CERTIFICATE_SELF_SIGNED(),
    19: Code.CERTIFICATE_OF_STRANGER(),
    20: Code.CERTIFICATE_OF_STRANGER(),
    21: Code.CERTIFICATE_OF_STRANGER(),
    23: Code.CERTIFICATE_REVOKED(),
    62: Code.CERTIFICATE_OF_OTHER_HOST(),
    64: Code.CERTIFICATE_OF_OTHER_HOST(),
}


def _broken_connection(error: Exception, host: str) -> Explained:
    code = error.errno if isinstance(error, OSError) else None
    if code in _OFFLINE:
        return Problem.OFFLINE, Code.NO_WAY(host=host)
    if code in _DEAD_END:
        return Problem.REFUSED, Code.UNREACHABLE(host=host, later=Code.LATER())
    if isinstance(error, ConnectionRefusedError):
        return Problem.REFUSED, Code.REFUSED(host=host, later=Code.LATER())
    if "tunnel" in str(error).lower():
        return Problem.REFUSED, Code.PROXY_REFUSES(host=host)
    if isinstance(error, http.client.LineTooLong) or "more than 100 headers" in str(error):
        return _too_much(TooMuch("head"), host)
    if isinstance(error, (http.client.BadStatusLine, http.client.UnknownProtocol)) and not isinstance(
        error, ConnectionError
    ):
        return Problem.BROKEN, Code.NO_HTTP(host=host)
    return Problem.BROKEN, Code.BROKE_OFF(host=host, later=Code.LATER())


def explain_status(status: int, headers: Mapping[str, str], host: str, *, gave_password: bool) -> Explained:
    """Explain a status that is neither success nor redirect."""
    if status == 401:
        return Problem.NEEDS_PASSWORD, _password(headers, host, gave_password)
    if status == 404:
        return Problem.NOT_FOUND, Code.NOT_FOUND(host=host)
    if status == 410:
        return Problem.GONE, Code.GONE(host=host)
    if status == 429 or (status == 503 and "retry-after" in headers):
        return Problem.ASKED_TO_WAIT, Code.ASKS_FOR_PAUSE(host=host)
    if 500 <= status < 600:
        return Problem.SERVER_ERROR, Code.SERVER_ERROR(host=host, status=status, later=Code.LATER())
    if status == 403:
        return Problem.CLIENT_ERROR, Code.FORBIDDEN(host=host)
    if status == 407:
        return Problem.CLIENT_ERROR, Code.PROXY_WANTS_PASSWORD()
    return Problem.CLIENT_ERROR, Code.ODD_STATUS(host=host, status=status, later=Code.LATER())


def _password(headers: Mapping[str, str], host: str, gave_password: bool) -> Message:
    wants = headers.get("www-authenticate", "").lower().split()
    if wants and not any("basic" in word for word in wants):
        return Code.UNKNOWN_LOGIN(host=host, kind=wants[0].strip(",").title()[:20])
    if gave_password:
        return Code.WRONG_PASSWORD(host=host)
    return Code.NEEDS_PASSWORD(host=host)


def challenge(host: str) -> Explained:
    return Problem.CHALLENGE, Code.CHALLENGE(host=host)
