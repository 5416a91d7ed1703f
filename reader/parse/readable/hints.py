"""What a page announces about its article: its description, and its text as JSON-LD. Pure.

Neither is shown. They are compared with the page's paragraphs, four words at a time, to find out which of them belong
to the article.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from msgspec import Struct

from reader.html.text import text_of
from reader.html.tokenizer import unescape
from reader.parse.page import Node, elements_of
from reader.parse.readable.nodes import PARAGRAPHS, full_text, own_text, walk

_WORD = re.compile(r"\w+")
_JSON_LD = re.compile(r"<script[^<>]{0,200}ld\+json[^<>]{0,200}>", re.IGNORECASE)
_SCRIPT_END = re.compile(r"</script", re.IGNORECASE)
_SHINGLE = 4
_LEAST_BODY = 200
_LEAST_FOUND = 4
_LEAST_SHARE = 0.4
"""The share of the announced words that must be on the page; otherwise they are about something else."""
_DESCRIPTIONS = ("description", "og:description", "twitter:description")
_DEEPEST = 40

Shingles = set[tuple[str, ...]]


class Matches(Struct, frozen=True):
    """How many announced runs of four words are below each element; none where the page announced nothing useful."""

    found: dict[Node, int]
    total: int
    counts: dict[Node, int]
    """All runs of words below each element; empty unless the page announced the whole text."""

    def share(self, node: Node) -> float:
        return self.found[node] / self.total if self.total else 1.0

    def purity(self, node: Node) -> float:
        """The share of its words that was announced; 1 where that is unknown."""
        return self.found[node] / self.counts[node] if self.total and self.counts.get(node) else 1.0


class Hints(Struct, frozen=True):
    wanted: Shingles
    body: str
    """The whole text of the article, where the page announces more than its description."""


def read_hints(html: str, root: Node) -> Hints:
    """Read what the page announces. `html` is the page as it came: JSON-LD is a script, and the tree has none."""
    description = body = ""
    for node in walk(root):
        name = node.attributes.get("name") or node.attributes.get("property") or ""
        if node.tag == "meta" and name.lower() in _DESCRIPTIONS:
            description = max(description, unescape(node.attributes.get("content", "")), key=len)
    for script in _scripts(html):
        body = max([body, *_bodies(script)], key=len)
    body = body if len(body) > _LEAST_BODY else ""
    return Hints(shingles(body or description), body)


def match(root: Node, hints: Hints) -> Matches:
    order = list(walk(root))
    if not hints.wanted:
        return Matches(dict.fromkeys(order, 0), 0, {})
    found: dict[Node, int] = {}
    counts: dict[Node, int] = {}
    for node in reversed(order):
        runs = _runs(node)
        inner = elements_of(node)
        found[node] = len(runs & hints.wanted) + sum(found[child] for child in inner)
        counts[node] = len(runs) + sum(counts[child] for child in inner)
    total = found[root]
    known = total >= _LEAST_FOUND and total >= _LEAST_SHARE * len(hints.wanted)
    return Matches(found, total if known else 0, counts if hints.body else {})


def shingles(text: str) -> Shingles:
    found = _WORD.findall(text.lower())
    return {tuple(found[at : at + _SHINGLE]) for at in range(len(found) - _SHINGLE + 1)}


def _runs(node: Node) -> Shingles:
    """The runs of words in a paragraph, or in the node's own text."""
    text = full_text(node, PARAGRAPHS) if node.tag in PARAGRAPHS else own_text(node)
    return shingles(text) if len(text) > 20 else set()


def _scripts(html: str) -> Iterator[str]:
    """Yield the content of each script of JSON-LD that ends."""
    start = _JSON_LD.search(html)
    while start is not None and (end := _SCRIPT_END.search(html, start.end())) is not None:
        yield html[start.end() : end.start()]
        start = _JSON_LD.search(html, end.end())


def _bodies(script: str) -> Iterator[str]:
    try:
        document = json.loads(script, strict=False)
    except (ValueError, RecursionError):
        return
    for body in _find_bodies(document, _DEEPEST):
        plain = unescape(body)
        yield text_of(plain) if "<" in plain else plain


def _find_bodies(document: object, depth: int) -> Iterator[str]:
    if depth == 0:
        return
    if isinstance(document, list):
        for part in document:
            yield from _find_bodies(part, depth - 1)
    elif isinstance(document, dict):
        for name, part in document.items():
            if name == "articleBody" and isinstance(part, str):
                yield part
            else:
                yield from _find_bodies(part, depth - 1)
