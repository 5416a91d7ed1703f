"""Pages of our own making in many languages, each of another layout; what belongs to the article says `data-truth`.

Scored as the shared pages are, by runs of four words; where a script has no spaces, by runs of four characters.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from reader.html.text import text_of
from reader.parse.page import make_tree, markup_of
from reader.parse.readable.extract import Article, find_article
from reader.parse.readable.nodes import walk

LAYOUTS = Path(__file__).parents[3] / "data" / "article_layouts"
URL = "https://site.example/dir/page"
_RUN = 4
_UNSPACED = re.compile("[\u0e00-\u0eff\u3040-\u9fff]")


@dataclass(frozen=True)
class Found:
    name: str
    article: Article | None
    f1: float


def read_layouts() -> list[Found]:
    return [_read(path) for path in sorted(LAYOUTS.glob("*.html"))]


def _read(path: Path) -> Found:
    page = path.read_bytes()
    nodes = [node for node in walk(make_tree(page.decode())) if "data-truth" in node.attributes]
    truth = "\n".join(text_of(markup_of(node)) for node in nodes)
    article = find_article(page, URL)
    return Found(path.stem, article, compare(article.text if article else "", truth))


def compare(text: str, truth: str) -> float:
    """F1 of the runs of words in both."""
    ours, theirs = _runs(text), _runs(truth)
    both = sum((ours & theirs).values())
    return 2 * both / (sum(ours.values()) + sum(theirs.values())) if both else 0.0


def _runs(text: str) -> Counter[tuple[str, ...]]:
    words = re.findall(r"\w", text) if _UNSPACED.search(text) else re.findall(r"\w+", text)
    return Counter(tuple(words[at : at + _RUN]) for at in range(max(len(words) - _RUN + 1, 1)))
