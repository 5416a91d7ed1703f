"""Feed sniffing: does this look like a feed? Reads the first kilobytes; the parser has the last word. Pure."""

from __future__ import annotations

import json
import re

from reader.html.charset import decode

_LOOKED_AT = 4_096
_ROOTS = re.compile(r"<(?:[a-z0-9_.-]+:)?(?P<root>rss|feed|rdf)(?=[\s>:/])[^>]*", re.IGNORECASE)
_SKIPPED = re.compile(
    r"<\?.*?\?>|<!--.*?-->|<!doctype(?! html)[^>\[]*(?:\[[^\]]*\])?\s*>", re.IGNORECASE | re.DOTALL
)
_JSON_VERSION = re.compile(r'"version"\s*:\s*"https?:\\?/\\?/(?:www\.)?jsonfeed\.org', re.IGNORECASE)


def sniff_feed(body: bytes) -> str:
    """ "rss", "atom", "rdf" or "json"; empty where it is none of them."""
    text = decode(body[:_LOOKED_AT]).lstrip("\ufeff \t\r\n\x00")
    if text.startswith("{"):
        return "json" if _JSON_VERSION.search(text) or _is_json_feed(body) else ""
    text = _SKIPPED.sub("", text).lstrip()
    found = _ROOTS.match(text)
    if not found:
        return ""
    root = found["root"].lower()
    return {"rss": "rss", "feed": "atom", "rdf": "rdf"}[root]


def _is_json_feed(body: bytes) -> bool:
    """The version may stand behind the items, where the first kilobytes do not reach."""
    if len(body) > 5_000_000 or b"jsonfeed.org/version" not in body.replace(b"\\/", b"/"):
        return False
    try:
        document = json.loads(body)
    except (ValueError, RecursionError):
        return False
    return isinstance(document, dict) and "jsonfeed.org/version" in str(document.get("version", ""))
