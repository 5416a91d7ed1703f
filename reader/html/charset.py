"""Character encoding of a page or a feed: byte-order mark, header, declaration, else UTF-8, else Windows-1252.

Declarations are wrong where a page was converted to UTF-8 and kept its old one, so valid UTF-8 beats them. Its first
bytes also tell which feed it is, or that it is a web page: search and parser both ask here. Pure.
"""

from __future__ import annotations

import codecs
import json
import re
from contextlib import suppress
from typing import Any

_HEAD = 4_096
_XML = re.compile(rb"\s*+<\?xml[^>]{0,200}?encoding\s*+=\s*+[\"']([\w.:-]{2,40})")
_META = re.compile(rb"<meta[^>]{0,200}?charset\s*+=\s*+[\"']?\s*+([\w.:-]{2,40})", re.IGNORECASE)
_HEADER = re.compile(r"charset\s*+=\s*+[\"']?\s*+([\w.:-]{2,40})", re.IGNORECASE | re.ASCII)
_STARTS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
    (b"<\0", "utf-16-le"),
    (b"\0<", "utf-16-be"),
)
# Labels that browsers read as a larger encoding.
_WIDER = {"iso-8859-1": "cp1252", "latin-1": "cp1252", "us-ascii": "cp1252", "gb2312": "gb18030", "shift_jis": "cp932"}
_LEAST_UTF8 = 8
"""With this many characters of several bytes, it isn't another encoding by accident."""
_NOT_OF_PAGES = frozenset({"punycode", "idna"})
"""Python's codecs for host names take hours for a page."""
_WIDE = ("utf-16", "utf-32")
"""Their Latin letters contain a NUL; a page in ASCII that claims one of them is UTF-8."""


def decode(body: bytes, content_type: str = "") -> str:
    for start, name in _STARTS:
        if body.startswith(start):
            return body.decode(name, "replace").lstrip("\ufeff")
    with suppress(UnicodeDecodeError):  # its end may be cut off
        text = codecs.getincrementaldecoder("utf-8")("strict").decode(body)
        if len(body) - len(text) >= _LEAST_UTF8 * 2:
            return text
    meta = _META.search(body, 0, _HEAD)
    for label in [*find_declared(body, content_type), *([meta[1].decode().lower()] if meta else [])]:
        found = _decode_as(body, label)
        if found is not None:
            return found
    return _decode_as(body, "utf-8") or body.decode("cp1252", "replace")


def find_declared(body: bytes, content_type: str) -> list[str]:
    """The labels in the header and an XML declaration, in lower case."""
    xml = _XML.match(body)
    return [name.lower() for name in (*_HEADER.findall(content_type), *([xml[1].decode()] if xml else []))]


def _decode_as(body: bytes, label: str) -> str | None:
    """Decode with a label; None where it is unknown or plainly wrong."""
    try:
        codec = codecs.lookup(_WIDER.get(label, label))
        if codec.name in _NOT_OF_PAGES:
            return None
        if codec.name[:6] in _WIDE and b"\0" not in body[:_HEAD]:
            return None
        text = body.decode(codec.name, "replace")  # refuses codecs that give no text, such as base64
    except (LookupError, ValueError):
        return None
    return text if text.count("\ufffd") * 50 <= len(text) else None


_EXAMINED_BYTES = 65_536
_PAGE_HEAD = 8_192
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
    head = body[:_PAGE_HEAD]
    return bool(_HTML.match(head)) and not _FEED.search(head)
