"""Article extraction (readability): the main text of a web page, by density of text and of links.

Paragraphs give points to what holds them; links take points away; names such as "sidebar" or "comments"
disqualify. The best holder with its equally good neighbours is the article, if it has enough words; otherwise
there is none.
Pure; runs on any thread, in time linear in the page.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import Struct

from reader.html.bounds import MAX_PAGE
from reader.html.charset import decode
from reader.html.elements import words
from reader.html.text import text_of
from reader.parse.page import Node, make_tree, markup_of
from reader.parse.sanitize import clean
from reader.parse.text import MAX_TITLE, one_line

MIN_WEIGHT = 280
"""Letters an article has at least; a CJK character counts as three."""

_NEVER = words(
    "script style noscript nav footer form aside button select template svg math head iframe object dialog"
)
_UNLIKELY = re.compile(
    r"(?:^|[\s_-])(?:ad|ads|advert\w*|banner|breadcrumbs?|byline-social|combx|comments?|community|consent|cookies?"
    r"|disqus|extra|footer|gdpr|masthead|menu|modal|nav|navbar|navigation|newsletter|outbrain|pager|pagination"
    r"|popup|promo|recommend\w*|related|share|sharing|sidebar|skip|social|sponsor\w*|subscribe|taboola|tags?"
    r"|toolbar|widget)(?:$|[\s_-])",
    re.IGNORECASE,
)
_LIKELY = re.compile(r"article|body|content|entry|main|post|story|text|記事|본문", re.IGNORECASE)
_PARAGRAPHS = words("p pre blockquote td dd")
_HOLDERS = words("article main section div td body html blockquote")
_COMMAS = re.compile(r"[,;:،、，。；．؛।]")
_CJK = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
_SEPARATOR = re.compile(r"\s+(?:[|·—–:»-]|::)\s+")


class Article(Struct, frozen=True):
    title: str
    html: str
    text: str


def find_article(html: bytes, url: str, content_type: str = "") -> Article | None:
    """None where the page holds no article that could be told from its surroundings."""
    root = make_tree(decode(html[:MAX_PAGE], content_type))
    _prune(root)
    scores = _scores(root)
    if not scores:
        return None
    best = max(scores, key=lambda node: scores[node])
    title = _title(root)
    holders = _with_neighbours(best, scores)
    for holder in holders:
        _drop_headline(holder, title)
    cleaned = clean("".join(map(markup_of, holders)), url)
    if _weight(cleaned.text) < MIN_WEIGHT:
        return None
    return Article(title, cleaned.html, cleaned.text)


def _weight(text: str) -> int:
    return len(text) + 2 * len(_CJK.findall(text))


# --- what is left out -----------------------------------------------------------------------------


def _nodes(root: Node) -> Iterator[Node]:
    waiting = [root]
    while waiting:
        node = waiting.pop()
        yield node
        waiting.extend(child for child in node.children if isinstance(child, Node))


def _prune(root: Node) -> None:
    """Take out what is never part of an article; the head stays for the title."""
    for node in _nodes(root):
        node.children = [child for child in node.children if isinstance(child, str) or not _is_clutter(child)]


def _is_clutter(node: Node) -> bool:
    if node.tag == "head":
        return False
    if node.tag in _NEVER or "hidden" in node.attributes or node.attributes.get("aria-hidden") == "true":
        return True
    if node.tag in ("body", "article", "main", "a", "p"):
        return False
    names = " ".join(node.attributes.get(name, "") for name in ("class", "id", "role"))
    return bool(_UNLIKELY.search(names)) and not _LIKELY.search(node.attributes.get("itemprop", ""))


# --- points -----------------------------------------------------------------------------------------


class _Measure(Struct):
    """Of all text below a node: collected once, from the leaves up."""

    length: int = 0
    linked: int = 0
    commas: int = 0
    weight: int = 0

    def add(self, other: _Measure) -> None:
        self.length += other.length
        self.linked += other.linked
        self.commas += other.commas
        self.weight += other.weight


def _measures(root: Node) -> dict[Node, _Measure]:
    measures: dict[Node, _Measure] = {}
    for node in reversed(list(_nodes(root))):
        total = _measure_text(node)
        for child in node.children:
            if isinstance(child, Node):
                total.add(measures[child])
        if node.tag == "a":
            total.linked = total.length
        measures[node] = total
    return measures


def _measure_text(node: Node) -> _Measure:
    """Of the text that stands in the node itself."""
    text = " ".join("".join(child for child in node.children if isinstance(child, str)).split())
    return _Measure(len(text), 0, len(_COMMAS.findall(text)), _weight(text)) if text else _Measure()


def _scores(root: Node) -> dict[Node, float]:
    """Points for every holder of paragraphs, scaled down by how much of it is links."""
    measures = _measures(root)
    points: dict[Node, float] = {}
    for node in measures:
        own = _paragraph_points(node, measures[node])
        share = 1.0
        holder = node.parent if node.tag in _PARAGRAPHS else node
        while own and holder is not None and share > 0.2:
            if holder.tag in _HOLDERS:
                points[holder] = points.get(holder, _bonus(holder)) + own * share
                share /= 2.5
            holder = holder.parent
    return {node: score * (1 - _link_share(measures[node])) for node, score in points.items()}


def _paragraph_points(node: Node, measure: _Measure) -> float:
    """What one paragraph is worth, also one that is only text and line breaks in a div."""
    if node.tag in ("div", "section", "article"):
        measure = _measure_text(node)
    elif node.tag not in _PARAGRAPHS:
        return 0.0
    if measure.weight < 25:
        return 0.0
    return 1 + min(measure.commas, 10) * 0.5 + min(measure.weight / 100, 4)


def _bonus(node: Node) -> float:
    named = f"{node.attributes.get('class', '')} {node.attributes.get('id', '')}"
    bonus = 3.0 if _LIKELY.search(named) else 0.0
    if node.tag in ("article", "main") or node.attributes.get("role") in ("main", "article"):
        bonus += 5
    return bonus + 15 * (node.attributes.get("itemprop", "").lower() == "articlebody")


def _link_share(measure: _Measure) -> float:
    return min(measure.linked / measure.length, 1.0) if measure.length else 1.0


# --- putting it together ----------------------------------------------------------------------------


def _with_neighbours(best: Node, scores: dict[Node, float]) -> list[Node]:
    """Pages that cut an article into several boxes: neighbours that are nearly as good belong to it."""
    if best.parent is None or best.tag in ("article", "main", "body", "html"):
        return [best]
    threshold = max(10.0, scores[best] * 0.3)
    neighbours = [child for child in best.parent.children if isinstance(child, Node)]
    return [node for node in neighbours if node is best or scores.get(node, 0.0) >= threshold]


def _title(root: Node) -> str:
    """What the page tells others, else its only h1, else its title without the site's name."""
    headlines = []
    page_title = ""
    for node in _nodes(root):
        if node.tag == "meta" and node.attributes.get("property") == "og:title":
            return one_line(node.attributes.get("content", ""), MAX_TITLE)
        if node.tag == "h1":
            headlines.append(_line_of(node))
        if node.tag == "title" and not page_title:
            page_title = _line_of(node)
    if len(headlines) == 1 and headlines[0]:
        return headlines[0]
    return max(_SEPARATOR.split(page_title), key=len)


def _drop_headline(holder: Node, title: str) -> None:
    """It is shown above the article already."""
    for node in list(_nodes(holder)):
        if (
            node.tag == "h1"
            and node.parent is not None
            and _line_of(node) == title
            and not _has_picture(node)
        ):
            node.parent.children.remove(node)


def _has_picture(node: Node) -> bool:
    return any(inner.tag == "img" for inner in _nodes(node))


def _line_of(node: Node) -> str:
    """The words inside a node."""
    inside = "".join(child if isinstance(child, str) else markup_of(child) for child in node.children)
    return one_line(text_of(inside), MAX_TITLE)
