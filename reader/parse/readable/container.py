"""Finds the element that contains the article. Pure.

Paragraphs give points to the element around them, and half as many one step further up; links take points away, and so
do names like "comments". What the page announces about its article (`hints`) weighs most. Where a page cuts its article
into several boxes, neighbours of the same kind are taken too.
"""

from __future__ import annotations

import re

from reader.html.elements import words
from reader.parse.page import Node, elements_of
from reader.parse.readable.clutter import belongs_to_others, is_hidden
from reader.parse.readable.hints import Matches
from reader.parse.readable.nodes import (
    LEAST_SENTENCE,
    PARAGRAPHS,
    Measure,
    Measures,
    full_text,
    is_article_body,
    measure_own_text,
    own_text,
    walk,
)

_HOLDERS = words("article main section div td body html blockquote")
_BOXES = words("div section article td main span")
_TOP = words("body html")
_LIKELY = re.compile(r"article|body|content|entry|main|post|story|text|記事|본문", re.IGNORECASE)
_CUT_OFF = re.compile(r"(?:…|\.\.\.|\[…\])\s*$")
_LONGEST_TEASER = 400
_LISTED = words("article li")
_BETWEEN = words("h2 h3 h4 figure img picture pre hr ul ol table blockquote p")
_HIGHEST = 12
"""How many steps up neighbours are looked for."""


def find_container(root: Node, measures: Measures, matches: Matches) -> Node | None:
    scores = _scores(root, measures, matches)
    if not scores:
        return None
    best = max(scores, key=lambda node: scores[node])
    return _with_neighbours(best, _Judge(best, scores, measures, matches))


# --- points -----------------------------------------------------------------------------------------


def _scores(root: Node, measures: Measures, matches: Matches) -> dict[Node, float]:
    points = _points(measures)
    trust = _trust(root, matches)
    return {
        node: (score + _bonus(node))
        * (1 - measures[node].link_share)
        * trust[node]
        * (0.2 + 0.8 * matches.share(node))
        * (0.3 + 0.7 * matches.purity(node))
        * (0.6 if node.tag in _TOP else 1.0)
        * (0.3 if _is_listing(node, measures) else 1.0)
        for node, score in points.items()
    }


def _points(measures: Measures) -> dict[Node, float]:
    points: dict[Node, float] = {}
    for node, measure in measures.items():
        own = _paragraph_points(node, measure)
        share = 1.0
        holder = node.parent if node.tag in PARAGRAPHS or node.tag == "span" else node
        while own and holder is not None and share > 0.2:
            if holder.tag in _HOLDERS:
                points[holder] = points.get(holder, 0.0) + own * share
                share /= 2
            holder = holder.parent
    return points


def _paragraph_points(node: Node, measure: Measure) -> float:
    """The points of one paragraph, also of one that is only text and line breaks in a box."""
    if node.tag in PARAGRAPHS:
        links = measure.link_share
    elif node.tag in _BOXES:
        measure, links = measure_own_text(node), 0.0
    else:
        return 0.0
    if measure.weight < LEAST_SENTENCE:
        return 0.0
    if measure.weight < _LONGEST_TEASER:
        text = full_text(node, PARAGRAPHS) if node.tag in PARAGRAPHS else own_text(node)
        if _CUT_OFF.search(text):  # it ends with dots, as teasers of other articles do
            return 0.0
    return (1 + min(measure.commas, 10) * 0.5 + min(measure.weight / 100, 6)) * (1 - links)


def _bonus(node: Node) -> float:
    named = f"{node.attributes.get('class', '')} {node.attributes.get('id', '')}"
    bonus = 3.0 if _LIKELY.search(named) else 0.0
    if node.tag in ("article", "main") or node.attributes.get("role") in ("main", "article"):
        bonus += 5
    return bonus + 25 * is_article_body(node)


def _trust(root: Node, matches: Matches) -> dict[Node, float]:
    """A factor for each element: less inside boxes that are doubtful by name, by element or by being hidden."""
    trust: dict[Node, float] = {}
    for node in walk(root):
        above = trust[node.parent] if node.parent is not None else 1.0
        trust[node] = max(0.09, above * (0.3 if _is_doubtful(node, matches) else 1.0))
    return trust


def _is_doubtful(node: Node, matches: Matches) -> bool:
    if node.tag in ("body", "html", "article", "main") or (matches.total and matches.share(node) >= 0.5):
        return False
    return node.tag in ("footer", "aside", "nav") or is_hidden(node) or belongs_to_others(node)


def _is_listing(node: Node, measures: Measures) -> bool:
    """Tell whether it contains three or more articles or items of one kind with prose: a list of posts, or comments."""
    kinds: dict[tuple[str, str], int] = {}
    for child in elements_of(node):
        if child.tag in _LISTED and measures[child].prose > 60:
            kinds[_kind(child)] = kinds.get(_kind(child), 0) + 1
    return max(kinds.values(), default=0) >= 3


def _kind(node: Node) -> tuple[str, str]:
    names = node.attributes.get("class", "").split()
    return node.tag, re.sub(r"\d+", "", names[0]) if names else ""


# --- an article in several boxes ----------------------------------------------------------------------


class _Judge:
    """Tells which neighbours belong to the best element."""

    def __init__(self, best: Node, scores: dict[Node, float], measures: Measures, matches: Matches) -> None:
        self.prose = measures[best].prose
        self._score = scores[best]
        self._scores, self.measures, self._matches = scores, measures, matches

    def belongs(self, node: Node, top: Node) -> bool:
        measure = self.measures[node]
        if measure.link_share > 0.3 or node.tag in ("aside", "footer", "nav", "header") or belongs_to_others(node):
            return False
        if node.tag in ("p", "pre", "blockquote"):
            return measure.prose >= LEAST_SENTENCE
        if self._matches.total and self._matches.share(node) >= 0.1:
            return True
        is_like = _kind(node) == _kind(top) and _kind(node)[1] != "" and node.tag != "article"
        return measure.prose >= LEAST_SENTENCE * 2.4 and (is_like or self._is_as_good(node))

    def _is_as_good(self, node: Node) -> bool:
        if self._matches.total or node.tag in _LISTED:
            return False
        return self._scores.get(node, 0.0) >= 0.35 * self._score and self.measures[node].prose >= 0.2 * self.prose


def _with_neighbours(best: Node, judge: _Judge) -> Node:
    """The element, or the lowest one above it with all boxes of the article; those of others are removed from it."""
    top = best
    for _ in range(_HIGHEST):
        above = top.parent
        if above is None or top.tag in _TOP or above.tag == "html":
            break
        boxes = elements_of(above)
        chosen = [box for box in boxes if box is top or judge.belongs(box, top)]
        if len(chosen) > 1:
            # With the headings, pictures and lists between them.
            stretch = boxes[boxes.index(chosen[0]) : boxes.index(chosen[-1]) + 1]
            kept = set(chosen)
            above.children = [box for box in stretch if box in kept or box.tag in _BETWEEN]
        elif judge.measures[above].prose <= 1.02 * judge.prose and above.tag not in _TOP:
            above.children = [top]
        else:
            break
        top = above
    return top
