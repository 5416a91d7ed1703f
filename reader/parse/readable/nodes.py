"""Walks over a page's element tree, and the text inside an element. Pure; any thread."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from reader.html.elements import words
from reader.html.tokenizer import unescape
from reader.parse.page import Node, elements_of

PARAGRAPHS = words("p pre blockquote td dd li")
HEADINGS = words("h1 h2 h3 h4 h5 h6")
BLOCKS = (
    PARAGRAPHS
    | HEADINGS
    | words("ul ol dl dt div section article main table tbody tr figure figcaption header footer center")
)
_CJK = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
_LONGEST_NAMES = 800
"""Letters of class, id and role that are looked at, before words are set apart."""
_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def walk(root: Node) -> Iterator[Node]:
    """The node and everything below it, in the order of the page."""
    waiting = [root]
    while waiting:
        node = waiting.pop()
        yield node
        waiting.extend(reversed(elements_of(node)))


def own_text(node: Node) -> str:
    """What stands in the node itself, outside its elements."""
    return unescape("".join(child for child in node.children if isinstance(child, str)))


def full_text(node: Node, stop: frozenset[str] = frozenset()) -> str:
    """All text below the node in one line, without elements named in `stop`."""
    out: list[str] = []
    waiting = list(reversed(node.children))
    while waiting:
        child = waiting.pop()
        if isinstance(child, str):
            out.append(child)
        elif child.tag not in stop:
            if child.tag == "br" or child.tag in BLOCKS:
                out.append(" ")
            waiting.extend(reversed(child.children))
    return " ".join(unescape("".join(out)).split())


def weigh(text: str) -> int:
    """Letters; a CJK character counts as three."""
    return len(text) + 2 * len(_CJK.findall(text))


def names_of(node: Node) -> str:
    """Class, id and role as words apart: `articleShareBar` as article-Share-Bar."""
    names = " ".join(node.attributes.get(name, "") for name in ("class", "id", "role"))
    return _CAMEL.sub("-", names[:_LONGEST_NAMES])


def has_picture(node: Node) -> bool:
    return any(inner.tag in ("img", "picture") for inner in walk(node))


def is_article_body(node: Node) -> bool:
    """The page itself says so, in the words of schema.org."""
    return "articlebody" in node.attributes.get("itemprop", "").lower()


def remove(nodes: Iterable[Node]) -> None:
    """All at once, because each alone would be looked for among its siblings again."""
    gone = set(nodes)
    for parent in {node.parent for node in gone if node.parent is not None}:
        parent.children = [child for child in parent.children if isinstance(child, str) or child not in gone]
