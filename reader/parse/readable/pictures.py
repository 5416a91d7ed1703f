"""Pictures of an article that its text does not hold by itself: those that wait for a script, and the one that a page
announces. Pure.
"""

from __future__ import annotations

import re
from html import escape

from reader.parse.page import Node
from reader.parse.readable.nodes import has_picture, walk
from reader.parse.safe_html.html_rules import LAZY_SOURCES
from reader.parse.urls import web_address

_OF_THE_SITE = re.compile(
    r"logo|default|placeholder|fallback|favicon|icon|avatar|blank|share-?image", re.IGNORECASE
)
_WAITING = (*LAZY_SOURCES, "srcset", "data-srcset")


def show_waiting_pictures(root: Node) -> None:
    """What `noscript` holds for browsers without scripts, as we are; the empty picture it stands for goes."""
    for node in walk(root):
        kept: list[Node | str] = []
        for child in node.children:
            if isinstance(child, Node) and child.tag == "noscript":
                pictures = [inner for inner in walk(child) if inner.tag == "img" and _has_source(inner)]
                if len(pictures) == 1:
                    kept = [one for one in kept if isinstance(one, str) or not _is_empty_picture(one)]
                    kept.append(pictures[0])
                    pictures[0].parent = node
            else:
                kept.append(child)
        node.children = kept


def find_lead_picture(root: Node, url: str) -> tuple[str, str]:
    """The address and the words of the picture that the page announces; empty where it is the site's own."""
    address = words = ""
    for node in walk(root):
        if node.tag == "meta":
            told = node.attributes.get("property", "").lower()
            if told in ("og:image", "og:image:url") and not address:
                address = web_address(url, node.attributes.get("content", ""))
            elif told == "og:image:alt":
                words = node.attributes.get("content", "")
    return ("", "") if _OF_THE_SITE.search(address) else (address, words)


def make_lead_markup(holder: Node, address: str, words: str) -> str:
    """Above an article without a picture of its own."""
    if not address or has_picture(holder):
        return ""
    return f'<figure><img src="{escape(address)}" alt="{escape(words)}"></figure>'


def _has_source(picture: Node) -> bool:
    source = picture.attributes.get("src", "")
    return bool(source) and not source.startswith("data:")


def _is_empty_picture(node: Node) -> bool:
    pictures = [inner for inner in walk(node) if inner.tag == "img"]
    if len(pictures) != 1 or any(isinstance(child, str) and child.strip() for child in node.children):
        return False
    return not _has_source(pictures[0]) and not any(pictures[0].attributes.get(name) for name in _WAITING)
