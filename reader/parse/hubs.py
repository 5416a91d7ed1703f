"""Who tells of a feed's news: rel=hub and rel=self in its document. Pure; looks at the head alone, where they stand."""

from __future__ import annotations

import json
import re

from reader.html.references import unescape
from reader.model.push import Hub
from reader.parse.urls import web_address

_HEAD = 65_536
_LINK = re.compile(rb"<(?:[a-zA-Z0-9_]{1,20}:)?link\b([^<>]{1,4000})>")
_PART = re.compile(rb"""\b(rel|href)\s*=\s*(?:"([^"]{1,2000})"|'([^']{1,2000})')""", re.IGNORECASE)
_ENTRIES = re.compile(rb"<(?:[a-zA-Z0-9_]{1,20}:)?(?:entry|item)[\s>]")
_RELATION = re.compile(
    r'<([^<>]{1,2000})>((?:\s*;\s*[\w*-]{1,40}\s*=\s*(?:"[^"]{0,400}"|[^\s",;]{1,400})){0,20})'
)
_REL = re.compile(r'\brel\s*=\s*(?:"([^"]{0,400})"|([^\s",;]{1,400}))', re.IGNORECASE)


def find_hub(body: bytes, link_header: str, url: str) -> Hub | None:
    """The first hub of the answer or its document. What an answer says goes before what a document says."""
    told = [*_of_header(link_header[:8_000]), *_of_document(body)]
    hubs = [web_address(url, address) for rel, address in told if "hub" in rel.lower().split()]
    selves = [web_address(url, address) for rel, address in told if "self" in rel.lower().split()]
    hub = next(filter(None, hubs), "")
    topic = next(filter(None, selves), "") or url
    return Hub(hub, topic) if hub else None


def _of_header(header: str) -> list[tuple[str, str]]:
    """RFC 8288, as much of it as hubs need."""
    found = []
    for address, parameters in _RELATION.findall(header):
        rel = _REL.search(parameters)
        if rel:
            found.append((rel[1] or rel[2] or "", address.strip()))
    return found


def _of_document(body: bytes) -> list[tuple[str, str]]:
    if body.lstrip()[:1] == b"{":
        return _of_json(body)
    first = _ENTRIES.search(body, 0, _HEAD)
    head = body[: first.start() if first else _HEAD]
    found = []
    for link in _LINK.finditer(head):
        parts = {name.lower(): double or single for name, double, single in _PART.findall(link[1])}
        if b"rel" in parts and b"href" in parts:
            found.append((_text(parts[b"rel"]), _text(parts[b"href"])))
    return found


def _text(value: bytes) -> str:
    return unescape(value.decode("utf-8", "replace")).strip()


def _of_json(body: bytes) -> list[tuple[str, str]]:
    try:
        document = json.loads(body)
    except (ValueError, RecursionError):
        return []
    if not isinstance(document, dict):
        return []
    hubs = document.get("hubs")
    listed = [one for one in hubs if isinstance(one, dict)] if isinstance(hubs, list) else []
    found = [
        ("hub", one["url"])
        for one in listed
        if str(one.get("type", "")).lower() == "websub" and isinstance(one.get("url"), str)
    ]
    own = document.get("feed_url")
    return [*found, *([("self", own)] if isinstance(own, str) else [])]
