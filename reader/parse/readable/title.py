"""The title of a page, for an article that was found on it. Pure."""

from __future__ import annotations

import re

from reader.html.text import text_of
from reader.parse.page import Node, markup_of
from reader.parse.readable.nodes import walk
from reader.parse.text import MAX_TITLE, one_line

_SEPARATOR = re.compile(r"\s+(?:[|·—–:»-]|::)\s+|\s*[｜］】]\s*")
_HEADING_LINK = re.compile(r"\s*[¶#]$")
"""A link to the heading itself, which documentation shows beside it."""


def find_title(root: Node) -> str:
    """What the page tells others, else its only h1, else its title without the site's name."""
    headlines = []
    page_title = ""
    for node in walk(root):
        if node.tag == "meta" and node.attributes.get("property") == "og:title":
            told = one_line(node.attributes.get("content", ""), MAX_TITLE)
            if told:
                return told
        if node.tag == "h1":
            headlines.append(_line_of(node))
        if node.tag == "title" and not page_title:
            page_title = _line_of(node)
    if len(headlines) == 1 and headlines[0]:
        return headlines[0]
    return max(_SEPARATOR.split(page_title), key=len)


def _line_of(node: Node) -> str:
    """The words inside a node."""
    inside = "".join(child if isinstance(child, str) else markup_of(child) for child in node.children)
    return _HEADING_LINK.sub("", one_line(text_of(inside), MAX_TITLE))
