"""The text of a page that is compared with its last version: its main part, line by line. Pure.

By the page's own build alone, never by how much text stands where: a part that counts today must count tomorrow, or
every poll would tell of a change that nobody made.
"""

from __future__ import annotations

from reader.errors import ParseError
from reader.html.elements import words
from reader.html.text import text_of
from reader.parse.page import Node, ancestors_of
from reader.parse.page_feed.block_nodes import write_without
from reader.parse.page_feed.selectors import PageNodes
from reader.parse.readable.nodes import weigh
from reader.parse.text import without_controls
from reader.wording.page_codes import PageCode

MAX_TEXT = 400_000
MAX_LINES = 4_000
_LEAST_TEXT = 20
_FRAMES = words("nav footer aside form dialog menu head title")


def read_page_text(nodes: PageNodes, selector: str) -> str:
    """Lines of text. ParseError where the part is gone, or there is no text at all."""
    parts = nodes.select(selector) if selector else _find_main(nodes)
    if not parts:
        raise ParseError(PageCode.PAGE_REBUILT())
    skipped = {node for node in nodes.all if node.tag in _FRAMES and node not in parts}
    outer = _outermost(parts)
    text = "\n".join(text_of(write_without(part, skipped)) for part in outer)
    lines = [line for line in without_controls(text)[:MAX_TEXT].split("\n") if line.strip()]
    if weigh("".join(lines)) < _LEAST_TEXT:
        raise ParseError(PageCode.PAGE_WITHOUT_TEXT())
    return "\n".join(lines[:MAX_LINES])


def _find_main(nodes: PageNodes) -> list[Node]:
    """What the page calls its main part, its only article, else its body."""
    mains = [node for node in nodes.all if node.tag == "main" or node.attributes.get("role") == "main"]
    if mains:
        return mains[:1]
    articles = [node for node in nodes.all if node.tag == "article"]
    if len(articles) == 1:
        return articles
    bodies = [node for node in nodes.all if node.tag == "body"]
    return bodies[:1] or [nodes.root]


def _outermost(parts: list[Node]) -> list[Node]:
    chosen = set(parts)
    return [part for part in parts if not any(up in chosen for up in ancestors_of(part))]
