"""Problems with sending, each with a message for the user and whether trying again may help. Pure."""

from __future__ import annotations

import json
from collections.abc import Mapping
from urllib.parse import urlsplit

from reader.core.errors import SendError
from reader.core.records.fetched import Problem
from reader.core.words.catalogue import Code, SendCode
from reader.net.problems import explain_error

_PASSING = (Problem.OFFLINE, Problem.REFUSED, Problem.TIMEOUT, Problem.BROKEN, Problem.NO_SUCH_HOST)
_TELLING = ("message", "error_description", "detail", "error", "title")
LONGEST_TEXT = 200


def explain_connection(error: Exception, host: str) -> SendError:
    problem, message = explain_error(error, host)
    return SendError(message, passes=problem in _PASSING, is_offline=problem is Problem.OFFLINE)


def explain_status(status: int, headers: Mapping[str, str], body: bytes, host: str) -> SendError:
    if status in (401, 403):
        return SendError(SendCode.SEND_LOGIN(host=host))
    if status in (404, 405, 410):
        return SendError(SendCode.SEND_NOT_THERE(host=host))
    if 300 <= status < 400:
        location = urlsplit(headers.get("location", ""))
        other = f"{location.scheme}://{location.netloc}" if location.netloc else location.path[:LONGEST_TEXT]
        return SendError(SendCode.SEND_REDIRECTS(host=host, other=other))
    if status in (408, 425, 429) or (status == 503 and "retry-after" in headers):
        return SendError(Code.ASKS_FOR_PAUSE(host=host), passes=True)
    if status >= 500:
        return SendError(Code.SERVER_ERROR(host=host, status=status, later=Code.LATER()), passes=True)
    if why := read_why(body):
        return SendError(SendCode.SEND_REFUSED_WHY(host=host, status=status, why=why))
    return SendError(SendCode.SEND_REFUSED(host=host, status=status))


def read_why(body: bytes) -> str:
    """The reason that a server gives in JSON, or ""."""
    try:
        document = json.loads(body[:100_000])
    except (ValueError, RecursionError):
        return ""
    if not isinstance(document, dict):
        return ""
    texts = [document[name] for name in _TELLING if isinstance(document.get(name), str)]
    texts = texts or [f"{name}: {value[0]}" for name, value in document.items() if isinstance(value, list) and value]
    return " ".join(str(texts[0]).split())[:LONGEST_TEXT] if texts else ""
