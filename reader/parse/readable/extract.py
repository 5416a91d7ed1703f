"""Article extraction (readability): a web page → title, HTML and text of its article, or none.

Clutter is removed first, then the element that contains the article is found, helped by what the page announces, and
what is left of the surroundings is removed from it (`trim`). Pure; any thread; linear in the size of the page.

Paragraphs give points to the element around them, and half as many one step further up; links take points away, and so
do names like "comments". What the page announces about its article weighs most. Where a page cuts its article into
several boxes, neighbours of the same kind are taken too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape

from msgspec import Struct

from reader.html.addresses import web_address
from reader.html.charset import decode
from reader.html.text import text_of
from reader.html.tokenizer import MAX_PAGE, Text, tokenize, words
from reader.parse.page import Node, ancestors_of, elements_of, make_tree, markup_of
from reader.parse.readable import nodes
from reader.parse.safe_html.sanitize import clean, clean_plain
from reader.parse.safe_html.tidy import LAZY_SOURCES
from reader.parse.text import MAX_TITLE, one_line

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


def find_container(root: Node, measures: nodes.Measures, matches: nodes.Matches) -> Node | None:
    scores = _scores(root, measures, matches)
    if not scores:
        return None
    best = max(scores, key=lambda node: scores[node])
    return _with_neighbours(best, _Judge(best, scores, measures, matches))


# --- points -----------------------------------------------------------------------------------------


def _scores(root: Node, measures: nodes.Measures, matches: nodes.Matches) -> dict[Node, float]:
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


def _points(measures: nodes.Measures) -> dict[Node, float]:
    points: dict[Node, float] = {}
    for node, measure in measures.items():
        own = _paragraph_points(node, measure)
        share = 1.0
        holder = node.parent if node.tag in nodes.PARAGRAPHS or node.tag == "span" else node
        while own and holder is not None and share > 0.2:
            if holder.tag in _HOLDERS:
                points[holder] = points.get(holder, 0.0) + own * share
                share /= 2
            holder = holder.parent
    return points


def _paragraph_points(node: Node, measure: nodes.Measure) -> float:
    """The points of one paragraph, also of one that is only text and line breaks in a box."""
    if node.tag in nodes.PARAGRAPHS:
        links = measure.link_share
    elif node.tag in _BOXES:
        measure, links = nodes.measure_own_text(node), 0.0
    else:
        return 0.0
    if measure.weight < nodes.LEAST_SENTENCE:
        return 0.0
    if measure.weight < _LONGEST_TEASER:
        text = nodes.full_text(node, nodes.PARAGRAPHS) if node.tag in nodes.PARAGRAPHS else nodes.own_text(node)
        if _CUT_OFF.search(text):  # it ends with dots, as teasers of other articles do
            return 0.0
    return (1 + min(measure.commas, 10) * 0.5 + min(measure.weight / 100, 6)) * (1 - links)


def _bonus(node: Node) -> float:
    named = f"{node.attributes.get('class', '')} {node.attributes.get('id', '')}"
    bonus = 3.0 if _LIKELY.search(named) else 0.0
    if node.tag in ("article", "main") or node.attributes.get("role") in ("main", "article"):
        bonus += 5
    return bonus + 25 * nodes.is_article_body(node)


def _trust(root: Node, matches: nodes.Matches) -> dict[Node, float]:
    """A factor for each element: less inside boxes that are doubtful by name, by element or by being hidden."""
    trust: dict[Node, float] = {}
    for node in nodes.walk(root):
        above = trust[node.parent] if node.parent is not None else 1.0
        trust[node] = max(0.09, above * (0.3 if _is_doubtful(node, matches) else 1.0))
    return trust


def _is_doubtful(node: Node, matches: nodes.Matches) -> bool:
    if node.tag in ("body", "html", "article", "main") or (matches.total and matches.share(node) >= 0.5):
        return False
    return node.tag in ("footer", "aside", "nav") or nodes.is_hidden(node) or nodes.belongs_to_others(node)


def _is_listing(node: Node, measures: nodes.Measures) -> bool:
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

    def __init__(self, best: Node, scores: dict[Node, float], measures: nodes.Measures, matches: nodes.Matches) -> None:
        self.prose = measures[best].prose
        self._score = scores[best]
        self._scores, self.measures, self._matches = scores, measures, matches

    def belongs(self, node: Node, top: Node) -> bool:
        measure = self.measures[node]
        if (
            measure.link_share > 0.3
            or node.tag in ("aside", "footer", "nav", "header")
            or nodes.belongs_to_others(node)
        ):
            return False
        if node.tag in ("p", "pre", "blockquote"):
            return measure.prose >= nodes.LEAST_SENTENCE
        if self._matches.total and self._matches.share(node) >= 0.1:
            return True
        is_like = _kind(node) == _kind(top) and _kind(node)[1] != "" and node.tag != "article"
        return measure.prose >= nodes.LEAST_SENTENCE * 2.4 and (is_like or self._is_as_good(node))

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


# Pictures that are not yet in the text: those that wait for a script, and the one that the page announces.

_OF_THE_SITE = re.compile(r"logo|default|placeholder|fallback|favicon|icon|avatar|blank|share-?image", re.IGNORECASE)
_WAITING = (*LAZY_SOURCES, "srcset", "data-srcset")


def show_waiting_pictures(root: Node) -> None:
    """Show the pictures inside `noscript`, as we run no scripts, and remove the empty ones that they stand for."""
    for node in nodes.walk(root):
        kept: list[Node | str] = []
        for child in node.children:
            if isinstance(child, Node) and child.tag == "noscript":
                pictures = [inner for inner in nodes.walk(child) if inner.tag == "img" and _has_source(inner)]
                if len(pictures) == 1:
                    kept = [one for one in kept if isinstance(one, str) or not _is_empty_picture(one)]
                    kept.append(pictures[0])
                    pictures[0].parent = node
            else:
                kept.append(child)
        node.children = kept


def find_lead_picture(root: Node, url: str) -> tuple[str, str]:
    """The address and alternative text of the picture that the page announces; empty where it is the site's own."""
    address = words = ""
    for node in nodes.walk(root):
        if node.tag == "meta":
            name = node.attributes.get("property", "").lower()
            if name in ("og:image", "og:image:url") and not address:
                address = web_address(url, node.attributes.get("content", ""))
            elif name == "og:image:alt":
                words = node.attributes.get("content", "")
    return ("", "") if _OF_THE_SITE.search(address) else (address, words)


