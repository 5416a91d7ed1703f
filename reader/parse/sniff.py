"""Tells feeds from what comes instead (a web page, a login, nothing), with the sentence for the owner. Pure."""

from __future__ import annotations

import re

from reader.errors import ParseError
from reader.wording.catalogue import Code

_HEAD = 8_192
# Each comment is taken whole (an atomic group): otherwise many comments would take for ever.
_HTML = re.compile(
    rb"(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?><!--.*?-->\s*)*<(?:!doctype\s+html|html|head|body)\b",
    re.IGNORECASE | re.DOTALL,
)
_FEED = re.compile(rb"<(?:\w+:)?(?:rss|feed|rdf|channel|item|entry)\b", re.I)
_LOGIN = re.compile(rb"type\s*=\s*[\"']?password", re.I)


def require_something(body: bytes, url: str) -> None:
    if not body.strip(b" \t\r\n\0\xef\xbb\xbf"):
        raise ParseError(Code.ANSWER_EMPTY(url=url))


def is_web_page(body: bytes) -> bool:
    head = body[:_HEAD]
    return bool(_HTML.match(head)) and not _FEED.search(head)


def is_json(body: bytes) -> bool:
    return body.lstrip(b"\xef\xbb\xbf \t\r\n")[:1] == b"{"


def not_a_feed(body: bytes, url: str) -> ParseError:
    """The error for whatever this is."""
    if is_web_page(body):
        if _LOGIN.search(body):
            return ParseError(Code.PAGE_WANTS_LOGIN(url=url))
        return ParseError(Code.PAGE_NO_FEED(url=url))
    return ParseError(Code.NOT_A_FEED(url=url))
