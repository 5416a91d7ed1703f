"""A web page as a bounded tree: decoded by what it declares, forgiving, never too deep or too large.

Serves `readable` only. Pure; runs on any thread.
"""

from __future__ import annotations

import codecs
import re
from html import unescape

from msgspec import Struct, field

from reader.parse.html_rules import BLOCKS, HTML_VOID_TAGS, RENAMED
from reader.parse.scan import Tag, scan

MAX_PAGE = 3_000_000
MAX_NODES = 30_000
MAX_DEPTH = 150

_META = re.compile(rb"<meta[^>]{0,200}?charset\s*=\s*[\"']?\s*([\w.:-]{2,40})", re.IGNORECASE)
_XML = re.compile(rb"<\?xml[^>]{0,100}?encoding\s*=\s*[\"']([\w.:-]{2,40})")
_CHARSET = re.compile(r"charset\s*=\s*[\"']?([\w.:-]{2,40})", re.IGNORECASE)
_BOMS = ((codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))
# Labels that mean more than they say, as browsers read them.
_WIDER = {
    "iso-8859-1": "cp1252",
    "latin-1": "cp1252",
    "us-ascii": "cp1252",
    "gb2312": "gb18030",
    "shift_jis": "cp932",
}
_CLOSES_P = BLOCKS | RENAMED.keys()
_ITEMS = {"li": ("ul", "ol"), "dt": ("dl",), "dd": ("dl",), "tr": ("table",), "td": ("tr",), "th": ("tr",)}


class Node(Struct, eq=False):
    tag: str
    attributes: dict[str, str]
    parent: Node | None = None
    children: list[Node | str] = field(default_factory=list)
    """Nodes, and text that is still escaped."""


def decode_page(body: bytes, content_type: str = "") -> str:
    """By byte-order mark, header, declaration; else UTF-8 if it is that, else the Web's old default."""
    body = body[:MAX_PAGE]
    for bom, name in _BOMS:
        if body.startswith(bom):
            return body.decode(name, "replace").lstrip("\ufeff")
    head = body[:4_096]
    declared = [_CHARSET.search(content_type), _META.search(head), _XML.match(head)]
    for match in declared:
        text = _decode(body, match.group(1)) if match else None
        if text is not None:
            return text
    return _decode(body, "utf-8") or body.decode("cp1252", "replace")


def _decode(body: bytes, label: str | bytes) -> str | None:
    """None where the label is unknown or plainly wrong."""
    name = (label.decode("ascii", "replace") if isinstance(label, bytes) else label).lower()
    try:
        codec = codecs.lookup(_WIDER.get(name, name))
        if not codec._is_text_encoding:
            return None
        text = body.decode(codec.name, "replace")
    except (LookupError, ValueError):
        return None
    return text if text.count("\ufffd") * 50 <= len(text) else None


def make_tree(html: str) -> Node:
    root = current = Node("html", {})
    depth = nodes = 0
    for token in scan(html):
        if not isinstance(token, Tag):
            current.children.append(token.markup)
        elif token.closes:
            current, depth = _closed(current, token.name, depth)
        elif nodes < MAX_NODES and depth < MAX_DEPTH:
            current, depth = _with_implied_ends(current, token.name, depth)
            node = Node(token.name, token.attributes, current)
            current.children.append(node)
            nodes += 1
            if token.name not in HTML_VOID_TAGS:
                current, depth = node, depth + 1
    return root


def _closed(current: Node, name: str, depth: int) -> tuple[Node, int]:
    """One step up from the nearest open element of that name; where none is open nothing happens."""
    node, steps = current, 1
    while node.parent is not None:
        if node.tag == name:
            return node.parent, depth - steps
        node, steps = node.parent, steps + 1
    return current, depth


def _with_implied_ends(current: Node, name: str, depth: int) -> tuple[Node, int]:
    if current.tag == "p" and name in _CLOSES_P:
        return _closed(current, "p", depth)
    fences = _ITEMS.get(name)
    node = current
    while fences and node.parent is not None and node.tag not in fences:
        if node.tag == name:
            return _closed(current, name, depth)
        node = node.parent
    return current, depth


def text_of(node: Node) -> str:
    """All words below a node; iterative, because pages nest deeper than Python likes."""
    out: list[str] = []
    waiting: list[Node | str] = [node]
    while waiting:
        item = waiting.pop()
        if isinstance(item, str):
            out.append(item)
        elif item.tag not in ("script", "style"):
            waiting.extend(reversed(item.children))
            if item.tag in BLOCKS or item.tag == "br":
                out.append(" ")
    text = "".join(out)
    return " ".join((unescape(text) if "&" in text else text).split())
