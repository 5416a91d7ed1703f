"""HTML page → an element tree, forgiving and bounded in depth and size, for `readable` and `page_feed`. Pure; any
thread."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from msgspec import Struct, field

from reader.html.tokenizer import BLOCKS, VOID, Text, tokenize
from reader.parse.safe_html.tidy import RENAMED

MAX_NODES = 30_000
MAX_DEPTH = 150

_CLOSES_P = BLOCKS | RENAMED.keys()
_ITEMS = {"li": ("ul", "ol"), "dt": ("dl",), "dd": ("dl",), "tr": ("table",), "td": ("tr",), "th": ("tr",)}


class Node(Struct, eq=False):
    tag: str
    attributes: dict[str, str]
    parent: Node | None = None
    children: list[Node | str] = field(default_factory=list)
    """Nodes, and text that is still escaped."""


def make_tree(html: str) -> Node:
    root = current = Node("html", {})
    depth = nodes = 0
    for token in tokenize(html):
        if isinstance(token, Text):
            current.children.append(token.markup)
        elif token.closes:
            current, depth = _closed(current, token.name, depth)
        elif nodes < MAX_NODES and depth < MAX_DEPTH:
            current, depth = _with_implied_ends(current, token.name, depth)
            node = Node(token.name, token.attributes, current)
            current.children.append(node)
            nodes += 1
            if token.name not in VOID:
                current, depth = node, depth + 1
    return root


def _closed(current: Node, name: str, depth: int) -> tuple[Node, int]:
    """The parent of the nearest open element of that name, with its depth; unchanged where none is open."""
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


def chain_of(node: Node | None) -> Iterator[Node]:
    """The node and its ancestors, up to the root."""
    while node is not None:
        yield node
        node = node.parent


def ancestors_of(node: Node) -> Iterator[Node]:
    return chain_of(node.parent)


def elements_of(node: Node) -> list[Node]:
    """The child elements, without the text between."""
    return [child for child in node.children if isinstance(child, Node)]


def markup_of(node: Node) -> str:
    """The node as HTML; iterative, because pages nest deeper than Python's recursion limit."""
    out: list[str] = []
    waiting: list[Node | str] = [node]
    while waiting:
        item = waiting.pop()
        if isinstance(item, str):
            out.append(item)
            continue
        if item.tag.isalnum():
            attributes = "".join(f' {name}="{escape(value)}"' for name, value in item.attributes.items())
            out.append(f"<{item.tag}{attributes}>")
            if item.tag not in VOID:
                waiting.append(f"</{item.tag}>")
        waiting.extend(reversed(item.children))
    return "".join(out)
