"""Walks over a page's element tree: the text inside an element, and how much of it is linked and how much is prose.
Pure; any thread."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from msgspec import Struct

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
"""How many letters of class, id and role are examined."""
_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
_COMMAS = re.compile(r"[,;:،、，。；．؛।]")
_PROSE = words("p pre blockquote")
_BOXES = words("div section article td span main")
LEAST_SENTENCE = 25
"""Weight of the shortest sentence; what is shorter is a label."""
LEAST_LOOSE = 60
"""Weight of the shortest prose in a box without a paragraph around it."""


def walk(root: Node) -> Iterator[Node]:
    """Yield the node and everything below it, in the order of the page."""
    waiting = [root]
    while waiting:
        node = waiting.pop()
        yield node
        waiting.extend(reversed(elements_of(node)))


def own_text(node: Node) -> str:
    """The text of the node itself, without that of its elements."""
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
    """The number of letters; a CJK character counts as three."""
    return len(text) + 2 * len(_CJK.findall(text))


def names_of(node: Node) -> str:
    """Class, id and role as separate words: `articleShareBar` as article-Share-Bar."""
    names = " ".join(node.attributes.get(name, "") for name in ("class", "id", "role"))
    return _CAMEL.sub("-", names[:_LONGEST_NAMES])


def named(*patterns: str) -> re.Pattern[str]:
    """An expression that finds any of these as a whole word in `names_of`."""
    return re.compile(rf"(?:^|[\s_-])(?:{'|'.join(patterns)})(?:$|[\s_-])", re.IGNORECASE)


def has_picture(node: Node) -> bool:
    return any(inner.tag in ("img", "picture") for inner in walk(node))


def is_article_body(node: Node) -> bool:
    """Tell whether the page itself calls it the article, in the words of schema.org."""
    return "articlebody" in node.attributes.get("itemprop", "").lower()


def remove(nodes: Iterable[Node]) -> None:
    """Remove nodes from their parents, all at once: one by one, each would be searched for among its siblings."""
    gone = set(nodes)
    for parent in {node.parent for node in gone if node.parent is not None}:
        parent.children = [child for child in parent.children if isinstance(child, str) or child not in gone]


class Measure(Struct):
    """Figures of all text below an element. Prose is the weight of sentences that are not links."""

    length: int = 0
    linked: int = 0
    commas: int = 0
    weight: int = 0
    prose: float = 0.0

    def add(self, other: Measure) -> None:
        self.length += other.length
        self.linked += other.linked
        self.commas += other.commas
        self.weight += other.weight
        self.prose += other.prose

    @property
    def link_share(self) -> float:
        return min(self.linked / self.length, 1.0) if self.length else 1.0


Measures = dict[Node, Measure]


def measure_page(root: Node) -> Measures:
    measures: Measures = {}
    for node in reversed(list(walk(root))):
        total = measure_own_text(node)
        loose = total.weight
        for child in elements_of(node):
            total.add(measures[child])
        if node.tag == "a":
            total.linked = total.length
        total.prose = _prose(node, total, loose)
        measures[node] = total
    return measures


def measure_own_text(node: Node) -> Measure:
    text = " ".join(own_text(node).split())
    return Measure(len(text), 0, len(_COMMAS.findall(text)), weigh(text)) if text else Measure()


def _prose(node: Node, total: Measure, loose: int) -> float:
    if node.tag in _PROSE:
        unlinked = total.weight * (1 - total.link_share)
        return max(total.prose, unlinked) if unlinked >= LEAST_SENTENCE else total.prose
    return total.prose + loose if node.tag in _BOXES and loose >= LEAST_LOOSE else total.prose
