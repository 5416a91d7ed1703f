"""What is left to take out of an article that was found: lists of links, other articles inside it, its own headline and
byline, and calls to subscribe or follow. Pure; pictures always stay.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from reader.html.elements import words
from reader.parse.page import Node, ancestors_of, elements_of
from reader.parse.readable.measures import Measures
from reader.parse.readable.nodes import BLOCKS, HEADINGS, full_text, has_picture, remove, walk, weigh

_LINKED = words("div section ul ol dl table p h2 h3 h4 h5 h6")
_LINES = words("p h1 h2 h3 h4 h5 h6 li pre blockquote td dd dt")
_OPENING = words("p pre blockquote li td")
_CALLS = re.compile(
    r"\b(?:subscrib|newsletter|sign up|follow (?:us|him|her|me)|join our|download (?:the|our) app"
    r"|(?:contact|email) the author|abonnier|inscrivez|suscr[ií]b|assine|iscriviti)",
    re.IGNORECASE,
)


def trim(article: Node, measures: Measures) -> None:
    _drop_other_articles(article, measures)
    for node in list(walk(article)):
        node.children = [
            child for child in node.children if isinstance(child, str) or not _is_links(child, measures)
        ]
    lines = [(node, text) for node in _lines(article) if (text := full_text(node))]
    lines = _drop_head(lines)
    lines = _drop_tail(lines, measures)
    _drop(
        node
        for node, text in lines
        if _CALLS.search(text) and weigh(text) < 220 and measures[node].link_share > 0.15
    )


def _drop_other_articles(article: Node, measures: Measures) -> None:
    """Two or more articles inside this one are teasers, where enough is left without them."""
    inner = dict.fromkeys(node for node in walk(article) if node.tag == "article" and node is not article)
    teasers = [node for node in inner if not any(up in inner for up in ancestors_of(node))]
    prose = sum(measures[node].prose for node in teasers)
    if len(teasers) >= 2 and measures[article].prose - prose >= 280:
        remove(teasers)


def _is_links(node: Node, measures: Measures) -> bool:
    measure = measures.get(node)
    if node.tag not in _LINKED or measure is None or not measure.length:
        return False
    if node.tag in ("ul", "ol") and measure.link_share > 0.4 and _is_list_of_links(node, measures):
        return True
    most = 25 if node.tag == "p" else 60
    return (
        measure.link_share > 0.5
        and measure.prose < 80
        and measure.length - measure.linked < most
        and not has_picture(node)
    )


def _is_list_of_links(node: Node, measures: Measures) -> bool:
    items = [child for child in elements_of(node) if child.tag == "li"]
    linked = sum(measures[item].link_share > 0.6 for item in items)
    return len(items) >= 2 and linked >= 0.75 * len(items)


def _lines(article: Node) -> list[Node]:
    """Elements that hold a line of text each, in order."""
    found, waiting = [], [article]
    while waiting:
        node = waiting.pop()
        if node.tag == "figcaption":
            continue
        inner = elements_of(node)
        if node.tag in _LINES or not any(child.tag in BLOCKS for child in inner):
            found.append(node)
        else:
            waiting.extend(reversed(inner))
    return found


def _drop_head(lines: list[tuple[Node, str]]) -> list[tuple[Node, str]]:
    """Headline, date and byline: they are shown above the article already."""
    start = next((at for at, (node, text) in enumerate(lines) if _opens(node, text)), 0)
    _drop(node for node, text in lines[:start] if node.tag in HEADINGS or weigh(text) < 80)
    return lines[start:]


def _opens(node: Node, text: str) -> bool:
    return weigh(text) >= (40 if node.tag in _OPENING else 80)


def _drop_tail(lines: list[tuple[Node, str]], measures: Measures) -> list[tuple[Node, str]]:
    end = len(lines)
    while end and _is_tail(*lines[end - 1], measures):
        end -= 1
    _drop(node for node, _ in lines[end:])
    return lines[:end]


def _is_tail(node: Node, text: str, measures: Measures) -> bool:
    if node.tag in HEADINGS:
        return True
    if _CALLS.search(text) and weigh(text) < 400:
        return True
    return measures[node].link_share > 0.5 and weigh(text) < 200


def _drop(nodes: Iterable[Node]) -> None:
    remove(node for node in nodes if not has_picture(node))