def make_lead_markup(holder: Node, address: str, words: str) -> str:
    """The announced picture, to be put above an article that has none; else ""."""
    if not address or nodes.has_picture(holder):
        return ""
    return f'<figure><img src="{escape(address)}" alt="{escape(words)}"></figure>'


def _has_source(picture: Node) -> bool:
    source = picture.attributes.get("src", "")
    return bool(source) and not source.startswith("data:")


def _is_empty_picture(node: Node) -> bool:
    pictures = [inner for inner in nodes.walk(node) if inner.tag == "img"]
    if len(pictures) != 1 or any(isinstance(child, str) and child.strip() for child in node.children):
        return False
    return not _has_source(pictures[0]) and not any(pictures[0].attributes.get(name) for name in _WAITING)


# What is left to remove from an article that was found: lists of links, other articles inside it, its own headline and
# byline, and calls to subscribe or follow. Pictures always stay.

_LINKED = words("div section ul ol dl table p h2 h3 h4 h5 h6")
_LINES = words("p h1 h2 h3 h4 h5 h6 li pre blockquote td dd dt")
_OPENING = words("p pre blockquote li td")
_CALLS = re.compile(
    r"\b(?:subscrib|newsletter|sign up|follow (?:us|him|her|me)|join our|download (?:the|our) app"
    r"|(?:contact|email) the author|abonnier|inscrivez|suscr[ií]b|assine|iscriviti)",
    re.IGNORECASE,
)


