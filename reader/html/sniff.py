"""Kind of a document by its first bytes: which feed, or a web page. Search and parser both ask here. Pure."""

from __future__ import annotations

import json
import re
from typing import Any

from reader.html.charset import decode

_EXAMINED_BYTES = 65_536
_HEAD = 8_192
_ROOT = re.compile(
    r"(?:\s++|<\?.*?\?>|<!--.*?-->|<!doctype(?! html)[^>\[]*+(?:\[[^\]]*+\])?+\s*+>)*+"
    r"<(?:[a-z0-9_.-]+:)?(rss|feed|rdf)(?=[\s>:/])",
    re.IGNORECASE | re.DOTALL,
)
_KINDS = {"rss": "rss", "feed": "atom", "rdf": "rdf"}
# Comments are matched by an atomic group: otherwise many of them would take for ever.
_HTML = re.compile(
    rb"(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?><!--.*?-->\s*)*<(?:!doctype\s+html|html|head|body)\b",
    re.IGNORECASE | re.DOTALL,
)
_FEED = re.compile(rb"<(?:\w+:)?(?:rss|feed|rdf|channel|item|entry)\b", re.I)
_JSON_VERSION = re.compile(r"https?://(?:www\.)?jsonfeed\.org/version/", re.IGNORECASE)
_MAX_JSON = 5_000_000


def sniff_feed(body: bytes) -> str:
    """Return "rss", "atom", "rdf" or "json", or "" for anything else."""
    text = decode(body[:_EXAMINED_BYTES]).lstrip("\ufeff \t\r\n\x00")
    if text.startswith("{"):
        return "json" if _has_json_feed(body) else ""
    found = _ROOT.match(text)
    return _KINDS[found[1].lower()] if found else ""


def _has_json_feed(body: bytes) -> bool:
    """The version may come after the items; in a document that is too long or broken its name is enough."""
    try:
        document = json.loads(decode(body)) if len(body) <= _MAX_JSON else None
    except (ValueError, RecursionError):
        document = None
    if isinstance(document, dict):
        return is_json_feed(document)
    return b"jsonfeed.org/version/" in body.replace(b"\\/", b"/")


def is_json_feed(document: dict[str, Any]) -> bool:
    version = document.get("version")
    has_version = isinstance(version, str) and _JSON_VERSION.match(version)
    return bool(has_version) or (isinstance(document.get("items"), list) and "title" in document)


def is_web_page(body: bytes) -> bool:
    """Tell whether this is a page for a browser, without anything in it that a lenient parser could read as a feed."""
    head = body[:_HEAD]
    return bool(_HTML.match(head)) and not _FEED.search(head)
