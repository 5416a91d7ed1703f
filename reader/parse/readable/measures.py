"""How much text, linked text and prose stands below every element: collected once, from the leaves up. Pure."""

from __future__ import annotations

import re

from msgspec import Struct

from reader.html.elements import words
from reader.parse.page import Node, elements_of
from reader.parse.readable.nodes import own_text, walk, weigh

_COMMAS = re.compile(r"[,;:،、，。；．؛।]")
_PROSE = words("p pre blockquote")
_BOXES = words("div section article td span main")
LEAST_SENTENCE = 25
"""What weighs less is a label, not a sentence."""
LEAST_LOOSE = 60
"""Text that stands in a box without a paragraph around it has to weigh this to be prose."""


class Measure(Struct):
    """Of all text below an element. Prose is the weight of sentences that are not links."""

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