def trim(article: Node, measures: nodes.Measures) -> None:
    _drop_other_articles(article, measures)
    for node in list(nodes.walk(article)):
        node.children = [child for child in node.children if isinstance(child, str) or not _is_links(child, measures)]
    lines = [(node, text) for node in _lines(article) if (text := nodes.full_text(node))]
    # Headline, date and byline, which the window shows above the article; and what comes after its last line.
    opens = (nodes.weigh(text) >= (40 if node.tag in _OPENING else 80) for node, text in lines)
    start = next((at for at, is_opening in enumerate(opens) if is_opening), 0)
    _drop(node for node, text in lines[:start] if node.tag in nodes.HEADINGS or nodes.weigh(text) < 80)
    end = len(lines)
    while end > start and _is_tail(*lines[end - 1], measures):
        end -= 1
    _drop(node for node, _ in lines[end:])
    lines = lines[start:end]
    _drop(
        node
        for node, text in lines
        if _CALLS.search(text) and nodes.weigh(text) < 220 and measures[node].link_share > 0.15
    )


def _drop_other_articles(article: Node, measures: nodes.Measures) -> None:
    """Remove two or more articles inside this one, which are teasers, if enough is left without them."""
    inner = dict.fromkeys(node for node in nodes.walk(article) if node.tag == "article" and node is not article)
    teasers = [node for node in inner if not any(up in inner for up in ancestors_of(node))]
    prose = sum(measures[node].prose for node in teasers)
    if len(teasers) >= 2 and measures[article].prose - prose >= 280:
        nodes.remove(teasers)


def _is_links(node: Node, measures: nodes.Measures) -> bool:
    measure = measures.get(node)
    if node.tag not in _LINKED or measure is None or not measure.length:
        return False
    if node.tag in ("ul", "ol") and measure.link_share > 0.4:
        items = [child for child in elements_of(node) if child.tag == "li"]
        if len(items) >= 2 and sum(measures[item].link_share > 0.6 for item in items) >= 0.75 * len(items):
            return True
    most = 25 if node.tag == "p" else 60
    return (
        measure.link_share > 0.5
        and measure.prose < 80
        and measure.length - measure.linked < most
        and not nodes.has_picture(node)
    )


def _lines(article: Node) -> list[Node]:
    found, waiting = [], [article]
    while waiting:
        node = waiting.pop()
        if node.tag == "figcaption":
            continue
        inner = elements_of(node)
        if node.tag in _LINES or not any(child.tag in nodes.BLOCKS for child in inner):
            found.append(node)
        else:
            waiting.extend(reversed(inner))
    return found


def _is_tail(node: Node, text: str, measures: nodes.Measures) -> bool:
    if node.tag in nodes.HEADINGS:
        return True
    if _CALLS.search(text) and nodes.weigh(text) < 400:
        return True
    return measures[node].link_share > 0.5 and nodes.weigh(text) < 200


def _drop(found: Iterable[Node]) -> None:
    nodes.remove(node for node in found if not nodes.has_picture(node))


# The next page of an article that its publisher cut into several.
#
# `rel=next` alone isn't a sign: blogs give it to the next post. The address must be this page's own with a
# number added or counted up.

_NUMBER = re.compile(r"\d+", re.ASCII)
_LONGEST_NUMBER = 4
_ORIGIN = re.compile(r"https?://[^/?#]*+", re.IGNORECASE)
_ADDED = re.compile(r"(?:/|/page/|/seite/|[?&](?:page|p|seite|pg|pagina)=|[-_](?:page|p|seite)?-?)2(?:\.html?)?/?$")


def find_next_page(html: bytes, url: str, content_type: str = "") -> str | None:
    """The first link on the page whose address is this one's with a number added or counted up; None without one."""
    here = url.partition("#")[0]
    for token in tokenize(decode(html[:MAX_PAGE], content_type)):
        if isinstance(token, Text) or token.closes or token.name not in ("a", "link"):
            continue
        there = web_address(here, token.attributes.get("href", "")).partition("#")[0]
        if there not in ("", here) and _counts_up(here, there):
            return there
    return None


def _counts_up(here: str, there: str) -> bool:
    ours, theirs = _ORIGIN.match(here), _ORIGIN.match(there)
    if ours is None or theirs is None or ours[0] != theirs[0]:
        return False
    stem = re.sub(r"(?:\.html?)?/?$", "", here)
    if there.startswith(stem) and _ADDED.fullmatch(there[len(stem) :]):
        return True
    return _is_one_more(here, there)


