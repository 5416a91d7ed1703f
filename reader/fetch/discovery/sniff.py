"""Feed sniffing: does this look like a feed? Reads the first kilobytes; the parser has the last word. Pure."""

from __future__ import annotations

import json
import re

from reader.html.charset import decode

_LOOKED_AT = 65_536
_ROOT = re.compile(
    r"(?:\s++|<\?.*?\?>|<!--.*?-->|<!doctype(?! html)[^>\[]*+(?:\[[^\]]*+\])?+\s*+>)*+"
    r"<(?:[a-z0-9_.-]+:)?(rss|feed|rdf)(?=[\s>:/])",
    re.IGNORECASE | re.DOTALL,
)
_KINDS = {"rss": "rss", "feed": "atom", "rdf": "rdf"}
_JSON_VERSION = re.compile(r'"version"\s*:\s*"https?:\\?/\\?/(?:www\.)?jsonfeed\.org', re.IGNORECASE)


def sniff_feed(body: bytes) -> str:
    """ "rss", "atom", "rdf" or "json"; empty where it is none of them."""
    text = decode(body[:_LOOKED_AT]).lstrip("\ufeff \t\r\n\x00")
    if text.startswith("{"):
        return "json" if _JSON_VERSION.search(text) or _is_json_feed(body) else ""
    found = _ROOT.match(text)
    return _KINDS[found[1].lower()] if found else ""


def _is_json_feed(body: bytes) -> bool:
    """The version may stand behind the items, where the first kilobytes do not reach."""
    if len(body) > 5_000_000 or b"jsonfeed.org/version" not in body.replace(b"\\/", b"/"):
        return False
    try:
        document = json.loads(body)
    except (ValueError, RecursionError):
        return False
    return isinstance(document, dict) and "jsonfeed.org/version" in str(document.get("version", ""))
