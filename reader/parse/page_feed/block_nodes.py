"""The elements of one block of a page: what is read of them, and how they are written down again. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from reader.html.elements import VOID, words
from reader.parse.page import Node, elements_of, markup_of
from reader.parse.readable.clutter import is_hidden
from reader.parse.readable.nodes import HEADINGS, walk

UNREAD = words(
    "script style noscript template svg math select button textarea input label option form nav iframe"
)
BOXES = words("div p section article ul ol table figure")
_HOLDERS = BOXES | words("li td tr dd dt h1 h2 h3 h4 h5 h6 a span time strong b")
_LEADS = HEADINGS | {"dt"}
"""Blocks that only begin an entry: what follows up to the next one belongs to it."""


class Block(Struct, frozen=True, eq=False):
    """What stands for one entry: an element, and what follows it where it only begins one."""

    node: Node
    rest: tuple[Node, ...] = ()

    def parts(self) -> tuple[Node, ...]:
        return (self.node, *self.rest)


class Place(Struct, frozen=True):
    """Where a page lies, and what it is written in."""

    url: str
    base: str
    language: str = ""


def make_blocks(nodes: Sequence[Node]) -> list[Block]:
    """A heading, or a term of a list of definitions, takes along what follows it up to the next."""
    if not all(node.tag in _LEADS for node in nodes):
        return [Block(node) for node in nodes]
    starts = set(nodes)
    return [Block(node, tuple(_following(node, starts))) for node in nodes]


def _following(node: Node, starts: set[Node]) -> Iterable[Node]:
    if node.parent is None:
        return
    is_behind = False
    for child in node.parent.children:
        if child is node:
            is_behind = True
        elif is_behind and isinstance(child, Node):
            if child in starts or child.tag == node.tag:
                return
            yield child


def walk_read(root: Node) -> Iterable[Node]:
    """What a reader sees of it."""
    waiting = [root]
    while waiting:
        node = waiting.pop()
        yield node
        waiting.extend(
            child for child in reversed(elements_of(node)) if child.tag not in UNREAD and not is_hidden(child)
        )


def is_leaf(node: Node) -> bool:
    """Its text stands in it, or in letters of another kind inside it."""
    return not any(child.tag in _HOLDERS for child in elements_of(node)) and any(
        isinstance(child, str) and child.strip() for child in node.children
    )


def holds_boxes(node: Node) -> bool:
    return any(inner.tag in BOXES or inner.tag == "img" for inner in walk(node) if inner is not node)


def write_without(node: Node, skipped: set[Node]) -> str:
    """Markup of a node without some of what is in it, and without what no reader sees."""
    if node in skipped or node.tag in UNREAD or is_hidden(node):
        return ""
    kept = [child for child in node.children if isinstance(child, str) or child not in skipped]
    inner = "".join(child if isinstance(child, str) else write_without(child, skipped) for child in kept)
    if node.tag in VOID:
        return markup_of(Node(node.tag, node.attributes))
    if not inner.strip() or not node.tag.isalnum() or (node.tag == "a" and holds_boxes(node)):
        return inner
    opened = markup_of(Node(node.tag, node.attributes, None, []))
    return opened.removesuffix(f"</{node.tag}>") + f"{inner}</{node.tag}>"