def _is_one_more(here: str, there: str) -> bool:
    """Tell whether only the last number differs, is small, and is larger by one: page 3 after page 2."""
    ours, theirs = list(_NUMBER.finditer(here)), list(_NUMBER.finditer(there))
    if not ours or len(ours) != len(theirs):
        return False
    last, next_ = ours[-1], theirs[-1]
    same = here[: last.start()] == there[: next_.start()] and here[last.end() :] == there[next_.end() :]
    marked = bool(_ADDED.search(re.sub(r"(?<!\d)\d++(?=(?:\.html?)?/?$)", "2", here)))
    if not same or not marked or max(len(last[0]), len(next_[0])) > _LONGEST_NUMBER:
        return False
    return 2 <= int(last[0]) < 50 and int(next_[0]) == int(last[0]) + 1


_SEPARATOR = re.compile(r"\s+(?:[|·—–:»-]|::)\s+|\s*[｜］】]\s*")
_HEADING_LINK = re.compile(r"\s*[¶#]$")
"""A link to the heading itself, which documentation shows beside it."""


def find_title(root: Node) -> str:
    """The page's title: the one it announces, else its only h1, else its title element without the site's name."""
    headlines = []
    page_title = ""
    for node in nodes.walk(root):
        if node.tag == "meta" and node.attributes.get("property") == "og:title":
            headline = one_line(node.attributes.get("content", ""), MAX_TITLE)
            if headline:
                return headline
        if node.tag == "h1":
            headlines.append(_line_of(node))
        if node.tag == "title" and not page_title:
            page_title = _line_of(node)
    if len(headlines) == 1 and headlines[0]:
        return headlines[0]
    return max(_SEPARATOR.split(page_title), key=len)


def _line_of(node: Node) -> str:
    inside = "".join(child if isinstance(child, str) else markup_of(child) for child in node.children)
    return _HEADING_LINK.sub("", one_line(text_of(inside), MAX_TITLE))


LEAST_WEIGHT = 280
"""Weight of the shortest article."""
LONGEST_HEADLINE = 120
LEAST_ANNOUNCED = 80
"""The same where the page itself announces the text."""


class Article(Struct, frozen=True):
    title: str
    html: str
    text: str
    """Without the captions of pictures, which the HTML has."""


def find_article(html: bytes, url: str, content_type: str = "") -> Article | None:
    """The article of a page; None where there is none that differs from its surroundings."""
    page = decode(html[:MAX_PAGE], content_type)
    root = make_tree(page)
    if not any(isinstance(child, Node) for child in root.children):
        return _make_plain(page)
    title = find_title(root)
    hints = nodes.read_hints(page, root)
    lead = find_lead_picture(root, url)
    show_waiting_pictures(root)
    nodes.remove_clutter(root)
    measures = nodes.measure_page(root)
    matches = nodes.match(root, hints)
    holder = find_container(root, measures, matches)
    if hints.body and not matches.total:
        # A script of the page would write it; what it would write is announced.
        cleaned = clean_plain(hints.body)
        return Article(title, make_lead_markup(Node("div", {}), *lead) + cleaned.html, cleaned.text)
    if holder is None:
        return None
    trim(holder, measures)
    cleaned = clean(make_lead_markup(holder, *lead) + markup_of(holder), url)
    text = cleaned.text
    if captions := [node for node in nodes.walk(holder) if node.tag == "figcaption"]:
        nodes.remove(captions)
        text = text_of(clean(markup_of(holder), url).html)
    is_announced = matches.total > 0 and matches.share(holder) >= 0.5
    if nodes.weigh(text) < (LEAST_ANNOUNCED if is_announced else LEAST_WEIGHT):
        return None
    return Article(title, cleaned.html, text)


def _make_plain(page: str) -> Article | None:
    """All of a page that is plain text; its first line is the title if it is short."""
    cleaned = clean_plain(page)
    first, _, rest = page.strip().partition("\n")
    title = one_line(first, MAX_TITLE) if rest and len(first) <= LONGEST_HEADLINE else ""
    return Article(title, cleaned.html, cleaned.text) if nodes.weigh(cleaned.text) >= LEAST_WEIGHT else None
